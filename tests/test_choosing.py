"""Staged choices: what can be picked next, part by part, and why something cannot."""

from __future__ import annotations

import re
from itertools import pairwise, permutations
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import pytest
from attrs import frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chakra_rules import CannotUndo, Choice, IllegalAction, NotationError, Ruleset, choose, view
from chakra_rules.choosing import KIND, THAT_IS_ALL, parts_of
from chakra_rules.compose import installed
from chakra_rules.extend import (
    ActionKind,
    ChooseAction,
    ChooseEnergy,
    ChooseMove,
    Decision,
    DrawEnergies,
    Meditate,
    Module,
    Move,
    Owed,
    Rule,
    Rulebook,
    State,
    Step,
    Term,
    no_reasons,
    refuse,
)
from chakra_rules.testing import play, scenario
from chakra_rules.testing.strategies import positions
from chakra_rules.words import Words

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

EMPTY = "/".join("-" * 9)


def picking(table: Table, *values: Any) -> Choice:
    """The choice at the table after these values are picked."""
    choice = choose(table.rules, table.state)
    for value in values:
        choice = choice.pick(value)
    return choice


def can(choice: Choice) -> list[Any]:
    """What can be picked."""
    return [option.value for option in choice.options if not option.reasons]


def cannot(choice: Choice) -> dict[Any, list[str]]:
    """What cannot be picked, by which rules."""
    return {option.value: [reason.rule for reason in option.reasons] for option in choice.options if option.reasons}


@pytest.mark.rule("base.turn.one-action")
def test_first_the_kind_of_action_is_picked(lay: Lay) -> None:
    choice = picking(lay("-/-/-/-/K/-/-/-/-", maya="GY. ... ..."))
    assert {(option.part, option.term) for option in choice.options} == {(KIND, "action")}
    assert can(choice) == ["Channel", "Meditate", "Take"]


@pytest.mark.rule("base.channel.space")
def test_a_kind_of_action_of_which_nothing_is_legal_tells_why(lay: Lay) -> None:
    choice = picking(lay("-/-/-/-/KKK/-/-/-/- spaces=12 notches=654"))
    assert "Channel" not in can(choice)
    assert cannot(choice)["Channel"] == ["base.channel.space"]


@pytest.mark.rule("base.receive.one-flow")
def test_taking_is_a_flow_then_energies_then_a_place(lay: Lay) -> None:
    table = lay(maya="GY. B.. ...")
    assert can(picking(table, "Take")) == ["1", "2"]
    assert can(picking(table, "Take", "1")) == ["G", "Y"]
    assert can(picking(table, "Take", "1", "G")) == ["Y", THAT_IS_ALL]
    choice = picking(table, "Take", "1", "G", THAT_IS_ALL, 4)
    assert (choice.action, choice.options) == (table.rules.action("T1:G>4"), ())
    assert [option.part for option in choice.picked] == ["action", "line", "energies", "energies", "height"]
    assert [option.term for option in choice.picked] == ["action", "line", "energy", "pile", "height"]


@pytest.mark.rule("base.receive.one-flow")
def test_a_pile_that_cannot_be_larger_is_complete(lay: Lay) -> None:
    table = lay(maya="GY. ... ...")
    assert {option.part for option in picking(table, "Take", "G", "Y").options} == {"height"}


def test_what_has_only_one_conceivable_value_is_not_asked(lay: Lay) -> None:
    table = lay(maya="G.. ... ...")
    assert [option.part for option in picking(table, "Take").options] == ["height"] * 8


@pytest.mark.rule("base.receive.negative")
def test_without_the_black_energy_the_pile_is_not_complete(lay: Lay) -> None:
    table = lay(maya="KY. ... ...")
    choice = picking(table, "Take", "Y")
    assert (can(choice), cannot(choice)) == (["K"], {THAT_IS_ALL: ["base.receive.negative"]})
    assert [option.ends for option in choice.options] == [False, True]
    with pytest.raises(IllegalAction, match=r"^energies Y cannot be all\. The flow shows black: ") as caught:
        choice.pick(THAT_IS_ALL)
    assert Words.of(choice.rules, "de").error(caught.value).startswith("Y ist nicht erlaubt. Der Fluss")


