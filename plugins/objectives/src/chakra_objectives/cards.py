"""The Objective cards: what each asks of a seat, true or not in a given state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from attrs import frozen

from chakra_rules import State
from chakra_rules.extend import (
    BLACK,
    CHAKRAS,
    COLOUR_AT,
    COLOURS,
    EARTH,
    HEIGHT_OF,
    Rulebook,
    Term,
    harmonised_heights,
)

CardName = Annotated[str, Term("card", pattern=r"[a-z0-9-]*")]
"""An Objective card by its name."""


@frozen
class Card:
    """An Objective card.

    Args:
        name: as notation, states and recorded games write it.
        text: what it asks, for people.
        rule: the id of the rule that says so.
        achieved: whether a seat has achieved it.
    """

    name: str
    text: str
    rule: str
    achieved: Callable[[Rulebook, State, int], bool]


def both(upper: str, lower: str) -> Callable[[Rulebook, State, int], bool]:
    """objectives.pair: the chakras of both colours are harmonised."""
    pair = {HEIGHT_OF[upper], HEIGHT_OF[lower]}

    def achieved(book: Rulebook, state: State, seat: int) -> bool:
        return pair <= set(harmonised_heights(state.seats[seat].cells))

    return achieved


def every_chakra(book: Rulebook, state: State, seat: int) -> bool:
    """objectives.every-chakra: of its own colour, or of any where ``every_chakra`` says so."""
    cells = state.seats[seat].cells
    if book.options["objectives.every_chakra"] == "any":
        return all(cells[height] for height in CHAKRAS)
    return all(COLOUR_AT[height] in cells[height] for height in CHAKRAS)


def runs(heights: tuple[int, ...]) -> list[int]:
    """How many chakras follow one another without a gap, run by run from the top.

    >>> runs((7, 6, 3, 2, 1))
    [2, 3]
    """
    found: list[int] = []
    for height in heights:
        if height + 1 in heights:
            found[-1] += 1
        else:
            found.append(1)
    return found


def three_in_a_row(book: Rulebook, state: State, seat: int) -> bool:
    """objectives.three-in-a-row."""
    return any(run >= 3 for run in runs(harmonised_heights(state.seats[seat].cells)))


def two_pairs(book: Rulebook, state: State, seat: int) -> bool:
    """objectives.two-pairs: no chakra counts for both pairs."""
    return sum(run // 2 for run in runs(harmonised_heights(state.seats[seat].cells))) >= 2


def all_meditation(book: Rulebook, state: State, seat: int) -> bool:
    """objectives.all-meditation."""
    return set(state.seats[seat].meditation) == set(COLOURS)


def three_alleviated(book: Rulebook, state: State, seat: int) -> bool:
    """objectives.three-alleviated: all three lie there now; what was given up on space 8 no longer counts."""
    return state.seats[seat].cells[EARTH].count(BLACK) >= 3


CARDS = (
    Card("pair-ajna-svadhisthana", "Harmonise Ajna and Svadhisthana.", "objectives.pair", both("B", "O")),
    Card("pair-vishuddha-manipura", "Harmonise Vishuddha and Manipura.", "objectives.pair", both("C", "Y")),
    Card("pair-sahasrara-muladhara", "Harmonise Sahasrara and Muladhara.", "objectives.pair", both("P", "R")),
    Card("every-chakra", "Have energy in each chakra.", "objectives.every-chakra", every_chakra),
    Card("three-in-a-row", "Harmonise three successive chakras.", "objectives.three-in-a-row", three_in_a_row),
    Card("two-pairs", "Harmonise two pairs of touching chakras.", "objectives.two-pairs", two_pairs),
    Card("all-meditation", "Collect all seven Meditation tokens.", "objectives.all-meditation", all_meditation),
    Card("three-alleviated", "Alleviate three black energies.", "objectives.three-alleviated", three_alleviated),
)
"""The eight cards of the expansion."""


def deck(book: Rulebook) -> dict[str, Card]:
    """The cards to reveal from, by name: all that the modules in play bring. ``book.service(deck)`` makes it once."""
    return {card.name: card for card in book.brought(Card)}
