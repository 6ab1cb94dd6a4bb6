"""Positions that show the rules of Yin-Yang at work."""

from __future__ import annotations

from chakra_rules.extend import Example

EMPTY_BOARD = "/".join("-" * 9)


def _shows(rule: str, board: str, *plays: str, refused: str = "", maya: str = "... ... ...") -> Example:
    """An example in which seat 0 has this board and the bag is empty."""
    position = {"seats": (board, EMPTY_BOARD), "bag": "", "maya": maya}
    return Example(f"yin-yang.{rule}", position, plays, refused)


EXAMPLES = (
    _shows("setup", EMPTY_BOARD, "T1:W>8", maya="W.. ... ..."),
    _shows("receive.positive", EMPTY_BOARD, "T1:GWY>8", refused="T1:GY>8", maya="WYG ... ..."),
    _shows("receive.either", EMPTY_BOARD, "T1:RW>8", refused="T1:KRW>8", maya="WKR ... ..."),
    _shows("receive.limit", "-/-/-/-/-/-/-/W/WW", "T1:W>8", maya="W.. ... ..."),
    _shows("temporary", "-/-/-/Y/GRW/-/-/-/-", "C7", "Y5-3"),
    _shows("temporary.no-token", "-/-/-/Y/GW/-/-/-/- notches=4", "C7", "Y5-4"),
    _shows("temporary.no-points", "-/-/-/Y/GW/-/-/-/-", "C7", "Y5-4"),
    _shows("temporary.movable", "-/-/-/-/GWY/-/-/-/-", "C7", "Y4-3"),
    _shows("effect", "-/-/-/-/KW/-/-/-/-", "M:G"),
    _shows("effect.discard", "-/-/-/-/KW/-/-/-/-", "M:G"),
    _shows("effect.first", "-/-/-/-/KW/-/-/-/-", "M:G"),
    _shows("earth", "-/-/-/-/-/-/-/W/-", "C7", "W1-0"),
)
