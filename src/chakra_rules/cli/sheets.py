"""The score sheets: points, what earned them, the rule, the level, the winners."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from chakra_rules.book import Rulebook
from chakra_rules.cli.screen import say
from chakra_rules.cli.words import apart, energy, listed, place
from chakra_rules.components import HEIGHT_OF
from chakra_rules.scoring import Level, Score, Sheet
from chakra_rules.stages import ScoreLine

SUBJECTS = {
    "base.score.alleviated": "alleviated energies: {count}",
    "base.score.bonus": "longest run of harmonised chakras from Muladhara: {count}",
    "base.score.bonus-zero": "no run of harmonised chakras, as nobody has",
}


def show(console: Console, book: Rulebook, score: Score) -> None:
    """Print every sheet, then who wins."""
    for sheet in score.sheets:
        for row in rows(book, sheet):
            say(console, row)
        say(console)
    borrowed = score.sheets[0].level.borrowed
    if borrowed:
        say(console, Text(f"No level table is printed for {listed(list(borrowed))}: the nearest one is used."))
    say(console, Text(winners(score), style="bold yellow"))


def rows(book: Rulebook, sheet: Sheet) -> list[Text]:
    """A sheet, one line of points after another."""
    lines = [Text(f"Seat {sheet.seat}", style="bold")]
    lines += [_row(line.points, line_words(book, line), line.rule) for line in sheet.lines]
    total = _row(sheet.total, f"in all, {level_words(sheet.level)}", sheet.level.rule)
    total.stylize("bold")
    return [*lines, total]


def _row(points: int, words: str, rule: str) -> Text:
    gap = " " * max(2, 72 - 6 - len(words) - len(rule))
    return Text(f"{points:4}  {words}{gap}").append(f"[{rule}]", style="dim")


def line_words(book: Rulebook, line: ScoreLine) -> str:
    """What earned the points."""
    if line.rule in SUBJECTS:
        return SUBJECTS[line.rule].format(count=line.count)
    if line.subject in HEIGHT_OF and line.count == 1:
        return f"{place(HEIGHT_OF[line.subject])}, {energy(book, line.subject)}"
    name = apart(line.rule.replace(".score", "").replace(".", " ").replace("-", " "))
    subject = f": {line.subject}" if line.subject else ""
    return f"{name}{subject}{f' ({line.count})' if line.count > 1 else ''}"


def level_words(level: Level) -> str:
    """The level; where its borders are not known, every level it may be."""
    if level.known:
        return f"level {level.lowest} of {level.of}"
    may_be = listed([str(n) for n in range(level.lowest, level.highest + 1)], "or")
    return f"level {may_be} of {level.of} (borders unknown)"


def winners(score: Score) -> str:
    """Who wins."""
    best = score.winners
    total = score.sheets[best[0]].total
    if len(best) == 1:
        return f"Seat {best[0]} wins with {total} points. [base.score.winner]"
    return f"Seats {listed([str(seat) for seat in best])} share the victory with {total} points. [base.score.winner]"
