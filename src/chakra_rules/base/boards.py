"""The table of boards: what matters of each, worked out once and looked up ever after.

What is known of one place is worked out for each content and written into a number: who may move from it, whether
energies can come to it (base.columns), for how many taken from the Maya it has room, and how many it holds of each
colour. The number of a board is the sum over its nine places.
"""

from __future__ import annotations

from functools import partial
from operator import getitem
from string import ascii_lowercase

from chakra_rules.base.columns import CLOSED, FULL, HEIGHTS, HELD, OPEN, PASSED, RECEIVING, Column, column, place
from chakra_rules.base.harmonise import harmonised
from chakra_rules.book import Rulebook, Table
from chakra_rules.components import BUBBLES, CHAKRAS, EARTH, ROOM, add, kinds, remove
from chakra_rules.making import in_the_making
from chakra_rules.rule import Reason
from chakra_rules.stages import Placing
from chakra_rules.state import Cells
from chakra_rules.terms import Energy, Pile

MovedEnergies = tuple[tuple[int, Energy], ...]
"""Where the energies that moved in this action lie: (height, energy), sorted."""

RECEIVING_PLACES = (BUBBLES, *CHAKRAS)
SEATS = 4
"""How many there are at most."""
FOR_TWO, FOR_THREE, ARMED = [len(HEIGHTS) * lanes for lanes in (1, 2, 3)]
"""Where the lanes of ``Column.room`` begin: for two energies, for three, for a seat with a token in hand."""
LANES = {1: 0, 2: FOR_TWO, 3: FOR_THREE}
"""The lane for so many energies."""


