"""Modules that raise, return the wrong type, hang, or take their process with them."""

from __future__ import annotations

import os
import re
from typing import Any

from chakra_rules.extend import BUBBLES, Placing, Reason, Rulebook, ScoreLine, State, Step, Taking, refuse
from tests.faults.parts import Wish, module, one_wish, only_one, wishing


def _fail_when_channelling(book: Rulebook, state: State, decision: object, action: Any) -> tuple[Reason, ...]:
    if state.round == 2 and action.notation.startswith("C"):
        raise KeyError("nobody thought of this")
    return ()


def _fail_without_a_limit(book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
    limit = book.options["base.colour_limit"]
    over = len(taking.energies) > 2 and len(taking.energies) > int(limit)
    return (refuse("narrow.rule"),) if over else ()


def _nothing_on_full_bubbles(book: Rulebook, placing: Placing) -> Any:
    return None if (placing.height, placing.lying) == (BUBBLES, 2) else ()


def _a_list(book: Rulebook, state: State, seat: int) -> Any:
    return [ScoreLine(1, "lister.rule")]


def hang(step: Step, seat: int) -> None:
    while step.draft.round == 2:
        pass


def die(step: Step, seat: int) -> None:
    if step.draft.round == 2:
        os._exit(3)


def _knowing_one(match: re.Match[str]) -> Wish:
    return {"1": Wish(1)}[match[1]]


RAISES_IN_A_HOOK = module("clumsy", {"veto_action": _fail_when_channelling})
RAISES_WITH_AN_OPTION = module("narrow", {"veto_take": _fail_without_a_limit})
RAISES_WHEN_IT_READS = module("bookless", actions=wishing(one_wish, only_one, parse=_knowing_one))
RETURNS_NOTHING = module("mute", {"veto_place": _nothing_on_full_bubbles})
RETURNS_THE_WRONG_TYPE = module("lister", {"score": _a_list})
HANGS = module("sleeper", {"end_of_turn": hang})
DIES = module("dying", {"end_of_turn": die})
