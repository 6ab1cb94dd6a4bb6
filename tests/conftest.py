"""What every suite here starts from: the base game, and a table to lay a position on."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from attrs import frozen
from hypothesis import settings

from chakra_rules import Ruleset, State
from chakra_rules.events import Event
from chakra_rules.state import Seat
from chakra_rules.testing import scenario

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

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
    def decides(self) -> tuple[str, int] | None:
        """The open decision by its name, and whose it is."""
        decision = self.rules.decision(self.state)
        return (type(decision).__name__, decision.seat) if decision else None


Lay = Callable[..., Table]


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The base game with every option at its default."""
    return Ruleset.of()


@pytest.fixture
def lay(rules: Ruleset) -> Lay:
    """Lays a position as ``scenario`` does, with an empty board opposite when only one is given."""

    def lay(*seats: str, options: dict[str, Any] | None = None, **words: Any) -> Table:
        played_by = Ruleset.of(options=options) if options else rules
        boards = (*seats, EMPTY_BOARD) if len(seats) == 1 else seats
        return Table(played_by, scenario(played_by, *boards, **words))

    return lay
