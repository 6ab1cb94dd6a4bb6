"""Modules that leak what is hidden: by an event, a view, an offer, a reason, a silence."""

from __future__ import annotations

from random import Random

from attrs import evolve, frozen

from chakra_rules import ChakraError
from chakra_rules.extend import (
    COLOURS,
    Decision,
    Draft,
    Effect,
    ImpossibleMove,
    Looked,
    Observer,
    Reason,
    Rulebook,
    Slot,
    State,
    Step,
    refuse,
)
from tests.faults.parts import (
    Listing,
    Numbered,
    Secret,
    Told,
    Wish,
    again,
    module,
    one_wish,
    only_offered,
    only_one,
    wishing,
)


@frozen
class Peeked:
    """A seat has seen a value, and this does not say so."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.seat(self.seat).looked = "".join(sorted({*draft.seat(self.seat).looked, "PBCGYOR"[draft.round % 7]}))


@frozen
class Noted:
    """A seat has noted the value it was shown, for all to read."""

    seat: int
    colour: str
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.seat(self.seat).set_slot(Numbered(int(draft.plenitude[COLOURS.index(self.colour)])))


def _tell(step: Step, seat: int) -> None:
    if step.draft.round == 3:
        step.emit(Told(step.draft.plenitude[7]))


def _tell_openly(step: Step, seat: int) -> None:
    if step.draft.round == 3:
        step.emit(Told(step.draft.plenitude[7], reveals=True))


def _tell_card(step: Step, seat: int) -> None:
    step.emit(Told(str(step.draft.slot(Secret).deck[0])))


def _peek(step: Step, seat: int) -> None:
    step.emit(Peeked(seat))


def _note_the_value(book: Rulebook) -> tuple[Observer, ...]:
    def respond(step: Step, event: Looked) -> tuple[Effect, ...]:
        return (lambda later: later.emit(Noted(event.seat, event.colour)),)

    return (Observer(Looked, respond),)


def _where_the_eighth_is(allowing: str) -> Listing:
    def offer(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
        return [Wish(1)] if state.plenitude[7] in allowing else []

    return offer


def _eighth(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1), Wish(int(state.plenitude[7]) if state.plenitude[7:].isdigit() else 4)]


def _because_of_the_eighth(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    return () if action == Wish(1) else (refuse("gossip.rule", eighth=state.plenitude[7]),)


def _may_fail(step: Step, decision: Decision, action: Wish) -> None:
    again(step, decision, action)
    if step.draft.plenitude[7] == "4":
        raise ImpossibleMove("not while the eighth is a 4")


def _blurt(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    if action != Wish(1):
        raise ChakraError(f"the eighth is {state.plenitude[7]}")
    return ()


def _imagine_two_turns(book: Rulebook, state: State, seat: int, random: Random) -> State:
    return evolve(state, round=state.round + 2)


def _deck(players: int) -> Secret:
    return Secret((1, 2, 3))


LEAKS_BY_AN_EVENT = module("teller", {"end_of_turn": _tell}, events=(Told,))
LEAKS_BY_AN_EVENT_THAT_REVEALS = module("crier", {"end_of_turn": _tell_openly}, events=(Told,))
LEAKS_ITS_OWN_CARD = module("show-off", {"end_of_turn": _tell_card}, events=(Told,), table=Slot(Secret, _deck))
LEAKS_BY_ITS_VIEW = module(
    "notebook", {"observers": _note_the_value}, events=(Noted,), seat=Slot(Numbered, lambda players: Numbered())
)
LEAKS_BY_AN_OFFER = module(
    "prophet", actions=wishing(_where_the_eighth_is("12"), only_offered(_where_the_eighth_is("12")))
)
LEAKS_BY_A_REASON = module("gossip", actions=wishing(one_wish, _because_of_the_eighth))
LEAKS_BY_WHAT_IT_THINKS_OF = module("seer", actions=wishing(one_wish, only_one, candidates=_eighth))
LEAKS_BY_AN_ERROR = module("trap", actions=wishing(one_wish, only_one, _may_fail))
LEAKS_BY_WHAT_AN_ERROR_SAYS = module("blurter", actions=wishing(one_wish, _blurt))
IMAGINES_WHAT_ITS_VIEWER_KNOWS_BETTER = module("dreamer", imagine=_imagine_two_turns)
CANNOT_DO_WITH_A_VIEW = module(
    "blind", actions=wishing(_where_the_eighth_is("1234"), only_offered(_where_the_eighth_is("1234")))
)
LETS_A_SEAT_LOOK_IN_SILENCE = module("peeper", {"end_of_turn": _peek}, events=(Peeked,))
