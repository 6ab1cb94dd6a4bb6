"""Two modules that meet in the rules, where neither one's own tests show it.

More pairs stand in plugins/*/tests/test_with_*.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_objectives import BonusesWon
from chakra_powers import Powers
from chakra_yin_yang import HalvesWon

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.mixing.conftest import Lay

# ---------------------------------------------------------------- Yin-Yang and Powers


def halves(table: Table) -> int:
    """How many halves of Yin-Yang tokens seat 0 has."""
    return len(table.own(HalvesWon).pile)


@pytest.mark.rule("yin-yang.effect", "yin-yang.temporary", "powers.anahata")
def test_a_chakra_that_the_effect_empties_between_turns_is_passed_over_no_more(lay: Lay) -> None:
    table = lay("yin-yang powers", "-/-/-/-/GGG/K/KWY/-/-", powers="G").play("P:G")
    assert table.legal() == {"K3-1", "K2-1"}
    later = lay("yin-yang powers", "-/-/-/-/GGG/K/KWY/-/-", powers="G").play("M:P", "E", "M:P")
    assert (later.seat.cells[2], halves(later)) == ("Y", 1)
    assert later.play("P:G").legal() == {"K3-2"}


@pytest.mark.rule("yin-yang.temporary.no-points", "powers.win")
def test_a_power_is_won_when_white_gives_way_to_the_last_energy_of_the_colour(lay: Lay) -> None:
    table = lay("yin-yang powers", "-/-/-/-/-/YYW/Y/-/- notches=3").play("C6", "W3-2")
    assert (table.own(Powers).face_up, table.seat.notches) == ("", "..I....")
    won = table.play("Y2-3")
    assert (won.own(Powers).face_up, won.seat.notches, won.seat.free) == ("Y", ".......", "IIII")


@pytest.mark.rule("powers.svadhisthana", "yin-yang.receive.positive", "yin-yang.receive.either")
def test_a_duty_to_take_goes_back_into_the_bag_with_its_energy(lay: Lay) -> None:
    table = lay("yin-yang powers", "-/-/-/-/-/-/OOO/-/-", powers="O", maya="WKG ... ...", bag="YY")
    assert table.why_not("T1:G>8") == ["base.receive.negative", "yin-yang.receive.positive"]
    renewed = table.play("P:O", "PR1:AB", "D:YY")
    assert {"T1:G>8", "T1:Y>8", "T1:GY>8"} <= renewed.legal("T1")


# ---------------------------------------------------------------- Yin-Yang and Abilities


@pytest.mark.rule("abilities.two-of-a-colour", "yin-yang.temporary", "yin-yang.temporary.no-token")
def test_two_white_energies_fill_a_chakra_temporarily(lay: Lay) -> None:
    table = lay("yin-yang abilities", "-/-/-/-/G/-/-/-/-", card="two-of-a-colour", maya="WW. ... ...")
    assert table.why_not("T1:WW>4") == ["base.receive.distinct"]
    after = table.play("A!", "T1:WW>4")
    assert (after.seat.cells[4], after.seat.notches, after.seat.free) == ("GWW", "...I...", "IIII")


@pytest.mark.rule("abilities.extend-one", "yin-yang.effect")
def test_the_extra_move_can_bring_about_the_effect(lay: Lay) -> None:
    table = lay("yin-yang abilities", "-/-/K/-/-/W/-/-/-", card="extend-one").play("A!", "C7", "K6-5")
    assert halves(table) == 0
    assert halves(table.play("K5+3")) == 1
    assert halves(table.play("K5+4")) == 0
    assert table.play("S").seat.cells[5] == "K"


@pytest.mark.rule("abilities.swap", "yin-yang.effect")
def test_the_effect_waits_for_the_exchange_of_the_card(lay: Lay) -> None:
    table = lay("yin-yang abilities", "-/-/-/-/KW/-/-/-/-").play("M:P")
    assert (table.decides, halves(table)) == (("ChooseExchange", 0), 0)
    assert halves(table.play("A=ignore")) == 1


# ---------------------------------------------------------------- Yin-Yang and Objectives


@pytest.mark.rule("yin-yang.effect.first", "objectives.when", "objectives.every-chakra")
def test_black_that_the_effect_removes_leaves_an_own_colour_where_it_is(lay: Lay) -> None:
    board = "-/P/B/C/GKW/Y/O/R/-"
    matching = lay("yin-yang objectives", board, objective="every-chakra").play("M:P")
    assert (matching.seat.cells[4], matching.own(BonusesWon).of("every-chakra")) == ("G", "2")
    assert matching.happened("YinYangEffect", "ObjectiveAchieved") == ["YinYangEffect", "ObjectiveAchieved"]


@pytest.mark.rule("yin-yang.earth", "objectives.three-alleviated")
def test_a_third_energy_on_the_earth_counts_when_it_is_black_and_not_when_it_is_white(lay: Lay) -> None:
    table = lay("yin-yang objectives", "-/-/-/-/-/-/-/KW/KK", objective="three-alleviated").play("C7")
    assert table.play("W1-0").own(BonusesWon).of("three-alleviated") == ""
    assert table.play("K1-0").own(BonusesWon).of("three-alleviated") == "2"


# ---------------------------------------------------------------- Powers and Objectives, Powers and the end


@pytest.mark.rule("powers.when", "objectives.claim")
def test_who_achieves_by_a_power_is_second_to_who_achieved_before(lay: Lay) -> None:
    pairs = "-/PPP/BBB/-/-/YYY/OOO/-/-"
    table = lay("powers objectives", "-/-/BBB/CCC/GGY/YYG/-/-/-", pairs, powers="C")
    swapped = table.play("M:P", "P:C", "PS:Y4", "PS:G3", "M:P")
    assert (swapped.own(BonusesWon, 0).of("two-pairs"), swapped.own(BonusesWon, 1).of("two-pairs")) == ("2", "1")
    later = table.play("M:P", "E", "M:P", "P:C", "PS:Y4", "PS:G3", "M:B")
    assert (later.own(BonusesWon, 0).of("two-pairs"), later.own(BonusesWon, 1).of("two-pairs")) == ("1", "2")


@pytest.mark.rule("powers.when", "base.end.trigger")
def test_a_power_after_the_action_can_end_the_game(lay: Lay) -> None:
    table = lay("powers", "-/PPP/BBB/CCC/GGY/YYG/-/-/-", powers="C").play("M:P")
    assert table.play("E").happened("EndTriggered") == []
    assert table.play("P:C", "PS:Y4", "PS:G3").happened("EndTriggered", "TurnEnded") == ["EndTriggered", "TurnEnded"]


# ---------------------------------------------------------------- Powers and Abilities


@pytest.mark.rule("powers.svadhisthana", "abilities.row")
def test_a_row_shows_what_a_power_has_just_drawn(lay: Lay) -> None:
    maya = "G.. Y.. B.."
    table = lay("powers abilities", "-/-/-/-/-/-/OOO/-/-", powers="O", maya=maya, bag="R").play("A!")
    assert "TA:BGY>8" in table.legal("TA")
    drawn = table.play("P:O", "PR1:A", "D:GR")
    assert drawn.state.maya == ("GR.", "Y..", "B..")
    assert {"TB:R>8", "TA:BGY>8"} <= drawn.legal("T")


@pytest.mark.rule("powers.one-per-turn", "abilities.use", "powers.win")
def test_each_module_acts_once_a_turn(lay: Lay) -> None:
    table = lay("powers abilities", "-/-/-/-/GGG/YY/-/RRR/K", powers="GR", card="two-of-a-colour", maya="YK. ... ...")
    assert table.legal("P:") == {"P:R"}
    once = table.play("A!", "P:R", "Y3-2")
    assert once.why_not("A!") == ["abilities.use"]
    assert "powers.one-per-turn" in once.why_not("P:G")


# ---------------------------------------------------------------- Abilities and Objectives


@pytest.mark.rule("abilities.swap", "objectives.all-meditation", "objectives.claim")
def test_until_the_card_is_exchanged_the_seventh_token_has_achieved_nothing(lay: Lay) -> None:
    six = "-/-/-/-/-/-/-/-/- meditation=BCGYOR"
    table = lay("abilities objectives", six, six, objective="all-meditation").play("M:P")
    assert table.why_not("M:P") == ["base.turn.one-action"]
    assert table.happened("ObjectiveAchieved", "TurnEnded") == []
    both = table.play("A=ignore", "M:P", "A=row")
    assert (both.own(BonusesWon, 0).of("all-meditation"), both.own(BonusesWon, 1).of("all-meditation")) == ("2", "1")
    assert both.seat.cells == table.seat.cells


@pytest.mark.rule("abilities.refresh", "objectives.when")
def test_using_an_ability_achieves_nothing_before_the_action_is_done(lay: Lay) -> None:
    board = "-/PPP/BBB/-/-/YYY/OOO/-/-"
    used = lay("abilities objectives", board, card="ignore").play("A!")
    assert used.own(BonusesWon).of("two-pairs") == ""
    assert used.play("M:P", "A=row").own(BonusesWon).of("two-pairs") == "2"
