"""The application: it lets people and bots play, one action after another, and shows what happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from attrs import evolve
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.widgets import OptionList
from textual.worker import WorkerFailed

from chakra_rules import Action, CannotUndo, ChakraError, State, view
from chakra_rules.cli.tui.chooser import Chooser
from chakra_rules.cli.tui.dialogs import Confirm, FileName, Page, Pass
from chakra_rules.cli.tui.log import told
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY
from chakra_rules.cli.tui.scene import Marks, Scene
from chakra_rules.cli.tui.score import sheets
from chakra_rules.cli.tui.sitting import Sitting
from chakra_rules.cli.tui.spots import Spot, moved_spots
from chakra_rules.cli.tui.table import Pointed, Table
from chakra_rules.words import Words

PACKAGE = "chakra_rules.cli.tui"
"""Whose catalogues hold the labels of the screen."""
PAUSE = 0.35
"""Seconds for which a component is shown before it leaves and after it has arrived."""
KEYS = (
    ("escape,backspace", "step_back", "tui-key-back"),
    ("u", "undo", "tui-key-undo"),
    ("w", "refused", "tui-key-refused"),
    ("s", "save", "tui-key-save"),
    ("l", "load", "tui-key-load"),
    ("e", "score", "tui-key-score"),
    ("question_mark,h", "help", "tui-key-help"),
    ("q", "leave", "tui-key-quit"),
    *[(str(number), f"number({number})", "") for number in range(1, 10)],
)
"""What each key does, and the message that the line at the bottom shows for it."""
ACTIONS = {action.partition("(")[0] for _, action, _ in KEYS}


class ChakraApp(App[None]):
    """Chakra at a terminal.

    Args:
        sitting: the game, its bots and people.
        language: of everything that is written.
        pause: seconds that each half of a movement is shown; none when nothing is to be shown moving.
    """

    CSS_PATH = "table.tcss"
    TITLE = "Chakra"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, language: str = "en", pause: float = PAUSE) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = language
        self.words = Words.of(sitting.game.rules, language, PACKAGE)
        self.pause = pause
        self.table = Table(len(sitting.game.state.seats))
        self.chooser: Chooser | None = None
        self.refused = True
        self.lines: list[Text] = []
        self.note = Text()
        self.shown = 0
        self.hurry = asyncio.Event()
        self.failure: BaseException | None = None
        for keys, action, label in KEYS:
            self.bind(keys, action, description=self.words.text(label) if label else "", show=bool(label))

    def compose(self) -> ComposeResult:
        """One table."""
        yield self.table

    def on_mount(self) -> None:
        """Show what the set-up did, and begin."""
        self._begin()

    def _handle_exception(self, error: Exception) -> None:
        """Leave the screen when something fails, and keep what it was for whoever opened it: no traces of the stack."""
        self.failure = error.error if isinstance(error, WorkerFailed) else error
        self.exit()

    # ---------------------------------------------------------------- what is seen

    def scene(self, state: State | None = None) -> Scene:
        """What the person at the screen is to see; of a state in the past when it is named."""
        game, watcher = self.sitting.game, self.sitting.watcher
        seen = (game.view(watcher) if state is None else view(state, watcher)).state
        return Scene(game.rules, self.words, seen, watcher, frozenset(self.sitting.bots))

    def _begin(self) -> None:
        """Show a game that is new at this table, or to the person who has come to it."""
        self.lines = told(self.words, self.sitting.game, self.sitting.watcher)
        self.shown = len(self.sitting.game.history)
        self.table.options.focus()
        self.table.write(self.lines)
        self.proceed()

    # ---------------------------------------------------------------- playing on

    @work(exclusive=True, group="play")
    async def proceed(self) -> None:
        """Show what has happened, let bots play, and ask the person whose choice it is."""
        self.chooser = None
        await self._show_news()
        while self.sitting.bot_to_play is not None:
            self.sitting.let_bot_play()
            await self._show_news()
        self.table.write(self.lines)
        await self._change_seats()
        self.hurry.clear()
        choice = self.sitting.choice()
        if choice is not None:
            self.chooser = Chooser(self.table, self.scene(), choice, self.refused, self._play)
            self.chooser.offer(choice)
            if self.note:
                self.table.explain(self.note)
            return
        self.table.options.clear()
        self.table.explain(self.note)
        self.table.ask(Text.assemble((self.words.text("tui-finished"), LOUDLY)))
        self.table.draw(self.scene())
        self.refresh_bindings()
        self.action_score()

    def _play(self, action: Action) -> None:
        """Take the action chosen."""
        self.note = Text()
        self.sitting.game.play(action, self.sitting.watcher)
        self.proceed()

    async def _show_news(self) -> None:
        """Animate and tell what has happened since the last look."""
        game, watcher, since = self.sitting.game, self.sitting.watcher, self.shown
        self.shown = len(game.history)
        if self.pause and since < self.shown:
            self.table.options.clear()
            self.table.ask(Text.assemble((self.words.text("tui-watching", seat=game.history[since].seat), FAINTLY)))
            for index in range(since, self.shown):
                _, happened = next(iter(game.events(watcher, index)))
                after = game.history[index + 1].before if index + 1 < self.shown else game.state
                await self._show_moving(game.history[index].before, after, *moved_spots(happened))
        self.lines += told(self.words, game, watcher, since)
        if self.pause:
            self.table.write(self.lines)

    async def _show_moving(self, before: State, after: State, left: frozenset[Spot], reached: frozenset[Spot]) -> None:
        """Show components where they were, then where they are."""
        for state, moved in ((before, left), (after, reached)):
            if moved and not self.hurry.is_set():
                self.table.draw(evolve(self.scene(state), marks=Marks(moved=moved)))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), self.pause)

    async def _change_seats(self) -> None:
        """Let another person come to the screen, behind a curtain where anybody would see too much."""
        seat = self.sitting.person_to_come()
        if seat is None:
            return
        if self.sitting.must_hide(seat):
            await self.push_screen_wait(Pass(self.words, seat))
        self.sitting.watcher = seat
        self.lines = told(self.words, self.sitting.game, seat)
        self.table.write(self.lines)

    # ---------------------------------------------------------------- choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pick the line, or say why not."""
        line = self.table.options.index_of(event.option_id)
        if line is not None and self.chooser is not None:
            self.chooser.pick(line)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the boards what the line means."""
        line = self.table.options.index_of(event.option_id)
        if line is not None and self.chooser is not None:
            self.chooser.point_at(line)

    def on_pointed(self, event: Pointed) -> None:
        """Pick what was clicked; show what the mouse only points at."""
        if self.chooser is None:
            if event.clicked:
                self.hurry.set()
        elif event.clicked:
            self.chooser.click(event.spot)
        else:
            self.chooser.hover(event.spot)

    async def on_event(self, event: events.Event) -> None:
        """While something is shown moving, any key hastens it."""
        if isinstance(event, events.Key) and self.chooser is None:
            self.hurry.set()
        await super().on_event(event)

    # ---------------------------------------------------------------- keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Whether a key does anything now; what stands in front of the table keeps all but leaving from it."""
        if action in ACTIONS and len(self.screen_stack) > 1:
            return action == "leave" and isinstance(self.screen, Pass)
        return action != "score" or self.sitting.game.over

    def action_number(self, number: int) -> None:
        """Pick a line by its number."""
        if self.chooser is not None:
            self.chooser.pick(number - 1)

    def action_step_back(self) -> None:
        """Take back the last thing picked."""
        if self.chooser is not None:
            self.chooser.back()

    def action_refused(self) -> None:
        """List what cannot be picked, or do not."""
        self.refused = not self.refused
        if self.chooser is not None:
            self.chooser.refused = self.refused
            self.chooser.offer(self.chooser.choice)

    def action_undo(self) -> None:
        """Take back the last action, or say why not."""
        text = self.words.text
        try:
            undone = self.sitting.undo()
        except CannotUndo:
            event = self.sitting.barrier()
            key = "tui-no-undo" if event else "tui-no-undo-yet"
            self._say(text(key, what=self.words.event(event).rstrip(".")) if event else text(key))
            return
        self._say(text("tui-undone", what=" ".join([entry.action.notation for entry in undone])))
        self._begin()

    @work
    async def action_save(self) -> None:
        """Ask for a file and write the game to it."""
        attempt = self._attempt(self.sitting.save)
        name = await self.push_screen_wait(FileName(self.words, "tui-save-as", attempt))
        if name is not None:
            self._say(self.words.text("tui-saved", file=name))

    @work
    async def action_load(self) -> None:
        """Ask for a file and go on with the game in it."""
        if self.sitting.unsaved and not await self.push_screen_wait(Confirm(self.words, "tui-load-unsaved")):
            return
        attempt = self._attempt(self.sitting.load)
        name = await self.push_screen_wait(FileName(self.words, "tui-load-from", attempt))
        if name is None:
            return
        self.chooser = None
        self.words = Words.of(self.sitting.game.rules, self.language, PACKAGE)
        if len(self.sitting.people) > 1:
            await self.push_screen_wait(Pass(self.words, self.sitting.watcher))
        await self.table.remove()
        self.table = Table(len(self.sitting.game.state.seats))
        await self.mount(self.table)
        self._say(self.words.text("tui-loaded", file=name))
        self._begin()

    def _attempt(self, do: Callable[[str], object]) -> Callable[[str], str]:
        """What a dialog tries with a name: it returns what went wrong, or nothing."""

        def attempt(name: str) -> str:
            try:
                do(name)
            except ChakraError as error:
                return self.words.text("tui-failed", file=name, why=self.words.error(error))
            return ""

        return attempt

    def action_score(self) -> None:
        """Show the score sheets of a finished game."""
        text = self.words.text
        self.push_screen(Page(text("tui-score"), sheets(self.words, self.sitting.game), text("tui-page-keys")))

    def action_help(self) -> None:
        """Explain the screen."""
        text = self.words.text
        self.push_screen(Page(text("tui-key-help"), Text(text("tui-help")), text("tui-page-keys")))

    @work
    async def action_leave(self) -> None:
        """Leave the game; ask first when it is not saved."""
        if not self.sitting.unsaved or await self.push_screen_wait(Confirm(self.words, "tui-quit-unsaved")):
            self.exit()

    async def action_quit(self) -> None:
        """Ctrl+Q: leave, whatever stands in front of the table; the second time without asking."""
        if isinstance(self.screen, Confirm):
            self.exit()
        else:
            self.action_leave()

    def action_help_quit(self) -> None:
        """Ctrl+C: leave."""
        self.action_leave()

    def _say(self, words: str) -> None:
        """Tell the outcome of a key, below the list until something else is pointed at."""
        self.note = Text.assemble((words, LOUDLY))
        self.table.explain(self.note)
