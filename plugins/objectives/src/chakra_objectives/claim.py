"""Achieving Objectives: at the end of a turn its player takes the best bonus left of each one achieved."""

from __future__ import annotations

from attrs import frozen

from chakra_objectives.bonuses import BonusesWon, BonusOf, Objectives, OnCard
from chakra_objectives.cards import CardName, deck
from chakra_rules import State
from chakra_rules.extend import Draft, Rulebook, SeatNumber, Step


@frozen
class ObjectiveAchieved:
    """A seat was first or second to achieve an Objective and took its bonus.

    Args:
        seat: who achieved it.
        card: the name of the card.
        bonus: the value of the token taken.
    """

    seat: SeatNumber
    card: CardName
    bonus: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves: the event before it says what did."""


def end_of_turn(step: Step, seat: int) -> None:
    """objectives.when and objectives.claim, card by card."""
    for card, token in claimable(step.book, step.state, seat):
        step.move(token, OnCard(card), BonusOf(seat, card))
        step.emit(ObjectiveAchieved(seat, card, int(token)))


def claimable(book: Rulebook, state: State, seat: int) -> tuple[tuple[str, str], ...]:
    """The bonus tokens the seat would take if its turn ended now, as (card, token)."""
    if "objectives.claim" in book.waived:
        return ()
    table, won, cards = state.slot(Objectives), state.seats[seat].slot(BonusesWon), book.service(deck)
    return tuple(
        (card, max(left))
        for card, left in zip(table.cards, table.bonuses, strict=True)
        if left and not won.of(card) and cards[card].achieved(book, state, seat)
    )
