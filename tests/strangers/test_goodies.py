"""The further cards: an energy from the bag, the trio, and what they meet in other modules."""

from __future__ import annotations

from typing import Any

import pytest
from chakra_abilities import Centre, Own
from chakra_objectives import BonusesWon, Objectives

from chakra_rules import Ruleset, State
from chakra_rules.extend import Module, Waiver, hookimpl
from chakra_rules.testing import play, scenario

EMPTY = "-/-/-/-/-/-/-/-/-"


def holding(rules: Ruleset, board: str = EMPTY, bag: str = "KRY", **words: Any) -> State:
    """A position in which seat 0 holds the bag card."""
    own = {0: (Own("bag"),), 1: (Own("row"),)}
    slots = (Centre(("ignore", "refresh")), *words.pop("slots", ()))
    return scenario(rules, board, EMPTY, bag=bag, own=own, slots=slots, **words)


def after(rules: Ruleset, state: State, *notations: str) -> State:
    """The state after these actions."""
    for notation in notations:
        state = rules.apply(state, notation).state
    return state


def legal(rules: Ruleset, state: State, prefix: str) -> set[str]:
    """The legal actions that begin so."""
    return {action.notation for action in rules.actions(state) if action.notation.startswith(prefix)}


def why_not(rules: Ruleset, state: State, notation: str) -> list[str]:
    """The rules that refuse."""
    return [reason.rule for reason in rules.explain(state, notation)]


@pytest.mark.rule("abilities.setup", "objectives.setup", "goodies.bag", "goodies.trio")
def test_both_cards_can_be_revealed_and_only_where_the_module_is_in_play(with_goodies: Ruleset) -> None:
    without = Ruleset.of("abilities", "objectives")
    reveals = ("A:bag,ignore,refresh,row", "O:three-in-a-row,trio")
    for rules, refused in ((with_goodies, []), (without, ["abilities.setup", "objectives.setup"])):
        asked = (entry.before for entry in play(rules, players=2, seed=1, actions=12).history)
        found = {type(rules.decision(state)).__name__: state for state in asked}
        states = (found["RevealCards"], found["DealObjectives"])
        pairs = zip(states, reveals, strict=True)
        assert [rule for state, text in pairs for rule in why_not(rules, state, text)] == refused


@pytest.mark.rule("goodies.bag")
def test_an_energy_is_taken_from_the_bag_and_placed_as_usual(with_goodies: Ruleset) -> None:
    used = after(with_goodies, holding(with_goodies, maya="G.. ... ..."), "A!")
    assert legal(with_goodies, used, "B") == {"B:K", "B:R", "B:Y"}
    placed = after(with_goodies, used, "B:Y", ">3")
    assert (placed.seats[0].cells[3], placed.bag, placed.maya[0]) == ("Y", "KR", "G..")
    assert (placed.seats[0].notches, placed.seats[0].free) == ("..I....", "IIII")
    assert placed.turn == 1


@pytest.mark.rule("goodies.bag", "base.harmonise.token-back")
def test_an_energy_from_the_bag_can_harmonise(with_goodies: Ruleset) -> None:
    placed = after(with_goodies, holding(with_goodies, "-/-/-/-/-/YY/-/-/-"), "A!", "B:Y", ">3")
    assert (placed.seats[0].cells[3], placed.seats[0].free) == ("YYY", "IIIII")


@pytest.mark.rule("goodies.bag", "abilities.permission")
def test_the_card_forces_nothing(with_goodies: Ruleset) -> None:
    used = after(with_goodies, holding(with_goodies, maya="G.. ... ..."), "A!")
    assert legal(with_goodies, used, "T") > {"T1:G>8"}
    assert legal(with_goodies, used, "M") > {"M:P"}


@pytest.mark.rule("goodies.bag", "abilities.use")
def test_without_the_card_in_effect_nothing_comes_from_the_bag(with_goodies: Ruleset) -> None:
    state = holding(with_goodies)
    assert why_not(with_goodies, state, "B:Y") == ["goodies.bag"]
    later = after(with_goodies, state, "A!", "B:Y", ">8", "M:P", "A=ignore")
    assert why_not(with_goodies, later, "B:R") == ["goodies.bag"]
    assert why_not(with_goodies, later, "A!") == ["abilities.use"]


@pytest.mark.rule("goodies.bag")
@pytest.mark.parametrize(("bag", "board"), [("KR", EMPTY), ("Y", "GGG/-/-/-/-/-/-/-/- notches=12345")])
def test_an_energy_that_the_bag_lacks_or_that_has_no_place_is_refused(
    with_goodies: Ruleset, bag: str, board: str
) -> None:
    used = after(with_goodies, holding(with_goodies, board, bag=bag), "A!")
    assert why_not(with_goodies, used, "B:Y") == ["goodies.bag"]
    (reason,) = with_goodies.explain(used, "B:Y")
    assert with_goodies.tell(reason).startswith("Y cannot be taken: use the card first, then choose an energy")


@pytest.mark.rule("goodies.bag")
def test_one_energy_is_taken_and_no_more(with_goodies: Ruleset) -> None:
    used = after(with_goodies, holding(with_goodies), "A!")
    choose: Any = type(with_goodies.action("B:Y"))
    assert [bool(with_goodies.explain(used, choose(energies))) for energies in ("Y", "KR", "")] == [False, True, True]


@pytest.mark.rule("goodies.bag", "base.receive.limit")
def test_the_colour_limit_holds_for_the_bag_too(with_goodies: Ruleset) -> None:
    used = after(with_goodies, holding(with_goodies, "Y/Y/-/-/-/-/-/-/Y"), "A!")
    assert why_not(with_goodies, used, "B:Y") == ["base.receive.limit"]
    assert legal(with_goodies, used, "B") == {"B:K", "B:R"}
    unlimited = Ruleset.of(*with_goodies.modules, options={"colour_limit": "none"})
    assert legal(unlimited, after(unlimited, holding(unlimited, "Y/Y/-/-/-/-/-/-/Y"), "A!"), "B") > {"B:Y"}


