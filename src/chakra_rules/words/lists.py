"""Several things in words: lists, and piles with the number of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from chakra_rules.components import EMPTY
from chakra_rules.stages import Owed

NO_PILE = ("", "-")
"""How reasons and notation write that there is nothing."""


class Phrases(Protocol):
    """What lists are made with, in one language."""

    def text(self, id: str, /, **values: Any) -> str:
        """A message that every language has."""

    def find(self, id: str, attribute: str, values: dict[str, Any], types: dict[str, Any]) -> str | None:
        """A message that a language may have."""

    def value(self, term: str, value: Any, form: str = "") -> str:
        """A value of a term."""


def joined(phrases: Phrases, items: Sequence[str], join: str) -> str:
    """Words as a list: ``black, green and red``."""
    if not items:
        return phrases.text("nothing")
    head, *rest = items
    if not rest:
        return head
    for item in rest[:-1]:
        head = phrases.text("list-more", head=head, next=item)
    return phrases.text("list-last", head=head, next=rest[-1], join=join or "and")


def counted(phrases: Phrases, pile: str, *, term: str, each: str, form: str, join: str) -> str:
    """Several things in no order, each kind once with its number: ``two green and black``."""
    pile = pile.replace(EMPTY, "")
    if pile in NO_PILE:
        return phrases.text("nothing")
    counts = {letter: pile.count(letter) for letter in pile}
    items: list[str] = []
    for letter, count in counts.items():
        values = {
            "count": count,
            "one": phrases.value(each, letter, "adjective"),
            "many": phrases.value(each, letter, "adjectives"),
            "position": "later" if items else "first",
        }
        items.append(phrases.find(f"item-{term}", "", values, {}) or phrases.text("item", **values))
    every = joined(phrases, items, join)
    values = {"list": every, "count": len(pile), "last": count, "form": form}
    return phrases.find(f"term-{term}", "", values, {}) or every


def named_in(text: str) -> list[str]:
    """What a text names, one by one.

    >>> named_in("KY"), named_in("row,ignore,refresh")
    (['K', 'Y'], ['row', 'ignore', 'refresh'])
    >>> named_in("-")
    []
    """
    names = [name for name in text.split(",") if name not in NO_PILE]
    return [one for name in names for one in (name if name.isupper() else [name])]


def moves(written: str) -> tuple[Owed, ...]:
    """The moves owed, as a reason writes them.

    >>> [owed.deltas for owed in moves("-2,-1/+1")]
    [(-2,), (-1, 1)]
    """
    return tuple([Owed(tuple([int(delta) for delta in one.split("/")])) for one in written.split(",")])
