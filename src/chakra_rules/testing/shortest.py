"""The shortest beginning of a game that breaks a clause."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from attrs import define

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.contract import GAME_CLAUSES, STATE_CLAUSES, GameClause, StateClause, game_pool, moments
from chakra_rules.testing.module_clauses import bounded_nesting, hooks_return

CONSERVED = "conserved"
"""Checked up to where it is broken; the other clauses stop before that, so that one fault is told once."""

FAULTS: dict[str, StateClause] = {one.name: one for one in (hooks_return, bounded_nesting)}
"""Whether the modules can be asked at all."""

IN_POSITIONS = FAULTS | STATE_CLAUSES


@define(eq=False)
class Tried:
    """A game in which the clauses are tried; what several of them look at is worked out once.

    Args:
        game: played in any way.
    """

    game: Game

    @cached_property
    def states(self) -> list[State]:
        """Every position of the game."""
        return [*[entry.before for entry in self.game.history], self.game.state]

    @cached_property
    def asked(self) -> tuple[Action, ...]:
        """Actions to ask about in each of them."""
        try:
            return game_pool(self.game)
        except ChakraError:
            return ()  # a module fails where actions are listed, which a clause tells

    @cached_property
    def to_the_break(self) -> Tried | None:
        """The beginning of the game up to the first position that breaks an invariant; None when none does."""
        broken = (count for count, state in enumerate(self.states) if _unsound(self.game.rules, state))
        first = next(broken, None)
        return None if first is None else self.beginning(first)

    @cached_property
    def before_the_break(self) -> Tried | None:
        """The beginning of the game before that position; None when that is the first."""
        end = self.to_the_break
        return end.beginning(len(end.states) - 2) if end and len(end.states) > 1 else None

    def beginning(self, count: int) -> Tried:
        """The game as it stood after so many actions."""
        return Tried(Game(self.game.rules, self.states[count], history=self.game.history[:count]))


def shortest(name: str, tried: Tried) -> tuple[str, Game] | None:
    """How a clause is broken in a game, and the shortest beginning of the game that shows it.

    Args:
        name: of a clause about positions or games.
        tried: the game.

    Returns:
        None when the clause holds.
    """
    part: Tried | None = tried
    if name not in FAULTS and tried.to_the_break is not None:
        part = tried.to_the_break if name == CONSERVED else tried.before_the_break
    if part is None:
        return None
    return _in_game(GAME_CLAUSES[name], part) if name in GAME_CLAUSES else _in_position(IN_POSITIONS[name], part)


def _unsound(rules: Ruleset, state: State) -> bool:
    return any(i.broken(rules.book, state) for module in rules.modules for i in module.invariants)


def _in_position(clause: StateClause, tried: Tried) -> tuple[str, Game] | None:
    """Some positions are tried; if one fails, all from the first on, for the first to fail may come long before."""

    def told(state: State) -> str:
        return _told(partial(clause, tried.game.rules, state, tried.asked))

    if not any(told(state) for state in moments(tried.game)):
        return None
    failing = ((how, count) for count, state in enumerate(tried.states) if (how := told(state)))
    return next(((how, tried.beginning(count).game) for how, count in failing), None)


def _in_game(clause: GameClause, tried: Tried) -> tuple[str, Game] | None:
    """The length is halved as long as the beginning still fails."""

    def told(game: Game) -> str:
        return _told(partial(clause, game.rules, game))

    found, how = tried.game, told(tried.game)
    if not how:
        return None
    low, high = 0, len(found.history)
    while low < high:
        middle = (low + high) // 2
        shorter = tried.beginning(middle).game
        if again := told(shorter):
            found, how, high = shorter, again, middle
        else:
            low = middle + 1
    return how, found


def _told(check: Callable[[], None]) -> str:
    """What the breach says; empty when the check finds none."""
    try:
        check()
    except Breach as breach:
        return str(breach)
    return ""
