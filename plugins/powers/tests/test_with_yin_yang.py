"""Powers together with Yin-Yang: white energy, temporary harmonisation, the effect at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from chakra_powers import Powers

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

yin_yang = pytest.importorskip("chakra_yin_yang")


@pytest.fixture
def both(lay: Lay) -> Lay:
    """Lays a position under the rules of Powers and Yin-Yang."""

    def both(*seats: str, **words: Any) -> Table:
        return lay(*seats, modules=("yin-yang",), **words)

    return both


def halves(table: Table) -> int:
    """How many halves of Yin-Yang tokens seat 0 has."""
    return len(table.seat.slot(yin_yang.HalvesWon).pile)


@pytest.mark.rule("powers.win", "yin-yang.temporary.no-points")
def test_a_temporary_harmonisation_wins_no_power(both: Lay) -> None:
    table = both("-/-/-/-/GW/-/-/-/-", maya="G.. ... ...").play("T1:G>4")
    assert table.seat.cells[4] == "GGW"
    assert table.own(Powers) == Powers()


@pytest.mark.rule("powers.vishuddha", "yin-yang.temporary.movable")
def test_a_swap_that_makes_a_temporary_harmonisation_a_true_one_wins_the_power(both: Lay) -> None:
    table = both("-/-/-/CCC/GGW/G/-/-/- notches=4", up="C").play("P:C", "PS:W4", "PS:G3")
    assert table.seat.cells[3:5] == ("W", "GGG")
    assert table.own(Powers) == Powers(face_up="G", flipped="C", activated=True)
    assert table.seat.free == "IIIII"


@pytest.mark.rule("powers.vishuddha", "yin-yang.earth")
def test_a_swap_brings_white_to_the_earth_for_black_and_nothing_else(both: Lay) -> None:
    table = both("-/Y/-/CCC/-/-/W/-/K", up="C").play("P:C", "PS:K0")
    assert table.legal() == {"PS:W2"}
    assert table.why_not("PS:Y7") == ["powers.vishuddha"]
    after = table.play("PS:W2")
    assert (after.seat.cells[0], after.seat.cells[2]) == ("W", "K")


@pytest.mark.rule("powers.anahata", "yin-yang.temporary")
def test_anahata_passes_a_temporarily_harmonised_chakra_over_and_moves_no_white(both: Lay) -> None:
    table = both("-/-/-/-/GGG/KW/ORW/-/-", up="G").play("P:G")
    assert table.legal() == {"K3-1"}


@pytest.mark.rule("powers.anahata", "yin-yang.temporary.movable")
def test_anahata_moves_black_out_of_a_temporarily_harmonised_chakra(both: Lay) -> None:
    assert both("-/-/-/-/GGG/-/KRW/-/-", up="G").play("P:G").legal() == {"K2-1"}


@pytest.mark.rule("powers.muladhara", "yin-yang.earth")
def test_muladhara_moves_white_onto_the_earth_where_it_is_not_alleviated(both: Lay) -> None:
    table = both("-/-/-/-/-/-/W/RRR/-", up="R").play("P:R", "W2-0")
    assert table.seat.cells[0] == "W"
    assert "Alleviated" not in [type(event).__name__ for event in table.events]


@pytest.mark.rule("powers.sahasrara", "yin-yang.temporary.no-token")
def test_sahasrara_takes_back_the_token_that_a_temporary_harmonisation_leaves_in_the_notch(both: Lay) -> None:
    table = both("-/PPP/-/-/GGW/-/-/-/- notches=4", up="P").play("P:P", "PN:4")
    assert (table.seat.notches, table.seat.free) == (".......", "IIIII")


@pytest.mark.rule("powers.svadhisthana", "yin-yang.receive.either")
def test_svadhisthana_puts_white_and_black_back_together(both: Lay) -> None:
    table = both("-/-/-/-/-/-/OOO/-/-", up="O", maya="WKG ... ...").play("P:O", "PR1:AB")
    assert table.state.bag == "KW"


@pytest.mark.rule("powers.when", "yin-yang.effect")
def test_the_effect_comes_after_a_power_that_brings_black_to_white(both: Lay) -> None:
    table = both("-/-/-/-/GGG/K/W/-/-", up="G").play("M:P")
    assert table.decides == ("AfterAction", 0)
    after = table.play("P:G", "K3-2")
    assert (after.seat.cells[2], halves(after)) == ("", 1)


@pytest.mark.rule("powers.when", "yin-yang.effect")
def test_the_effect_comes_after_a_power_that_takes_black_from_white(both: Lay) -> None:
    table = both("-/-/-/-/GGG/-/KW/-/-", up="G").play("M:P", "P:G", "K2-1")
    assert (table.seat.cells[1:3], halves(table)) == (("K", "W"), 0)


@pytest.mark.rule("powers.possible", "yin-yang.effect")
def test_black_that_the_effect_removes_between_turns_is_not_there_for_anahata(both: Lay) -> None:
    table = both("-/-/-/-/GGG/KW/-/-/-", up="G")
    assert table.legal("P") == {"P:G"}
    later = table.play("M:P", "E", "M:P")
    assert (later.decides, halves(later)) == (("ChooseAction", 0), 1)
    assert later.why_not("P:G") == ["powers.possible", "powers.anahata"]
