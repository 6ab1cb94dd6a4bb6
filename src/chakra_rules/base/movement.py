"""How energies move: one walk serves the spaces of the board and whatever else moves an energy.

What matters of a board is small, so it is worked out once and looked up ever after. A *column* is a board on which
the energies that have moved in the running action are written in small letters: ``KY/-/g/...``. Where moves start on it
stands in its bits; only where these do not tell whether the moves owed can all be made are moves tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import getitem
from string import ascii_lowercase
from typing import NamedTuple

from attrs import define

from chakra_rules.base.actions import Move
from chakra_rules.base.columns import (
    EVERYWHERE,
    FULL,
    HEIGHTS,
    LANE,
    LENGTHS,
    OPEN,
    PASSED,
    SECOND,
    Column,
    Judge,
    at_once,
    column,
    fills,
    from_where,
    place,
    to_where,
    towards,
    with_one_to_spare,
)
from chakra_rules.base.harmonise import harmonised
from chakra_rules.book import Memo, Rulebook, Table
from chakra_rules.components import BUBBLES, CHAKRAS, EARTH, ROOM, add, kinds, remove
from chakra_rules.rule import Reason, refuse
from chakra_rules.stages import Owed
from chakra_rules.state import Cells
from chakra_rules.terms import Energy, Pile

Moved = tuple[tuple[int, Energy], ...]
"""Where the energies that moved in this action lie: (height, energy), sorted."""


@define(eq=False)
class Owing:
    """Moves still owed, and what is owed after each of them; there is one such value for each tuple of moves.

    Args:
        owed: the moves.
        due: whether one of them may not be left out.
        order: each length of each different move owed and what is then owed, as they are tried from one place.
        alike: whether one move may pay two of those owed, or a moved energy as well as a fresh one.
        at_once: tells of most boards whether the moves can be made, without trying them.
        with_one_to_spare: tells of many whether they can even be made if an energy leaves some one place first.
    """

    owed: tuple[Owed, ...]
    due: bool
    order: tuple[tuple[int, Owed, Owing], ...]
    alike: bool
    at_once: Judge
    with_one_to_spare: Callable[[Column], bool]


class Steps(NamedTuple):
    """The moves that may be made, and what each leaves owed."""

    moves: tuple[Move, ...]
    rests: tuple[Owing, ...]


class Movement:
    """The tables of moving; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._locks = book.options["base.harmonised_energies"] == "locked" and "base.channel.locked" not in book.waived
        self._into_bubbles = book.options["base.up_into_bubbles"] is True or "base.channel.bubbles" in book.waived
        self._ground = "".join(k.letter for k in book.energies.values() if k.grounded)
        self._letters = tuple([Table(partial(self._movable, height)) for height in HEIGHTS])
        self._places = tuple([Table(partial(self._place, height)) for height in HEIGHTS])
        self._ends = Table(_ends)
        self._columns = Table(self._column, 8192)
        self._steps = Table(self._find_steps, 8192)
        self._tried = Table(self._try, 8192)
        self._owing: Memo[tuple[Owed, ...], Owing] = Memo(4096)
        self._moves = tuple([tuple([Table(partial(_move, source, end)) for end in HEIGHTS]) for source in HEIGHTS])
        self._last: tuple[Cells, Moved, tuple[Owed, ...], Steps] = ((), (), (), Steps((), ()))

    def possible(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> bool:
        """Whether all the moves owed can still be made, in some order (base.channel.complete)."""
        return self.completable(self.column(cells, moved), self.owing(owed))

    def steps(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> Steps:
        """Every move that may be made now, and what it leaves owed; none leads into a dead end.

        Args:
            cells: the board.
            moved: where the energies that moved in this action lie.
            owed: the moves the action still owes.

        Returns:
            The moves, from the top of the board down; one that pays two moves owed alike pays the first it can.
        """
        last = self._last
        if last[0] is cells and last[1] is moved and last[2] is owed:
            return last[3]
        found = self._steps[self.column(cells, moved), self.owing(owed)]
        self._last = (cells, moved, owed, found)
        return found

    def _find_steps(self, at: tuple[Column, Owing]) -> Steps:
        column, owing = at
        found, rests = [], []
        for move, rest in self._made(column, owing):
            found.append(move)
            rests.append(rest)
        if owing.alike:
            paid = dict(zip(reversed(found), reversed(rests), strict=True))
            found = sorted(paid, key=_from_the_top)
            rests = [paid[move] for move in found]
        return Steps(tuple(found), tuple(rests))

    def rest(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...], move: Move) -> tuple[Owed, ...]:
        """What is owed after one of the steps."""
        made = self._moves[move.source][move.target][_letter(move)]
        steps = self.steps(cells, moved, owed)
        for at, step in enumerate(steps.moves):
            if step is made:
                return steps.rests[at].owed
        raise LookupError(f"{move.notation} is none of the steps")

    def owing(self, owed: tuple[Owed, ...]) -> Owing:
        """The one value for these moves owed."""
        found = self._owing.get(owed)
        if found is None:
            rests = {one: self.owing(_without(owed, one)) for one in owed}
            order = [(length, one, rest) for one, rest in rests.items() for length in one.deltas]
            if len(rests) > 1:
                order.sort(key=lambda paying: -paying[0])
            due = not all([one.optional for one in owed])
            twice = len({length for length, _, _ in order}) < len(order)
            alike = len(rests) > 1 and (twice or any([one.again for one in owed]))
            plain = all([one == Owed(one.deltas) and set(one.deltas) <= LENGTHS for one in owed])
            lengths = tuple([one.deltas for one in owed]) if plain else ()
            judges = at_once(lengths), with_one_to_spare(lengths)
            found = self._owing.keep(owed, Owing(owed, due, tuple(order), alike, *judges))
        return found

    def completable(self, column: Column, owing: Owing) -> bool:
        """Whether all the moves owed can be made on the column, in some order (base.channel.complete)."""
        can_be = owing.at_once(column, LANE) if column.starts else None
        return self._tried[column, owing] if can_be is None else can_be

    def _try(self, at: tuple[Column, Owing]) -> bool:
        column, owing = at
        return not owing.due or next(self._made(column, owing), None) is not None

    def _made(self, column: Column, owing: Owing) -> Iterator[tuple[Move, Owing]]:
        """Every move that may be made and what it leaves owed, from the top of the board down."""
        starts, ways = 0, []
        for length, one, rest in owing.order:
            if column.starts and length in LENGTHS and not one.again:
                start = column.starts[length]
            else:
                start = from_where(column, length)
            starts |= start
            others_can = self._where_others_can(column, one, rest)
            ways.append((start, self._ends[column.passed, length], others_can, one, rest))
        while starts:
            source = starts.bit_length() - 1
            starts ^= 1 << source
            movers, moves = self._letters[source][column.cells[source]], self._moves[source]
            for start, ends, others_can, one, rest in ways:
                if not start >> source & 1:
                    continue
                target = ends[source]
                free = others_can >> target & 1 or self._others_can(column, source, target, one, rest)
                for letter in movers[one.again]:
                    if (target == EARTH or one.only) and not self._may(letter, target, one):
                        continue
                    if free or self.completable(self._after(column, letter, source, target), rest):
                        yield moves[target][letter], rest

    def _where_others_can(self, column: Column, one: Owed, rest: Owing) -> int:
        """The places to which one move can be made whoever makes it, because others can make the rest."""
        if not rest.due:
            return EVERYWHERE
        if one.again or not column.starts or not rest.with_one_to_spare(column):
            return 0
        return column.ends >> SECOND | 1 << EARTH

    def _others_can(self, column: Column, source: int, target: int, one: Owed, rest: Owing) -> bool:
        """Whether energies to which the move makes no difference can make the rest; false is not certain."""
        if one.again or not column.starts:
            return False
        others = EVERYWHERE ^ 1 << source
        if fills(column, target) or len(rest.owed) > 1:
            for length, _, _ in rest.order:
                others &= ~towards(column, target, length)
        return rest.at_once(column, others) is True

    def _may(self, letter: str, target: int, one: Owed) -> bool:
        energy = letter.upper()
        return (target != EARTH or energy in self._ground) and (not one.only or energy in one.only)

    def _after(self, column: Column, letter: str, source: int, target: int) -> Column:
        """The column on which that energy has gone that way."""
        cells = list(column.cells)
        cells[source] = remove(cells[source], letter)
        cells[target] = add(cells[target], letter.lower())
        return self._columns[tuple(cells)]

    def column(self, cells: Cells, moved: Moved = ()) -> Column:
        """The one value for this board and the energies that moved on it."""
        if moved:
            marked = list(cells)
            for height, energy in moved:
                marked[height] = add(remove(marked[height], energy), energy.lower())
            cells = tuple(marked)
        return self._columns[cells]

    def _column(self, cells: Cells) -> Column:
        return column(cells, sum(map(getitem, self._places, cells)))

    def _movable(self, height: int, cell: Pile) -> tuple[str, str]:
        """Which energies may move, each letter once: the fresh ones and the tired ones.

        base.channel.distinct-energies, base.channel.locked and base.channel.earth.
        """
        if height == EARTH or (self._locks and harmonised(height, cell.upper())):
            return "", ""
        letters = kinds(cell)
        fresh = letters.rstrip(ascii_lowercase)
        return fresh, letters[len(fresh) :]

    def _place(self, height: int, cell: Pile) -> int:
        if not self._movable(height, cell)[0]:
            return place(height, self._kind(height, cell), len(cell), 0, 0)
        grounded = 0
        for energy in self._ground:
            grounded += cell.count(energy)
        return place(height, self._kind(height, cell), len(cell), len(cell.rstrip(ascii_lowercase)), grounded)

    def _kind(self, height: int, cell: Pile) -> str:
        if height == EARTH:
            return OPEN
        if height == BUBBLES:
            return OPEN if self._into_bubbles and len(cell) < ROOM else FULL
        if len(cell) < ROOM:
            return OPEN
        pile = "".join(sorted(cell.upper()))
        return PASSED if any([passes(self._book, height, pile) for passes in self._book.hooks.passes_over]) else FULL

    def against(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...], move: Move) -> tuple[Reason, ...]:
        """Every reason against a move; none exactly when it is among the steps."""
        if move in self.steps(cells, moved, owed).moves:
            return ()
        source, target = move.source, move.target
        if not (EARTH <= source <= BUBBLES and EARTH <= target <= BUBBLES):
            return (refuse("base.channel.order", source=source, target=target, owed=written(owed)),)
        column = self.column(cells, moved)
        reasons: list[Reason] = []
        letter = _letter(move)
        if source == EARTH or (target == EARTH and move.energy not in self._ground):
            reasons.append(
                refuse("base.channel.earth", energy=move.energy, source=source, target=target, grounded=self._ground)
            )
        elif self._locks and harmonised(source, cells[source]):
            reasons.append(refuse("base.channel.locked", height=source))
        elif letter not in self._letters[source][column.cells[source]][move.again]:
            reasons.append(refuse("base.channel.distinct-energies", energy=move.energy, height=source))
        if target == BUBBLES and not self._into_bubbles:
            reasons.append(refuse("base.channel.bubbles"))
        reasons += self._against_way(cells, source, target)
        return tuple(reasons) or self._against_owed(column, self.owing(owed), move)

    def _against_way(self, cells: Cells, source: int, target: int) -> list[Reason]:
        crossed = range(source + 1, target + 1) if target > source else range(target, source)
        kinds = {height: self._kind(height, cells[height]) for height in crossed if self._counts(height)}
        if FULL in kinds.values() or kinds.get(target) == PASSED:
            return [refuse("base.channel.free-space", source=source, target=target)]
        return []

    def _counts(self, height: int) -> bool:
        return height in CHAKRAS or (height == BUBBLES and self._into_bubbles)

    def _against_owed(self, column: Column, owing: Owing, move: Move) -> tuple[Reason, ...]:
        for length, one, rest in owing.order:
            starts = from_where(column, length) >> move.source & 1 and move.again == one.again
            ends = self._ends[column.passed, length][move.source] == move.target
            if starts and ends and self._may(move.energy, move.target, one):
                return (refuse("base.channel.complete", owed=written(rest.owed)),)
        return (refuse("base.channel.order", source=move.source, target=move.target, owed=written(owing.owed)),)


def _move(source: int, target: int, letter: str) -> Move:
    return Move(letter.upper(), source, target, letter.islower())


def _ends(way: tuple[int, int]) -> tuple[int, ...]:
    return to_where(*way)


def _letter(move: Move) -> str:
    """How a column writes what the move moves."""
    return move.energy.lower() if move.again else move.energy


def _from_the_top(move: Move) -> tuple[int, int, str, bool]:
    return -move.source, -move.target, move.energy, move.again


def now_moved(moved: Moved, move: Move) -> Moved:
    """Where the moved energies lie once the move is made."""
    if not moved:
        return ((move.target, move.energy),)
    lying = list(moved)
    if move.again:
        lying.remove((move.source, move.energy))
    return tuple(sorted([*lying, (move.target, move.energy)]))


def _without(owed: tuple[Owed, ...], one: Owed) -> tuple[Owed, ...]:
    at = owed.index(one)
    return owed[:at] + owed[at + 1 :]


def written(owed: tuple[Owed, ...]) -> str:
    """The moves owed, as a reason carries them: ``-2,-1`` are two, ``-1/+1`` is one that goes down or up."""
    return ",".join("/".join(f"{delta:+d}" for delta in one.deltas) for one in owed)
