"""The clauses about order hold of our games, and each finds what breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import frozen

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.extend import (
    ChooseAction,
    Draft,
    EndTriggered,
    Observer,
    Rule,
    ScoreLine,
    Step,
    Trigger,
    TurnBegan,
    Waiver,
)
from chakra_rules.game import Game
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.contract import GAME_CLAUSES
from chakra_rules.testing.faults import SAYS
from chakra_rules.testing.play import play
from chakra_rules.testing.turn_clauses import PATIENCE
from tests.lab.fuzz.broken import HARMLESS, module

LIFT = Waiver("base.receive.distinct", "odd.rule")


@frozen
class Undone:
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.last_round = False


@frozen
class Lifted:
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.waived = (LIFT,)


def _skip(step: Any, seat: int) -> None:
    if step.draft.round == 2:
        step.emit(TurnBegan(1 - seat))


def _ask_another(book: Any, state: Any, seat: int) -> Any:
    return (ChooseAction(1 - seat),) if state.round == 2 and not state.waived else ()


def _at_once(step: Step, seat: int) -> tuple[Trigger, ...]:
    return (Trigger("odd.rule"),)


def _dawdle(book: Any, state: Any, seat: int) -> Any:
    return (ChooseAction(seat),)


def _after(event: type, do: Callable[[Step], None]) -> Callable[[Any], tuple[Observer, ...]]:
    def observers(book: Any) -> tuple[Observer, ...]:
        return (Observer(event, lambda step, event: (do,)),)

    return observers


def _twice(book: Any, state: Any, seat: int) -> Any:
    return (ScoreLine(1, "odd.rule"), ScoreLine(1, "odd.rule"))


def _fickle() -> Callable[..., Any]:
    """Rules that differ from one time that they are put together to the next."""
    times: list[Any] = []

    def before_turn_ends(book: Any, state: Any, seat: int) -> Any:
        if book not in times:
            times.append(book)
        first = times.index(book) == 0
        return (ChooseAction(seat),) if not first and state.round == 2 and seat == 0 and not state.idle else ()

    return before_turn_ends


FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "a turn is skipped": ("turns_pass", {"end_of_turn": _skip}),
    "another seat is asked for its action": ("turns_pass", {"before_turn_ends": _ask_another}),
    "a turn never ends": ("turns_pass", {"before_turn_ends": _dawdle}),
    "a rule is lifted without being told": (
        "waivers_end",
        {"observers": _after(TurnBegan, lambda step: step.emit(Lifted())), "events": (Lifted,)},
    ),
    "the end is taken back": (
        "last_round_ends",
        {
            "observers": _after(EndTriggered, lambda step: step.emit(Undone())),
            "ends_game": _at_once,
            "events": (Undone,),
        },
    ),
    "a line is scored twice": ("scored_once", {"score": _twice}),
    "rules differ from one time that they are put together to the next": (
        "any_order",
        {"before_turn_ends": _fickle()},
    ),
}


ABOUT_ORDER = ("turns_pass", "waivers_end", "last_round_ends", "scored_once", "any_order")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_breaks_its_clause_and_no_other_clause_about_order(fault: str) -> None:
    name, hooks = FAULTS[fault]
    odd = module("odd", (Rule("odd.rule", "text"),), **hooks)
    game = play(Ruleset.of(odd, HARMLESS), players=2, seed=1, actions=PATIENCE + 60)
    broken = {clause: _told(clause, game) for clause in ABOUT_ORDER}
    assert [clause for clause, told in broken.items() if told] == [name]
    assert SAYS[name] in broken[name]


def _told(clause: str, game: Game) -> str:
    try:
        GAME_CLAUSES[clause](game.rules, game)
    except Breach as breach:
        return str(breach)
    return ""


@pytest.mark.parametrize("players", [2, 4])
def test_our_own_modules_keep_them(players: int) -> None:
    game = play(Ruleset.of(*installed()), players, seed=3, actions=400)
    assert {clause: _told(clause, game) for clause in ABOUT_ORDER} == dict.fromkeys(ABOUT_ORDER, "")