@pytest.mark.rule("base.receive.limit")
def test_an_energy_over_the_limit_cannot_be_picked(lay: Lay) -> None:
    choice = picking(lay("Y/Y/-/-/-/-/-/-/Y", maya="GY. ... ..."), "Take")
    assert (can(choice), cannot(choice)) == (["G"], {"Y": ["base.receive.limit"]})
    with pytest.raises(IllegalAction, match=re.escape("energies Y cannot be picked. ")) as caught:
        choice.pick("Y")
    assert [reason.rule for reason in caught.value.reasons] == ["base.receive.limit"]


@pytest.mark.rule("base.receive.chakra")
def test_a_place_that_cannot_receive_tells_why(lay: Lay) -> None:
    table = lay("-/PP/-/-/-/-/-/-/- notches=4", maya="GY. ... ...")
    choice = picking(table, "Take", "G", "Y")
    assert can(choice) == [8, 6, 5, 3, 2, 1]
    assert {height: cannot(choice)[height] for height in (7, 4)} == {
        height: table.why_not(f"T1:GY>{height}") for height in (7, 4)
    }


@pytest.mark.parametrize("order", list(permutations("GKY")))
def test_the_pieces_of_a_pile_are_picked_in_any_order(lay: Lay, order: tuple[str, ...]) -> None:
    table = lay(maya="GKY ... ...")
    straight, other = picking(table, "Take", *"GKY"), picking(table, "Take", *order)
    assert (straight, hash(straight)) == (other, hash(other))
    assert other.pick(8).action == table.rules.action("T1:GKY>8")
    assert picking(table, "Take", *order[:2]) != straight


@pytest.mark.rule("base.receive.distinct")
def test_of_two_equal_energies_one_or_both_are_picked(lay: Lay) -> None:
    table = lay(maya="KYY ... ...")
    assert can(picking(table, "Take", "K")) == ["Y", THAT_IS_ALL]
    assert can(picking(table, "Take", "K", "Y")) == [THAT_IS_ALL]
    assert cannot(picking(table, "Take", "K", "Y")) == {"Y": ["base.receive.distinct"]}


@pytest.mark.rule("base.channel.distinct-energies", "base.channel.earth", "base.channel.order")
def test_a_move_is_an_energy_then_from_where_then_whereto(lay: Lay) -> None:
    table = lay("-/-/-/-/BK/-/-/-/K").play("C3")
    assert can(picking(table)) == ["B", "K"]
    assert (can(picking(table, "K")), cannot(picking(table, "K"))) == ([4], {0: ["base.channel.earth"]})
    assert can(picking(table, "K", 4)) == [1]
    assert cannot(picking(table, "K", 4))[2] == ["base.channel.order"]
    assert picking(table, "K", 4, 1).action == Move("K", 4, 1)


@pytest.mark.rule("base.channel.locked")
def test_a_locked_energy_cannot_be_picked(lay: Lay) -> None:
    choice = picking(lay("-/-/-/-/GGG/K/-/-/-").play("C7"))
    assert (can(choice), cannot(choice)) == (["K"], {"G": ["base.channel.locked"]})


@pytest.mark.rule("base.channel.complete")
def test_where_moves_may_be_left_out_stopping_is_a_kind_of_action(lay: Lay) -> None:
    must, may = Owed((-1,)), Owed((-1,), optional=True)
    board = "-/-/-/-/BK/-/-/-/-"
    owing = [lay(board, ask=ChooseMove(0, "base.channel.1", owed)) for owed in ((must,), (must, may), (may,))]
    first, second, third = [picking(table) for table in owing]
    assert {option.part for option in first.options} == {"energy"}
    assert (can(second), cannot(second)) == (["Move"], {"Stop": ["base.channel.complete"]})
    assert can(third) == ["Move", "Stop"]
    assert third.pick("Stop").action == third.rules.action("S")


