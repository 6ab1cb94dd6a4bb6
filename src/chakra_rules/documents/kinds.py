"""What the modules in play bring under a name: actions, decisions, events, places and what they keep in the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from attrs import frozen, has

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook, decisions
from chakra_rules.errors import CompositionError
from chakra_rules.events import Event
from chakra_rules.modules import Module
from chakra_rules.places import Place
from chakra_rules.state import Decision

Named = dict[str, type[Any]]
"""Classes by the names that documents give them, ``base.Take``."""


@frozen(eq=False, slots=False)
class Kinds:
    """The named classes of the modules in play, family by family.

    Args:
        actions: what answers a decision.
        decisions: what is asked.
        events: what happens.
        places: where a component can lie.
        table: what the modules keep on the table, in their order.
        seat: what they keep for each seat, in their order.
    """

    actions: Named
    decisions: Named
    events: Named
    places: Named
    table: Named
    seat: Named

    def family(self, annotation: Any) -> Named | None:
        """The classes that may stand where a field has this type, each with its name; None for any other type."""
        families: dict[Any, Named] = {
            Action: self.actions,
            Decision: self.decisions,
            Event: self.events,
            Place: self.places,
        }
        if annotation in families:
            return families[annotation]
        if get_origin(annotation) in (Union, UnionType):
            members = [m for m in get_args(annotation) if m is not NoneType]
            return self._below(tuple(members)) if len(members) > 1 and set(members) <= set(self.names) else None
        if not has(annotation):
            return None
        found = self._below((annotation,))
        return found if set(found.values()) - {annotation} else None

    def _below(self, bases: tuple[type[Any], ...]) -> Named:
        return {name: kind for name, kind in self.every.items() if issubclass(kind, bases)}

    @cached_property
    def every(self) -> Named:
        """Every named class."""
        return {**self.actions, **self.decisions, **self.events, **self.places, **self.table, **self.seat}

    @cached_property
    def names(self) -> dict[type[Any], str]:
        """The name of every named class."""
        return {kind: name for name, kind in self.every.items()}


def kinds_of(book: Rulebook) -> Kinds:
    """The named classes of the modules in play; ``book.service(kinds_of)`` looks for them once.

    Args:
        book: the rules.

    Raises:
        CompositionError: a module brings two classes under one name.

    >>> from chakra_rules import Ruleset
    >>> list(Ruleset.of().book.service(kinds_of).actions)[:3]
    ['base.Channel', 'base.Exchange', 'base.Meditate']
    """
    modules = book.modules
    families = (
        _named((m, kind.action) for m in modules for kind in m.actions),
        [(name, kind) for name, kind in decisions(book).items()],
        _named((m, kind) for m in modules for kind in m.events),
        _named((m, kind) for m in modules for kind in m.places),
        _named((m, m.table.kind) for m in modules if m.table),
        _named((m, m.seat.kind) for m in modules if m.seat),
    )
    twice = [name for name, n in Counter(name for name, _ in {p for f in families for p in f}).items() if n > 1]
    if twice:
        raise CompositionError([f"two classes are called {name}: documents cannot tell them apart" for name in twice])
    return Kinds(*[dict(family) for family in families])


def _named(brought: Iterable[tuple[Module, type[Any]]]) -> list[tuple[str, type[Any]]]:
    """The classes with their names; one that two modules bring belongs to the first."""
    found: dict[type[Any], str] = {}
    for module, kind in brought:
        found.setdefault(kind, f"{module.id}.{kind.__name__}")
    return [(name, kind) for kind, name in found.items()]
