"""The two cards that change the Lotus board before the action: refresh it, swap two energies on it."""

from __future__ import annotations

import re

from attrs import frozen

from chakra_abilities.card import Card
from chakra_rules.extend import (
    BAG,
    EMPTY,
    READING_ORDER,
    ActionKind,
    Decision,
    Flow,
    MayaRow,
    MayaSpace,
    Reason,
    Rulebook,
    State,
    Step,
    refill,
    refuse,
)

REFRESH = "abilities.refresh"
SWAP_MAYA = "abilities.swap-maya"


def refresh(step: Step, seat: int) -> None:
    """abilities.refresh: everything into the bag, then fill the board in reading order."""
    for flow, row in READING_ORDER:
        energy = step.draft.maya[flow][row]
        if energy != EMPTY:
            step.move(energy, MayaSpace(flow, row), BAG)
    refill(step)


@frozen
class ChooseMayaSpace(Decision):
    """The seat names the two spaces whose energies change places, one after the other.

    Args:
        first: the space named already, as (flow, row), or nothing.
    """

    first: tuple[tuple[Flow, int], ...] = ()


@frozen
class NameSpace:
    """Name a space of the Maya: ``@2B`` where flow 2 meets the second row."""

    flow: Flow
    row: MayaRow

    @property
    def notation(self) -> str:
        """``@2B``."""
        return f"@{self.flow + 1}{'ABC'[self.row]}"


SPACES = tuple(NameSpace(flow, row) for flow, row in READING_ORDER)


def nothing_to_swap(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    """abilities.swap-maya: without two different energies the card cannot be used."""
    if len(set("".join(state.maya)) - {EMPTY}) > 1:
        return ()
    return (refuse(SWAP_MAYA, place=""),)


def _ask(step: Step, seat: int) -> None:
    step.ask(ChooseMayaSpace(seat))


def _offer(book: Rulebook, state: State, decision: ChooseMayaSpace) -> list[NameSpace]:
    return [space for space in SPACES if _fits(state, decision, space)]


def _fits(state: State, decision: ChooseMayaSpace, space: NameSpace) -> bool:
    """Whether an energy lies there that differs from the first; any will do as the first, since two kinds lie there."""
    other = [state.maya[flow][row] for flow, row in decision.first]
    return state.maya[space.flow][space.row] not in (EMPTY, *other)


def _refuse(book: Rulebook, state: State, decision: ChooseMayaSpace, action: NameSpace) -> tuple[Reason, ...]:
    if _fits(state, decision, action):
        return ()
    return (refuse(SWAP_MAYA, place=action.notation[1:]),)


def _perform(step: Step, decision: ChooseMayaSpace, action: NameSpace) -> None:
    maya = step.draft.maya
    if not decision.first:
        step.ask(ChooseMayaSpace(decision.seat, ((action.flow, action.row),)))
        return
    ((flow, row),) = decision.first
    here, there = MayaSpace(flow, row), MayaSpace(action.flow, action.row)
    step.swap(maya[flow][row], here, maya[action.flow][action.row], there)


def _parse(match: re.Match[str]) -> NameSpace:
    return NameSpace(int(match[1]) - 1, "ABC".index(match[2]))


NAME_SPACE = ActionKind(
    action=NameSpace,
    answers=(ChooseMayaSpace,),
    grammar="@<flow><row A to C>",
    pattern=r"@([1-3])([ABC])",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=lambda book, state, decision: SPACES,
)

CARDS = (
    Card("refresh", REFRESH, refresh),
    Card("swap-maya", SWAP_MAYA, _ask, against=nothing_to_swap),
)
