"""A table to lay positions with Powers on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from chakra_powers import Powers
from chakra_powers.examples import holding

from chakra_rules import Ruleset
from chakra_rules.testing import Table, scenario

EMPTY_BOARD = "/".join("-" * 9)


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
