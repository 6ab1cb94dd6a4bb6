"""Using a card: when, how often, for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from chakra_abilities import Centre, Own, in_effect
from chakra_abilities.examples import BOARD, holding

from chakra_rules.testing import Table, scenario

if TYPE_CHECKING:
    from chakra_rules import Ruleset
    from tests.conftest import Lay

LASTING = ["two-of-a-colour", "ignore", "white-inspiration", "row", "extend-many", "extend-one"]
LIVELY = "K/-/GY/-/GR/-/B/-/K spaces=6"
MAYA = "GGK YYB KRR"


@pytest.mark.rule("abilities.use")
@pytest.mark.parametrize("card", LASTING)
def test_a_used_card_is_flipped_and_the_seat_still_has_its_action(lay: Lay, card: str) -> None:
    table = lay(card, LIVELY, maya=MAYA).play("A!")
    assert table.own(Own) == Own(card, face_up=False)
    assert table.decides == ("ChooseAction", 0)
    assert table.why_not("A!") == ["abilities.use"]
    assert table.told("A!")[0].endswith("none lies so before you.")


@pytest.mark.rule("abilities.use")
def test_each_seat_uses_and_flips_its_own_card(rules: Ruleset) -> None:
    words: dict[str, Any] = {"turn": 1, "bag": "", "maya": "GKK ... ..."}
    used = Table(rules, scenario(rules, BOARD, BOARD, **words, **holding("refresh", "row"))).play("A!")
    assert [seat.slot(Own).face_up for seat in used.state.seats] == [True, False]
    first_has_used = holding("refresh", "row", face_up=False)
    assert Table(rules, scenario(rules, BOARD, BOARD, **words, **first_has_used)).legal("A") == {"A!"}


@pytest.mark.rule("abilities.use")
def test_a_card_is_used_before_the_action_not_during_it(lay: Lay) -> None:
    table = lay("extend-one", "-/-/-/-/G/-/-/-/-").play("C7")
    assert table.why_not("A!") == ["base.turn.one-action"]


@pytest.mark.rule("abilities.use")
@pytest.mark.parametrize("card", LASTING)
def test_the_effect_ends_with_the_turn(lay: Lay, card: str) -> None:
    table = lay(card, LIVELY, LIVELY, maya=MAYA)
    used = table.play("A!", "M:P")
    assert used.state.waived
    passed = used.play(f"A={used.state.slot(Centre).cards[0]}")
    assert passed.decides == ("ChooseAction", 1)
    assert not passed.state.waived
    plain = table.play("M:P", f"A={table.state.slot(Centre).cards[0]}")
    assert passed.legal() == plain.legal()


@pytest.mark.rule("abilities.use")
def test_the_effect_is_for_the_seat_whose_turn_it_is(lay: Lay) -> None:
    used = lay("row", maya=MAYA).play("A!")
    assert in_effect(used.state, 0, "abilities.row")
    assert not in_effect(used.state, 1, "abilities.row")


@pytest.mark.rule("abilities.permission")
@pytest.mark.parametrize("card", LASTING)
def test_an_effect_takes_no_possibility_away(lay: Lay, card: str) -> None:
    table = lay(card, LIVELY, maya=MAYA)
    assert table.legal() - {"A!"} <= table.play("A!").legal()


@pytest.mark.rule("abilities.permission")
@pytest.mark.parametrize("card", [*LASTING, "refresh"])
def test_a_card_may_be_used_though_nothing_comes_of_it(lay: Lay, card: str) -> None:
    table = lay(card)
    assert table.legal("A") == {"A!"}
    assert table.play("A!", "M:P").decides == ("ChooseExchange", 0)


@pytest.mark.rule("abilities.use")
def test_a_seat_without_a_card_is_told_so(lay: Lay) -> None:
    table = lay("")
    assert table.why_not("A!") == ["abilities.use"]
    assert table.decides == ("ChooseAction", 0)
    assert table.play("M:P").decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.use", "base.end.stalemate")
def test_a_seat_that_can_use_its_card_is_not_idle(lay: Lay) -> None:
    stuck = "-/-/-/-/-/-/-/-/- notches=34567 meditation=PBCGYOR"
    words = {"turn": 1, "round": 3, "maya": "... ... ..."}
    usable = lay("row", stuck, stuck, **words).play("M", "A=ignore")
    assert usable.legal() == {"A!", "M"}
    assert usable.state.idle == 0
    used = usable.play("A!", "M", "A=refresh")
    assert (used.state.idle, used.decides) == (0, ("ChooseAction", 1))
    unusable = lay("swap-maya", stuck, stuck, **words).play("M", "A=ignore")
    assert unusable.legal() == {"M"}
    assert unusable.state.idle == 1
