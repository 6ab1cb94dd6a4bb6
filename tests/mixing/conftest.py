"""A table to lay positions of several modules on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from chakra_abilities import examples as ability_examples
from chakra_objectives import Objectives
from chakra_powers import Powers
from chakra_powers import examples as power_examples

from chakra_rules import Ruleset
from chakra_rules.testing import Table, scenario

EMPTY_BOARD = "-/-/-/-/-/-/-/-/-"


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
