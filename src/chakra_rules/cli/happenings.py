"""Events in words: those worth telling, and not told by the words of the action they came of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import fields, frozen

from chakra_rules.base import BASE
from chakra_rules.base.actions import Exchange, Move
from chakra_rules.components import EARTH
from chakra_rules.events import (
    CORE_EVENTS,
    Answered,
    Asked,
    EndTriggered,
    GameEnded,
    Harmonised,
    Looked,
    Meditated,
    Moved,
    PlenitudeDealt,
    Swapped,
    TurnBegan,
    TurnEnded,
)
from chakra_rules.places import (
    CORE_PLACES,
    Bag,
    Cell,
    Hand,
    InspirationSpace,
    MayaSpace,
    MeditationTokens,
    Notch,
    TokenSupply,
)
from chakra_rules.visibility import UNKNOWN
from chakra_rules.words import Words
from chakra_rules.words.derived import apart

HOUSEKEEPING = (Asked, Answered, TurnBegan, TurnEnded, PlenitudeDealt, Meditated, EndTriggered, GameEnded)
ACTIONS = tuple([kind.action for kind in BASE.actions])
SAID_BY_THE_ACTION = {
    (MayaSpace, Cell),
    (Hand, Notch),
    (Hand, InspirationSpace),
    (InspirationSpace, Hand),
    (TokenSupply, MeditationTokens),
    (Bag, MayaSpace),
}
"""Moves of components that the words of the action have told already."""


@frozen
class TokenBack:
    """A chakra became harmonised and the token in its notch came back (base.harmonise.token-back)."""

    seat: int
    height: int


def joined(events: Sequence[Any]) -> list[Any]:
    """The events, with each harmonised chakra's token told in the same breath."""
    back = [e.source for e in events if isinstance(e, Moved) and isinstance(e.source, Notch)]
    full = [Notch(e.seat, e.height) for e in events if isinstance(e, Harmonised)]
    both = [notch for notch in back if notch in full]
    rest = [e for e in events if not (isinstance(e, Moved) and e.source in both)]
    return [
        TokenBack(e.seat, e.height) if isinstance(e, Harmonised) and Notch(e.seat, e.height) in both else e
        for e in rest
    ]


def event_words(words: Words, action: Any, event: Any, turn: int) -> str:
    """What an event is told as; nothing when it is not worth telling or the action's words tell it.

    Args:
        words: the language.
        action: what the event came of.
        event: what happened.
        turn: the seat of whom the sentence speaks.
    """
    if not _worth_telling(words, action, event):
        return ""
    back = isinstance(event, TokenBack)
    told = words.text("cli-token-back", height=event.height) if back else words.happened(event)
    seat = getattr(event, "seat", turn)
    return told if seat == turn else words.text("cli-of-seat", seat=seat, words=told)


def _worth_telling(words: Words, action: Any, event: Any) -> bool:
    if isinstance(event, HOUSEKEEPING):
        return False
    if isinstance(event, Looked):
        return event.value != UNKNOWN or not names(action, event.colour)
    if isinstance(event, Moved):
        return _is_news(words, action, event)
    if isinstance(event, Swapped):
        pieces = (event.piece, event.other_piece)
        return not any(names(action, piece) and not _is_energy(words, piece) for piece in pieces)
    return isinstance(event, (TokenBack, *CORE_EVENTS)) or _tells_more(action, event)


def _is_news(words: Words, action: Any, event: Moved) -> bool:
    """Whether the words of the action have not told the move already."""
    source, target = event.source, event.target
    ends = (type(source), type(target))
    if isinstance(source, Notch) and isinstance(target, Hand):
        return True
    by_moving = isinstance(action, Move) and isinstance(source, Cell) and isinstance(target, Cell)
    if ends in SAID_BY_THE_ACTION or by_moving or _exchanged(action, event):
        return False
    asked_for = type(action) not in ACTIONS and names(action, event.piece)
    return bool({*ends} & {*CORE_PLACES}) or (_is_energy(words, event.piece) and not asked_for)


def _is_energy(words: Words, piece: str) -> bool:
    return any(kind.letter == piece for module in words.modules for kind in module.energies)


def names(action: Any, piece: str) -> bool:
    """Whether the action's own words name the component."""
    return piece in [getattr(action, field.name) for field in fields(type(action))]


def _tells_more(action: Any, event: Any) -> bool:
    """An event of a module: without particulars, or with the action's name, it tells nothing new."""
    particulars = [one.name for one in fields(type(event)) if one.name != "seat"]
    return bool(particulars) and not apart(type(event).__name__).startswith(apart(type(action).__name__))


def _exchanged(action: Any, event: Moved) -> bool:
    given_up = isinstance(event.source, Cell) and event.source.height == EARTH
    return isinstance(action, Exchange) and (given_up or isinstance(event.source, Bag))


def note_words(words: Words, event: Any) -> str:
    """What everybody must know."""
    if isinstance(event, EndTriggered):
        return words.text("cli-end-triggered", seat=event.seat, rule=event.rule)
    if isinstance(event, GameEnded):
        return words.text("cli-game-ended", rule=event.rule)
    return ""
