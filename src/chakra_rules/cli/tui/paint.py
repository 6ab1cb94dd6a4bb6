"""Paint: how a component, an empty space and a label look. Letters are always written, so nothing hangs on colour."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from rich.style import Style
from rich.text import Text

from chakra_rules.cli.tui.spots import META, Spot
from chakra_rules.extend import BUBBLES, EARTH
from chakra_rules.words import Words

PANEL = "#1c1830"
INK = "#d9d4e8"
FAINT = "#8a83a6"
GOLD = "#ffd75f"
FAINTLY, PLAINLY, LOUDLY = Style(color=FAINT), Style(color=INK), Style(color=GOLD, bold=True)

COMPONENTS = {
    "P": ("#ffffff", "#7d3fb8"),
    "B": ("#ffffff", "#2c58d4"),
    "C": ("#101828", "#63cdf5"),
    "G": ("#ffffff", "#258745"),
    "Y": ("#201800", "#f7d437"),
    "O": ("#201000", "#f28c28"),
    "R": ("#ffffff", "#cf3030"),
    "K": ("#ffffff", "#000000"),
}
"""Ink and ground of the energies in the box of the base game, as printed on its components."""
OTHER = ("#1c1830", "#ece8f4")
"""Those of any energy that a module brings."""


class Mark(StrEnum):
    """What is to be known of a spot besides what lies there."""

    NONE = ""
    OPEN = "open"
    CHOSEN = "chosen"
    POINTED = "pointed"
    MOVED = "moved"


SIGNS: dict[Mark, tuple[str, str]] = {
    Mark.NONE: (" ", " "),
    Mark.OPEN: ("[", "]"),
    Mark.CHOSEN: ("<", ">"),
    Mark.POINTED: (">", "<"),
    Mark.MOVED: ("*", "*"),
}
"""What stands on both sides of a marked thing, so that a mark shows without colour."""
LIT = {
    Mark.NONE: Style(),
    Mark.OPEN: Style(color=GOLD, bold=True),
    Mark.CHOSEN: Style(color="#1c1830", bgcolor=GOLD, bold=True),
    Mark.POINTED: Style(color="#1c1830", bgcolor="#ffffff", bold=True),
    Mark.MOVED: Style(color="#1c1830", bgcolor="#7dffb0", bold=True),
}
"""How labels of a marked thing look."""


@lru_cache(maxsize=64)
def ink_of(letter: str) -> tuple[str, str]:
    """Ink and ground of a component."""
    return COMPONENTS.get(letter, OTHER)


@lru_cache(maxsize=64)
def tint(letter: str) -> str:
    """The ground of an empty place of this colour: a quarter of the colour on the panel."""
    ground = COMPONENTS[letter][1] if letter in COMPONENTS else "#57506f"
    return "#" + "".join(
        f"{(int(ground[i : i + 2], 16) + 3 * int(PANEL[i : i + 2], 16)) // 4:02x}" for i in range(1, 7, 2)
    )


@lru_cache(maxsize=8192)
def at(style: Style, spot: Spot | None) -> Style:
    """The style, with the spot that its characters draw."""
    return style if spot is None else style + Style(meta={META: spot})


def chip(letter: str, width: int, mark: Mark = Mark.NONE, spot: Spot | None = None) -> Text:
    """A component: its letter on its colour.

    Args:
        letter: of the component.
        width: in columns, 2 or more; from 3 on a mark takes the outer ones, from 4 on the last is a gap.
        mark: what is to be known of it.
        spot: what it is when somebody points at it.
    """
    ink, ground = ink_of(letter)
    style = at(Style(color=ink, bgcolor=ground, bold=True), spot)
    return _framed(letter, width, mark, style, style if mark in (Mark.NONE, Mark.OPEN) else style + LIT[mark])


def hollow(colour: str, width: int, mark: Mark = Mark.NONE, spot: Spot | None = None) -> Text:
    """An empty place for one component, in a shade of the colour that belongs there."""
    style = at(Style(color=FAINT, bgcolor=tint(colour)), spot)
    return _framed("·", width, mark, style, style + LIT[mark])


def _framed(inner: str, width: int, mark: Mark, style: Style, edge: Style) -> Text:
    """What lies in a place, between its signs; where there is room, a gap keeps it from the next."""
    left, right = SIGNS[mark]
    if width == 2:
        return Text.assemble((left, edge), (inner, style))
    gap = 1 if width > 3 else 0
    return Text.assemble((left, edge), (inner.center(width - 2 - gap), style), (right, edge), " " * gap)


def word(text: str, mark: Mark = Mark.NONE, spot: Spot | None = None, style: Style | None = None) -> Text:
    """A label that somebody can point at."""
    return Text.assemble((text, at((style or PLAINLY) + LIT[mark], spot)))


def place_name(words: Words, height: int) -> str:
    """What a place is called on a board, without an article."""
    labels = {EARTH: "tui-earth", BUBBLES: "tui-bubbles"}
    return words.text(labels[height]) if height in labels else words.value("height", height)


def fill(row: Text, width: int) -> Text:
    """The row, cut or filled up to the width."""
    row.truncate(width)
    return row.append(" " * (width - row.cell_len))
