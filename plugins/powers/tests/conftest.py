"""A table to lay positions with Powers on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import frozen
from chakra_powers import Powers
from chakra_powers.examples import holding

from chakra_rules import Ruleset, State
from chakra_rules.extend import Event, Seat
from chakra_rules.testing import scenario

EMPTY_BOARD = "/".join("-" * 9)


@frozen
class Table:
    """A position under its rules, and what happened on the way to it."""

    rules: Ruleset
    state: State
    events: tuple[Event, ...] = ()

    def legal(self, prefix: str = "") -> set[str]:
        """The legal actions whose notation begins so."""
        return {a.notation for a in self.rules.actions(self.state) if a.notation.startswith(prefix)}

    def why_not(self, notation: str) -> list[str]:
        """The ids of the rules that refuse the action; none when it is legal."""
        return [reason.rule for reason in self.rules.explain(self.state, notation)]

    def told(self, notation: str) -> list[str]:
        """The same as sentences."""
        return [self.rules.tell(reason) for reason in self.rules.explain(self.state, notation)]

    def play(self, *notations: str) -> Table:
        """The table after these actions; each has to be legal."""
        state, events = self.state, self.events
        for notation in notations:
            state, happened = self.rules.apply(state, notation)
            events += happened
        return Table(self.rules, state, events)

    @property
    def seat(self) -> Seat:
        """The board of seat 0."""
        return self.state.seats[0]

    @property
    def powers(self) -> Powers:
        """The Powers of seat 0."""
        return self.seat.slot(Powers)

    @property
    def decides(self) -> tuple[str, int] | None:
        """The open decision by its name, and whose it is."""
        decision = self.rules.decision(self.state)
        return (type(decision).__name__, decision.seat) if decision else None


Lay = Callable[..., Table]


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The base game with Powers."""
    return Ruleset.of("powers")


@pytest.fixture
def lay(rules: Ruleset) -> Lay:
    """Lays a position as ``scenario`` does; seat 0 has these Powers, the bag is empty and the opponent's board too.

    ``also`` is what other modules keep: words for the scenario builder, as ``holding`` makes them.
    """

    def lay(
        *seats: str,
        up: str = "",
        flipped: str = "",
        activated: bool = False,
        modules: tuple[str, ...] = (),
        options: dict[str, Any] | None = None,
        bag: str | None = "",
        also: tuple[dict[str, Any], ...] = (),
        **words: Any,
    ) -> Table:
        played_by = Ruleset.of("powers", *modules, options=options) if modules or options else rules
        boards = (*seats, EMPTY_BOARD) if len(seats) == 1 else seats
        powers = holding(len(boards), {0: Powers(face_up=up, flipped=flipped, activated=activated)})
        laid = (powers, *also)
        slots = tuple([slot for one in laid for slot in one.get("slots", ())])
        own = {
            seat: tuple([slot for one in laid for slot in one.get("own", {}).get(seat, ())])
            for seat in range(len(boards))
        }
        return Table(played_by, scenario(played_by, *boards, bag=bag, slots=slots, own=own, **words))

    return lay
