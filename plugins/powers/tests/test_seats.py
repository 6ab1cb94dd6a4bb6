"""Every seat activates its own Powers, on its own board."""

from __future__ import annotations

import pytest
from chakra_powers import Powers
from chakra_powers.examples import holding

from chakra_rules import Ruleset
from chakra_rules.testing import Table, scenario

EMPTY = "-/-/-/-/-/-/-/-/-"


@pytest.mark.parametrize(
    ("colour", "board", "plays", "offered"),
    [
        pytest.param("P", "-/PPP/-/-/K/-/-/-/- notches=4", "P:P", {"PN:4"}, marks=pytest.mark.rule("powers.sahasrara")),
        pytest.param("B", f"{EMPTY} looked=PBCGYO", "P:B", {"PL:R"}, marks=pytest.mark.rule("powers.ajna")),
        pytest.param("C", "-/-/-/-/-/G/-/Y/-", "P:C PS:G3", {"PS:Y1"}, marks=pytest.mark.rule("powers.vishuddha")),
        pytest.param("G", "-/-/-/-/GGG/K/K/-/-", "P:G K3-2", {"K2-1", "S"}, marks=pytest.mark.rule("powers.anahata")),
        pytest.param("Y", f"{EMPTY} spaces=3", "P:Y", {"PI:3"}, marks=pytest.mark.rule("powers.manipura")),
        pytest.param("R", "-/-/-/-/-/-/K/RRR/-", "P:R", {"K2-0"}, marks=pytest.mark.rule("powers.muladhara")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_power_acts_on_the_board_of_the_seat_that_activates_it(
    seat: int, colour: str, board: str, plays: str, offered: set[str]
) -> None:
    rules, boards = Ruleset.of("powers"), [EMPTY, EMPTY]
    boards[seat] = board
    held = holding(2, {seat: Powers(face_up=colour)})
    table = Table(rules, scenario(rules, *boards, turn=seat, bag="", **held)).play(*plays.split())
    assert table.legal() == offered
