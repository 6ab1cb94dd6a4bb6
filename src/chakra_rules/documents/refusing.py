"""Where a document differs from what its value is written as, as an error with a path."""

from __future__ import annotations

import reprlib
from typing import Any

from chakra_rules.errors import SaveError


def check_same(written: Any, data: Any, path: str = "$") -> None:
    """Hold data to what its value is written as: nothing left out, nothing in another order or of another type.

    Args:
        written: the value read, written again.
        data: what it was read from.
        path: where in the document this is.

    Raises:
        SaveError: with the path of the first difference.
    """
    if type(written) is not type(data):
        raise SaveError(f"{reprlib.repr(data)} is written {reprlib.repr(written)}", path)
    if isinstance(written, dict):
        missing = sorted(written.keys() - data.keys())
        if missing:
            raise SaveError("it is missing", f"{path}.{missing[0]}")
        for key, value in data.items():
            check_same(written[key], value, f"{path}.{key}")
    elif isinstance(written, list):
        if len(written) != len(data):
            raise SaveError(f"there are {len(data)} where {len(written)} are written", path)
        for index, value in enumerate(data):
            check_same(written[index], value, f"{path}[{index}]")
    elif written != data:
        raise SaveError(f"{reprlib.repr(data)} is written {reprlib.repr(written)}", path)
