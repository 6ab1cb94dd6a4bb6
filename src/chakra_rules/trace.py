"""Tracing: every hook that answers while one action is judged and carried out, with its module and its value."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook, Step
from chakra_rules.errors import IllegalAction
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State


@frozen
class HookCall:
    """One answer of one module.

    Args:
        hook: the name of the hook.
        module: the id of the module that answered.
        arguments: what it was asked, without the rulebook.
        answer: what it said.
    """

    hook: str
    module: str
    arguments: tuple[Any, ...]
    answer: Any


def trace(rules: Ruleset, state: State, action: Action | str) -> tuple[HookCall, ...]:
    """Every hook call of one action, in order, whether it is legal or refused.

    The rules are put together afresh for it, with every table empty, so that no answer is left out because it was
    remembered.

    Args:
        rules: what to play by.
        state: where the action is taken.
        action: an action of the decider, nature included, or its notation.

    Raises:
        NotationError: the text is no action of these rules.

    >>> from chakra_rules.testing import scenario
    >>> rules = Ruleset.of()
    >>> state = scenario(rules, maya="KY. ... ...")
    >>> [(call.hook, call.module) for call in trace(rules, state, "T1:Y>8")][:2]
    [('lines', 'base'), ('veto_take', 'base')]
    """
    calls: list[HookCall] = []

    def recording(hook: str, module: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            answer = function(*arguments)
            told = tuple(argument for argument in arguments if not isinstance(argument, (Rulebook, Step)))
            calls.append(HookCall(hook, module, told, answer))
            return answer

        return call

    traced = Ruleset.of(*rules.modules[1:], options=rules.options, wrap=recording)
    calls.clear()
    with contextlib.suppress(IllegalAction):
        traced.apply(state, action)
    return tuple(calls)
