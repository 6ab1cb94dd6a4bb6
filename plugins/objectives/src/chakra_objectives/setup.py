"""Set-up: nature reveals the Objective cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from attrs import field, frozen

from chakra_objectives.bonuses import BOTH, Objectives
from chakra_objectives.cards import CardName, deck
from chakra_rules import NATURE, Decision, State
from chakra_rules.extend import (
    ActionKind,
    ChanceKind,
    Draft,
    Reason,
    Rulebook,
    SeatNumber,
    Step,
    nothing_listed,
    refuse,
)


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards))


@frozen
class DealObjectives(Decision):
    """Nature shuffles the Objective cards and reveals some."""

    seat: SeatNumber = NATURE


@frozen
class RevealObjectives:
    """Nature reveals these Objective cards, in whatever order: ``O:every-chakra,two-pairs``."""

    cards: tuple[CardName, ...] = field(converter=_sorted)

    @property
    def notation(self) -> str:
        """``O:every-chakra,two-pairs``."""
        return f"O:{','.join(self.cards)}"


@frozen
class ObjectivesRevealed:
    """The Objective cards lie face up, each with its two bonus tokens."""

    cards: tuple[CardName, ...]
    reveals = True

    def fold(self, draft: Draft) -> None:
        """Lay the cards and the tokens."""
        draft.set_slot(Objectives(self.cards, (BOTH,) * len(self.cards)))


def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
    """objectives.setup."""
    return (DealObjectives(),)


def how_many(state: State) -> int:
    """How many cards are revealed for so many players."""
    return 2 if len(state.seats) == 2 else 3


def _refuse(book: Rulebook, state: State, decision: DealObjectives, action: RevealObjectives) -> tuple[Reason, ...]:
    count, cards = how_many(state), book.service(deck)
    if len(action.cards) == len(set(action.cards)) == count and set(action.cards) <= set(cards):
        return ()
    return (refuse("objectives.setup", cards=",".join(action.cards), count=count, deck=",".join(cards)),)


def _reveal(step: Step, decision: DealObjectives, action: RevealObjectives) -> None:
    step.emit(ObjectivesRevealed(action.cards))


def _outcomes(book: Rulebook, state: State, decision: DealObjectives) -> Iterator[tuple[RevealObjectives, Fraction]]:
    count, cards = how_many(state), book.service(deck)
    odds = Fraction(1, comb(len(cards), count))
    return ((RevealObjectives(chosen), odds) for chosen in combinations(cards, count))


def _sample(book: Rulebook, state: State, decision: DealObjectives, random: Random) -> RevealObjectives:
    return RevealObjectives(tuple(random.sample(list(book.service(deck)), how_many(state))))


def _parse(match: re.Match[str]) -> RevealObjectives:
    return RevealObjectives(tuple(match[1].split(",")))


REVEAL = ActionKind(
    action=RevealObjectives,
    answers=(DealObjectives,),
    grammar="O:<cards with commas between>",
    pattern=r"O:([a-z0-9-]+(?:,[a-z0-9-]+)*)",
    parse=_parse,
    offer=nothing_listed,
    refuse=_refuse,
    perform=_reveal,
)

CHANCE = ChanceKind(decision=DealObjectives, sample=_sample, outcomes=_outcomes)
