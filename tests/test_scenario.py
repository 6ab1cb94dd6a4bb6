"""Positions in one or two lines: what cannot lie so is refused instead of being left out."""

from __future__ import annotations

import pytest

from chakra_rules import NotationError, Ruleset
from chakra_rules.errors import ImpossibleMove
from chakra_rules.testing import scenario

EMPTY = "-/-/-/-/-/-/-/-/-"


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        ("notchs=7", "'notchs' says nothing of a board: looked, meditation, notches, spaces do"),
        ("7", "'7' says nothing of a board"),
        ("notches=0", "'0' is no place for a token: 1 to 7 are"),
        ("notches=8", "'8' is no place for a token: 1 to 7 are"),
        ("spaces=19", "'9' is no place for a token: 1 to 8 are"),
        ("spaces=a", "'a' is no place for a token: 1 to 8 are"),
    ],
)
def test_words_that_say_nothing_of_a_board_are_refused(rules: Ruleset, seat: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        scenario(rules, f"{EMPTY} {seat}", EMPTY)


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (f"{EMPTY} notches=123 spaces=123", "6 Inspiration tokens cannot be laid: a seat has 5"),
        ("-/-/-/-/GGGG/-/-/-/-", "GGGG do not fit on height 4: it holds 3"),
        ("PBCG/-/-/-/-/-/-/-/-", "BCGP do not fit on height 8: it holds 3"),
        (f"{EMPTY} meditation=PPPPP", "there is no P among"),
        ("G/G/G/G/G/G/G/-/-", "there is no G among"),
    ],
)
def test_what_there_is_not_or_does_not_fit_is_refused(rules: Ruleset, board: str, told: str) -> None:
    with pytest.raises(ImpossibleMove, match=told):
        scenario(rules, board, EMPTY)


@pytest.mark.parametrize("maya", ["KY. ...", "KY ... ...", "KYGG ... ...", "... ... ... ..."])
def test_a_maya_without_three_flows_of_three_spaces_is_refused(rules: Ruleset, maya: str) -> None:
    with pytest.raises(NotationError, match="the Maya has three flows of three spaces"):
        scenario(rules, maya=maya)


@pytest.mark.parametrize("values", ["99", "11112222", "1234123"])
def test_other_plenitude_values_are_refused(rules: Ruleset, values: str) -> None:
    with pytest.raises(NotationError, match="two each of 1, 2, 3 and 4"):
        scenario(rules, plenitude=values)


def test_the_earth_holds_any_number(rules: Ruleset) -> None:
    assert scenario(rules, "-/-/-/-/-/-/-/-/KKKK", EMPTY).seats[0].cells[0] == "KKKK"
