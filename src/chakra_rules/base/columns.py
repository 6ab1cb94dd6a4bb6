"""A board inside an action, written so that one operation looks at all its places, as chess programs look at squares.

A *lane* is ten bits of a number: bit 0 is the Earth, bit 8 the bubbles, and a step up or down is a shift. What is known
of a place is a number with a bit in several lanes; what is known of a board is the sum over its places.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct

from attrs import define

from chakra_rules.components import BUBBLES, EARTH, ROOM
from chakra_rules.state import Cells

OPEN, FULL, PASSED = "open", "full", "passed over"
"""Whether energies can come to a place, cannot, or pass over it."""

HEIGHTS = range(EARTH, BUBBLES + 1)
EVERYWHERE = (1 << len(HEIGHTS)) - 1
"""A bit for each height."""
NOWHERE = -1

LANE = (1 << 10) - 1
SECOND, THIRD = 10, 20
"""Where the second and the third of three lanes begin; three still make a number that Python is quick with."""
THREE = 1 | 1 << SECOND | 1 << THIRD
"""Multiplied with this, what stands in the first lane stands in all three."""

ENDS, MOVERS, PAIRS, MORE = 0, 32, 64, 96
"""Where the fields of a :class:`Column` begin in the number of its board."""
FIELDS = Struct("<4I")


@define(eq=False)
class Column:
    """A board inside an action.

    Args:
        cells: the board, with small letters for the energies that have moved.
        ends: where moves may end, in three lanes: chakras and bubbles; those that one more does not fill; the Earth.
        movers: the places with an energy that may make a move, in the lanes of where it may end.
        pairs: the places with two such energies.
        passed: the places passed over.
        fresh: how many energies may make a move.
        starts: from where moves may start, with their lengths, -3 to 2, as indices; nothing where a place may cease to
            be passed over.
        by_end: the same in the lanes of where they end.
    """

    cells: Cells
    ends: int
    movers: int
    pairs: int
    passed: int
    fresh: int
    starts: tuple[int, ...]
    by_end: tuple[int, ...]


LENGTHS = frozenset({-3, -2, -1, 1, 2})
"""The moves of which a column knows where they start, up positive."""


def place(height: int, kind: str, lying: int, fresh: int, grounded: int) -> int:
    """What the number of a board says of one place.

    Args:
        height: of the place.
        kind: whether energies can come to it, cannot, or pass over it.
        lying: how many energies lie there.
        fresh: how many of them may make a move.
        grounded: how many of these may go to the Earth.
    """
    bit = 1 << height
    if height == EARTH:
        return bit << THIRD
    found = fresh << MORE + SECOND
    if kind == OPEN:
        found |= bit | (bit << SECOND if lying + 1 < ROOM else 0)
    elif kind == PASSED:
        found |= bit << MORE | (bit << MORE + THIRD if fresh else 0)
    for least, field in ((1, MOVERS), (2, PAIRS)):
        if fresh >= least:
            found |= (bit | bit << SECOND) << field
        if grounded >= least:
            found |= bit << THIRD << field
    return found


def column(cells: Cells, board: int) -> Column:
    """The column for a board, given with its number (base.channel.free-space, base.channel.skip)."""
    ends, movers, pairs, more = FIELDS.unpack(board.to_bytes(FIELDS.size, "little"))
    passed, fresh = more & LANE, more >> SECOND & LANE
    if more >> THIRD:
        return Column(cells, ends, movers, pairs, passed, fresh, (), ())
    way, over = (ends & LANE) * THREE, passed * THREE
    down_1, up_1 = _above(ends, over), _below(ends, over)
    down_2, up_2 = _above(down_1 & way, over), _below(up_1 & way, over)
    down_3 = _above(down_2 & way, over) & movers
    down_1, down_2, up_1, up_2 = down_1 & movers, down_2 & movers, up_1 & movers, up_2 & movers
    starts = (
        0,
        (up_1 | up_1 >> THIRD) & LANE,
        (up_2 | up_2 >> THIRD) & LANE,
        (down_3 | down_3 >> THIRD) & LANE,
        (down_2 | down_2 >> THIRD) & LANE,
        (down_1 | down_1 >> THIRD) & LANE,
    )
    return Column(cells, ends, movers, pairs, passed, fresh, starts, (0, up_1, up_2, down_3, down_2, down_1))


def from_where(column: Column, length: int) -> int:
    """From where a move of any length may start, whoever makes it."""
    step, way = _above if length < 0 else _below, column.ends & LANE
    found = step(way | 1 << EARTH, column.passed)
    for _ in range(abs(length) - 1):
        found = step(found & way, column.passed)
    return found & EVERYWHERE


def to_where(passed: int, length: int) -> tuple[int, ...]:
    """Where a move of this length ends from each height, if nothing is in its way but places passed over.

    >>> to_where(0, -2)
    (-1, -1, 0, 1, 2, 3, 4, 5, 6)
    >>> to_where(0b10000, -2)
    (-1, -1, 0, 1, 2, 2, 3, 5, 6)
    """
    counted = [height for height in HEIGHTS if not passed >> height & 1]
    found, below = [], 0
    for height in HEIGHTS:
        counts = below < len(counted) and counted[below] == height
        at = below + length - (length > 0 and not counts)
        found.append(counted[at] if 0 <= at < len(counted) else NOWHERE)
        below += counts
    return tuple(found)


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


Judge = Callable[[Column, int], bool | None]
"""Tells whether moves can be made that start from some places of a column; None where only trying them would tell."""


def at_once(lengths: tuple[tuple[int, ...], ...]) -> Judge:
    """What tells whether fresh energies can make moves of these lengths, each with its alternatives."""
    match lengths:
        case [(one,)]:
            return lambda column, places: column.starts[one] & places != 0
        case [(one, other)]:
            return lambda column, places: (column.starts[one] | column.starts[other]) & places != 0
        case [(one,), *_] if set(lengths) == {(one,)}:
            return _alike(one, len(lengths))
        case [(one,), (other,)]:
            return _two(one, other)
    return lambda column, places: None


def _alike(length: int, count: int) -> Judge:
    """What tells whether so many energies can make moves of one length.

    They do not get in each other's way if the foremost goes first: each has an end of its own or shares it with those
    from the same place, and what its arrival fills or locks lies behind the others' ways.
    """

    def judge(column: Column, places: int) -> bool | None:
        found = (column.starts[length] & places).bit_count()
        if found >= count:
            return True
        if not found or column.fresh < count:
            return False
        again = _early(column.by_end[length] & column.pairs) & places
        return True if found + again.bit_count() >= count else None

    return judge


def _two(first: int, second: int) -> Judge:
    """What tells whether one energy can make a move that fills no place, and another the other move."""

    def judge(column: Column, places: int) -> bool | None:
        early, late = _early(column.by_end[first]) & places, column.starts[second] & places
        if early and late and (early | late).bit_count() > 1:
            return True
        other_early, other_late = _early(column.by_end[second]) & places, column.starts[first] & places
        if other_early and other_late and (other_early | other_late).bit_count() > 1:
            return True
        if not late and not other_late:
            return False
        one, other = column.by_end[first] & column.pairs, column.by_end[second] & column.pairs
        together = _early(one) & (other | other >> THIRD) | _early(other) & (one | one >> THIRD)
        return True if together & places else None

    return judge


def with_one_to_spare(lengths: tuple[tuple[int, ...], ...]) -> Callable[[Column], bool]:
    """What tells whether such moves can be made even if nothing started from some one place; false is not certain."""
    match lengths:
        case [(one,)]:
            return lambda column: column.starts[one].bit_count() > 1
        case [(one,), *_] if set(lengths) == {(one,)}:
            return lambda column: column.starts[one].bit_count() > len(lengths)
    return lambda column: False
