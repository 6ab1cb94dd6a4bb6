"""Every hook changes what it should, every hook has a test here, and some module of the repository answers it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen

from chakra_rules import ChakraError, Decision, ModuleContractError, Ruleset, State
from chakra_rules.compose import HOOK_NAMES, installed
from chakra_rules.extend import (
    BAG,
    BUBBLES,
    INSPIRATION,
    ActionKind,
    Cell,
    Draft,
    EndTriggered,
    Hand,
    LevelTable,
    Line,
    Meditate,
    Meditated,
    Module,
    Moved,
    Observer,
    Owed,
    Rule,
    ScoreLine,
    Slot,
    Step,
    Trigger,
    TurnBegan,
    Waiver,
    add,
    hookimpl,
    no_reasons,
    refuse,
    remove,
)
from chakra_rules.hookspecs import Hooks
from chakra_rules.position import read_position, write_position
from chakra_rules.testing import play, scenario

STRANGERS = ("calm_start", "chakra_goodies", "four_chakras")
RULE = Rule("house.rule", "Whatever the house says.")
NO = (refuse(RULE.id),)


@frozen
class Greet(Decision):
    """The seat is to greet."""


@frozen
class Farewell(Decision):
    """The seat is to take its leave."""


@frozen
class Bow:
    """A bow, which brings a green energy from the bag."""

    @property
    def notation(self) -> str:
        """``BOW``."""
        return "BOW"


@frozen
class Shelf:
    """What lies on the shelf of a seat."""

    pile: str = ""


@frozen
class OnShelf:
    """The shelf of a seat."""

    seat: int

    def take(self, draft: Draft, piece: str) -> None:
        """Off the shelf."""
        seat = draft.seat(self.seat)
        seat.set_slot(Shelf(remove(seat.slot(Shelf).pile, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Onto the shelf."""
        seat = draft.seat(self.seat)
        seat.set_slot(Shelf(add(seat.slot(Shelf).pile, piece)))


def gift(step: Step, seat: int) -> None:
    """A green energy from the bag onto the seat's bubbles."""
    step.move("G", BAG, Cell(seat, BUBBLES))


BOW = ActionKind(
    action=Bow,
    answers=(Greet, Farewell),
    grammar="BOW",
    pattern="BOW",
    parse=lambda match: Bow(),
    offer=lambda book, state, decision: [Bow()],
    refuse=no_reasons,
    perform=lambda step, decision, action: gift(step, decision.seat),
)


def house(**hooks: Callable[..., Any]) -> Ruleset:
    """The base game with a module that answers these hooks."""
    namespace = type("Hooks", (), {name: staticmethod(hookimpl(function)) for name, function in hooks.items()})
    return Ruleset.of(
        Module(id="house", version="1.0", title="House rules", hooks=namespace, rules=(RULE,), actions=(BOW,))
    )


PLAIN = house()
"""The same module without a hook: what it is compared with."""


def why_not(rules: Ruleset, state: State, notation: str) -> list[str]:
    """The rules that refuse the action; what is offered and what is refused agree."""
    reasons = [reason.rule for reason in rules.explain(state, notation)]
    assert (notation in {action.notation for action in rules.actions(state)}) == (not reasons)
    return reasons


def after(rules: Ruleset, state: State, *notations: str) -> State:
    """The state after these actions."""
    for notation in notations:
        state = rules.apply(state, notation).state
    return state


def test_hook_setup() -> None:
    """The decisions are asked before the first turn."""
    greeted = play(house(setup=lambda players: tuple(Greet(seat) for seat in range(players))), players=2, seed=1)
    plain = play(PLAIN, players=2, seed=1)
    before = [[e.action for e in game.history if e.before.round == 0] for game in (greeted, plain)]
    assert [actions.count(Bow()) for actions in before] == [2, 0]
    began = next(entry for entry in greeted.history if any(isinstance(event, TurnBegan) for event in entry.events))
    assert began.action == Bow()


def test_hook_lines() -> None:
    """A further line of the Maya can be taken from."""
    diagonal = Line("D", ((0, 0), (1, 1), (2, 2)))
    state = scenario(PLAIN, maya="G.. .Y. ..B")
    assert why_not(PLAIN, state, "TD:BGY>8") == ["base.receive.one-flow"]
    assert why_not(house(lines=lambda state, seat: (diagonal,)), state, "TD:BGY>8") == []


