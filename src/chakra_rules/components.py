"""The components: energies, chakras, and piles of either.

A pile is a string of sorted letters, ``KY`` for a black and a yellow energy. The same string is its notation, its
value, and its key in every table: Python caches the hash of a string and compares equal strings by pointer first.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from chakra_rules.errors import ImpossibleMove
from chakra_rules.terms import Energy, Pile

EARTH = 0
BUBBLES = 8
ROOM = 3
"""How many energies a chakra, or the Bhagya bubbles together, can hold."""

COLOURS = "PBCGYOR"
"""The chakra colours from Sahasrara down to Muladhara."""
BLACK = "K"

COLOUR_AT = ("", *reversed(COLOURS), "")
"""The colour that belongs at each height; none at the Earth and the bubbles."""
HEIGHT_OF = {colour: height for height, colour in enumerate(COLOUR_AT) if colour}
CHAKRAS = tuple(range(7, 0, -1))
"""The heights of the seven chakras, from the top."""
HARMONY = tuple(colour * ROOM for colour in COLOUR_AT)
"""What a harmonised chakra holds, by height."""

PLACE_NAMES = (
    "Earth", "Muladhara", "Svadhisthana", "Manipura", "Anahata", "Vishuddha", "Ajna", "Sahasrara", "bubbles",
)  # fmt: skip
PLENITUDE = "11223344"
INSPIRATION = "I"
"""The letter of a black Inspiration token."""
ALL_INSPIRATION = INSPIRATION * 5
"""The Inspiration tokens of a seat (base.setup.inspiration)."""
ALL_MEDITATION = "".join(sorted(COLOURS * 4))
"""The Meditation tokens there are (base.setup.meditation)."""
EMPTY = "."
"""What stands in a fixed space that holds nothing."""


@frozen
class EnergyKind:
    """A kind of energy that a module puts into the game.

    Args:
        letter: one capital letter, unique among the modules in play.
        name: what people call it.
        per_player: how many of it go into the bag for each player.
        limited: whether ``base.receive.limit`` counts it.
        grounded: whether it may come to rest on the Earth.
    """

    letter: Energy
    name: str
    per_player: int = 3
    limited: bool = True
    grounded: bool = False


@lru_cache(maxsize=65536)
def add(pile: Pile, letter: str) -> Pile:
    """The pile with one more.

    Args:
        pile: letters in order.
        letter: what is added.

    >>> add("GY", "K")
    'GKY'
    """
    return "".join(sorted(pile + letter))


def taken(pile: Pile, letter: str) -> Pile:
    """The pile with one less, worked out each time, for a pile that is seldom the same twice.

    Raises:
        ImpossibleMove: the pile holds none of it.

    >>> taken("GKY", "K")
    'GY'
    """
    rest = pile.replace(letter, "", 1)
    if len(rest) == len(pile):
        raise ImpossibleMove(f"there is no {letter} among {pile or 'nothing'}", letter)
    return rest


@lru_cache(maxsize=65536)
def remove(pile: Pile, letter: str) -> Pile:
    """The pile with one less.

    Args:
        pile: letters in order.
        letter: what is taken away.

    Raises:
        ImpossibleMove: the pile holds none of it.

    >>> remove("GKY", "K")
    'GY'
    """
    return taken(pile, letter)


@lru_cache(maxsize=4096)
def kinds(pile: Pile) -> str:
    """Each letter of a pile once, in order.

    >>> kinds("GGK")
    'GK'
    """
    return "".join(sorted(set(pile)))


@lru_cache(maxsize=4096)
def repeated(pile: Pile) -> tuple[tuple[str, int], ...]:
    """The letters that a pile holds more than once, with how often.

    >>> repeated("GGKYYY")
    (('G', 2), ('Y', 3))
    """
    return tuple([(letter, pile.count(letter)) for letter in kinds(pile) if pile.count(letter) > 1])


@lru_cache(maxsize=65536)
def replaced(row: str, index: int, old: str, new: str) -> str:
    """The row of fixed spaces with what one of them holds replaced.

    Raises:
        ImpossibleMove: the space does not hold ``old``.

    >>> replaced("GY.", 2, EMPTY, "K")
    'GYK'
    """
    if row[index] != old:
        raise ImpossibleMove(f"space {index + 1} of {row} does not hold {old}", old)
    return row[:index] + new + row[index + 1 :]


def replace_at(row: str, index: int, letter: str) -> str:
    """The row of fixed spaces with another letter in one of them.

    >>> replace_at("GY.", 2, "K")
    'GYK'
    """
    return row[:index] + letter + row[index + 1 :]
