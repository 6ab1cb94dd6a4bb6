"""Alleviate: a black energy on the Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.events import Alleviated
from chakra_rules.stages import ScoreLine

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("base.alleviate")
@pytest.mark.parametrize(
    ("board", "space", "move"),
    [("-/-/-/-/-/-/-/K/-", 7, "K1-0"), ("-/-/-/-/-/K/-/-/-", 3, "K3-0"), ("-/-/-/-/-/K/OOO/RRR/-", 7, "K3-0")],
)
def test_a_black_that_reaches_the_earth_is_alleviated(lay: Lay, board: str, space: int, move: str) -> None:
    table = lay(board).play(f"C{space}", move)
    assert table.seat.cells[0] == "K"
    assert [e for e in table.events if isinstance(e, Alleviated)] == [Alleviated(0)]


@pytest.mark.rule("base.alleviate")
def test_a_black_anywhere_else_is_not_alleviated(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/K/-/-").play("C7", "K2-1")
    assert Alleviated(0) not in table.events


@pytest.mark.rule("base.alleviate")
def test_the_earth_holds_any_number(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/KKK/KKK").play("C1", "K1-0", "K1-0", "K1-0")
    assert table.seat.cells[:2] == ("KKKKKK", "")
    assert ScoreLine(6, "base.score.alleviated", 6) in table.rules.score(table.state).sheets[0].lines
