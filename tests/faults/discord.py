"""Modules that do not go together with others, cannot begin a game of some size, or show what is not so."""

from __future__ import annotations

from chakra_rules.extend import Decision, EnergyKind, Example, Rulebook
from tests.faults.parts import module


def _not_for_three(book: Rulebook, players: int) -> tuple[Decision, ...]:
    if players == 3:
        raise KeyError(players)
    return ()


CLASHES_WITH_WHITE = module("whitener", energies=(EnergyKind("W", "clear", 2),))
CANNOT_BE_SET_UP_FOR_THREE = module("duellist", {"setup": _not_for_three})
SHOWS_WHAT_IS_NOT_SO = module("boaster", examples=(Example("boaster.rule", {}, refused="M:G"),))
