"""The table drawn: the Maya, the bag, and the boards of all seats side by side."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from attrs import fields, has
from rich.console import Console
from rich.text import Text

from chakra_rules.base.harmonise import harmonised
from chakra_rules.book import Rulebook
from chakra_rules.cli.screen import say, width_of
from chakra_rules.cli.words import apart, energy, value_words
from chakra_rules.components import BUBBLES, COLOUR_AT, COLOURS, EARTH, EMPTY, INSPIRATION, PLACE_NAMES, ROOM, kinds
from chakra_rules.state import Seat, State
from chakra_rules.views import View

LABELS = 21
NOTHING = ("-", "0", "no")
"""Values of a module's slot that are not worth a line."""
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
    letters = ", ".join([f"{letter} {energy(book, letter)}" for letter in book.energies])
    return (
        f"Letters: {letters}. On a board: o a token in the notch, * a harmonised chakra, ~ another that is passed "
        "over; ? a Plenitude value not known here."
    )


def draw(console: Console, book: Rulebook, seen: View) -> None:
    """Print the table as one viewer knows it."""
    for row in table(book, seen, width_of(console)):
        row.rstrip()
        say(console, row)


def table(book: Rulebook, seen: View, width: int) -> list[Text]:
    """The rows of the drawing: the Maya with the bag, what modules keep on the table, the boards."""
    column = (width - LABELS) // len(seen.state.seats)
    return [*maya(seen.state, width), *kept(book, seen.state, width), Text(), *boards(book, seen, column)]


def maya(state: State, width: int) -> list[Text]:
    """The three flows as columns, and beside them what the bag and the box hold."""
    beside = (f"Bag {len(state.bag)}: {_counted(state.bag)}", f"Box: {_counted(state.box)}", "")
    rows = [Text("Maya    1 2 3", style="bold")]
    for row, words in enumerate(beside):
        line = Text("        ").append_text(_letters([flow[row] for flow in state.maya]))
        rows.append(line.append(f"      {words}"[: width - line.cell_len], style="dim"))
    return rows


def _counted(pile: str) -> str:
    known = [*COLOURS, *kinds(pile.translate(dict.fromkeys(map(ord, COLOURS))))]
    return " ".join([f"{letter}{pile.count(letter)}" for letter in known if letter in pile]) or "empty"


def boards(book: Rulebook, seen: View, column: int) -> list[Text]:
    """Every board, from the bubbles down to the Earth, then the tokens and what modules keep for a seat."""
    state = seen.state
    names = [f"Seat {seat}{' (you)' if seat == seen.seat else ''}" for seat in range(len(state.seats))]
    rows = [_row("", [Text(name, style="bold") for name in names], column)]
    for height in range(BUBBLES, EARTH - 1, -1):
        rows.append(_row(_place_label(state, height), [_cell(book, s, height) for s in state.seats], column))
    for label, values in _tokens(state.seats):
        rows.append(_row(label, [Text(value) for value in values], column, "dim"))
    return rows + _slots(book, state.seats, column)


def _place_label(state: State, height: int) -> str:
    colour = COLOUR_AT[height]
    value = state.plenitude[COLOURS.index(colour)] if colour and state.plenitude else ""
    return f"{height} {PLACE_NAMES[height]:12} {colour} {value}"


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


def _tokens(seats: tuple[Seat, ...]) -> list[tuple[str, list[str]]]:
    rows = [
        ("spaces covered", [_covered(seat.spaces) for seat in seats]),
        ("free tokens", [f"{len(seat.free)}" + _others(seat.free) for seat in seats]),
        ("Meditation tokens", [seat.meditation or "-" for seat in seats]),
    ]
    if any(sorted(seat.looked) != sorted(seat.meditation) for seat in seats):
        rows.append(("has looked at", ["".join(sorted(seat.looked)) or "-" for seat in seats]))
    return rows


def _covered(spaces: str) -> str:
    """``.2...6..``: the numbers of the spaces that a token covers; a token of a module by its own letter."""
    return "".join([str(n) if token == INSPIRATION else token for n, token in enumerate(spaces, start=1)])


def _others(free: str) -> str:
    rest = free.replace(INSPIRATION, "")
    return f" ({' '.join(rest)} among them)" if rest else ""


def _slots(book: Rulebook, seats: tuple[Seat, ...], column: int) -> list[Text]:
    """What modules keep for each seat, field by field, as far as any seat has anything."""
    rows: list[Text] = []
    keeping = [module for module in book.modules if module.seat]
    for module, *slots in zip(keeping, *[seat.slots for seat in seats], strict=True):
        for name in _names(slots[0]):
            values = [_short(book, getattr(slot, name)) for slot in slots]
            if any(value not in NOTHING for value in values):
                rows += _rows(f"{module.id}: {apart(name)}", values, column)
    return rows


def kept(book: Rulebook, state: State, width: int) -> list[Text]:
    """What modules keep on the table, a line or two for each."""
    rows: list[Text] = []
    for module, slot in zip([m for m in book.modules if m.table], state.slots, strict=True):
        values = [(apart(name), _short(book, getattr(slot, name))) for name in _names(slot)]
        words = "; ".join([f"{name}: {value}" for name, value in values if value not in NOTHING])
        if words:
            lines = wrap(f"{module.title}: {words}", width, subsequent_indent="  ", break_on_hyphens=False)
            rows += [Text(line) for line in lines]
    return rows


def _names(slot: Any) -> list[str]:
    return [f.name for f in fields(type(slot))] if has(type(slot)) else []


def _short(book: Rulebook, value: Any) -> str:
    words = value_words(book, value)
    return words if words.strip(" -" + EMPTY) else "-"


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
    """Where the game stands: ``Round 3, last round``."""
    return "Set-up" if not state.round else f"Round {state.round}{' (the last)' if state.last_round else ''}"
