"""How energies move: one walk serves the spaces of the board and whatever else moves an energy.

What matters of a board is small. Its *outline* says of each place whether it is open, full or passed over; where a
move ends depends on nothing else, so the walks are worked out once an outline and looked up ever after.
"""

from __future__ import annotations

from attrs import frozen

from chakra_rules.base.actions import Move
from chakra_rules.base.harmonise import harmonised
from chakra_rules.book import Memo, Rulebook
from chakra_rules.components import BUBBLES, CHAKRAS, EARTH, ROOM, Energy, Pile, add, kinds, remove
from chakra_rules.rule import Reason, refuse
from chakra_rules.stages import Owed
from chakra_rules.state import Cells

OPEN, FULL, PASSED = "o", "f", "p"

Outline = str
Moved = tuple[tuple[int, Energy], ...]
"""Where the energies that moved in this action lie: (height, energy), sorted."""

REACH = 4
"""The longest move any walk table knows, in chakras."""


@frozen
class Walks:
    """Where moves end on a board of one outline.

    Args:
        ends: by height, then by distance (index 0 is unused): the height where a move up ends, -1 where none can.
        falls: the same for moves down.
    """

    ends: tuple[tuple[int, ...], ...]
    falls: tuple[tuple[int, ...], ...]

    def end(self, height: int, delta: int) -> int:
        """Where a move by ``delta`` chakras from ``height`` ends, or -1."""
        return self.ends[height][delta] if delta > 0 else self.falls[height][-delta]


def walks(outline: Outline) -> Walks:
    """The walks on an outline, nine letters from the Earth up (base.channel.free-space, base.channel.skip)."""
    ups = [height for height in range(1, BUBBLES + 1) if outline[height] != PASSED]
    downs = [height for height in range(BUBBLES - 1, -1, -1) if outline[height] != PASSED]
    return Walks(
        tuple(_stops(outline, [h for h in ups if h > start]) for start in range(BUBBLES + 1)),
        tuple(_stops(outline, [h for h in downs if h < start]) for start in range(BUBBLES + 1)),
    )


def _stops(outline: Outline, way: list[int]) -> tuple[int, ...]:
    ends = [-1]
    blocked = False
    for height in way[:REACH]:
        blocked = blocked or outline[height] == FULL
        ends.append(-1 if blocked else height)
    return tuple(ends + [-1] * (REACH + 1 - len(ends)))


