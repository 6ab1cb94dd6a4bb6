"""Events in words: those worth telling, and not told by the words of the action they came of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import fields, frozen

from chakra_rules.base.actions import Exchange, Move
from chakra_rules.book import Rulebook
from chakra_rules.cli.words import (
    ACTIONS,
    apart,
    energy,
    listed,
    listed_fields,
    piece_words,
    place,
)
from chakra_rules.components import EARTH
from chakra_rules.events import (
    Alleviated,
    Answered,
    Asked,
    EndTriggered,
    GameEnded,
    Harmonised,
    Idled,
    Looked,
    Meditated,
    Moved,
    PlenitudeDealt,
    Swapped,
    TurnBegan,
    TurnEnded,
    Waived,
)
from chakra_rules.places import (
    Bag,
    Box,
    Cell,
    Hand,
    InspirationSpace,
    MayaSpace,
    MeditationTokens,
    Notch,
    TokenSupply,
)
from chakra_rules.visibility import UNKNOWN

HOUSEKEEPING = (Asked, Answered, TurnBegan, TurnEnded, PlenitudeDealt, Meditated)
SAID_BY_THE_ACTION = {
    (MayaSpace, Cell),
    (Hand, Notch),
    (Hand, InspirationSpace),
    (InspirationSpace, Hand),
    (TokenSupply, MeditationTokens),
    (Bag, MayaSpace),
}
"""Moves of components that the words of the action have told already."""
PLACES = {Bag, Box, Cell, Hand, InspirationSpace, MayaSpace, MeditationTokens, Notch, TokenSupply}
"""The places of the base game; a module may add others."""


@frozen
class TokenBack:
    """A chakra became harmonised and the token in its notch came back (base.harmonise.token-back)."""

    seat: int
    height: int


def joined(events: Sequence[Any]) -> list[Any]:
    """The events, with each harmonised chakra's token told in the same breath."""
    back = [e.source for e in events if isinstance(e, Moved) and isinstance(e.source, Notch)]
    full = [Notch(e.seat, e.height) for e in events if isinstance(e, Harmonised)]
    both = [notch for notch in back if notch in full]
    rest = [e for e in events if not (isinstance(e, Moved) and e.source in both)]
    return [
        TokenBack(e.seat, e.height) if isinstance(e, Harmonised) and Notch(e.seat, e.height) in both else e
        for e in rest
    ]


def _looked(book: Rulebook, event: Looked) -> str:
    colour = energy(book, event.colour)
    return f"looks under {colour}" if event.value == UNKNOWN else f"sees that {colour} is worth {event.value}"


EVENTS: dict[type[Any], Callable[[Rulebook, Any], str]] = {
    Harmonised: lambda book, event: f"harmonises {place(event.height)}",
    TokenBack: lambda book, event: f"harmonises {place(event.height)} (token back)",
    Alleviated: lambda book, event: "alleviates black",
    Looked: _looked,
    Idled: lambda book, event: "can do nothing else",
    Waived: lambda book, event: f"lifts {event.waiver.rule} [{event.waiver.by}]",
    EndTriggered: lambda book, event: "",
    GameEnded: lambda book, event: "",
}


def event_words(book: Rulebook, action: Any, event: Any, turn: int) -> str:
    """What an event is told as; nothing when it is not worth telling or the action's words tell it.

    Args:
        book: the rules in play.
        action: what the event came of.
        event: what happened.
        turn: the seat of whom the sentence speaks.
    """
    if isinstance(event, HOUSEKEEPING):
        return ""
    if isinstance(event, Looked) and event.value == UNKNOWN and names(action, event.colour):
        return ""
    if isinstance(event, Moved):
        words = _moved(book, action, event)
    elif isinstance(event, Swapped):
        words = _swapped(book, action, event)
    elif type(event) in EVENTS:
        words = EVENTS[type(event)](book, event)
    else:
        words = _of_a_module(book, action, event)
    seat = getattr(event, "seat", turn)
    return f"seat {seat} {words}" if words and seat != turn else words


def _moved(book: Rulebook, action: Any, event: Moved) -> str:
    source, target = event.source, event.target
    ends = (type(source), type(target))
    if isinstance(source, Notch) and isinstance(target, Hand):
        return f"takes the token of {place(source.height)} back"
    by_moving = isinstance(action, Move) and isinstance(source, Cell) and isinstance(target, Cell)
    if ends in SAID_BY_THE_ACTION or by_moving or _exchanged(action, event):
        return ""
    if not {*ends} & PLACES and (_asked_for(action, event.piece) or event.piece not in book.energies):
        return ""
    return f"{piece_words(book, event.piece)} from {place_words(book, source)} to {place_words(book, target)}"


def _swapped(book: Rulebook, action: Any, event: Swapped) -> str:
    if any(names(action, piece) and piece not in book.energies for piece in (event.piece, event.other_piece)):
        return ""
    pieces = [(event.piece, event.place), (event.other_piece, event.other_place)]
    return "swaps " + listed([f"{piece_words(book, p)} of {place_words(book, where)}" for p, where in pieces])


def _asked_for(action: Any, piece: str) -> bool:
    """Whether a module's action was about this very component."""
    return type(action) not in ACTIONS and names(action, piece)


def names(action: Any, piece: str) -> bool:
    """Whether the action's own words name the component."""
    return piece in [getattr(action, field.name) for field in fields(type(action))]


def _of_a_module(book: Rulebook, action: Any, event: Any) -> str:
    """An event whose kind is not known here; without particulars, or with the action's name, it tells nothing new."""
    name, particulars = apart(type(event).__name__), listed_fields(book, event, leave_out=("seat",))
    if not particulars or name.startswith(apart(type(action).__name__)):
        return ""
    return f"{name} ({particulars})"


def _exchanged(action: Any, event: Moved) -> bool:
    given_up = isinstance(event.source, Cell) and event.source.height == EARTH
    return isinstance(action, Exchange) and (given_up or isinstance(event.source, Bag))


def place_words(book: Rulebook, where: Any) -> str:
    """Where a component lies, in words."""
    if isinstance(where, Cell):
        return place(where.height)
    if isinstance(where, Notch):
        return f"the notch of {place(where.height)}"
    if isinstance(where, InspirationSpace):
        return f"space {where.number}"
    if isinstance(where, MayaSpace):
        return f"flow {where.flow + 1}"
    names = {Bag: "the bag", Box: "the box", Hand: "the hand", TokenSupply: "the supply"}
    parts = listed_fields(book, where, leave_out=("seat",))
    return names.get(type(where)) or apart(type(where).__name__) + (f" ({parts})" if parts else "")


def note_words(event: Any) -> str:
    """What everybody must know."""
    if isinstance(event, EndTriggered):
        return f"Seat {event.seat} triggers the end: this round is the last. [{event.rule}]"
    if isinstance(event, GameEnded):
        return f"The game is over. [{event.rule}]"
    return ""
