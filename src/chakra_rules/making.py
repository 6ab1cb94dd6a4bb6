"""Frozen values made in numbers.

attrs writes the fields of a frozen value through ``object.__setattr__``, one at a time, which takes five times as long
as writing them plainly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def in_the_making(kind: type[Any]) -> Callable[[], Any]:
    """Makes objects that can be written to, and become a ``kind`` by a change of class: neither checked nor converted.

    Args:
        kind: a frozen attrs class with slots.
    """
    plain = {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")}
    return type(f"{kind.__name__}InTheMaking", (kind,), {"__slots__": (), **plain})
