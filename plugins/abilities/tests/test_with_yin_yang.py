"""Abilities together with white energy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

pytest.importorskip("chakra_yin_yang")

WHITE = ("yin-yang",)
EITHER = "yin-yang.receive.either"


def onto_bubbles(table: Table, line: str) -> set[str]:
    """What may be taken from the line onto the bubbles."""
    texts = [text for text in table.legal(f"T{line}:") if text.endswith(">8")]
    return {text[3:-2] for text in texts}


@pytest.mark.rule("abilities.ignore", "yin-yang.receive.either")
@pytest.mark.parametrize(
    ("flow", "before", "after"),
    [
        ("KG.", {"K", "GK"}, {"K", "GK", "G"}),
        ("WG.", {"W", "GW"}, {"W", "GW", "G"}),
        ("WKG", {"K", "W", "GK", "GW"}, {"K", "W", "GK", "GW", "G"}),
    ],
)
def test_white_black_or_both_may_be_ignored(lay: Lay, flow: str, before: set[str], after: set[str]) -> None:
    table = lay("ignore", modules=WHITE, maya=f"{flow} ... ...")
    assert onto_bubbles(table, "1") == before
    used = table.play("A!")
    assert onto_bubbles(used, "1") == after
    assert {waiver.by for waiver in used.state.waived} == {"abilities.ignore"}
    assert len(used.state.waived) == 2


@pytest.mark.rule("abilities.ignore", "yin-yang.receive.either")
def test_ignoring_does_not_let_both_be_taken(lay: Lay) -> None:
    table = lay("ignore", modules=WHITE, maya="WKG ... ...").play("A!")
    assert table.why_not("T1:KW>8") == [EITHER]
    assert table.why_not("T1:GKW>8") == [EITHER]


@pytest.mark.rule("abilities.two-of-a-colour", "yin-yang.receive.either", "yin-yang.receive.positive")
def test_two_white_or_two_black_may_be_taken_but_never_both_kinds(lay: Lay) -> None:
    table = lay("two-of-a-colour", modules=WHITE, maya="WWG KKW GGW").play("A!")
    assert onto_bubbles(table, "1") == {"W", "WW", "GW", "GWW"}
    assert onto_bubbles(table, "2") == {"W", "K", "KK"}
    assert onto_bubbles(table, "3") == {"W", "GW", "GGW"}
    assert table.why_not("T2:KKW>8") == [EITHER]
    assert table.why_not("T3:GG>8") == ["yin-yang.receive.positive"]


@pytest.mark.rule("abilities.row", "yin-yang.receive.either")
def test_the_duties_hold_for_a_row_that_shows_white_and_black(lay: Lay) -> None:
    table = lay("row", modules=WHITE, maya="W.. K.. G..").play("A!")
    assert onto_bubbles(table, "A") == {"W", "K", "GW", "GK"}
    assert table.why_not("TA:KW>8") == [EITHER]
    assert set(table.why_not("TA:G>8")) == {"base.receive.negative", "yin-yang.receive.positive"}


@pytest.mark.rule("abilities.refresh")
def test_white_energy_goes_back_into_the_bag_too(lay: Lay) -> None:
    table = lay("refresh", modules=WHITE, maya="W.. K.. ...", bag="G").play("A!")
    assert table.state.bag == "GKW"
    assert table.play("D:GWK").state.maya == ("G..", "W..", "K..")


@pytest.mark.rule("abilities.swap-maya", "yin-yang.receive.positive")
def test_a_white_swapped_away_need_not_be_taken(lay: Lay) -> None:
    table = lay("swap-maya", modules=WHITE, maya="WG. K.. ...")
    assert "T1:G>8" not in table.legal()
    swapped = table.play("A!", "@1A", "@2A")
    assert onto_bubbles(swapped, "1") == {"K", "GK"}
    assert onto_bubbles(swapped, "2") == {"W"}


@pytest.mark.rule("abilities.extend-many", "abilities.extend.move", "yin-yang.temporary", "yin-yang.earth")
def test_the_extra_move_passes_over_a_temporarily_harmonised_chakra(lay: Lay) -> None:
    table = lay("extend-many", "-/-/-/-/-/GW/-/WRB/-", modules=WHITE).play("A!", "C6", "W3-2", "G3-4")
    assert table.legal() >= {"W2+0", "W2+3", "W2+4"}
    assert table.play("W2+0").seat.cells[0] == "W"


@pytest.mark.rule("abilities.extend-one", "yin-yang.temporary.movable")
def test_an_energy_that_filled_a_chakra_temporarily_may_still_move_further(lay: Lay) -> None:
    table = lay("extend-one", "-/-/-/-/W/GB/-/-/-", modules=WHITE).play("A!", "C7", "W4-3")
    assert table.seat.cells[3] == "BGW"
    assert table.legal() >= {"W3+2", "W3+1", "S"}


@pytest.mark.rule("abilities.white-inspiration", "base.channel.8.source")
def test_the_white_token_can_bring_a_white_energy_from_the_bag(lay: Lay) -> None:
    table = lay("white-inspiration", "-/-/-/-/-/-/-/-/K", modules=WHITE, bag="W").play("A!", "C8", "X:W")
    assert (table.seat.cells[8], table.seat.spaces) == ("W", ".......W")
