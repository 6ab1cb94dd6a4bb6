"""Modules that break the order of play: act out of turn, never let it end, lift a rule for too long, loop."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from chakra_rules.extend import (
    ChooseAction,
    Decision,
    Draft,
    EndTriggered,
    Harmonised,
    Observer,
    Rulebook,
    State,
    Step,
    TurnBegan,
    TurnEnded,
    Waiver,
)
from tests.faults.parts import Riddle, Wish, module, one_wish, only_one, wishing


@frozen
class Reprieve:
    """The end is not near after all."""

    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.last_round = False


@frozen
class Lifted:
    """A rule does not apply, and nothing says for how long."""

    waiver: Waiver
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.waived = (*draft.waived, self.waiver)


@frozen
class Ping:
    """Calls for a Pong."""

    reveals = False

    def fold(self, draft: Draft) -> None:
        pass


@frozen
class Pong:
    """Calls for a Ping."""

    reveals = False

    def fold(self, draft: Draft) -> None:
        pass


def _watching(pairs: dict[type[Any], Any]) -> Any:
    """The hook that has an event answered by another."""

    def observers(book: Rulebook) -> tuple[Observer, ...]:
        def answering(answer: Any) -> Any:
            return lambda step, event: (lambda later: later.emit(answer(event)),)

        return tuple([Observer(event, answering(answer)) for event, answer in pairs.items()])

    return observers


def _once_more(step: Step, seat: int) -> None:
    if step.draft.round == 2 and seat == 0:
        step.emit(TurnBegan(0))


def _let_the_next_act(step: Step, decision: Decision, action: Wish) -> None:
    if step.draft.round > 2:
        step.ask(ChooseAction((decision.seat + 1) % step.draft.players))


def _ask_without_end(book: Rulebook, state: State, seat: int) -> tuple[Decision, ...]:
    return (Riddle(seat),) if len(state.seats[seat].meditation) > 2 else ()


def _done(step: Step, decision: Decision, action: Wish) -> None:
    pass


WAIVER = Waiver("base.receive.negative", "lenient.rule")

ACTS_OUT_OF_TURN = module("repeater", {"end_of_turn": _once_more})
ASKS_ANOTHER_SEAT = module("usher", actions=wishing(one_wish, only_one, _let_the_next_act))
NEVER_ENDS_ITS_TURN = module(
    "nagger", {"before_turn_ends": _ask_without_end}, actions=wishing(one_wish, only_one, _done, answers=Riddle)
)
NEVER_LETS_THE_GAME_END = module(
    "reprieve", {"observers": _watching({EndTriggered: lambda event: Reprieve()})}, events=(Reprieve,)
)
WAIVES_FOR_TOO_LONG = module(
    "lenient", {"observers": _watching({TurnEnded: lambda event: Lifted(WAIVER)})}, events=(Lifted,)
)
LOOPS_TWO_HOOKS = module(
    "ping-pong",
    {"observers": _watching({Harmonised: lambda e: Ping(), Ping: lambda e: Pong(), Pong: lambda e: Ping()})},
    events=(Ping, Pong),
)
