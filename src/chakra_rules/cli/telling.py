"""A turn told: its moves in notation and in words, and the events worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from rich.console import Console
from rich.text import Text

from chakra_rules.base.actions import Draw, GiveMeditation, Move
from chakra_rules.book import Rulebook
from chakra_rules.cli.happenings import event_words, joined, note_words
from chakra_rules.cli.screen import say, wrapped
from chakra_rules.cli.words import (
    action_words,
    energies,
    energy,
    listed,
    piece_words,
    place,
    third_person,
)
from chakra_rules.events import (
    Moved,
)
from chakra_rules.game import Entry, Game
from chakra_rules.state import NATURE
from chakra_rules.views import mask, onlooker

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
    seat = scene[0].seat
    known = [(mask(e.action, onlooker(e.before, viewer)), mask(e.events, onlooker(e.before, viewer)), e) for e in scene]
    events: dict[str, list[str]] = {}
    notes: list[str] = []
    for action, happened, _ in known:
        if type(action) is Draw and seat != NATURE:
            events.setdefault(f"drawn: {' '.join(action.energies)}", []).append("")
        for event in joined(happened):
            piece, words = _split(book, event, event_words(book, action, event, seat))
            events.setdefault(words, []).append(piece)
        notes += [words for event in happened if (words := note_words(event))]
    acted = [action for action, _, entry in known if entry.seat != NATURE]
    return Told(
        seat,
        " ".join([action.notation for action in acted]),
        _acted(book, acted),
        tuple([_counted(words, pieces) for words, pieces in events.items() if words]),
        tuple(notes),
    )


def _split(book: Rulebook, event: Any, words: str) -> tuple[str, str]:
    """The component that moved, apart from whence and whither, so that those of several can be told together."""
    piece = piece_words(book, event.piece) if isinstance(event, Moved) else ""
    return (piece, words.removeprefix(piece)) if words.startswith(piece) else ("", words)


def _counted(words: str, pieces: list[str]) -> str:
    if any(pieces):
        return f"{listed(pieces)}{words}"
    return f"{words} ({len(pieces)} times)" if len(pieces) > 1 else words


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


def tell(console: Console, turn: Told) -> None:
    """Print a turn in a line or two, then its notes."""
    if turn.seat != NATURE:
        lead = Text.assemble((f"{turn.seat}  ", "bold"), (f"{turn.notation:{NOTATION}}  ", "cyan"))
        came_of_it = ("; ", (", ".join(turn.events), "green")) if turn.events else ()
        words = Text.assemble(turn.actions, *came_of_it)
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
