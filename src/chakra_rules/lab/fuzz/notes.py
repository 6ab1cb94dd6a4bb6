"""What a step of play reached: which hooks answered, which rules they named, which code ran."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from types import CodeType, FrameType
from typing import Any

from attrs import define, evolve, field

from chakra_rules.book import Observer
from chakra_rules.compose import HookFunction
from chakra_rules.lab.fuzz.tally import RULE, How, Tally, count_answer

EMPTY: tuple[object, ...] = ((), False, None)


@define(eq=False)
class Notes:
    """Notes of what answers while ``open``; given to ``Ruleset.of`` as what to wrap around each hook.

    Args:
        tally: where the rules named are counted.
        open: whether anything is noted.
        answered: the hooks that had something to say in this step, and whose.
    """

    tally: Tally = field(factory=Tally)
    open: bool = False
    answered: set[tuple[str, str]] = field(factory=set)

    def wrap(self, hook: str, module: str, function: HookFunction) -> HookFunction:
        """The hook function, with its answers noted."""
        if hook == "observers":
            named = tuple(RULE.findall(function.__doc__ or ""))
            return lambda book: tuple([self._watched(one, module, named) for one in function(book)])
        key, modifies = (hook, module), hook.startswith("modify_")

        def call(*arguments: Any) -> Any:
            answer = function(*arguments)
            if self.open and answer not in EMPTY and not (modifies and answer == arguments[-1]):
                self.answered.add(key)
                count_answer(self.tally, answer)
            return answer

        return call

    def _watched(self, observer: Observer, module: str, named: tuple[str, ...]) -> Observer:
        key, respond = (f"observer of {observer.event.__name__}", module), observer.respond

        def call(step: Any, event: Any) -> Any:
            effects = respond(step, event)
            if effects and self.open:
                self.answered.add(key)
                self.tally.update([(rule, How.RAN) for rule in named])
            return effects

        return evolve(observer, respond=call)


class Ran:
    """The rules that code names, in its docstring or its texts, counted whenever it runs.

    Args:
        rules: the ids that are rules.
        notes: where they are counted.
    """

    def __init__(self, rules: Mapping[str, object], notes: Notes) -> None:
        self._rules = rules
        self._notes = notes
        self._named: dict[CodeType, tuple[str, ...]] = {}
        self._described: dict[type, tuple[str, ...]] = {}
        self._before: Any = None

    def __enter__(self) -> Ran:
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self._before)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code = frame.f_code
            named = self._named.get(code)
            if named is None:
                named = self._named[code] = self._rules_of(code, frame.f_globals)
            for rule in named:
                self._notes.tally[rule, How.RAN] += 1

    def describe(self, kinds: Iterable[type]) -> None:
        """Count the rules that the descriptions of these classes name: of events that happened, of actions taken."""
        for kind in kinds:
            named = self._described.get(kind)
            if named is None:
                words = RULE.findall(kind.__doc__ or "")
                named = self._described[kind] = tuple([word for word in words if word in self._rules])
            for rule in named:
                self._notes.tally[rule, How.RAN] += 1

    def _rules_of(self, code: CodeType, names: Mapping[str, object]) -> tuple[str, ...]:
        """The rules in its docstring and its texts, and those that the constants are that it uses."""
        texts = [text for text in (*code.co_consts, *map(names.get, code.co_names)) if isinstance(text, str)]
        words = [word for text in texts for word in RULE.findall(text)]
        return tuple(dict.fromkeys([word for word in words if word in self._rules] + self._numbered(texts)))

    def _numbered(self, texts: list[str]) -> list[str]:
        return [
            rule
            for rule in self._rules
            for text in texts
            if (stem := re.sub(r"\d+$", "", rule)) != rule and text == stem
        ]
