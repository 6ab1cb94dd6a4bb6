"""The log: what was done and what came of it, in words, as the watching seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.style import Style
from rich.text import Text

from chakra_rules import NATURE, Game
from chakra_rules.cli.tui.paint import FAINTLY, GOLD, PLAINLY
from chakra_rules.events import Answered, Asked
from chakra_rules.extend import EndTriggered, GameEnded, Meditated, Moved, Swapped, TurnBegan, TurnEnded
from chakra_rules.words import Words

SHOWN_ON_THE_TABLE = (Answered, Asked, Meditated, Moved, Swapped, TurnBegan, TurnEnded)
"""Events that the boards show, or that the words of the action have told."""
NOTES = (EndTriggered, GameEnded)
SEAT_STYLES = ("#8fd3ff", "#ffb38a", "#a8e6a1", "#e3b0ff")
"""The colours of the seats' lines, which begin with the number of the seat all the same."""


def told(words: Words, game: Game, watcher: int, since: int = 0) -> list[Text]:
    """The lines of the log.

    Args:
        words: in which language.
        game: what is played.
        watcher: who reads; the log hides what they may not know.
        since: the step of the history to begin with.
    """
    lines: list[Text] = []
    for entry, (action, events) in zip(game.history[since:], game.events(watcher, since), strict=True):
        lines += _entry(words, entry.seat, action, events)
    return lines


def _entry(words: Words, seat: int, action: Any, events: Iterable[Any]) -> list[Text]:
    style = FAINTLY if seat == NATURE else PLAINLY
    lead = ("· ", FAINTLY) if seat == NATURE else (f"{seat} ", seat_style(seat))
    lines = [Text.assemble(lead, (words.acted(action), style))]
    for event in events:
        if isinstance(event, NOTES):
            lines.append(Text(words.event(event), Style(color=GOLD, bold=True)))
        elif not isinstance(event, SHOWN_ON_THE_TABLE) and words.happened(event) != words.acted(action):
            lines.append(Text(f"  → {words.event(event)}", Style(color="#7dffb0")))
    return lines


def seat_style(seat: int) -> Style:
    """How what a seat did is written."""
    return Style(color=SEAT_STYLES[seat % len(SEAT_STYLES)], bold=True)
