"""Who may know a field: a mark on the field itself, from which every view, log line and report is derived."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

UNKNOWN = "?"
"""What stands for a letter or digit that the viewer does not know."""
SPECTATOR = -2
"""The viewer who holds no seat."""


@frozen
class Onlooker:
    """Who looks, and what they may know beyond the open table.

    Args:
        seat: the viewer's seat, or SPECTATOR.
        looked: the colours whose Plenitude value this viewer has seen.
        over: whether the game is over, so that what the final scoring reveals lies open.
    """

    seat: int
    looked: str = ""
    over: bool = False


Mask = Callable[[Any, Onlooker, int], Any]
"""(value, onlooker, owner's seat or SPECTATOR) -> the value as the onlooker may know it."""

KEY = "visible"


def owner(value: Any, onlooker: Onlooker, seat: int) -> Any:
    """Only the seat that owns the field knows it; others see an empty value of its type.

    Args:
        value: what stands there.
        onlooker: who looks.
        seat: whose field it is.

    >>> owner("KY", Onlooker(0), 0), owner("KY", Onlooker(1), 0)
    ('KY', '')
    """
    return value if onlooker.seat == seat else type(value)()


def nobody(value: Any, onlooker: Onlooker, seat: int) -> Any:
    """Nobody knows it; all see an empty value of its type.

    Args:
        value: what stands there.
        onlooker: who looks.
        seat: whose field it is.

    >>> nobody(("K", "Y"), Onlooker(0), 0)
    ()
    """
    return type(value)()


def unseen(value: str, onlooker: Onlooker, seat: int) -> str:
    """Nobody knows what the text says, only how long it is.

    Args:
        value: what stands there.
        onlooker: who looks.
        seat: whose field it is.

    >>> unseen("KY", Onlooker(0), 0)
    '??'
    """
    return UNKNOWN * len(value)


def visible_to(mask: Mask) -> dict[str, Mask]:
    """The metadata that marks a field: ``field(metadata=visible_to(owner))``. A field without is open to all.

    Args:
        mask: ``owner``, ``nobody`` (whose fields need a type that makes an empty value of itself, as texts, numbers and
            tuples do), or a function of your own.
    """
    return {KEY: mask}


def name_of(mask: Mask) -> str:
    """What a mask is called where a field is described; the name of a function, without what marks it private.

    >>> name_of(owner), name_of(lambda value, onlooker, seat: value)
    ('owner', 'some')
    """
    name: str = getattr(mask, "__name__", "").strip("_").replace("_", "-")
    return name if name.replace("-", "").isalnum() else "some"
