"""Modules that create, lose or forget a token, or something of their own."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.extend import (
    Alleviated,
    Draft,
    Effect,
    Invariant,
    Observer,
    Place,
    Rulebook,
    State,
    Step,
    add,
    remove,
)
from tests.faults.parts import module


@frozen
class Awarded:
    """One more Inspiration token, from nowhere."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        seat = draft.seat(self.seat)
        seat.free = add(seat.free, "I")


@frozen
class Mislaid:
    """A Meditation token of the supply is gone."""

    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.tokens = remove(draft.tokens, draft.tokens[0])


@frozen
class Pocket:
    """Where a token goes that nobody remembers."""

    def take(self, draft: Draft, piece: str) -> None:
        raise LookupError("nothing comes out of a pocket with a hole")

    def put(self, draft: Draft, piece: str) -> None:
        pass


def _award(book: Rulebook) -> tuple[Observer, ...]:
    def respond(step: Step, event: Alleviated) -> tuple[Effect, ...]:
        return (lambda later: later.emit(Awarded(event.seat)),)

    return (Observer(Alleviated, respond),)


def _mislay(step: Step, seat: int) -> None:
    if len(step.draft.look(seat).meditation) == 3 and step.draft.tokens:
        step.emit(Mislaid())


def _into_the_pocket(book: Rulebook, seat: int, token: str, home: Place) -> Place:
    return Pocket() if seat == 1 else home


def _of_a_prince(book: Rulebook) -> tuple[Observer, ...]:
    """Beside Powers: a token for every Power that is activated is lost."""
    activated = [event for module in book.modules for event in module.events if event.__name__ == "Activated"]

    def respond(step: Step, event: object) -> tuple[Effect, ...]:
        return (lambda later: later.emit(Mislaid()),) if step.draft.tokens else ()

    return tuple([Observer(event, respond) for event in activated])


def _second_round(book: Rulebook, state: State) -> str:
    return "it came" if state.round > 1 else ""


CREATES_A_TOKEN = module("patron", {"observers": _award}, events=(Awarded,))
LOSES_A_TOKEN = module("careless", {"end_of_turn": _mislay}, events=(Mislaid,))
FORGETS_A_TOKEN = module("pocket", {"modify_home": _into_the_pocket}, places=(Pocket,))
LOSES_A_TOKEN_BESIDE_POWERS = module("prince", {"observers": _of_a_prince}, events=(Mislaid,))
BREAKS_ITS_OWN_INVARIANT = module("short-lived", invariants=(Invariant("no second round comes", _second_round),))
