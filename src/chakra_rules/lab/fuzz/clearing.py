"""Positions with less on the table: energies back in the bag, tokens back in the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from attrs import evolve

from chakra_rules.components import EMPTY, INSPIRATION
from chakra_rules.state import Seat, State

Clear = Callable[[State], State]


def clearings(seats: int) -> Iterator[Clear]:
    """Ways to have less on the table, those first that clear the most.

    Args:
        seats: how many there are.
    """
    for seat in range(seats):
        yield partial(_board, seat=seat)
    for seat in range(seats):
        yield partial(_tokens, seat=seat)
        for height in range(9):
            yield partial(_cell, seat=seat, height=height)
    yield _box
    for flow in range(3):
        yield partial(_flow, flow=flow)


def _board(state: State, seat: int) -> State:
    for height in range(9):
        state = _cell(state, seat, height)
    return _tokens(state, seat)


def _cell(state: State, seat: int, height: int) -> State:
    cells = list(state.seats[seat].cells)
    energies, cells[height] = cells[height], ""
    return _bagged(_seated(state, seat, evolve(state.seats[seat], cells=tuple(cells))), energies)


def _tokens(state: State, seat: int) -> State:
    own = state.seats[seat]
    free = own.free + INSPIRATION * (own.spaces + own.notches).count(INSPIRATION)
    return _seated(
        state, seat, evolve(own, spaces=EMPTY * len(own.spaces), notches=EMPTY * len(own.notches), free=free)
    )


def _flow(state: State, flow: int) -> State:
    maya = list(state.maya)
    energies, maya[flow] = maya[flow].replace(EMPTY, ""), EMPTY * len(maya[flow])
    return _bagged(evolve(state, maya=tuple(maya)), energies)


def _box(state: State) -> State:
    return _bagged(evolve(state, box=""), state.box)


def _bagged(state: State, energies: str) -> State:
    return evolve(state, bag="".join(sorted(state.bag + energies)))


def _seated(state: State, seat: int, own: Seat) -> State:
    return evolve(state, seats=(*state.seats[:seat], own, *state.seats[seat + 1 :]))
