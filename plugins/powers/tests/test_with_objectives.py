"""Powers together with Objectives: what a Power brings about counts at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

objectives = pytest.importorskip("chakra_objectives")


def revealed(lay: Lay, board: str, card: str, up: str) -> Table:
    """A position with these Powers face up and this Objective on the table."""
    other = "every-chakra"
    cards = objectives.Objectives(tuple(sorted((card, other))), ("12", "12"))
    return lay(board, up=up, modules=("objectives",), also=({"slots": (cards,)},))


def bonus(table: Table, card: str) -> str:
    """What seat 0 took from the card."""
    pile: str = table.seat.slot(objectives.BonusesWon).of(card)
    return pile


@pytest.mark.rule("powers.when", "powers.muladhara", "objectives.when", "objectives.three-alleviated")
def test_a_power_after_the_action_can_achieve_an_objective(lay: Lay) -> None:
    table = revealed(lay, "-/-/-/-/-/-/K/RRR/KK", "three-alleviated", up="R").play("M:P")
    assert bonus(table, "three-alleviated") == ""
    assert bonus(table.play("P:R", "K2-0"), "three-alleviated") == "2"
    assert bonus(table.play("E"), "three-alleviated") == ""


@pytest.mark.rule("powers.vishuddha", "objectives.three-in-a-row")
def test_a_swap_that_harmonises_two_chakras_achieves_a_row_of_three(lay: Lay) -> None:
    table = revealed(lay, "-/-/-/CCC/GGY/YYG/-/-/-", "three-in-a-row", up="C")
    done = table.play("P:C", "PS:Y4", "PS:G3")
    assert bonus(done, "three-in-a-row") == ""
    assert bonus(done.play("M:P"), "three-in-a-row") == "2"


@pytest.mark.rule("powers.ajna", "objectives.all-meditation")
def test_looking_with_ajna_does_not_collect_a_meditation_token(lay: Lay) -> None:
    table = revealed(lay, "-/-/BBB/-/-/K/-/-/- meditation=PBCGYO", "all-meditation", up="B").play("P:B", "PL:R")
    assert bonus(table.play("C7", "K3-2"), "all-meditation") == ""
    assert bonus(table.play("M:R"), "all-meditation") == "2"
