"""Choosing what has been seen least, and remembering what has been seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import define, field

from chakra_rules.actions import Action
from chakra_rules.base import BASE
from chakra_rules.book import Rulebook
from chakra_rules.game import Entry
from chakra_rules.lab.fuzz.notes import Notes
from chakra_rules.lab.fuzz.tally import Tally, count_events
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State
from chakra_rules.testing.play import SCALE, answer

LEANS = (1, 4, 20, 20, 40)
"""Games that take every action equally often lock their tokens; those that lean forward harmonise and end."""
CURIOUS = (0.0, 0.1, 0.3, 0.8)
"""How often a game takes what was seen least, instead of what leads forward."""


@define(eq=False)
class Seen:
    """What a run has seen.

    Args:
        keys: how often each thing was reached: a rule that acted, an event, a pair of modules at work together.
        kinds: how often each kind of action was taken, by the decision it answered.
        actions: how often each action was taken.
    """

    keys: Counter[str] = field(factory=Counter)
    kinds: Counter[tuple[type, type]] = field(factory=Counter)
    actions: Counter[Action] = field(factory=Counter)

    def rarest(self, state: State, actions: Sequence[Action], random: Random) -> Action:
        """Among these actions one of the kind taken least, and of that the one taken least."""
        decision = type(state.stack[-1])
        kinds = sorted({type(action) for action in actions}, key=lambda kind: (kind.__module__, kind.__name__))
        least = min(kinds, key=lambda kind: self.kinds[decision, kind])
        mine = [action for action in actions if type(action) is least]
        fewest = min([self.actions[action] for action in mine])
        return random.choice([action for action in mine if self.actions[action] == fewest])

    def add(self, keys: set[str]) -> list[str]:
        """Count the keys; returns those that are new, sorted."""
        new = sorted([key for key in keys if not self.keys[key]])
        self.keys.update(keys)
        return new


@define
class Player:
    """How one game is played: more or less forward, more or less curious."""

    lean: int
    curious: float

    @classmethod
    def draw(cls, random: Random) -> Player:
        """Any player."""
        return cls(random.choice(LEANS), random.choice(CURIOUS))

    def choose(self, rules: Ruleset, state: State, seen: Seen, random: Random) -> Action | None:
        """An answer to the open decision; None when there is none."""
        decision = rules.decision(state)
        if decision is not None and decision.seat != NATURE and random.random() < self.curious:
            actions = rules.actions(state)
            if actions:
                return seen.rarest(state, actions, random)
        return answer(rules, state, random.randrange(SCALE), self.lean, random)


def reached(rules: Ruleset, entry: Entry, notes: Notes) -> set[str]:
    """What a step reached, as keys to count.

    Args:
        rules: what is in play.
        entry: the step.
        notes: which hooks answered in it. What refuses or waives is left out: such answers are remembered, and whether
            a hook is asked depends on what was asked before.
    """
    named = Tally()
    count_events(named, entry.events)
    answered = [(hook, module) for hook, module in notes.answered if not hook.startswith(("veto_", "waive_"))]
    decision, action = entry.before.stack[-1], entry.action
    keys = {f"action {type(action).__name__} to {type(decision).__name__}"}
    keys.update([f"event {type(event).__name__}" for event in entry.events])
    keys.update([f"hook {hook} of {module}" for hook, module in answered])
    keys.update([f"rule {rule} {how}" for rule, how in named])
    owners = owners_of(rules)
    busy = {owners.get(type(action), ""), *[owners.get(type(event), "") for event in entry.events]}
    busy.update([module for _, module in answered])
    busy.update([owners.get(rule, "") for rule, _ in named])
    busy -= {"", BASE.id}
    keys.update([f"pair {one} + {other}" for one in busy for other in busy if one < other])
    return keys


def owners_of(rules: Ruleset) -> dict[object, str]:
    """The id of the module that brings each action, event and rule."""
    return rules.book.service(_owners)


def _owners(book: Rulebook) -> dict[object, str]:
    found: dict[object, str] = {}
    for module in book.modules:
        found |= dict.fromkeys([kind.action for kind in module.actions], module.id)
        found |= dict.fromkeys(module.events, module.id)
        found |= dict.fromkeys([rule.id for rule in module.rules], module.id)
    return found
