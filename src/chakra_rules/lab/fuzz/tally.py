"""How often each rule acted, refused or was waived, and how that shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any

from attrs import fields, has

from chakra_rules.events import Waived
from chakra_rules.rule import Reason, Waiver
from chakra_rules.stages import LevelTable, ScoreLine, Trigger
from chakra_rules.terms import term_of, types_of


class How(StrEnum):
    """What a rule did."""

    ACTED = "acted"
    """An event, a decision, a score line, a reason for the end or a waiver names it as its cause."""
    REFUSED = "refused"
    """It was the reason against an action or a choice."""
    WAIVED = "waived"
    """It was lifted."""
    RAN = "ran"
    """Code whose words name it ran while an action was judged and carried out; looked at now and then only."""
    SHOWN = "shown"
    """An example of its module was played."""


Tally = Counter[tuple[str, How]]
Read = Callable[[Any], Iterable[str]]
RULE = re.compile(r"(?<![\w.-])[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+(?![\w-])")


_known: dict[type[Any], tuple[Read, ...]] = {}


def count_events(tally: Tally, events: Iterable[Any]) -> None:
    """Count the rules that events name."""
    for event in events:
        if type(event) is Waived:
            count_waiver(tally, event.waiver)
        else:
            for read in _readers(type(event)):
                for rule in read(event):
                    tally[rule, How.ACTED] += 1


def count_waiver(tally: Tally, waiver: Waiver) -> None:
    """Count a rule that was lifted, and the one that lifted it."""
    tally[waiver.rule, How.WAIVED] += 1
    tally[waiver.by, How.ACTED] += 1


def count_answer(tally: Tally, answer: object) -> None:
    """Count the rules that the answer of a hook names."""
    if not isinstance(answer, tuple):
        return
    for one in answer:
        if isinstance(one, Reason):
            tally[one.rule, How.REFUSED] += 1
        elif isinstance(one, Waiver):
            count_waiver(tally, one)
        elif isinstance(one, (ScoreLine, Trigger, LevelTable)):
            tally[one.rule, How.ACTED] += 1


def _readers(kind: type[Any]) -> tuple[Read, ...]:
    """How to read the rules that a value of this class names, worked out once."""
    if kind not in _known:
        _known[kind] = tuple(_made(kind)) if has(kind) else ()
    return _known[kind]


def _made(kind: type) -> Iterator[Read]:
    """From its fields, and from the values in them."""
    types = types_of(kind)
    for one in fields(kind):
        term = term_of(types.get(one.name))
        if term is not None and term.name == "rule":
            yield _own(one.name)
        elif term is None and types.get(one.name) not in (int, str, bool):
            yield _nested(one.name)


def _own(name: str) -> Read:
    def read(value: Any) -> Iterable[str]:
        rule = getattr(value, name)
        return (rule,) if rule else ()

    return read


def _nested(name: str) -> Read:
    def read(value: Any) -> Iterable[str]:
        inner = getattr(value, name)
        return [rule for reader in _readers(type(inner)) for rule in reader(inner)]

    return read
