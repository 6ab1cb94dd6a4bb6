"""Modules that break undo, saves, notation or documents."""

from __future__ import annotations

from itertools import count

from attrs import field, frozen

from chakra_rules.extend import Decision, Draft, Rulebook, Slot, State
from tests.faults.parts import Told, Wish, module, one_wish, only_offered, only_one, wishing


@frozen
class Nowhere:
    """A place that no module declares; whatever comes there is gone, and there is plenty of it."""

    def take(self, draft: Draft, piece: str) -> None:
        pass

    def put(self, draft: Draft, piece: str) -> None:
        pass


@frozen
class Complex:
    """An event with a number that JSON does not know."""

    number: complex
    reveals = False

    def fold(self, draft: Draft) -> None:
        pass


_asked = count()


@frozen
class Fickle:
    """An event that says something else whenever it is asked whether it reveals."""

    @property
    def reveals(self) -> bool:
        return next(_asked) % 2 == 0

    def fold(self, draft: Draft) -> None:
        pass


@frozen
class Loose:
    """A slot that cannot be written: its field is of another type than it says."""

    number: int = field(default="one")  # type: ignore[assignment]


def _by_round(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    """From the fifth round on its number has two digits."""
    return [Wish(2 * state.round)]


CANNOT_BE_TAKEN_BACK = module("fickle", {"end_of_turn": lambda step, seat: step.emit(Fickle())}, events=(Fickle,))
CANNOT_BE_SAVED = module("loose", table=Slot(Loose, lambda players: Loose()))
READS_ITS_NOTATION_AS_ANOTHER = module("misreader", actions=wishing(one_wish, only_one, parse=lambda match: Wish(2)))
CANNOT_READ_ITS_NOTATION_LATE = module("two-digits", actions=wishing(_by_round, only_offered(_by_round)))
DECLARES_NOT_ITS_EVENT = module("undeclared", {"end_of_turn": lambda step, seat: step.emit(Told("so"))})
DECLARES_NOT_ITS_PLACE = module("nowhere", {"end_of_turn": lambda step, seat: step.move("", Nowhere(), Nowhere())})
CANNOT_BE_WRITTEN_AS_JSON = module(
    "complex", {"end_of_turn": lambda step, seat: step.emit(Complex(1j))}, events=(Complex,)
)