def test_whether_an_energy_moves_again_is_asked_only_where_both_lie(lay: Lay) -> None:
    again = Owed((-1,), again=True, optional=True)
    words: dict[str, Any] = {"ask": ChooseMove(0, "base.channel.1", (again,), ((4, "K"),))}
    one, two = lay("-/-/-/-/BK/-/-/-/-", **words), lay("-/-/-/-/KK/-/-/-/-", **words)
    assert picking(one, "Move", "K", 3).action == Move("K", 4, 3, again=True)
    assert can(picking(two, "Move", 3)) == [True]
    assert picking(two, "Move", 3, True).action == Move("K", 4, 3, again=True)


@pytest.mark.rule("base.meditate.look")
def test_a_colour_already_held_cannot_be_picked(lay: Lay) -> None:
    choice = picking(lay(f"{EMPTY} meditation=PB"), "Meditate")
    assert (can(choice), set(cannot(choice))) == (list("CGYOR"), {"P", "B"})
    assert choice.pick("G").action == Meditate("G")


@pytest.mark.rule("base.meditate.always")
def test_with_all_colours_held_meditating_is_picked_at_once(lay: Lay) -> None:
    assert picking(lay(f"{EMPTY} meditation=PBCGYOR", maya="G.. ... ..."), "Meditate").action == Meditate()


@pytest.mark.rule("base.channel.8.source")
def test_an_energy_that_the_bag_lacks_cannot_be_picked(lay: Lay) -> None:
    choice = picking(lay("-/-/-/-/-/-/-/-/K", bag="GY", ask=ChooseEnergy(0)))
    assert (sorted(can(choice)), cannot(choice)["P"]) == (["G", "Y"], ["base.channel.8.source"])


def test_going_back_leads_to_the_choice_before(lay: Lay) -> None:
    table = lay(maya="GKY B.. ...")
    choice = picking(table, "Take", "1", "Y", "K")
    assert choice.back() == picking(table, "Take", "1", "Y")
    assert choice.back().back().back().back() == picking(table)
    assert choice.back().pick("K").actions == choice.actions
    with pytest.raises(CannotUndo, match="nothing is picked yet"):
        picking(table).back()


def test_the_actions_left_are_those_that_fit_in_the_order_of_the_list(lay: Lay) -> None:
    table = lay(maya="GKY B.. ...")
    listed = table.rules.actions(table.state)
    assert picking(table).actions == listed
    assert picking(table, "Take", "1", "Y", "K").actions == tuple(
        [action for action in listed if action.notation.startswith(("T1:KY", "T1:GKY"))]
    )


def test_the_action_picked_is_the_very_one_listed(lay: Lay) -> None:
    table = lay(maya="GKY B.. ...")
    action = picking(table, "Take", "2", 4).action
    assert any(action is listed for listed in picking(table).actions)


@pytest.mark.parametrize(
    ("values", "value", "message"),
    [
        ((), "Fly", "'Fly' is no action to pick here; there are Meditate, Take"),
        ((), "Move", "'Move' is no action to pick here"),
        ((), None, "None is no action"),
        ((), ["Take"], "['Take'] is no action"),
        (("Take",), 1, "1 is no line to pick here; there are 1, 2"),
        (("Take", "1"), "GK", "'GK' is no energies"),
        (("Take", "2"), True, "True is no height"),
        (("Take", "2"), 4.0, "4.0 is no height"),
        (("Take", "2"), 0, "0 is no height to pick here; there are 8, 7, 6, 5, 4, 3, 2, 1"),
        (("Take", "2", 4), 4, "there is nothing left to pick: the action is T2:B>4"),
    ],
)
def test_what_is_no_option_is_told(lay: Lay, values: tuple[Any, ...], value: Any, message: str) -> None:
    table = lay(maya="GKY B.. ...")
    choice = picking(table, *values)
    with pytest.raises(NotationError, match=re.escape(message)):
        choice.pick(value)
    assert choice == picking(table, *values)


