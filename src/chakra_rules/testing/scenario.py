"""Positions in one or two lines: what matters is said, everything else lies in the bag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chakra_rules.base.decisions import ChooseAction
from chakra_rules.components import (
    ALL_INSPIRATION,
    ALL_MEDITATION,
    BUBBLES,
    CHAKRAS,
    EMPTY,
    INSPIRATION,
    PLENITUDE,
    ROOM,
    remove,
    replace_at,
)
from chakra_rules.errors import ImpossibleMove, NotationError
from chakra_rules.notation import read_board
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NO_NOTCHES, NO_SPACES, Decision, Seat, State, find_slot
from chakra_rules.terms import Pile, Row

EMPTY_BOARD = "/".join("-" * 9)
WORDS = frozenset({"spaces", "notches", "meditation", "looked"})
"""What may be said of a seat after its board."""


def scenario(
    rules: Ruleset,
    *seats: str,
    maya: str = "... ... ...",
    box: Pile = "",
    bag: Pile | None = None,
    plenitude: str = "12341234",
    turn: int = 0,
    round: int = 1,
    last_round: bool = False,
    idle: int = 0,
    ask: Decision | None = None,
    slots: tuple[Any, ...] = (),
    own: Mapping[int, tuple[Any, ...]] | None = None,
) -> State:
    """A position with every component accounted for.

    Args:
        rules: what is in play.
        seats: a board for each seat, then words for what lies on it: ``KY/-/B/-/GGG/-/OO/-/K spaces=26 notches=75
            meditation=PB looked=PBR``. Tokens not laid out are free. Two empty boards when none is given.
        maya: the three flows, each from the top.
        box: energies out of the game.
        bag: what is in the bag; by default everything not elsewhere. Energies in none of these go to the box.
        plenitude: eight values, Sahasrara first, the unused one last.
        turn: the seat whose turn it is.
        round: counts from 1.
        last_round: whether the end was triggered.
        idle: how many seats of this round could do nothing.
        ask: the open decision; by default the seat is to choose its action.
        slots: what modules keep on the table, where it differs from the beginning.
        own: the same for a seat, by its number.

    Returns:
        The state, in which that decision is open; then the turn ends.

    Raises:
        NotationError: a board, what is said of it, the Maya or the Plenitude values cannot be read.
        ImpossibleMove: there are not so many of some component, or a place has no room for what it is to hold.
    """
    boards = seats or (EMPTY_BOARD,) * 2
    start = rules.initial(len(boards))
    placed = tuple(
        _seat(text, _changed(start.seats[index].slots, (own or {}).get(index, ()))) for index, text in enumerate(boards)
    )
    flows = tuple(maya.split())
    if [len(flow) for flow in flows] != [3, 3, 3]:
        raise NotationError(f"the Maya has three flows of three spaces, a dot for an empty one, not {maya!r}", maya)
    if "".join(sorted(plenitude)) != PLENITUDE:
        raise NotationError(f"the Plenitude values are two each of 1, 2, 3 and 4, not {plenitude!r}", plenitude)
    left = start.bag
    for energy in "".join([cell for seat in placed for cell in seat.cells] + list(flows)).replace(EMPTY, "") + box:
        left = remove(left, energy)
    if bag is not None:
        for energy in bag:
            left = remove(left, energy)
        box, left = box + left, "".join(sorted(bag))
    tokens = ALL_MEDITATION
    for colour in "".join([seat.meditation for seat in placed]):
        tokens = remove(tokens, colour)
    return State(
        seats=placed,
        maya=flows,
        bag=left,
        box="".join(sorted(box)),
        tokens=tokens,
        plenitude=plenitude,
        turn=turn,
        round=round,
        last_round=last_round,
        idle=idle,
        waived=(),
        stack=(ask or ChooseAction(turn),),
        ended="",
        slots=_changed(start.slots, slots),
    )


def _seat(text: str, slots: tuple[Any, ...]) -> Seat:
    board, *words = text.split()
    said = {name: letters for name, _, letters in [word.partition("=") for word in words]}
    if not said.keys() <= WORDS:
        wrong = next(iter(said.keys() - WORDS))
        raise NotationError(f"{wrong!r} says nothing of a board: {', '.join(sorted(WORDS))} do, with = and what", text)
    spaces = _with_tokens(NO_SPACES, said.get("spaces", ""), text)
    notches = _with_tokens(NO_NOTCHES, said.get("notches", ""), text)
    laid = (spaces + notches).count(INSPIRATION)
    if laid > len(ALL_INSPIRATION):
        raise ImpossibleMove(f"{laid} Inspiration tokens cannot be laid: a seat has {len(ALL_INSPIRATION)}", text)
    free = ALL_INSPIRATION[laid:]
    meditation = "".join(sorted(said.get("meditation", "")))
    looked = "".join(sorted(said.get("looked", meditation)))
    cells = read_board(board)
    full = [height for height in (BUBBLES, *CHAKRAS) if len(cells[height]) > ROOM]
    if full:
        raise ImpossibleMove(f"{cells[full[0]]} do not fit on height {full[0]}: it holds {ROOM}", text)
    return Seat(cells, spaces, notches, free, meditation, looked, slots)


def _with_tokens(row: Row, numbers: str, text: str) -> Row:
    for number in numbers:
        if number not in "12345678"[: len(row)]:
            raise NotationError(f"{number!r} is no place for a token: 1 to {len(row)} are", text)
        row = replace_at(row, int(number) - 1, INSPIRATION)
    return row


def _changed(slots: tuple[Any, ...], changes: tuple[Any, ...]) -> tuple[Any, ...]:
    for change in changes:
        find_slot(slots, type(change))
    by_kind = {type(change): change for change in changes}
    return tuple(by_kind.get(type(slot), slot) for slot in slots)
