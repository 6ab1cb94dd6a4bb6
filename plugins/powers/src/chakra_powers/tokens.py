"""The Power tokens and where they lie: beside the Lotus board, or in a seat's notches, face up or flipped."""

from __future__ import annotations

from attrs import evolve, frozen

from chakra_rules.extend import COLOURS, Draft, Pile, Rulebook, Seat, SeatNumber, State, add, remove


@frozen
class PowerSupply:
    """The Power tokens around the Lotus board.

    Args:
        tokens: a letter for each, sorted.
    """

    tokens: Pile = ""


@frozen
class Powers:
    """What a seat has of Powers.

    Args:
        face_up: the colours of the Powers that can still be activated.
        flipped: the colours of those that were.
        activated: whether the seat has activated one this turn.
        passed: whether the seat wants to activate none any more this turn.
    """

    face_up: Pile = ""
    flipped: Pile = ""
    activated: bool = False
    passed: bool = False


def supply(players: int) -> PowerSupply:
    """powers.setup: as many Power tokens of each colour as players.

    >>> supply(2).tokens
    'BBCCGGOOPPRRYY'
    """
    return PowerSupply("".join(sorted(COLOURS * players)))


def no_powers(players: int) -> Powers:
    """A seat begins without Powers."""
    return Powers()


def powers_of(seat: Seat) -> Powers:
    """What the seat has of Powers."""
    return seat.slot(Powers)


@frozen
class AroundTheBoard:
    """The place of the Power tokens that nobody has won yet."""

    def take(self, draft: Draft, piece: str) -> None:
        """Away from the Lotus board."""
        draft.set_slot(PowerSupply(remove(draft.slot(PowerSupply).tokens, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Around the Lotus board."""
        draft.set_slot(PowerSupply(add(draft.slot(PowerSupply).tokens, piece)))


@frozen
class FaceUp:
    """A seat's notches, for the Powers that lie there face up."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the notch of its colour."""
        seat = draft.seat(self.seat)
        powers = seat.slot(Powers)
        seat.set_slot(evolve(powers, face_up=remove(powers.face_up, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Into the notch of its colour."""
        seat = draft.seat(self.seat)
        powers = seat.slot(Powers)
        seat.set_slot(evolve(powers, face_up=add(powers.face_up, piece)))


@frozen
class Flipped:
    """A seat's notches, for the Powers that lie there deactivated side up."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the notch of its colour."""
        seat = draft.seat(self.seat)
        powers = seat.slot(Powers)
        seat.set_slot(evolve(powers, flipped=remove(powers.flipped, piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Into the notch of its colour."""
        seat = draft.seat(self.seat)
        powers = seat.slot(Powers)
        seat.set_slot(evolve(powers, flipped=add(powers.flipped, piece)))


AROUND_THE_BOARD = AroundTheBoard()
PLACES = (AroundTheBoard, FaceUp, Flipped)


def tokens_lost(book: Rulebook, state: State) -> str:
    """How the Power tokens of a state are not as many of each colour as players; empty when they are."""
    lying = state.slot(PowerSupply).tokens
    for seat in state.seats:
        powers = powers_of(seat)
        lying += powers.face_up + powers.flipped
    found = "".join(sorted(lying))
    due = supply(len(state.seats)).tokens
    return "" if found == due else f"Power tokens are {found}, not {due}"
