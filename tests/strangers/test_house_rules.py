"""The house rules: one lifts a rule and brings another, one refuses an action."""

from __future__ import annotations

import pytest

from chakra_rules import Ruleset, State
from chakra_rules.extend import EndTriggered, Module
from chakra_rules.testing import scenario

EMPTY = "-/-/-/-/-/-/-/-/-"
APART = "-/PPP/-/CCC/GGG/YYY/-/-/-"
IN_A_ROW = "-/-/BBB/CCC/GGG/YYY/-/-/-"
THREE = "-/PPP/-/CCC/GGG/-/-/-/-"
FIVE = "-/PPP/-/CCC/GGG/YYY/-/RRR/-"


def triggers(rules: Ruleset, board: str) -> list[str]:
    """By which rules the end is triggered when this seat ends its turn."""
    result = rules.apply(scenario(rules, board, EMPTY), "M:P")
    return [event.rule for event in result.events if isinstance(event, EndTriggered)]


@pytest.mark.rule("four-chakras.end")
@pytest.mark.parametrize(
    ("in_a_row", "board", "ends"),
    [
        (False, THREE, False),
        (False, APART, True),
        (False, IN_A_ROW, True),
        (True, THREE, False),
        (True, APART, False),
        (True, IN_A_ROW, True),
        (True, FIVE, False),
    ],
)
def test_four_harmonised_chakras_end_the_game(four_chakras: Module, in_a_row: bool, board: str, ends: bool) -> None:
    rules = Ruleset.of(four_chakras, options={"in_a_row": in_a_row})
    assert triggers(rules, board) == (["four-chakras.end"] if ends else [])


@pytest.mark.rule("four-chakras.end", "base.end.round")
def test_the_round_is_finished_and_the_game_is_over(four_chakras: Module) -> None:
    rules = Ruleset.of(four_chakras)
    state = rules.apply(scenario(rules, APART, EMPTY), "M:P").state
    assert (state.last_round, rules.decision(state) is None) == (True, False)
    assert rules.apply(state, "M:P").state.ended == "base.end.round"


@pytest.mark.rule("base.end.trigger")
def test_the_official_trigger_is_lifted_and_without_the_module_it_is_not(four_chakras: Module) -> None:
    assert triggers(Ruleset.of(), FIVE) == ["base.end.trigger"]
    assert triggers(Ruleset.of(), APART) == []
    assert triggers(Ruleset.of(four_chakras), FIVE) == ["four-chakras.end"]


@pytest.mark.rule("four-chakras.end", "yin-yang.temporary.no-points")
def test_a_temporary_harmonisation_is_none_of_the_four(four_chakras: Module) -> None:
    rules = Ruleset.of("yin-yang", four_chakras)
    assert triggers(rules, "-/PPP/-/CCC/GGG/WYY/-/-/-") == []


def round_(rules: Ruleset, number: int) -> State:
    """A position of that round."""
    return scenario(rules, "K/-/-/-/-/-/-/-/-", EMPTY, round=number)


@pytest.mark.rule("calm-start.no-channel")
def test_nobody_channels_in_the_first_round(calm_start: Module) -> None:
    rules = Ruleset.of(calm_start)
    first, second = round_(rules, 1), round_(rules, 2)
    (reason,) = rules.explain(first, "C3")
    assert rules.tell(reason) == "Nobody channels in the first round: receive energy or meditate."
    assert not [a for a in rules.actions(first) if a.notation.startswith("C")]
    assert set(rules.actions(second)) - set(rules.actions(first)) == {rules.action(f"C{n}") for n in (3, 7)}
