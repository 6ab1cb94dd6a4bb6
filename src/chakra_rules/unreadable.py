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
    if isinstance(error, AttributeError) or str(error).startswith("argument of type"):
        return f"{json_name(dict)} is expected here"
    if isinstance(error, TypeError) and "is not iterable" in str(error):
        return f"{json_name(list)} is expected here"
    if isinstance(error, KeyError) or not error.args:
        return str(format_exception(error, expected))
    return str(error)


def same_json(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON data, the order of their keys aside."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def first_otherwise(data: Any, again: Any, path: str = "$") -> SaveError | None:
    """What of JSON data does not stand as it would be written again; None when all does.

    Args:
        data: what was read.
        again: what the value read is written as.
        path: of both.

    >>> print(first_otherwise({"seats": [{"bot": ""}]}, {"seats": [{"bot": "", "name": ""}]}))
    $.seats[0].name: required field missing
    """
    if type(data) is not type(again) or not isinstance(data, (dict, list)):
        if same_json(data, again):
            return None
        return SaveError(f"{json_name(type(data))} is not what stands here", path, quoted(data))
    if isinstance(data, list):
        parts = [(f"{path}[{at}]", one, other) for at, (one, other) in enumerate(zip(data, again, strict=False))]
        return next((found for at, one, other in parts if (found := first_otherwise(one, other, at))), None)
    for name, other in again.items():
        if name not in data:
            return SaveError("required field missing", f"{path}.{name}")
        found = first_otherwise(data[name], other, f"{path}.{name}")
        if found:
            return found
    return None


def exactly(value: Any, kind: type[Any]) -> Any:
    """The value, when it is of that very type.

    Raises:
        TypeError: it is of another.
    """
    if type(value) is not kind:
        raise TypeError(f"{json_name(kind)} is expected here, not {quoted(value)}")
    return value
