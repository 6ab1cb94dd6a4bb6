"""A table to lay positions with Ability cards on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import frozen
from chakra_abilities import Centre, Own
from chakra_abilities.examples import BOARD, holding

from chakra_rules import Ruleset, State
from chakra_rules.extend import Event, Seat
from chakra_rules.testing import scenario


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
    def card(self) -> Own:
        """The card of seat 0."""
        return self.seat.slot(Own)

    @property
    def centre(self) -> Centre:
        """The centre of the table."""
        return self.state.slot(Centre)

    @property
    def decides(self) -> tuple[str, int] | None:
        """The open decision by its name, and whose it is."""
        decision = self.rules.decision(self.state)
        return (type(decision).__name__, decision.seat) if decision else None


Lay = Callable[..., Table]


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The base game with Abilities."""
    return Ruleset.of("abilities")


@pytest.fixture
def lay(rules: Ruleset) -> Lay:
    """Lays a position in which seat 0 holds the card; the bag is empty unless it is given."""

    def lay(
        card: str,
        board: str = BOARD,
        opposite: str = BOARD,
        *,
        other: str = "",
        face_up: bool = True,
        modules: tuple[str, ...] = (),
        bag: str | None = "",
        **words: Any,
    ) -> Table:
        played_by = Ruleset.of("abilities", *modules) if modules else rules
        other = other or ("refresh" if card != "refresh" else "row")
        words = {**words, **_with(holding(card, other, face_up=face_up), words)}
        return Table(played_by, scenario(played_by, board, opposite, bag=bag, **words))

    return lay


def _with(held: dict[str, Any], words: dict[str, Any]) -> dict[str, Any]:
    """The cards besides what other modules keep."""
    own = {seat: (*slots, *words.get("own", {}).get(seat, ())) for seat, slots in held["own"].items()}
    return {"slots": (*held["slots"], *words.get("slots", ())), "own": own}
