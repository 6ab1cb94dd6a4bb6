"""Hypothesis strategies for any mix of modules: rules, games, positions, and a machine that plays.

They need the ``testing`` extra. A game is drawn as whole numbers, one for each choice, so that a failing one shrinks
to a short game of plain choices.

>>> from hypothesis import given
>>> @given(games(Ruleset.of(), players=2, max_actions=20))
... def test_it_keeps_the_contract(game): check_game(game)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from chakra_rules.actions import Action
from chakra_rules.dealers import no_dealer
from chakra_rules.errors import NotationError
from chakra_rules.game import Game
from chakra_rules.modules import Module, OptionValue
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.contract import check_game, check_state
from chakra_rules.testing.play import SCALE, go_on

__all__ = ["check_game", "games", "machine", "notations", "positions", "rulesets"]

LEANS = (20, 1, 6, 40)
"""How strongly play leans towards promising actions: see :func:`chakra_rules.testing.play.answer`."""

CHOICES = st.integers(0, SCALE - 1)
PLAYERS = st.integers(2, 4)

_composed: dict[object, Ruleset] = {}


def _ruleset(modules: tuple[str | Module, ...], options: dict[str, OptionValue]) -> Ruleset:
    """The rules, put together once for each way of asking."""
    key = (modules, tuple([(name, type(value), value) for name, value in sorted(options.items())]))
    if key not in _composed:
        _composed[key] = Ruleset.of(*modules, options=options)
    return _composed[key]


@st.composite
def rulesets(draw: st.DrawFn, *modules: str | Module) -> Ruleset:
    """The base game with these modules, by any values of their options; shrinks to the defaults.

    Args:
        draw: given by Hypothesis.
        modules: ids of installed modules, or modules.
    """
    options: dict[str, OptionValue] = {}
    for module in _ruleset(modules, {}).modules:
        for option in module.options:
            options[f"{module.id}.{option.name}"] = draw(st.sampled_from(option.values))
    return _ruleset(modules, options)


@st.composite
def games(
    draw: st.DrawFn,
    rules: Ruleset | st.SearchStrategy[Ruleset],
    players: int | st.SearchStrategy[int] = PLAYERS,
    max_actions: int = 300,
) -> Game:
    """Games played from the beginning, for a while or to their end.

    Args:
        draw: given by Hypothesis.
        rules: what is in play, or a strategy for it.
        players: how many seats, or a strategy for it.
        max_actions: of the seats and nature together.
    """
    chosen = rules if isinstance(rules, Ruleset) else draw(rules)
    seats = players if isinstance(players, int) else draw(players)
    game = Game.new(chosen, seats, dealer=no_dealer)
    lean = draw(st.sampled_from(LEANS))
    random = Random(draw(st.integers(0, 2**16)))
    # A list of its own bounds would nearly always be short, and a short game shows little.
    length = max_actions - draw(st.integers(0, max_actions))
    for choice in draw(st.lists(CHOICES, min_size=length, max_size=length)):
        if not go_on(game, choice, lean, random):
            break
    return game


def positions(
    rules: Ruleset | st.SearchStrategy[Ruleset],
    players: int | st.SearchStrategy[int] = PLAYERS,
    max_actions: int = 300,
) -> st.SearchStrategy[State]:
    """Positions that play reaches; for the arguments see :func:`games`."""
    return games(rules, players, max_actions).map(lambda game: game.state)


def notations(rules: Ruleset) -> st.SearchStrategy[Action]:
    """Actions of every kind, legal hardly ever: whatever the patterns of the notation let pass."""
    patterns = [
        st.from_regex(re.compile(kind.pattern, re.ASCII), fullmatch=True) for kind in rules.book.kind_of.values()
    ]
    return st.one_of(patterns).map(lambda text: _read(rules, text)).filter(bool).map(_an_action)


def _read(rules: Ruleset, text: str) -> Action | None:
    try:
        return rules.action(text)
    except NotationError:
        return None


def _an_action(found: Action | None) -> Action:
    assert found is not None, "what reads as nothing is filtered out"
    return found


def machine(rules: Ruleset, players: Iterable[int] = (2, 3, 4)) -> type[RuleBasedStateMachine]:
    """A state machine that plays, forces nature, undoes, saves and loads, and checks every position it reaches.

    Args:
        rules: what is in play.
        players: how many seats there may be.

    Returns:
        A class; its ``TestCase`` is a test.
    """

    class Play(RuleBasedStateMachine):
        game: Game

        @initialize(seats=st.sampled_from(tuple(players)))
        def begin(self, seats: int) -> None:
            self.game = Game.new(rules, seats, dealer=no_dealer)

        def _playing(self) -> bool:
            return not self.game.over

        @precondition(_playing)
        @rule(choices=st.lists(CHOICES, min_size=1, max_size=20), lean=st.sampled_from(LEANS), seed=CHOICES)
        def play(self, choices: list[int], lean: int, seed: int) -> None:
            random = Random(seed)
            for choice in choices:
                go_on(self.game, choice, lean, random)

        @precondition(lambda self: self.game.can_undo)
        @rule()
        def undo_and_play_again(self) -> None:
            reached, entry = self.game.state, self.game.history[-1]
            assert self.game.undo() == entry.action
            assert self.game.state == entry.before
            assert self.game.play(entry.action) == entry.events
            assert self.game.state == reached

        @rule()
        def save_and_load(self) -> None:
            loaded = Game.load(self.game.save(), rules=rules, dealer=no_dealer)
            assert loaded.state == self.game.state
            self.game = loaded

        @rule()
        def look_closely(self) -> None:
            check_state(rules, self.game.state)

        def teardown(self) -> None:
            if hasattr(self, "game"):
                check_game(self.game, positions=3)

    Play.__name__ = Play.__qualname__ = "Play" + "".join(module.id.title().replace("-", "") for module in rules.modules)
    return Play
