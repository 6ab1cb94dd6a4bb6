"""Components that go from place to place, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chakra_rules.events import Moved, Swapped
from chakra_rules.words import derived
from chakra_rules.words.ids import VALID

if TYPE_CHECKING:
    from chakra_rules.words.speaker import Words


def moved(words: Words, event: Any) -> str:
    """What moved or changed places; nothing when the event is another."""
    if isinstance(event, Moved):
        return together(words, (event.piece,), event.source, event.target)
    if isinstance(event, Swapped):
        one, other = piece(words, event.piece, event.place), piece(words, event.other_piece, event.other_place)
        places = {"place": event.place, "other_place": event.other_place}
        return words.text(words.id_of(Swapped), piece=one, other_piece=other, **places)
    return ""


def together(words: Words, pieces: Sequence[str], source: Any, target: Any) -> str:
    """Components that went from one place to another: ``black and green from Anahata to the bag``.

    Where a place says in words of its own what it means to go ``to-`` another, these are told.

    Args:
        words: the language.
        pieces: their letters or names.
        source: the place they left.
        target: the place they reached.
    """
    told = [piece(words, one, source, target) for one in pieces]
    energies = told == [words.value("pile", one) for one in pieces] and all([_energy(words, one) for one in pieces])
    what = words.value("pile", "".join(sorted(pieces))) if energies else words.listed(told)
    types = derived.marks(type(source))
    values = {**{name: getattr(source, name) for name in types}, "piece": what}
    way = words.find(words.id_of(type(source)), f"to-{type(target).__name__}", values, types)
    return way or words.text(words.id_of(Moved), piece=what, source=source, target=target)


def piece(words: Words, one: str, *places: Any) -> str:
    """A component that lies in one of these places: they say what lies there, where it is no energy."""
    for place in places:
        told = words.find(words.id_of(type(place)), "piece", {"piece": one}, {})
        if told is not None:
            return told
    named = words.find(f"piece-{one}", "", {}, {}) if VALID.fullmatch(one) else None
    return named or (words.value("pile", one) if _energy(words, one) else one)


def _energy(words: Words, letter: str) -> bool:
    return any(kind.letter == letter for module in words.modules for kind in module.energies)
