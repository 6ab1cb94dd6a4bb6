"""Writing documents, with texts beside them in the language that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from attrs import fields_dict, frozen

from chakra_rules.actions import Action
from chakra_rules.choosing import ChoiceOption
from chakra_rules.documents import Documents
from chakra_rules.errors import ChakraError
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.scoring import Score
from chakra_rules.serve.errors import NoSuchLanguage
from chakra_rules.serve.replies import Document, OptionTold
from chakra_rules.state import Decision, State

if TYPE_CHECKING:
    from chakra_rules.words import Words

TEXT = "text"
"""The key beside the fields of an action, event or decision; a module's own field of that name goes first."""


def known_languages() -> tuple[str, ...]:
    """The languages that there are words in; none without the extra ``words``."""
    try:
        from chakra_rules.words import languages
    except ImportError:
        return ()
    return languages()


def check_language(name: str) -> None:
    """Raise NoSuchLanguage when there are no words in the language; empty is for no language.

    Args:
        name: such as ``de`` or ``de-AT``.
    """
    if not name:
        return
    if not known_languages():
        raise NoSuchLanguage('no language is installed: pip install "chakra-rules[words]"', name)
    from chakra_rules.words.catalogues import language_called

    try:
        language_called(name)
    except ChakraError as error:
        raise NoSuchLanguage(str(error), name) from error


@frozen
class Telling:
    """Writes documents, with texts beside them where a language is asked for.

    Args:
        rules: what is in play.
        language: such as ``de``; without one only reasons have texts, in English.
    """

    rules: Ruleset
    language: str = ""

    def action(self, action: Any) -> Document:
        """An action."""
        return {**self._text(lambda words: words.action(action)), **self._plain(action)}

    def read_action(self, data: Any) -> Action:
        """The action of a document, one that was handed out with a text too; raises SaveError."""
        documents = Documents.of(self.rules)
        kind = documents.kinds.actions.get(data.get("kind")) if isinstance(data.get("kind"), str) else None
        own = {} if kind is None else fields_dict(kind)
        return documents.read_action({key: value for key, value in data.items() if key != TEXT or TEXT in own})

    def event(self, event: Any) -> Document:
        """What happened."""
        return {**self._text(lambda words: words.event(event)), **self._plain(event)}

    def decision(self, decision: Decision | None) -> Document | None:
        """Who must choose what; None stays what it is."""
        if decision is None:
            return None
        return {**self._text(lambda words: words.decision(decision)), **self._plain(decision)}

    def state(self, state: State) -> Document:
        """A state, which has no text."""
        return self._plain(state)

    def reasons(self, reasons: Iterable[Reason]) -> list[Document]:
        """Reasons, each with the module that gives it."""
        words = self.words
        return [
            {
                **self._plain(reason),
                "module": self.rules.module_of(reason.rule),
                "text": words.reason(reason) if words else self.rules.tell(reason),
            }
            for reason in reasons
        ]

    def score(self, score: Score) -> Document:
        """The score sheets."""
        document = self._plain(score)
        words = self.words
        if words is not None:
            for sheet, told in zip(score.sheets, document["sheets"], strict=True):
                told["level"]["text"] = words.level(sheet.level)
                for line, written in zip(sheet.lines, told["lines"], strict=True):
                    written["text"] = words.line(line)
            document["text"] = words.winners(score)
        return document

    def option(self, option: ChoiceOption) -> OptionTold:
        """One thing to pick; a front-end has words of its own for "that is all"."""
        told: OptionTold = {
            "part": option.part,
            "term": option.term,
            "value": option.value,
            "written": option.written,
            "ends": option.ends,
            "reasons": self.reasons(option.reasons),
        }
        words = self.words
        if words is not None and not option.ends:
            told["text"] = self._value(words, option)
        return told

    def _value(self, words: Words, option: ChoiceOption) -> str:
        return words.kind(option.kind) if option.kind else words.value(option.term, option.value)

    def error(self, error: ChakraError) -> str:
        """What went wrong."""
        return self.words.error(error) if self.words else str(error)

    @property
    def words(self) -> Words | None:
        """The words of the language; None when none is asked for."""
        if not self.language:
            return None
        from chakra_rules.words import Words

        return Words.of(self.rules, self.language)

    def _plain(self, value: Any) -> Document:
        document: Document = Documents.of(self.rules).write(value)
        return document

    def _text(self, tell: Callable[[Words], str]) -> Document:
        words = self.words
        return {} if words is None else {TEXT: tell(words)}
