"""Positions that show the rules of the Abilities at work."""

from __future__ import annotations

from typing import Any

from chakra_abilities.deck import CARDS
from chakra_abilities.table import Centre, Own
from chakra_rules.extend import Example

BOARD = "/".join("-" * 9)


def holding(*cards: str, face_up: bool = True) -> dict[str, Any]:
    """Words for the scenario builder: the seats hold these cards, two of the others lie in the centre.

    Args:
        cards: the card of each seat, from seat 0.
        face_up: whether the card of seat 0 can still be used.
    """
    centre = sorted([card.name for card in CARDS if card.name not in cards][:2])
    own = {seat: (Own(card, face_up or seat > 0),) for seat, card in enumerate(cards)}
    return {"slots": (Centre(tuple(centre)),), "own": own}


def _shows(
    rule: str, card: str, *plays: str, board: str = BOARD, refused: str = "", face_up: bool = True, **words: Any
) -> Example:
    """An example in which seat 0 holds the card, and the bag is empty."""
    position = {"seats": (board, BOARD), "bag": "", **holding(card, _other(card), face_up=face_up), **words}
    return Example(f"abilities.{rule}", position, plays, refused)


def _other(card: str) -> str:
    return "extend-one" if card != "extend-one" else "extend-many"


EXAMPLES = (
    _shows("use", "row", "A!", "TC:K>8", maya="GKK ... ..."),
    _shows("use", "row", refused="A!", face_up=False, maya="GKK ... ..."),
    _shows("permission", "row", "A!", "T1:GK>8", maya="GKK ... ..."),
    _shows("swap", "row", "M:P", "A=ignore"),
    _shows("swap", "row", "A!", "M:P", "A=ignore", maya="G.. ... ..."),
    _shows("two-of-a-colour", "two-of-a-colour", "A!", "T1:GGY>8", maya="GGY ... ..."),
    _shows("ignore", "ignore", "A!", "T1:GY>8", maya="GKY ... ..."),
    _shows("white-inspiration", "white-inspiration", "A!", "C7", "G4-5", board="-/-/-/-/G/-/-/-/- notches=12345"),
    _shows("refresh", "refresh", "A!", "D:YG", "T1:Y>8", maya="G.. Y.. ..."),
    _shows("row", "row", "A!", "TA:BGY>8", maya="GKK YKK BKK"),
    _shows("swap-maya", "swap-maya", "A!", "@1A", "@2B", "T1:K>8", maya="G.. .K. ..."),
    _shows("swap-maya", "swap-maya", refused="A!", maya="G.. G.. ..."),
    _shows("extend-many", "extend-many", "A!", "C6", "G4-3", "R2-3", "R3+5", board="-/-/-/-/G/-/R/-/-"),
    _shows("extend-one", "extend-one", "A!", "C3", "G7-4", "G4+6", board="-/G/-/-/-/-/-/-/-"),
    _shows("extend.move", "extend-many", "A!", "C5", "G6-7", "G7+6", "R6-7", board="-/GY/GR/-/-/-/-/-/-"),
)
