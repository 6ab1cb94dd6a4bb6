"""Where data cannot be read, as one error with a path, in the words of JSON."""

from __future__ import annotations

import json
import reprlib
from types import NoneType
from typing import Any

from cattrs import transform_error
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.v import format_exception

from chakra_rules.errors import SaveError

LONGEST = 500
"""A path that is longer leads nowhere a document has anything."""
SHORT = 40
"""No data is quoted at greater length."""
NAMES: dict[type, str] = {
    dict: "an object",
    list: "a list",
    tuple: "a list",
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    NoneType: "null",
}


def json_name(kind: type) -> str:
    """What JSON calls the values of a type.

    >>> json_name(dict), json_name(NoneType)
    ('an object', 'null')
    """
    return NAMES.get(kind, kind.__name__)


def quoted(value: Any) -> str:
    """JSON data as it is written, shortened.

    >>> quoted(None), quoted("x" * 80)
    ('null', '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...')
    """
    text = json.dumps(value, default=repr)
    return text if len(text) <= SHORT else text[: SHORT - 3] + "..."


def located(error: Exception) -> SaveError:
    """The first thing that cannot be read, as an error with its path.

    Args:
        error: what the converter raised.
    """
    message, _, path = transform_error(error, format_exception=_told)[0].rpartition(" @ ")
    return SaveError(message, path) if len(path) <= LONGEST else SaveError("it is nested too deeply")


def _told(error: BaseException, expected: type | None) -> str:
    if isinstance(error, ForbiddenExtraKeysError):
        return f"there is no {', '.join(sorted(map(reprlib.repr, error.extra_fields)))} here"
    if isinstance(error, AttributeError) or str(error).startswith("argument of type"):  # a key was looked for
        return f"{json_name(dict)} is expected here"
    if isinstance(error, TypeError) and "is not iterable" in str(error):
        return f"{json_name(list)} is expected here"
    if isinstance(error, KeyError) or not error.args:
        return str(format_exception(error, expected))
    return str(error)


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
        raise SaveError(f"{json_name(type(data))} is not what stands here", path, quoted(data))
    if isinstance(written, dict):
        missing = sorted(written.keys() - data.keys())
        if missing:
            raise SaveError("required field missing", f"{path}.{missing[0]}")
        for key, value in data.items():
            check_same(written[key], value, f"{path}.{key}")
    elif isinstance(written, list):
        if len(written) != len(data):
            raise SaveError(f"there are {len(data)} where {len(written)} are written", path)
        for index, value in enumerate(data):
            check_same(written[index], value, f"{path}[{index}]")
    elif written != data:
        raise SaveError(f"{quoted(data)} is written {quoted(written)}", path, quoted(data))


def exactly(value: Any, kind: type[Any]) -> Any:
    """The value, when it is of that very type.

    Raises:
        TypeError: it is of another.
    """
    if type(value) is not kind:
        raise TypeError(f"{json_name(kind)} is expected here, not {quoted(value)}")
    return value
