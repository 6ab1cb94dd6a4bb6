"""Sahasrara, purple: take back an Inspiration token from a notch."""

from __future__ import annotations

import re

from attrs import frozen

from chakra_powers.power import Power
from chakra_rules.extend import (
    CHAKRAS,
    EMPTY,
    ActionKind,
    Decision,
    Height,
    Notch,
    Reason,
    Rulebook,
    State,
    Step,
    home_of,
    refuse,
)

RULE = "powers.sahasrara"


@frozen
class ChooseNotch(Decision):
    """The seat chooses the notch from which its token comes back."""


@frozen
class TakeFromNotch:
    """Take back the Inspiration token in the notch at a height: ``PN:4``."""

    height: Height

    @property
    def notation(self) -> str:
        """``PN:4``."""
        return f"PN:{self.height}"


def notched(state: State, seat: int) -> tuple[int, ...]:
    """The heights of the seat's notches that hold an Inspiration token, from the top."""
    notches = state.seats[seat].notches
    return tuple([height for height in CHAKRAS if notches[height - 1] != EMPTY])


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if notched(state, seat) else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseNotch(seat))


def _offer(book: Rulebook, state: State, decision: ChooseNotch) -> list[TakeFromNotch]:
    return [TakeFromNotch(height) for height in notched(state, decision.seat)]


def _refuse(book: Rulebook, state: State, decision: ChooseNotch, action: TakeFromNotch) -> tuple[Reason, ...]:
    if action.height in notched(state, decision.seat):
        return ()
    return (refuse(RULE, height=action.height),)


def _take(step: Step, decision: ChooseNotch, action: TakeFromNotch) -> None:
    seat = decision.seat
    token = step.before.seats[seat].notches[action.height - 1]
    step.move(token, Notch(seat, action.height), home_of(step.book, seat, token))


def _parse(match: re.Match[str]) -> TakeFromNotch:
    return TakeFromNotch(int(match[1]))


SAHASRARA = Power(colour="P", against=_against, begin=_begin)
TAKE_FROM_NOTCH = ActionKind(
    action=TakeFromNotch,
    answers=(ChooseNotch,),
    grammar="PN:<height of the notch>",
    pattern=r"PN:(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_take,
    candidates=lambda book, state, decision: [TakeFromNotch(height) for height in CHAKRAS],
)
