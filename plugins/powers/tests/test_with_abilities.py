"""Powers together with Abilities, in one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

abilities = pytest.importorskip("chakra_abilities")
examples = pytest.importorskip("chakra_abilities.examples")

GREEN = "-/-/-/-/GGG/K/-/-/-"


def with_card(lay: Lay, board: str, card: str, up: str, maya: str = "... ... ...") -> Table:
    """A position with these Powers and this Ability card, both face up."""
    return lay(board, up=up, maya=maya, modules=("abilities",), also=(examples.holding(card, "refresh"),))


@pytest.mark.rule("powers.when", "abilities.use")
def test_a_power_comes_before_or_after_the_ability_before_the_action(lay: Lay) -> None:
    table = with_card(lay, GREEN, "ignore", up="G", maya="GKY ... ...")
    before = table.play("P:G", "K3-2", "A!")
    after = table.play("A!", "P:G", "K3-2")
    assert before.state.seats == after.state.seats
    assert before.decides == after.decides == ("ChooseAction", 0)
    assert "T1:Y>8" in before.legal() & after.legal()


@pytest.mark.rule("powers.when", "abilities.use")
def test_a_power_can_follow_the_action_that_an_ability_changed(lay: Lay) -> None:
    table = with_card(lay, GREEN, "ignore", up="G", maya="GKY ... ...").play("A!", "T1:Y>8")
    assert table.legal() == {"P:G", "E"}
    assert table.play("P:G", "K3-2").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.when", "abilities.swap")
def test_after_meditating_the_card_is_exchanged_before_a_power_is_activated(lay: Lay) -> None:
    table = with_card(lay, GREEN, "ignore", up="G").play("M:P")
    assert table.decides == ("ChooseExchange", 0)
    assert table.why_not("P:G") == ["base.turn.one-action"]
    exchanged = table.play(min(table.legal()))
    assert exchanged.legal() == {"P:G", "E"}


@pytest.mark.rule("powers.manipura", "abilities.white-inspiration")
def test_manipura_takes_the_white_token_back_to_its_card_and_not_into_the_hand(lay: Lay) -> None:
    table = with_card(lay, "-/-/-/-/-/YYY/K/-/-", "white-inspiration", up="Y").play("A!", "C7", "K2-1")
    assert (table.seat.free, table.seat.spaces[6]) == ("IIIII", "W")
    after = table.play("P:Y", "PI:7")
    assert (after.seat.free, after.seat.spaces) == ("IIIII", "........")
    assert after.state.slot(abilities.Centre).white_token


@pytest.mark.rule("powers.anahata", "abilities.extend-many", "abilities.extend.move")
def test_an_ability_that_extends_channelled_moves_extends_no_power(lay: Lay) -> None:
    table = with_card(lay, "-/-/-/-/GGG/K/-/-/-", "extend-many", up="G").play("A!", "P:G", "K3-2")
    assert table.decides == ("ChooseAction", 0)
