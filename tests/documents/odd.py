"""A module with every type that the others do not use: nobody who writes documents or schemas has heard of it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from random import Random
from typing import Annotated, Any, Literal

from attrs import evolve, field, frozen

from chakra_rules.extend import (
    NATURE,
    ActionKind,
    Cell,
    ChanceKind,
    Decision,
    Draft,
    Module,
    Observer,
    Pile,
    Rule,
    Rulebook,
    SeatNumber,
    Slot,
    SpaceNumber,
    State,
    Step,
    Term,
    TurnEnded,
    hookimpl,
    no_reasons,
    nobody,
    nothing_listed,
    owner,
    visible_to,
)

Card = Annotated[str, Term("card", pattern="[a-z]+")]
Hand = Annotated[tuple[Card, ...], Term("hand", least=0, most=2)]
SUITS = ("sun", "moon", "star", "rain", "wind")


class Mood(Enum):
    """How the table feels."""

    CALM = "calm"
    WILD = "wild"


@frozen
class Knot:
    """Something inside something.

    Args:
        inner: a smaller one, or nothing.
        count: how many.
    """

    count: int
    inner: Knot | None = None


@frozen
class Shelf:
    """Where odd cards lie.

    Args:
        number: which of two.
    """

    number: Literal[1, 2]

    def take(self, draft: Draft, piece: str) -> None:
        """Nothing ever lies here."""

    def put(self, draft: Draft, piece: str) -> None:
        """Nothing ever lies here."""


@frozen
class OddTable:
    """What the odd module keeps on the table.

    Args:
        mood: how it feels.
        marks: how often each of several things happened.
        pile: nobody knows it.
        knot: or nothing.
        _kept: a field that begins with a line.
    """

    mood: Mood = Mood.CALM
    marks: dict[str, int] = field(factory=dict, hash=False)
    pile: tuple[Card, ...] = field(default=SUITS, metadata=visible_to(nobody))
    knot: Knot | None = Knot(1, Knot(2))
    _kept: float = 0.5


def _first_letters(value: Pile, onlooker: Any, seat: int) -> Pile:
    """All see that there is something."""
    return value if onlooker.seat == seat else "?" * len(value)


@frozen
class OddHand:
    """What the odd module keeps for a seat."""

    cards: Hand = field(default=(), metadata=visible_to(owner))
    token: Pile = field(default="K", metadata=visible_to(_first_letters))
    number: SpaceNumber = field(default=2, metadata=visible_to(owner))


@frozen
class DealCards(Decision):
    """Nature deals the odd cards."""

    seat: SeatNumber = NATURE


@frozen
class Deal:
    """Nature deals a card to each seat: ``Z:sun,moon``."""

    cards: tuple[Card, ...] = field(metadata=visible_to(nobody))

    @property
    def notation(self) -> str:
        """``Z:sun,moon``."""
        return f"Z:{','.join(self.cards)}"


@frozen
class Dealt:
    """The cards were dealt."""

    cards: tuple[Card, ...] = field(metadata=visible_to(nobody))
    reveals = True

    def fold(self, draft: Draft) -> None:
        """One each."""
        for seat, card in enumerate(self.cards):
            hand = draft.seat(seat).slot(OddHand)
            draft.seat(seat).set_slot(evolve(hand, cards=(card,)))
        draft.set_slot(evolve(draft.slot(OddTable), pile=tuple(s for s in SUITS if s not in self.cards)))


@frozen
class Felt:
    """The mood changed."""

    mood: Mood
    where: Shelf | Cell | None
    asked: DealCards
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Count it."""
        table = draft.slot(OddTable)
        marks = {**table.marks, self.mood.value: table.marks.get(self.mood.value, 0) + 1}
        draft.set_slot(evolve(table, mood=self.mood, marks=marks))


def _sample(book: Rulebook, state: State, decision: DealCards, random: Random) -> Deal:
    return Deal(tuple(random.sample(SUITS, len(state.seats))))


def _outcomes(book: Rulebook, state: State, decision: DealCards) -> Iterator[tuple[Deal, Fraction]]:
    yield Deal(SUITS[: len(state.seats)]), Fraction(1)


def _feel(step: Step, event: TurnEnded) -> tuple[Any, ...]:
    mood = Mood.WILD if event.seat else Mood.CALM
    where = Shelf(2) if event.seat else Cell(0, 3) if step.draft.round % 2 else None
    return (lambda later: later.emit(Felt(mood, where, DealCards())),)


class _Hooks:
    @staticmethod
    @hookimpl
    def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
        return (DealCards(),)

    @staticmethod
    @hookimpl
    def observers(book: Rulebook) -> tuple[Observer, ...]:
        return (Observer(TurnEnded, _feel),)


DEAL = ActionKind(
    action=Deal,
    answers=(DealCards,),
    grammar="Z:<cards>",
    pattern=r"Z:(?P<cards>[a-z]+(?:,[a-z]+)*)",
    parse=lambda match: Deal(tuple(match["cards"].split(","))),
    offer=nothing_listed,
    refuse=no_reasons,
    perform=lambda step, decision, action: step.emit(Dealt(action.cards)),
)

ODD = Module(
    id="odd",
    version="0.1",
    title="Odd",
    hooks=_Hooks,
    rules=(Rule("odd.deal", "Cards are dealt."),),
    table=Slot(OddTable, lambda players: OddTable()),
    seat=Slot(OddHand, lambda players: OddHand()),
    actions=(DEAL,),
    chances=(ChanceKind(decision=DealCards, sample=_sample, outcomes=_outcomes),),
    events=(Dealt, Felt),
    places=(Shelf,),
)
