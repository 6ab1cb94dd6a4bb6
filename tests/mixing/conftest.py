"""A table to lay positions of several modules on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from attrs import frozen
from chakra_abilities import examples as ability_examples
from chakra_objectives import BonusesWon, Objectives
from chakra_powers import Powers
from chakra_powers import examples as power_examples
from chakra_yin_yang import HalvesWon

from chakra_rules import Ruleset, State
from chakra_rules.extend import Event, Seat
from chakra_rules.testing import scenario

EMPTY_BOARD = "-/-/-/-/-/-/-/-/-"


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
    def powers(self) -> Powers:
        """The Powers of seat 0."""
        return self.seat.slot(Powers)

    @property
    def halves(self) -> int:
        """How many halves of Yin-Yang tokens seat 0 has."""
        return len(self.seat.slot(HalvesWon).pile)

    def bonus(self, card: str, seat: int = 0) -> str:
        """The bonus token that the seat took from the Objective."""
        return self.state.seats[seat].slot(BonusesWon).of(card)

    def happened(self, *kinds: str) -> list[str]:
        """The events of these kinds, by name, in order."""
        return [name for event in self.events if (name := type(event).__name__) in kinds]

    @property
    def decides(self) -> tuple[str, int] | None:
        """The open decision by its name, and whose it is."""
        decision = self.rules.decision(self.state)
        return (type(decision).__name__, decision.seat) if decision else None


Lay = Callable[..., Table]


@pytest.fixture
def lay() -> Lay:
    """Lays a position of two seats as ``scenario`` does; the bag is empty unless it is given.

    What seat 0 holds besides: ``powers`` face up, an Ability ``card``; ``objective`` lies on the table.
    """

    def lay(
        modules: str,
        board: str = EMPTY_BOARD,
        opposite: str = EMPTY_BOARD,
        *,
        powers: str = "",
        card: str = "row",
        objective: str = "two-pairs",
        bag: str = "",
        options: Mapping[str, Any] | None = None,
        **words: Any,
    ) -> Table:
        names = modules.split()
        held: list[Mapping[str, Any]] = []
        if "powers" in names:
            held.append(power_examples.holding(2, {0: Powers(face_up=powers)}))
        if "abilities" in names:
            held.append(ability_examples.holding(card, "refresh"))
        if "objectives" in names:
            held.append({"slots": (Objectives((objective,), ("12",)),)})
        slots = tuple(slot for one in held for slot in one.get("slots", ()))
        own = {seat: tuple(slot for one in held for slot in one.get("own", {}).get(seat, ())) for seat in (0, 1)}
        rules = Ruleset.of(*names, options=options)
        return Table(rules, scenario(rules, board, opposite, bag=bag, slots=slots, own=own, **words))

    return lay
