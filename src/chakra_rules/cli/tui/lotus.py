"""The Lotus board: Plenitude values as far as they are known here, Meditation tokens, and the Maya below."""

from __future__ import annotations

from rich.text import Text

from chakra_rules.cli.tui.drawing import Drawing
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY, chip, fill, hollow, place_name, word
from chakra_rules.cli.tui.scene import Scene
from chakra_rules.cli.tui.spots import Spot
from chakra_rules.extend import BUBBLES, COLOUR_AT, COLOURS, EARTH, EMPTY

FLOWS = ("1", "2", "3")


def lotus() -> Drawing:
    """The board that all seats share."""
    return Drawing(lotus_rows, "lotus")


def lotus_rows(scene: Scene, width: int) -> list[Text]:
    """The Lotus board, row by row: the places in line with those of the boards, then the Maya."""
    places = [_place(scene, height, width) for height in range(BUBBLES, EARTH - 1, -1)]
    title = Text.assemble((scene.words.text("tui-lotus"), LOUDLY))
    return [fill(row, width) for row in (title, *places, *_maya(scene, min(5, max(2, (width - 6) // 3))))]


def _place(scene: Scene, height: int, width: int) -> Text:
    """A place's name, and for a chakra its colour, the Plenitude value, and the Meditation tokens left."""
    label, colour = f"{height} {place_name(scene.words, height)}", COLOUR_AT[height]
    if not colour:
        return Text(label, FAINTLY)
    spot: Spot = ("colour", colour)
    mark = scene.marks.of(spot)
    room = width - 8
    label = label if len(label) <= room else f"{label[: room - 2]}…"
    row = word(label.ljust(room), mark, spot, PLAINLY).append_text(chip(colour, 3, mark, spot))
    values = scene.state.plenitude
    value = values[COLOURS.index(colour)] if values else " "
    row.append(f" {value} ", FAINTLY if value == "?" else LOUDLY)
    return row.append_text(word("◉" * scene.state.tokens.count(colour), mark, spot, FAINTLY))


def _maya(scene: Scene, chip_width: int) -> list[Text]:
    """The three flows as columns under their names."""
    head = Text.assemble((scene.words.text("tui-maya")[:5].ljust(6), LOUDLY))
    for name in FLOWS:
        spot: Spot = ("line", name)
        head.append_text(word(name.center(chip_width), scene.marks.of(spot), spot, PLAINLY))
    grid = [head]
    for row in range(3):
        line = Text(" " * 6)
        for flow, pieces in enumerate(scene.state.maya):
            spot = ("maya", flow, row)
            mark = scene.marks.of(spot)
            piece = pieces[row]
            line.append_text(
                hollow("", chip_width, mark, spot) if piece == EMPTY else chip(piece, chip_width, mark, spot)
            )
        grid.append(line)
    return grid
