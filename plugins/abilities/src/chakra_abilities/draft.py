"""Set-up: cards are revealed, and each player takes one in reverse turn order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from attrs import field, frozen

from chakra_abilities.card import CardName
from chakra_abilities.deck import deck
from chakra_abilities.table import IN_CENTRE, UNREVEALED, Beside, Centre, in_play
from chakra_rules.extend import (
    NATURE,
    ActionKind,
    ChanceKind,
    Decision,
    Reason,
    Rulebook,
    SeatNumber,
    State,
    Step,
    nothing_listed,
    refuse,
)


@frozen
class RevealCards(Decision):
    """Nature reveals two Ability cards more than there are players (abilities.setup)."""

    seat: SeatNumber = NATURE


@frozen
class ChooseCard(Decision):
    """The seat takes an Ability card from the centre (abilities.setup)."""


def _sorted(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards))


@frozen
class Reveal:
    """Nature reveals these cards: ``A:ignore,refresh,row,swap-maya``."""

    cards: tuple[CardName, ...] = field(converter=_sorted)

    @property
    def notation(self) -> str:
        """``A:ignore,refresh,row,swap-maya``."""
        return f"A:{','.join(self.cards)}"


@frozen
class TakeCard:
    """Take a card from the centre: ``A+row``."""

    card: CardName

    @property
    def notation(self) -> str:
        """``A+row``."""
        return f"A+{self.card}"


def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
    """abilities.setup: reveal, then the last player takes first."""
    return (RevealCards(), *(ChooseCard(seat) for seat in reversed(range(players))))


def _revealed(state: State) -> int:
    return len(state.seats) + 2


def _refuse_reveal(book: Rulebook, state: State, decision: RevealCards, action: Reveal) -> tuple[Reason, ...]:
    cards, names = action.cards, book.service(deck)
    if len(cards) == len(set(cards)) == _revealed(state) and names.keys() >= set(cards):
        return ()
    return (refuse("abilities.setup", card=",".join(cards), number=_revealed(state), cards=",".join(names)),)


def _reveal(step: Step, decision: RevealCards, action: Reveal) -> None:
    for card in action.cards:
        step.move(card, UNREVEALED, IN_CENTRE)


def _outcomes(book: Rulebook, state: State, decision: RevealCards) -> Iterator[tuple[Reveal, Fraction]]:
    names, count = book.service(deck), _revealed(state)
    odds = Fraction(1, comb(len(names), count))
    return ((Reveal(cards), odds) for cards in combinations(names, count))


def _sample(book: Rulebook, state: State, decision: RevealCards, random: Random) -> Reveal:
    return Reveal(random.sample(list(book.service(deck)), _revealed(state)))


def _offer(book: Rulebook, state: State, decision: ChooseCard) -> list[TakeCard]:
    return [TakeCard(card) for card in state.slot(Centre).cards]


def _refuse(book: Rulebook, state: State, decision: ChooseCard, action: TakeCard) -> tuple[Reason, ...]:
    cards = state.slot(Centre).cards
    if action.card in cards:
        return ()
    return (refuse("abilities.setup", card=action.card, number=1, cards=",".join(cards)),)


def _take(step: Step, decision: ChooseCard, action: TakeCard) -> None:
    step.move(action.card, IN_CENTRE, Beside(decision.seat))


REVEAL = ActionKind(
    action=Reveal,
    answers=(RevealCards,),
    grammar="A:<card>,<card>,...",
    pattern=r"A:([a-z0-9,-]+)",
    parse=lambda match: Reveal(match[1].split(",")),
    offer=nothing_listed,
    refuse=_refuse_reveal,
    perform=_reveal,
)
TAKE_CARD = ActionKind(
    action=TakeCard,
    answers=(ChooseCard,),
    grammar="A+<card>",
    pattern=r"A\+([a-z0-9-]+)",
    parse=lambda match: TakeCard(match[1]),
    offer=_offer,
    refuse=_refuse,
    perform=_take,
    candidates=lambda book, state, decision: [TakeCard(card) for card in in_play(state)],
)
REVEALING = ChanceKind(decision=RevealCards, sample=_sample, outcomes=_outcomes)
