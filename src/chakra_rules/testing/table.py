"""A table to try things on: a position under its rules, and what happened on the way to it."""

from __future__ import annotations

from typing import TypeVar

from attrs import frozen

from chakra_rules.events import Event
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import Seat, State

T = TypeVar("T")


@frozen
class Table:
    """A position to ask and to play from; playing gives another table.

    Args:
        rules: what is in play.
        state: the position.
        events: what happened on the way to it.

    >>> from chakra_rules.testing import scenario
    >>> rules = Ruleset.of()
    >>> table = Table(rules, scenario(rules, maya="KY. ... ...", bag=""))
    >>> sorted(table.legal("T1"))[:2], table.why_not("T1:Y>8")
    (['T1:K>1', 'T1:K>2'], ['base.receive.negative'])
    >>> table.play("T1:KY>8").decides
    ('ChooseAction', 1)
    """

    rules: Ruleset
    state: State
    events: tuple[Event, ...] = ()

    def legal(self, prefix: str = "") -> set[str]:
        """The legal actions whose notation begins so."""
        return {a.notation for a in self.rules.actions(self.state) if a.notation.startswith(prefix)}

    def why_not(self, notation: str) -> list[str]:
        """The ids of the rules that refuse the action; none when it is legal. Raises NotationError."""
        return [reason.rule for reason in self.rules.explain(self.state, notation)]

    def told(self, notation: str) -> list[str]:
        """The same as sentences."""
        return [self.rules.tell(reason) for reason in self.rules.explain(self.state, notation)]

    def play(self, *notations: str) -> Table:
        """The table after these actions; raises IllegalAction when one is refused."""
        state, events = self.state, self.events
        for notation in notations:
            state, happened = self.rules.apply(state, notation)
            events += happened
        return Table(self.rules, state, events)

    def happened(self, *kinds: str) -> list[str]:
        """The events of these kinds, by name, in order."""
        return [name for event in self.events if (name := type(event).__name__) in kinds]

    def own(self, kind: type[T], seat: int = 0) -> T:
        """What a module keeps for the seat; raises LookupError when no module in play keeps such a thing."""
        return self.state.seats[seat].slot(kind)

    @property
    def seat(self) -> Seat:
        """The board of seat 0."""
        return self.state.seats[0]

    @property
    def decides(self) -> tuple[str, int] | None:
        """The open decision by its name, and whose it is; None when the game is over."""
        decision = self.rules.decision(self.state)
        return (type(decision).__name__, decision.seat) if decision else None
