"""A turn told: its moves in notation and in words, and the events worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from attrs import asdict, frozen
from rich.console import Console
from rich.text import Text

from chakra_rules.base.actions import Draw, GiveMeditation, Move
from chakra_rules.book import Rulebook
from chakra_rules.cli.happenings import event_words, joined, note_words
from chakra_rules.cli.language import spoken
from chakra_rules.cli.screen import say, wrapped
from chakra_rules.events import Moved
from chakra_rules.game import Entry, Game
from chakra_rules.state import NATURE
from chakra_rules.views import mask, onlooker
from chakra_rules.words import Words
from chakra_rules.words.moving import together

NOTATION = 17
"""How many columns the notation of a turn gets before its words begin."""


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
    words, seat = spoken(book), scene[0].seat
    known = [(mask(e.action, onlooker(e.before, viewer)), mask(e.events, onlooker(e.before, viewer)), e) for e in scene]
    events: dict[tuple[str, ...], tuple[str, list[Any]]] = {}
    notes: list[str] = []
    for action, happened, _ in known:
        if type(action) is Draw and seat != NATURE:
            drawn = words.text("cli-drawn", energies=" ".join(action.energies))
            events.setdefault((drawn,), (drawn, []))[1].append(action)
        for event in joined(happened):
            said = event_words(words, action, event, seat)
            if said:
                events.setdefault(_alike(words, event, said), (said, []))[1].append(event)
        notes += [note for event in happened if (note := note_words(words, event))]
    acted = [action for action, _, entry in known if entry.seat != NATURE]
    return Told(
        seat,
        " ".join([action.notation for action in acted]),
        _acted(words, acted),
        tuple([_together(words, *alike) for alike in events.values()]),
        tuple(notes),
    )


def _alike(words: Words, event: Any, said: str) -> tuple[str, ...]:
    """What events that are told together have in common: whence and whither components moved, or the words."""
    if isinstance(event, Moved):
        return (words.place(event.source, "from"), words.place(event.target, "to"))
    return (said,)


def _together(words: Words, said: str, events: list[Any]) -> str:
    """What is told of events that have much in common."""
    if len(events) == 1:
        return said
    if isinstance(events[0], Moved):
        return together(words, [event.piece for event in events], events[0].source, events[0].target)
    return words.text("cli-times", words=said, count=len(events))


def _acted(words: Words, actions: list[Any]) -> str:
    """The actions in words; moves that follow one another share a verb."""
    parts: list[str] = []
    for kind, alike in groupby(actions, key=type):
        if kind is Move:
            moves = words.listed([words.text("cli-move", **asdict(move)) for move in alike])
            parts.append(words.text("cli-moves", moves=moves))
        else:
            parts += [words.acted(action) for action in alike]
    return ", ".join(parts)


def tell(console: Console, turn: Told) -> None:
    """Print a turn in a line or two, then its notes."""
    if turn.seat != NATURE:
        lead = Text.assemble((f"{turn.seat}  ", "bold"), (f"{turn.notation:{NOTATION}}  ", "cyan"))
        came_of_it = (spoken().text("cli-then"), (", ".join(turn.events), "green")) if turn.events else ()
        words = Text.assemble(turn.actions, *came_of_it)
        say(console, wrapped(console, lead, words, NOTATION + 5))
    for note in turn.notes:
        say(console, Text(note, style="bold yellow"))


def tell_setup(console: Console, book: Rulebook, scene: Sequence[Entry]) -> None:
    """Print what the set-up gave each seat that everybody can see."""
    for entry in scene:
        if isinstance(entry.action, GiveMeditation):
            words, colours = spoken(book), enumerate(entry.action.colours)
            given = words.listed([words.text("cli-given", seat=seat, colour=colour) for seat, colour in colours])
            say(console, wrapped(console, Text(), Text(words.text("cli-first-tokens", given=given))))


def tell_since(console: Console, game: Game, start: int, viewer: int) -> None:
    """Print the turns of a game from a step of its history on."""
    for scene in scenes(game.history[start:]):
        tell(console, told(game.rules.book, scene, viewer))
