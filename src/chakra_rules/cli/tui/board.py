"""A seat's board: bubbles, chakras and Earth from the top, Inspiration spaces beside them, tokens below."""

from __future__ import annotations

from attrs import frozen
from rich.text import Text

from chakra_rules import Ruleset
from chakra_rules.cli.tui.drawing import Drawing
from chakra_rules.cli.tui.kept import seat_texts, wrapped
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY, chip, fill, hollow, place_name, word
from chakra_rules.cli.tui.scene import Scene
from chakra_rules.cli.tui.spots import Spot
from chakra_rules.extend import (
    ALL_SPACES,
    BLACK,
    BUBBLES,
    COLOUR_AT,
    EARTH,
    EMPTY,
    EXCHANGE_SPACE,
    INSPIRATION,
    ROOM,
    SPACES,
    Owed,
    Seat,
    harmonised,
    kinds,
)

TOKEN = "●"
TIMES = "\N{MULTIPLICATION SIGN}"


@frozen
class Plan:
    """How the columns of a board share its width.

    Args:
        least: the width from which on the plan fits.
        label: columns of the label in front of a place.
        chip: columns of one energy.
        gap: columns between the places and the Inspiration spaces.
        loose: whether what a space does is written with blanks.
    """

    least: int
    label: int
    chip: int
    gap: int
    loose: bool


PLANS = (
    Plan(least=50, label=16, chip=6, gap=4, loose=True),
    Plan(least=34, label=3, chip=6, gap=4, loose=True),
    Plan(least=24, label=2, chip=4, gap=1, loose=True),
    Plan(least=18, label=2, chip=3, gap=1, loose=False),
    Plan(least=14, label=1, chip=2, gap=1, loose=False),
)
NARROWEST = PLANS[-1].least


def plan_for(width: int) -> Plan:
    """The roomiest plan that fits the width."""
    return next((plan for plan in PLANS if plan.least <= width), PLANS[-1])


def board(seat: int) -> Drawing:
    """The board of one seat."""
    return Drawing(lambda scene, width: board_rows(scene, seat, width), f"board-{seat}", "board")


def board_rows(scene: Scene, seat: int, width: int) -> list[Text]:
    """The board of a seat, row by row.

    Args:
        scene: what is drawn.
        seat: whose board.
        width: in columns.
    """
    plan = plan_for(width)
    own = scene.state.seats[seat]
    beside = [Text(), *[_space(scene, seat, own, number, plan) for number in ALL_SPACES]]
    places = [
        Text.assemble(_place(scene, seat, own, height, plan), " " * plan.gap, beside[BUBBLES - height])
        for height in range(BUBBLES, EARTH - 1, -1)
    ]
    below = [_hand(scene, seat, own), _meditation(scene, seat, own), *seat_texts(scene, seat, titled=plan.label > 2)]
    rows = [_title(scene, seat), *places, *[row for text in below for row in wrapped(text, width)]]
    return [fill(row, width) for row in rows]


def _title(scene: Scene, seat: int) -> Text:
    key = "tui-your-seat" if seat == scene.watcher else "tui-bot-seat" if seat in scene.bots else "tui-seat"
    turn = seat == scene.state.turn and not scene.state.ended
    return Text.assemble((f"{'▶' if turn else ' '} {scene.words.text(key, seat=seat)}", LOUDLY if turn else PLAINLY))


def _place(scene: Scene, seat: int, own: Seat, height: int, plan: Plan) -> Text:
    """One place: its label, what lies there, whether it is harmonised or passed over, its notch."""
    cell, colour, spot = own.cells[height], COLOUR_AT[height], ("cell", seat, height)
    mark = scene.marks.of(spot)
    name = str(height) if plan.label < 3 else f" {height} {place_name(scene.words, height)}"[: plan.label - 1]
    row = word(f"{name:{plan.label}}", mark, spot, PLAINLY)
    if height == EARTH:
        return fill(row.append_text(_earth(scene, seat, cell, plan)), plan.label + ROOM * plan.chip + 2)
    for letter in cell:
        gem: Spot = ("gem", seat, height, letter)
        row.append_text(chip(letter, plan.chip, scene.marks.of(gem), gem))
    for _ in range(ROOM - len(cell)):
        row.append_text(hollow(colour, plan.chip, mark, spot))
    return row.append_text(_sign(scene.rules, height, cell)).append_text(_notch(scene, seat, own, height))


