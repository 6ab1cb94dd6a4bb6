"""The table drawn: the Maya, the bag, and the boards of all seats side by side."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from attrs import fields, has
from rich.console import Console
from rich.text import Text

from chakra_rules.base.harmonise import harmonised
from chakra_rules.book import Rulebook
from chakra_rules.cli.language import spoken
from chakra_rules.cli.screen import say, width_of
from chakra_rules.components import BUBBLES, COLOUR_AT, COLOURS, EARTH, EMPTY, INSPIRATION, ROOM, kinds
from chakra_rules.state import Seat, State
from chakra_rules.views import View
from chakra_rules.words import Words

LABELS = 21
NOTHING = "-"
STYLES = {
    "P": "bold magenta",
    "B": "bold blue",
    "C": "bold cyan",
    "G": "bold green",
    "Y": "bold yellow",
    "O": "color(208)",
    "R": "bold red",
    "K": "reverse",
}
"""The colours of the letters; a letter that a module adds is bold."""


def legend(book: Rulebook) -> str:
    """What the letters and signs of the boards mean."""
    words = spoken(book)
    letters = [f"{letter} {words.value('energy', letter)}" for letter in book.energies]
    return words.text("cli-legend", letters=", ".join(letters))


def draw(console: Console, book: Rulebook, seen: View) -> None:
    """Print the table as one viewer knows it."""
    for row in table(book, seen, width_of(console)):
        row.rstrip()
        say(console, row)


def table(book: Rulebook, seen: View, width: int) -> list[Text]:
    """The rows of the drawing: the Maya with the bag, what modules keep on the table, the boards."""
    column = (width - LABELS) // len(seen.state.seats)
    return [*maya(book, seen.state, width), *kept(book, seen.state, width), Text(), *boards(book, seen, column)]


def maya(book: Rulebook, state: State, width: int) -> list[Text]:
    """The three flows as columns, and beside them what the bag and the box hold."""
    words = spoken(book)
    bag, box = [_counted(pile) or words.text("cli-empty") for pile in (state.bag, state.box)]
    beside = (words.text("cli-bag", count=len(state.bag), energies=bag), words.text("cli-box", energies=box), "")
    rows = [Text(f"{words.text('cli-maya'):8}1 2 3", style="bold")]
    for row, pile in enumerate(beside):
        line = Text("        ").append_text(_letters([flow[row] for flow in state.maya]))
        rows.append(line.append(f"      {pile}"[: width - line.cell_len], style="dim"))
    return rows


def _counted(pile: str) -> str:
    known = [*COLOURS, *kinds(pile.translate(dict.fromkeys(map(ord, COLOURS))))]
    return " ".join([f"{letter}{pile.count(letter)}" for letter in known if letter in pile])


def boards(book: Rulebook, seen: View, column: int) -> list[Text]:
    """Every board, from the bubbles down to the Earth, then the tokens and what modules keep for a seat."""
    state = seen.state
    words = spoken(book)
    names = [
        words.text("cli-your-seat" if seat == seen.seat else "cli-seat", seat=seat) for seat in range(len(state.seats))
    ]
    rows = [_row("", [Text(name, style="bold") for name in names], column)]
    for height in range(BUBBLES, EARTH - 1, -1):
        rows.append(_row(_place_label(words, state, height), [_cell(book, s, height) for s in state.seats], column))
    for label, values in _tokens(words, state.seats):
        rows.append(_row(label, [Text(value) for value in values], column, "dim"))
    return rows + _slots(words, state.seats, column)


def _place_label(words: Words, state: State, height: int) -> str:
    colour = COLOUR_AT[height]
    value = state.plenitude[COLOURS.index(colour)] if colour and state.plenitude else ""
    return f"{height} {words.value('height', height, 'name'):12} {colour} {value}"


def _cell(book: Rulebook, seat: Seat, height: int) -> Text:
    cell = seat.cells[height]
    if height == EARTH:
        return _letters(cell or "-")
    text = _letters(cell.ljust(ROOM, EMPTY))
    if height != BUBBLES:
        notch = seat.notches[height - 1]
        text.append(f" {_mark(book, height, cell)}{'' if notch == EMPTY else 'o' if notch == INSPIRATION else notch}")
    return text


def _mark(book: Rulebook, height: int, cell: str) -> str:
    if harmonised(height, cell):
        return "*"
    return "~" if any(passes(book, height, cell) for passes in book.hooks.passes_over) else " "


def _letters(pile: str | list[str]) -> Text:
    text = Text()
    for index, letter in enumerate(pile):
        text.append(" " if index else "")
        text.append(letter, style=STYLES.get(letter, "bold") if letter.isalpha() else "dim")
    return text


def _tokens(words: Words, seats: tuple[Seat, ...]) -> list[tuple[str, list[str]]]:
    rows = [
        (words.text("cli-covered"), [_covered(seat.spaces) for seat in seats]),
        (words.text("cli-free"), [f"{len(seat.free)}" + _others(words, seat.free) for seat in seats]),
        (words.text("cli-meditation"), [seat.meditation or "-" for seat in seats]),
    ]
    if any(sorted(seat.looked) != sorted(seat.meditation) for seat in seats):
        rows.append((words.text("cli-looked"), ["".join(sorted(seat.looked)) or "-" for seat in seats]))
    return rows


def _covered(spaces: str) -> str:
    """``.2...6..``: the numbers of the spaces that a token covers; a token of a module by its own letter."""
    return "".join([str(n) if token == INSPIRATION else token for n, token in enumerate(spaces, start=1)])


def _others(words: Words, free: str) -> str:
    rest = free.replace(INSPIRATION, "")
    return f" {words.text('cli-others', tokens=' '.join(rest))}" if rest else ""


def _slots(words: Words, seats: tuple[Seat, ...], column: int) -> list[Text]:
    """What modules keep for each seat, field by field, as far as any seat has anything."""
    rows: list[Text] = []
    keeping = [module for module in words.modules if module.seat]
    for module, *slots in zip(keeping, *[seat.slots for seat in seats], strict=True):
        for name in _names(slots[0]):
            values = [_short(words, getattr(slot, name)) for slot in slots]
            if any(value != NOTHING for value in values):
                rows += _rows(f"{module.id}: {words.field(type(slots[0]), name)}", values, column)
    return rows


def kept(book: Rulebook, state: State, width: int) -> list[Text]:
    """What modules keep on the table, a line or two for each."""
    words = spoken(book)
    rows: list[Text] = []
    for module, slot in zip([m for m in book.modules if m.table], state.slots, strict=True):
        values = [(words.field(type(slot), name), _short(words, getattr(slot, name))) for name in _names(slot)]
        told = words.text("cli-then").join([_labelled(words, *one) for one in values if one[1] != NOTHING])
        if told:
            lines = wrap(
                _labelled(words, words.module(module), told), width, subsequent_indent="  ", break_on_hyphens=False
            )
            rows += [Text(line) for line in lines]
    return rows


def _labelled(words: Words, name: str, value: str) -> str:
    return words.text("cli-label", name=name, value=value)


def _names(slot: Any) -> list[str]:
    return [f.name for f in fields(type(slot))] if has(type(slot)) else []


def _short(words: Words, value: Any) -> str:
    """What a module keeps, as short as notation has it; a dash for nothing."""
    told = "" if value in (0, None) else _compact(words, value)
    return told if told.strip(" -" + EMPTY) else NOTHING


def _compact(words: Words, value: Any) -> str:
    if isinstance(value, bool):
        return words.told(value)
    if value is None or value in ("", ()):
        return NOTHING
    if isinstance(value, frozenset):
        return _compact(words, tuple(sorted(value)))
    if isinstance(value, (tuple, list)):
        return ", ".join([_compact(words, one).replace(", ", " ") for one in value])
    if isinstance(value, str) and len(value) > 4 and value.isupper() and len(set(value)) < len(value):
        return _counted(value)
    return words.told(value) if has(type(value)) else str(value)


def _rows(label: str, values: list[str], column: int) -> list[Text]:
    """As many rows as the longest value needs."""
    cut = [wrap(value, column - 1) or [""] for value in values]
    deep = max(len(lines) for lines in cut)
    return [
        _row(label if row == 0 else "", [Text(lines[row] if row < len(lines) else "") for lines in cut], column, "dim")
        for row in range(deep)
    ]


def _row(label: str, cells: list[Text], column: int, style: str = "") -> Text:
    text = Text().append(f"{label[: LABELS - 1]:{LABELS}}", style=style)
    for cell in cells:
        text.append_text(cell).append(" " * max(1, column - cell.cell_len))
    return text


def heading(state: State) -> str:
    """Where the game stands: ``Round 3 (the last)``."""
    words = spoken()
    return words.text("cli-round", round=state.round, last=state.last_round) if state.round else words.text("cli-setup")