class Movement:
    """The tables of moving; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._locks = book.options["base.harmonised_energies"] == "locked" and (
            "base.channel.locked" not in book.waived
        )
        self._into_bubbles = book.options["base.up_into_bubbles"] is True or "base.channel.bubbles" in book.waived
        self._grounded = "".join(k.letter for k in book.energies.values() if k.grounded)
        self._marks: Memo[tuple[int, Pile], str] = Memo()
        self._outlines: Memo[Cells, Outline] = Memo()
        self._walks: Memo[Outline, Walks] = Memo()
        self._completable: Memo[tuple[Cells, Moved, tuple[Owed, ...]], bool] = Memo()
        self._moves: Memo[tuple[Energy, int, int, bool], Move] = Memo()

    def _mark(self, height: int, cell: Pile) -> str:
        found = self._marks.get((height, cell))
        if found is None:
            found = self._marks.keep((height, cell), self._judge(height, cell))
        return found

    def _judge(self, height: int, cell: Pile) -> str:
        if height == EARTH:
            return OPEN
        if height == BUBBLES:
            return OPEN if self._into_bubbles and len(cell) < ROOM else FULL
        if any([passes(self._book, height, cell) for passes in self._book.hooks.passes_over]):
            return PASSED
        return OPEN if len(cell) < ROOM else FULL

    def outline(self, cells: Cells) -> Outline:
        """Whether each place is open, full or passed over, the Earth first."""
        found = self._outlines.get(cells)
        if found is None:
            found = self._outlines.keep(cells, "".join([self._mark(h, cell) for h, cell in enumerate(cells)]))
        return found

    def walks(self, cells: Cells) -> Walks:
        """Where moves end on this board."""
        outline = self.outline(cells)
        found = self._walks.get(outline)
        if found is None:
            found = self._walks.keep(outline, walks(outline))
        return found

    def movers(self, cells: Cells, height: int, moved: Moved, again: bool) -> str:
        """The energies at this height that may make a move: those that have moved already, or those that have not.

        base.channel.distinct-energies, base.channel.locked and base.channel.earth.
        """
        cell = cells[height]
        if not cell or height == EARTH or (self._locks and harmonised(height, cell)):
            return ""
        if not moved:
            return "" if again else kinds(cell)
        here = "".join([energy for at, energy in moved if at == height])
        if again:
            return kinds(here)
        for energy in here:
            cell = cell.replace(energy, "", 1)
        return kinds(cell)

    def moves(self, cells: Cells, moved: Moved, owed: Owed) -> list[Move]:
        """Every move that pays ``owed``, whatever it leaves of the others, from the top of the board down."""
        table = self.walks(cells)
        found: list[Move] = []
        for height in range(BUBBLES, EARTH, -1):
            movers = self.movers(cells, height, moved, owed.again) if cells[height] else ""
            if not movers:
                continue
            for delta in owed.deltas:
                target = table.end(height, delta)
                if target < 0:
                    continue
                for energy in movers:
                    if (not owed.only or energy in owed.only) and (target != EARTH or energy in self._grounded):
                        found.append(self._move(energy, height, target, owed.again))
        return found

    def _move(self, energy: Energy, source: int, target: int, again: bool) -> Move:
        key = (energy, source, target, again)
        return self._moves.get(key) or self._moves.keep(key, Move(*key))

    def completable(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> bool:
        """Whether all the moves owed can still be made, in some order (base.channel.complete)."""
        if all([o.optional for o in owed]):
            return True
        key = (cells, moved, owed)
        found = self._completable.get(key)
        if found is None:
            found = self._completable.keep(key, self._search(cells, moved, owed))
        return found

    def _search(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> bool:
        for one in dict.fromkeys(owed):
            rest = without(owed, one)
            for move in self.moves(cells, moved, one):
                if self.completable(after(cells, move), now_moved(moved, move), rest):
                    return True
        return False

    def steps(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...]) -> dict[Move, tuple[Owed, ...]]:
        """Every move that may be made now, and what it leaves owed; none leads into a dead end."""
        found: dict[Move, tuple[Owed, ...]] = {}
        for one in dict.fromkeys(owed):
            rest = without(owed, one)
            for move in self.moves(cells, moved, one):
                if move not in found and self.completable(after(cells, move), now_moved(moved, move), rest):
                    found[move] = rest
        return found

    def against(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...], move: Move) -> tuple[Reason, ...]:
        """Every reason against a move; none exactly when it is among the steps."""
        source, target = move.source, move.target
        if not (EARTH <= source <= BUBBLES and EARTH <= target <= BUBBLES):
            return (refuse("base.channel.order", source=source, target=target, owed=written(owed)),)
        reasons: list[Reason] = []
        if source == EARTH or (target == EARTH and move.energy not in self._grounded):
            reasons.append(refuse("base.channel.earth", energy=move.energy, source=source, target=target))
        elif self._locks and harmonised(source, cells[source]):
            reasons.append(refuse("base.channel.locked", height=source))
        elif move.energy not in self.movers(cells, source, moved, move.again):
            reasons.append(refuse("base.channel.distinct-energies", energy=move.energy, height=source))
        if target == BUBBLES and not self._into_bubbles:
            reasons.append(refuse("base.channel.bubbles"))
        reasons += self._against_way(cells, source, target)
        if not reasons:
            reasons += self._against_owed(cells, moved, owed, move)
        return tuple(reasons)

    def _against_way(self, cells: Cells, source: int, target: int) -> list[Reason]:
        outline = self.outline(cells)
        crossed = range(source + 1, target + 1) if target > source else range(target, source)
        if any(outline[h] == FULL for h in crossed if h in CHAKRAS) or (
            target in CHAKRAS and outline[target] == PASSED
        ):
            return [refuse("base.channel.free-space", source=source, target=target)]
        return []

    def _against_owed(self, cells: Cells, moved: Moved, owed: tuple[Owed, ...], move: Move) -> list[Reason]:
        paying = [one for one in owed if move in self.moves(cells, moved, one)]
        if not paying:
            return [refuse("base.channel.order", source=move.source, target=move.target, owed=written(owed))]
        if move not in self.steps(cells, moved, owed):
            return [refuse("base.channel.complete", owed=written(without(owed, paying[0])))]
        return []


def after(cells: Cells, move: Move) -> Cells:
    """The board once the move is made."""
    changed = list(cells)
    changed[move.source] = remove(cells[move.source], move.energy)
    changed[move.target] = add(cells[move.target], move.energy)
    return tuple(changed)


def now_moved(moved: Moved, move: Move) -> Moved:
    """Where the moved energies lie once the move is made."""
    if not moved:
        return ((move.target, move.energy),)
    lying = list(moved)
    if move.again:
        lying.remove((move.source, move.energy))
    lying.append((move.target, move.energy))
    lying.sort()
    return tuple(lying)


def without(owed: tuple[Owed, ...], one: Owed) -> tuple[Owed, ...]:
    """What is still owed once ``one`` is paid."""
    at = owed.index(one)
    return owed[:at] + owed[at + 1 :]


def written(owed: tuple[Owed, ...]) -> str:
    """The moves owed for people: ``-2, -1`` or ``-1 or +1``."""
    return ", ".join(" or ".join(f"{delta:+d}" for delta in one.deltas) for one in owed)
