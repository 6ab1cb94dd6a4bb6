"""Modules that offer what is illegal, hide what is legal, or lead into dead ends."""

from __future__ import annotations

from itertools import count
from typing import Any

from attrs import evolve

from chakra_rules.extend import BAG, BOX, NATURE, Decision, Reason, Rule, Rulebook, State, Step, refuse
from tests.faults.parts import Listing, Riddle, Wish, module, no, one_wish, only_offered, only_one, wishing


def _never(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    return no(book)


def _unless_three_tokens(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [] if len(state.seats[decision.seat].meditation) == 3 else [Wish(1)]


def _by_an_unknown_rule(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    return () if action == Wish(1) else (refuse("no.rule"),)


def _ask_riddle(step: Step, decision: Decision, action: Wish) -> None:
    step.ask(Riddle(decision.seat))


def _refuse_all_late(book: Rulebook, state: State, decision: Decision, action: Any) -> tuple[Reason, ...]:
    return (refuse("curfew.rule"),) if state.round > 8 and decision.seat != NATURE else ()


def _dig_up(step: Step, decision: Decision, action: Wish) -> None:
    step.ask(decision)
    step.move("K", BOX, BAG)


def _once_a_white_was_discarded(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1)] if "W" in book.energies and state.round > 2 else []


def _dig_up_white(step: Step, decision: Decision, action: Wish) -> None:
    step.ask(decision)
    step.move("W", BOX, BAG)


def _moody() -> Listing:
    asked = count()

    def offer(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
        return [Wish(1), Wish(2)][:: 1 if next(asked) % 2 else -1]

    return offer


def _twice(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1)] * 2


def _two(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1), Wish(2)]


def _none(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return []


def _one_unwritten(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1), Wish(-1)]


OFFERS_AN_ILLEGAL_ACTION = module("tempter", actions=wishing(one_wish, _never))
HIDES_A_LEGAL_ACTION = module("shy", actions=wishing(one_wish))
HIDES_ONE_RARELY = module("forgetful", actions=wishing(_unless_three_tokens, only_one))
REFUSES_BY_AN_UNKNOWN_RULE = module("lawless", actions=wishing(one_wish, _by_an_unknown_rule))
REFUSES_IN_WORDS_THAT_LACK_A_PARAMETER = evolve(
    module("mumbler", actions=wishing(one_wish, only_one, candidates=_two)),
    rules=(Rule("mumbler.rule", "There is one wish.", refusal="There is no wish {number}."),),
)
OFFERS_A_DEAD_END = module("riddler", actions=wishing(one_wish, only_one, _ask_riddle))
ENDS_DEAD_LATE = module("curfew", {"veto_action": _refuse_all_late})
CANNOT_CARRY_OUT = module("digger", actions=wishing(one_wish, only_one, _dig_up))
CANNOT_CARRY_OUT_BESIDE_WHITE = module(
    "sexton",
    actions=wishing(_once_a_white_was_discarded, only_offered(_once_a_white_was_discarded), _dig_up_white),
)
OFFERS_AN_ACTION_TWICE = module("stutterer", actions=wishing(_twice, only_one))
CHANGES_ITS_ORDER = module("moody", actions=wishing(_moody(), only_offered(_two)))
THINKS_OF_WHAT_IS_NEITHER = module("dreamer", actions=wishing(one_wish, candidates=_two))
THINKS_NOT_OF_ITS_OFFER = module("thoughtless", actions=wishing(one_wish, only_one, candidates=_none))
THINKS_OF_WHAT_CANNOT_BE_WRITTEN = module("poet", actions=wishing(one_wish, only_one, candidates=_one_unwritten))
