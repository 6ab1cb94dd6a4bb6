"""The three cards for channelling: the white Inspiration token, and the two that extend a move."""

from __future__ import annotations

from chakra_abilities.card import Card, in_effect, lift
from chakra_abilities.table import WHITE_CARD, WHITE_TOKEN, Centre
from chakra_rules.extend import Owed, Place, Rulebook, State

WHITE = "abilities.white-inspiration"
EXTEND_MANY = "abilities.extend-many"
EXTEND_ONE = "abilities.extend-one"

EXTENDED = {EXTEND_MANY: (1, 2, 5, 6), EXTEND_ONE: (3, 4, 7)}
"""The Inspiration spaces printed on each of the two cards."""
FURTHER = Owed((-2, -1, 1, 2), again=True, optional=True)
"""abilities.extend.move: one further move of an energy that has made its own, one or two chakras, up or down."""


def modify_token(book: Rulebook, state: State, seat: int, token: tuple[str, Place]) -> tuple[str, Place]:
    """abilities.white-inspiration: a channel action this turn uses the white token."""
    if in_effect(state, seat, WHITE) and state.slot(Centre).white_token:
        return WHITE_TOKEN, WHITE_CARD
    return token


def modify_home(book: Rulebook, seat: int, token: str, home: Place) -> Place:
    """abilities.white-inspiration: a white token taken back lies on its card, not in the hand."""
    return WHITE_CARD if token == WHITE_TOKEN else home


def modify_owed(book: Rulebook, state: State, seat: int, space: int, owed: tuple[Owed, ...]) -> tuple[Owed, ...]:
    """abilities.extend-many and abilities.extend-one: a further move, allowed but not owed."""
    if not state.waived:
        return owed  # so it is nearly always
    for rule, spaces in EXTENDED.items():
        if space in spaces and in_effect(state, seat, rule):
            owed = (*owed, FURTHER)
    return owed


CARDS = (
    Card("white-inspiration", WHITE, lift("base.channel.space", WHITE)),
    Card("extend-many", EXTEND_MANY, lift("base.channel.distinct-energies", EXTEND_MANY)),
    Card("extend-one", EXTEND_ONE, lift("base.channel.distinct-energies", EXTEND_ONE)),
)
