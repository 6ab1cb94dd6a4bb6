"""How energies move: one walk serves the spaces of the board and whatever else moves an energy.

What matters of a board is small, so it is worked out once and looked up ever after. A *column* is a board on which
the energies that have moved in the running action are written in small letters: ``KY/-/g/...``. Its *outline* says of
each place whether it is open, full or passed over; where a move ends depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define

from chakra_rules.base.actions import Move
from chakra_rules.base.harmonise import harmonised
from chakra_rules.base.walks import FULL, OPEN, PASSED, Outline, Walks, walks
from chakra_rules.book import Memo, Rulebook
from chakra_rules.components import BUBBLES, CHAKRAS, EARTH, ROOM, add, remove
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
        pays: each different move and what it leaves owed.
    """

    owed: tuple[Owed, ...]
    due: bool
    pays: tuple[tuple[Owed, Owing], ...]


@define(eq=False)
class Column:
    """A board inside an action, with small letters for the energies that moved; there is one value for each.

    Args:
        cells: the board.
        outline: open, full or passed over, by height.
        walks: where moves of some lengths start and end on its outline, as far as anybody asked.
        fresh: the energies that may make a move, each letter once, by height.
        tired: the same for those that have moved.
        after: the columns that moves lead to, as far as anybody asked.
        completable: whether moves owed can all be made, as far as anybody asked.
        steps: what may be moved now, as far as anybody asked.
    """

    cells: Cells
    outline: Outline
    walks: dict[tuple[int, ...], Walks]
    fresh: tuple[str, ...]
    tired: tuple[str, ...]
    after: dict[Move, Column]
    completable: dict[Owing, bool]
    steps: dict[Owing, dict[Move, Owing]]


