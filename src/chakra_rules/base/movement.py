"""How energies move: one walk serves the spaces of the board and whatever else moves an energy.

What matters of a board is small, so it is worked out once and looked up ever after. A *column* is a board on which
the energies that have moved in the running action are written in small letters: ``KY/-/g/...``. Where moves start on it
stands in its bits; only where these do not tell whether the moves owed can all be made are moves tried.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from attrs import define, field

from chakra_rules.base.actions import Move
from chakra_rules.base.boards import Boards, MovedEnergies
from chakra_rules.base.columns import (
    EVERYWHERE,
    FULL,
    HEIGHTS,
    HEIGHTS_OF,
    LANE,
    LENGTHS,
    PASSED,
    SECOND,
    Column,
    Judge,
    at_once,
    fills,
    from_where,
    starts,
    to_where,
    towards,
    with_one_to_spare,
)
from chakra_rules.book import Memo, Rulebook, Table
from chakra_rules.components import BLACK, BUBBLES, CHAKRAS, COLOURS, EARTH
from chakra_rules.rule import Reason, refuse
from chakra_rules.stages import Owed
from chakra_rules.state import Cells

Ends = Table[int, tuple[int, ...]]
"""Where a move ends from each height, by the places passed over."""

Either = tuple[int, int] | None
"""The lengths of a move, the same twice where it has only one."""

ALL = 1 << 16
"""More moves than there ever are."""


class Way(NamedTuple):
    """One length of one of the moves owed.

    Args:
        length: how many chakras, up positive.
        one: the move owed.
        rest: what is owed after it.
        ends: where it ends.
        plain: whether columns know where it starts.
    """

    length: int
    one: Owed
    rest: Owing
    ends: Ends
    plain: bool


@define(eq=False)
class Owing:
    """Moves still owed, and what is owed after each of them; there is one such value for each tuple of moves.

    Args:
        owed: the moves.
        due: whether one of them may not be left out.
        ways: each length of each different move owed, as they are tried from one place.
        alike: whether one move may pay two of those owed, or a moved energy as well as a fresh one.
        either: the lengths of the move owed, where it is the only one and columns know where it starts.
        at_once: tells of most boards whether the moves can be made, without trying them.
        with_one_to_spare: tells of many whether they can even be made if an energy leaves some one place first.
        steps: the moves that may be made, by the column.
        tried: whether the moves can be made, for the columns that had to be tried.
    """

    owed: tuple[Owed, ...]
    due: bool
    ways: tuple[Way, ...]
    alike: bool
    either: Either
    at_once: Judge
    with_one_to_spare: Callable[[Column], bool]
    steps: Table[Column, tuple[Move, ...]] = field(init=False)
    tried: Table[Column, bool] = field(init=False)


@define(eq=False)
class Listed:
    """The moves that may be made, and what they were listed for."""

    cells: Cells
    moved: MovedEnergies
    owed: tuple[Owed, ...]
    owing: Owing
    column: Column
    moves: tuple[Move, ...]


class Movement:
    """Which moves can be made: the service that modules ask, ``book.service(Movement)``.

    It is all tables; what they hold depends on nothing but their keys.

    >>> from chakra_rules import Ruleset
    >>> from chakra_rules.notation import read_board
    >>> movement, board = Ruleset.of().book.service(Movement), read_board("-/-/-/-/-/-/G/-/-")
    >>> movement.possible(board, (), (Owed((-1,)),)), movement.possible(board, (), (Owed((-2,)),))
    (True, False)
    """

    def __init__(self, book: Rulebook) -> None:
        self._boards = book.service(Boards)
        self._ends: Table[int, Ends] = Table(_ends)
        self._owing: Memo[tuple[Owed, ...], Owing] = Memo(4096)
        self._moves = tuple([tuple([_moves(source, target) for target in HEIGHTS]) for source in HEIGHTS])
        self._grounded = Table(self._may_land)
        self._last: Listed | None = None

    def possible(self, cells: Cells, moved: MovedEnergies, owed: tuple[Owed, ...]) -> bool:
        """Whether all the moves owed can still be made, in some order (base.channel.complete).

        Args:
            cells: the board.
            moved: where the energies that moved in this action lie.
            owed: the moves the action still owes.
        """
        return self.completable(self._boards.column(cells, moved), self.owing(owed))

    def steps(self, cells: Cells, moved: MovedEnergies, owed: tuple[Owed, ...]) -> tuple[Move, ...]:
        """Every move that may be made now; none leads into a dead end.

        Args:
            cells: the board.
            moved: where the energies that moved in this action lie.
            owed: the moves the action still owes.

        Returns:
            The moves, from the top of the board down.
        """
        return self._list(cells, moved, owed).moves

    def _list(self, cells: Cells, moved: MovedEnergies, owed: tuple[Owed, ...]) -> Listed:
        last = self._last
        if last and last.cells is cells and last.moved is moved and last.owed is owed:
            return last
        owing, column = self.owing(owed), self._boards.column(cells, moved)
        listed = self._last = Listed(cells, moved, owed, owing, column, owing.steps[column])
        return listed

    def _find_steps(self, owing: Owing, column: Column) -> tuple[Move, ...]:
        if owing.alike:
            return tuple(sorted(self._paid(owing, column), key=_from_the_top))
        return tuple(self._made(column, owing.ways, ALL))

    def _paid(self, owing: Owing, column: Column) -> dict[Move, Way]:
        """What each move pays; one that pays two moves owed alike pays the first it can."""
        return {move: way for way in reversed(owing.ways) for move in self._made(column, (way,), ALL)}

    def rest(self, cells: Cells, moved: MovedEnergies, owed: tuple[Owed, ...], move: Move) -> tuple[Owed, ...]:
        """What is owed after one of the steps; raises LookupError when none of those owed leads where it goes."""
        listed = self._list(cells, moved, owed)
        return self._way(listed.owing, listed.column, move).rest.owed

    def _way(self, owing: Owing, column: Column, move: Move) -> Way:
        if not owing.alike:
            for way in owing.ways:
                if way.ends[column.passed][move.source] == move.target:
                    return way
        return self._paid(owing, column)[move]

    def owing(self, owed: tuple[Owed, ...]) -> Owing:
        """The one value for these moves owed."""
        return self._owing.get(owed) or self._owing.keep(owed, self._owe(owed))

    def _owe(self, owed: tuple[Owed, ...]) -> Owing:
        rests = {one: self.owing(_without(owed, one)) for one in owed}
        ways = [
            Way(length, one, rest, self._ends[length], length in LENGTHS and not one.again)
            for one, rest in rests.items()
            for length in one.deltas
        ]
        if len(rests) > 1:
            ways.sort(key=lambda way: -way.length)
        due = not all([one.optional for one in owed])
        twice = len({way.length for way in ways}) < len(ways)
        alike = len(rests) > 1 and (twice or any([one.again for one in owed]))
        plain = all([one == Owed(one.deltas) and set(one.deltas) <= LENGTHS for one in owed])
        lengths = tuple([one.deltas for one in owed]) if plain else ()
        either = (lengths[0][0], lengths[0][-1]) if len(lengths) == 1 and 1 <= len(lengths[0]) <= 2 else None
        owing = Owing(owed, due, tuple(ways), alike, either, at_once(lengths), with_one_to_spare(lengths))
        owing.steps = Table(partial(self._find_steps, owing), 8192)
        owing.tried = Table(partial(self._try, owing), 8192)
        return owing

    def completable(self, column: Column, owing: Owing) -> bool:
        """Whether all the moves owed can be made on the column, in some order (base.channel.complete)."""
        judge = owing.at_once
        can_be = judge(column, LANE) if column.ways else None
        return owing.tried[column] if can_be is None else can_be

    def which(self, column: Column, owing: tuple[tuple[int, Owing], ...]) -> int:
        """Of several, each given with a bit: the bits of those whose moves can all be made on the column."""
        found, ways = 0, column.ways
        for bit, one in owing:
            if one.either and ways:  # only one move, and it can be made if it can start anywhere
                length, other = one.either
                if ways[length] | ways[other]:
                    found |= bit
            elif self.completable(column, one):
                found |= bit
        return found

    def _try(self, owing: Owing, column: Column) -> bool:
        return not owing.due or bool(self._made(column, owing.ways, 1))

    def _made(self, column: Column, ways: tuple[Way, ...], enough: int) -> list[Move]:
        """The moves that may be made in these ways, from the top of the board down until there are enough."""
        anywhere, open_ways, known = 0, [], column.ways
        for length, one, rest, ends, plain in ways:
            start = starts(known[length]) if plain and known else self._from_where(column, length)
            if start:
                anywhere |= start
                others_can = self._where_others_can(column, one, rest) if rest.due else EVERYWHERE
                open_ways.append((start, ends[column.passed], others_can, one, rest))
        found: list[Move] = []
        letters, grounded, cells = self._boards.letters, self._grounded, column.cells
        for source in HEIGHTS_OF[anywhere]:
            movers, moves = letters[cells[source]], self._moves[source]
            for start, targets, others_can, one, rest in open_ways:
                if start >> source & 1:
                    target, able = targets[source], movers[one.again]
                    if target == EARTH:
                        able = grounded[able]
                    if one.only:
                        able = _those_among(able, one.only)
                    free = others_can >> target & 1 or self._others_can(column, source, target, one, rest)
                    for letter in able:
                        if free or self.completable(self._boards.after(column, letter, source, target), rest):
                            found.append(moves[target][letter])
            if len(found) >= enough:
                break
        return found

    def _from_where(self, column: Column, length: int) -> int:
        """From where a move of any length may start, whoever makes it."""
        return from_where(column, length) & ~self._boards.staying(column.cells)

    def _where_others_can(self, column: Column, one: Owed, rest: Owing) -> int:
        """The places to which one move can be made whoever makes it, because others can make the rest."""
        if one.again or not column.ways or not rest.with_one_to_spare(column):
            return 0
        return column.ends >> SECOND | 1 << EARTH

    def _others_can(self, column: Column, source: int, target: int, one: Owed, rest: Owing) -> bool:
        """Whether energies to which the move makes no difference can make the rest; false is not certain."""
        if one.again or not column.ways:
            return False
        others = EVERYWHERE ^ 1 << source
        if fills(column, target) or len(rest.owed) > 1:
            for way in rest.ways:
                others &= ~towards(column, target, way.length)
        judge = rest.at_once
        return judge(column, others) is True

    def _may_land(self, letters: str) -> str:
        """Those of the energies that may go to the Earth."""
        return _those_among(letters, self._boards.ground)

    def against(self, cells: Cells, moved: MovedEnergies, owed: tuple[Owed, ...], move: Move) -> tuple[Reason, ...]:
        """Every reason against a move; none exactly when it is among the steps."""
        if move in self.steps(cells, moved, owed):
            return ()
        source, target = move.source, move.target
        if not (EARTH <= source <= BUBBLES and EARTH <= target <= BUBBLES):
            return (refuse("base.channel.order", source=source, target=target, owed=written(owed)),)
        boards, letter = self._boards, _letter(move)
        column = boards.column(cells, moved)
        reasons: list[Reason] = []
        if source == EARTH or (target == EARTH and move.energy not in boards.ground):
            reasons.append(
                refuse("base.channel.earth", energy=move.energy, source=source, target=target, grounded=boards.ground)
            )
        elif boards.stays(source, cells[source]):
            reasons.append(refuse("base.channel.locked", height=source))
        elif letter not in boards.letters[column.cells[source]][move.again]:
            reasons.append(refuse("base.channel.distinct-energies", energy=move.energy, height=source))
        if target == BUBBLES and not boards.into_bubbles:
            reasons.append(refuse("base.channel.bubbles"))
        reasons += self._against_way(cells, source, target)
        return tuple(reasons) or self._against_owed(column, self.owing(owed), move)

    def _against_way(self, cells: Cells, source: int, target: int) -> list[Reason]:
        crossed = range(source + 1, target + 1) if target > source else range(target, source)
        kinds = {height: self._boards.kind(height, cells[height]) for height in crossed if self._counts(height)}
        if FULL in kinds.values() or kinds.get(target) == PASSED:
            return [refuse("base.channel.free-space", source=source, target=target)]
        return []

    def _counts(self, height: int) -> bool:
        return height in CHAKRAS or (height == BUBBLES and self._boards.into_bubbles)

    def _against_owed(self, column: Column, owing: Owing, move: Move) -> tuple[Reason, ...]:
        for way in owing.ways:
            starts = from_where(column, way.length) >> move.source & 1 and move.again == way.one.again
            ends = way.ends[column.passed][move.source] == move.target
            if starts and ends and move.energy in (way.one.only or move.energy):
                return (refuse("base.channel.complete", owed=written(way.rest.owed)),)
        return (refuse("base.channel.order", source=move.source, target=move.target, owed=written(owing.owed)),)


def _those_among(letters: str, energies: str) -> str:
    return "".join([letter for letter in letters if letter.upper() in energies])


def _ends(length: int) -> Ends:
    return Table(partial(to_where, length), known=ENDS.get(length, {}))


ENDS = {
    length: {passed: to_where(length, passed) for passed in range(0, 1 << BUBBLES, 1 << min(CHAKRAS))}
    for length in LENGTHS
}
"""Where moves of the printed lengths end, by the chakras passed over; made once."""


def _moves(source: int, target: int) -> Table[str, Move]:
    return Table(partial(_move, source, target), known=MOVES.get((source, target), {}))


def _move(source: int, target: int, letter: str) -> Move:
    return Move(letter.upper(), source, target, letter.islower())


MOVES = {
    (source, source + length): {
        letter: _move(source, source + length, letter)
        for energy in COLOURS + BLACK
        for letter in (energy, energy.lower())
    }
    for source in HEIGHTS
    for length in LENGTHS
    if source + length in HEIGHTS
}
"""The moves of the printed energies over the printed lengths, by source and target and then by letter; made once."""


def _letter(move: Move) -> str:
    """How a column writes what the move moves."""
    return move.energy.lower() if move.again else move.energy


def _from_the_top(move: Move) -> tuple[int, int, str, bool]:
    return -move.source, -move.target, move.energy, move.again


def now_moved(moved: MovedEnergies, move: Move) -> MovedEnergies:
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
