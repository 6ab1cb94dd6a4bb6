"""The terminal: one console per command, plain where colours cannot be shown or are not wanted."""

from __future__ import annotations

import os
import sys
import time

from rich.console import Console
from rich.text import Text

NARROWEST, WIDEST = 60, 100
SIGNS = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\t\n"}
SIGNS |= dict.fromkeys([*range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)], "\ufffd")
"""A sign for each control character, and for what turns the direction of a text."""


def new_console() -> Console:
    """A console on the standard output that takes text as it is and honours NO_COLOR."""
    return Console(
        highlight=False, markup=False, emoji=False, color_system=None if os.environ.get("NO_COLOR") else "auto"
    )


def width_of(console: Console) -> int:
    """How many columns to write on."""
    return min(max(console.width, NARROWEST), WIDEST)


def harmless(text: str) -> str:
    r"""The text with a sign for each control character, so that nothing a file says can steer the terminal.

    >>> harmless("seat \x1b[31m0\n")
    'seat ␛[31m0\n'
    """
    return text.translate(SIGNS)


def say(console: Console, text: Text | str = "") -> None:
    """Print lines that are already as long as they should be."""
    shown = Text(text) if isinstance(text, str) else text
    shown.plain = harmless(shown.plain)
    console.print(shown, soft_wrap=True)


def wrapped(console: Console, lead: Text, words: Text, indent: int | None = None) -> Text:
    """The words after the lead.

    Args:
        console: where they are to be printed.
        lead: what the first line begins with.
        words: what is to be wrapped.
        indent: how deep the further lines begin; by default as deep as the lead is long.
    """
    deep = lead.cell_len if indent is None else indent
    first = words.wrap(console, max(1, width_of(console) - lead.cell_len))[0]
    first.rstrip()
    lines = [Text.assemble(lead, first)]
    rest = words[len(first.plain) :]
    if rest.plain.strip():
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        for line in rest.wrap(console, width_of(console) - deep):
            line.rstrip()
            lines.append(Text.assemble(" " * deep, line))
    return Text("\n").join(lines)


def paragraph(console: Console, words: str, indent: int = 0, style: str = "") -> None:
    """Print a paragraph."""
    say(console, wrapped(console, Text(" " * indent), Text(words, style=style)))


def wipe(console: Console) -> None:
    """Clear a terminal, and what could be scrolled back to."""
    console.clear()
    console.file.write("\x1b[3J")


def watched(console: Console) -> bool:
    """Whether a person sits at this terminal: its output is seen and its input is typed."""
    return console.is_terminal and sys.stdin.isatty()


def pause(console: Console, seconds: float) -> None:
    """Give a person time to read; nobody waits where there is no terminal."""
    if console.is_terminal and seconds:
        time.sleep(seconds)
