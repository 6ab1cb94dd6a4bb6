"""Questions that stand in front of the table: a file's name, yes or no, whose eyes may look."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from chakra_rules.cli.tui.paint import GOLD
from chakra_rules.words import Words


class Pass(Screen[None]):
    """Nothing of the table is seen until the next person says that only they look."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "done", "")]

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__(classes="curtain")
        self._texts = words.text("tui-pass", seat=seat), words.text("tui-pass-keys", seat=seat)

    def compose(self) -> ComposeResult:
        """Whose turn it is, and how to go on."""
        title, keys = self._texts
        yield Vertical(
            Static(Text(title, f"bold {GOLD}"), classes="title"), Static(Text(keys)), classes="dialog", id="pass"
        )

    def on_click(self) -> None:
        """A click will do as well as a key."""
        self.action_done()

    def action_done(self) -> None:
        """Show the table."""
        self.dismiss(None)


class Confirm(ModalScreen[bool]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [("y", "answer(True)", ""), ("n,escape", "answer(False)", "")]

    def __init__(self, words: Words, question: str) -> None:
        super().__init__()
        self._words, self._question = words, question

    def compose(self) -> ComposeResult:
        """The question and the keys that answer it."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._words.text(self._question)), classes="title")
            yield Static(Text(self._words.text("tui-yes-no")))

    def action_answer(self, answer: bool) -> None:
        """Give the answer."""
        self.dismiss(answer)


class FileName(ModalScreen[str | None]):
    """Asks for the name of a file until something could be done with it.

    Args:
        words: in which language.
        question: the message that asks.
        attempt: does it; returns what went wrong, or nothing.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave", "")]

    def __init__(self, words: Words, question: str, attempt: Callable[[str], str]) -> None:
        super().__init__()
        self._words, self._question, self._attempt = words, question, attempt

    def compose(self) -> ComposeResult:
        """The question, the name, what was wrong with the last one."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._words.text(self._question)), classes="title")
            yield Input(placeholder="chakra.json", id="file")
            yield Static(id="wrong")
            yield Static(Text(self._words.text("tui-file-keys")))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try it, and say what went wrong."""
        name = event.value.strip()
        wrong = self._attempt(name) if name else self._words.text("tui-no-file")
        if not wrong:
            self.dismiss(name)
            return
        self.query_one("#wrong", Static).update(Text(wrong, "bold #ff8f8f"))

    def action_leave(self) -> None:
        """Do nothing."""
        self.dismiss(None)


class Page(ModalScreen[None]):
    """A page to read: the help, the score."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q", "leave", "")]

    def __init__(self, title: str, text: Text, keys: str) -> None:
        super().__init__()
        self._title, self._text, self._keys = title, text, keys

    def compose(self) -> ComposeResult:
        """The title, the text, how to get away from it."""
        with Vertical(classes="page"):
            yield Static(Text(self._title, f"bold {GOLD}"), classes="title")
            with VerticalScroll():
                yield Static(self._text, id="page-text")
            yield Static(Text(self._keys, "dim"))

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
