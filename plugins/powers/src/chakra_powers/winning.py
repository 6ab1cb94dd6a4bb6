"""Winning: a chakra that is harmonised brings the Power of its colour."""

from __future__ import annotations

from functools import partial

from chakra_powers.tokens import AROUND_THE_BOARD, FaceUp, PowerSupply
from chakra_rules.extend import COLOUR_AT, Effect, Harmonised, Step


def win(step: Step, event: Harmonised) -> tuple[Effect, ...]:
    """powers.win: the token of the chakra's colour, face up into its notch, while the table has one.

    There is one for each player, so the table can run out only of a colour that somebody harmonised twice; that takes
    ``base.harmonised_energies = movable``.
    """
    colour = COLOUR_AT[event.height]
    if colour in step.draft.slot(PowerSupply).tokens:
        return (partial(_take, seat=event.seat, colour=colour),)
    return ()


def _take(step: Step, seat: int, colour: str) -> None:
    step.move(colour, AROUND_THE_BOARD, FaceUp(seat))
