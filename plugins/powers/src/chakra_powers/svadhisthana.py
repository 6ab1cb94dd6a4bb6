"""Svadhisthana, orange: one or two energies of one flow go back into the bag, then the flow is completed."""

from __future__ import annotations

import re
from itertools import combinations

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
    refill,
    refuse,
)

RULE = "powers.svadhisthana"
MOST = 2
"""How many energies may go back."""


@frozen
class ChooseReturn(Decision):
    """The seat chooses the energies of one flow that go back into the bag."""


@frozen
class Return:
    """Put energies of a flow back into the bag: ``PR2:13``, the first and third of flow 2, counted from the top.

    Args:
        flow: 1 to 3, from the left.
        rows: one or two of 1 to 3, from the top.
    """

    flow: int
    rows: tuple[int, ...]

    @property
    def notation(self) -> str:
        """``PR2:13``."""
        return f"PR{self.flow}:{''.join(map(str, self.rows))}"


def returns(state: State) -> list[Return]:
    """Every way to put one or two energies of one flow back."""
    found: list[Return] = []
    for flow, shown in enumerate(state.maya, start=1):
        rows = [row for row, energy in enumerate(shown, start=1) if energy != EMPTY]
        found += [Return(flow, chosen) for count in range(1, MOST + 1) for chosen in combinations(rows, count)]
    return found


def _against(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    return () if returns(state) else (refuse(RULE, spaces="anything of an empty Maya"),)


def _begin(step: Step, seat: int) -> None:
    step.ask(ChooseReturn(seat))


def _offer(book: Rulebook, state: State, decision: ChooseReturn) -> list[Return]:
    return returns(state)


def _refuse(book: Rulebook, state: State, decision: ChooseReturn, action: Return) -> tuple[Reason, ...]:
    if action in returns(state):
        return ()
    rows = " and ".join(map(str, action.rows))
    return (refuse(RULE, spaces=f"spaces {rows} of flow {action.flow}"),)


def _return(step: Step, decision: ChooseReturn, action: Return) -> None:
    flow = action.flow - 1
    for row in action.rows:
        step.move(step.draft.maya[flow][row - 1], MayaSpace(flow, row - 1), BAG)
    refill(step, tuple([(flow, row) for row in range(len(step.draft.maya[flow]))]))


def _parse(match: re.Match[str]) -> Return:
    rows = tuple(sorted({int(row) for row in match[2]}))
    if len(rows) != len(match[2]):
        raise ValueError(f"names a space twice in {match[2]}")
    return Return(int(match[1]), rows)


SVADHISTHANA = Power(colour="O", name="Svadhisthana", against=_against, begin=_begin)
RETURN = ActionKind(
    action=Return,
    answers=(ChooseReturn,),
    grammar="PR<flow>:<one or two spaces, from the top>",
    pattern=r"PR(\d):(\d{1,3})",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_return,
)
