"""Muladhara, red: one energy moves down one or two chakras."""

from __future__ import annotations

from chakra_powers.power import Power
from chakra_rules.extend import ChooseMove, Movement, Owed, Reason, Rulebook, State, Step, refuse

RULE = "powers.muladhara"
DOWN = Owed((-1, -2))


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    can_move = book.service(Movement).possible(state.seats[seat].cells, (), (DOWN,))
    return () if can_move else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseMove(seat, RULE, (DOWN,)))


MULADHARA = Power(colour="R", against=_against, begin=_begin)
