"""Words for what no catalogue knows, put together from the names of classes and fields."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Any

from attrs import fields

from chakra_rules.terms import term_of, types_of
from chakra_rules.words.told import Speaker


def apart(name: str) -> str:
    """The name of a class or field as words.

    >>> apart("ChooseMove"), apart("last_round")
    ('choose move', 'last round')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").lower()


def third_person(words: str) -> str:
    """What somebody does, from what one may do.

    >>> third_person("take green"), third_person("pass")
    ('takes green', 'passes')
    """
    verb = words[: len(words) - len(words.lstrip(ascii_lowercase))]
    return f"{verb}{'es' if verb.endswith(('s', 'x', 'sh', 'ch')) else 's'}{words[len(verb) :]}"


def marks(kind: type) -> dict[str, Any]:
    """The fields of an attrs class with their types, as far as these can be read."""
    try:
        types = types_of(kind)
    except (NameError, TypeError):
        types = {}
    return {one.name: types.get(one.name) for one in fields(kind) if one.init}


def action(speaker: Speaker, value: Any) -> str:
    """What somebody may do: the name of its class, then its fields."""
    name = apart(type(value).__name__)
    return f"{name} {listed_fields(speaker, value).removeprefix(name.split()[-1] + ' ')}".rstrip()


def decision(kind: type) -> str:
    """What is to be chosen."""
    verb, _, what = apart(kind.__name__).partition(" ")
    return what if verb == "choose" and what else f"an answer ({verb}{' ' if what else ''}{what})"


def event(speaker: Speaker, value: Any) -> str:
    """What happened, without the seat."""
    parts = listed_fields(speaker, value, ("seat",))
    return apart(type(value).__name__) + (f" ({parts})" if parts else "")


def listed_fields(speaker: Speaker, value: Any, leave_out: tuple[str, ...] = ()) -> str:
    """The fields of an attrs value in words, without those that are empty."""
    types = {name: mark for name, mark in marks(type(value)).items() if name not in leave_out}
    terms = [term_of(mark) for mark in types.values()]
    shown = [
        part(speaker, name, getattr(value, name), mark, twin=terms.count(term_of(mark)) > 1)
        for name, mark in types.items()
    ]
    return ", ".join([words for words in shown if words])


def part(speaker: Speaker, name: str, value: Any, annotation: Any, *, twin: bool = False, form: str = "") -> str:
    """One field in words; with its name, unless its term says what it is.

    Args:
        speaker: the language.
        name: of the field.
        value: of the field; nothing is told of an empty one.
        annotation: the type of the field.
        twin: whether another field of the same value has the same term.
        form: a form that the language has.
    """
    if value is None or value is False or value in ("", ()):
        return ""
    if value is True:
        return apart(name)
    speaks = not twin if term_of(annotation) else isinstance(value, str)
    told = speaker.told(value, annotation, form)
    return told if speaks else f"{apart(name)} {told}"


def rule(id: str) -> str:
    """A rule's id as words.

    >>> rule("time.score.bent")
    'time bent'
    """
    return apart(id.replace(".score", "").replace(".", " ").replace("-", " "))
