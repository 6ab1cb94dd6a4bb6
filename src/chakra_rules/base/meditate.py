"""Meditate: take Inspiration, then look."""

from __future__ import annotations

import re
from functools import lru_cache

from chakra_rules.actions import Action
from chakra_rules.base import candidates
from chakra_rules.base.actions import Meditate
from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.setup import give_token
from chakra_rules.book import Rulebook, Step
from chakra_rules.components import COLOURS, EMPTY
from chakra_rules.events import Meditated
from chakra_rules.legality import legal_actions
from chakra_rules.modules import ActionKind
from chakra_rules.places import HANDS, INSPIRATION_SPACES, Place
from chakra_rules.rule import Reason, refuse
from chakra_rules.state import NO_SPACES, Seat, State
from chakra_rules.terms import Pile

MEDITATED = tuple(Meditated(seat) for seat in range(4))
MEDITATIONS = {colour: Meditate(colour) for colour in ("", *COLOURS)}


@lru_cache(maxsize=256)
def meditations(held: Pile) -> tuple[Meditate, ...]:
    """The ways to meditate for a seat that holds these Meditation tokens."""
    return tuple([MEDITATIONS[colour] for colour in COLOURS if colour not in held]) or (MEDITATIONS[""],)


def new_colours(seat: Seat) -> str:
    """The colours whose Meditation token the seat does not hold yet (base.meditate.look)."""
    return "".join([colour for colour in COLOURS if colour not in seat.meditation])


def _offer(book: Rulebook, state: State, decision: ChooseAction) -> tuple[Action, ...]:
    """base.meditate.always: without a token to take, meditating is still possible."""
    return meditations(state.seats[decision.seat].meditation)


def _refuse(book: Rulebook, state: State, decision: ChooseAction, action: Meditate) -> tuple[Reason, ...]:
    colours = new_colours(state.seats[decision.seat])
    if action.colour in (tuple(colours) or ("",)):
        return ()
    rule = "base.meditate.look" if action.colour else "base.meditate.always"
    return (refuse(rule, colours=colours),)


def _perform(step: Step, decision: ChooseAction, action: Meditate) -> None:
    seat = decision.seat
    spaces, places = step.before.seats[seat].spaces, INSPIRATION_SPACES[seat]
    for number, token in enumerate(spaces):
        if token != EMPTY:  # base.meditate.take-back
            step.move(token, places[number], home_of(step.book, seat, token))
    if action.colour:
        give_token(step, seat, action.colour)
    step.emit(MEDITATED[seat])


def home_of(book: Rulebook, seat: int, token: str) -> Place:
    """Where an Inspiration token goes when the seat takes it back: to its hand, or where a module says.

    Args:
        book: the rules.
        seat: whose token it is.
        token: its letter; I is a black one.

    >>> from chakra_rules import Ruleset
    >>> home_of(Ruleset.of().book, 1, "I")
    Hand(seat=1)
    """
    home: Place = HANDS[seat]
    for modify in book.hooks.modify_home:
        home = modify(book, seat, token, home)
    return home


def gains_nothing(step: Step, seat: int) -> bool:
    """Whether the seat can do nothing but meditate, and not even that brings it anything (base.end.stalemate)."""
    board = step.draft.seats[seat]
    if board.spaces != NO_SPACES or len(board.meditation) < len(COLOURS):
        return False
    for kind in step.book.kinds[ChooseAction]:
        if kind.action is not Meditate and legal_actions(step.book, step.state, (kind,)):
            return False
    return True


def _parse(match: re.Match[str]) -> Meditate:
    return Meditate(match[1] or "")


MEDITATE = ActionKind(
    action=Meditate,
    answers=(ChooseAction,),
    grammar="M:<colour>, or M when all seven are held",
    pattern=r"M(?::([A-Z]))?",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=candidates.meditations,
)
