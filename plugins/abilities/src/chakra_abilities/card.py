"""What an Ability card is, and how its effect is known to last for a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from attrs import frozen

from chakra_rules.extend import Reason, Rulebook, State, Step, Term, Waived, Waiver

CardName = Annotated[str, Term("card", pattern=r"[a-z0-9-]*")]
"""An Ability card by its name; empty where there is none."""

Use = Callable[[Step, int], None]
"""(step, seat): what happens when the seat uses the card."""


def always(book: Rulebook, state: State, seat: int) -> tuple[Reason, ...]:
    """Nothing keeps the seat from using the card, even if nothing comes of it (abilities.permission)."""
    return ()


@frozen
class Card:
    """An Ability card.

    Args:
        name: how notation writes it: small letters, digits and hyphens.
        rule: the id of the rule printed on it.
        use: what happens at once when a seat uses it.
        against: why a seat cannot use it now, apart from the card lying face down.
    """

    name: str
    rule: str
    use: Use
    against: Callable[[Rulebook, State, int], tuple[Reason, ...]] = always


def lift(rule: str, by: str) -> Use:
    """The effect of a card that only lifts a rule for the turn; other hooks ask :func:`in_effect`.

    Args:
        rule: the id of the rule lifted.
        by: the id of the card's rule.
    """

    def use(step: Step, seat: int) -> None:
        step.emit(Waived(Waiver(rule, by)))

    return use


def in_effect(state: State, seat: int, rule: str) -> bool:
    """Whether it is the seat's turn and a card with this rule has lifted something for it (abilities.use)."""
    return state.turn == seat and any([waiver.by == rule for waiver in state.waived])
