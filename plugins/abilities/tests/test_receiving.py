"""The three cards for receiving energy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.conftest import Lay


def picks(actions: set[str], line: str) -> set[str]:
    """What may be taken from the line onto the bubbles."""
    return {text.removeprefix(f"T{line}:").removesuffix(">8") for text in actions if text[1] == line and ">8" in text}


@pytest.mark.rule("abilities.two-of-a-colour")
@pytest.mark.parametrize(
    ("flow", "more"),
    [
        ("GGY", {"GG", "GGY"}),
        ("GG.", {"GG"}),
        ("KKY", {"KK", "KKY"}),
        ("GGG", {"GG"}),
        ("GYB", set()),
    ],
)
def test_two_of_a_colour_may_be_taken_with_or_without_a_third(lay: Lay, flow: str, more: set[str]) -> None:
    table = lay("two-of-a-colour", maya=f"{flow} ... ...")
    before, after = picks(table.legal("T"), "1"), picks(table.play("A!").legal("T"), "1")
    assert after - before == more
    assert before <= after


@pytest.mark.rule("abilities.two-of-a-colour")
def test_taking_two_of_a_colour_lays_both_on_one_place(lay: Lay) -> None:
    table = lay("two-of-a-colour", "-/-/-/-/G/-/-/-/-", maya="GYG ... ...").play("A!", "T1:GG>4")
    assert table.seat.cells[4] == "GGG"
    assert table.state.maya[0] == ".Y."
    assert table.seat.notches == "......."


@pytest.mark.rule("abilities.two-of-a-colour")
def test_three_of_a_colour_are_not_two(lay: Lay) -> None:
    table = lay("two-of-a-colour", maya="GGG ... ...")
    assert table.why_not("T1:GGG>8") == ["base.receive.distinct"]
    used = table.play("A!")
    assert used.why_not("T1:GGG>8") == ["abilities.two-of-a-colour"]
    assert used.told("T1:GGG>8") == ["Two energies of one colour may be taken this turn, not 3 G."]


@pytest.mark.rule("abilities.two-of-a-colour", "base.receive.limit")
@pytest.mark.parametrize(("held", "reasons"), [("G", []), ("GG", ["base.receive.limit"])])
def test_the_colour_limit_holds_for_the_total_after_taking(lay: Lay, held: str, reasons: list[str]) -> None:
    table = lay("two-of-a-colour", f"-/{held}/-/-/-/-/-/-/-", maya="GGY ... ...").play("A!")
    assert table.why_not("T1:GG>8") == reasons


@pytest.mark.rule("abilities.two-of-a-colour", "base.receive.negative")
def test_the_duty_to_take_black_stays(lay: Lay) -> None:
    assert lay("two-of-a-colour", maya="GGK ... ...").play("A!").why_not("T1:GG>8") == ["base.receive.negative"]


@pytest.mark.rule("abilities.ignore")
def test_black_may_be_left_or_taken(lay: Lay) -> None:
    table = lay("ignore", maya="GKY ... ...")
    assert picks(table.legal("T"), "1") == {"K", "GK", "KY", "GKY"}
    assert picks(table.play("A!").legal("T"), "1") == {"K", "GK", "KY", "GKY", "G", "Y", "GY"}


@pytest.mark.rule("abilities.ignore")
def test_black_left_stays_on_its_space(lay: Lay) -> None:
    assert lay("ignore", maya="GKY ... ...").play("A!", "T1:GY>8").state.maya[0] == ".K."


@pytest.mark.rule("abilities.ignore", "base.receive.distinct")
def test_ignoring_lifts_no_other_taking_rule(lay: Lay) -> None:
    table = lay("ignore", "-/BBB/-/-/-/-/-/-/-", maya="GGK BKY ...").play("A!")
    assert table.why_not("T1:GG>8") == ["base.receive.distinct"]
    assert table.why_not("T2:B>8") == ["base.receive.limit"]
    assert table.why_not("T1:G>7") == ["base.receive.chakra"]


@pytest.mark.rule("abilities.row")
def test_energy_may_be_taken_from_a_row_or_still_from_a_flow(lay: Lay) -> None:
    table = lay("row", maya="GYB CRO PG.")
    used = table.play("A!")
    assert used.legal("T") - table.legal("T") == used.legal("TA") | used.legal("TB") | used.legal("TC")
    assert picks(used.legal("T"), "A") == {"G", "C", "P", "CG", "GP", "CP", "CGP"}
    assert picks(used.legal("T"), "C") == {"B", "O", "BO"}
    taken = used.play("TA:CG>8")
    assert taken.state.maya == (".YB", ".RO", "PG.")
    assert taken.seat.cells[8] == "CG"


@pytest.mark.rule("abilities.row", "base.receive.which")
def test_of_equal_energies_in_a_row_the_leftmost_is_taken(lay: Lay) -> None:
    assert lay("row", maya="Y.. G.. G..").play("A!", "TA:G>8").state.maya == ("Y..", "...", "G..")


@pytest.mark.rule("abilities.row", "base.receive.negative", "base.receive.distinct")
def test_the_taking_rules_hold_for_a_row(lay: Lay) -> None:
    table = lay("row", maya="GG. KGY ...").play("A!")
    assert table.why_not("TA:G>8") == ["base.receive.negative"]
    assert table.why_not("TB:GG>8") == ["base.receive.distinct"]
    assert table.why_not("TC:B>8") == ["base.receive.one-flow"]


@pytest.mark.rule("abilities.row")
def test_without_the_card_no_row_can_be_taken_from(lay: Lay) -> None:
    assert lay("ignore", maya="G.. Y.. ...").play("A!").why_not("TA:G>8") == ["base.receive.one-flow"]
    assert lay("row", maya="G.. Y.. ...").why_not("TA:GY>8") == ["base.receive.one-flow"]


@pytest.mark.rule("abilities.row", "base.receive.refill")
def test_a_row_is_refilled_at_once(lay: Lay) -> None:
    table = lay("row", maya="GYB YYB BYB", bag="RRRO").play("A!", "TA:BGY>8")
    assert table.decides == ("DrawEnergies", -1)
    assert table.play("D:RRO").state.maya == ("RYB", "RYB", "OYB")
