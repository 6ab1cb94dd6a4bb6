"""Modules with one fault each, for the fuzzer to find; Python finds them in whatever process imports this file."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from chakra_rules.extend import (
    Draft,
    Module,
    Observer,
    Option,
    Reason,
    Rule,
    ScoreLine,
    Step,
    TurnBegan,
    TurnEnded,
    add,
    hookimpl,
    refuse,
)
from chakra_rules.state import NATURE, Decision, State
from tests.faults.failing import die, hang


def module(id: str, rules: tuple[Rule, ...] = (), **parts: Any) -> Module:
    """A module of these hooks and fields."""
    hooks = {name: staticmethod(hookimpl(part)) for name, part in parts.items() if callable(part)}
    fields = {name: part for name, part in parts.items() if not callable(part)}
    return Module(id=id, version="1", title=id.title(), hooks=type(id, (), hooks), rules=rules, **fields)


@frozen
class Given:
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.bag = add(draft.bag, "G")


def _give(step: Step, seat: int) -> None:
    if step.draft.round == 5:
        step.emit(Given())


def _fail(book: Any, state: State, decision: Decision, action: Any) -> tuple[Reason, ...]:
    if state.round == 2 and action.notation.startswith("C"):
        raise KeyError("nobody thought of this")
    return ()


def endless(book: Any) -> tuple[Observer, ...]:
    """Each turn that ends sets off what sets itself off."""
    return tuple(
        [Observer(kind, lambda step, event: (lambda step: step.emit(Given()),)) for kind in (TurnEnded, Given)]
    )


def _hide(book: Any, state: State, decision: Decision, action: Any) -> tuple[Reason, ...]:
    late = state.round > 8 and decision.seat != NATURE
    return (refuse("strict.late"),) if late else ()


def _score(book: Any, state: State, seat: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine(1, "twice.score"), ScoreLine(1, "twice.score"))


def _again(step: Step, seat: int) -> None:
    if step.draft.round == 2 and seat == 0:
        step.emit(TurnBegan(0))


def once() -> Module:
    """A module that fails the first time that somebody could channel in the second round, and never again."""
    failures = iter([KeyError("for the first time")])

    def fail(book: Any, state: State, decision: Decision, action: Any) -> tuple[Reason, ...]:
        if state.round == 2 and action.notation.startswith("C"):
            for failure in failures:
                raise failure
        return ()

    return module("once", veto_action=fail)


GENEROUS = module("generous", (Rule("generous.gift", "text"),), end_of_turn=_give, events=(Given,))
FAILING = module("failing", veto_action=_fail)
HANGING = module("hanging", end_of_turn=hang)
DYING = module("dying", end_of_turn=die)
STRICT = module("strict", (Rule("strict.late", "text"),), veto_action=_hide)
TWICE = module("twice", (Rule("twice.score", "text"),), score=_score)
REPEATING = module("repeating", end_of_turn=_again)
HARMLESS = module("harmless", (Rule("harmless.rule", "text"),), options=(Option("way", ("a", "b"), "harmless.rule"),))
NEEDY = module("needy", requires=("harmless",))
SHY = module("shy", conflicts=("needy",))
