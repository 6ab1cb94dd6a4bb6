"""Receive energy: step 1, take from a flow; step 2, place on the bubbles or a chakra."""

from __future__ import annotations

import re

from chakra_rules.base import candidates
from chakra_rules.base.actions import Take
from chakra_rules.base.boards import RECEIVING_PLACES, Boards
from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.receiving import Receiving
from chakra_rules.base.setup import refill
from chakra_rules.book import Rulebook, Step
from chakra_rules.components import BLACK, BUBBLES, EMPTY, INSPIRATION, ROOM, repeated
from chakra_rules.errors import ImpossibleMove, ModuleContractError
from chakra_rules.modules import ActionKind
from chakra_rules.places import CELLS, HANDS, MAYA, NOTCHES, MayaSpace
from chakra_rules.rule import Reason, refuse
from chakra_rules.stages import Line, Placing, Taking
from chakra_rules.state import Seat, State
from chakra_rules.terms import Pile

FLOWS = tuple(Line(str(flow + 1), tuple((flow, row) for row in range(3))) for flow in range(3))
NO_BLACK = refuse("base.receive.negative")


def lines(book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
    """base.receive.one-flow: energy is taken from one of the three flows."""
    return FLOWS


def veto_take(book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
    """base.receive.distinct, base.receive.negative and base.receive.limit."""
    energies = taking.energies
    reasons: tuple[Reason, ...] = ()
    for energy, count in repeated(energies):
        reasons += (refuse("base.receive.distinct", energy=energy, count=count),)
    if BLACK in taking.shown and BLACK not in energies:
        reasons += (NO_BLACK,)
    for energy, room in taking.room:
        if energies.count(energy) > room:
            reasons += (refuse("base.receive.limit", energy=energy, room=room),)
    return reasons


def veto_place(book: Rulebook, placing: Placing) -> tuple[Reason, ...]:
    """base.receive.bubbles and base.receive.chakra."""
    room = ROOM - placing.lying
    if placing.height == BUBBLES:
        if placing.count > room:
            return (refuse("base.receive.bubbles", count=placing.count, room=room),)
    elif placing.count > room or placing.notched or not placing.tokens:
        return (refuse("base.receive.chakra", count=placing.count, room=room),)
    return ()


def _notched(seat: Seat, height: int) -> bool:
    return height != BUBBLES and seat.notches[height - 1] != EMPTY


def lines_for(book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
    """Every line that the seat may take from now; raises ModuleContractError when two have one name."""
    gathers = book.hooks.lines
    if len(gathers) == 1:
        return gathers[0](book, state, seat)
    lines: tuple[Line, ...] = ()
    for module, gather in zip(book.owners["lines"], gathers, strict=True):
        more = gather(book, state, seat)
        if lines and more:
            _check_names(module, more, {line.name for line in lines})
        lines += more
    return lines


def _check_names(module: str, lines: tuple[Line, ...], known: set[str]) -> None:
    for line in lines:
        if line.name in known:
            raise ModuleContractError(f"{module} offers a line {line.name}, and there is one already", module, "lines")
        known.add(line.name)


def find_line(book: Rulebook, state: State, seat: int, name: str) -> Line | None:
    """The line of that name, when the seat may take from it now."""
    for line in lines_for(book, state, seat):
        if line.name == name:
            return line
    return None


def _offer(book: Rulebook, state: State, decision: ChooseAction) -> list[Take]:
    receiving, seat = book.service(Receiving), state.seats[decision.seat]
    column = receiving.boards.columns[seat.cells]
    return receiving.takes(lines_for(book, state, decision.seat), state.maya, column, seat, state.waived)


def against_taking(book: Rulebook, state: State, seat: int, shown: Pile, energies: Pile) -> tuple[Reason, ...]:
    """Every reason why the seat may not take these energies from among those shown, wherever they lie.

    Args:
        book: the rules.
        state: the position.
        seat: who takes.
        shown: all the energies to choose from, with dots for empty spaces or without.
        energies: what is to be taken, sorted.

    Implements base.receive.one-flow to base.receive.limit, and what modules add to them.
    """
    reasons = book.service(Receiving).against(shown, energies, state.seats[seat].cells, state.waived)
    return (refuse("base.receive.one-flow", energies=energies, shown=shown),) if reasons is None else reasons


def against_placing(book: Rulebook, state: State, seat: int, count: int, height: int) -> tuple[Reason, ...]:
    """Every reason why the seat may not place so many energies at the height.

    Args:
        book: the rules.
        state: the position.
        seat: who places.
        count: how many energies, 1 to 3.
        height: 1 to 7 for a chakra, 8 for the bubbles; any other number is refused.

    Implements base.receive.one-place, base.receive.bubbles and base.receive.chakra, and what modules add to them.

    >>> from chakra_rules import Ruleset
    >>> from chakra_rules.testing import scenario
    >>> rules = Ruleset.of()
    >>> state = scenario(rules, "KY/-/-/-/-/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    >>> [reason.rule for reason in against_placing(rules.book, state, 0, 2, 8)]
    ['base.receive.bubbles']
    """
    if height not in RECEIVING_PLACES:
        return (refuse("base.receive.one-place", height=height),)
    board = state.seats[seat]
    lying, notched = len(board.cells[height]), _notched(board, height)
    return book.service(Boards).against_place(count, height, lying, notched, bool(board.free))


def _refuse(book: Rulebook, state: State, decision: ChooseAction, action: Take) -> tuple[Reason, ...]:
    seat = decision.seat
    line = find_line(book, state, seat, action.line)
    shown = line.read(state.maya) if line else ""
    taking = against_taking(book, state, seat, shown, action.energies)
    return taking + against_placing(book, state, seat, len(action.energies), action.height)


def _perform(step: Step, decision: ChooseAction, action: Take) -> None:
    seat = decision.seat
    if action.height != BUBBLES:
        step.move(INSPIRATION, HANDS[seat], NOTCHES[seat][action.height - 1])
    line = find_line(step.book, step.before, seat, action.line)
    assert line is not None, "a legal action names a line"
    for energy in action.energies:
        step.move(energy, _first_space(step, line, energy), CELLS[seat][action.height])
    refill(step)


def _first_space(step: Step, line: Line, energy: str) -> MayaSpace:
    """base.receive.which: of equal energies the first in the order of the line."""
    maya = step.draft.maya
    for flow, row in line.spaces:
        if maya[flow][row] == energy:
            return MAYA[flow][row]
    raise ImpossibleMove(f"there is no {energy} in line {line.name}", energy)


def _parse(match: re.Match[str]) -> Take:
    return Take(match[1], match[2], int(match[3]))


TAKE = ActionKind(
    action=Take,
    answers=(ChooseAction,),
    grammar="T<line>:<energies>><height>",
    pattern=r"T(\w):([A-Z]{1,3})>(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=candidates.takes,
)
