"""Positions that show rules of the base game at work which no refusal names."""

from __future__ import annotations

from chakra_rules.modules import Example

EMPTY_BOARD = "/".join("-" * 9)


def _shows(rule: str, board: str, *plays: str, bag: str = "") -> Example:
    """An example in which seat 0 has this board."""
    return Example(f"base.{rule}", {"seats": (board, EMPTY_BOARD), "bag": bag}, plays)


EXAMPLES = (
    _shows("channel.8.discard", "-/-/-/-/-/-/-/-/K", "C8", "X:Y", bag="Y"),
    _shows("meditate.take-back", f"{EMPTY_BOARD} spaces=26", "M:P"),
    _shows("score.winner", "-/-/-/-/GGG/-/-/-/-", "M:P"),
)
