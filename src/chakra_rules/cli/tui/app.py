"""The application: it lets people and bots play, one choice after another, and shows what happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from attrs import evolve
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.widgets import OptionList, Static

from chakra_rules import CannotUndo, ChakraError, State, view
from chakra_rules.choosing import Choice, ChoiceOption
from chakra_rules.cli.tui.aiming import KIND, aimed, open_spots, picked_at, spots_meant
from chakra_rules.cli.tui.dialogs import Confirm, FileName, Page, Pass
from chakra_rules.cli.tui.log import told
from chakra_rules.cli.tui.options import REFUSED, Options, details, option_words
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY
from chakra_rules.cli.tui.scene import Marks, Scene
from chakra_rules.cli.tui.score import sheets
from chakra_rules.cli.tui.sitting import Sitting
from chakra_rules.cli.tui.spots import Spot, moved_spots
from chakra_rules.cli.tui.table import Pointed, Table
from chakra_rules.words import Words

PACKAGE = "chakra_rules.cli.tui"
SEPARATOR = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
PAUSE = 0.35
"""Seconds for which a moving component is shown before it leaves and after it has arrived."""


class ChakraApp(App[None]):
    """Chakra at a terminal.

    Args:
        sitting: the game, its bots and people.
        language: of everything that is written.
        pause: seconds that each half of a movement is shown; none when nothing is to be animated.
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
        self.choice: Choice | None = None
        self.listed: list[ChoiceOption] = []
        self.refused = True
        self.open: frozenset[Spot] = frozenset()
        self.pointed: frozenset[Spot] = frozenset()
        self.lines: list[Text] = []
        self.shown = 0
        self.hurry = False
        self.failure: Exception | None = None
        for keys, action, label in KEYS:
            self.bind(keys, action, description=self.words.text(label) if label else "", show=bool(label))

    # ---------------------------------------------------------------- drawing

    def compose(self) -> ComposeResult:
        """One table."""
        yield Table(len(self.sitting.game.state.seats))

    def on_mount(self) -> None:
        """Show what the set-up did, and begin."""
        self.table = self.query_one(Table)
        self.query_one(Options).focus()
        self._retell()
        self.proceed()

    def scene(self, state: State | None = None) -> Scene:
        """What the person at the screen is to see; of a state in the past when it is named."""
        game, watcher = self.sitting.game, self.sitting.watcher
        seen = (game.view(watcher) if state is None else view(state, watcher)).state
        return Scene(game.rules, self.words, seen, watcher, frozenset(self.sitting.bots))

    def _draw(self) -> None:
        scene = self.scene()
        if self.choice is not None:
            chosen = spots_meant(self.choice, self.choice.picked) if self.choice.picked else frozenset()
            scene = evolve(scene, marks=Marks(self.open, chosen, self.pointed))
        self.table.draw(scene)

    def _retell(self) -> None:
        """Write the log anew, for another reader or another game."""
        self.lines = told(self.words, self.sitting.game, self.sitting.watcher)
        self.shown = len(self.sitting.game.history)
        self.table.write(self.lines)

    def _handle_exception(self, error: Exception) -> None:
        """Leave the screen when something fails, and keep what it was for whoever opened it: no traces of the stack."""
        self.failure = error
        self.exit()

    # ---------------------------------------------------------------- playing on

    @work(exclusive=True)
    async def proceed(self) -> None:
        """Show what has happened, let bots play, and ask the person whose choice it is."""
        self._listen(None)
        while True:
            await self._show_news()
            if self.sitting.bot_to_play is not None and not self.sitting.game.over:
                self.sitting.let_bot_play()
                continue
            break
        await self._change_seats()
        self.hurry = False
        self._listen(self.sitting.choice())
        if self.sitting.game.over:
            self.action_score()

    async def _show_news(self) -> None:
        """Animate and tell what has happened since the last look."""
        game, watcher = self.sitting.game, self.sitting.watcher
        for index in range(self.shown, len(game.history)):
            _, happened = next(iter(game.events(watcher, index)))
            left, reached = moved_spots(happened)
            after = game.history[index + 1].before if index + 1 < len(game.history) else game.state
            if left | reached and self.pause and not self.hurry:
                await self._frame(game.history[index].before, left)
                await self._frame(after, reached)
        self.lines += told(self.words, game, watcher, self.shown)
        self.shown = len(game.history)
        self.table.write(self.lines)
        self._draw()

    async def _frame(self, state: State, moved: frozenset[Spot]) -> None:
        if not self.hurry:
            self.table.draw(evolve(self.scene(state), marks=Marks(moved=moved)))
            await asyncio.sleep(self.pause)

    async def _change_seats(self) -> None:
        """Let another person come to the screen, behind a curtain where anybody would see too much."""
        seat = self.sitting.person_to_come()
        if seat is None:
            return
        if self.sitting.must_hide(seat):
            await self.push_screen_wait(Pass(self.words, seat))
        self.sitting.watcher = seat
        self._retell()

    # ---------------------------------------------------------------- choosing

    def _listen(self, choice: Choice | None) -> None:
        """Offer the options of a choice as it stands; play the action when it is complete."""
        if choice is not None and choice.action is not None:
            self._play(choice)
            return
        self.choice, self.pointed = choice, frozenset()
        self.open = frozenset() if choice is None else open_spots(choice)
        self.listed = self.query_one(Options).show(self.words, choice, self.refused)
        self.query_one("#question", Static).update(self._question())
        self.query_one("#why", Static).update(Text())
        self.refresh_bindings()
        self._draw()

    def _question(self) -> Text:
        """What is to be chosen, and what of it was chosen already."""
        game, text = self.sitting.game, self.words.text
        if game.decision is None:
            return Text(text("tui-finished"), LOUDLY)
        if self.choice is None:
            return Text(text("tui-watching", seat=game.decision.seat), FAINTLY)
        asked = text("tui-choose", seat=game.decision.seat, what=self.words.decision(game.decision))
        line, choice = Text.assemble((asked, LOUDLY)), self.choice
        for count, option in enumerate(choice.picked):
            told = option_words(self.words, _first(choice, count), option)
            line.append(SEPARATOR, FAINTLY).append(told, PLAINLY)
        return line

    def _play(self, choice: Choice) -> None:
        action = choice.action
        assert action is not None
        try:
            self.sitting.game.play(action, self.sitting.watcher)
        except ChakraError as error:
            self.notify(self.words.error(error), severity="error", markup=False)
        self.choice = None
        self.proceed()

    def _pick(self, option: ChoiceOption) -> None:
        if self.choice is not None and not option.reasons:
            self._listen(self.choice.pick(option.value))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pick the line, or say why not."""
        index = self.query_one(Options).index_of(event.option_id)
        if index is not None and index < len(self.listed):
            self._show_details(self.listed[index])
            self._pick(self.listed[index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the boards what the line means."""
        index = self.query_one(Options).index_of(event.option_id)
        if index is not None and self.choice is not None and index < len(self.listed):
            option = self.listed[index]
            self.pointed = self._meant(self.choice, option)
            self._show_details(option)
            self._draw()

    def _meant(self, choice: Choice, option: ChoiceOption) -> frozenset[Spot]:
        """The spots that a line of the list is about: for a kind of action those with which it begins."""
        if option.term == KIND:
            return frozenset() if option.reasons else open_spots(choice.pick(option.value))
        return spots_meant(choice, (*choice.picked, option))

    def _show_details(self, *options: ChoiceOption) -> None:
        if self.choice is not None and options:
            found = [details(self.words, self.choice, option) for option in options[:2]]
            self.query_one("#why", Static).update(Text("\n").join(found))

    def on_pointed(self, event: Pointed) -> None:
        """Pick what was clicked; show what the mouse only points at."""
        if self.choice is None:
            self.hurry = self.hurry or event.clicked
            return
        if event.spot is None:
            return
        if event.clicked:
            self._click(event.spot)
            return
        found = [one.option for one in aimed(self.choice, event.spot)]
        if found:
            self._hint(found[0], event.spot)

    def _hint(self, option: ChoiceOption, spot: Spot) -> None:
        """Say what a click would pick, or why it would not."""
        if option.reasons:
            self._show_details(option)
        elif option in self.listed:
            self.query_one(Options).highlighted = self.listed.index(option)
        else:
            self.pointed = frozenset({spot})
            self._draw()

    def _click(self, spot: Spot) -> None:
        assert self.choice is not None
        found = picked_at(self.choice, spot)
        if isinstance(found, Choice):
            self._listen(found)
        elif found:
            self._show_details(*found)
        else:
            self.query_one("#why", Static).update(Text(f"{REFUSED} {self.words.text('tui-nothing-here')}", FAINTLY))

    def on_key(self, event: events.Key) -> None:
        """While something is shown moving, any key hastens it."""
        if self.choice is None:
            self.hurry = True

    # ---------------------------------------------------------------- keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Whether a key does anything now; one that does not is not shown."""
        if action == "step_back":
            return self.choice is not None and bool(self.choice.picked)
        return action != "score" or self.sitting.game.over

    def action_number(self, number: int) -> None:
        """Pick a line by its number."""
        if number <= len(self.listed):
            self.query_one(Options).highlighted = number - 1
            self._show_details(self.listed[number - 1])
            self._pick(self.listed[number - 1])

    def action_step_back(self) -> None:
        """Take back the last thing picked."""
        if self.choice is not None and self.choice.picked:
            self._listen(self.choice.back())

    def action_refused(self) -> None:
        """List what cannot be picked, or do not."""
        self.refused = not self.refused
        self._listen(self.choice)

    def action_undo(self) -> None:
        """Take back the last action, or say why not."""
        text = self.words.text
        try:
            undone = self.sitting.undo()
        except CannotUndo:
            event = self.sitting.barrier()
            key = "tui-no-undo" if event else "tui-no-undo-yet"
            self.notify(text(key, what=self.words.event(event)) if event else text(key), markup=False)
            return
        self.notify(text("tui-undone", what=" ".join([entry.action.notation for entry in undone])), markup=False)
        self._retell()
        self.proceed()

    @work
    async def action_save(self) -> None:
        """Ask for a file and write the game to it."""
        name = await self.push_screen_wait(FileName(self.words, "tui-save-as", self._attempt(self.sitting.save)))
        if name is not None:
            self.notify(self.words.text("tui-saved", file=name), markup=False)

    @work
    async def action_load(self) -> None:
        """Ask for a file and go on with the game in it."""
        if self.sitting.unsaved and not await self.push_screen_wait(Confirm(self.words, "tui-load-unsaved")):
            return
        name = await self.push_screen_wait(FileName(self.words, "tui-load-from", self._attempt(self.sitting.load)))
        if name is None:
            return
        self.words = Words.of(self.sitting.game.rules, self.language, PACKAGE)
        await self.table.remove()
        self.table = Table(len(self.sitting.game.state.seats))
        await self.mount(self.table)
        self.query_one(Options).focus()
        self.notify(self.words.text("tui-loaded", file=name), markup=False)
        self._retell()
        self.proceed()

    def _attempt(self, do: Callable[[str], object]) -> Callable[[str], str]:
        """What a dialog tries with a name: what went wrong, or nothing."""

        def attempt(name: str) -> str:
            try:
                do(name)
            except ChakraError as error:
                return self.words.text("tui-failed", file=name, why=self.words.error(error))
            return ""

        return attempt

    def action_score(self) -> None:
        """Show the score sheets of a finished game."""
        if self.sitting.game.over:
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


def _first(choice: Choice, count: int) -> Choice:
    """The choice as it stood with so many things picked."""
    while len(choice.picked) > count:
        choice = choice.back()
    return choice


KEYS = (
    ("escape,backspace", "step_back", "tui-key-back"),
    ("u", "undo", "tui-key-undo"),
    ("w", "refused", "tui-key-refused"),
    ("s", "save", "tui-key-save"),
    ("l", "load", "tui-key-load"),
    ("e", "score", "tui-key-score"),
    ("question_mark,h", "help", "tui-key-help"),
    ("q,ctrl+q", "leave", "tui-key-quit"),
    *[(str(number), f"number({number})", "") for number in range(1, 10)],
)
"""What each key does, and the message that the line at the bottom shows for it."""