def _earth(scene: Scene, seat: int, cell: str, plan: Plan) -> Text:
    """What lies on the Earth, each kind once with its number."""
    text = Text()
    mark = scene.marks.of(("cell", seat, EARTH))
    for letter in kinds(cell):
        gem: Spot = ("gem", seat, EARTH, letter)
        text.append_text(chip(letter, plan.chip, scene.marks.of(gem), gem))
        text.append(f"{TIMES}{cell.count(letter)} ", PLAINLY)
    return text if cell else hollow("", plan.chip, mark, ("cell", seat, EARTH))


def _sign(rules: Ruleset, height: int, cell: str) -> Text:
    if harmonised(height, cell):
        return Text("★", LOUDLY)
    passed = any(passes(rules.book, height, cell) for passes in rules.book.hooks.passes_over)
    return Text("~" if passed else " ", FAINTLY)


def _notch(scene: Scene, seat: int, own: Seat, height: int) -> Text:
    if height == BUBBLES:
        return Text(" ")
    spot: Spot = ("notch", seat, height)
    token = own.notches[height - 1]
    shown = "◦" if token == EMPTY else TOKEN if token == INSPIRATION else token
    return word(shown, scene.marks.of(spot), spot, FAINTLY if token == EMPTY else LOUDLY)


def _space(scene: Scene, seat: int, own: Seat, number: int, plan: Plan) -> Text:
    """An Inspiration space: its number and what it does, or the token that covers it."""
    spot: Spot = ("space", seat, number)
    mark, token = scene.marks.of(spot), own.spaces[number - 1]
    between = " " if plan.loose else ""
    if token == EMPTY:
        return word(f"{number}{between}{does(number, between)}", mark, spot, PLAINLY)
    return word(f"{number}{between}{TOKEN if token == INSPIRATION else token}", mark, spot, LOUDLY if mark else FAINTLY)


def does(number: int, between: str = " ") -> str:
    """What an Inspiration space does, in arrows: ``↓2 ↓`` for two down and one down."""
    if number == EXCHANGE_SPACE:
        return f"{BLACK}→?"
    return between.join(_arrow(owed) for owed in SPACES[number])


def _arrow(owed: Owed) -> str:
    up, down = any(delta > 0 for delta in owed.deltas), any(delta < 0 for delta in owed.deltas)
    far = max(abs(delta) for delta in owed.deltas)
    return ("↕" if up and down else "↑" if up else "↓") + (str(far) if far > 1 else "")


def _hand(scene: Scene, seat: int, own: Seat) -> Text:
    spot: Spot = ("hand", seat)
    tokens = "".join(TOKEN if token == INSPIRATION else token for token in own.free)
    label = Text.assemble((f"{scene.words.text('tui-tokens')} ", FAINTLY))
    return label.append_text(word(tokens or "-", scene.marks.of(spot), spot, LOUDLY))


def _meditation(scene: Scene, seat: int, own: Seat) -> Text:
    spot: Spot = ("meditation", seat)
    label = Text.assemble((f"{scene.words.text('tui-meditation')} ", FAINTLY))
    label.append_text(word("".join(sorted(own.meditation)) or "-", scene.marks.of(spot), spot))
    if sorted(own.meditation) == sorted(own.looked):
        return label
    return label.append(f" ({scene.words.text('tui-looked', colours=''.join(sorted(own.looked)))})", FAINTLY)


def needed_width(seats: int) -> int:
    """How many columns so many boards need at least, side by side."""
    return (NARROWEST + 1) * seats
