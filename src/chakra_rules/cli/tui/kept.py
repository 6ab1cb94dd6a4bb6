"""What modules keep, for the table and for each seat: field by field, so that unknown modules are drawn too."""

from __future__ import annotations

from typing import Any

from attrs import fields, has
from rich.text import Text

from chakra_rules.cli.tui.paint import LOUDLY, PLAINLY
from chakra_rules.cli.tui.scene import Scene
from chakra_rules.extend import Module, kinds
from chakra_rules.terms import term_of, types_of
from chakra_rules.words import Words


def seat_texts(scene: Scene, seat: int, titled: bool) -> list[Text]:
    """What modules keep for a seat, a text for each module that keeps anything.

    Args:
        scene: what is drawn.
        seat: whose.
        titled: whether to name the module.
    """
    keeping = [module for module in scene.rules.modules if module.seat]
    slots = scene.state.seats[seat].slots
    told = [_told(scene, module, slot, titled) for module, slot in zip(keeping, slots, strict=True)]
    return [text for text in told if text.plain]


def table_texts(scene: Scene) -> list[Text]:
    """What modules keep on the table, a text for each module that keeps anything."""
    keeping = [module for module in scene.rules.modules if module.table]
    told = [_told(scene, module, slot, True) for module, slot in zip(keeping, scene.state.slots, strict=True)]
    return [text for text in told if text.plain]


def _told(scene: Scene, module: Module, slot: Any, titled: bool) -> Text:
    """The fields of a slot that say something."""
    words, kind = scene.words, type(slot)
    if not has(kind):
        return Text()
    types = types_of(kind)
    named = [(words.field(kind, f.name), getattr(slot, f.name), types.get(f.name)) for f in fields(kind)]
    parts = [_part(words, name, value, mark) for name, value, mark in named if not _nothing(value)]
    if not parts:
        return Text()
    lead = words.text("tui-title", title=words.module(module)) + " " if titled else ""
    return Text.assemble((lead, LOUDLY), (words.text("tui-and").join(parts), PLAINLY))


def _part(words: Words, name: str, value: Any, annotation: Any) -> str:
    if value is True:
        return name
    mark = term_of(annotation)
    pile = isinstance(value, str) and mark is not None and mark.name == "pile"
    return f"{name} {counted(value) if pile else words.told(value, annotation, join='comma')}"


def _nothing(value: Any) -> bool:
    return value is None or value is False or value in ("", (), 0) or value == frozenset()


def counted(pile: str) -> str:
    """A pile, each letter once with its number: ``B2 K``."""
    return " ".join([f"{letter}{pile.count(letter)}" if pile.count(letter) > 1 else letter for letter in kinds(pile)])


def wrapped(text: Text, width: int) -> list[Text]:
    """Rows of at most this width; nothing for an empty text."""
    rows: list[Text] = []
    rest, width = text, max(1, width)
    while rest.plain:
        cut = rest.plain.rfind(" ", 1, width + 1) if rest.cell_len > width else len(rest.plain)
        cut = cut if cut > 0 else width
        rows.append(rest[:cut])
        rest = rest[cut:]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return rows
