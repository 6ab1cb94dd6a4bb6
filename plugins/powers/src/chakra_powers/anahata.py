"""Anahata, green: one or several negative energies each move down one chakra."""

from __future__ import annotations

from chakra_powers.power import Power
from chakra_rules.extend import BLACK, EARTH, ChooseMove, Movement, Owed, Reason, Rulebook, State, Step, refuse

RULE = "powers.anahata"
DOWN = Owed((-1,), only=BLACK)
MAY_FOLLOW = Owed((-1,), only=BLACK, optional=True)


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    can_move = book.service(Movement).possible(state.seats[seat].cells, (), (DOWN,))
    return () if can_move else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    """The first move is owed, one more for each other negative energy is allowed."""
    above_earth = "".join(step.draft.seat(seat).cells[EARTH + 1 :])
    others = above_earth.count(BLACK) - 1
    step.ask(ChooseMove(seat, RULE, (DOWN, *[MAY_FOLLOW] * others)))


ANAHATA = Power(colour="G", against=_against, begin=_begin)
