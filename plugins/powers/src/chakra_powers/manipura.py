"""Manipura, yellow: take back an Inspiration token from an Inspiration space."""

from __future__ import annotations

import re

from attrs import frozen

from chakra_powers.power import Power
from chakra_rules.extend import (
    ALL_SPACES,
    EMPTY,
    ActionKind,
    Decision,
    InspirationSpace,
    Reason,
    Rulebook,
    SpaceNumber,
    State,
    Step,
    home_of,
    refuse,
)

RULE = "powers.manipura"


@frozen
class ChooseSpace(Decision):
    """The seat chooses the Inspiration space from which its token comes back."""


@frozen
class TakeFromSpace:
    """Take back the Inspiration token on an Inspiration space: ``PI:3``."""

    space: SpaceNumber

    @property
    def notation(self) -> str:
        """``PI:3``."""
        return f"PI:{self.space}"


def covered(state: State, seat: int) -> tuple[int, ...]:
    """The seat's Inspiration spaces that hold a token."""
    spaces = state.seats[seat].spaces
    return tuple([space for space in ALL_SPACES if spaces[space - 1] != EMPTY])


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if covered(state, seat) else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseSpace(seat))


def _offer(book: Rulebook, state: State, decision: ChooseSpace) -> list[TakeFromSpace]:
    return [TakeFromSpace(space) for space in covered(state, decision.seat)]


def _refuse(book: Rulebook, state: State, decision: ChooseSpace, action: TakeFromSpace) -> tuple[Reason, ...]:
    if action.space in covered(state, decision.seat):
        return ()
    return (refuse(RULE, space=action.space),)


def _take(step: Step, decision: ChooseSpace, action: TakeFromSpace) -> None:
    seat = decision.seat
    token = step.before.seats[seat].spaces[action.space - 1]
    step.move(token, InspirationSpace(seat, action.space), home_of(step.book, seat, token))


def _parse(match: re.Match[str]) -> TakeFromSpace:
    return TakeFromSpace(int(match[1]))


MANIPURA = Power(colour="Y", against=_against, begin=_begin)
TAKE_FROM_SPACE = ActionKind(
    action=TakeFromSpace,
    answers=(ChooseSpace,),
    grammar="PI:<Inspiration space>",
    pattern=r"PI:(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_take,
    candidates=lambda book, state, decision: [TakeFromSpace(space) for space in ALL_SPACES],
)