def test_where_no_seat_decides_there_is_nothing_to_pick(lay: Lay) -> None:
    nature = lay(ask=DrawEnergies(spaces=((0, 0),)))
    over = play(Ruleset.of(), players=2, seed=1)
    for choice in (picking(nature), choose(over.rules, over.state)):
        assert (choice.options, choice.actions, choice.action) == ((), (), None)
        with pytest.raises(NotationError, match="nothing left to pick: no seat has anything to choose"):
            choice.pick("Take")


def test_what_is_said_against_every_way_is_the_reason(lay: Lay) -> None:
    """That tokens are missing speaks against some ways; that there are three of a colour speaks against all."""
    table = lay("YY/Y/-/-/-/-/-/-/- notches=12345", maya="Y.. G.. ...")
    choice = picking(table, "Take")
    assert cannot(choice)["1"] == ["base.receive.limit"]
    assert len({tuple(table.why_not(f"T1:Y>{height}")) for height in range(1, 9)}) > 1


@pytest.mark.rule("base.receive.limit", "base.receive.bubbles")
def test_what_is_said_against_some_ways_only_is_left_out() -> None:
    rules = Ruleset.of()
    state = scenario(rules, "YYY/-/-/-/-/-/-/-/- notches=12345", EMPTY, maya="Y.. ... ...")
    said = [[reason.rule for reason in rules.explain(state, f"T1:Y>{height}")] for height in (8, 7)]
    assert said == [["base.receive.limit", "base.receive.bubbles"], ["base.receive.limit", "base.receive.chakra"]]
    assert cannot(choose(rules, state))["Take"] == ["base.receive.limit"]


def test_where_nothing_is_said_against_all_the_least_is_told(lay: Lay) -> None:
    """Each Inspiration space names itself, so no reason is common: the shortest answer stands for all."""
    table = lay("-/-/-/-/-/-/-/-/- spaces=1")
    said = {space: table.why_not(f"C{space}") for space in range(1, 9)}
    assert (len(said[1]), len(said[2])) == (2, 1)
    assert cannot(picking(table))["Channel"] == said[2]


@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_picks_from_its_view_as_from_the_state(players: int) -> None:
    game = play(Ruleset.of("powers", "abilities"), players, seed=4, actions=40)
    for entry in game.history:
        if entry.seat >= 0:
            whole, seen = choose(game.rules, entry.before), choose(game.rules, view(entry.before, entry.seat).state)
            assert (whole.options, whole.actions) == (seen.options, seen.actions)


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(positions(Ruleset.of(*installed()), max_actions=80), st.integers(0, 2**16))
def test_wherever_one_stands_any_clicks_lead_to_a_legal_action_and_back(state: State, seed: int) -> None:
    rules, random = Ruleset.of(*installed()), Random(seed)
    path = [choose(rules, state)]
    while path[-1].options:
        path.append(path[-1].pick(random.choice(can(path[-1]))))
        assert set(path[-1].actions) <= set(path[-2].actions)
    if path[0].actions:
        assert path[-1].actions == (path[-1].action,)
        rules.apply(state, str(path[-1].action and path[-1].action.notation))
    for before, after in pairwise(path):
        assert after.back() == before


CardSet = Annotated[tuple[str, ...], Term("cards", each="card")]


@frozen
class Burn:
    """Burn some cards, and say how loudly; nothing comes of it."""

    cards: CardSet
    loud: bool

    @property
    def notation(self) -> str:
        """``BURN:sun,moon!``."""
        return f"BURN:{','.join(self.cards)}{'!' * self.loud}"


