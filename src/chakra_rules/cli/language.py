"""The language of the command line: what ``--lang`` says, else the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar

from chakra_rules.book import Rulebook
from chakra_rules.modules import Module
from chakra_rules.ruleset import Ruleset
from chakra_rules.words import ENGLISH, Words, language_called, preferred

PACKAGE = "chakra_rules.cli"
_LANGUAGE = ContextVar("language", default=ENGLISH)


def speak(language: str | None) -> None:
    """Speak a language from now on; with none named, the one that the environment asks for.

    Raises:
        ChakraError: there is no such language.
    """
    _LANGUAGE.set(preferred(os.environ) if language is None else language_called(language))


def language() -> str:
    """The language spoken."""
    return _LANGUAGE.get()


def spoken(rules: Ruleset | Rulebook | Sequence[Module] = ()) -> Words:
    """The words of these rules, and of the command line, in the language spoken."""
    return Words.of(rules, language(), PACKAGE)
