"""A module without a fault, that does what the broken ones do: acts, asks, deals in secret, scores, lifts a rule."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from attrs import evolve, field, frozen

from chakra_rules.extend import (
    BAG,
    BOX,
    NATURE,
    ActionKind,
    ChanceKind,
    Decision,
    Draft,
    Harmonised,
    Invariant,
    Observer,
    Option,
    Reason,
    Rulebook,
    ScoreLine,
    Slot,
    State,
    Step,
    Waived,
    Waiver,
    harmonised_heights,
    no_reasons,
    nothing_listed,
    visible_to,
)
from tests.faults.parts import Numbered, Riddle, Secret, Wish, module, no, wishing


@frozen
class Deal:
    """Nature's answer: which way round the two secret cards lie."""

    number: int = field(metadata=visible_to(lambda value, onlooker, seat: 0))

    @property
    def notation(self) -> str:
        """``Q1``."""
        return f"Q{self.number}"


@frozen
class Dealt:
    """The secret cards were dealt."""

    secret: Secret
    reveals = True

    def fold(self, draft: Draft) -> None:
        draft.set_slot(self.secret)


@frozen
class Counted:
    """One more wish was made, in this round."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.seat(self.seat).set_slot(evolve(draft.seat(self.seat).slot(Numbered), number=draft.round))


def _may(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1)] if state.seats[decision.seat].slot(Numbered).number < state.round else []


def _against(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    return () if action in _may(book, state, decision) else no(book)


def _wish(step: Step, decision: Decision, action: Wish) -> None:
    step.ask(decision)
    step.emit(Counted(decision.seat))
    step.emit(Waived(Waiver("base.receive.distinct", "clean.rule")))
    if step.draft.bag:
        step.move(step.draft.bag[0], BAG, BOX)


def _deal(step: Step, decision: Riddle, action: Deal) -> None:
    step.emit(Dealt(Secret((1, 2)[:: 1 if action.number else -1])))


def _deals(book: Rulebook, state: State, decision: Riddle) -> Iterator[tuple[Deal, Fraction]]:
    yield from ((Deal(number), Fraction(1, 2)) for number in range(2))


def _observers(book: Rulebook) -> tuple[Observer, ...]:
    def respond(step: Step, event: Harmonised) -> tuple[Any, ...]:
        last = step.draft.box[-1:]
        return (lambda later: later.move(last, BOX, BAG),) if last else ()

    return (Observer(Harmonised, respond),)


def _score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    heights = harmonised_heights(state.seats[seat].cells)
    return (ScoreLine(len(heights), "clean.rule", count=len(heights)),)


def _not_two(book: Rulebook, state: State) -> str:
    deck = state.slot(Secret).deck
    return "" if len(deck) in (0, 2) else f"there are {len(deck)}"


CLEAN = module(
    "clean",
    {"setup": lambda book, players: (Riddle(NATURE),), "observers": _observers, "score": _score},
    options=(Option("way", ("a", "b"), "clean.rule"),),
    actions=(
        *wishing(_may, _against, _wish),
        ActionKind(
            action=Deal,
            answers=(Riddle,),
            grammar="Q<number>",
            pattern=r"Q([01])",
            parse=lambda match: Deal(int(match[1])),
            offer=nothing_listed,
            refuse=no_reasons,
            perform=_deal,
        ),
    ),
    chances=(ChanceKind(decision=Riddle, sample=lambda b, s, d, random: Deal(random.randrange(2)), outcomes=_deals),),
    events=(Dealt, Counted),
    table=Slot(Secret, lambda players: Secret()),
    seat=Slot(Numbered, lambda players: Numbered()),
    invariants=(
        Invariant("there are two cards or none", lambda b, s: "" if len(s.slot(Secret).deck) in (0, 2) else "no"),
    ),
)
