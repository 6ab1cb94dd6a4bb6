"""Ajna, blue: look at the value of a Plenitude token."""

from __future__ import annotations

import re

from attrs import frozen

from chakra_powers.power import Power
from chakra_rules.extend import COLOURS, ActionKind, Colour, Decision, Reason, Rulebook, State, Step, look, refuse

RULE = "powers.ajna"


@frozen
class ChooseColour(Decision):
    """The seat chooses the colour whose Plenitude value it looks at."""


@frozen
class Look:
    """Look at the Plenitude value of a colour: ``PL:G``."""

    colour: Colour

    @property
    def notation(self) -> str:
        """``PL:G``."""
        return f"PL:{self.colour}"


def unknown(state: State, seat: int) -> str:
    """The colours whose Plenitude value the seat has not seen, from the top."""
    looked = state.seats[seat].looked
    return "".join([colour for colour in COLOURS if colour not in looked])


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if unknown(state, seat) else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseColour(seat))


def _offer(book: Rulebook, state: State, decision: ChooseColour) -> list[Look]:
    return [Look(colour) for colour in unknown(state, decision.seat)]


def _refuse(book: Rulebook, state: State, decision: ChooseColour, action: Look) -> tuple[Reason, ...]:
    return () if action.colour in tuple(unknown(state, decision.seat)) else (refuse(RULE, colour=action.colour),)


def _look(step: Step, decision: ChooseColour, action: Look) -> None:
    look(step, decision.seat, action.colour)


def _parse(match: re.Match[str]) -> Look:
    return Look(match[1])


AJNA = Power(colour="B", against=_against, begin=_begin)
LOOK = ActionKind(
    action=Look,
    answers=(ChooseColour,),
    grammar="PL:<colour>",
    pattern=r"PL:([A-Z])",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_look,
    candidates=lambda book, state, decision: [Look(colour) for colour in COLOURS],
)
