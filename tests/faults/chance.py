"""Modules that depend on chance of their own, on hashes, on the order of naming, or have odds that cannot be."""

from __future__ import annotations

import random as process_wide
from collections.abc import Iterator, Sequence
from fractions import Fraction

from attrs import evolve

from chakra_rules.extend import (
    BAG,
    BOX,
    NATURE,
    ChanceKind,
    Decision,
    Module,
    Option,
    Rulebook,
    Slot,
    State,
    Step,
    nothing_listed,
)
from tests.faults.parts import Numbered, Riddle, Wish, module, only_offered, wishing


def _dice(step: Step, seat: int) -> None:
    if process_wide.getrandbits(1) and step.draft.bag:
        step.move(step.draft.bag[0], BAG, BOX)


def _waste_a_throw(step: Step, seat: int) -> None:
    process_wide.getrandbits(1)


def _by_hash(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(int(word)) for word in {*"1234567"}]


def _as_options_come(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    """A wish by where its option stands among those of the other modules."""
    names = [name for name in book.options if not name.startswith("base.")]
    return [Wish(names.index("pushy.way"))]


def _odds(id: str, *odds: Fraction, throws: Sequence[Wish] = (Wish(0),), digits: str = r"\d") -> Module:
    def outcomes(book: Rulebook, state: State, decision: Riddle) -> Iterator[tuple[Wish, Fraction]]:
        yield from ((Wish(number), one) for number, one in enumerate(odds))

    asking = wishing(nothing_listed, perform=lambda step, decision, action: None, answers=Riddle)
    return module(
        id,
        {"setup": lambda book, players: (Riddle(NATURE),)},
        actions=tuple([evolve(kind, pattern=f"W({digits})") for kind in asking]),
        chances=(ChanceKind(decision=Riddle, sample=lambda b, s, d, random: random.choice(throws), outcomes=outcomes),),
    )


_numbers = iter(range(10**9))


USES_THE_PROCESS_WIDE_RANDOM = module("dice", {"end_of_turn": _dice})
TOUCHES_THE_PROCESS_WIDE_RANDOM = module("wasteful", {"end_of_turn": _waste_a_throw})
DEPENDS_ON_HASHES = module("hashed", actions=wishing(_by_hash, only_offered(_by_hash)))
DEPENDS_ON_THE_ORDER_OF_NAMING = module(
    "pushy",
    actions=wishing(_as_options_come, only_offered(_as_options_come)),
    options=(Option("way", ("a", "b"), "pushy.rule"),),
)
BEGINS_OTHERWISE_EACH_TIME = module("numbered", table=Slot(Numbered, lambda players: Numbered(next(_numbers))))
ODDS_DO_NOT_ADD_UP = _odds("bookmaker", Fraction(1, 2), Fraction(1, 3))
MANY_ODDS_DO_NOT_ADD_UP = _odds("lottery", *[Fraction(1, 100)] * 99, digits=r"\d{1,2}")
GIVES_AN_ANSWER_NO_CHANCE = _odds("cheat", Fraction(1), Fraction(0))
DRAWS_WHAT_IT_DOES_NOT_LIST = _odds("sharper", Fraction(1), throws=[Wish(0), Wish(0), Wish(1)])
