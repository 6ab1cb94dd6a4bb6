"""Lines as strict JSON: what another language would not read alike is refused."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import Any

from chakra_rules.serve.errors import NotJson, TooLong

LONGEST = 1 << 20
"""Bytes in the longest line that is read, the line's end not counted."""
LONGEST_NUMBER = 20
"""Digits in the longest number that is read."""
DEEPEST = 32
"""How deeply a request may be nested; a save is nested four deep."""


def parse(line: str | bytes) -> Any:
    """The document on a line.

    Args:
        line: text, or its bytes in UTF-8, with or without the line's end.

    Raises:
        TooLong: it is longer than ``LONGEST``.
        NotJson: it is no JSON, not UTF-8, nested too deeply, holds a number that is none (NaN, 1e999), half of a
            surrogate pair, or one key twice.
    """
    whole = line if isinstance(line, bytes) else line.encode(errors="surrogatepass")
    if len(whole.rstrip(b"\r\n")) > LONGEST:
        raise TooLong(f"the line has more than {LONGEST} bytes")
    try:
        text = line.decode() if isinstance(line, bytes) else line
        document = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_number, parse_float=_float, parse_int=_int
        )
        if "\\u" in text or not text.isascii():
            json.dumps(document, ensure_ascii=False).encode()
    except RecursionError as error:
        raise NotJson(f"the document is nested more than {DEEPEST} deep") from error
    except UnicodeError as error:
        raise NotJson(f"the line is not UTF-8 throughout: {error}") from error
    except ValueError as error:
        raise NotJson(f"the line is no JSON document: {error}") from error
    if _deeper(document, DEEPEST):
        raise NotJson(f"the document is nested more than {DEEPEST} deep")
    return document


def write(document: Any) -> str:
    """A document as one line without its end, in ASCII."""
    return json.dumps(document, separators=(",", ":"), allow_nan=False)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return made


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no JSON number")


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("a number is out of range")
    return number


def _int(text: str) -> int:
    if len(text.lstrip("-")) > LONGEST_NUMBER:
        raise ValueError("a number is out of range")
    return int(text)


def _deeper(document: Any, limit: int) -> bool:
    level = _nests([document])
    for _ in range(limit):
        level = [part for one in level for part in _nests(one.values() if isinstance(one, dict) else one)]
    return bool(level)


def _nests(parts: Iterable[Any]) -> list[Any]:
    return [part for part in parts if isinstance(part, (dict, list))]
