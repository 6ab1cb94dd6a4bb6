"""What is conceivable with Powers: every answer a person might think of, allowed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_powers import MODULE

if TYPE_CHECKING:
    from tests.conftest import Lay

COLOURS = "PBCGYOR"


@pytest.mark.parametrize(
    ("plays", "kind", "conceived"),
    [
        pytest.param((), "Activate", [f"P:{c}" for c in COLOURS], marks=pytest.mark.rule("powers.activate")),
        pytest.param(
            ("P:P",), "TakeFromNotch", [f"PN:{h}" for h in (7, 6, 5, 4, 3, 2, 1)],
            marks=pytest.mark.rule("powers.sahasrara"),
        ),
        pytest.param(
            ("P:Y",), "TakeFromSpace", [f"PI:{n}" for n in range(1, 9)], marks=pytest.mark.rule("powers.manipura")
        ),
        pytest.param(("P:B",), "Look", [f"PL:{c}" for c in COLOURS], marks=pytest.mark.rule("powers.ajna")),
    ],
)  # fmt: skip
def test_every_answer_is_conceivable(lay: Lay, plays: tuple[str, ...], kind: str, conceived: list[str]) -> None:
    table = lay("-/-/-/-/G/-/-/-/- notches=4 spaces=2", up="PYB").play(*plays)
    (action,) = [action for action in MODULE.actions if action.action.__name__ == kind]
    assert action.candidates is not None
    found = action.candidates(table.rules.book, table.state, table.rules.decision(table.state))
    assert [candidate.notation for candidate in found] == conceived
