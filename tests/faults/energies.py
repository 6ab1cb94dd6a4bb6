"""Modules that create, lose or duplicate an energy."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.extend import BUBBLES, ROOM, Draft, Effect, Harmonised, Observer, Rulebook, Step, add, remove
from tests.faults.parts import module


@frozen
class Gift:
    """A green energy for the bag, from nowhere."""

    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.bag = add(draft.bag, "G")


@frozen
class Buried:
    """A black energy under the Earth of a seat is gone."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        cells = draft.seat(self.seat).cells
        cells[0] = remove(cells[0], "K")


@frozen
class Copied:
    """An energy of a chakra lies on the bubbles too."""

    seat: int
    height: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        cells = draft.seat(self.seat).cells
        cells[BUBBLES] = add(cells[BUBBLES], cells[self.height][0])


def _give_in_the_fifth_round(step: Step, seat: int) -> None:
    if step.draft.round == 5:
        step.emit(Gift())


def _bury_the_second(step: Step, seat: int) -> None:
    if step.draft.look(seat).cells[0].count("K") > 1:
        step.emit(Buried(seat))


def _copy_when_harmonised(book: Rulebook) -> tuple[Observer, ...]:
    def respond(step: Step, event: Harmonised) -> tuple[Effect, ...]:
        room = len(step.draft.look(event.seat).cells[BUBBLES]) < ROOM
        return (lambda later: later.emit(Copied(event.seat, event.height)),) if room else ()

    return (Observer(Harmonised, respond),)


CREATES_AN_ENERGY = module("generous", {"end_of_turn": _give_in_the_fifth_round}, events=(Gift,))
LOSES_AN_ENERGY = module("gravedigger", {"end_of_turn": _bury_the_second}, events=(Buried,))
DUPLICATES_AN_ENERGY = module("echo", {"observers": _copy_when_harmonised}, events=(Copied,))