class Boards:
    """The boards and their places under one rulebook; what the tables hold depends on nothing but their keys.

    Args:
        book: the rules.

    Attributes:
        into_bubbles: whether energies may move up into the bubbles (base.channel.bubbles).
        locks: whether the energies of a harmonised chakra stay there (base.channel.locked).
        ground: the energies that may go to the Earth (base.channel.earth).
        limit: of how many energies of each limited colour a seat may take no more (base.receive.limit).
        marks: for each limited colour the bit of ``Column.held`` that is set when the board holds so many; the count
            lies in the bits below and begins where the limit carries into that bit.
        one_each: one of each limited colour, as ``Column.held`` counts them.
        letters: which energies of a pile may move, each letter once: the fresh ones, the tired ones.
    """

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self.locks = book.options["base.harmonised_energies"] == "locked" and "base.channel.locked" not in book.waived
        self.into_bubbles = book.options["base.up_into_bubbles"] is True or "base.channel.bubbles" in book.waived
        self.ground = "".join(k.letter for k in book.energies.values() if k.grounded)
        limit = book.options["base.colour_limit"]
        limited = [kind for kind in book.energies.values() if kind.limited and limit != "none"]
        self.limit = int(limit) if limited else 0
        most = max([len(HEIGHTS) * ROOM, *[SEATS * kind.per_player for kind in limited]])
        width = max(most + ROOM, self.limit).bit_length() + 1
        tallies = {kind.letter: 1 << width * at for at, kind in enumerate(limited)}
        self._tallies = {energy: tally << HELD for energy, tally in tallies.items()}
        self.marks = {energy: tally << width - 1 for energy, tally in tallies.items()}
        self.one_each = sum(tallies.values())
        self._every_mark = sum(self.marks.values())
        self._empty = self._every_mark - self.limit * self.one_each << HELD
        self.letters = Table(_letters)
        self._places = tuple([Table(partial(self._place, height)) for height in HEIGHTS])
        self._rooms = tuple([Table(partial(self._room, height)) for height in HEIGHTS])
        self._staying = tuple([Table(partial(self._stay, height)) for height in HEIGHTS])
        self._against = Table(self._judge_place)
        self._full = Table(self._colours)
        self.columns = Table(self._column, 8192)

    def _column(self, cells: Cells) -> Column:
        return column(cells, sum(map(getitem, self._places, cells), self._empty))

    def column(self, cells: Cells, moved: MovedEnergies) -> Column:
        """The one value for this board and the energies that moved on it."""
        if moved:
            marked = list(cells)
            for height, energy in moved:
                marked[height] = add(remove(marked[height], energy), energy.lower())
            cells = tuple(marked)
        return self.columns[cells]

    def after(self, column: Column, letter: str, source: int, target: int) -> Column:
        """The column on which that energy has gone that way."""
        cells = list(column.cells)
        cells[source] = remove(cells[source], letter)
        cells[target] = add(cells[target], letter.lower())
        return self.columns[tuple(cells)]

    def _place(self, height: int, cell: Pile) -> int:
        """What the number of a board says of one place."""
        fresh, grounded, held = 0, 0, 0
        if not self.stays(height, cell):
            able = cell.rstrip(ascii_lowercase)
            fresh = len(able)
            for energy in self.ground:
                grounded += able.count(energy)
        for energy in cell.upper():
            held += self._tallies.get(energy, 0)
        lanes = place(height, self.kind(height, cell), len(cell), fresh, grounded)
        return lanes | self._rooms[height][len(cell)] | held

    def stays(self, height: int, cell: Pile) -> bool:
        """Whether the energies of this place never move (base.channel.earth, base.channel.locked)."""
        return height == EARTH or (self.locks and harmonised(height, cell.upper()))

    def _stay(self, height: int, cell: Pile) -> int:
        return 1 << height if not cell or self.stays(height, cell) else 0

    def staying(self, cells: Cells) -> int:
        """The heights of the places from which no energy moves, as bits."""
        return sum(map(getitem, self._staying, cells))

    def kind(self, height: int, cell: Pile) -> str:
        """Whether energies can come to a place that holds these, cannot, or pass over it (base.channel.skip)."""
        if height == EARTH:
            return OPEN
        if height == BUBBLES and not self.into_bubbles:
            return CLOSED
        if len(cell) < ROOM:
            return OPEN
        if height == BUBBLES:
            return FULL
        pile = "".join(sorted(cell.upper()))
        return PASSED if any([passes(self._book, height, pile) for passes in self._book.hooks.passes_over]) else FULL

    def _room(self, height: int, lying: int) -> int:
        """For how many energies there is room (base.receive.bubbles, base.receive.chakra).

        A bit at the height in the ``LANES`` of as many energies, ``ARMED`` higher for a seat with a token in hand. A
        chakra with a token in its notch has room for none, whatever modules say: that rule cannot be lifted.
        """
        found = 0
        if height in RECEIVING_PLACES:
            for tokens, shift in ((False, 0), (True, ARMED)):
                for count, lane in LANES.items():
                    if not self._judge_place((count, height, lying, False, tokens)):
                        found |= 1 << height + lane + shift
        return found << RECEIVING

    def against_place(self, count: int, height: int, lying: int, notched: bool, tokens: bool) -> tuple[Reason, ...]:
        """Why a place cannot receive energies; the arguments are the fields of a :class:`Placing`."""
        return self._against[count, height, lying, notched, tokens]

    def _judge_place(self, at: tuple[int, int, int, bool, bool]) -> tuple[Reason, ...]:
        placing = _new_placing()
        placing.count, placing.height, placing.lying, placing.notched, placing.tokens = at
        placing.__class__ = Placing
        reasons: tuple[Reason, ...] = ()
        for veto in self._book.hooks.veto_place:
            reasons += veto(self._book, placing)
        return self._book.in_force(reasons)

    def full_colours(self, cells: Cells) -> Pile:
        """The colours of which a seat with this board may take no more (base.receive.limit)."""
        return self._full[self.columns[cells].held & self._every_mark]

    def _colours(self, marks: int) -> Pile:
        return "".join([energy for energy, mark in self.marks.items() if marks & mark])


def locked(book: Rulebook, height: int, cell: Pile) -> bool:
    """Whether the energies of a place stay there because the chakra is harmonised (base.channel.locked).

    Args:
        book: the rules.
        height: of the place, 0 to 8.
        cell: what lies there, in order.

    >>> from chakra_rules import Ruleset
    >>> locked(Ruleset.of().book, 4, "GGG")
    True
    """
    return book.service(Boards).locks and harmonised(height, cell)


_new_placing = in_the_making(Placing)


def _letters(cell: Pile) -> tuple[str, str]:
    """base.channel.distinct-energies: energies of one colour in one place are alike."""
    letters = kinds(cell)
    once = letters.rstrip(ascii_lowercase)
    return once, letters[len(once) :]
