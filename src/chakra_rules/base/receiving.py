"""The tables of taking and placing: what may be taken from a line, and where it may go.

What a board holds of each colour is counted side by side in one number, and where it has room is a bit for each height
(base.boards), so that one addition tells which colours are full and one operation which places are open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, repeat
from operator import getitem, itemgetter

from attrs import define

from chakra_rules.base.actions import Take
from chakra_rules.base.boards import ARMED, FOR_THREE, FOR_TWO, LANES, Boards
from chakra_rules.base.columns import EVERYWHERE, HEIGHTS, HEIGHTS_OF, Column
from chakra_rules.book import Memo, Rulebook, Table
from chakra_rules.components import BLACK, COLOURS, EMPTY, ROOM, kinds
from chakra_rules.making import in_the_making
from chakra_rules.rule import Reason, Waiver
from chakra_rules.stages import Line, Taking
from chakra_rules.state import Cells, Seat
from chakra_rules.terms import Energy, Pile

Pick = Callable[[tuple[Take, ...]], tuple[Take, ...]]
"""Of nine actions by height, those of some heights."""

Biting = tuple[tuple[Energy, int], ...]
"""The colours of which a line shows more than may still be taken, and how many may be."""

Taken = tuple[int, tuple[Take, ...]]
"""A pick: how many energies it takes, and the actions that take them by height."""
Takes = tuple[Taken, ...]


@define(eq=False)
class Choices:
    """What may be taken from a line.

    Args:
        legal: the legal picks.
        takes: the legal picks made into actions, by the name of the line.
    """

    legal: tuple[Pile, ...]
    takes: dict[str, Takes]


@define(eq=False)
class Shown:
    """The energies that a line shows.

    Args:
        line: the energies, sorted.
        picks: every part of them of one to three, in order.
        once: the marks of the limited colours among them.
        twice: the marks of those that it shows twice.
        thrice: the marks of those that it shows three times.
        choices: what may be taken when nothing is lifted, by the marks that bite.
    """

    line: Pile
    picks: tuple[Pile, ...]
    once: int
    twice: int
    thrice: int
    choices: dict[int, Choices]


class Receiving:
    """The tables of taking and placing; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self.boards = book.service(Boards)
        self._one_each = self.boards.one_each
        self._shown = Table(self._show)
        self._lines = Table(self._line)
        self._waived: Memo[tuple[Shown, Biting, tuple[Waiver, ...]], Choices] = Memo()
        self._notched = Table(_notched_heights)
        self._actions = Table(_from_line)

    def takes(
        self, lines: tuple[Line, ...], maya: tuple[str, ...], column: Column, seat: Seat, waived: tuple[Waiver, ...]
    ) -> list[Take]:
        """The actions that take a legal pick from one of the lines, each to a place with room for it.

        Args:
            lines: where energies are taken.
            maya: what lies there.
            column: the board of the seat.
            seat: who takes.
            waived: the rules lifted for this turn.
        """
        places, held = self._places(column, seat), column.held
        found: list[Take] = []
        for line in lines:
            shown = self._shown[line.read(maya)]
            bites = held & shown.once
            if shown.twice:
                bites |= (held + self._one_each & shown.twice) >> 1 | (held + 2 * self._one_each & shown.thrice) >> 2
            choices = self._lifted(shown, column, waived) if waived else shown.choices.get(bites)
            if choices is None:
                choices = self._find_choices(shown, bites, column)
            takes = choices.takes.get(line.name)
            if takes is None:
                takes = choices.takes[line.name] = self._made(line.name, choices.legal)
            for count, by_height in takes:
                found += places[count](by_height)
        return found

    def _made(self, name: str, legal: tuple[Pile, ...]) -> Takes:
        return tuple(map(getitem, repeat(self._actions[name]), legal))

    def _lifted(self, shown: Shown, column: Column, waived: tuple[Waiver, ...]) -> Choices:
        """What may be taken from a line while some rules are lifted."""
        key = (shown, self._biting(shown, column.cells), waived)
        return self._waived.get(key) or self._waived.keep(key, self._judge(*key))

    def _find_choices(self, shown: Shown, bites: int, column: Column) -> Choices:
        choices = shown.choices[bites] = self._judge(shown, self._biting(shown, column.cells) if bites else (), ())
        return choices

    def _show(self, shown: str) -> Shown:
        return self._lines["".join(sorted(shown.replace(EMPTY, "")))]

    def _line(self, line: Pile) -> Shown:
        once = twice = thrice = 0
        for energy in kinds(line):
            mark, count = self.boards.marks.get(energy, 0), line.count(energy)
            once += mark
            twice += mark if count > 1 else 0
            thrice += mark if count > 2 else 0
        picks = {*line, *map("".join, combinations(line, 2)), *map("".join, combinations(line, 3))}
        return Shown(line, tuple(sorted(picks)), once, twice, thrice, {})

    def _biting(self, shown: Shown, cells: Cells) -> Biting:
        line, board, limit = shown.line, "".join(cells), self.boards.limit
        rooms = [(energy, max(0, limit - board.count(energy))) for energy in self.boards.marks if energy in line]
        return tuple([(energy, room) for energy, room in rooms if line.count(energy) > room])

    def _judge(self, shown: Shown, room: Biting, waived: tuple[Waiver, ...]) -> Choices:
        legal = [pick for pick in shown.picks if not self._against(shown.line, pick, room, waived)]
        return Choices(tuple(legal), {})

    def against(
        self, shown: str, energies: Pile, cells: Cells, waived: tuple[Waiver, ...]
    ) -> tuple[Reason, ...] | None:
        """Every reason against taking these energies from a line; None when they are no part of what it shows.

        Args:
            shown: what lies on the line, a dot for an empty space.
            energies: what is to be taken, sorted.
            cells: the board of the seat.
            waived: the rules lifted for this turn.
        """
        line = self._shown[shown]
        if energies not in line.picks:
            return None
        return self._against(line.line, energies, self._biting(line, cells), waived)

    def _against(self, line: Pile, pick: Pile, room: Biting, waived: tuple[Waiver, ...]) -> tuple[Reason, ...]:
        book, taking = self._book, _new_taking()
        taking.shown, taking.energies, taking.room, taking.waived = line, pick, room, waived
        taking.__class__ = Taking
        reasons: tuple[Reason, ...] = ()
        for veto in book.hooks.veto_take:
            reasons += veto(book, taking)
        if not reasons:
            return ()
        for waive in book.hooks.waive_take:
            waived += waive(book, taking)
        return book.in_force(reasons, waived)

    def _places(self, column: Column, seat: Seat) -> tuple[Pick, Pick, Pick, Pick]:
        """Where none, one, two and three energies can go, each as what picks those heights."""
        room, notched = column.room, self._notched[seat.notches]
        if seat.free:
            room >>= ARMED
        open_ = room & ~notched
        return (
            PICKS[0],
            PICKS[open_ & EVERYWHERE],
            PICKS[open_ >> FOR_TWO & EVERYWHERE],
            PICKS[open_ >> FOR_THREE & EVERYWHERE],
        )


