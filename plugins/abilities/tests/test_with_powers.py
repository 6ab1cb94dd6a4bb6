"""Abilities together with the Powers of the chakras."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from chakra_abilities import Centre

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

powers = pytest.importorskip("chakra_powers")
examples = pytest.importorskip("chakra_powers.examples")


def with_power(lay: Lay, card: str, board: str, colour: str, **words: Any) -> Table:
    """A position with this Ability card and this Power, both face up."""
    held = examples.holding(2, {0: powers.Powers(face_up=colour)} if colour else {})
    return lay(card, board, modules=("powers",), **held, **words)


@pytest.mark.rule("abilities.white-inspiration", "powers.manipura")
def test_a_white_token_out_since_an_earlier_turn_goes_back_to_its_face_down_card(lay: Lay) -> None:
    out = with_power(lay, "white-inspiration", "-/-/-/-/G/YYY/-/-/-", "Y").play("A!", "C7", "G4-5", "E", "M:P")
    later = out.play(f"A={out.state.slot(Centre).cards[0]}", "P:Y", "PI:7")
    assert later.decides == ("ChooseAction", 0)
    assert later.why_not("A!") == ["abilities.use"]
    assert later.play("C7").seat.spaces == "......I."


@pytest.mark.rule("abilities.refresh", "powers.svadhisthana", "abilities.use")
def test_a_power_and_an_ability_act_on_the_lotus_board_in_one_turn(lay: Lay) -> None:
    table = with_power(lay, "refresh", "-/-/-/-/-/-/OOO/-/-", "O", maya="G.. Y.. ...").play("A!", "D:YG")
    assert table.legal("P:") == {"P:O"}
    again = table.play("P:O", "PR1:A", "D:Y")
    assert again.state.maya == ("Y..", "G..", "...")
    assert again.decides == ("ChooseAction", 0)


@pytest.mark.rule("abilities.extend-one", "powers.win")
def test_the_extra_move_that_harmonises_wins_a_power_for_after_the_action(lay: Lay) -> None:
    table = with_power(lay, "extend-one", "-/-/-/G/GG/-/-/-/K", "").play("A!", "C7", "G5-6", "G6+4")
    assert table.seat.cells[4] == "GGG"
    assert table.seat.slot(powers.Powers).face_up == "G"


@pytest.mark.rule("abilities.extend-many", "powers.muladhara")
def test_a_move_made_by_a_power_is_not_extended(lay: Lay) -> None:
    table = with_power(lay, "extend-many", "-/G/-/-/-/-/-/RRR/-", "R").play("A!", "P:R", "G7-6")
    assert table.decides == ("ChooseAction", 0)
    assert table.why_not("G6+5") == ["base.turn.one-action"]


@pytest.mark.rule("abilities.swap", "powers.when")
def test_after_the_exchange_a_power_may_be_activated_but_the_new_card_not_used(lay: Lay) -> None:
    table = with_power(lay, "row", "-/-/-/-/-/YYY/-/-/- notches=1 spaces=7", "P").play("M:P", "A=ignore")
    assert table.decides == ("AfterAction", 0)
    assert table.why_not("A!") == ["base.turn.one-action"]
