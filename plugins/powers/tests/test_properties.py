"""What holds of every game with Powers."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from chakra_powers import MODULE, Powers

from chakra_rules import Game, Ruleset, State
from chakra_rules.extend import COLOUR_AT, Example, TurnBegan, harmonised_heights
from chakra_rules.testing import check_game, check_state, play, scenario

SEVEN = {f"P:{colour}" for colour in "PBCGYOR"}
OWN_DECISIONS = {"AfterAction", "ChooseNotch", "ChooseColour", "ChooseSwap", "ChooseSpace", "ChooseReturn"}


@cache
def games() -> tuple[Game, ...]:
    """Played-out games for two to four seats."""
    rules = Ruleset.of("powers")
    return tuple([play(rules, players, seed, actions=400) for players in (2, 3, 4) for seed in range(1, 5)])


def open_decision(state: State) -> str:
    """The name of the open decision."""
    return type(state.stack[-1]).__name__ if state.stack else "none"


@pytest.mark.parametrize("movable", ["locked", "movable"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_keeps_the_contract(players: int, movable: str) -> None:
    rules = Ruleset.of("powers", options={"harmonised_energies": movable})
    check_game(play(rules, players, seed=7, actions=250), positions=6)


def test_positions_in_the_middle_of_every_power_keep_the_contract(rules: Ruleset) -> None:
    middle = {open_decision(entry.before): entry.before for game in games() for entry in game.history}
    assert middle.keys() >= OWN_DECISIONS
    for name in sorted(OWN_DECISIONS):
        check_state(rules, middle[name])


@pytest.mark.rule("powers.win", "powers.activate")
def test_the_powers_of_a_seat_are_those_of_its_harmonised_chakras() -> None:
    for game in games():
        for entry in game.history:
            for seat in entry.before.seats:
                powers = seat.slot(Powers)
                harmonised = sorted(COLOUR_AT[height] for height in harmonised_heights(seat.cells))
                assert sorted(powers.face_up + powers.flipped) == harmonised


@pytest.mark.rule("powers.one-per-turn")
def test_nobody_activates_two_powers_in_a_turn_and_every_power_is_activated() -> None:
    activated: set[str] = set()
    for game in games():
        this_turn = 0
        for entry in game.history:
            if entry.action.notation in SEVEN:
                this_turn += 1
                activated.add(entry.action.notation)
            assert this_turn <= 1
            if any(isinstance(event, TurnBegan) for event in entry.events):
                this_turn = 0
    assert activated == SEVEN


@pytest.mark.parametrize("example", MODULE.examples, ids=lambda example: example.rule)
def test_an_example_plays_as_it_says(rules: Ruleset, example: Example) -> None:
    words: dict[str, Any] = dict(example.position)
    state = scenario(rules, *words.pop("seats"), **words)
    if example.refused:
        assert example.rule in [reason.rule for reason in rules.explain(state, example.refused)]
    for notation in example.plays:
        state = rules.apply(state, notation).state
    check_state(rules, state)


def test_every_rule_of_the_module_but_the_set_up_has_an_example() -> None:
    assert {rule.id for rule in MODULE.rules} - {example.rule for example in MODULE.examples} == {"powers.setup"}
