"""Values inside a message: told when the message is, in the form for which it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from chakra_rules.visibility import UNKNOWN


class Speaker(Protocol):
    """Who tells values in one language."""

    def told(self, value: Any, annotation: Any = None, form: str = "", join: str = "", term: str = "") -> str:
        """The value in words."""

    def several(self, text: str, each: str, form: str = "", join: str = "") -> str:
        """A text that names several things, in words."""


class Told(FluentType):
    """A value with the mark of what it stands for.

    Args:
        speaker: who tells it.
        value: any value of a field.
        annotation: the type of the field.
    """

    def __init__(self, speaker: Speaker, value: Any, annotation: Any) -> None:
        self.speaker = speaker
        self.value = value
        self.annotation = annotation

    def format(self, locale: Locale) -> str:
        """In its plain form."""
        return self.speaker.told(self.value, self.annotation)


def argument(speaker: Speaker, value: Any, annotation: Any = None) -> Any:
    """A value as a message takes it: yes and no, numbers and texts without a mark as they are, all else told."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)) and not hasattr(annotation, "__metadata__"):
        return value
    return Told(speaker, value, annotation)


def functions(speaker: Speaker) -> dict[str, Callable[..., Any]]:
    """What messages can call, besides Fluent's own functions."""

    def tell(value: Any, **how: str) -> str:
        """``TELL($height, form: "to")``: in a form; ``as`` another term; a list ``join``-ed by another word.

        ``each`` tells a text that names several things, one after another.
        """
        form, join, term = how.get("form", ""), how.get("join", ""), how.get("as", "")
        if "each" in how:
            return speaker.several(_raw(value), how["each"], form, join)
        if isinstance(value, Told):
            return speaker.told(value.value, value.annotation, form, join, term)
        return speaker.told(int(value) if isinstance(value, int) else value, None, form, join, term)

    return {"TELL": tell, "KEY": _key, "SIZE": _size, "SIGN": _sign}


def _raw(value: Any) -> Any:
    return value.value if isinstance(value, Told) else value


def _key(value: Any) -> Any:
    """The value itself, to select by; ``none`` for nothing, ``unknown`` for what a viewer cannot know."""
    raw = _raw(value)
    if raw is None or raw in ("", ()):
        return "none"
    if isinstance(raw, int):
        return FluentInt(raw)
    if str(raw).isdecimal():
        return FluentInt(int(raw))
    return "unknown" if raw == UNKNOWN else str(raw)


def _size(value: Any) -> FluentInt:
    """How large a number is without its sign, or how many things there are."""
    raw = _raw(value)
    return FluentInt(abs(raw) if isinstance(raw, int) else len(raw))


def _sign(value: Any) -> str:
    """``minus`` or ``plus``."""
    return "minus" if _raw(value) < 0 else "plus"
