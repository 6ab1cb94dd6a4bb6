"""Temporary harmonisation: three energies with a white one among them."""

from __future__ import annotations

from collections.abc import Callable

from chakra_rules.extend import COLOUR_AT, ROOM, Pile, Rulebook
from chakra_yin_yang.energy import WHITE


def any_three(height: int, cell: Pile) -> bool:
    """Whether a chakra holds three energies of any colours, at least one of them white.

    >>> any_three(4, "GRW"), any_three(4, "GGW"), any_three(4, "GGG")
    (True, True, False)
    """
    return len(cell) == ROOM and WHITE in cell


def own_colour(height: int, cell: Pile) -> bool:
    """Whether white stands in for some of three energies of the chakra's own colour.

    >>> own_colour(4, "GRW"), own_colour(4, "GGW"), own_colour(4, "WWW")
    (False, True, True)
    """
    return any_three(height, cell) and set(cell) <= {WHITE, COLOUR_AT[height]}


READINGS: dict[object, Callable[[int, Pile], bool]] = {"any-three": any_three, "own-colour": own_colour}
"""The option ``temporary_harmonisation``."""


def passes_over(book: Rulebook, height: int, cell: Pile) -> bool:
    """yin-yang.temporary: a temporarily harmonised chakra is skipped, and nothing else follows from it."""
    reading = READINGS[book.options["yin-yang.temporary_harmonisation"]]
    return reading(height, cell) and "yin-yang.temporary" not in book.waived
