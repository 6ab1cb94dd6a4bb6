"""What holds of every state that play with Powers reaches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from chakra_powers import MODULE, Powers
from chakra_powers.examples import holding

from chakra_rules import NATURE, Ruleset, State
from chakra_rules.events import Event, fold
from chakra_rules.extend import COLOUR_AT, Example, harmonised_heights
from chakra_rules.position import read_position, write_position
from chakra_rules.testing import scenario

NEARLY = "PGR/PP/BB/CC/GG/YY/OO/RR/- notches=76"
"""A board on which every chakra lacks one energy."""
MAYA = "KYB CKO OYB"
SEVEN = "PBCGYOR"


def beginnings(rules: Ruleset, players: int) -> tuple[State, ...]:
    """Where random play starts: the beginning, boards nearly complete, and every Power won already."""
    won = holding(players, {seat: Powers(face_up=SEVEN) for seat in range(players)})
    return (
        rules.initial(players),
        scenario(rules, *(NEARLY,) * players, maya=MAYA),
        scenario(rules, *("K/G/Y/-/R/-/B/-/K spaces=27 notches=2",) * players, maya=MAYA, **won),
    )


Taken = tuple[State, Any, tuple[Event, ...], State]
"""The state, the action, what happened, the state after."""


def nature_decides(rules: Ruleset, state: State) -> bool:
    """Whether the open decision is nature's."""
    decision = rules.decision(state)
    return decision is not None and decision.seat == NATURE


def steps(rules: Ruleset, state: State, random: Random, most: int) -> Iterator[Taken]:
    """Random play that leans towards Powers."""
    for _ in range(most):
        if rules.decision(state) is None:
            return
        if nature_decides(rules, state):
            action = rules.sample(state, random)
        else:
            actions = rules.actions(state)
            powers = [a for a in actions if a.notation.startswith("P")]
            action = random.choice(powers if powers and random.random() < 0.3 else actions)
        after, events = rules.apply(state, action)
        yield state, action, events, after
        state = after


def games(rules: Ruleset, count: int, most: int = 60) -> Iterator[Taken]:
    """The steps of so many games from each beginning, two to four seats in turn."""
    for seed in range(count):
        for state in beginnings(rules, 2 + seed % 3):
            yield from steps(rules, state, Random(seed), most)


@pytest.mark.rule("powers.setup", "powers.win", "powers.activate")
@pytest.mark.parametrize("options", [{}, {"harmonised_energies": "movable"}], ids=["default", "movable"])
def test_every_invariant_holds_and_every_power_is_activated(options: dict[str, Any]) -> None:
    rules = Ruleset.of("powers", options=options)
    seen = set()
    for _, action, _, after in games(rules, 12):
        broken = [i.broken(rules.book, after) for m in rules.modules for i in m.invariants]
        assert not any(broken), broken
        seen.add(action.notation)
    assert {f"P:{colour}" for colour in SEVEN} <= seen


@pytest.mark.rule("powers.win")
def test_the_powers_of_a_seat_are_those_of_its_harmonised_chakras(rules: Ruleset) -> None:
    won = 0
    for seed in range(20):
        for _, _, _, after in steps(rules, scenario(rules, NEARLY, NEARLY, maya=MAYA), Random(seed), 60):
            for seat in after.seats:
                powers = seat.slot(Powers)
                harmonised = "".join(sorted(COLOUR_AT[height] for height in harmonised_heights(seat.cells)))
                assert "".join(sorted(powers.face_up + powers.flipped)) == harmonised
                won = max(won, len(harmonised))
    assert won >= 2


@pytest.mark.rule("powers.one-per-turn")
def test_nobody_flips_two_powers_in_a_turn(rules: Ruleset) -> None:
    activated = False
    activations = 0
    for state, action, _, after in games(rules, 8):
        if action.notation.startswith("P:"):
            assert not activated
            activations += 1
        same_turn = (after.round, after.turn) == (state.round, state.turn) and after.stack
        activated = bool(same_turn) and (activated or action.notation.startswith("P:"))
    assert activations > 50


def test_what_is_offered_is_what_is_not_refused_and_its_notation_reads_back(rules: Ruleset) -> None:
    taken = [(state, action) for state, action, _, _ in games(rules, 4, most=40) if not nature_decides(rules, state)]
    everything = {action for _, action in taken}
    for state, _ in taken:
        offered = rules.actions(state)
        assert {action for action in everything.union(offered) if not rules.explain(state, action)} == set(offered)
        assert [rules.action(action.notation) for action in offered] == list(dict.fromkeys(offered))


def test_folding_the_events_into_the_old_state_gives_the_new_one(rules: Ruleset) -> None:
    for state, _, events, after in games(rules, 6):
        assert fold(state, events) == after


def test_a_position_reads_back_in_the_middle_of_every_power(rules: Ruleset) -> None:
    open_decisions = set()
    for _, _, _, after in games(rules, 6):
        assert read_position(rules.book, write_position(rules.book, after)) == after
        open_decisions.add(type(rules.decision(after)).__name__)
    assert {
        "AfterAction", "ChooseNotch", "ChooseColour", "ChooseSwap", "ChooseMove", "ChooseSpace", "ChooseReturn",
    } <= open_decisions  # fmt: skip


@pytest.mark.parametrize("example", MODULE.examples, ids=lambda example: example.rule)
def test_an_example_plays_as_it_says(rules: Ruleset, example: Example) -> None:
    words = dict(example.position)
    state = scenario(rules, *words.pop("seats"), **words)
    if example.refused:
        assert example.rule in [reason.rule for reason in rules.explain(state, example.refused)]
    for notation in example.plays:
        state = rules.apply(state, notation).state
    broken = [i.broken(rules.book, state) for m in rules.modules for i in m.invariants]
    assert not any(broken)


def test_every_rule_of_the_module_has_an_example() -> None:
    assert {rule.id for rule in MODULE.rules} - {example.rule for example in MODULE.examples} == {"powers.setup"}
