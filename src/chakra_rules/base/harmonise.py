"""Harmonising and alleviating: what follows when an energy comes to lie somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import methodcaller

from chakra_rules.book import Effect, Observer, Rulebook, Step
from chakra_rules.components import BLACK, CHAKRAS, EARTH, HARMONY, INSPIRATION
from chakra_rules.events import Alleviated, Harmonised, Moved, Swapped
from chakra_rules.places import HANDS, NOTCHES, Cell
from chakra_rules.terms import Pile


def harmonised(height: int, cell: Pile) -> bool:
    """Whether a chakra holds three energies of its own colour (base.harmonise.definition).

    Args:
        height: of a place, 0 to 8; never true of the Earth and the bubbles.
        cell: what lies there, in order.

    >>> harmonised(4, "GGG"), harmonised(4, "GGK")
    (True, False)
    """
    return cell == HARMONY[height] != ""


def harmonised_heights(cells: Sequence[Pile]) -> tuple[int, ...]:
    """The heights of the harmonised chakras, from the top (base.harmonise.definition).

    Args:
        cells: a board, what lies at each height.

    >>> harmonised_heights(("KK", "RRR", "", "", "GGG", "", "", "", ""))
    (4, 1)
    """
    return tuple([height for height in CHAKRAS if cells[height] == HARMONY[height]])


ALLEVIATE: tuple[tuple[Effect, ...], ...] = tuple((methodcaller("emit", Alleviated(seat)),) for seat in range(4))


def observers(book: Rulebook) -> tuple[Observer, ...]:
    """base.harmonise.immediate, base.alleviate and base.harmonise.token-back."""
    return (Observer(Moved, _moved, landing=(Cell,)), Observer(Swapped, _swapped), Observer(Harmonised, _token_back))


def _moved(step: Step, event: Moved) -> tuple[Effect, ...]:
    place = event.target
    if type(place) is not Cell:
        return ()
    seat, height = place.seat, place.height
    if height == EARTH:
        return ALLEVIATE[seat] if event.piece == BLACK else ()
    harmony = HARMONY[height]
    if step.draft.seats[seat].cells[height] == harmony and step.before.seats[seat].cells[height] != harmony and harmony:
        return (partial(_harmonise, event=Harmonised(seat, height)),)
    return ()


def _swapped(step: Step, event: Swapped) -> tuple[Effect, ...]:
    there = Moved(event.piece, event.place, event.other_place)
    back = Moved(event.other_piece, event.other_place, event.place)
    return _moved(step, there) + _moved(step, back)


def _harmonise(step: Step, event: Harmonised) -> None:
    if event not in step.events:
        step.emit(event)


def _token_back(step: Step, event: Harmonised) -> tuple[Effect, ...]:
    if step.draft.seat(event.seat).notches[event.height - 1] == INSPIRATION:
        return (partial(_return_token, event=event),)
    return ()


def _return_token(step: Step, event: Harmonised) -> None:
    step.move(INSPIRATION, NOTCHES[event.seat][event.height - 1], HANDS[event.seat])
