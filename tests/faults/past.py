"""Modules that change what lies in the past, what others brought, or something without an event."""

from __future__ import annotations

from attrs import define, field, frozen

from chakra_rules.extend import Effect, Harmonised, Observer, Rulebook, Slot, Step
from tests.faults.parts import module


@define(unsafe_hash=True)
class Tally:
    """What a careless module keeps: a value that can be changed in place."""

    number: int = 0


@frozen
class Diary:
    """Frozen, but for what is in it."""

    heights: list[int] = field(factory=list, hash=False)


def _count(step: Step, seat: int) -> None:
    step.draft.slot(Tally).number += 1


def _note(book: Rulebook) -> tuple[Observer, ...]:
    def respond(step: Step, event: Harmonised) -> tuple[Effect, ...]:
        step.draft.slot(Diary).heights.append(event.height)
        return ()

    return (Observer(Harmonised, respond),)


def _change_what_is_brought(step: Step, seat: int) -> None:
    step.book.brought(dict)[0]["worth"] += 1


def _without_an_event(step: Step, seat: int) -> None:
    step.draft.idle += 1


CHANGES_A_PAST_STATE = module("tally", {"end_of_turn": _count}, table=Slot(Tally, lambda players: Tally()))
CHANGES_A_PAST_STATE_RARELY = module("diary", {"observers": _note}, table=Slot(Diary, lambda players: Diary()))
CHANGES_WHAT_IS_BROUGHT = module("meddler", {"end_of_turn": _change_what_is_brought}, brings=({"worth": 1},))
CHANGES_WITHOUT_AN_EVENT = module("silent", {"end_of_turn": _without_an_event})
