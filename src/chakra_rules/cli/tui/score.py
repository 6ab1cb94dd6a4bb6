"""The score sheets."""

from __future__ import annotations

from rich.text import Text

from chakra_rules import Game
from chakra_rules.cli.tui.log import seat_style
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY
from chakra_rules.words import Words


def sheets(words: Words, game: Game) -> Text:
    """Who wins, and every seat's lines with their rules and totals."""
    score = game.score()
    rows = [Text(words.winners(score), LOUDLY), Text()]
    for sheet in score.sheets:
        rows.append(Text(words.text("tui-seat", seat=sheet.seat), seat_style(sheet.seat)))
        rows += [_row(line.points, words.line(line), line.rule) for line in sheet.lines]
        total = words.text("tui-in-all", level=words.level(sheet.level))
        rows += [_row(sheet.total, total, sheet.level.rule, loud=True), Text()]
    return Text("\n").join(rows[:-1])


def _row(points: int, told: str, rule: str, loud: bool = False) -> Text:
    return Text.assemble((f"{points:4}  ", LOUDLY), (told, LOUDLY if loud else PLAINLY), (f"  {rule}", FAINTLY))
