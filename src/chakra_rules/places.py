"""Where a component can lie. Every place can give up a piece and receive one, and refuses what cannot be.

A module adds a place by writing one more class of this shape over its own slot.
"""

from __future__ import annotations

from typing import Protocol

from attrs import frozen

from chakra_rules.components import BUBBLES, EARTH, EMPTY, ROOM, add, remove, replaced, taken
from chakra_rules.errors import ImpossibleMove
from chakra_rules.state import Draft
from chakra_rules.terms import Flow, Height, MayaRow, SeatNumber, SpaceNumber


class Place(Protocol):
    """What a component can be moved from and to."""

    def take(self, draft: Draft, piece: str) -> None:
        """Give up the piece; raises ImpossibleMove when it is not here."""

    def put(self, draft: Draft, piece: str) -> None:
        """Receive the piece; raises ImpossibleMove when there is no room."""


@frozen
class Bag:
    """The Universe bag."""

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the bag."""
        draft.bag = taken(draft.bag, piece)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the bag."""
        draft.bag = add(draft.bag, piece)


@frozen
class Box:
    """Out of the game."""

    def take(self, draft: Draft, piece: str) -> None:
        """Back from the box."""
        draft.box = remove(draft.box, piece)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the box."""
        draft.box = add(draft.box, piece)


@frozen
class MayaSpace:
    """One of the nine spaces of the Maya: ``flow`` 0 to 2 from the left, ``row`` 0 to 2 from the top."""

    flow: Flow
    row: MayaRow

    def take(self, draft: Draft, piece: str) -> None:
        """Off the space."""
        draft.maya[self.flow] = replaced(draft.maya[self.flow], self.row, piece, EMPTY)

    def put(self, draft: Draft, piece: str) -> None:
        """Onto the space."""
        draft.maya[self.flow] = replaced(draft.maya[self.flow], self.row, EMPTY, piece)


@frozen
class Cell:
    """The place at one height of a seat's board: the bubbles, a chakra or the Earth."""

    seat: SeatNumber
    height: Height

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the place."""
        cells = draft.seat(self.seat).cells
        cells[self.height] = remove(cells[self.height], piece)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the place; the Earth alone has no limit."""
        cells = draft.seat(self.seat).cells
        cell = cells[self.height]
        if self.height != EARTH and len(cell) >= ROOM:
            raise ImpossibleMove(f"{cell} already fills the place at height {self.height}", piece)
        cells[self.height] = add(cell, piece)


@frozen
class Hand:
    """The Inspiration tokens a seat can still use."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the hand."""
        seat = draft.seat(self.seat)
        seat.free = remove(seat.free, piece)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the hand."""
        seat = draft.seat(self.seat)
        seat.free = add(seat.free, piece)


@frozen
class InspirationSpace:
    """One of the eight Inspiration spaces of a seat's board, by its printed number."""

    seat: SeatNumber
    number: SpaceNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Off the space."""
        seat = draft.seat(self.seat)
        seat.spaces = replaced(seat.spaces, self.number - 1, piece, EMPTY)

    def put(self, draft: Draft, piece: str) -> None:
        """Onto the space."""
        seat = draft.seat(self.seat)
        seat.spaces = replaced(seat.spaces, self.number - 1, EMPTY, piece)


@frozen
class Notch:
    """The notch beside the chakra at one height of a seat's board."""

    seat: SeatNumber
    height: Height

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the notch."""
        seat = draft.seat(self.seat)
        seat.notches = replaced(seat.notches, self.height - 1, piece, EMPTY)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the notch."""
        seat = draft.seat(self.seat)
        seat.notches = replaced(seat.notches, self.height - 1, EMPTY, piece)


@frozen
class TokenSupply:
    """The Meditation tokens beside the Lotus board."""

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the supply."""
        draft.tokens = taken(draft.tokens, piece)

    def put(self, draft: Draft, piece: str) -> None:
        """Into the supply."""
        draft.tokens = add(draft.tokens, piece)


@frozen
class MeditationTokens:
    """The Meditation tokens a seat holds."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Away from the seat."""
        seat = draft.seat(self.seat)
        seat.meditation = remove(seat.meditation, piece)

    def put(self, draft: Draft, piece: str) -> None:
        """To the seat."""
        seat = draft.seat(self.seat)
        seat.meditation = add(seat.meditation, piece)


BAG = Bag()
BOX = Box()
CELLS = tuple(tuple(Cell(seat, height) for height in range(BUBBLES + 1)) for seat in range(4))
"""The places of every board, by seat and height."""
HANDS = tuple(Hand(seat) for seat in range(4))
INSPIRATION_SPACES = tuple(tuple(InspirationSpace(seat, number + 1) for number in range(8)) for seat in range(4))
"""The Inspiration spaces of every board, by seat and in the order of the row."""
NOTCHES = tuple(tuple(Notch(seat, index + 1) for index in range(7)) for seat in range(4))
"""The notches of every board, by seat and in the order of the row."""
MEDITATION_TOKENS = tuple(MeditationTokens(seat) for seat in range(4))
MAYA = tuple(tuple(MayaSpace(flow, row) for row in range(3)) for flow in range(3))
"""The spaces of the Maya, by flow and row."""
TOKEN_SUPPLY = TokenSupply()


CORE_PLACES = (Bag, Box, MayaSpace, Cell, Hand, InspirationSpace, Notch, TokenSupply, MeditationTokens)
