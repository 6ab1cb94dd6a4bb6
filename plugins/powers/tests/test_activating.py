"""When a Power can be activated, and when not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_powers import Powers
from chakra_powers.examples import holding

from chakra_rules import Ruleset, State
from chakra_rules.extend import ChooseAction
from chakra_rules.testing import scenario

if TYPE_CHECKING:
    from tests.conftest import Lay

GREEN = "-/-/-/-/GGG/K/-/-/-"
"""A harmonised Anahata, and a black energy that its Power can move."""


@pytest.mark.rule("powers.activate")
def test_an_activated_power_is_flipped_and_stays_flipped(lay: Lay) -> None:
    table = lay(GREEN, up="G").play("P:G", "K3-2", "C7", "K2-1", "M:P")
    assert table.own(Powers) == Powers(flipped="G")
    assert table.legal("P") == set()
    assert table.why_not("P:G") == ["powers.activate"]


@pytest.mark.rule("powers.activate")
def test_a_power_can_be_activated_in_the_turn_that_wins_it(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/K/-/-/-", maya="G.. ... ...").play("T1:G>4")
    assert table.decides == ("AfterAction", 0)
    assert table.play("P:G", "K3-2").own(Powers) == Powers(flipped="G")


@pytest.mark.rule("powers.activate")
def test_a_power_not_activated_can_be_in_a_later_turn(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/K/-/-/-", maya="G.. ... ...").play("T1:G>4", "E", "M:P")
    assert table.decides == ("ChooseAction", 0)
    assert table.legal("P") == {"P:G"}


@pytest.mark.rule("powers.activate")
def test_only_a_power_of_ones_own_that_lies_face_up_can_be_activated(rules: Ruleset) -> None:
    held = holding(2, {0: Powers(face_up="G"), 1: Powers(face_up="R")})
    state = scenario(rules, "-/-/-/-/GGG/-/-/-/K", "-/-/-/-/-/-/K/RRR/-", bag="", **held)
    assert not {"P:R"} & {action.notation for action in rules.actions(state)}
    assert [reason.rule for reason in rules.explain(state, "P:R")] == [
        "powers.activate", "powers.possible", "powers.muladhara",
    ]  # fmt: skip


@pytest.mark.rule("powers.activate")
@pytest.mark.parametrize("letter", ["K", "W", "Z"])
def test_a_letter_that_is_no_chakra_colour_names_no_power(lay: Lay, letter: str) -> None:
    table = lay(GREEN, up="G")
    assert table.why_not(f"P:{letter}") == ["powers.activate"]
    assert table.told(f"P:{letter}") == [
        f"You cannot activate the Power {letter}: it does not lie face up before you. Face up: G."
    ]
    assert lay(GREEN).told("P:G")[0].endswith("Face up: -.")


@pytest.mark.rule("powers.possible")
def test_a_power_whose_effect_cannot_be_carried_out_is_refused_with_the_reason(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/Y/-/-/-", up="G")
    assert table.legal("P") == set()
    assert table.why_not("P:G") == ["powers.possible", "powers.anahata"]
    assert table.told("P:G")[0] == "The Power G cannot be carried out now."


@pytest.mark.rule("powers.possible")
def test_once_activated_the_effect_has_to_be_carried_out_before_anything_else(lay: Lay) -> None:
    table = lay("-/PPP/-/-/G/-/-/-/- notches=4", up="P").play("P:P")
    assert table.legal() == {"PN:4"}
    assert table.why_not("M:P") == ["base.turn.one-action"]


@pytest.mark.rule("powers.when")
def test_a_power_before_the_action_leaves_the_action_to_be_performed(lay: Lay) -> None:
    table = lay(GREEN, up="G").play("P:G", "K3-2")
    assert table.decides == ("ChooseAction", 0)
    assert table.state.stack[-1] == ChooseAction(0)
    assert table.play("M:P").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.when")
def test_after_the_action_the_seat_may_activate_one_or_end_the_turn(lay: Lay) -> None:
    table = lay(GREEN, up="G").play("M:P")
    assert table.legal() == {"P:G", "E"}
    assert table.play("E").decides == ("ChooseAction", 1)
    assert table.play("P:G", "K3-2").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.when")
def test_the_turn_ends_by_itself_when_no_power_can_be_activated(lay: Lay) -> None:
    assert lay("-/-/-/-/GGG/Y/-/-/-", up="G").play("M:P").decides == ("ChooseAction", 1)
    assert lay(GREEN, flipped="G").play("M:P").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.when")
def test_an_action_can_be_what_makes_a_power_possible(lay: Lay) -> None:
    table = lay("-/-/-/-/-/YYY/K/-/-", up="Y")
    assert table.why_not("P:Y") == ["powers.possible", "powers.manipura"]
    assert table.play("C7", "K2-1").legal() == {"P:Y", "E"}


@pytest.mark.rule("powers.when")
def test_no_power_is_activated_inside_an_action(lay: Lay) -> None:
    table = lay(GREEN, up="G").play("C7")
    assert table.decides == ("ChooseMove", 0)
    assert table.legal("P") == set()
    assert table.why_not("P:G") == ["base.turn.one-action"]


@pytest.mark.rule("powers.when")
def test_a_turn_is_not_ended_before_the_action(lay: Lay) -> None:
    assert lay(GREEN, up="G").why_not("E") == ["base.turn.one-action"]


@pytest.mark.rule("powers.when")
def test_the_end_of_the_game_is_judged_after_the_last_power(lay: Lay) -> None:
    table = lay("-/PPP/BBB/CCC/GGG/-/OR/RR/-", up="R").play("M:P", "P:R")
    assert not table.state.last_round
    assert table.play("R2-1").state.last_round


@pytest.mark.rule("powers.one-per-turn")
def test_a_second_power_in_a_turn_is_refused_before_and_after_the_action(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/YYY/K/-/- spaces=12", up="GY").play("P:Y", "PI:1")
    assert table.legal("P") == set()
    assert table.why_not("P:G") == ["powers.one-per-turn"]
    assert table.play("C7", "K2-1").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.activate", "powers.one-per-turn", "powers.possible")
def test_every_rule_that_refuses_a_power_is_named(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/-/-/-/-", up="GY", activated=True)
    (first, *rest) = table.rules.explain(table.state, "P:P")
    assert (first.rule, dict(first.params)) == ("powers.activate", {"colour": "P", "face_up": "GY"})
    assert [reason.rule for reason in rest] == ["powers.one-per-turn", "powers.possible", "powers.sahasrara"]
    assert dict(rest[1].params) == {"colour": "P"}


@pytest.mark.rule("powers.one-per-turn")
def test_a_power_activated_at_once_counts(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/YYY/K/-/- spaces=12", maya="G.. ... ...", up="Y").play("T1:G>4")
    assert table.legal() == {"P:G", "P:Y", "E"}
    assert table.play("P:G", "K2-1").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.one-per-turn")
def test_a_power_won_through_a_power_waits_for_a_later_turn(lay: Lay) -> None:
    table = lay("-/-/G/-/GG/K/-/RRR/-", up="R").play("P:R", "G6-4")
    assert table.own(Powers) == Powers(face_up="G", flipped="R", activated=True)
    assert table.why_not("P:G") == ["powers.one-per-turn"]
    assert table.play("M:P", "M:P").legal("P") == {"P:G"}


@pytest.mark.rule("powers.one-per-turn")
def test_what_a_turn_used_up_comes_back_with_the_next_turn(lay: Lay) -> None:
    after = lay("-/-/-/-/GGG/YYY/K/-/- spaces=12", up="GY").play("P:Y", "PI:1", "M:P")
    assert after.own(Powers) == Powers(face_up="G", flipped="Y")
    passed = lay(GREEN, up="G").play("M:P", "E")
    assert passed.own(Powers) == Powers(face_up="G")


@pytest.mark.rule("powers.one-per-turn")
def test_each_seat_has_its_own_power_a_turn(rules: Ruleset) -> None:
    held = holding(2, {0: Powers(face_up="G"), 1: Powers(face_up="R")})
    state = scenario(rules, GREEN, "-/-/-/-/-/-/K/RRR/-", bag="", **held)
    for notation in ("P:G", "K3-2", "M:P", "P:R", "K2-0", "M:P"):
        state = rules.apply(state, notation).state
    assert [seat.slot(Powers).flipped for seat in state.seats] == ["G", "R"]


LOCKED = "-/-/-/-/GGG/-/-/-/- notches=76532 meditation=PBCGYOR"
"""All Inspiration tokens lie in notches and all Meditation tokens are held: meditating brings nothing."""


def meditated(rules: Ruleset, state: State) -> State:
    """The state after both seats did nothing but meditate for two rounds, or until the game is over."""
    while state.stack and state.round < 3:
        state = rules.apply(state, "E" if "E" in {a.notation for a in rules.actions(state)} else "M").state
    return state


@pytest.mark.rule("base.end.stalemate")
def test_a_power_that_can_be_used_is_something_else_to_do(rules: Ruleset) -> None:
    used = scenario(rules, LOCKED, LOCKED, bag="", **holding(2, {0: Powers(flipped="P")}))
    able = scenario(rules, LOCKED, LOCKED, bag="", **holding(2, {0: Powers(face_up="P")}))
    assert meditated(rules, used).ended == "base.end.stalemate"
    assert meditated(rules, able).ended == ""


@pytest.mark.rule("powers.one-per-turn")
def test_only_a_turn_that_used_something_up_brings_it_back(lay: Lay) -> None:
    assert lay(GREEN).play("M:P").happened("Rested") == []
    assert lay(GREEN, up="G").play("M:P", "E").happened("Rested") == ["Rested"]