class Movement:
    """The tables of moving; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._locks = book.options["base.harmonised_energies"] == "locked" and "base.channel.locked" not in book.waived
        self._into_bubbles = book.options["base.up_into_bubbles"] is True or "base.channel.bubbles" in book.waived
        self._ground = "".join(k.letter for k in book.energies.values() if k.grounded)
        self._grounded = self._ground + self._ground.lower()
        self._marks: Memo[tuple[int, Pile], tuple[str, str, str]] = Memo()
        self._walks: dict[Outline, dict[tuple[int, ...], Walks]] = {}
        self._columns: Memo[Cells, Column] = Memo(8192)
        self._owing: Memo[tuple[Owed, ...], Owing] = Memo(4096)
        self._moves: dict[tuple[Energy, int, int], Move] = {}
        self._last: tuple[Cells, Moved, tuple[Owed, ...], dict[Move, Owing]] = ((), (), (), {})

    def possible(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> bool:
        """Whether all the moves owed can still be made, in some order (base.channel.complete)."""
        return self.completable(self.column(cells, moved), self.owing(owed))

    def steps(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> dict[Move, Owing]:
        """Every move that may be made now, and what it leaves owed; none leads into a dead end.

        Args:
            cells: the board.
            moved: where the energies that moved in this action lie.
            owed: the moves the action still owes.

        Returns:
            The moves, those that pay the first move owed first, each from the top of the board down.
        """
        last = self._last
        if last[0] is cells and last[1] is moved and last[2] is owed:
            return last[3]
        column, owing = self.column(cells, moved), self.owing(owed)
        found = column.steps.get(owing)
        if found is None:
            found = column.steps[owing] = {
                move: rest
                for one, rest in reversed(owing.pays)  # where two moves owed are paid alike, the first is
                for move in self._moves_paying(column, one)
                if self._leaves(column, move, rest)
            }
            if len(owing.pays) > 1:
                found = column.steps[owing] = dict(sorted(found.items(), key=_from_the_top))
        self._last = (cells, moved, owed, found)
        return found

    def owing(self, owed: tuple[Owed, ...]) -> Owing:
        """The one value for these moves owed."""
        found = self._owing.get(owed)
        if found is None:
            pays = tuple([(one, self.owing(_without(owed, one))) for one in dict.fromkeys(owed)])
            found = self._owing.keep(owed, Owing(owed, not all([one.optional for one in owed]), pays))
        return found

    def completable(self, column: Column, owing: Owing) -> bool:
        """Whether all the moves owed can be made on the column, in some order (base.channel.complete)."""
        if not owing.due:
            return True
        found = column.completable.get(owing)
        if found is None:
            found = column.completable[owing] = self._search(column, owing)
        return found

    def _search(self, column: Column, owing: Owing) -> bool:
        if self._independent(column, owing.owed, [], []):
            return True
        for one, rest in owing.pays:
            for move in self._moves_paying(column, one):
                if self._leaves(column, move, rest):
                    return True
        return False

    def _leaves(self, column: Column, move: Move, rest: Owing) -> bool:
        """Whether the move leaves a board on which the rest can be made."""
        if not rest.due:
            return True
        stays = not move.again and column.outline[move.source] != PASSED
        if stays and self._independent(column, rest.owed, [(move.source, move.energy)], [move.target]):
            return True
        return self.completable(self._next(column, move), rest)

    def _independent(
        self, column: Column, owed: tuple[Owed, ...], taken: list[tuple[int, str]], arrived: list[int]
    ) -> bool:
        """Whether fresh energies pay all that is owed without getting in each other's way; false is not certain.

        A move leaves every walk as it was that does not cross its target, unless its target comes to be passed over or
        its source was. So most boards need no search.

        Args:
            column: the board.
            owed: the moves.
            taken: the energies that have paid already, as (height, letter).
            arrived: where they went.
        """
        blocked: list[int] = []
        for one in owed:
            if one.again:
                return False
            last = arrived[-1] if arrived else EARTH
            filled = last != EARTH and len(column.cells[last]) + arrived.count(last) >= ROOM
            if filled and not self._blocks(column, taken, arrived, blocked):
                return False
            if not self._pick(column, one, taken, arrived, blocked):
                return False
        return True

    def _blocks(self, column: Column, taken: list[tuple[int, str]], arrived: list[int], blocked: list[int]) -> bool:
        """Whether the place that the last arrival filled is not passed over; then it is noted as blocked."""
        last = arrived[-1]
        cell = column.cells[last]
        for (_, letter), target in zip(taken, arrived, strict=True):
            if target == last:
                cell = add(cell, letter.lower())
        blocked.append(last)
        at = (last, cell)
        return (self._marks.get(at) or self._mark(at))[0] == FULL

    def _pick(
        self, column: Column, owed: Owed, taken: list[tuple[int, str]], arrived: list[int], blocked: list[int]
    ) -> bool:
        """Note the first move that pays ``owed`` with an energy not taken and crosses nothing blocked."""
        fresh, outline, anyone = column.fresh, column.outline, not owed.only
        for height, target in self._walks_of(column, owed):
            letters = fresh[height]
            if not letters or outline[height] == PASSED or (blocked and _crosses(height, target, blocked)):
                continue
            for letter in letters:
                at = (height, letter)
                if at in taken and column.cells[height].count(letter) <= taken.count(at):
                    continue
                if (target != EARTH and anyone) or self._may(letter, target, owed):
                    taken.append(at)
                    arrived.append(target)
                    return True
        return False

    def _walks_of(self, column: Column, owed: Owed) -> Walks:
        """The walks on the column that pay the move, whoever makes them."""
        found = column.walks.get(owed.deltas)
        if found is None:
            found = column.walks[owed.deltas] = walks(column.outline, owed.deltas)
        return found

    def _may(self, letter: str, target: int, owed: Owed) -> bool:
        return (target != EARTH or letter in self._grounded) and (not owed.only or letter.upper() in owed.only)

    def _moves_paying(self, column: Column, owed: Owed) -> Iterator[Move]:
        """Every move that pays ``owed``, whatever it leaves of the others, from the top of the board down."""
        table = self._moves
        movers = column.tired if owed.again else column.fresh
        for height, target in self._walks_of(column, owed):
            for letter in movers[height]:
                if self._may(letter, target, owed):
                    yield table.get((letter, height, target)) or self._new_move(letter, height, target)

    def _new_move(self, letter: str, source: int, target: int) -> Move:
        move = Move(letter.upper(), source, target, letter.islower())
        self._moves[letter, source, target] = move
        return move

    def _next(self, column: Column, move: Move) -> Column:
        found = column.after.get(move)
        if found is None:
            cells = list(column.cells)
            gone = move.energy.lower() if move.again else move.energy
            cells[move.source] = remove(cells[move.source], gone)
            cells[move.target] = add(cells[move.target], move.energy.lower())
            found = column.after[move] = self._column(tuple(cells))
        return found

    def column(self, cells: Cells, moved: Moved = ()) -> Column:
        """The one value for this board and the energies that moved on it."""
        if moved:
            marked = list(cells)
            for height, energy in moved:
                marked[height] = add(remove(marked[height], energy), energy.lower())
            cells = tuple(marked)
        return self._column(cells)

    def _column(self, cells: Cells) -> Column:
        found = self._columns.get(cells)
        if found is None:
            marks = self._marks
            looked_up = [marks.get(at) or self._mark(at) for at in enumerate(cells)]
            kinds, fresh, tired = zip(*looked_up, strict=True)
            outline = "".join(kinds)
            shared = self._walks.setdefault(outline, {})
            found = self._columns.keep(cells, Column(cells, outline, shared, fresh, tired, {}, {}, {}))
        return found

    def _mark(self, at: tuple[int, Pile]) -> tuple[str, str, str]:
        """How the place counts in the outline, and which of its energies may move: fresh ones and tired ones.

        base.channel.distinct-energies, base.channel.locked and base.channel.earth.
        """
        height, cell = at
        pile = "".join(sorted(cell.upper()))
        letters = "" if height == EARTH or (self._locks and harmonised(height, pile)) else "".join(sorted(set(cell)))
        fresh = "".join([letter for letter in letters if letter.isupper()])
        return self._marks.keep(at, (self._kind(height, pile), fresh, letters[len(fresh) :]))

    def _kind(self, height: int, pile: Pile) -> str:
        if height == EARTH:
            return OPEN
        if height == BUBBLES:
            return OPEN if self._into_bubbles and len(pile) < ROOM else FULL
        if len(pile) < ROOM:
            return OPEN
        return PASSED if any([passes(self._book, height, pile) for passes in self._book.hooks.passes_over]) else FULL

    def against(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...], move: Move) -> tuple[Reason, ...]:
        """Every reason against a move; none exactly when it is among the steps."""
        steps = self.steps(cells, moved, owed)
        if move in steps:
            return ()
        source, target = move.source, move.target
        if not (EARTH <= source <= BUBBLES and EARTH <= target <= BUBBLES):
            return (refuse("base.channel.order", source=source, target=target, owed=written(owed)),)
        column = self.column(cells, moved)
        reasons: list[Reason] = []
        letter = move.energy.lower() if move.again else move.energy
        if source == EARTH or (target == EARTH and move.energy not in self._grounded):
            reasons.append(
                refuse("base.channel.earth", energy=move.energy, source=source, target=target, grounded=self._ground)
            )
        elif self._locks and harmonised(source, cells[source]):
            reasons.append(refuse("base.channel.locked", height=source))
        elif letter not in (column.tired if move.again else column.fresh)[source]:
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
        for one, rest in owing.pays:
            if move in self._moves_paying(column, one):
                return (refuse("base.channel.complete", owed=written(rest.owed)),)
        return (refuse("base.channel.order", source=move.source, target=move.target, owed=written(owing.owed)),)


def _crosses(source: int, target: int, blocked: list[int]) -> bool:
    """Whether the way from source to target crosses or reaches a blocked place."""
    return any([target <= height < source or source < height <= target for height in blocked])


def _from_the_top(step: tuple[Move, Owing]) -> tuple[int, int, str, bool]:
    move = step[0]
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
