"""The table: everything that is drawn while a game is played, and where the mouse is on it."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Footer, Static

from chakra_rules.cli.tui.board import board, needed_width
from chakra_rules.cli.tui.drawing import Drawing
from chakra_rules.cli.tui.kept import counted, table_texts
from chakra_rules.cli.tui.lotus import lotus
from chakra_rules.cli.tui.options import Options
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY, chip, word
from chakra_rules.cli.tui.scene import Scene
from chakra_rules.cli.tui.spots import META, Spot
from chakra_rules.extend import kinds

ROOMY = Size(100, 30)
"""On screens as large as this everything is seen without scrolling."""
BELOW = 10
"""Rows kept for all that is not a board."""
NARROW_LOTUS = 19
LOG = 200
"""How many lines of the log can be scrolled back to."""


class Pointed(Message):
    """The mouse has come to a spot.

    Args:
        spot: what it points at.
        clicked: whether its button was pressed there.
    """

    def __init__(self, spot: Spot, clicked: bool = False) -> None:
        super().__init__()
        self.spot = spot
        self.clicked = clicked


class Table(Widget):
    """The drawing of a scene, the list of options and the log."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self._at: Spot | None = None
        self._written: dict[str, Text] = {}

    def compose(self) -> ComposeResult:
        """The boards above, the questions and the log below."""
        yield Static(id="heading")
        with ScrollableContainer(id="table", can_focus=False), Horizontal(id="row"):
            yield lotus()
            for seat in range(self.seats):
                yield board(seat)
        yield Static(id="kept")
        with Horizontal(id="below"):
            with Vertical(id="choice"):
                yield Static(id="question")
                yield Options(id="options", markup=False)
                yield Static(id="why")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
        yield Footer(show_command_palette=False)

    def on_resize(self, event: events.Resize) -> None:
        """Share a small screen: the Lotus board without long names, the boards in a window that scrolls."""
        width, height = event.size
        narrow = width < ROOMY.width
        self.set_class(narrow, "narrow")
        self.set_class(height < ROOMY.height, "low")
        self.query_one("#table").styles.max_height = max(6, height - BELOW)
        self.query_one("#row").styles.min_width = NARROW_LOTUS + needed_width(self.seats)

    @property
    def options(self) -> Options:
        """The list of options."""
        return self.query_one(Options)

    def draw(self, scene: Scene) -> None:
        """Draw a scene."""
        for drawing in self.query(Drawing):
            drawing.show(scene)
        for seat in range(self.seats):
            at_play = seat == scene.state.turn and not scene.state.ended
            self.query_one(f"#board-{seat}").set_class(at_play, "turn")
        self._update("#heading", heading(scene))
        self._update("#kept", kept(scene))

    def ask(self, question: Text) -> None:
        """Show what is to be chosen."""
        self._update("#question", question)

    def explain(self, details: Text) -> None:
        """Show what an option leads to, or why it cannot be picked."""
        self._update("#why", details)

    def write(self, lines: list[Text]) -> None:
        """Show the last lines of the log, the end in sight."""
        self.query_one("#log-text", Static).update(Text("\n").join(lines[-LOG:]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _update(self, part: str, text: Text) -> None:
        """Write another text into a part; what is as high as before is not laid out anew."""
        old = self._written.get(part, Text())
        if text == old:
            return
        self._written[part] = text
        static = self.query_one(part, Static)
        room = max(1, static.content_size.width)
        high, was = [len(one.wrap(self.app.console, room)) for one in (text, old)]
        static.update(text, layout=high != was)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell what the mouse points at, when that has changed."""
        spot = spot_under(event)
        if spot != self._at:
            self._at = spot
            if spot is not None:
                self.post_message(Pointed(spot))

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        spot = spot_under(event)
        if spot is not None:
            self.post_message(Pointed(spot, clicked=True))


def spot_under(event: events.MouseEvent) -> Spot | None:
    """The spot that the character under the mouse draws."""
    spot = event.style.meta.get(META)
    return tuple(spot) if spot else None


def heading(scene: Scene) -> Text:
    """Where the game stands, and what is played."""
    titles = " + ".join([scene.words.module(module) for module in scene.rules.modules])
    return Text.assemble((f"{stand_of(scene)}   ", LOUDLY), (titles, FAINTLY), no_wrap=True, overflow="ellipsis")


def stand_of(scene: Scene) -> str:
    """The round, whether it is the last, whose turn it is."""
    state, text = scene.state, scene.words.text
    if state.ended:
        return text("tui-over")
    if not state.round:
        return text("tui-setup")
    return text("tui-round", round=state.round, last=state.last_round, seat=state.turn)


def kept(scene: Scene) -> Text:
    """The bag and the box, and what modules keep on the table."""
    return Text("   ").join([bag(scene), *table_texts(scene)])


def bag(scene: Scene) -> Text:
    """What is in the bag, in no order, and what has left the game."""
    text, state = scene.words.text, scene.state
    row = Text.assemble((f"{text('tui-bag', count=len(state.bag))} ", FAINTLY))
    for letter in kinds(state.bag):
        spot: Spot = ("bag", letter)
        mark = scene.marks.of(spot)
        count = f"{state.bag.count(letter)} "
        row.append_text(chip(letter, 3, mark, spot) if mark else word(letter, mark, spot)).append(count, PLAINLY)
    return row.append(f"  {text('tui-box')} ", FAINTLY).append(counted(state.box) or text("tui-empty"), PLAINLY)
