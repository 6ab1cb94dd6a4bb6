"""Modules that score what they must not, or cannot."""

from __future__ import annotations

from fractions import Fraction

from chakra_rules import ChakraError
from chakra_rules.extend import Rulebook, ScoreLine, State, harmonised_heights
from tests.faults.parts import module


def _by_no_rule(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine(1, "no.rule"),)


def _half_a_point(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine(Fraction(1, 2), "generous-half.rule"),)  # type: ignore[arg-type]


def _each_pair(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """A point for each harmonised chakra, without a word which."""
    heights = harmonised_heights(state.seats[seat].cells)
    return tuple([ScoreLine(1, "double-entry.rule") for _ in heights])


def _unknown(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    raise ChakraError("nobody knows the score")


SCORES_BY_NO_RULE = module("lawless-scorer", {"score": _by_no_rule})
SCORES_HALF_A_POINT = module("generous-half", {"score": _half_a_point})
SCORES_A_LINE_TWICE = module("double-entry", {"score": _each_pair})
CANNOT_BE_SCORED = module("agnostic", {"score": _unknown})
