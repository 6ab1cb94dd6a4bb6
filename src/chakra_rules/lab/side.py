"""One of two games that are compared, and what both games have in common."""

from __future__ import annotations

from typing import Any

from attrs import define, evolve, field, fields, frozen

from chakra_rules.actions import Action
from chakra_rules.book import decisions
from chakra_rules.events import Answered, Asked, Event
from chakra_rules.game import Entry
from chakra_rules.modules import Module
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import Decision, State


@define
class Side:
    """A game by one ruleset.

    Args:
        rules: what is played by.
        state: the position now.
        history: every action so far.
        met: how many of them were taken when the two games were last compared.
    """

    rules: Ruleset
    state: State
    history: list[Entry] = field(factory=list)
    met: int = 0

    @property
    def decision(self) -> Decision | None:
        """Who must choose what now; None when the game is over."""
        return self.rules.decision(self.state)

    @property
    def log(self) -> tuple[str, ...]:
        """The actions so far in notation."""
        return tuple([entry.action.notation for entry in self.history])

    @property
    def fresh(self) -> list[Entry]:
        """What happened since the games were last compared."""
        return self.history[self.met :]

    def take(self, action: Action) -> None:
        """Carry a legal action out."""
        before = self.state
        self.state, events = self.rules.apply(before, action)
        self.history.append(Entry(before, action, events))


@frozen
class Common:
    """What two rulesets both have; the rest of a game is left out of a comparison.

    Args:
        decisions: the classes of decisions that both ask.
        events: the classes of events that both know.
        slots: the classes of what the modules in both keep.
        apart: the Python packages and modules of what only one of them has.
    """

    decisions: frozenset[type[Any]]
    events: frozenset[type[Any]]
    slots: frozenset[type[Any]]
    apart: tuple[str, ...]

    @classmethod
    def of(cls, first: Ruleset, second: Ruleset) -> Common:
        """What these two have in common."""
        both = [module for module in first.modules if module in second.modules]
        one = [module for module in (*first.modules, *second.modules) if module not in both]
        return cls(
            frozenset(decisions(first.book).values()) & frozenset(decisions(second.book).values()),
            frozenset([event for module in both for event in module.events]),
            frozenset([slot.kind for module in both for slot in (module.table, module.seat) if slot]),
            tuple([home for module in one for home in _homes(module)]),
        )

    def asked(self, side: Side) -> bool:
        """Whether both rulesets know the decision that is open, if one is."""
        return side.decision is None or type(side.decision) in self.decisions

    def state(self, state: State) -> State:
        """The state without what only one of the rulesets has."""
        seats = tuple([evolve(seat, slots=self._kept(seat.slots)) for seat in state.seats])
        stack = tuple([decision for decision in state.stack if type(decision) in self.decisions])
        return evolve(state, seats=seats, stack=stack, slots=self._kept(state.slots))

    def _kept(self, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([slot for slot in slots if type(slot) in self.slots])

    def happened(self, entries: list[Entry]) -> list[Event]:
        """The events that both rulesets could tell of."""
        found: list[Event] = []
        for entry in entries:
            alone = type(entry.before.stack[-1]) not in self.decisions
            found += [e for e in entry.events if self._told(e) and not (alone and type(e) is Answered)]
        return found

    def _told(self, event: Event) -> bool:
        if isinstance(event, Asked):
            return type(event.decision) in self.decisions
        kind: type[Any] = type(event)
        parts = [getattr(event, part.name) for part in fields(kind)]
        return kind in self.events and not any([self._is_apart(type(part)) for part in parts])

    def _is_apart(self, kind: type[Any]) -> bool:
        return any([f"{kind.__module__}.".startswith(f"{home}.") for home in self.apart])


def _homes(module: Module) -> set[str]:
    """Where the classes of a module are defined, as far as it says."""
    kinds = [slot.kind for slot in (module.table, module.seat) if slot]
    return {home for home in (module.package, *[kind.__module__ for kind in kinds]) if home}
