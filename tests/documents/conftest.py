"""The games and examples whose documents are looked at: every mix of the modules, and what strangers bring."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from chakra_rules import Game, Ruleset, State
from chakra_rules.actions import Action
from chakra_rules.events import Event
from chakra_rules.extend import Example, Module
from chakra_rules.state import Decision
from chakra_rules.testing import play, scenario
from tests.documents.odd import ODD

OWN = ("yin-yang", "abilities", "powers", "objectives")
STRANGERS = Path(__file__).parents[1] / "strangers" / "src"
MIXES = {"+".join(mix) or "base": mix for count in range(5) for mix in combinations(OWN, count)}
NAMES = (*MIXES, "strangers", "odd")
ACTIONS = 60
ENDING = {
    "seats": ("-/PPP/-/CCC/GGG/YYY/-/RRR/- meditation=PBCGYOR", "-/-/-/-/-/-/-/-/- meditation=PBCGYOR"),
    "maya": "... ... ...",
    "bag": "",
}
"""Both can only meditate, then the game is over."""


@frozen
class Told:
    """What games of one ruleset told, each thing once."""

    rules: Ruleset
    games: tuple[Game, ...]
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    decisions: tuple[Decision, ...]


@pytest.fixture(scope="session", params=NAMES)
def told(request: pytest.FixtureRequest) -> Told:
    """What the games of a mix told."""
    return tell(str(request.param))


_TOLD: dict[str, Told] = {}


def tell(name: str) -> Told:
    """What the games of a mix told; they are played once."""
    if name not in _TOLD:
        rules = Ruleset.of(*modules(name))
        index = NAMES.index(name)
        games = [play(rules, 2 + (index + more) % 3, seed=index, actions=ACTIONS) for more in range(2)]
        examples = [_steps(rules, ENDING, ("M", "M"))]
        if name in ("strangers", "odd"):  # all there are, once
            examples += [_example(rules, example) for module in rules.modules for example in module.examples]
        _TOLD[name] = _told(rules, games, [entry for steps in examples for entry in steps])
    return _TOLD[name]


def modules(name: str) -> tuple[str | Module, ...]:
    """The modules of a mix by its name."""
    if name == "odd":
        return (ODD,)
    if name == "strangers":
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(STRANGERS)
            return (*OWN, *[import_module(package).MODULE for package in ("chakra_goodies", "four_chakras")])
    return MIXES[name]


Step = tuple[State, Action, tuple[Event, ...]]


def _example(rules: Ruleset, example: Example) -> Iterator[Step]:
    return _steps(rules, {"seats": ("-/-/-/-/-/-/-/-/-",) * 2, **example.position}, example.plays)


def _steps(rules: Ruleset, position: dict[str, Any], plays: tuple[str, ...]) -> Iterator[Step]:
    words = dict(position)
    state = scenario(rules, *words.pop("seats"), **words)
    for notation in plays:
        after, events = rules.apply(state, notation)
        yield state, rules.action(notation), events
        state = after


def _told(rules: Ruleset, games: list[Game], examples: list[Step]) -> Told:
    steps = [(entry.before, entry.action, entry.events) for game in games for entry in game.history] + examples
    states = [
        *[step[0] for step in steps[::20]],
        *[game.state for game in games],
        *[step[0] for step in examples[::10]],
    ]
    return Told(
        rules,
        tuple(games),
        tuple(dict.fromkeys(states)),
        tuple(dict.fromkeys([action for _, action, _ in steps])),
        tuple(dict.fromkeys([event for _, _, events in steps for event in events])),
        tuple(dict.fromkeys([before.stack[-1] for before, _, _ in steps])),
    )
