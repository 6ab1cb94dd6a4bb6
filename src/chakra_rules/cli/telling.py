"""A turn told: its moves in notation and in words, and the events worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from attrs import fields, frozen
from rich.console import Console
from rich.text import Text

from chakra_rules.base.actions import Draw, Exchange, GiveMeditation, Meditate, Move
from chakra_rules.book import Rulebook
from chakra_rules.cli.screen import say, wrapped
from chakra_rules.cli.words import (
    action_words,
    apart,
    energies,
    energy,
    listed,
    listed_fields,
    piece_words,
    place,
    third_person,
)
from chakra_rules.components import EARTH
from chakra_rules.events import (
    Alleviated,
    Answered,
    Asked,
    Begun,
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
from chakra_rules.game import Entry, Game
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
from chakra_rules.state import NATURE
from chakra_rules.views import mask, onlooker
from chakra_rules.visibility import UNKNOWN

NOTATION = 17
"""How many columns the notation of a turn gets before its words begin."""

HOUSEKEEPING = (Asked, Answered, Begun, TurnBegan, TurnEnded, PlenitudeDealt, Meditated)
SAID_BY_THE_ACTION = {
    (MayaSpace, Cell),
    (Hand, Notch),
    (Hand, InspirationSpace),
    (InspirationSpace, Hand),
    (TokenSupply, MeditationTokens),
    (Bag, MayaSpace),
    (Notch, Hand),
}
"""Moves of components that the words of the action, or of the harmonisation, have told already."""


@frozen
class Told:
    """A turn in words.

    Args:
        seat: whose turn, NATURE for the set-up.
        notation: what the seat did, one action after another.
        actions: the same in words.
        events: what came of it.
        notes: what everybody must know: the end is near, the game is over.
    """

    seat: int
    notation: str
    actions: str
    events: tuple[str, ...]
    notes: tuple[str, ...]


def scenes(history: Sequence[Entry]) -> list[list[Entry]]:
    """The history cut into the set-up and the turns; what nature answers belongs to the turn before."""
    cut: list[list[Entry]] = []
    for entry in history:
        if not cut or (entry.seat != NATURE and _whose(entry) != _whose(cut[-1][0])):
            cut.append([])
        cut[-1].append(entry)
    return cut


def _whose(entry: Entry) -> tuple[int, int, int]:
    return (entry.before.round, entry.before.turn, entry.seat)


def told(book: Rulebook, scene: Sequence[Entry], viewer: int) -> Told:
    """A turn as the viewer may know it."""
    seat = scene[0].seat
    known = [(mask(e.action, onlooker(e.before, viewer)), mask(e.events, onlooker(e.before, viewer)), e) for e in scene]
    events: list[str] = []
    notes: list[str] = []
    for action, happened, _ in known:
        events += [words for event in happened if (words := event_words(book, action, event, seat))]
        notes += [words for event in happened if (words := note_words(event))]
        if type(action) is Draw and seat != NATURE:
            events.append(f"drawn: {' '.join(action.energies)}")
    acted = [action for action, _, entry in known if entry.seat != NATURE]
    doubled = [f"{words} ({count} times)" if count > 1 else words for words, count in Counter(events).items()]
    return Told(seat, " ".join([a.notation for a in acted]), _acted(book, acted), tuple(doubled), tuple(notes))


def _acted(book: Rulebook, actions: list[Any]) -> str:
    """The actions in words; moves that follow one another share a verb."""
    parts: list[str] = []
    moves: list[str] = []
    for action in actions:
        if type(action) is Move:
            moves.append(f"{energy(book, action.energy)}{' again' if action.again else ''} to {place(action.target)}")
            continue
        if moves:
            parts.append(f"moves {listed(moves)}")
            moves = []
        parts.append(third_person(action_words(book, action)))
    if moves:
        parts.append(f"moves {listed(moves)}")
    return ", ".join(parts)


def _harmonised(book: Rulebook, event: Harmonised) -> str:
    return f"harmonises {place(event.height)}"


def _looked(book: Rulebook, event: Looked) -> str:
    seen = "" if event.value == UNKNOWN else f", which is {event.value}"
    return f"looks at the Plenitude value of {energy(book, event.colour)}{seen}"


EVENTS: dict[type[Any], Callable[[Rulebook, Any], str]] = {
    Harmonised: _harmonised,
    Alleviated: lambda book, event: "alleviates black",
    Looked: _looked,
    Idled: lambda book, event: "can do nothing else",
    Waived: lambda book, event: f"need not follow {event.waiver.rule}, by {event.waiver.by}",
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
    if isinstance(event, Looked) and isinstance(action, Meditate) and event.value == UNKNOWN:
        return ""
    if isinstance(event, Moved):
        words = _moved(book, action, event)
    elif isinstance(event, Swapped):
        pieces = [(event.piece, event.place), (event.other_piece, event.other_place)]
        words = "swaps " + listed([f"{piece_words(book, p)} {place_words(book, where)}" for p, where in pieces])
    elif type(event) in EVENTS:
        words = EVENTS[type(event)](book, event)
    else:
        parts = listed_fields(book, event, leave_out=("seat",))
        words = apart(type(event).__name__) + (f" ({parts})" if parts else "")
    seat = getattr(event, "seat", turn)
    return f"seat {seat} {words}" if words and seat != turn else words


def _moved(book: Rulebook, action: Any, event: Moved) -> str:
    source, target = event.source, event.target
    ends = (type(source), type(target))
    if isinstance(source, Notch) and isinstance(target, Hand):
        return "takes the token back from its notch"
    by_moving = isinstance(action, Move) and isinstance(source, Cell) and isinstance(target, Cell)
    named = event.piece in [getattr(action, f.name) for f in fields(type(action))] and event.piece not in book.energies
    if ends in SAID_BY_THE_ACTION or by_moving or named or _exchanged(action, event):
        return ""
    return f"{piece_words(book, event.piece)} goes from {place_words(book, source)} to {place_words(book, target)}"


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


def tell(console: Console, turn: Told) -> None:
    """Print a turn in a line or two, then its notes."""
    if turn.seat != NATURE:
        lead = Text(f"{turn.seat}  ", style="bold")
        lead.append(f"{turn.notation:{NOTATION}}  ", style="cyan")
        words = Text(turn.actions)
        if turn.events:
            words.append("; ")
            words.append(", ".join(turn.events), style="green")
        say(console, wrapped(console, lead, words, NOTATION + 5))
    for note in turn.notes:
        say(console, Text(note, style="bold yellow"))


def tell_setup(console: Console, book: Rulebook, scene: Sequence[Entry]) -> None:
    """Print what the set-up gave each seat that everybody can see."""
    for entry in scene:
        if isinstance(entry.action, GiveMeditation):
            given = listed([f"seat {seat} {energies(book, c)}" for seat, c in enumerate(entry.action.colours)])
            say(console, wrapped(console, Text(), Text(f"First Meditation tokens: {given}.")))


def tell_since(console: Console, game: Game, start: int, viewer: int) -> None:
    """Print the turns of a game from a step of its history on."""
    for scene in scenes(game.history[start:]):
        tell(console, told(game.rules.book, scene, viewer))
