"""The contract that every mix of modules keeps, clause by clause, and the two calls that check all of it.

>>> from chakra_rules import Ruleset
>>> check_game(play(Ruleset.of(), players=2, seed=1, actions=20))
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from random import Random

from chakra_rules.actions import Action
from chakra_rules.components import COLOURS
from chakra_rules.errors import NotationError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing import (
    choosing_clauses,
    document_clauses,
    game_clauses,
    information,
    state_clauses,
    turn_clauses,
)
from chakra_rules.testing.clause import Breach, Clause
from chakra_rules.testing.play import play

__all__ = ["GAME_CLAUSES", "STATE_CLAUSES", "Breach", "Clause", "check_game", "check_state", "moments", "play", "pool"]

StateClause = Clause[[Ruleset, State, tuple[Action, ...]]]
GameClause = Clause[[Ruleset, Game]]

STATE_CLAUSES: dict[str, StateClause] = {
    one.name: one
    for one in (
        state_clauses.listed_actions_apply,
        state_clauses.no_dead_end,
        state_clauses.explained,
        state_clauses.conserved,
        state_clauses.position_reads_back,
        state_clauses.notation_reads_back,
        state_clauses.events_fold,
        state_clauses.stable_order,
        state_clauses.chances_add_up,
        state_clauses.score_adds_up,
        choosing_clauses.conceivable,
        choosing_clauses.staged,
        information.view_answers,
        information.imagined,
        information.indistinguishable,
    )
}
"""What holds in every position, by name."""

GAME_CLAUSES: dict[str, GameClause] = {
    one.name: one
    for one in (
        game_clauses.past_unchanged,
        game_clauses.replays,
        game_clauses.saves_load,
        game_clauses.lock_step,
        game_clauses.undoes,
        game_clauses.learning_reveals,
        game_clauses.rules_untouched,
        information.same_to_the_end,
        document_clauses.documented,
        turn_clauses.turns_pass,
        turn_clauses.waivers_end,
        turn_clauses.last_round_ends,
        turn_clauses.scored_once,
        turn_clauses.any_order,
    )
}
"""What holds of every game, by name."""

POOL = 90
"""How many unlisted actions are asked about in each position."""
MOMENTS = 10
"""How many positions of a game are looked at closely."""


def check_state(rules: Ruleset, state: State, others: Iterable[Action] = ()) -> None:
    """Check every clause in one position.

    Args:
        rules: what is in play.
        state: the position.
        others: actions to ask about besides those listed and their likes, from elsewhere in the game.

    Raises:
        Breach: naming the clause, with the position in notation.
    """
    asked = pool(rules, [*rules.actions(state), *others])
    for one in STATE_CLAUSES.values():
        one(rules, state, asked)


def check_game(game: Game, positions: int = MOMENTS) -> None:
    """Check every clause over a game, and in some of its positions.

    Args:
        game: played in any way.
        positions: how many positions are looked at closely.

    Raises:
        Breach: naming the clause, with the position in notation.
    """
    rules = game.rules
    states = moments(game, positions)
    asked = game_pool(game)
    for one in STATE_CLAUSES.values():
        for state in states:
            one(rules, state, asked)
    for clause in GAME_CLAUSES.values():
        clause(rules, game)


def moments(game: Game, count: int = MOMENTS) -> tuple[State, ...]:
    """Positions of the game worth a close look: the last, each kind of decision, and some evenly in between."""
    states = [entry.before for entry in game.history] + [game.state]
    last_of_kind = {type(state.stack[-1]) if state.stack else None: index for index, state in enumerate(states)}
    chosen = dict.fromkeys([len(states) - 1, *sorted(last_of_kind.values(), reverse=True)])
    chosen |= dict.fromkeys(round(step * (len(states) - 1) / count) for step in range(1, count))
    return tuple([states[index] for index in sorted(islice(chosen, count))])


def game_pool(game: Game) -> tuple[Action, ...]:
    """Actions to ask about in any position of the game: what was played and listed in it, and their likes."""
    return pool(game.rules, met(game))


def met(game: Game) -> list[Action]:
    """The actions that were played in the game and listed in some of its positions."""
    listed = [action for state in moments(game) for action in game.rules.actions(state)]
    return [*[entry.action for entry in game.history], *listed]


def pool(rules: Ruleset, actions: Iterable[Action], size: int = POOL) -> tuple[Action, ...]:
    """Some of the actions, and others that are written nearly alike, the same for the same arguments.

    Args:
        rules: what is in play.
        actions: to begin with.
        size: how many at most.

    Raises:
        ModuleContractError: a module fails to read what its own pattern lets in.
    """
    found: dict[Action, None] = {}
    for text in texts(rules, actions, size):
        with suppress(NotationError):
            found[rules.action(text)] = None
    return tuple(islice(found, size))


def texts(rules: Ruleset, actions: Iterable[Action], size: int = POOL) -> tuple[str, ...]:
    """The notation of some of the actions, and what is nearly that and may be none; for the arguments see :func:`pool`.

    >>> from chakra_rules.extend import Meditate
    >>> texts(Ruleset.of(), [Meditate("G")], 2)
    ('M:G', 'O:G', 'M:Y')
    """
    random = Random(size)
    by_kind: dict[type[Action], list[str]] = {}
    for action in dict.fromkeys(actions):
        by_kind.setdefault(type(action), []).append(action.notation)
    share = 1 + size // (2 * len(by_kind)) if by_kind else 0
    found: list[str] = []
    for written in by_kind.values():
        found += random.sample(written, min(share, len(written)))
        found += [_changed(rules, random.choice(written), random) for _ in range(share)]
    return tuple(dict.fromkeys(found))


def _changed(rules: Ruleset, text: str, random: Random) -> str:
    """The text with one of its characters replaced by another of its kind."""
    at = random.randrange(len(text))
    letters = "".join(rules.book.energies) + COLOURS
    other = random.choice("0123456789" if text[at].isdigit() else letters if text[at].isupper() else "-+:>")
    return text[:at] + other + text[at + 1 :]
