"""Vishuddha, light blue: two energies of the board, except those on the bubbles, change places."""

from __future__ import annotations

import re

from attrs import frozen

from chakra_powers.power import Power
from chakra_rules.extend import (
    BUBBLES,
    EARTH,
    ActionKind,
    Cell,
    Decision,
    Energy,
    Height,
    Reason,
    Rulebook,
    State,
    Step,
    kinds,
    locked,
    refuse,
)

RULE = "powers.vishuddha"

Lying = tuple[Height, Energy]
"""A height and an energy that lies there."""


@frozen
class ChooseSwap(Decision):
    """The seat chooses an energy that changes places.

    Args:
        first: the energy already chosen, as (height, energy), or nothing.
    """

    first: tuple[Lying, ...] = ()


@frozen
class Pick:
    """Choose an energy, by its letter and height, to change places: ``PS:G4``."""

    energy: Energy
    height: Height

    @property
    def notation(self) -> str:
        """``PS:G4``."""
        return f"PS:{self.energy}{self.height}"


def loose(book: Rulebook, state: State, seat: int) -> tuple[Lying, ...]:
    """The seat's energies that are neither in a bubble nor locked in a harmonised chakra, from the top."""
    cells = state.seats[seat].cells
    return tuple(
        [
            (height, energy)
            for height in range(BUBBLES - 1, EARTH - 1, -1)
            if not locked(book, height, cells[height])
            for energy in kinds(cells[height])
        ]
    )


def can_swap(book: Rulebook, one: Lying, other: Lying) -> bool:
    """Whether the two are different, lie in different places, and each may lie where the other does."""
    return (
        one[0] != other[0]
        and one[1] != other[1]
        and _may_lie(book, one[1], other[0])
        and _may_lie(book, other[1], one[0])
    )


def _may_lie(book: Rulebook, energy: str, height: int) -> bool:
    return height != EARTH or book.energies[energy].grounded


def choices(book: Rulebook, state: State, decision: ChooseSwap) -> list[Lying]:
    """The energies that can be chosen now: the first if it has a partner, the second if it is one."""
    lying = loose(book, state, decision.seat)
    partners = decision.first or lying
    return [one for one in lying if any(can_swap(book, one, other) for other in partners)]


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if choices(book, state, ChooseSwap(seat)) else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseSwap(seat))


def _offer(book: Rulebook, state: State, decision: ChooseSwap) -> list[Pick]:
    return [Pick(energy, height) for height, energy in choices(book, state, decision)]


def _every_energy(book: Rulebook, state: State, decision: ChooseSwap) -> list[Pick]:
    cells = state.seats[decision.seat].cells
    return [Pick(energy, height) for height in range(BUBBLES, EARTH - 1, -1) for energy in kinds(cells[height])]


def _refuse(book: Rulebook, state: State, decision: ChooseSwap, action: Pick) -> tuple[Reason, ...]:
    if (action.height, action.energy) in choices(book, state, decision):
        return ()
    return (refuse(RULE, energy=action.energy, height=action.height),)


def _lying(action: Pick) -> Lying:
    return (action.height, action.energy)


def _pick(step: Step, decision: ChooseSwap, action: Pick) -> None:
    seat = decision.seat
    if not decision.first:
        step.ask(ChooseSwap(seat, (_lying(action),)))
        return
    ((height, energy),) = decision.first
    step.swap(energy, Cell(seat, height), action.energy, Cell(seat, action.height))


def _parse(match: re.Match[str]) -> Pick:
    return Pick(match[1], int(match[2]))


VISHUDDHA = Power(colour="C", against=_against, begin=_begin)
PICK = ActionKind(
    action=Pick,
    answers=(ChooseSwap,),
    grammar="PS:<energy><height>, twice",
    pattern=r"PS:([A-Z])(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_pick,
    candidates=_every_energy,
)