@pytest.mark.rule("goodies.bag", "base.receive.limit")
def test_a_rule_that_another_module_lifts_is_lifted_for_the_bag_too(with_goodies: Ruleset) -> None:
    class Hooks:
        @staticmethod
        @hookimpl
        def waive_take() -> tuple[Waiver, ...]:
            return (Waiver("base.receive.limit", "base.receive.limit"),)

    for fields in ({"waives": ("base.receive.limit",), "hooks": object()}, {"hooks": Hooks}):
        lifting: dict[str, Any] = dict(fields)
        rules = Ruleset.of(*with_goodies.modules, Module(id="lift", version="1.0", title="Lift", **lifting))
        assert why_not(rules, after(rules, holding(rules, "Y/Y/-/-/-/-/-/-/Y"), "A!"), "B:Y") == []


@pytest.mark.rule("goodies.bag", "base.receive.chakra", "base.receive.one-place")
def test_places_that_cannot_receive_are_refused(with_goodies: Ruleset) -> None:
    asked = after(with_goodies, holding(with_goodies, "YY/-/PPP/-/-/-/-/-/- notches=5"), "A!", "B:R")
    assert legal(with_goodies, asked, ">") == {">8", ">7", ">4", ">3", ">2", ">1"}
    assert why_not(with_goodies, asked, ">6") == ["base.receive.chakra"]
    assert why_not(with_goodies, asked, ">5") == ["base.receive.chakra"]
    assert why_not(with_goodies, asked, ">0") == ["base.receive.one-place"]


@pytest.mark.rule("goodies.bag.colours")
def test_by_option_no_colour_comes_from_the_bag_twice(goodies: Module, with_goodies: Ruleset) -> None:
    assert goodies.seat is not None
    slot = goodies.seat.kind
    for value, refused in (("any", []), ("new", ["goodies.bag.colours"])):
        rules = Ruleset.of(*with_goodies.modules, options={"bag_colours": value})
        state = scenario(rules, EMPTY, EMPTY, bag="RY", own={0: (Own("bag"), slot("Y"))})
        used = after(rules, state, "A!")
        assert why_not(rules, used, "B:Y") == refused
        assert after(rules, used, "B:R", ">8").seats[0].slot(slot) == slot("RY")
        (invariant,) = goodies.invariants
        assert invariant.broken(rules.book, scenario(rules, own={0: (slot("RY"),), 1: (slot("Y"),)})) == ""
        assert bool(invariant.broken(rules.book, scenario(rules, own={0: (slot("YY"),)}))) == (value == "new")


@pytest.mark.rule("goodies.trio", "objectives.when", "objectives.claim")
@pytest.mark.parametrize(
    ("board", "won"),
    [
        ("-/PPP/-/CCC/GGG/-/-/-/-", "2"),
        ("-/PPP/BBB/CCC/GGG/-/OOO/-/-", "2"),
        ("-/PPP/-/CCC/GG/-/-/-/-", ""),
        ("-/PPP/-/CC/GGG/-/-/-/-", ""),
        ("-/-/BBB/CCC/GGG/-/-/-/-", ""),
    ],
)
def test_the_trio_is_won_with_purple_light_blue_and_green(with_goodies: Ruleset, board: str, won: str) -> None:
    state = scenario(with_goodies, board, EMPTY, slots=(Objectives(("trio",), ("12",)),))
    assert after(with_goodies, state, "M:R").seats[0].slot(BonusesWon).of("trio") == won


@pytest.mark.rule("goodies.bag", "goodies.trio", "objectives.score")
def test_one_card_can_achieve_the_other(with_goodies: Ruleset) -> None:
    table = (Objectives(("trio",), ("12",)),)
    state = holding(with_goodies, "-/PPP/-/CCC/GG/-/-/-/-", bag="G", slots=table)
    done = after(with_goodies, state, "A!", "B:G", ">4")
    assert [line.points for line in with_goodies.score(done).sheets[0].lines if line.subject == "trio"] == [2]


@pytest.mark.rule("goodies.bag", "yin-yang.temporary", "yin-yang.effect")
def test_a_white_energy_from_the_bag_does_what_white_energy_does(goodies: Module) -> None:
    rules = Ruleset.of("abilities", "objectives", "yin-yang", goodies)
    state = holding(rules, "-/-/-/-/-/K/-/-/-", bag="W")
    done = after(rules, state, "A!", "B:W", ">3")
    assert (done.seats[0].cells[3], done.seats[0].notches) == ("", "..I....")


@pytest.mark.rule("goodies.bag", "powers.win")
def test_a_chakra_harmonised_from_the_bag_wins_its_power(goodies: Module) -> None:
    rules = Ruleset.of("abilities", "objectives", "powers", goodies)
    powers = pytest.importorskip("chakra_powers")
    examples = pytest.importorskip("chakra_powers.examples")
    held = examples.holding(2, {})
    own = {seat: (*held.get("own", {}).get(seat, ()), Own(card)) for seat, card in enumerate(("bag", "row"))}
    slots = (Centre(("ignore", "refresh")), *held.get("slots", ()))
    state = scenario(rules, "-/-/-/-/-/YY/-/-/-", EMPTY, bag="Y", own=own, slots=slots)
    done = after(rules, state, "A!", "B:Y", ">3")
    assert done.seats[0].slot(powers.Powers).face_up == "Y"
