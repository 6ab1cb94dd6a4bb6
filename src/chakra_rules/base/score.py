"""Final scoring: chakras, alleviated energies, the bonus, the level."""

from __future__ import annotations

from chakra_rules.base.harmonise import harmonised, harmonised_heights
from chakra_rules.book import Rulebook
from chakra_rules.components import BLACK, COLOUR_AT, COLOURS, EARTH
from chakra_rules.errors import HiddenValue
from chakra_rules.stages import LevelTable, ScoreLine
from chakra_rules.state import Cells, State
from chakra_rules.visibility import UNKNOWN

BONUS = 2


def score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """base.score.chakra, base.score.alleviated and base.score.bonus, in that order."""
    cells = state.seats[seat].cells
    lines = [
        ScoreLine(plenitude(state, COLOUR_AT[height]), "base.score.chakra", 1, COLOUR_AT[height])
        for height in harmonised_heights(cells)
    ]
    alleviated = cells[EARTH].count(BLACK)
    if alleviated:
        lines.append(ScoreLine(alleviated, "base.score.alleviated", alleviated))
    runs = [run(s.cells) for s in state.seats]
    if runs[seat] == max(runs) and (runs[seat] or book.options["base.bonus_at_zero"] == "everyone"):
        lines.append(ScoreLine(BONUS, "base.score.bonus" if runs[seat] else "base.score.bonus-zero", runs[seat]))
    return tuple(lines)


def plenitude(state: State, colour: str) -> int:
    """The Plenitude value of a colour, 1 to 4.

    Raises:
        HiddenValue: the state is one seat's view, and the seat has not seen the value.
    """
    value = state.plenitude[COLOURS.index(colour)]
    if value == UNKNOWN:
        raise HiddenValue(
            f"the Plenitude value of {colour} is hidden until the game is over: it cannot be scored", colour
        )
    return int(value)


def run(cells: Cells) -> int:
    """How many chakras are harmonised without a gap, counted upward from Muladhara (base.score.bonus).

    >>> run(("", "RRR", "OOO", "", "GGG", "", "", "", ""))
    2
    """
    count = 0
    while count < len(COLOURS) and harmonised(count + 1, cells[count + 1]):
        count += 1
    return count


def levels(book: Rulebook) -> tuple[LevelTable, ...]:
    """base.score.level: the borders between the third, fourth and fifth level are not known."""
    return (LevelTable("base.score.level", frozenset(), (0, 8, 10, None, None, 17)),)
