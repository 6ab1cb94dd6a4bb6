"""The exchange at the end of a meditation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_abilities import Centre, Own

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("abilities.swap")
@pytest.mark.parametrize("face_up", [True, False])
def test_meditating_ends_with_exchanging_the_card_used_or_not(lay: Lay, face_up: bool) -> None:
    table = lay("row", face_up=face_up).play("M:P")
    assert table.seat.meditation == "P"
    assert table.decides == ("ChooseExchange", 0)
    assert table.legal() == {"A=ignore", "A=two-of-a-colour"}
    after = table.play("A=ignore")
    assert after.own(Own) == Own("ignore", face_up=True)
    assert after.state.slot(Centre).cards == ("row", "two-of-a-colour")
    assert after.decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.swap")
def test_only_a_card_in_the_centre_can_be_had(lay: Lay) -> None:
    table = lay("row", other="refresh").play("M:P")
    assert table.why_not("A=refresh") == ["abilities.swap"]
    assert table.why_not("A=row") == ["abilities.swap"]
    assert table.told("A=row") == [
        "row does not lie in the centre: exchange your card for one of ignore,two-of-a-colour."
    ]


@pytest.mark.rule("abilities.swap")
def test_the_returned_card_can_be_used_by_whoever_takes_it_next(lay: Lay) -> None:
    table = lay("row", face_up=False).play("M:P", "A=ignore", "M:P", "A=row")
    assert table.state.seats[1].slot(Own) == Own("row", face_up=True)


@pytest.mark.rule("abilities.swap")
def test_the_new_card_is_used_from_the_next_turn_on(lay: Lay) -> None:
    table = lay("row", maya="G.. ... ...").play("M:P")
    assert table.why_not("A!") == ["base.turn.one-action"]
    own_turn = table.play("A=ignore", "T1:G>8")
    assert own_turn.decides == ("ChooseAction", 0)
    assert own_turn.legal("A") == {"A!"}


@pytest.mark.rule("abilities.swap")
def test_other_actions_exchange_nothing(lay: Lay) -> None:
    table = lay("row", "-/-/-/-/G/-/-/-/-", maya="G.. ... ...")
    assert table.play("T1:G>8").decides == ("ChooseAction", 1)
    assert table.play("C7", "G4-5").decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.swap")
def test_a_seat_without_a_card_is_not_asked_to_exchange_one(lay: Lay) -> None:
    assert lay("row", own={0: (Own(),)}).play("M:P").decides == ("ChooseAction", 1)
