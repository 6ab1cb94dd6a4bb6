"""Anahata and Muladhara move energies down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_powers import Powers
from chakra_powers.anahata import DOWN, MAY_FOLLOW

from chakra_rules.extend import ChooseMove

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("powers.anahata")
def test_anahata_moves_negative_energies_down_one_chakra_each_in_the_order_chosen(lay: Lay) -> None:
    table = lay("K/-/-/-/GGG/K/-/K/-", up="G").play("P:G")
    assert table.legal() == {"K8-7", "K3-2", "K1-0"}
    after = table.play("K3-2", "K8-7", "K1-0")
    assert after.seat.cells == ("K", "", "K", "", "GGG", "", "", "K", "")
    assert after.decides == ("ChooseAction", 0)
    assert [type(event).__name__ for event in after.events].count("Alleviated") == 1


@pytest.mark.rule("powers.anahata")
def test_each_negative_energy_moves_at_most_once(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/K/K/-/-", up="G").play("P:G", "K3-2")
    assert table.legal() == {"K2-1", "S"}
    after = table.play("K2-1")
    assert after.decides == ("ChooseAction", 0)
    assert after.seat.cells[1:4] == ("K", "K", "")


@pytest.mark.rule("powers.anahata")
def test_after_the_first_move_the_seat_may_stop_and_not_before(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/K/K/-/-", up="G").play("P:G")
    assert table.why_not("S") == ["base.channel.complete"]
    stopped = table.play("K2-1", "S")
    assert stopped.decides == ("ChooseAction", 0)
    assert stopped.seat.cells[1:4] == ("K", "", "K")


@pytest.mark.rule("powers.anahata")
def test_one_negative_energy_alone_ends_the_effect_with_its_move(lay: Lay) -> None:
    assert lay("-/-/-/-/GGG/K/-/-/-", up="G").play("P:G", "K3-2").decides == ("ChooseAction", 0)


@pytest.mark.rule("powers.anahata")
def test_a_move_can_make_room_for_the_next_one(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/K/KKK/YYY/-", up="G")
    assert table.why_not("P:G") == ["powers.possible", "powers.anahata"]
    freed = lay("-/-/-/-/GGG/K/KKK/YY/-", up="G").play("P:G")
    assert freed.legal() == {"K2-1"}
    assert freed.play("K2-1").legal() == {"K3-2", "S"}


@pytest.mark.rule("powers.anahata")
def test_anahata_moves_no_other_energy_and_none_from_the_earth(lay: Lay) -> None:
    table = lay("-/-/Y/-/GGG/-/-/-/KK", up="G")
    assert table.why_not("P:G") == ["powers.possible", "powers.anahata"]
    table = lay("-/-/Y/-/GGG/K/-/-/KK", up="G").play("P:G")
    assert table.legal() == {"K3-2"}
    assert table.why_not("Y6-5") == ["base.channel.order"]
    assert table.why_not("K0-1") == ["base.channel.earth"]


@pytest.mark.rule("powers.anahata")
def test_anahata_passes_harmonised_chakras_over(lay: Lay) -> None:
    table = lay("-/-/-/K/GGG/YYY/-/-/-", up="G").play("P:G")
    assert table.legal() == {"K5-2"}


@pytest.mark.rule("powers.anahata")
def test_anahata_puts_no_token_on_an_inspiration_space(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/K/-/-/-", up="G").play("P:G", "K3-2")
    assert (table.seat.spaces, table.seat.free) == ("........", "IIIII")


@pytest.mark.rule("powers.muladhara")
def test_muladhara_moves_one_energy_down_one_or_two_chakras(lay: Lay) -> None:
    table = lay("Y/-/-/G/-/-/-/RRR/-", up="R").play("P:R")
    assert table.legal() == {"Y8-7", "Y8-6", "G5-4", "G5-3"}
    after = table.play("G5-3")
    assert after.seat.cells == ("", "RRR", "", "G", "", "", "", "", "Y")
    assert after.decides == ("ChooseAction", 0)


@pytest.mark.rule("powers.muladhara")
def test_muladhara_needs_a_free_space_in_each_chakra_crossed_or_reached(lay: Lay) -> None:
    table = lay("-/-/G/YYO/YY/YKO/O/RRR/-", up="R").play("P:R")
    assert table.legal() == {"O5-4", "Y5-4", "O3-2", "K3-2", "Y3-2", "K3-0"}
    assert table.why_not("G6-5") == ["base.channel.free-space"]
    blocked = lay("-/-/-/-/-/G/OOY/RRR/-", up="R")
    assert blocked.why_not("P:R") == ["powers.possible", "powers.muladhara"]


@pytest.mark.rule("powers.muladhara")
def test_muladhara_brings_black_to_the_earth_by_an_exact_count_and_nothing_else(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/KY/RRR/-", up="R").play("P:R")
    assert table.legal() == {"K2-0"}
    assert table.why_not("Y2-0") == ["base.channel.earth"]
    assert table.play("K2-0").seat.cells[0] == "K"


@pytest.mark.rule("powers.muladhara")
def test_muladhara_refuses_a_third_chakra_and_a_move_up(lay: Lay) -> None:
    table = lay("-/-/-/G/-/-/-/RRR/-", up="R").play("P:R")
    assert [table.why_not(move) for move in ("G5-2", "G5-6")] == [["base.channel.order"]] * 2


@pytest.mark.rule("powers.muladhara")
def test_a_chakra_muladhara_completes_is_harmonised_and_won(lay: Lay) -> None:
    table = lay("-/-/-/G/GG/-/-/RRR/- notches=4", up="R").play("P:R", "G5-4")
    assert table.own(Powers) == Powers(face_up="G", flipped="R", activated=True)
    assert table.seat.free == "IIIII"


@pytest.mark.rule("powers.muladhara")
def test_energies_in_harmonised_chakras_move_only_where_the_option_says_so(lay: Lay) -> None:
    board = "-/-/-/-/GGG/-/-/RRR/-"
    assert lay(board, up="R").why_not("P:R") == ["powers.possible", "powers.muladhara"]
    movable = lay(board, up="R", options={"harmonised_energies": "movable"}).play("P:R")
    assert movable.legal() == {"G4-3", "G4-2"}


@pytest.mark.rule("powers.anahata")
def test_anahata_owes_one_move_and_allows_one_more_for_each_further_black_above_the_earth(lay: Lay) -> None:
    table = lay("-/-/K/-/GGG/K/-/K/KK", up="G").play("P:G")
    decision = table.rules.decision(table.state)
    assert isinstance(decision, ChooseMove)
    assert decision.owed == (DOWN, MAY_FOLLOW, MAY_FOLLOW)
