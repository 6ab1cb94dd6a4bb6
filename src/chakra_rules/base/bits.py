"""A board as one number, so that one operation looks at all its places at once, as chess programs look at squares.

A *lane* has a bit for each place: bit 0 is the Earth, bit 8 the bubbles, and a step up or down is a shift. What is
known of a place is a number with a bit in several lanes; the number of a board is the sum of those of its places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import define

from chakra_rules.base.walks import FULL, OPEN, PASSED, Outline
from chakra_rules.components import BUBBLES, EARTH, ROOM

LANE = (1 << 12) - 1
"""One lane, with room for what a shift pushes out at its ends."""
SECOND, THIRD = 12, 24
THREE = 1 | 1 << SECOND | 1 << THIRD
"""Multiplied with this, what stands in the first of three lanes stands in all."""

ENDS = (1 << 36) - 1
"""Where moves may end: chakras and bubbles, those among them that one more energy does not fill, the Earth."""
MOVERS = 36
"""Three lanes from here: where an energy may start for each of the three kinds of end."""
PAIRS = 72
"""Three lanes from here: the same for two energies."""
PASSED_OVER = 108
"""A lane from here: the places passed over."""
COUNT = 120
"""From here, eight bits: how many energies may make a move."""
UNSETTLED = 128
"""A lane from here: places passed over, but perhaps no longer when one of their energies moves on."""
OUTLINE = LANE | LANE << PASSED_OVER
"""All that decides where moves end."""

LENGTHS = frozenset({-3, -2, -1, 1, 2, 3})
"""Of the moves that are looked at here: three down to three up."""


@define(eq=False)
class Starts:
    """From where fresh energies can make moves, for each length from -3 to 3, which is the index.

    Args:
        lanes: by where the moves end.
        late: wherever they end.
        early: where they fill no place, so that others can move after them.
    """

    lanes: list[int]
    late: list[int]
    early: list[int]


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


def outline(board: int) -> Outline:
    """Which places are open, full and passed over, as letters."""
    kinds = (
        OPEN if board >> height & 1 or height == EARTH else PASSED if board >> PASSED_OVER + height & 1 else FULL
        for height in range(EARTH, BUBBLES + 1)
    )
    return "".join(kinds)


def starts(board: int) -> Starts:
    """From where fresh energies can make moves (base.channel.free-space, base.channel.skip)."""
    ends, way, passed = board & ENDS, (board & LANE) * THREE, (board >> PASSED_OVER & LANE) * THREE
    down_1, up_1 = _above(ends, passed), _below(ends, passed)
    down_2, up_2 = _above(down_1 & way, passed), _below(up_1 & way, passed)
    down_3, up_3 = _above(down_2 & way, passed), _below(up_2 & way, passed)
    movers = board >> MOVERS & ENDS
    lanes = [reached & movers for reached in (0, up_1, up_2, up_3, down_3, down_2, down_1)]
    return Starts(
        lanes,
        [(lane | lane >> THIRD) & LANE for lane in lanes],
        [(lane >> SECOND | lane >> THIRD) & LANE for lane in lanes],
    )


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
    if not late or board >> COUNT & 255 < count:
        return False
    if late.bit_count() + (_twice(board, starts, length, length) & places).bit_count() >= count:
        return True
    return None


def _two_can(first: int, second: int, board: int, starts: Starts, places: int) -> bool | None:
    """Whether one energy makes a move that fills no place, and another the other."""
    for one, other in ((first, second), (second, first)):
        early, late = starts.early[one] & places, starts.late[other] & places
        either = early | late
        if early and late and (either & (either - 1) or _twice(board, starts, one, other) & places):
            return True
    return None if (starts.late[first] | starts.late[second]) & places else False


def _twice(board: int, starts: Starts, first: int, second: int) -> int:
    """The places from which one energy can make the first move and fill no place, and one more the second."""
    pairs = board >> PAIRS & ENDS
    one, other = starts.lanes[first] & pairs, starts.lanes[second] & pairs
    return (one >> SECOND | one >> THIRD) & (other | other >> THIRD) & LANE
