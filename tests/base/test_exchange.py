"""Space 8: an alleviated energy is given up for an energy chosen from the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.base.actions import Exchange

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("base.channel.8")
def test_space_8_changes_an_alleviated_energy_into_one_in_a_bubble(lay: Lay) -> None:
    table = lay("G/-/-/-/-/-/-/-/KK", maya="PBC GYO RKP", bag="KOY").play("C8")
    assert table.decides == ("ChooseEnergy", 0)
    assert table.seat.spaces == ".......I"
    table = table.play("X:Y")
    assert (table.seat.cells[8], table.seat.cells[0]) == ("GY", "K")
    assert table.decides == ("ChooseAction", 1)


@pytest.mark.rule("base.channel.8", "base.channel.8.source")
@pytest.mark.parametrize(
    ("board", "bag"),
    [
        pytest.param("-/-/-/-/-/-/-/K/-", "Y", id="no black on the Earth"),
        pytest.param("YOK/-/-/-/-/-/-/-/K", "Y", id="no free bubble"),
        pytest.param("-/-/-/-/-/-/-/-/K", "", id="an empty bag"),
        pytest.param("Y/YY/-/-/-/-/-/-/K", "YYY", id="only a colour of which three lie on the board"),
    ],
)
def test_space_8_cannot_be_chosen_with(lay: Lay, board: str, bag: str) -> None:
    table = lay(board, bag=bag)
    assert table.why_not("C8") == ["base.channel.8.source"]
    assert "C8" not in table.legal()


@pytest.mark.rule("base.channel.8.source")
def test_any_energy_in_the_bag_may_be_chosen_black_included_and_none_from_the_maya(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", maya="PBC GYO RRR", bag="KKYO").play("C8")
    assert table.legal() == {"X:K", "X:O", "X:Y"}
    assert table.why_not("X:P") == table.why_not("X:W") == ["base.channel.8.source"]
    assert table.play("X:O").state.bag == "KKY"


@pytest.mark.rule("base.channel.8.source", "base.receive.refill")
def test_the_exchange_leaves_the_maya_as_it_is_even_with_empty_spaces(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", maya="PB. GYO ...", bag="KKYO").play("C8", "X:O")
    assert (table.decides, table.state.maya) == (("ChooseAction", 1), ("PB.", "GYO", "..."))


@pytest.mark.rule("base.channel.8.source", "base.receive.limit")
def test_the_colour_limit_holds_for_space_8_and_spares_black(lay: Lay) -> None:
    table = lay("Y/YY/OO/-/KK/-/-/-/K", bag="KOOY").play("C8")
    assert table.legal() == {"X:K", "X:O"}
    assert table.why_not("X:Y") == ["base.channel.8.source"]


@pytest.mark.rule("base.receive.limit")
def test_without_the_colour_limit_space_8_gives_a_fourth_of_a_colour(lay: Lay) -> None:
    table = lay("-/YYY/-/-/-/-/-/-/K", bag="OY", options={"colour_limit": "none"}).play("C8")
    assert table.legal() == {"X:O", "X:Y"}
    assert table.play("X:Y").seat.cells[8] == "Y"


@pytest.mark.rule("base.channel.8.discard")
def test_the_black_given_up_leaves_the_game(lay: Lay) -> None:
    state = lay("-/-/-/-/-/-/-/-/K", maya="PBC GYO RRR", box="K", bag=None).play("C8", "X:Y").state
    assert state.box == "KK"
    assert state.bag.count("K") == 6 - 2


@pytest.mark.rule("base.channel.8.discard")
def test_where_the_option_says_so_the_black_given_up_goes_into_the_bag(lay: Lay) -> None:
    state = lay("-/-/-/-/-/-/-/-/K", options={"base.discarded_energy": "bag"}).play("C8", "X:Y").state
    assert state.box == ""
    assert state.bag.count("K") == 6


@pytest.mark.rule("base.channel.8")
@pytest.mark.parametrize("answer", ["C8", "K8-7", "M:P", "D:Y"])
def test_once_space_8_is_chosen_an_energy_must_be(lay: Lay, answer: str) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", bag="Y").play("C8")
    assert table.why_not(answer) == ["base.turn.one-action"]
    assert table.legal() == {"X:Y"}


@pytest.mark.rule("base.channel.8")
@pytest.mark.parametrize("energies", ["", "KO", "OY", "KOY"])
def test_space_8_gives_exactly_one_energy(lay: Lay, energies: str) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", bag="KOY").play("C8")
    reasons = table.rules.explain(table.state, Exchange(energies))
    assert [reason.rule for reason in reasons] == ["base.channel.8.source"]


@pytest.mark.rule("base.channel.8.source")
def test_who_cannot_use_space_8_is_told_what_it_needs(lay: Lay) -> None:
    needs = "a bubble be free, a black lie on your Earth, and the colour limit allow it."
    assert lay("-/-/-/-/-/-/-/-/-").told("C8") == [f"The energy you choose must be in the bag, {needs}"]
    assert lay("-/-/-/-/-/-/-/-/K", bag="Y").play("C8").told("X:P") == [
        f"The energy you choose must be in the bag, {needs}"
    ]


@pytest.mark.rule("base.channel.space", "base.channel.8.source")
def test_a_covered_space_8_and_nothing_to_exchange_are_both_named(lay: Lay) -> None:
    assert lay("-/-/-/-/-/-/-/-/- spaces=8").why_not("C8") == ["base.channel.space", "base.channel.8.source"]


@pytest.mark.rule("base.channel.8.source")
def test_a_reason_against_space_8_carries_the_energy_where_one_was_chosen(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", bag="Y").play("C8")
    assert dict(table.rules.explain(table.state, "X:P")[0].params) == {"energy": "P"}
    empty = lay("-/-/-/-/-/-/-/-/-")
    assert dict(empty.rules.explain(empty.state, "C8")[0].params) == {"energy": ""}
