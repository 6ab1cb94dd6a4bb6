"""Notation: actions and boards as short printable text that reads back."""

from __future__ import annotations

import re

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook
from chakra_rules.components import BUBBLES
from chakra_rules.errors import NotationError
from chakra_rules.state import Cells

LONGEST = 200
"""No notation of an action is longer; what is gets refused unread."""


def parse_action(book: Rulebook, text: str) -> Action:
    """The action that a text writes.

    Args:
        book: the rules in play, whose actions are understood.
        text: notation such as ``T1:KY>8``.

    Raises:
        NotationError: the text writes no action of these rules.
        ModuleContractError: a module failed to read what its own pattern lets in.
    """
    if len(text) <= LONGEST:
        for kind in book.kind_of.values():
            match = re.fullmatch(kind.pattern, text, re.ASCII)
            if match:
                try:
                    action: Action = kind.parse(match)
                except ValueError as error:
                    raise NotationError(f"{text} reads like {kind.grammar}, but {error}", text) from error
                return action
    shown = text if len(text) <= 40 else text[:37] + "..."
    raise NotationError(f"{shown!r} is no notation of these rules; they write {grammars(book)}", text)


def grammars(book: Rulebook) -> str:
    """How every action is written."""
    return "; ".join(kind.grammar for kind in book.kind_of.values())


def write_board(cells: Cells) -> str:
    """A board as nine fields from the bubbles to the Earth.

    >>> write_board(("K", "", "OO", "", "GGG", "", "B", "", "KY"))
    'KY/-/B/-/GGG/-/OO/-/K'
    """
    return "/".join([cell or "-" for cell in reversed(cells)])


def read_board(text: str) -> Cells:
    """The board that nine fields write.

    Raises:
        NotationError: there are not nine fields, or one is no pile of letters.

    >>> read_board("KY/B/-/-/GGG/-/OO/-/K")[0]
    'K'
    """
    fields = text.split("/")
    if len(fields) != BUBBLES + 1:
        raise NotationError(f"a board has nine fields from the bubbles to the Earth, not {len(fields)}", text)
    wrong = [f for f in fields if not re.fullmatch(r"-|[A-Z]+", f, re.ASCII)]
    if wrong:
        raise NotationError(f"{wrong[0]!r} is neither a pile of energies nor - for none", text)
    return tuple("".join(sorted(field.strip("-"))) for field in reversed(fields))
