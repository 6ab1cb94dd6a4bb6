"""The Power tokens: where they lie, and that none is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from chakra_powers import MODULE, Powers, PowerSupply
from chakra_powers.tokens import AROUND_THE_BOARD, FaceUp, Flipped

from chakra_rules.extend import Draft, ImpossibleMove, Moved, Place, State

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("powers.setup")
def test_a_lost_or_doubled_power_token_is_noticed(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/-", up="G", flipped="P")
    (invariant,) = MODULE.invariants

    def said(state: State) -> str:
        return invariant.broken(table.rules.book, state)

    assert said(table.state) == ""
    assert said(evolve(table.state, slots=(PowerSupply("BBCCGOOPRRY"),))) == (
        "Power tokens are BBCCGGOOPPRRY, not BBCCGGOOPPRRYY"
    )
    for held in (Powers(face_up="G"), Powers(flipped="P"), Powers(face_up="GG", flipped="P")):
        seat = evolve(table.seat, slots=(held,))
        assert said(evolve(table.state, seats=(seat, table.state.seats[1]))) != ""


@pytest.mark.rule("powers.win", "powers.activate")
@pytest.mark.parametrize(
    ("source", "piece", "supply", "left"),
    [
        (AROUND_THE_BOARD, "R", "BCCGOOPPRY", Powers(face_up="GY", flipped="B", activated=True)),
        (FaceUp(0), "G", "BCCGOOPPRRY", Powers(face_up="Y", flipped="B", activated=True)),
        (Flipped(0), "B", "BCCGOOPPRRY", Powers(face_up="GY", activated=True)),
    ],
)
def test_a_power_token_moves_both_ways_and_nothing_else_changes(
    lay: Lay, source: Place, piece: str, supply: str, left: Powers
) -> None:
    start = lay("-/-/-/-/-/-/-/-/-", up="GY", flipped="B", activated=True).state
    for there, got in ((FaceUp(1), Powers(face_up=piece)), (Flipped(1), Powers(flipped=piece))):
        draft = Draft(start)
        Moved(piece, source, there).fold(draft)
        moved = draft.freeze()
        assert [seat.slot(Powers) for seat in moved.seats] == [left, got]
        assert moved.slot(PowerSupply) == PowerSupply(supply)
        Moved(piece, there, source).fold(draft)
        assert draft.freeze() == start


@pytest.mark.parametrize("place", [FaceUp(1), Flipped(1), FaceUp(0)])
def test_a_power_token_is_not_taken_from_where_it_does_not_lie(lay: Lay, place: Place) -> None:
    draft = Draft(lay("-/-/-/-/-/-/-/-/-", up="G").state)
    with pytest.raises(ImpossibleMove, match="there is no Y"):
        Moved("Y", place, AROUND_THE_BOARD).fold(draft)
