"""The halves of the Yin-Yang tokens: where they lie, and how they get there."""

from __future__ import annotations

from attrs import frozen

from chakra_rules import State
from chakra_rules.extend import Draft, Pile, Rulebook, SeatNumber, add, remove

HALF = "H"
"""The letter of half a Yin-Yang token."""
HALVES = HALF * 12
"""Six tokens of two halves each."""


@frozen
class HalvesLeft:
    """The halves beside the Lotus board."""

    pile: Pile = HALVES


@frozen
class HalvesWon:
    """The halves a seat holds."""

    pile: Pile = ""


@frozen
class HalfSupply:
    """The place of the halves beside the Lotus board."""

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the supply."""
        draft.set_slot(HalvesLeft(remove(draft.slot(HalvesLeft).pile, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Into the supply."""
        draft.set_slot(HalvesLeft(add(draft.slot(HalvesLeft).pile, piece)))


@frozen
class HalvesOf:
    """The place of the halves a seat holds."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Away from the seat."""
        seat = draft.seat(self.seat)
        seat.set_slot(HalvesWon(remove(seat.slot(HalvesWon).pile, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """To the seat."""
        seat = draft.seat(self.seat)
        seat.set_slot(HalvesWon(add(seat.slot(HalvesWon).pile, piece)))


HALF_SUPPLY = HalfSupply()


def halves_broken(book: Rulebook, state: State) -> str:
    """How the halves in play differ from those of six tokens; empty when they do not."""
    piles = [state.slot(HalvesLeft).pile, *[seat.slot(HalvesWon).pile for seat in state.seats]]
    return "" if "".join(piles) == HALVES else f"halves of Yin-Yang tokens, the supply first: {piles}"
