"""Whoever acts acts on their own board, with their own tokens, from their own Earth: seat 1 as seat 0 does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
OTHER = "-/-/-/YYY/-/-/-/-/- spaces=5"

ALLEVIATES = pytest.mark.rule("base.alleviate", "base.channel.7")
ENDS = pytest.mark.rule("base.end.trigger", "base.harmonise.definition")
EXCHANGES = pytest.mark.rule("base.channel.8", "base.channel.8.source")
GIVES_BACK = pytest.mark.rule("base.harmonise.immediate", "base.harmonise.token-back")
MEDITATES = pytest.mark.rule("base.meditate.take-back", "base.meditate.look")
PLACES = pytest.mark.rule("base.receive.one-place", "base.receive.chakra", "base.harmonise.definition")


@pytest.mark.parametrize(
    ("board", "plays"),
    [
        pytest.param("-/-/-/-/GG/-/-/-/-", ("T1:G>4",), marks=PLACES),
        pytest.param(EMPTY, ("T1:G>8",), marks=PLACES),
        pytest.param("-/-/-/-/-/-/-/K/-", ("C7", "K1-0"), marks=ALLEVIATES),
        pytest.param("-/-/-/G/GG/-/-/-/- notches=4", ("C7", "G5-4"), marks=GIVES_BACK),
        pytest.param("-/-/-/-/-/-/-/-/K spaces=3", ("C8", "X:Y"), marks=EXCHANGES),
        pytest.param(f"{EMPTY} spaces=26", ("M:G",), marks=MEDITATES),
        pytest.param("-/PPP/BBB/CCC/GGG/YY/Y/-/-", ("C7", "Y2-3"), marks=ENDS),
    ],
)
def test_whoever_acts_acts_on_their_own_board(lay: Lay, board: str, plays: tuple[str, ...]) -> None:
    words = {"maya": "G.. ... ...", "bag": "Y" if "C8" in plays else ""}
    first = lay(board, OTHER, EMPTY, **words).play(*plays)
    second = lay(OTHER, board, EMPTY, turn=1, **words).play(*plays)
    assert second.state.seats[:2] == first.state.seats[1::-1]
    assert told(second, 1) == told(first, 0)


def told(table: Table, seat: int) -> list[str]:
    """What happened before the turn ended, by nobody in particular."""
    events = [str(event) for event in table.events]
    kinds = [event.partition("(")[0] for event in events]
    return [event.replace(f"seat={seat}", "seat=theirs") for event in events[: kinds.index("TurnEnded")]]
