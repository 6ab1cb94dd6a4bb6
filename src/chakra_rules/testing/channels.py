"""Everything a game tells a viewer, channel by channel: games that look the same to the viewer must tell the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import zip_longest
from typing import Any

from attrs import frozen

from chakra_rules.documents import Documents
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.review import Review, report
from chakra_rules.state import State
from chakra_rules.testing.choosing_clauses import told

CLOSELY = 4
"""At how many moments a game is looked at closely."""

Channel = Callable[[Game, int], Iterable[Any]]
"""(game, viewer) -> what the viewer is told, one thing after another."""


def reviewed(game: Game, viewer: int) -> Iterable[Any]:
    """Some moments as the viewer knew them, the last among them: who acted, the action, the events, the view."""
    return Review.of(game, viewer)[:: -max(1, len(game.history) // CLOSELY)]


def logged(game: Game, viewer: int) -> Iterable[Any]:
    """All actions and events."""
    return game.events(viewer)


def listed(game: Game, viewer: int) -> Iterator[Any]:
    """The actions the viewer could choose from, whenever it decided."""
    for state in decisions_of(game, viewer):
        yield [action.notation for action in game.rules.actions(state)]


def picked(game: Game, viewer: int) -> Iterator[Any]:
    """What can be picked part by part, and why not, if the viewer decides now."""
    if game.decision is not None and game.decision.seat == viewer:
        yield told(game.rules, game.state)


def undone(game: Game, viewer: int) -> Iterator[Any]:
    """What asking to undo is answered, after every action."""
    for entry in game.history:
        after = Game(game.rules, entry.before, history=[entry])
        barrier = after.why_not_undo()
        yield after.can_undo, barrier, barrier and _answer(after.undo)


def documented(game: Game, viewer: int) -> Iterator[Any]:
    """The view, the decision and the last actions and events, as documents."""
    write = Documents.of(game.rules).write
    seen = game.view(viewer)
    last = game.events(viewer, since=len(game.history) - CLOSELY)
    for value in (seen, seen.state.stack, *last):
        yield _answer(partial(write, value))


def reported(game: Game, viewer: int) -> Iterator[Any]:
    """A bug report redacted for the viewer, of an error that quotes what may be hidden."""
    state = game.state
    yield report(game, viewer, ChakraError(f"{state.plenitude} {state.slots} {[seat.slots for seat in state.seats]}"))


def scored(game: Game, viewer: int) -> Iterator[Any]:
    """The score as the viewer can work it out, or that it cannot."""
    yield _answer(lambda: game.rules.score(game.view(viewer).state))


CHANNELS: dict[str, Channel] = {
    "review": reviewed,
    "log": logged,
    "actions": listed,
    "staged choices": picked,
    "undo": undone,
    "documents": documented,
    "bug report": reported,
    "score": scored,
}
"""What the library itself tells, by name."""


@frozen
class Difference:
    """Where two games that look the same to a viewer do not tell it the same.

    Args:
        channel: by which channel.
        number: which of the things told it is, from 0.
        one: what the one game tells.
        other: what the other game tells.
    """

    channel: str
    number: int
    one: Any
    other: Any


def differences(
    game: Game, twin: Game, viewer: int, channels: Mapping[str, Channel] = CHANNELS
) -> Iterator[Difference]:
    """The first difference of each channel.

    Args:
        game: a game.
        twin: one that looks the same to the viewer.
        viewer: a seat, or SPECTATOR.
        channels: what to compare, by name.
    """
    for name, channel in channels.items():
        pairs = zip_longest(channel(game, viewer), channel(twin, viewer))
        found = next(((number, *pair) for number, pair in enumerate(pairs) if pair[0] != pair[1]), None)
        if found is not None:
            yield Difference(name, *found)


def decisions_of(game: Game, viewer: int) -> Iterator[State]:
    """The positions in which the viewer decided or decides."""
    states = [entry.before for entry in game.history] + [game.state]
    return (state for state in states if state.stack and state.stack[-1].seat == viewer)


def _answer(ask: Callable[[], Any]) -> Any:
    """What is answered; an error by its class and message."""
    try:
        return ask()
    except ChakraError as error:
        return type(error).__name__, str(error)
