"""Vishuddha: two energies change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_powers import MODULE, Powers
from chakra_powers.examples import holding
from chakra_powers.vishuddha import Pick

from chakra_rules import Ruleset
from chakra_rules.extend import Harmonised, Module
from chakra_rules.testing import scenario

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("powers.vishuddha")
def test_two_energies_of_different_colours_in_two_places_change_places(lay: Lay) -> None:
    table = lay("-/Y/-/CCC/-/-/-/R/-", up="C").play("P:C")
    assert table.decides == ("ChooseSwap", 0)
    assert table.legal() == {"PS:Y7", "PS:R1"}
    assert table.play("PS:R1").legal() == {"PS:Y7"}
    after = table.play("PS:R1", "PS:Y7")
    assert (after.seat.cells[7], after.seat.cells[1]) == ("R", "Y")
    assert after.decides == ("ChooseAction", 0)


@pytest.mark.rule("powers.vishuddha")
def test_free_spaces_and_ways_do_not_matter(lay: Lay) -> None:
    table = lay("-/GKY/-/CCC/YKO/YKO/-/GKR/-", up="C").play("P:C", "PS:R1", "PS:Y7")
    assert (table.seat.cells[7], table.seat.cells[1]) == ("GKR", "GKY")


@pytest.mark.rule("powers.vishuddha")
def test_one_energy_or_one_colour_or_one_place_is_not_enough(lay: Lay) -> None:
    for board in ("-/-/-/CCC/-/-/-/R/-", "-/Y/-/CCC/-/-/-/Y/-", "-/-/-/CCC/-/-/-/RY/-"):
        table = lay(board, up="C")
        assert table.legal("P") == set()
        assert table.why_not("P:C") == ["powers.possible", "powers.vishuddha"]


@pytest.mark.rule("powers.vishuddha")
def test_energies_on_bubbles_take_no_part(lay: Lay) -> None:
    assert lay("Y/-/-/CCC/-/-/-/R/-", up="C").why_not("P:C") == ["powers.possible", "powers.vishuddha"]
    table = lay("Y/G/-/CCC/-/-/-/R/-", up="C").play("P:C")
    assert table.why_not("PS:Y8") == ["powers.vishuddha"]


@pytest.mark.rule("powers.vishuddha")
def test_energies_in_harmonised_chakras_stay_locked(lay: Lay) -> None:
    table = lay("-/Y/-/CCC/-/-/-/R/-", up="C").play("P:C")
    assert table.why_not("PS:C5") == ["powers.vishuddha"]
    assert table.play("PS:Y7").why_not("PS:C5") == ["powers.vishuddha"]


@pytest.mark.rule("powers.vishuddha")
def test_with_movable_energies_a_harmonised_chakra_takes_part(lay: Lay) -> None:
    table = lay("-/-/-/CCC/-/-/-/R/-", up="C", options={"harmonised_energies": "movable"})
    after = table.play("P:C", "PS:R1", "PS:C5")
    assert (after.seat.cells[5], after.seat.cells[1]) == ("CCR", "C")
    assert after.own(Powers) == Powers(flipped="C", activated=True)


@pytest.mark.rule("powers.vishuddha")
def test_a_module_that_waives_the_lock_lets_a_harmonised_chakra_take_part() -> None:
    unlocked = Module(id="unlocked", version="1", title="Unlocked", hooks=object(), waives=("base.channel.locked",))
    rules = Ruleset.of(MODULE, unlocked)
    held = holding(2, {0: Powers(face_up="C")})
    state = scenario(rules, "-/-/-/CCC/-/-/-/R/-", "-/-/-/-/-/-/-/-/-", bag="", **held)
    assert {action.notation for action in rules.actions(rules.apply(state, "P:C").state)} == {"PS:C5", "PS:R1"}


@pytest.mark.rule("powers.vishuddha")
def test_nothing_comes_onto_the_earth_that_may_not_lie_there(lay: Lay) -> None:
    assert lay("-/-/-/CCC/-/-/-/Y/K", up="C").why_not("P:C") == ["powers.possible", "powers.vishuddha"]
    table = lay("-/Y/-/CCC/-/-/-/R/K", up="C").play("P:C")
    assert table.legal() == {"PS:Y7", "PS:R1"}
    assert table.why_not("PS:K0") == ["powers.vishuddha"]


@pytest.mark.rule("powers.vishuddha")
def test_a_refused_choice_is_told_what_would_do(lay: Lay) -> None:
    table = lay("-/Y/-/CCC/-/-/-/RY/-", up="C").play("P:C", "PS:Y7")
    assert table.legal() == {"PS:R1"}
    assert table.told("PS:Y1")[0].startswith("Vishuddha cannot swap so: it takes two")
    assert [table.why_not(pick) for pick in ("PS:Y7", "PS:Y1", "PS:K3", "PS:G9")] == [["powers.vishuddha"]] * 4


@pytest.mark.rule("powers.vishuddha")
def test_a_swap_between_two_full_chakras_harmonises_both_and_wins_both_powers(lay: Lay) -> None:
    table = lay("-/-/-/CCC/GGY/YYG/-/-/- notches=43", up="C").play("P:C", "PS:Y4", "PS:G3")
    assert (table.seat.cells[4], table.seat.cells[3]) == ("GGG", "YYY")
    assert [event for event in table.events if isinstance(event, Harmonised)] == [Harmonised(0, 3), Harmonised(0, 4)]
    assert table.own(Powers) == Powers(face_up="GY", flipped="C", activated=True)
    assert (table.seat.notches, table.seat.free) == (".......", "IIIII")


@pytest.mark.rule("powers.vishuddha")
def test_the_first_choice_changes_nothing_on_the_board(lay: Lay) -> None:
    table = lay("-/Y/-/CCC/-/-/-/R/-", up="C")
    assert table.play("P:C", "PS:Y7").seat.cells == table.seat.cells


@pytest.mark.rule("powers.vishuddha")
def test_each_energy_on_the_board_may_be_thought_to_change_places(lay: Lay) -> None:
    table = lay("Y/GG/-/CCC/-/-/-/R/KK", up="C").play("P:C")
    (kind,) = [kind for kind in MODULE.actions if kind.action is Pick]
    assert kind.candidates is not None
    decision = table.rules.decision(table.state)
    conceived = [action.notation for action in kind.candidates(table.rules.book, table.state, decision)]
    assert conceived == ["PS:Y8", "PS:G7", "PS:C5", "PS:R1", "PS:K0"]