def burning(*sets: tuple[str, ...], thought_of: int = 99) -> Module:
    """A module in which these sets of cards can be burnt; burning loudly is refused."""

    def every(book: Rulebook, state: State, decision: Decision) -> list[Burn]:
        return [Burn(cards, loud) for cards in sets for loud in (False, True)]

    def quiet(book: Rulebook, state: State, decision: Decision) -> list[Burn]:
        return [burn for burn in every(book, state, decision) if not burn.loud]

    def perform(step: Step, decision: Decision, action: Burn) -> None:
        step.ask(decision)

    kind = ActionKind(
        action=Burn,
        answers=(ChooseAction,),
        grammar="BURN:<cards>",
        pattern=r"BURN:([a-z,]*)(!?)",
        parse=lambda match: Burn(tuple(match[1].split(",") if match[1] else ()), bool(match[2])),
        offer=quiet,
        refuse=lambda book, state, decision, action: (refuse("fire.quiet"),) if action.loud else (),
        perform=perform,
        candidates=lambda book, state, decision: every(book, state, decision)[:thought_of],
    )
    rule = Rule("fire.quiet", "Cards are burnt quietly.")
    return Module(id="fire", version="1", title="Fire", hooks=type("Hooks", (), {}), rules=(rule,), actions=(kind,))


def test_a_set_of_a_strangers_things_is_picked_one_at_a_time_too() -> None:
    rules = Ruleset.of(burning((), ("moon",), ("moon", "sun"), ("star", "sun", "sun")))
    choice = choose(rules, scenario(rules)).pick("Burn")
    assert [(option.term, option.value) for option in choice.options] == [
        ("card", "moon"),
        ("card", "star"),
        ("card", "sun"),
        ("cards", THAT_IS_ALL),
    ]
    assert choice.pick(THAT_IS_ALL).pick(False).action == Burn((), loud=False)
    assert can(choice.pick("sun")) == ["moon", "star", "sun"]
    assert choice.pick("sun").pick("moon").pick(False).action == Burn(("moon", "sun"), loud=False)
    assert can(choice.pick("star").pick("sun")) == ["sun"]
    assert cannot(choice.pick("star").pick("sun").pick("sun")) == {True: ["fire.quiet"]}


def test_what_is_legal_can_be_picked_even_if_nobody_thought_of_it() -> None:
    rules = Ruleset.of(burning(("moon",), ("sun",), thought_of=1))
    assert can(choose(rules, scenario(rules)).pick("Burn")) == ["moon", "sun"]


def test_kinds_of_one_name_are_told_apart_by_their_modules() -> None:
    @frozen
    class Meditate:
        """Meditate otherwise."""

        @property
        def notation(self) -> str:
            """``OM``."""
            return "OM"

    kind = ActionKind(
        action=Meditate,
        answers=(ChooseAction,),
        grammar="OM",
        pattern="OM",
        parse=lambda match: Meditate(),
        offer=lambda book, state, decision: [Meditate()],
        refuse=no_reasons,
        perform=lambda step, decision, action: step.ask(decision),
    )
    rules = Ruleset.of(Module(id="om", version="1", title="Om", hooks=type("Hooks", (), {}), actions=(kind,)))
    choice = choose(rules, scenario(rules, maya="G.. ... ..."))
    assert can(choice) == ["base.Meditate", "Take", "om.Meditate"]
    assert [option.kind for option in choice.options if option.value == "om.Meditate"] == [Meditate]
    assert (choice.pick("om.Meditate").action, choice.pick("base.Meditate").action) == (Meditate(), None)


def test_fields_of_no_term_are_picked_as_they_are() -> None:
    @frozen
    class Local:
        wish: str

    assert [(part.name, part.term, part.each) for part in parts_of(Local)] == [("wish", "", "")]
    assert [(part.name, part.term, part.each) for part in parts_of(Burn)] == [
        ("cards", "cards", "card"),
        ("loud", "", ""),
    ]