_new_taking = in_the_making(Taking)


def _notched_heights(notches: str) -> int:
    """A bit in every lane at the heights where a token lies in the notch."""
    heights = [height for height, token in enumerate(notches, start=1) if token != EMPTY]
    return sum([1 << height + lane for height in heights for lane in LANES.values()])


def _pick(heights: int) -> Pick:
    """What picks the actions for these heights, given as bits, from the top."""
    which = HEIGHTS_OF[heights]
    if len(which) > 1:
        return itemgetter(*which)
    return itemgetter(slice(which[0], which[0] + 1) if which else slice(0))


PICKS = tuple(map(_pick, range(EVERYWHERE + 1)))
"""What picks the actions for some heights, by their bits."""

_new_take = in_the_making(Take)


def _by_height(line: str, energies: Pile) -> Taken:
    """The ways to take these energies from the line, one for each height."""
    takes = []
    for height in HEIGHTS:
        take = _new_take()
        take.line, take.energies, take.height = line, energies, height
        take._attrs_cached_hash = None
        take.__class__ = Take
        takes.append(take)
    return len(energies), tuple(takes)


def _from_line(line: str) -> Table[Pile, Taken]:
    return Table(partial(_by_height, line), known=FROM_FLOWS.get(line, {}))


FROM_FLOWS = {
    flow: {
        energies: _by_height(flow, energies)
        for count in range(1, ROOM + 1)
        for energies in map("".join, combinations(sorted(COLOURS + BLACK), count))
    }
    for flow in ("1", "2", "3")
}
"""The ways to take printed energies from the flows, made once."""
