"""Modules with two cards dealt face down, that leak which is which: by notation, equality or what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from attrs import field, frozen

from chakra_rules.extend import (
    NATURE,
    ActionKind,
    ChanceKind,
    Decision,
    Draft,
    Module,
    Slot,
    Step,
    no_reasons,
    nothing_listed,
    visible_to,
)
from chakra_rules.visibility import Onlooker, unseen
from tests.faults.parts import module


@frozen
class DealTwo(Decision):
    """Nature deals two cards face down."""


@frozen
class Dealt:
    """The cards were dealt; nobody sees which."""

    cards: str = field(metadata=visible_to(unseen))
    reveals = True

    def fold(self, draft: Draft) -> None:
        lay(draft, self.cards)


@frozen
class Called:
    """The cards were dealt, and this tells everybody which."""

    cards: str
    reveals = True

    def fold(self, draft: Draft) -> None:
        lay(draft, self.cards)


def lay(draft: Draft, cards: str) -> None:
    """Put the cards on the table."""
    kept: Any = next(type(slot) for slot in draft.slots if type(slot) in (Cards, Summed, Wrapped))
    draft.set_slot(kept.of(cards))


@frozen
class Hidden:
    """Nature's answer, hidden as it should be."""

    cards: str = field(metadata=visible_to(unseen))

    @property
    def notation(self) -> str:
        """``Q12``."""
        return f"Q{self.cards}"


@frozen
class Open:
    """Nature's answer, for everybody to read."""

    cards: str

    @property
    def notation(self) -> str:
        """``Q12``."""
        return f"Q{self.cards}"


@frozen
class Cards:
    """Two cards face down, hidden as they should be."""

    cards: str = field(default="", metadata=visible_to(unseen))

    @classmethod
    def of(cls, cards: str) -> Cards:
        return cls(cards)


@frozen
class Summed:
    """Two cards face down, and a number that follows from them."""

    cards: str = field(default="", metadata=visible_to(unseen))
    first: int = 0

    @classmethod
    def of(cls, cards: str) -> Summed:
        return cls(cards, int(cards[0]))


@frozen
class Sealed:
    """Shows nothing of the cards, but is equal only where the cards are."""

    cards: str = field(repr=False)

    def __len__(self) -> int:
        return len(self.cards)


def _seal(value: Any, onlooker: Onlooker, seat: int) -> Any:
    return Sealed(value) if isinstance(value, str) else value


@frozen
class Wrapped:
    """Two cards face down, under a seal."""

    cards: Any = field(default="", metadata=visible_to(_seal))

    @classmethod
    def of(cls, cards: str) -> Wrapped:
        return cls(cards)


def dealing(id: str, action: type[Any], kept: type[Any], event: type[Any] = Dealt) -> Module:
    """A module that has the cards dealt at the beginning.

    Args:
        id: of the module.
        action: nature's answer.
        kept: what lies on the table.
        event: what happens when they are dealt.
    """

    def deal(step: Step, decision: DealTwo, answer: Any) -> None:
        step.emit(event(answer.cards))

    def outcomes(*_: Any) -> Iterator[tuple[Any, Fraction]]:
        yield from ((action(cards), Fraction(1, 2)) for cards in ("12", "21"))

    kind = ActionKind(
        action=action,
        answers=(DealTwo,),
        grammar="Q<cards>",
        pattern=r"Q(12|21)",
        parse=lambda match: action(match[1]),
        offer=nothing_listed,
        refuse=no_reasons,
        perform=deal,
    )
    return module(
        id,
        {"setup": lambda book, players: (DealTwo(NATURE),)},
        actions=(kind,),
        chances=(
            ChanceKind(
                decision=DealTwo, sample=lambda b, s, d, random: action(random.choice(("12", "21"))), outcomes=outcomes
            ),
        ),
        events=(event,),
        table=Slot(kept, lambda players: kept()),
    )


LEAKS_BY_NOTATION = dealing("loud-dealer", Open, Cards)
LEAKS_BY_AN_OPEN_EVENT = dealing("caller", Hidden, Cards, Called)
LEAKS_BY_WHAT_FOLLOWS = dealing("accountant", Hidden, Summed)
LEAKS_BY_EQUALITY = dealing("notary", Hidden, Wrapped)
