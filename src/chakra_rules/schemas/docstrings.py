"""What docstrings say: of a class, and of each of its fields."""

from __future__ import annotations

import inspect
import re
from typing import Any

FIELD = re.compile(r"    (\w+): (.*)")
SECTION = re.compile(r"(Args|Raises|Returns):|>>> ")


def said_of(value: Any) -> str:
    """The docstring of a class or function up to its sections, as one line for each paragraph.

    >>> from chakra_rules.state import Decision
    >>> said_of(Decision)
    'Who must choose next; each kind of decision is a class of its own with this field first.'
    """
    lines: list[str] = []
    for line in inspect.cleandoc(value.__doc__ or "").splitlines():
        if SECTION.match(line):
            break
        lines.append(line)
    paragraphs = "\n".join(lines).strip().split("\n\n")
    return plain("\n".join([" ".join(paragraph.split()) for paragraph in paragraphs]))


def said_of_fields(kind: type[Any]) -> dict[str, str]:
    """What the docstrings of a class and its bases say of its fields.

    >>> from chakra_rules.state import Decision
    >>> said_of_fields(Decision)
    {'seat': 'whose choice it is, or NATURE.'}
    """
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__[:-1]):
        found |= _fields(inspect.cleandoc(base.__doc__ or ""))
    return {name: plain(text) for name, text in found.items()}


def _fields(docstring: str) -> dict[str, str]:
    found: dict[str, str] = {}
    name = ""
    _, _, after = docstring.partition("Args:\n")
    for line in after.splitlines():
        field = FIELD.fullmatch(line)
        if field:
            name, found[field[1]] = field[1], field[2]
        elif name and line.startswith("        "):
            found[name] += f" {line.strip()}"
        else:
            break
    return found


def plain(text: str) -> str:
    """The text without the marks of our markup.

    >>> plain("a :class:`Draft` of ``KY``")
    'a `Draft` of `KY`'
    """
    return re.sub(r":\w+:`~?([^`]*)`", r"`\1`", text).replace("``", "`")
