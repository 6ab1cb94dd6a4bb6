"""What Objectives add to the final score, and the levels it is read against."""

from __future__ import annotations

from chakra_objectives.bonuses import BonusesWon
from chakra_rules import State
from chakra_rules.extend import LevelTable, Rulebook, ScoreLine


def score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """objectives.score: a line for each bonus token."""
    tokens = state.seats[seat].slot(BonusesWon).tokens
    return tuple(ScoreLine(int(token), "objectives.score", 1, card) for card, token in tokens)


def levels(book: Rulebook) -> tuple[LevelTable, ...]:
    """levels.objectives and levels.yin-yang-objectives."""
    return (
        LevelTable("levels.objectives", frozenset({"objectives"}), (0, 11, 14, 17, 20, 23)),
        LevelTable("levels.yin-yang-objectives", frozenset({"yin-yang", "objectives"}), (0, 13, 16, 19, 22, 25)),
    )
