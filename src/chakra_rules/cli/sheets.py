"""The score sheets: points, what earned them, the rule, the level, the winners."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from chakra_rules.book import Rulebook
from chakra_rules.cli.language import spoken
from chakra_rules.cli.screen import paragraph, say
from chakra_rules.scoring import Score, Sheet
from chakra_rules.words import Words

RIGHT, WIDEST = 74, 80
"""Where the rules end, and no line is longer."""
WINNER = "base.score.winner"


def show(console: Console, book: Rulebook, score: Score) -> None:
    """Print every sheet, then who wins."""
    words = spoken(book)
    for sheet in score.sheets:
        for row in rows(words, sheet):
            say(console, row)
        say(console)
    borrowed = score.sheets[0].level.borrowed
    if borrowed:
        paragraph(console, words.text("cli-borrowed", modules=words.listed(borrowed)))
    say(console, Text(f"{words.winners(score)} [{WINNER}]", style="bold yellow"))


def rows(words: Words, sheet: Sheet) -> list[Text]:
    """A sheet, one line of points after another."""
    lines = [Text(words.text("cli-seat", seat=sheet.seat), style="bold")]
    lines += [_row(line.points, words.line(line), line.rule) for line in sheet.lines]
    total = _row(sheet.total, words.text("cli-in-all", level=words.level(sheet.level)), sheet.level.rule)
    total.stylize("bold")
    return [*lines, total]


def _row(points: int, words: str, rule: str) -> Text:
    lead, source = f"{points:4}  {words}", f"[{rule}]"
    gap = " " * max(2, RIGHT - len(lead) - len(source))
    if len(lead + gap + source) > WIDEST:
        gap = "\n" + " " * (RIGHT - len(source))
    return Text(lead + gap).append(source, style="dim")
