"""Positions that show the rules of Powers at work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chakra_powers.tokens import Powers, PowerSupply, supply
from chakra_rules.extend import Example, remove

OPPOSITE = "/".join("-" * 9)


def holding(players: int, powers: Mapping[int, Powers]) -> dict[str, Any]:
    """Words for the scenario builder: these seats hold these Powers, the other tokens lie around the Lotus board.

    Args:
        players: how many seats.
        powers: what a seat has of Powers, by its number.

    Raises:
        ImpossibleMove: there are not so many tokens of a colour.
    """
    left = supply(players).tokens
    for held in powers.values():
        for colour in held.face_up + held.flipped:
            left = remove(left, colour)
    return {"slots": (PowerSupply(left),), "own": {seat: (held,) for seat, held in powers.items()}}


def _shows(
    rule: str,
    board: str,
    *plays: str,
    refused: str = "",
    up: str = "",
    flipped: str = "",
    activated: bool = False,
    maya: str = "... ... ...",
) -> Example:
    """An example in which seat 0 has this board and these Powers, and the bag is empty."""
    held = Powers(face_up=up, flipped=flipped, activated=activated)
    position = {"seats": (board, OPPOSITE), "bag": "", "maya": maya, **holding(2, {0: held})}
    return Example(f"powers.{rule}", position, plays, refused)


EXAMPLES = (
    _shows("win", "-/-/-/-/GG/-/-/-/-", "T1:G>4", maya="G.. ... ..."),
    _shows("activate", "-/-/-/-/GGG/K/-/-/-", "P:G", "K3-2", "M:P", up="G"),
    _shows("activate", "-/-/-/-/GGG/K/-/-/-", refused="P:G", flipped="G"),
    _shows("possible", "-/-/-/-/GGG/Y/-/-/-", refused="P:G", up="G"),
    _shows("when", "-/-/-/-/GG/K/-/-/-", "T1:G>4", "P:G", "K3-2", maya="G.. ... ..."),
    _shows("when", "-/-/-/-/GGG/K/-/-/-", "M:P", "E", up="G"),
    _shows("one-per-turn", "-/-/-/-/GGG/YYY/-/-/- spaces=1", refused="P:Y", up="Y", flipped="G", activated=True),
    _shows("sahasrara", "-/PPP/-/-/G/-/-/-/- notches=4", "P:P", "PN:4", up="P"),
    _shows("ajna", "-/-/BBB/-/-/-/-/-/- meditation=P", "P:B", "PL:G", up="B"),
    _shows("vishuddha", "-/-/-/CCC/GGY/YYG/-/-/-", "P:C", "PS:Y4", "PS:G3", up="C"),
    _shows("anahata", "K/-/-/-/GGG/K/-/-/-", "P:G", "K3-2", "K8-7", up="G"),
    _shows("anahata", "K/-/-/-/GGG/K/-/-/-", "P:G", "K3-2", "S", up="G"),
    _shows("manipura", "-/-/-/-/-/YYY/-/-/- spaces=37", "P:Y", "PI:3", up="Y"),
    _shows("svadhisthana", "-/-/-/-/-/-/OOO/-/-", "P:O", "PR1:AC", "D:GK", up="O", maya="GYK ... ..."),
    _shows("muladhara", "-/-/-/-/-/-/K/RRR/-", "P:R", "K2-0", up="R"),
)
