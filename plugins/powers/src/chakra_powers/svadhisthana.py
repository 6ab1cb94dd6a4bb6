"""Svadhisthana, orange: one or two energies of one flow go back into the bag, then the flow is completed."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Annotated

from attrs import frozen

from chakra_powers.power import Power
from chakra_rules.extend import (
    BAG,
    EMPTY,
    ActionKind,
    Decision,
    MayaSpace,
    Reason,
    Rulebook,
    State,
    Step,
    Term,
    refill,
    refuse,
)

FlowNumber = Annotated[int, Term("flow-number", least=1, most=3)]
"""A flow as people count them."""
Rows = Annotated[str, Term("rows", pattern="[ABC]+", each="space-letter")]

RULE = "powers.svadhisthana"
ROWS = "ABC"
MOST = 2
"""How many energies may go back."""


@frozen
class ChooseReturn(Decision):
    """The seat chooses the energies of one flow that go back into the bag."""


@frozen
class Return:
    """Put energies of a flow back into the bag: ``PR2:AC``, the first and third of flow 2, counted from the top.

    Args:
        flow: 1 to 3, from the left.
        rows: one or two of A, B and C, from the top.
    """

    flow: FlowNumber
    rows: Rows

    @property
    def notation(self) -> str:
        """``PR2:AC``."""
        return f"PR{self.flow}:{self.rows}"


EVERY_RETURN = tuple(
    [
        Return(flow, "".join(chosen))
        for flow in (1, 2, 3)
        for count in range(1, MOST + 1)
        for chosen in combinations(ROWS, count)
    ]
)


def returns(state: State) -> list[Return]:
    """Every way to put one or two energies of one flow back."""
    found: list[Return] = []
    for flow, shown in enumerate(state.maya, start=1):
        rows = [row for row, energy in zip(ROWS, shown, strict=True) if energy != EMPTY]
        found += [Return(flow, "".join(chosen)) for count in (1, MOST) for chosen in combinations(rows, count)]
    return found


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if "".join(state.maya).strip(EMPTY) else (refuse(RULE),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseReturn(seat))


def _offer(book: Rulebook, state: State, decision: ChooseReturn) -> list[Return]:
    return returns(state)


def _refuse(book: Rulebook, state: State, decision: ChooseReturn, action: Return) -> tuple[Reason, ...]:
    if action in returns(state):
        return ()
    return (refuse(RULE, flow=action.flow, rows=action.rows),)


def _return(step: Step, decision: ChooseReturn, action: Return) -> None:
    flow = action.flow - 1
    shown = step.before.maya[flow]
    for row in map(ROWS.index, action.rows):
        step.move(shown[row], MayaSpace(flow, row), BAG)
    refill(step, tuple([(flow, row) for row in range(len(ROWS))]))


def _parse(match: re.Match[str]) -> Return:
    rows = "".join(sorted(set(match[2])))
    if len(rows) != len(match[2]):
        raise ValueError(f"it names a space twice: {match[2]}")
    return Return(int(match[1]), rows)


SVADHISTHANA = Power(colour="O", against=_against, begin=_begin)
RETURN = ActionKind(
    action=Return,
    answers=(ChooseReturn,),
    grammar="PR<flow>:<one or two of A, B, C, from the top>",
    pattern=r"PR(\d):([A-C]{1,3})",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_return,
    candidates=lambda book, state, decision: EVERY_RETURN,
)
