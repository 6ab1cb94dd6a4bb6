"""A board, written so that one operation looks at all its places, as chess programs look at squares.

A *lane* is ten bits of a number: bit 0 is the Earth, bit 8 the bubbles, and a step up or down is a shift. What is known
of a place is a number with a bit in several lanes; what is known of a board is the sum over its places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from struct import Struct

from attrs import define

from chakra_rules.components import BUBBLES, EARTH, ROOM
from chakra_rules.state import Cells

OPEN, FULL, PASSED, CLOSED = "open", "full", "passed over", "closed"
"""Whether energies can come to a place, cannot until one leaves, pass over it, or can never come."""

HEIGHTS = range(EARTH, BUBBLES + 1)
EVERYWHERE = (1 << len(HEIGHTS)) - 1
"""A bit for each height."""
HEIGHTS_OF = tuple([tuple([h for h in reversed(HEIGHTS) if places >> h & 1]) for places in range(EVERYWHERE + 1)])
"""The heights of places given as bits, from the top."""
NOWHERE = -1

LANE = (1 << 10) - 1
SECOND, THIRD = 10, 20
"""Where the second and the third of three lanes begin; three still make a number that Python is quick with."""
THREE = 1 | 1 << SECOND | 1 << THIRD
"""Multiplied with this, what stands in the first lane stands in all three."""

MOVERS, PAIRS, MORE, RECEIVING, HELD = 32, 64, 96, 128, 184
"""Where the fields of a :class:`Column` begin in the number of its board; before them stands where moves may end."""
FRESH, UNCLEAR, OPENING = MORE + 10, MORE + 16, MORE + 20
COUNT, PLACES = (1 << UNCLEAR - FRESH) - 1, (1 << OPENING - UNCLEAR) - 1
"""A number of fresh energies, three at most in each of nine places; a number of places."""
FIELDS = Struct("<4I")
FIXED, ROOMS = (1 << RECEIVING) - 1, (1 << HELD - RECEIVING) - 1


@define(eq=False)
class Column:
    """A board, between two actions or inside one.

    Args:
        cells: the board, with small letters for the energies that have moved in the running action.
        ends: where moves may end, in three lanes: chakras and bubbles; those that one more does not fill; the Earth.
        pairs: the places with two energies that may make a move, in the lanes of where it may end.
        passed: the places passed over.
        opening: the full places with an energy that may make a move, which opens them.
        fresh: how many energies may make a move.
        ways: from where moves may start, with their lengths, -3 to 2, as indices, in the lanes of where they end;
            nothing where a place may cease to be passed over.
        room: for how many energies there is room at each height (base.boards).
        held: how many energies of each colour the board holds (base.boards).
    """

    cells: Cells
    ends: int
    pairs: int
    passed: int
    opening: int
    fresh: int
    ways: tuple[int, ...]
    room: int
    held: int


LENGTHS = frozenset({-3, -2, -1, 1, 2})
"""The moves of which a column knows where they start, up positive."""


def _movers(lanes: int) -> tuple[int, ...]:
    """What is written of none, one, two or three energies that may make a move which ends in these lanes."""
    one, two = lanes << MOVERS, lanes << MOVERS | lanes << PAIRS
    return (0, one, two, two)


_MOVING, _LANDING = _movers(1 | 1 << SECOND), _movers(1 << THIRD)


def place(height: int, kind: str, lying: int, fresh: int, grounded: int) -> int:
    """What the number of a board says of moves from and to one place.

    Args:
        height: of the place.
        kind: whether energies can come to it.
        lying: how many energies lie there.
        fresh: how many of them may make a move.
        grounded: how many of these may go to the Earth.
    """
    if height == EARTH:
        return 1 << THIRD
    lanes = _MOVING[fresh] | _LANDING[grounded]
    if kind == OPEN:
        lanes |= 1 if lying + 1 >= ROOM else 1 | 1 << SECOND
    elif kind == PASSED:
        lanes |= 1 << MORE
    elif kind == FULL and fresh:
        lanes |= 1 << OPENING
    found = lanes << height | fresh << FRESH
    return found | 1 << UNCLEAR if kind == PASSED and fresh else found


def column(cells: Cells, number: int) -> Column:
    """The column for a board, given with its number (base.channel.free-space, base.channel.skip)."""
    ends, movers, pairs, more = FIELDS.unpack((number & FIXED).to_bytes(FIELDS.size, "little"))
    passed, opening, fresh = more & LANE, more >> OPENING - MORE, more >> FRESH - MORE & COUNT
    room, held = number >> RECEIVING & ROOMS, number >> HELD
    if more >> UNCLEAR - MORE & PLACES:
        return Column(cells, ends, pairs, passed, opening, fresh, (), room, held)
    way, over = (ends & LANE) * THREE, passed * THREE
    beside = ~over
    down_1 = (ends << 1) + over & beside  # the sum carries a step that leads to places passed over beyond them
    down_2 = ((down_1 & way) << 1) + over & beside
    down_3 = ((down_2 & way) << 1) + over & beside
    up_1 = ends >> 1
    if up_1 & over:
        up_1 = _below(ends, over)
    up_2 = (up_1 & way) >> 1
    if up_2 & over:
        up_2 = _below(up_1 & way, over)
    ways = (0, up_1 & movers, up_2 & movers, down_3 & movers, down_2 & movers, down_1 & movers)
    return Column(cells, ends, pairs, passed, opening, fresh, ways, room, held)


def from_where(column: Column, length: int) -> int:
    """From where a move of any length may start, whoever makes it."""
    step, way = _above if length < 0 else _below, column.ends & LANE
    found = step(way | 1 << EARTH, column.passed)
    for _ in range(abs(length) - 1):
        found = step(found & way, column.passed)
    return found & EVERYWHERE


def to_where(length: int, passed: int) -> tuple[int, ...]:
    """Where a move of this length ends from each height, if nothing is in its way but places passed over.

    >>> to_where(-2, 0)
    (-1, -1, 0, 1, 2, 3, 4, 5, 6)
    >>> to_where(-2, 0b10000)
    (-1, -1, 0, 1, 2, 2, 3, 5, 6)
    """
    step = _next(passed, HEIGHTS) if length < 0 else _next(passed, reversed(HEIGHTS))[::-1]
    step.append(NOWHERE)  # a step from nowhere leads nowhere
    found = step
    for _ in range(abs(length) - 1):
        found = [step[height] for height in found]
    return tuple(found[:-1])


def _next(passed: int, heights: Iterable[int]) -> list[int]:
    """For each of these heights, in their order, the last one before it that is not passed over."""
    found, last = [], NOWHERE
    for height in heights:
        found.append(last)
        if not passed >> height & 1:
            last = height
    return found


def _above(places: int, passed: int) -> int:
    """The places from which one step down leads to one of these."""
    found = places << 1
    over = found & passed
    while over:
        found |= over << 1
        over = over << 1 & passed
    return found


def _below(places: int, passed: int) -> int:
    """The places from which one step up leads to one of these."""
    found = places >> 1
    over = found & passed
    while over:
        found |= over >> 1
        over = over >> 1 & passed
    return found


def _early(lanes: int) -> int:
    """The places from which a move may start that fills no place, so that others can be made after it."""
    return (lanes >> SECOND | lanes >> THIRD) & LANE


def fills(column: Column, place: int) -> bool:
    """Whether one more energy fills the open place."""
    return place != EARTH and not column.ends >> SECOND + place & 1


def towards(column: Column, place: int, length: int) -> int:
    """The open place, and those from which a move of this length ends there or crosses it."""
    step, way = _above if length < 0 else _below, column.ends & LANE
    found = reached = 1 << place
    for _ in range(abs(length)):
        reached = step(reached, column.passed)
        found |= reached
        reached &= way
    return found


def starts(way: int) -> int:
    """From where a fresh energy may start, in one lane."""
    return (way | way >> THIRD) & LANE


Judge = Callable[[Column, int], bool | None]
"""Tells whether moves can be made that start from some places of a column; None where only trying them would tell."""


def at_once(lengths: tuple[tuple[int, ...], ...]) -> Judge:
    """What tells whether fresh energies can make moves of these lengths, each with its alternatives."""
    match lengths:
        case [(one,)]:
            return _single(one, one)
        case [(one, other)]:
            return _single(one, other)
        case [(one,), *_] if set(lengths) == {(one,)}:
            return _alike(one, len(lengths))
        case [(one,), (other,)]:
            return _two(one, other)
    return lambda column, places: None


def _single(one: int, other: int) -> Judge:
    """What tells whether an energy can make a move of one of two lengths."""

    def judge(column: Column, places: int) -> bool:
        ways = column.ways[one] | column.ways[other]
        return (ways | ways >> THIRD) & places != 0

    return judge


def _alike(length: int, count: int) -> Judge:
    """What tells whether so many energies can make moves of one length.

    They do not get in each other's way if the foremost goes first: each has an end of its own or shares it with those
    from the same place, and what its arrival fills or locks lies behind the others' ways. A move makes way for no other
    unless it leaves a full place, so those that cannot start at first cannot later; no more than two can start from one
    place, but for the bubbles.
    """

    def judge(column: Column, places: int) -> bool | None:
        ways = column.ways[length]
        start = starts(ways)
        found = (start & places).bit_count()
        if found >= count:
            return True
        if not found or column.fresh < count:
            return False
        twice = ways & column.pairs
        if found + (_early(twice) & places).bit_count() >= count:
            return True
        if start & column.opening:
            return None
        again = starts(twice)
        most = found + (again & places).bit_count() + (again >> BUBBLES & 1)
        return False if most < count else None

    return judge


def _changes_no_way(column: Column, ways: int) -> bool:
    """Whether none of these moves fills or opens a place, so that after it others can start where they could before."""
    return not starts(ways) & (column.opening | ~_early(ways))


def _two(first: int, second: int) -> Judge:
    """What tells whether one energy can make a move that fills no place, and another the other move."""

    def judge(column: Column, places: int) -> bool | None:
        one, other = column.ways[first], column.ways[second]
        early, late = _early(one) & places, (other | other >> THIRD) & places
        if early and late and (early | late).bit_count() > 1:
            return True
        other_early, other_late = _early(other) & places, (one | one >> THIRD) & places
        if other_early and other_late and (other_early | other_late).bit_count() > 1:
            return True
        if not (late and other_late) and not starts(one | other) & column.opening:
            return False
        two = column.pairs
        together = _early(one & two) & (other & two | (other & two) >> THIRD)
        together |= _early(other & two) & (one & two | (one & two) >> THIRD)
        if together & places:
            return True
        if (one | other) >> THIRD & two:
            return None  # two energies there, of which one may go to the Earth
        return False if _changes_no_way(column, one) and _changes_no_way(column, other) else None

    return judge


def with_one_to_spare(lengths: tuple[tuple[int, ...], ...]) -> Callable[[Column], bool]:
    """What tells whether such moves can be made even if nothing started from some one place; false is not certain."""
    match lengths:
        case [(one,)]:
            return lambda column: starts(column.ways[one]).bit_count() > 1
        case [(one,), *_] if set(lengths) == {(one,)}:
            return lambda column: starts(column.ways[one]).bit_count() > len(lengths)
    return lambda column: False
