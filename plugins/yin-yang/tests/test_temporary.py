"""Temporary harmonisation, and everything it does not do."""

from collections.abc import Callable

import pytest
from chakra_yin_yang.temporary import any_three, own_colour

from chakra_rules import Ruleset
from chakra_rules.extend import ChooseMove, Harmonised, Owed
from chakra_rules.testing import scenario

YIN_YANG = Ruleset.of("yin-yang")
OWN_COLOUR = Ruleset.of("yin-yang", options={"temporary_harmonisation": "own-colour"})
OTHER = "-/-/-/-/-/-/-/-/-"


def moves(rules: Ruleset, board: str, *deltas: int) -> set[str]:
    """The moves of an action that owes one move by one of these distances."""
    state = scenario(rules, board, OTHER, ask=ChooseMove(0, "base.channel.7", (Owed(deltas),)))
    return {action.notation for action in rules.actions(state)}


@pytest.mark.rule("yin-yang.temporary")
@pytest.mark.parametrize("cell", ["GRW", "GGW", "WWW", "KRW"])
def test_three_energies_with_a_white_one_are_skipped(cell: str) -> None:
    assert "Y5-3" in moves(YIN_YANG, f"-/-/-/Y/{cell}/-/-/-/-", -1)


@pytest.mark.rule("yin-yang.temporary")
@pytest.mark.parametrize("cell", ["GGK", "KRY"])
def test_three_energies_without_white_block_the_way(cell: str) -> None:
    assert "Y5-3" not in moves(YIN_YANG, f"-/-/-/Y/{cell}/-/-/-/-", -1, -2)


@pytest.mark.rule("yin-yang.temporary")
def test_two_energies_with_a_white_one_are_not_skipped() -> None:
    assert moves(YIN_YANG, "-/-/-/Y/GW/-/-/-/-", -1) == {"Y5-4", "G4-3", "W4-3"}


@pytest.mark.rule("yin-yang.temporary")
@pytest.mark.parametrize("reading", [any_three, own_colour])
def test_both_readings_ask_for_three_energies_and_a_white_one(reading: Callable[[int, str], bool]) -> None:
    assert reading(4, "GGW")
    assert not reading(4, "GW")
    assert not reading(4, "GGG")


@pytest.mark.rule("yin-yang.temporary")
def test_skipping_works_upward_and_across_harmonised_chakras_too() -> None:
    assert "R1-5" in moves(YIN_YANG, "-/-/-/-/GGG/KRW/OOO/R/-", 1)


@pytest.mark.rule("yin-yang.temporary", "base.harmonise.immediate")
def test_a_chakra_filled_by_one_move_is_skipped_by_the_next() -> None:
    owed = (Owed((-2,)), Owed((-1,)))
    state = scenario(YIN_YANG, "-/-/W/R/GO/-/-/-/-", OTHER, ask=ChooseMove(0, "base.channel.2", owed))
    after = YIN_YANG.apply(state, "W6-4").state
    assert {action.notation for action in YIN_YANG.actions(after)} == {"R5-3", "G4-3", "O4-3"}


@pytest.mark.rule("yin-yang.temporary")
@pytest.mark.parametrize(
    ("cell", "skipped"), [("GGW", True), ("GWW", True), ("WWW", True), ("GRW", False), ("GOW", False), ("GKW", False)]
)
def test_of_the_own_colour_only_where_the_option_says_so(cell: str, skipped: bool) -> None:
    assert ("Y5-3" in moves(OWN_COLOUR, f"-/-/-/Y/{cell}/-/-/-/-", -1)) is skipped


@pytest.mark.rule("yin-yang.temporary.no-token")
def test_the_token_in_the_notch_stays_there() -> None:
    state = scenario(
        YIN_YANG, "-/-/-/W/GG/-/-/-/- notches=4", OTHER, ask=ChooseMove(0, "base.channel.7", (Owed((-1, 1)),))
    )
    after, events = YIN_YANG.apply(state, "W5-4")
    assert after.seats[0].cells[4] == "GGW"
    assert after.seats[0].notches == "...I..."
    assert after.seats[0].free == "IIII"
    assert not [event for event in events if isinstance(event, Harmonised)]


@pytest.mark.rule("yin-yang.temporary.no-points", "base.score.bonus-zero")
def test_it_scores_no_points_and_no_bonus() -> None:
    state = scenario(YIN_YANG, "-/-/-/-/GGW/-/-/RRW/-", OTHER)
    assert [sheet.lines for sheet in YIN_YANG.score(state).sheets] == [(), ()]


@pytest.mark.rule("yin-yang.temporary.no-points", "base.end.trigger")
def test_it_counts_for_no_end_trigger() -> None:
    four = "-/PPP/BBB/CCC/GGG/-/-/{}/-"
    temporary = YIN_YANG.apply(scenario(YIN_YANG, four.format("RRW"), OTHER), "M:G").state
    true = YIN_YANG.apply(scenario(YIN_YANG, four.format("RRR"), OTHER), "M:G").state
    assert (temporary.last_round, true.last_round) == (False, True)


@pytest.mark.rule("yin-yang.temporary.movable", "base.channel.locked")
def test_its_energies_may_move_out() -> None:
    assert moves(YIN_YANG, "-/-/-/-/GGW/-/-/-/-", -1) == {"G4-3", "W4-3"}
    assert moves(YIN_YANG, "-/-/-/-/GGG/-/-/-/-", -1) == set()


@pytest.mark.rule("yin-yang.temporary", "base.receive.chakra")
def test_it_is_as_full_as_any_chakra_with_three_energies() -> None:
    state = scenario(YIN_YANG, "-/-/-/-/GRW/-/-/-/-", OTHER, maya="Y.. ... ...")
    assert [reason.rule for reason in YIN_YANG.explain(state, "T1:Y>4")] == ["base.receive.chakra"]
