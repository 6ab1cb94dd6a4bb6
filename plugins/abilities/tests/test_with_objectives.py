"""Abilities together with Objectives, and whole games of all four modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules import Ruleset
from chakra_rules.testing import check_game, play

if TYPE_CHECKING:
    from tests.conftest import Lay

objectives = pytest.importorskip("chakra_objectives")


@pytest.mark.rule("abilities.swap", "objectives.all-meditation", "objectives.when")
def test_the_seventh_meditation_token_counts_once_the_card_is_exchanged(lay: Lay) -> None:
    cards = (objectives.Objectives(("all-meditation", "two-pairs"), ("12", "12")),)
    table = lay("row", "-/-/-/-/-/-/-/-/- meditation=BCGYOR", modules=("objectives",), slots=cards).play("M:P")
    assert table.decides == ("ChooseExchange", 0)
    assert table.seat.slot(objectives.BonusesWon).tokens == ()
    after = table.play("A=ignore")
    assert after.seat.slot(objectives.BonusesWon).tokens == (("all-meditation", "2"),)


@pytest.mark.rule("abilities.extend-many", "objectives.three-alleviated")
def test_the_extra_move_can_achieve_an_objective(lay: Lay) -> None:
    cards = (objectives.Objectives(("three-alleviated", "two-pairs"), ("12", "12")),)
    table = lay("extend-many", "-/-/-/-/-/-/K/G/KK", modules=("objectives",), slots=cards)
    after = table.play("A!", "C6", "K2-1", "G1-2", "K1+0")
    assert after.seat.slot(objectives.BonusesWon).tokens == (("three-alleviated", "2"),)


def test_games_with_all_four_modules_keep_the_contract() -> None:
    pytest.importorskip("chakra_powers")
    pytest.importorskip("chakra_yin_yang")
    rules = Ruleset.of("abilities", "objectives", "powers", "yin-yang")
    check_game(play(rules, players=3, seed=5, actions=150), positions=6)
