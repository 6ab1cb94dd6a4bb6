"""What Yin-Yang adds to the final score, and the levels it is read against."""

from __future__ import annotations

from chakra_rules import State
from chakra_rules.extend import LevelTable, Rulebook, ScoreLine
from chakra_yin_yang.halves import HalvesWon

COMPLETE = 3
INCOMPLETE = 1


def score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """yin-yang.score: the complete symbols, then the incomplete one."""
    complete, incomplete = divmod(len(state.seats[seat].slot(HalvesWon).pile), 2)
    lines = (
        ScoreLine(COMPLETE * complete, "yin-yang.score", complete, "complete"),
        ScoreLine(INCOMPLETE * incomplete, "yin-yang.score", incomplete, "incomplete"),
    )
    return tuple(line for line in lines if line.count)


def levels(book: Rulebook) -> tuple[LevelTable, ...]:
    """levels.yin-yang."""
    return (LevelTable("levels.yin-yang", frozenset({"yin-yang"}), (0, 10, 13, 16, 19, 22)),)
