"""What every suite here starts from: the base game, and a table to lay a position on."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

from chakra_rules import Ruleset
from chakra_rules.testing import Table, scenario

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

EMPTY_BOARD = "/".join("-" * 9)


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
