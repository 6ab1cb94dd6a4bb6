"""Events: the only way a state changes. Folding the events of an action into the old state gives the new one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from attrs import field, frozen

from chakra_rules.components import add
from chakra_rules.making import in_the_making
from chakra_rules.places import Place
from chakra_rules.rule import Waiver
from chakra_rules.state import NATURE, Decision, Draft, State
from chakra_rules.terms import Colour, Height, RuleId, SeatNumber
from chakra_rules.visibility import UNKNOWN, Onlooker, unseen, visible_to


class Event(Protocol):
    """Something that happened; each kind is an attrs class."""

    @property
    def reveals(self) -> bool:
        """Whether chance decided it or somebody learnt something by it; undo never goes behind such an event."""

    def fold(self, draft: Draft) -> None:
        """Change the draft as this event says."""


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after the events.

    Args:
        state: where they start.
        events: what happened, in order.

    Returns:
        The new state; the old one is unchanged.
    """
    draft = Draft(state)
    for event in events:
        event.fold(draft)
    return draft.finish()


@frozen
class Moved:
    """A component went from one place to another: the one primitive, so nothing is created or lost."""

    piece: str
    source: Place
    target: Place
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Take the piece from its source, put it to its target."""
        self.source.take(draft, self.piece)
        self.target.put(draft, self.piece)


_new_moved = in_the_making(Moved)


def moved(piece: str, source: Place, target: Place) -> Moved:
    """``Moved(piece, source, target)``, sooner made."""
    new = _new_moved()
    new.piece, new.source, new.target = piece, source, target
    new.__class__ = Moved
    event: Moved = new
    return event


@frozen
class Swapped:
    """Two components changed places; each place is emptied before either is filled."""

    piece: str
    place: Place
    other_piece: str
    other_place: Place
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Take both away, then put each where the other lay."""
        self.place.take(draft, self.piece)
        self.other_place.take(draft, self.other_piece)
        self.place.put(draft, self.other_piece)
        self.other_place.put(draft, self.piece)


@frozen
class Asked:
    """A decision was opened; it comes before everything already waiting."""

    decision: Decision
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Put the decision on the stack."""
        draft.stack.append(self.decision)


_new_asked = in_the_making(Asked)


def asked(decision: Decision) -> Asked:
    """``Asked(decision)``, sooner made."""
    new = _new_asked()
    new.decision = decision
    new.__class__ = Asked
    event: Asked = new
    return event


@frozen
class Answered:
    """The open decision was answered, by a seat or by nature."""

    seat: SeatNumber

    @property
    def reveals(self) -> bool:
        """Chance decided when nature answered."""
        return self.seat == NATURE

    def fold(self, draft: Draft) -> None:
        """Take the decision off the stack."""
        draft.stack.pop()


ANSWERED = {seat: Answered(seat) for seat in (NATURE, 0, 1, 2, 3)}


@frozen
class PlenitudeDealt:
    """The Plenitude tokens lie face down: Sahasrara first, the eighth out of the game."""

    values: str = field(metadata=visible_to(unseen))
    reveals = True

    def fold(self, draft: Draft) -> None:
        """Lay the tokens."""
        draft.plenitude = self.values


def _own(value: str, onlooker: Onlooker, seat: int) -> str:
    return value if onlooker.seat == seat else UNKNOWN


@frozen
class Looked:
    """A seat looked at the Plenitude value of a colour; only that seat learns it."""

    seat: SeatNumber
    colour: Colour
    value: str = field(metadata=visible_to(_own))
    reveals = True

    def fold(self, draft: Draft) -> None:
        """Remember that the seat has seen it."""
        seat = draft.seat(self.seat)
        if self.colour not in seat.looked:
            seat.looked = add(seat.looked, self.colour)


@frozen
class Harmonised:
    """A chakra became harmonised."""

    seat: SeatNumber
    height: Height
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves: that a chakra is harmonised shows in what it holds."""


@frozen
class Alleviated:
    """A negative energy reached the Earth."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves: the Earth shows it."""


@frozen
class Meditated:
    """A seat took back its Inspiration tokens and looked."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves: the events before it say what did."""


@frozen
class Waived:
    """A rule is lifted until the end of this turn."""

    waiver: Waiver
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Note the waiver."""
        draft.waived = (*draft.waived, self.waiver)


@frozen
class TurnBegan:
    """A seat's turn began."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Pass the turn; with seat 0 a new round begins."""
        draft.turn = self.seat
        if self.seat == 0:
            draft.round += 1
            draft.idle = 0


@frozen
class TurnEnded:
    """A seat's turn ended, and with it what was lifted for the turn."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Waivers end with the turn."""
        draft.waived = ()


@frozen
class Idled:
    """A seat could do nothing but meditate, and gained nothing by it."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Count it."""
        draft.idle += 1


@frozen
class EndTriggered:
    """A seat triggered the end of the game; the round is finished."""

    seat: SeatNumber
    rule: RuleId
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Note that this is the last round."""
        draft.last_round = True


@frozen
class GameEnded:
    """The game is over, by the rule named; the seven Plenitude tokens in play are revealed to all."""

    rule: RuleId
    reveals = True

    def fold(self, draft: Draft) -> None:
        """Nothing is left to be done."""
        draft.ended = self.rule
        draft.stack.clear()


CORE_EVENTS = (
    Moved,
    Swapped,
    Asked,
    Answered,
    PlenitudeDealt,
    Looked,
    Harmonised,
    Alleviated,
    Meditated,
    Waived,
    TurnBegan,
    TurnEnded,
    Idled,
    EndTriggered,
    GameEnded,
)
