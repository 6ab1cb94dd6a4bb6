"""A table to lay positions with Ability cards on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from chakra_abilities.examples import BOARD, holding

from chakra_rules import Ruleset
from chakra_rules.testing import Table, scenario

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
