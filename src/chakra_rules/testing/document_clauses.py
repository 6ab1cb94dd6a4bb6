"""The clause about documents: what happens has a name in the modules in play, and comes back as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from chakra_rules.documents import Documents
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.clause import Complaint, clause


@clause("whatever happens is of a kind that a module in play declares, and its document reads back")
def documented(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Every action, event and decision of the game, and the state it leads to; places and slots are within them."""
    documents = Documents.of(rules)
    for entry in game.history:
        told: list[tuple[Any, Callable[[Any], Any]]] = [
            (entry.before.stack[-1], documents.read_decision),
            (entry.action, documents.read_action),
            *[(event, documents.read_event) for event in entry.events],
        ]
        for value, read in told:
            how = _lost(documents, value, read)
            if how:
                yield rules, entry.before, how
    how = _lost(documents, game.state, documents.read_state)
    if how:
        yield rules, game.state, how


def _lost(documents: Documents, value: Any, read: Callable[[Any], Any]) -> str:
    """How the value does not come back; empty when it does."""
    try:
        again = read(documents.write(value))
    except ChakraError as error:
        return str(error)
    return "" if again == value else f"{value!r:.200} reads back as {again!r:.200}"
