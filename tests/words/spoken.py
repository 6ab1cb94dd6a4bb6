"""What is said in games of every mix, each thing once, and words that refuse to make anything up."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from attrs import field, frozen

from chakra_rules import Ruleset
from chakra_rules.compose import installed, load
from chakra_rules.errors import ChakraError
from chakra_rules.events import EndTriggered, GameEnded, Idled
from chakra_rules.rule import Reason
from chakra_rules.state import State
from chakra_rules.testing import scenario
from chakra_rules.testing.play import SCALE, answer
from chakra_rules.views import mask, onlooker
from chakra_rules.visibility import SPECTATOR
from chakra_rules.words import Words, derived, languages

LANGUAGES = languages()
MODULES = tuple([load(name) for name in installed()])
MIXES = tuple([mix for size in range(5) for mix in combinations([m.id for m in MODULES if m.id != "base"], size)])
STEPS = 110
OFFERED = 19
"""Of the actions offered, every so many are told."""
SELDOM = (Idled(0), EndTriggered(1, "base.end.trigger"), GameEnded("base.end.round"))
"""What such short games do not come to."""
TRIED = ("T1:KY>4", "T1:GG>8", "T2:KRY>0", "C8", "C3", "K3-0", "R2-1", "G4+5", "M:G", "M", "X:K", "S", "A!", "A=row",
         "@1A", "P:G", "P:C", "PN:4", "PL:B", "PS:K2", "PI:3", "PR1:A", "D:KKK", "A:row,ignore")  # fmt: skip


@frozen
class Said:
    """What there was to be told.

    Args:
        actions: by seats and by nature.
        decisions: that were open.
        events: that happened, as a spectator may know them too.
        reasons: why something was refused.
        lines: of score sheets.
    """

    actions: set[Any] = field(factory=set)
    decisions: set[Any] = field(factory=set)
    events: set[Any] = field(factory=set)
    reasons: set[Any] = field(factory=set)
    lines: set[Any] = field(factory=set)


@cache
def said(mix: tuple[str, ...]) -> Said:
    """What is said in one game of a mix, and in the examples of its last module."""
    rules, found, random = Ruleset.of(*mix), Said(events={*SELDOM}), Random(f"words {mix}")
    state = rules.initial(2)
    for step in range(STEPS):
        action = answer(rules, state, random.randrange(SCALE), 20, random)
        if action is None:
            break
        state = _go_on(rules, state, action, step, found)
    found.lines.update(line for sheet in rules.score(state).sheets for line in sheet.lines)
    for example in rules.modules[-1].examples if len(mix) < 2 else ():
        words = dict(example.position)
        state = scenario(rules, *words.pop("seats"), **words)
        found.reasons.update(_reasons(rules, state, example.refused))
        for text in example.plays:
            state = _go_on(rules, state, rules.action(text), 0, found)
    return found


def _go_on(rules: Ruleset, state: State, action: Any, step: int, found: Said) -> State:
    found.decisions.add(rules.decision(state))
    found.actions.update([action, *rules.actions(state)[step % OFFERED :: OFFERED]])
    for text in TRIED[step % 3 :: 3]:
        found.reasons.update(_reasons(rules, state, text))
    after, events = rules.apply(state, action)
    found.events.update(events, mask(events, onlooker(state, SPECTATOR)))
    return after


def _reasons(rules: Ruleset, state: State, text: str) -> tuple[Reason, ...]:
    try:
        return rules.explain(state, text)
    except ChakraError:
        return ()


def strict(rules: Ruleset, language: str) -> Words:
    """Words in one language that has nothing to fall back to."""
    words = Words(rules.modules, language)
    words._otherwise = None
    return words


@pytest.fixture
def nothing_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words put together from the names of classes and fields are a failure, and so is what Fluent complains of."""

    def made_up(*arguments: Any, **named: Any) -> str:
        raise AssertionError(f"no message for {arguments[1:] or arguments}")

    for name in ("action", "decision", "event", "rule", "listed_fields", "apart", "third_person"):
        monkeypatch.setattr(derived, name, made_up)
    complete = Words._own

    def own(self: Words, id: str, attribute: str, values: dict[str, Any], types: dict[str, Any]) -> str | None:
        found = complete(self, id, attribute, values, types)
        if found is None and self._bundle.has_message(id):
            message = self._bundle.get_message(id)
            if attribute in message.attributes or not (attribute or message.value is None):
                raise AssertionError(f"{self.language} cannot tell {id}.{attribute} with {values}")
        return found

    monkeypatch.setattr(Words, "_own", own)
