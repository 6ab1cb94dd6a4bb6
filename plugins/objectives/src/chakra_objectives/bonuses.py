"""The bonus tokens: where they lie, and how they get there."""

from __future__ import annotations

from typing import Annotated

from attrs import evolve, frozen

from chakra_objectives.cards import CardName, deck
from chakra_rules import State
from chakra_rules.extend import Draft, Pile, Rulebook, SeatNumber, Term, add, remove

Bonuses = Annotated[str, Term("bonuses", pattern="[12]*")]

FIRST, SECOND = "2", "1"
"""The bonus tokens of a card: that of who achieves it first, that of the second; each is its value."""
BOTH = SECOND + FIRST


@frozen
class Objectives:
    """The Objective cards on the table.

    Args:
        cards: the names of the cards revealed, sorted.
        bonuses: the bonus tokens left on each of them.
    """

    cards: tuple[CardName, ...] = ()
    bonuses: tuple[Bonuses, ...] = ()

    def left_on(self, card: str) -> Pile:
        """The bonus tokens left on a card; raises ValueError when it is not on the table."""
        return self.bonuses[self.cards.index(card)]


@frozen
class BonusesWon:
    """The bonus tokens a seat took, as (card, token), in the order in which it took them."""

    tokens: tuple[tuple[CardName, Bonuses], ...] = ()

    def of(self, card: str) -> Pile:
        """What was taken from a card."""
        return "".join([token for name, token in self.tokens if name == card])


@frozen
class OnCard:
    """The place of the bonus tokens on an Objective card."""

    card: CardName

    def take(self, draft: Draft, piece: str) -> None:
        """Off the card."""
        self._lay(draft, remove(draft.slot(Objectives).left_on(self.card), piece))

    def put(self, draft: Draft, piece: str) -> None:
        """Onto the card."""
        self._lay(draft, add(draft.slot(Objectives).left_on(self.card), piece))

    def _lay(self, draft: Draft, pile: Pile) -> None:
        table = draft.slot(Objectives)
        at = table.cards.index(self.card)
        draft.set_slot(evolve(table, bonuses=(*table.bonuses[:at], pile, *table.bonuses[at + 1 :])))


@frozen
class BonusOf:
    """The place of the bonus token that a seat took from an Objective card."""

    seat: SeatNumber
    card: CardName

    def take(self, draft: Draft, piece: str) -> None:
        """Away from the seat."""
        seat = draft.seat(self.seat)
        won = seat.slot(BonusesWon)
        remove(won.of(self.card), piece)
        left = list(won.tokens)
        left.remove((self.card, piece))
        seat.set_slot(BonusesWon(tuple(left)))

    def put(self, draft: Draft, piece: str) -> None:
        """To the seat."""
        seat = draft.seat(self.seat)
        seat.set_slot(BonusesWon((*seat.slot(BonusesWon).tokens, (self.card, piece))))


def bonuses_broken(book: Rulebook, state: State) -> str:
    """How the cards in play are no different cards with a 2 and a 1 for each of them; empty when they are."""
    table = state.slot(Objectives)
    named = [*table.cards, *[card for seat in state.seats for card, _ in seat.slot(BonusesWon).tokens]]
    for card in named:
        if card not in book.service(deck):
            return f"{card!r} is no Objective card of these rules"
        if table.cards.count(card) != 1:
            return f"{card} is revealed {table.cards.count(card)} times"
    for card, left in zip(table.cards, table.bonuses, strict=True):
        taken = [seat.slot(BonusesWon).of(card) for seat in state.seats]
        if "".join(sorted(left + "".join(taken))) != BOTH or any(len(won) > 1 for won in taken):
            return f"of {card} the bonus tokens {left or 'none'} are left and the seats hold {taken}"
    return ""
