"""The Ability cards: the eight printed ones, and what other modules bring."""

from __future__ import annotations

from chakra_abilities import channelling, lotus, receiving
from chakra_abilities.card import Card
from chakra_rules.extend import Rulebook

CARDS = (*receiving.CARDS, *lotus.CARDS, *channelling.CARDS)


def deck(book: Rulebook) -> dict[str, Card]:
    """Every card of these rules by its name; ask for it with ``book.service(deck)``."""
    return {card.name: card for card in book.brought(Card)}
