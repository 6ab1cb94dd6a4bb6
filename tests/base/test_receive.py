"""Receive energy: take from one flow, place on the bubbles or on one chakra, refill."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
MAYA = "PBC GYO RKP"


@pytest.mark.rule("base.turn.one-action")
def test_a_turn_is_one_of_receive_channel_and_meditate(lay: Lay) -> None:
    table = lay("K/-/-/-/-/-/-/-/-", maya=MAYA, bag="")
    assert {notation[0] for notation in table.legal()} == {"T", "C", "M"}
    for turn in (["T1:P>8"], ["C7", "K8-7"], ["M:P"]):
        assert table.play(*turn).decides == ("ChooseAction", 1)


@pytest.mark.rule("base.turn.one-action")
@pytest.mark.parametrize("answer", ["K8-7", "X:P", "D:P", "I:YP", "V:12341234", "S"])
def test_nothing_else_answers_the_choice_of_an_action(lay: Lay, answer: str) -> None:
    assert lay("K/-/-/-/-/-/-/-/-", maya=MAYA).why_not(answer) == ["base.turn.one-action"]


@pytest.mark.rule("base.turn.one-action")
@pytest.mark.parametrize("answer", ["C6", "T1:P>8", "M:P", "X:P", "D:P"])
def test_a_channel_action_once_begun_is_answered_by_moves_only(lay: Lay, answer: str) -> None:
    table = lay("K/-/-/-/-/-/-/-/-", maya=MAYA).play("C7")
    assert table.why_not(answer) == ["base.turn.one-action"]
    assert table.legal() == {"K8-7"}


@pytest.mark.rule("base.receive.one-flow")
def test_one_two_or_three_energies_come_from_one_flow(lay: Lay) -> None:
    taken = {n.split(":")[0] + n.split(":")[1].split(">")[0] for n in lay(EMPTY, maya="PBC G.. ...").legal("T")}
    assert taken == {"T1P", "T1B", "T1C", "T1BP", "T1CP", "T1BC", "T1BCP", "T2G"}


@pytest.mark.rule("base.receive.one-flow")
@pytest.mark.parametrize("take", ["T1:PG>8", "T1:G>8", "T3:PK>8", "T4:P>8", "T0:P>8", "Ta:P>8", "T1:X>8"])
def test_what_one_flow_does_not_show_cannot_be_taken_from_it(lay: Lay, take: str) -> None:
    table = lay(EMPTY, maya="PBC GYO RRR")
    assert table.why_not(take) == ["base.receive.one-flow"]
    assert {"T1:P>8", "T2:G>8"} <= table.legal()


@pytest.mark.rule("base.receive.distinct")
def test_of_two_equal_colours_in_a_flow_one_at_most_is_taken(lay: Lay) -> None:
    table = lay(EMPTY, maya="PPB ... ...")
    assert {n.split(">")[0] for n in table.legal("T1")} == {"T1:P", "T1:B", "T1:BP"}
    assert table.why_not("T1:PP>8") == ["base.receive.distinct"]
    assert table.why_not("T1:PPB>8") == ["base.receive.distinct"]


@pytest.mark.rule("base.receive.distinct", "base.receive.negative")
def test_exactly_one_of_several_blacks_is_taken(lay: Lay) -> None:
    table = lay(EMPTY, maya="KKG KKK ...")
    assert {n.split(">")[0] for n in table.legal("T")} == {"T1:K", "T1:GK", "T2:K"}
    assert table.why_not("T1:KK>8") == ["base.receive.distinct"]
    assert table.why_not("T1:GKK>8") == ["base.receive.distinct"]


@pytest.mark.rule("base.receive.negative")
def test_a_flow_that_shows_black_is_taken_from_with_a_black(lay: Lay) -> None:
    table = lay(EMPTY, maya="KPB CGY ...")
    assert {n.split(">")[0] for n in table.legal("T1")} == {"T1:K", "T1:KP", "T1:BK", "T1:BKP"}
    assert table.why_not("T1:P>8") == ["base.receive.negative"]
    assert table.why_not("T1:PB>4") == ["base.receive.negative"]
    assert table.why_not("T2:C>8") == []


@pytest.mark.rule("base.receive.distinct", "base.receive.negative", "base.receive.limit", "base.receive.bubbles")
def test_every_rule_that_refuses_is_named(lay: Lay) -> None:
    table = lay("KK/P/P/P/-/-/-/-/-", maya="KPP ... ...")
    assert table.why_not("T1:PP>8") == [
        "base.receive.distinct",
        "base.receive.negative",
        "base.receive.limit",
        "base.receive.bubbles",
    ]
    assert table.why_not("T1:K>8") == []


@pytest.mark.rule("base.receive.which")
def test_of_equal_energies_the_topmost_leaves_the_flow(lay: Lay) -> None:
    assert lay(EMPTY, maya="GYG ... ...", bag="").play("T1:G>8").state.maya[0] == ".YG"
    assert lay(EMPTY, maya="YGG ... ...", bag="").play("T1:GY>8").state.maya[0] == "..G"
    assert lay(EMPTY, maya="... GKK ...", bag="").play("T2:GK>8").state.maya[1] == "..K"


@pytest.mark.rule("base.receive.limit")
@pytest.mark.parametrize("board", ["PPP/-/-/-/-/-/-/-/-", "P/P/-/-/-/-/-/P/-", "-/PPP/-/-/-/-/-/-/-"])
def test_a_colour_of_which_three_lie_anywhere_on_the_board_is_not_taken(lay: Lay, board: str) -> None:
    table = lay(board, maya="PB. ... ...")
    assert {n.split(">")[0] for n in table.legal("T")} == {"T1:B"}
    assert table.why_not("T1:P>5") == ["base.receive.limit"]
    assert table.why_not("T1:PB>5") == ["base.receive.limit"]


@pytest.mark.rule("base.receive.limit")
def test_the_third_of_a_colour_may_be_taken(lay: Lay) -> None:
    assert "T1:P>5" in lay("PP/-/-/-/-/-/-/-/-", maya="P.. ... ...").legal()


@pytest.mark.rule("base.receive.limit")
def test_only_the_own_board_counts_for_the_limit(lay: Lay) -> None:
    assert "T1:P>5" in lay(EMPTY, "-/PPP/-/-/-/-/-/-/-", maya="P.. ... ...").legal()


@pytest.mark.rule("base.receive.limit")
def test_black_knows_no_limit(lay: Lay) -> None:
    assert "T1:K>5" in lay("K/K/-/-/-/-/-/K/KK", maya="K.. ... ...").legal()


@pytest.mark.rule("base.receive.limit")
def test_without_the_colour_limit_a_fourth_of_a_colour_may_be_taken(lay: Lay) -> None:
    table = lay("PPP/-/-/-/-/-/-/-/-", maya="P.. ... ...", options={"colour_limit": "none"}, bag="")
    assert "T1:P>5" in table.legal()
    assert table.play("T1:P>5").seat.cells[5] == "P"


@pytest.mark.rule("base.receive.one-place")
def test_all_energies_taken_lie_on_one_place(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC ... ...", bag="")
    assert {n[-1] for n in table.legal("T1:BCP")} == set("87654321")
    assert table.play("T1:BCP>4").seat.cells == ("", "", "", "", "BCP", "", "", "", "")


@pytest.mark.rule("base.receive.one-place")
@pytest.mark.parametrize("height", [0, 9])
def test_energy_taken_goes_to_the_bubbles_or_a_chakra_and_nowhere_else(lay: Lay, height: int) -> None:
    table = lay(EMPTY, maya="KBC ... ...")
    assert table.why_not(f"T1:K>{height}") == ["base.receive.one-place"]
    assert table.why_not("T1:K>8") == table.why_not("T1:K>1") == []


@pytest.mark.rule("base.receive.bubbles")
@pytest.mark.parametrize(("bubbles", "room"), [("-", 3), ("Y", 2), ("YY", 1), ("YYO", 0)])
def test_three_bubbles_hold_one_energy_each(lay: Lay, bubbles: str, room: int) -> None:
    table = lay(f"{bubbles}/-/-/-/-/-/-/-/-", maya="PBC ... ...")
    for count, take in enumerate(["T1:P>8", "T1:BP>8", "T1:BCP>8"], start=1):
        assert table.why_not(take) == ([] if count <= room else ["base.receive.bubbles"])


@pytest.mark.rule("base.receive.bubbles")
def test_placing_on_the_bubbles_needs_no_inspiration_token(lay: Lay) -> None:
    table = lay(f"{EMPTY} spaces=12345", maya="PBC ... ...", bag="")
    assert {n[-1] for n in table.legal("T")} == {"8"}
    assert table.why_not("T1:P>7") == ["base.receive.chakra"]
    assert table.play("T1:BP>8").seat.cells[8] == "BP"


@pytest.mark.rule("base.receive.chakra")
def test_placing_on_a_chakra_puts_a_free_token_into_its_notch(lay: Lay) -> None:
    seat = lay(EMPTY, maya="PBC ... ...", bag="").play("T1:P>4").seat
    assert (seat.cells[4], seat.notches, seat.free) == ("P", "...I...", "IIII")


@pytest.mark.rule("base.receive.chakra")
def test_a_chakra_with_a_token_in_its_notch_receives_nothing(lay: Lay) -> None:
    table = lay("-/-/-/-/G/-/-/-/- notches=4", maya="PBC ... ...")
    assert table.why_not("T1:P>4") == ["base.receive.chakra"]
    assert {n[-1] for n in table.legal("T1:P>")} == set("8765321")


@pytest.mark.rule("base.receive.chakra")
def test_a_chakra_receives_no_more_than_it_has_room_for(lay: Lay) -> None:
    table = lay("-/-/-/-/GK/YYK/-/-/-", maya="PBC ... ...")
    assert table.why_not("T1:P>4") == []
    assert table.why_not("T1:BP>4") == table.why_not("T1:P>3") == ["base.receive.chakra"]


@pytest.mark.rule("base.receive.refill")
def test_the_spaces_emptied_are_refilled_before_the_turn_passes(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC GYO RKP").play("T1:CP>8")
    assert table.decides == ("DrawEnergies", -1)
    assert (table.state.maya, table.state.turn) == ((".B.", "GYO", "RKP"), 0)
    table = table.play("D:KY")
    assert table.state.maya == ("KBY", "GYO", "RKP")
    assert table.decides == ("ChooseAction", 1)


@pytest.mark.rule("base.receive.refill")
def test_what_is_drawn_leaves_the_bag(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC GYO RKP", bag="KKYY").play("T1:CP>8", "D:KY")
    assert table.state.bag == "KY"


@pytest.mark.rule("base.receive.refill")
def test_what_fills_the_spaces_is_drawn_with_the_odds_of_the_bag(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/-", maya="PBC GYO RKP", bag="KKKY").play("T1:BP>8")
    drawn = Counter([table.rules.sample(table.state, Random(seed)).notation for seed in range(400)])
    assert {draw: round(count / 100) for draw, count in drawn.items()} == {"D:KK": 2, "D:KY": 1, "D:YK": 1}


@pytest.mark.rule("base.receive.empty-bag")
def test_a_nearly_empty_bag_fills_the_spaces_it_can_from_the_top(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC GYO RKP", bag="Y").play("T1:BP>8")
    assert {a.notation: odds for a, odds in table.rules.outcomes(table.state)} == {"D:Y": 1}
    assert table.why_not("D:YY") == table.why_not("D:") == table.why_not("D:K") == ["base.receive.empty-bag"]
    table = table.play("D:Y")
    assert (table.state.maya, table.state.bag) == (("Y.C", "GYO", "RKP"), "")
    assert table.decides == ("ChooseAction", 1)


@pytest.mark.rule("base.receive.refill")
def test_each_energy_in_the_bag_is_as_likely_to_be_drawn_as_the_next(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC GYO RKP", bag="KKKY").play("T1:BP>8")
    odds = {action.notation: odds for action, odds in table.rules.outcomes(table.state)}
    assert odds == {"D:KK": Fraction(1, 2), "D:KY": Fraction(1, 4), "D:YK": Fraction(1, 4)}


@pytest.mark.rule("base.receive.empty-bag")
def test_with_an_empty_bag_spaces_stay_empty_and_nature_is_not_asked(lay: Lay) -> None:
    table = lay(EMPTY, maya="PBC GYO RKP", bag="").play("T1:BCP>8")
    assert table.state.maya == ("...", "GYO", "RKP")
    assert table.decides == ("ChooseAction", 1)


@pytest.mark.rule("base.receive.empty-bag")
def test_a_short_flow_can_be_used_and_an_empty_one_cannot(lay: Lay) -> None:
    table = lay(EMPTY, maya="... .Y. ..K", bag="")
    assert {n.split(">")[0] for n in table.legal("T")} == {"T2:Y", "T3:K"}
    assert table.why_not("T1:Y>8") == ["base.receive.one-flow"]


@pytest.mark.rule("base.receive.refill", "base.receive.empty-bag")
def test_a_refill_reaches_every_empty_space_in_reading_order(lay: Lay) -> None:
    table = lay(EMPTY, maya="P.C .YO RKP", bag="KKKG").play("T3:K>8")
    assert table.play("D:KKG").state.maya == ("PKC", "KYO", "RGP")


@pytest.mark.parametrize(
    ("board", "maya", "take", "told"),
    [
        pytest.param(
            EMPTY,
            "PPC ... ...",
            "T1:R>8",
            'You cannot take R from "PPC": take one to three of the energies that one flow shows.',
            marks=pytest.mark.rule("base.receive.one-flow"),
        ),
        pytest.param(
            EMPTY,
            "PPC ... ...",
            "T4:R>8",
            'You cannot take R from "": take one to three of the energies that one flow shows.',
            marks=pytest.mark.rule("base.receive.one-flow"),
        ),
        pytest.param(
            EMPTY,
            "PPC ... ...",
            "T1:PP>8",
            "Take each colour once: P is there 2 times.",
            marks=pytest.mark.rule("base.receive.distinct"),
        ),
        pytest.param(
            "PP/-/-/-/-/-/-/-/-",
            "PP. ... ...",
            "T1:PP>7",
            "Three P at most may lie on your board: there is room for 1 more.",
            marks=pytest.mark.rule("base.receive.limit"),
        ),
        pytest.param(
            "PPP/P/-/-/-/-/-/-/-",
            "P.. ... ...",
            "T1:P>5",
            "Three P at most may lie on your board: there is room for 0 more.",
            marks=pytest.mark.rule("base.receive.limit"),
        ),
        pytest.param(
            "PP/-/-/-/-/-/-/-/-",
            "BC. ... ...",
            "T1:BC>8",
            "The bubbles have room for 1, not for 2.",
            marks=pytest.mark.rule("base.receive.bubbles"),
        ),
        pytest.param(
            "-/-/-/GG/-/-/-/-/-",
            "BC. ... ...",
            "T1:BC>5",
            "The chakra needs room for 2 (it has 1), an empty notch and a free Inspiration token.",
            marks=pytest.mark.rule("base.receive.chakra"),
        ),
        pytest.param(
            EMPTY,
            "PPC ... ...",
            "T1:P>9",
            "Height 9 is no place for energy: choose 8 for the bubbles or 7 to 1 for a chakra.",
            marks=pytest.mark.rule("base.receive.one-place"),
        ),
    ],
)
def test_a_refusal_says_what_is_there_and_what_would_do(lay: Lay, board: str, maya: str, take: str, told: str) -> None:
    assert lay(board, maya=maya).told(take)[-1] == told
