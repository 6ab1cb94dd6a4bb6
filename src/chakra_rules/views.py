"""What a viewer may know, derived from the marks on the fields; nobody writes a second view by hand."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from attrs import evolve, fields, frozen, has

from chakra_rules.book import Rulebook
from chakra_rules.guard import guarded
from chakra_rules.state import State
from chakra_rules.visibility import KEY, SPECTATOR, Mask, Onlooker

T = TypeVar("T")


@frozen
class View:
    """A state as one viewer knows it.

    The state inside is one that the rules accept: they answer from it as they would from the whole state, since
    what may be chosen never depends on what a seat cannot know.

    Args:
        seat: the viewer's seat, or SPECTATOR.
        state: the state with everything hidden that the viewer may not know.
    """

    seat: int
    state: State


def view(state: State, seat: int = SPECTATOR) -> View:
    """What the seat, or a spectator, may know of the state.

    Args:
        state: the whole state.
        seat: a seat of it, or SPECTATOR.

    Raises:
        IndexError: there is no such seat.
    """
    return View(seat, mask(state, onlooker(state, seat)))


def onlooker(state: State, seat: int) -> Onlooker:
    """The viewer at this seat, or a spectator, with what they have seen so far; raises IndexError as :func:`view`."""
    if seat != SPECTATOR and not 0 <= seat < len(state.seats):
        raise IndexError(f"there is no seat {seat}: seats are 0 to {len(state.seats) - 1}")
    return Onlooker(seat, "" if seat == SPECTATOR else state.seats[seat].looked, over=state.ended != "")


def mask(value: T, viewer: Onlooker, owner: int = SPECTATOR) -> T:
    """A state, event, action or any part of one as the viewer may know it; shared where nothing is hidden.

    Args:
        value: any value built of attrs classes and tuples.
        viewer: who looks.
        owner: the seat the value belongs to, for fields that only their owner may see.
    """
    masked: T = _mask(value, viewer, owner)
    return masked


PLAIN = frozenset((str, int, bool, float, type(None)))
"""What hides nothing."""


def _mask(value: Any, viewer: Onlooker, owner: int) -> Any:
    if isinstance(value, tuple):
        return _share(value, tuple([one if type(one) in PLAIN else _mask(one, viewer, owner) for one in value]))
    kind = type(value)
    if not has(kind):
        return value
    if isinstance(getattr(value, "seat", None), int):
        owner = value.seat
    changes: dict[str, Any] = {}
    for name, alias, hide in _marks(kind):
        old = getattr(value, name)
        if hide is not None:
            new = hide(old, viewer, owner)
        elif type(old) in PLAIN:
            continue
        elif kind is State and name == "seats":
            new = _share(old, tuple([_mask(seat, viewer, index) for index, seat in enumerate(old)]))
        else:
            new = _mask(old, viewer, owner)
        if new is not old and new != old:
            changes[alias] = new
    return evolve(value, **changes) if changes else value


@lru_cache(maxsize=1024)
def _marks(kind: type[Any]) -> tuple[tuple[str, str, Mask | None], ...]:
    """The fields of an attrs class: name, alias, and how each is hidden."""
    return tuple([(field.name, field.alias, field.metadata.get(KEY)) for field in fields(kind)])


def _share(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[Any, ...]:
    return old if all(a is b for a, b in zip(old, new, strict=True)) else new


def determinise(book: Rulebook, seen: View, random: Random) -> State:
    """A whole state that the viewer cannot tell from the true one: every module deals anew what it hides.

    Args:
        book: the rules it is a view by.
        seen: a view.
        random: the only source of chance used.

    Raises:
        ModuleContractError: a module fails at it.
    """
    state = seen.state
    for module in book.modules:
        if module.imagine is not None:
            imagine = guarded(module.imagine, "imagining what is hidden", module.id, State)
            state = imagine(book, state, seen.seat, random)
    return state
