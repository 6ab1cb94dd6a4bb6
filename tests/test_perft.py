"""How many lines of play there are: a table that any change of the rules of choosing upsets.

Where no other origin is named, the numbers were counted twice, by the engine and by a brute force of a hundred lines
that was written from the rulebook alone, shares no code with the engine and is not kept: it tries every move in every
order on plain lists. The bag is empty, so nature never acts and the energies left on the Maya are all there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules import NATURE, Ruleset, State

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
POSITIONS = {
    "the beginning": ((EMPTY, EMPTY), "OPK BOG OKK"),
    "the middle": (
        (
            "KY/-/B/-/GGG/-/OO/-/K notches=75 spaces=26 meditation=PB",
            "-/PP/K/C/-/Y/-/RR/- notches=61 meditation=PBCGYOR",
        ),
        "OPK BOG .KK",
    ),
    "chakras about to be harmonised": (
        (
            "-/P/K/GK/GG/YYY/-/-/- notches=4 meditation=PBCGY",
            "K/-/-/CCC/GGG/-/OK/RR/KK notches=1 meditation=PBCGYO",
        ),
        "Y.. ... R..",
    ),
    "late, with full chakras": (
        (
            "-/PPP/BBB/-/GGK/-/OO/KRR/KK notches=42 spaces=1 meditation=PBCGYOR",
            "K/-/BB/CKC/-/YYO/OOY/R/- notches=63 spaces=78 meditation=PBCGYOR",
        ),
        "... ..Y ...",
    ),
}
SPACES = {
    "KY/-/B/-/GGG/-/OO/-/K": (33, 18, 3, 1, 3, 14, 6),
    "K/-/GG/-/RRR/-/KO/K/-": (151, 33, 2, 2, 22, 54, 11),
    "-/PPP/K/CCC/YY/KKO/K/RG/-": (48, 22, 1, 2, 21, 38, 9),
    "-/-/-/KKK/GGG/YY/YK/K/-": (66, 24, 1, 2, 12, 29, 9),
    "-/-/K/GK/GG/-/-/-/-": (23, 21, 4, 3, 12, 23, 8),
    "-/-/-/-/-/-/K/K/-": (0, 2, 0, 2, 2, 4, 4),
}


def paths(rules: Ruleset, state: State, depth: int) -> int:
    """How many lines of so many decisions there are, nature's included."""
    if depth == 0:
        return 1
    decision = rules.decision(state)
    if decision is None:
        return 1
    actions = [a for a, _ in rules.outcomes(state)] if decision.seat == NATURE else rules.actions(state)
    if depth == 1:
        return len(actions)
    return sum(paths(rules, rules.apply(state, action).state, depth - 1) for action in actions)


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [
        ("the beginning", 1, 111),
        ("the beginning", 2, 9185),
        ("the middle", 1, 41),
        ("the middle", 2, 2094),
        ("the middle", 3, 29757),
        ("chakras about to be harmonised", 1, 15),
        ("chakras about to be harmonised", 2, 150),
        ("chakras about to be harmonised", 3, 1133),
        ("late, with full chakras", 1, 9),
        ("late, with full chakras", 2, 52),
        ("late, with full chakras", 3, 254),
    ],
)
def test_lines_of_decisions(lay: Lay, position: str, depth: int, count: int) -> None:
    boards, maya = POSITIONS[position]
    table = lay(*boards, maya=maya, bag="")
    assert paths(table.rules, table.state, depth) == count


@pytest.mark.parametrize(("board", "counts"), SPACES.items())
def test_ways_to_carry_out_each_inspiration_space(lay: Lay, board: str, counts: tuple[int, ...]) -> None:
    table = lay(board)
    turns = [actions[0].notation for actions in table.rules.turns(table.state)]
    assert tuple(turns.count(f"C{space}") for space in range(1, 8)) == counts


def test_the_first_decision_of_a_game_counted_by_hand(lay: Lay) -> None:
    # Seven Meditation tokens. Flow 1 shows O, P, K: the black alone or with any of the two others, 4 picks; flow 2
    # shows B, O, G: 3 single ones, 3 pairs, all three, 7 picks; flow 3 shows O, K, K: 2 picks. Each pick goes to one
    # of 8 places. There is no energy to channel: 7 + (4 + 7 + 2) * 8.
    table = lay(EMPTY, EMPTY, maya="OPK BOG OKK", bag="")
    assert len(table.legal()) == 7 + 13 * 8 == 111


def test_two_blacks_above_the_earth_counted_by_hand(lay: Lay) -> None:
    # Space 2, blacks on Svadhisthana and Muladhara: the one by two and the other by one, in either order.
    table = lay("-/-/-/-/-/-/K/K/-")
    ways = [[a.notation for a in turn] for turn in table.rules.turns(table.state) if turn[0].notation == "C2"]
    assert ways == [["C2", "K2-0", "K1-0"], ["C2", "K1-0", "K2-0"]]


def test_lines_with_nature_in_them_counted_by_hand(lay: Lay) -> None:
    # A seat without a token takes the only energy of the Maya into its bubbles, or meditates. After the taking, nature
    # draws the three energies left, all different, in any of six orders; after the meditation, the other seat, whose
    # bubbles are full, can only meditate.
    first = "-/-/-/-/-/-/-/-/- notches=76543 meditation=PBCGYOR"
    table = lay(first, first.replace("-", "PBC", 1), maya="G.. ... ...", bag="KYO")
    assert table.legal() == {"T1:G>8", "M"}
    assert paths(table.rules, table.state, 2) == 6 + 1
    assert paths(table.rules, table.state, 3) == 6 * 1 + 1 * 2
