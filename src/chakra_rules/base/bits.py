"""A board as one number, so that one operation looks at all its places at once, as chess programs look at squares.

A *lane* has a bit for each place: bit 0 is the Earth, bit 8 the bubbles, and a step up or down is a shift. What is
known of a place is a number with a bit in several lanes; the number of a board is the sum of those of its places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import define

from chakra_rules.components import EARTH, ROOM

OPEN, FULL, PASSED = "open", "full", "passed over"
"""Whether energies can come to a place, cannot, or pass over it."""

LANE = (1 << 10) - 1
"""One lane, with a bit more for what a shift pushes out; three of them make a number that Python is quick with."""
SECOND, THIRD = 10, 20
THREE = 1 | 1 << SECOND | 1 << THIRD
"""Multiplied with this, what stands in the first of three lanes stands in all."""
LANES = LANE * THREE

ENDS = 0
"""Three lanes: where moves may end, chakras and bubbles, those among them that one more does not fill, the Earth."""
MOVERS = 30
"""Three lanes: where an energy may start for each of these kinds of end."""
PAIRS = 60
"""Three lanes: where two energies may."""
PASSED_OVER = 90
"""A lane: the places passed over."""
COUNT = 100
"""Ten bits: how many energies may make a move."""
UNSETTLED = 110
"""A lane: places passed over, but perhaps no longer when one of their energies moves on."""
OUTLINE = LANE | LANE << PASSED_OVER
"""All that decides where moves end."""

LENGTHS = frozenset({-3, -2, -1, 1, 2})
"""The moves that are looked at here, up positive."""


@define(eq=False)
class Starts:
    """From where fresh energies can make moves, with the lengths -3 to 2 as indices.

    Args:
        late: wherever the moves end.
        lanes: by the kind of end.
    """

    late: tuple[int, ...]
    lanes: tuple[int, ...]


def place(height: int, kind: str, lying: int, fresh: int, grounded: int) -> int:
    """What the number of a board says of one place.

    Args:
        height: of the place.
        kind: open, full or passed over.
        lying: how many energies lie there.
        fresh: how many of them may make a move.
        grounded: how many of these may go to the Earth.
    """
    bit = 1 << height
    if height == EARTH:
        return bit << THIRD
    lanes = fresh << COUNT
    if kind == OPEN:
        lanes |= bit | (bit << SECOND if lying + 1 < ROOM else 0)
    for least, field in ((1, MOVERS), (2, PAIRS)):
        if fresh >= least:
            lanes |= (bit | bit << SECOND) << field
        if grounded >= least:
            lanes |= bit << THIRD << field
    if kind == PASSED:
        lanes |= bit << PASSED_OVER | (bit << UNSETTLED if fresh else 0)
    return lanes


def starts(board: int) -> Starts:
    """From where fresh energies can make moves (base.channel.free-space, base.channel.skip)."""
    ends, way, passed = board & LANES, (board & LANE) * THREE, (board >> PASSED_OVER & LANE) * THREE
    down_1, up_1 = _above(ends, passed), _below(ends, passed)
    down_2, up_2 = _above(down_1 & way, passed), _below(up_1 & way, passed)
    reached = (0, up_1, up_2, _above(down_2 & way, passed), down_2, down_1)
    movers = board >> MOVERS & LANES
    lanes = [ends & movers for ends in reached]
    return Starts(tuple([(lane | lane >> THIRD) & LANE for lane in lanes]), tuple(lanes))


def _above(places: int, passed: int) -> int:
    """The places from which one step down leads to one of these."""
    found = places << 1
    while more := (found & passed) << 1 & ~found:
        found |= more
    return found


def _below(places: int, passed: int) -> int:
    """The places from which one step up leads to one of these."""
    found = places >> 1
    while more := (found & passed) >> 1 & ~found:
        found |= more
    return found


def fills(board: int, place: int) -> bool:
    """Whether one more energy fills the open place."""
    return place != EARTH and not board >> SECOND + place & 1


def towards(board: int, place: int, length: int) -> int:
    """The open place, and those from which a move of this length ends there or crosses it."""
    step, way, passed = _above if length < 0 else _below, board & LANE, board >> PASSED_OVER & LANE
    found = reached = 1 << place
    for _ in range(abs(length)):
        reached = step(reached, passed)
        found |= reached
        reached &= way
    return found


Judge = Callable[[int, Starts, int], bool | None]
"""Tells from a board, its starts and the places to start from whether moves can be made.

None where only trying them would tell.
"""


def at_once(lengths: tuple[tuple[int, ...], ...]) -> Judge:
    """What tells whether fresh energies can make moves of these lengths, each with its alternatives."""
    match lengths:
        case [(one,)]:
            return lambda board, starts, places: starts.late[one] & places != 0
        case [alternatives]:
            return lambda board, starts, places: any([starts.late[one] & places for one in alternatives])
        case [(1 | -1 as one,), *others] if all([other == (one,) for other in others]):
            return partial(_steps_can, len(lengths), one)
        case [(one,), (other,)]:
            return partial(_two_can, one, other)
    return lambda board, starts, places: None


def _steps_can(count: int, length: int, board: int, starts: Starts, places: int) -> bool | None:
    """Whether so many energies can go one step in one direction.

    They do not get in each other's way if the foremost goes first: each has an end of its own or shares it with those
    from the same place, and what its arrival fills or locks lies behind the others.
    """
    late = starts.late[length] & places
    enough = late.bit_count() >= count
    if enough or (late and late.bit_count() + (_twice(board, starts, length, length) & places).bit_count() >= count):
        return True
    return None if late and board >> COUNT & LANE >= count else False


def _two_can(first: int, second: int, board: int, starts: Starts, places: int) -> bool | None:
    """Whether one energy makes a move that fills no place, and another the other."""
    for one, other in ((first, second), (second, first)):
        early, late = _early(starts.lanes[one]) & places, starts.late[other] & places
        either = early | late
        if early and late and (either & (either - 1) or _twice(board, starts, one, other) & places):
            return True
    return None if (starts.late[first] | starts.late[second]) & places else False


def _early(lanes: int) -> int:
    """The places from which a move can start that fills no place, so that others can be made after it."""
    return (lanes >> SECOND | lanes >> THIRD) & LANE


def _twice(board: int, starts: Starts, first: int, second: int) -> int:
    """The places from which one energy can make the first move and fill no place, and one more the second."""
    pairs = board >> PAIRS & LANES
    one, other = starts.lanes[first] & pairs, starts.lanes[second] & pairs
    return _early(one) & (other | other >> THIRD)