@pytest.mark.parametrize("name", ["", "DD", "/", "é"])
def test_a_line_is_called_by_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        Line(name, ((0, 0),))


@pytest.mark.parametrize("spaces", [((0, 0), (3, 3)), ((-1, 0),), ((1, 1), (1, 1))])
def test_the_spaces_of_a_line_are_different_ones_of_the_maya(spaces: tuple[tuple[int, int], ...]) -> None:
    rules = house(lines=lambda state, seat: (Line("D", spaces),))
    with pytest.raises(ModuleContractError, match="line D cannot be ") as caught:
        rules.actions(scenario(PLAIN))
    assert (caught.value.module, caught.value.tried) == ("house", "lines")


def test_no_two_lines_have_one_name() -> None:
    rules = house(lines=lambda state, seat: (Line("2", ((0, 0), (1, 1))),))
    with pytest.raises(ModuleContractError, match="house offers a line 2, and there is one already") as caught:
        rules.actions(scenario(PLAIN))
    assert caught.value.module == "house"


def test_hook_veto_take() -> None:
    """A choice of energies is refused, in this line only."""
    rules = house(veto_take=lambda taking: NO if taking.energies == "G" else ())
    state = scenario(PLAIN, maya="GY. ... ...")
    assert (why_not(PLAIN, state, "T1:G>8"), why_not(rules, state, "T1:G>8")) == ([], [RULE.id])
    assert why_not(rules, state, "T1:GY>8") == []


def test_hook_waive_take() -> None:
    """A rule of taking is lifted for a choice, and for no other."""
    lifted = (Waiver("base.receive.negative", RULE.id),)
    rules = house(waive_take=lambda taking: lifted if taking.energies == "G" else ())
    state = scenario(PLAIN, maya="KGY ... ...")
    assert (why_not(PLAIN, state, "T1:G>8"), why_not(rules, state, "T1:G>8")) == (["base.receive.negative"], [])
    assert why_not(rules, state, "T1:Y>8") == ["base.receive.negative"]


def test_hook_veto_place() -> None:
    """A place is refused."""
    rules = house(veto_place=lambda placing: NO if placing.height == 3 else ())
    state = scenario(PLAIN, maya="G.. ... ...")
    assert (why_not(PLAIN, state, "T1:G>3"), why_not(rules, state, "T1:G>3")) == ([], [RULE.id])
    assert why_not(rules, state, "T1:G>4") == []
    full = scenario(PLAIN, "-/-/-/-/-/YYB/-/-/-", "-/-/-/-/-/-/-/-/-", maya="G.. ... ...")
    assert why_not(rules, full, "T1:G>3") == ["base.receive.chakra", RULE.id]


def test_hook_passes_over() -> None:
    """A moving energy passes over a full chakra that otherwise stops it."""
    state = scenario(PLAIN, "-/-/-/-/G/YYB/-/-/-", "-/-/-/-/-/-/-/-/-")
    rules = house(passes_over=lambda height, cell: (height, cell) == (3, "BYY"))
    moves = [{a.notation for a in r.actions(after(r, state, "C7")) if a.notation[0] == "G"} for r in (PLAIN, rules)]
    assert moves == [{"G4-5"}, {"G4-2", "G4-5"}]


