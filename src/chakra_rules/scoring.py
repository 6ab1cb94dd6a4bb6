"""The score: a sheet of lines for each seat, the winners, the Plenitude level."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.book import Rulebook
from chakra_rules.stages import LevelTable, ScoreLine
from chakra_rules.state import State
from chakra_rules.terms import RuleId, SeatNumber


@frozen
class Level:
    """A Plenitude level: one of ``of``, or a range where the borders are not known.

    Args:
        lowest: counted from 1.
        highest: the same as ``lowest`` where the level is known.
        of: how many levels there are.
        rule: the rule whose table says so.
        borrowed: the ids of modules in play for which that table is not printed: no table is printed for this mix, and
            it is the nearest.
    """

    lowest: int
    highest: int
    of: int
    rule: RuleId
    borrowed: tuple[str, ...] = ()

    @property
    def known(self) -> bool:
        """Whether the table says which level it is."""
        return self.lowest == self.highest


@frozen
class Sheet:
    """What one seat scored, line by line."""

    seat: SeatNumber
    lines: tuple[ScoreLine, ...]
    level: Level

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


@frozen
class Score:
    """The sheets of all seats, and who wins (base.score.winner)."""

    sheets: tuple[Sheet, ...]

    @property
    def winners(self) -> tuple[SeatNumber, ...]:
        """The seats with the highest total; tied players share the victory."""
        best = max(sheet.total for sheet in self.sheets)
        return tuple(sheet.seat for sheet in self.sheets if sheet.total == best)


def score(book: Rulebook, state: State) -> Score:
    """The score of a state as if the game ended there.

    Raises:
        HiddenValue: the state is one seat's view and hides a value that counts.
    """
    table = level_table(book)
    return Score(tuple(_sheet(book, state, seat, table) for seat in range(len(state.seats))))


def _sheet(book: Rulebook, state: State, seat: int, table: LevelTable) -> Sheet:
    lines = tuple(
        line for gather in book.hooks.score for line in gather(book, state, seat) if line.rule not in book.waived
    )
    extra = tuple(module.id for module in book.modules[1:] if module.id not in table.modules)
    return Sheet(seat, lines, level(table, sum(line.points for line in lines), extra))


def level_table(book: Rulebook) -> LevelTable:
    """The table printed for most of the modules in play; for a mix that has none, that of the nearest part of it."""
    in_play = {module.id for module in book.modules}
    tables = [table for gather in book.hooks.levels for table in gather(book) if table.modules <= in_play]
    return max(tables, key=lambda table: len(table.modules))


def level(table: LevelTable, total: int, borrowed: tuple[str, ...] = ()) -> Level:
    """The level of a total; where borders are not known, every level it may be.

    Args:
        table: where the levels begin.
        total: what a seat scored.
        borrowed: the modules in play for which the table is not printed.

    >>> table = LevelTable("base.score.level", frozenset(), (0, 8, 10, None, None, 17))
    >>> level(table, 9), level(table, 12).known
    (Level(lowest=2, highest=2, of=6, rule='base.score.level', borrowed=()), False)
    """
    bands = table.bands
    lowest = max(i for i, start in enumerate(bands) if start is not None and (start <= total or i == 0))
    highest = lowest
    while highest + 1 < len(bands) and bands[highest + 1] is None:
        highest += 1
    return Level(lowest + 1, highest + 1, len(bands), table.rule, borrowed)
