"""Many legal actions as a few questions: first the kind, then one part of it after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import fields, frozen

from chakra_rules.actions import Action
from chakra_rules.base.actions import Channel, Exchange, Meditate, Move, Stop, Take
from chakra_rules.book import Rulebook
from chakra_rules.cli.language import spoken
from chakra_rules.state import State
from chakra_rules.terms import LineName
from chakra_rules.words.derived import marks

SHORT = 9
"""So many actions of one kind are listed at once."""
NOTATION = 8
"""How many columns notation gets at least."""
USUAL: tuple[type[Any], ...] = (Take, Channel, Meditate, Move, Stop, Exchange)
"""The kinds of action that come first, in this order."""


@frozen
class Choice:
    """One line of a menu, and the actions that it leaves."""

    words: str
    actions: tuple[Action, ...]


def menu(book: Rulebook, state: State, actions: Sequence[Action]) -> tuple[Choice, ...]:
    """The next question, as its answers in a stable order.

    Args:
        book: the rules in play.
        state: where the choice is made; nothing hidden is looked at.
        actions: what is still to be chosen from.
    """
    if len({type(action) for action in actions}) > 1:
        first = sorted(actions, key=lambda one: USUAL.index(type(one)) if type(one) in USUAL else len(USUAL))
        return _grouped([(spoken(book).kind(type(action)), action) for action in first], book)
    if len(actions) > SHORT:
        kind: type[Any] = type(actions[0])
        for name in [field.name for field in fields(kind)]:
            values = {getattr(action, name) for action in actions}
            if 1 < len(values) < len(actions):
                return _grouped([(_part(book, state, name, action), action) for action in actions], book)
    wide = max([NOTATION, *[len(action.notation) for action in actions]])
    return tuple(Choice(_whole(book, action, wide), (action,)) for action in actions)


def _grouped(named: list[tuple[str, Action]], book: Rulebook) -> tuple[Choice, ...]:
    groups: dict[str, list[Action]] = {}
    for words, action in named:
        groups.setdefault(words, []).append(action)
    return tuple(
        Choice(_ways(book, words, len(group)) if len(group) > 1 else _whole(book, group[0]), tuple(group))
        for words, group in groups.items()
    )


def _ways(book: Rulebook, words: str, count: int) -> str:
    return spoken(book).text("cli-ways", words=words, count=count)


def _whole(book: Rulebook, action: Action, wide: int = NOTATION) -> str:
    words = spoken(book)
    told = words.action(action)
    if isinstance(action, Channel):
        told += f": {words.value('effect', action.space)}"
    return f"{action.notation:{wide}}  {told}"


def _part(book: Rulebook, state: State, name: str, action: Any) -> str:
    words, value = spoken(book), getattr(action, name)
    part = words.part(action, name) or words.text("cli-without", name=words.field(type(action), name))
    shown = _shown(book, state, value) if marks(type(action))[name] is LineName else ""
    return f"{part}: {shown}" if shown else part


def _shown(book: Rulebook, state: State, name: str) -> str:
    lines = [line for gather in book.hooks.lines for line in gather(book, state, state.turn)]
    return next((" ".join(line.read(state.maya)) for line in lines if line.name == name), "")