def test_hook_modify_token() -> None:
    """Channelling uses another token."""
    rules = house(modify_token=lambda seat, token: (INSPIRATION, Hand(1 - seat)))
    state = scenario(PLAIN, "-/-/-/-/G/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    free = [[seat.free for seat in after(r, state, "C7").seats] for r in (PLAIN, rules)]
    assert free == [["IIII", "IIIII"], ["IIIII", "IIII"]]


def test_hook_modify_home() -> None:
    """A token that is taken back goes elsewhere."""
    rules = house(modify_home=lambda seat, token, home: Hand(1 - seat))
    state = scenario(PLAIN, "-/-/-/-/-/-/-/-/- spaces=7", "-/-/-/-/-/-/-/-/- notches=1")
    free = [[seat.free for seat in after(r, state, "M:P").seats] for r in (PLAIN, rules)]
    assert free == [["IIIII", "IIII"], ["IIII", "IIIII"]]


def test_hook_modify_owed() -> None:
    """An Inspiration space owes other moves."""
    rules = house(modify_owed=lambda space, owed: (Owed((-2,)),) if space == 7 else owed)
    state = scenario(PLAIN, "-/-/-/-/G/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    moves = [{a.notation for a in r.actions(after(r, state, "C7"))} for r in (PLAIN, rules)]
    assert moves == [{"G4-3", "G4-5"}, {"G4-2"}]
    assert {a.notation for a in rules.actions(after(rules, state, "C3"))} == {"G4-1"}


def test_hook_veto_action() -> None:
    """An action otherwise in order is refused."""
    rules = house(veto_action=lambda action: NO if action == Meditate("P") else ())
    state = scenario(PLAIN)
    assert (why_not(PLAIN, state, "M:P"), why_not(rules, state, "M:P")) == ([], [RULE.id])
    assert why_not(rules, state, "M:B") == []


def test_hook_observers() -> None:
    """What happens has an effect, within the same action."""

    def respond(step: Step, event: Meditated) -> tuple[Callable[[Step], None], ...]:
        return (lambda later: gift(later, event.seat),)

    rules = house(observers=lambda: (Observer(Meditated, respond),))
    state = scenario(PLAIN, maya="Y.. ... ...")
    assert [after(r, state, "M:P").seats[0].cells[BUBBLES] for r in (PLAIN, rules)] == ["", "G"]
    assert after(rules, state, "T1:Y>8").seats[0].cells[BUBBLES] == "Y"


def test_hook_before_turn_ends() -> None:
    """The turn goes on until the hook has no more questions."""

    def until_three(state: State, seat: int) -> tuple[Decision, ...]:
        return (Greet(seat),) if len(state.seats[seat].cells[BUBBLES]) < 3 else ()

    rules = house(before_turn_ends=until_three)
    state = after(rules, scenario(rules, "G/-/-/-/-/-/-/-/-", "GGG/-/-/-/-/-/-/-/-", bag="GG"), "M:P")
    assert [rules.decision(after(rules, state, *("BOW",) * n)) for n in (0, 1)] == [Greet(0)] * 2
    done = after(rules, state, "BOW", "BOW")
    assert (done.turn, after(rules, done, "M:P").turn) == (1, 0)


def test_questions_before_a_turn_ends_are_asked_in_order_and_the_hook_again_when_all_are_answered() -> None:
    """The first question given is the first to be answered."""
    asked: list[str] = []

    def twice(state: State, seat: int) -> tuple[Decision, ...]:
        asked.append(state.seats[seat].cells[BUBBLES])
        return () if state.seats[seat].cells[BUBBLES] else (Greet(seat), Farewell(seat))

    rules = house(before_turn_ends=twice)
    state = after(rules, scenario(rules, bag="GG"), "M:P")
    assert [rules.decision(after(rules, state, *["BOW"] * n)) for n in (0, 1)] == [Greet(0), Farewell(0)]
    asked.clear()
    assert after(rules, state, "BOW", "BOW").turn == 1
    assert asked == ["GG"]


def test_hook_end_of_turn() -> None:
    """Something happens at the end of a turn, before the end of the game is judged."""
    board = "-/-/BBB/CCC/GG/YYY/-/RRR/-"
    state = scenario(PLAIN, board, "-/-/-/-/-/-/-/-/-")
    rules = house(end_of_turn=lambda step, seat: step.move("G", BAG, Cell(seat, 4)) if seat == 0 else None)
    assert [after(r, state, "M:P").last_round for r in (PLAIN, rules)] == [False, True]


def test_nothing_is_asked_at_the_end_of_a_turn() -> None:
    """What is still to be asked is asked before."""
    rules = house(end_of_turn=lambda step, seat: step.ask(Greet(seat)))
    with pytest.raises(
        ModuleContractError, match="Greet is asked after the end_of_turn of house: that is for before_turn_ends"
    ):
        rules.apply(scenario(PLAIN), "M:P")


def test_a_move_that_cannot_be_is_laid_at_the_door_of_who_made_it() -> None:
    rules = house(end_of_turn=lambda step, seat: step.move("Z", BAG, Cell(seat, 4)))
    with pytest.raises(ModuleContractError, match="hook end_of_turn of house failed: there is no Z among") as caught:
        rules.apply(scenario(PLAIN), "M:P")
    assert caught.value.module == "house"
    watching = house(observers=lambda book: (Observer(TurnBegan, lambda step, event: (_move_what_is_not_there,)),))
    with pytest.raises(ModuleContractError, match="an effect of TurnBegan of house failed: there is no J among"):
        watching.apply(scenario(PLAIN), "M:P")


def _move_what_is_not_there(step: Step) -> None:
    step.move("J", BAG, Cell(0, 4))


@pytest.mark.parametrize(
    ("hook", "answer", "does"),
    [
        ("ends_game", lambda step, seat: (Trigger("no.such"),), "ends the game"),
        ("score", lambda book, state, seat: (ScoreLine(1, "no.such"),), "scores"),
    ],
)
def test_a_hook_names_rules_that_are_in_play(hook: str, answer: Callable[..., object], does: str) -> None:
    rules = house(**{hook: answer})
    with pytest.raises(ModuleContractError, match=f"hook {hook} of house {does} by no.such, which is no rule in play"):
        rules.score(rules.apply(scenario(PLAIN), "M:P").state)


def test_energies_may_lie_in_a_place_of_a_module_s_own() -> None:
    """A slot says which lie in it; they are counted with the others."""
    module = Module(
        id="shelf",
        version="1.0",
        title="A shelf",
        hooks=type("Hooks", (), {}),
        seat=Slot(Shelf, lambda players: Shelf(), energies=attrgetter("pile")),
        places=(OnShelf,),
    )
    rules = Ruleset.of(module)
    state = scenario(rules, "-/G/-/-/-/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    draft = Draft(state)
    Moved("G", Cell(0, 7), OnShelf(0)).fold(draft)
    shelved = draft.finish()
    assert shelved.seats[0].slot(Shelf).pile == "G"
    assert read_position(rules.book, write_position(rules.book, shelved)) == shelved
    lost = evolve(shelved, seats=(evolve(shelved.seats[0], slots=(Shelf(),)), *shelved.seats[1:]))
    with pytest.raises(ChakraError, match="energies are conserved"):
        read_position(rules.book, write_position(rules.book, lost))


def test_hook_ends_game() -> None:
    """The game ends with this round, by the rule of the trigger."""
    rules = house(ends_game=lambda step, seat: (Trigger(RULE.id),) if seat == 0 else ())
    events = [r.apply(scenario(PLAIN), "M:P").events for r in (PLAIN, rules)]
    found = [[event for event in happened if isinstance(event, EndTriggered)] for happened in events]
    assert found == [[], [EndTriggered(0, RULE.id)]]
    assert after(rules, scenario(PLAIN), "M:P", "M:P").ended


def test_hook_score() -> None:
    """A line is added to the score sheet."""
    rules = house(score=lambda state, seat: (ScoreLine(5, RULE.id),) if seat == 1 else ())
    assert [[sheet.total for sheet in r.score(scenario(r)).sheets] for r in (PLAIN, rules)] == [[0, 0], [0, 5]]


def test_hook_levels() -> None:
    """Totals are read against the table printed for the module."""
    rules = house(levels=lambda: (LevelTable(RULE.id, frozenset({"house"}), (0, 1)),))
    level = rules.score(scenario(rules)).sheets[0].level
    assert (level.rule, level.lowest, level.of) == (RULE.id, 1, 2)
    assert PLAIN.score(scenario(PLAIN)).sheets[0].level.rule == "base.score.level"


def test_every_hook_has_a_test_here_that_answers_it() -> None:
    names = [name for name in vars(Hooks) if not name.startswith("_")]
    assert names == list(HOOK_NAMES)
    tests = {name: globals()[f"test_hook_{name}"] for name in names if f"test_hook_{name}" in globals()}
    assert list(tests) == names
    assert [name for name, test in tests.items() if f"house({name}=" not in inspect.getsource(test)] == []


def test_every_hook_is_answered_by_a_module_of_this_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent / "strangers" / "src")
    strangers = [import_module(name).MODULE for name in STRANGERS]
    book = Ruleset.of(*installed(), *strangers).book
    assert [name for name in HOOK_NAMES if not book.owners[name]] == []


def test_hooks_are_reported_as_answered_by_who_answers_them() -> None:
    assert house(score=lambda: ()).book.owners["score"] == ("base", "house")
    assert PLAIN.book.owners["score"] == ("base",)
