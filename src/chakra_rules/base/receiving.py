"""The tables of taking and placing: what may be taken from a line, and where it may go.

What a board holds of each colour is counted side by side in one number, and where it has room is a bit for each height,
so that one addition tells which colours are full and one operation which places are open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from operator import getitem, itemgetter

from attrs import define

from chakra_rules.base.actions import Take
from chakra_rules.base.columns import EVERYWHERE, HEIGHTS
from chakra_rules.book import Memo, Rulebook, Table
from chakra_rules.components import BUBBLES, CHAKRAS, EMPTY, kinds
from chakra_rules.making import in_the_making
from chakra_rules.rule import Reason, Waiver
from chakra_rules.stages import Placing, Taking
from chakra_rules.state import Cells, Seat
from chakra_rules.terms import Energy, Pile

RECEIVING_PLACES = (BUBBLES, *CHAKRAS)
TALLY = 16
"""How many bits count what is held of one colour."""
FOR_TWO, FOR_THREE, NOTCHED = len(HEIGHTS), 2 * len(HEIGHTS), 3 * len(HEIGHTS)
LANES = {1: 0, 2: FOR_TWO, 3: FOR_THREE}
"""Where the bits for so many energies stand; those for notched places stand ``NOTCHED`` higher."""
ROOMS = (1 << 2 * NOTCHED) - 1
WITH_TOKEN = 2 * NOTCHED
"""Where the same bits stand for a seat with a token in hand."""

Pick = Callable[[tuple[Take, ...]], tuple[Take, ...]]
"""Of nine actions by height, those of some heights."""

Biting = tuple[tuple[Energy, int], ...]
"""The colours of which a line shows more than may still be taken, and how many may be."""


Takes = list[tuple[int, tuple[Take, ...]]]
"""Picks, each as how many energies it takes and its actions by height."""


@define(eq=False)
class Choices:
    """What may be taken from a line.

    Args:
        legal: the legal picks.
        reasons: the reasons against every pick.
        takes: the legal picks as actions, by the name of the line.
    """

    legal: list[Pile]
    reasons: dict[Pile, tuple[Reason, ...]]
    takes: dict[str, Takes]


@define(eq=False)
class Shown:
    """The energies that a line shows.

    Args:
        line: the energies, sorted.
        once: the marks of the limited colours among them.
        twice: the marks of those that it shows twice.
        thrice: the marks of those that it shows three times.
        choices: what may be taken when nothing is lifted, by the marks that bite.
    """

    line: Pile
    once: int
    twice: int
    thrice: int
    choices: dict[int, Choices]


@define(eq=False)
class Board:
    """What matters of the board of a seat when energies are taken and placed.

    Args:
        cells: the board.
        held: how many it holds of each limited colour, side by side. Each count has a bit above it, its *mark*, and
            begins where the limit carries into that (base.receive.limit).
        room: a bit for each height and number of energies for which there is room, first where no token lies in the
            notch, then where one does; without a token in hand and with one. None before somebody asked.
    """

    cells: Cells
    held: int
    room: tuple[int, int] | None = None


class Receiving:
    """The tables of taking and placing; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        limit = book.options["base.colour_limit"]
        limited = [k.letter for k in book.energies.values() if k.limited and limit != "none"]
        self._limit = int(limit) if limited else 0
        self._tallies = {energy: 1 << TALLY * at for at, energy in enumerate(limited)}
        self._marks = {energy: tally << TALLY - 1 for energy, tally in self._tallies.items()}
        self._one_each = sum(self._tallies.values())
        self._every_mark = sum(self._marks.values())
        self._until_full = self._every_mark - self._limit * self._one_each
        self._held = Table(self._tally)
        self._rooms = tuple([Table(partial(self._room, height)) for height in HEIGHTS])
        self._boards = Table(self._board, 8192)
        self._shown = Table(self._show)
        self._lines = Table(self._line)
        self._choices: Memo[tuple[Pile, Biting, tuple[Waiver, ...]], Choices] = Memo()
        self._notched = Table(_notched_heights)
        self._picks = Table(_pick)
        self._place = Table(self._judge_place)
        self._actions = Table(_by_height)

    def board(self, cells: Cells) -> Board:
        """What matters of a board when energies are taken and placed."""
        return self._boards[cells]

    def _board(self, cells: Cells) -> Board:
        return Board(cells, sum(map(self._held.__getitem__, cells), self._until_full))

    def _tally(self, cell: Pile) -> int:
        found = 0
        for energy in cell:
            found += self._tallies.get(energy, 0)
        return found

    def full_colours(self, cells: Cells) -> Pile:
        """The colours of which the seat may take no more (base.receive.limit)."""
        full = self._boards[cells].held & self._every_mark
        return "".join([energy for energy, mark in self._marks.items() if full & mark]) if full else ""

    def choices(self, shown: str, board: Board, waived: tuple[Waiver, ...]) -> Choices:
        """What may be taken from a line.

        Args:
            shown: what lies on the line, a dot for an empty space.
            board: of the seat.
            waived: the rules lifted for this turn.
        """
        line = self._shown[shown]
        if waived:
            key = (line.line, self._biting(line.line, board.cells), waived)
            return self._choices.get(key) or self._choices.keep(key, self._judge(*key))
        held = board.held
        bites = held & line.once
        if line.twice:
            bites |= (held + self._one_each & line.twice) >> 1 | (held + 2 * self._one_each & line.thrice) >> 2
        found = line.choices.get(bites)
        if found is None:
            biting = self._biting(line.line, board.cells) if bites else ()
            found = line.choices[bites] = self._judge(line.line, biting, ())
        return found

    def _show(self, shown: str) -> Shown:
        return self._lines["".join(sorted(shown.replace(EMPTY, "")))]

    def _line(self, line: Pile) -> Shown:
        marks = [(line.count(energy), self._marks.get(energy, 0)) for energy in kinds(line)]
        once, twice, thrice = [sum([mark for count, mark in marks if count >= least]) for least in (1, 2, 3)]
        return Shown(line, once, twice, thrice, {})

    def _biting(self, line: Pile, cells: Cells) -> Biting:
        board = "".join(cells)
        rooms = [(energy, max(0, self._limit - board.count(energy))) for energy in self._tallies if energy in line]
        return tuple([(energy, room) for energy, room in rooms if line.count(energy) > room])

    def _judge(self, line: Pile, room: Biting, waived: tuple[Waiver, ...]) -> Choices:
        picks = {*line, *map("".join, combinations(line, 2)), *map("".join, combinations(line, 3))}
        legal, reasons = [], {}
        for pick in sorted(picks):
            reasons[pick] = self._against(Taking(line, pick, room, waived))
            if not reasons[pick]:
                legal.append(pick)
        return Choices(legal, reasons, {})

    def takes(self, line: str, choices: Choices) -> Takes:
        """The legal picks from a line, made into actions once."""
        found = choices.takes[line] = [(len(pick), self._actions[line, pick]) for pick in choices.legal]
        return found

    def _against(self, taking: Taking) -> tuple[Reason, ...]:
        book, waivers = self._book, taking.waived
        reasons: tuple[Reason, ...] = ()
        for veto in book.hooks.veto_take:
            reasons += veto(book, taking)
        for waive in book.hooks.waive_take:
            waivers += waive(book, taking)
        return book.in_force(reasons, waivers)

    def places(self, board: Board, seat: Seat) -> tuple[Pick, Pick, Pick, Pick]:
        """Where none, one, two and three energies can go, each as what picks those heights."""
        room = (board.room or self._find_room(board))[bool(seat.free)]
        notched = self._notched[seat.notches]
        open_ = room & ~notched | room >> NOTCHED & notched
        picks = self._picks
        return (
            picks[0],
            picks[open_ & EVERYWHERE],
            picks[open_ >> FOR_TWO & EVERYWHERE],
            picks[open_ >> FOR_THREE & EVERYWHERE],
        )

    def _find_room(self, board: Board) -> tuple[int, int]:
        found = sum(map(getitem, self._rooms, map(len, board.cells)))
        board.room = (found & ROOMS, found >> WITH_TOKEN)
        return board.room

    def _room(self, height: int, lying: int) -> int:
        """Whether a place can receive one, two and three energies, without a token in its notch and with one."""
        found = 0
        for tokens, shift in ((False, 0), (True, WITH_TOKEN)):
            found |= self._receives(height, lying, False, tokens) << shift
            found |= self._receives(height, lying, True, tokens) << NOTCHED + shift
        return found

    def _receives(self, height: int, lying: int, notched: bool, tokens: bool) -> int:
        """A bit at the height in the lanes of as many energies as the place can receive."""
        if height not in RECEIVING_PLACES:
            return 0
        placings = {lane: Placing(count, height, lying, notched, tokens) for count, lane in LANES.items()}
        return sum([1 << height + lane for lane, placing in placings.items() if not self._judge_place(placing)])

    def against_place(self, placing: Placing) -> tuple[Reason, ...]:
        """Why the place cannot receive the energies."""
        return self._place[placing]

    def _judge_place(self, placing: Placing) -> tuple[Reason, ...]:
        book = self._book
        return book.in_force(tuple([r for veto in book.hooks.veto_place for r in veto(book, placing)]))


def _notched_heights(notches: str) -> int:
    """A bit in every lane at the heights where a token lies in the notch."""
    heights = [height for height, token in enumerate(notches, start=1) if token != EMPTY]
    return sum([1 << height + lane for height in heights for lane in LANES.values()])


def _pick(heights: int) -> Pick:
    """What picks the actions for these heights, given as bits, from the top."""
    which = [height for height in RECEIVING_PLACES if heights >> height & 1]
    if len(which) > 1:
        return itemgetter(*which)
    return itemgetter(slice(which[0], which[0] + 1) if which else slice(0))


_new_take = in_the_making(Take)


def _by_height(of: tuple[str, Pile]) -> tuple[Take, ...]:
    """The ways to take these energies from the line, one for each height."""
    takes = []
    for height in HEIGHTS:
        take = _new_take()
        take.line, take.energies = of
        take.height = height
        take._attrs_cached_hash = None
        take.__class__ = Take
        takes.append(take)
    return tuple(takes)
