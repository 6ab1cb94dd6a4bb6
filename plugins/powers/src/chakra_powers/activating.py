"""Activating: once in a turn, before the action or after it, a face-up Power is flipped and carried out."""

from __future__ import annotations

import re
from functools import partial

from attrs import evolve, frozen

from chakra_powers.ajna import AJNA
from chakra_powers.anahata import ANAHATA
from chakra_powers.manipura import MANIPURA
from chakra_powers.muladhara import MULADHARA
from chakra_powers.sahasrara import SAHASRARA
from chakra_powers.svadhisthana import SVADHISTHANA
from chakra_powers.tokens import FaceUp, Flipped, Powers, powers_of
from chakra_powers.vishuddha import VISHUDDHA
from chakra_rules.extend import (
    COLOURS,
    ActionKind,
    ChooseAction,
    Colour,
    Decision,
    Draft,
    Effect,
    Reason,
    Rulebook,
    SeatNumber,
    State,
    Step,
    TurnEnded,
    no_reasons,
    refuse,
)

SEVEN = {power.colour: power for power in (SAHASRARA, AJNA, VISHUDDHA, ANAHATA, MANIPURA, SVADHISTHANA, MULADHARA)}


@frozen
class AfterAction(Decision):
    """The seat has performed its action and may still activate a Power (powers.when)."""


@frozen
class Activate:
    """Activate the Power of a colour: ``P:G``."""

    colour: Colour

    @property
    def notation(self) -> str:
        """``P:G``."""
        return f"P:{self.colour}"


@frozen
class Pass:
    """Activate nothing and end the turn: ``E``."""

    @property
    def notation(self) -> str:
        """``E``."""
        return "E"


@frozen
class Activated:
    """A seat activated a Power; no other follows this turn (powers.one-per-turn)."""

    seat: SeatNumber
    colour: Colour
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Note that the seat has activated one."""
        seat = draft.seat(self.seat)
        seat.set_slot(evolve(seat.slot(Powers), activated=True))


@frozen
class Passed:
    """A seat activates nothing more this turn."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Note it, so that the seat is not asked again."""
        seat = draft.seat(self.seat)
        seat.set_slot(evolve(seat.slot(Powers), passed=True))


@frozen
class Rested:
    """A seat's turn is over: in its next one it may activate a Power again."""

    seat: SeatNumber
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Forget what held for the turn."""
        seat = draft.seat(self.seat)
        powers = seat.slot(Powers)
        seat.set_slot(Powers(powers.face_up, powers.flipped))


def against(book: Rulebook, state: State, seat: int, colour: str) -> tuple[Reason, ...]:
    """Every reason why the seat cannot activate the Power of this colour now.

    powers.activate, powers.one-per-turn and powers.possible with the rule of the Power.
    """
    powers = powers_of(state.seats[seat])
    reasons: tuple[Reason, ...] = ()
    if colour not in tuple(powers.face_up):
        reasons += (refuse("powers.activate", colour=colour, face_up=powers.face_up or "-"),)
    if powers.activated:
        reasons += (refuse("powers.one-per-turn"),)
    if colour in SEVEN:
        missing = SEVEN[colour].against(book, state, seat)
        if missing:
            reasons += (refuse("powers.possible", colour=colour), *missing)
    return reasons


def possible(book: Rulebook, state: State, seat: int) -> list[Activate]:
    """The Powers that the seat can activate now, from the top."""
    powers = powers_of(state.seats[seat])
    if powers.activated or not powers.face_up:
        return []
    return [
        Activate(colour)
        for colour in COLOURS
        if colour in powers.face_up and not SEVEN[colour].against(book, state, seat)
    ]


def before_turn_ends(book: Rulebook, state: State, seat: int) -> tuple[Decision, ...]:
    """powers.when: the seat is asked while it can activate a Power and has not passed."""
    if powers_of(state.seats[seat]).passed or not possible(book, state, seat):
        return ()
    return (AfterAction(seat),)


def rest(step: Step, event: TurnEnded) -> tuple[Effect, ...]:
    """powers.one-per-turn: what a turn used up comes back when it ends."""
    powers = step.draft.seat(event.seat).slot(Powers)
    return (partial(_rest, seat=event.seat),) if powers.activated or powers.passed else ()


def _rest(step: Step, seat: int) -> None:
    step.emit(Rested(seat))


def _offer(book: Rulebook, state: State, decision: Decision) -> list[Activate]:
    return possible(book, state, decision.seat)


def _refuse(book: Rulebook, state: State, decision: Decision, action: Activate) -> tuple[Reason, ...]:
    return against(book, state, decision.seat, action.colour)


def _activate(step: Step, decision: Decision, action: Activate) -> None:
    seat, colour = decision.seat, action.colour
    if isinstance(decision, ChooseAction):
        step.ask(decision)  # The action is still to be performed.
    step.move(colour, FaceUp(seat), Flipped(seat))
    step.emit(Activated(seat, colour))
    SEVEN[colour].begin(step, seat)


def _offer_pass(book: Rulebook, state: State, decision: AfterAction) -> list[Pass]:
    return [Pass()]


def _pass(step: Step, decision: AfterAction, action: Pass) -> None:
    step.emit(Passed(decision.seat))


def _parse(match: re.Match[str]) -> Activate:
    return Activate(match[1])


ACTIVATE = ActionKind(
    action=Activate,
    answers=(ChooseAction, AfterAction),
    grammar="P:<colour of the Power>",
    pattern=r"P:([A-Z])",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_activate,
    candidates=lambda book, state, decision: [Activate(colour) for colour in COLOURS],
)
PASS = ActionKind(
    action=Pass,
    answers=(AfterAction,),
    grammar="E",
    pattern=r"E",
    parse=lambda match: Pass(),
    offer=_offer_pass,
    refuse=no_reasons,
    perform=_pass,
)
