"""The clauses about choosing part by part."""

from __future__ import annotations

from collections.abc import Iterator

from chakra_rules.actions import Action
from chakra_rules.choosing import Choice, ChoiceOption, choose
from chakra_rules.errors import NotationError
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Complaint, clause, untold

Pool = tuple[Action, ...]
Told = dict[tuple[ChoiceOption, ...], tuple[tuple[ChoiceOption, ...], tuple[Action, ...]]]


def every_choice(rules: Ruleset, state: State) -> Iterator[Choice]:
    """Every different choice that picking can lead to, the one with nothing picked first.

    Args:
        rules: what is in play.
        state: any position.
    """
    waiting = [choose(rules, state)]
    seen = set(waiting)
    while waiting:
        choice = waiting.pop(0)
        yield choice
        after = [choice.pick(option.value) for option in choice.options if not option.reasons]
        fresh = [one for one in after if one not in seen]
        seen.update(fresh)
        waiting += fresh


def told(rules: Ruleset, state: State) -> Told:
    """All that choosing part by part tells in a position: by what is picked, the options and the actions left."""
    return {choice.picked: (choice.options, choice.actions) for choice in every_choice(rules, state)}


@clause("what a person might think of is written as it reads, is listed or refused, and what is listed is among it")
def conceivable(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Of every kind of action that says what is conceivable."""
    decision, listed = rules.decision(state), rules.actions(state)
    for kind in rules.book.kinds.get(type(decision), ()):
        if kind.candidates is None:
            continue
        found = kind.candidates(rules.book, state, decision)
        for action in listed:
            if type(action) is kind.action and action not in found:
                yield rules, state, f"{action.notation} is listed and not among what is conceivable"
        for action in found:
            if _read(rules, action.notation) != action:
                yield rules, state, f"the conceivable {action} does not read back from {action.notation}"
            if action not in listed and not rules.explain(state, action):
                yield rules, state, f"the conceivable {action.notation} is neither listed nor refused"


def _read(rules: Ruleset, text: str) -> Action | None:
    try:
        return rules.action(text)
    except NotationError:
        return None


@clause("picked part by part, each listed action is reached once and no other is, and no pick leads into a dead end")
def staged(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Over every different choice; what cannot be picked has a reason that can be told."""
    reached: list[Action] = []
    heard: set[Reason] = set()
    for choice in every_choice(rules, state):
        picked = [option.written for option in choice.picked]
        if choice.action is not None:
            reached.append(choice.action)
        elif choice.picked and all([option.reasons for option in choice.options]):
            yield rules, state, f"after {picked} nothing can be picked, and the action is not complete"
        fresh = {reason for option in choice.options for reason in option.reasons} - heard
        heard |= fresh
        for how in sorted(filter(None, [untold(rules, reason) for reason in fresh])):
            yield rules, state, f"after {picked} it cannot be told why something is refused: {how}"
    listed = [action.notation for action in rules.actions(state)]
    if sorted([action.notation for action in reached]) != sorted(listed):
        yield rules, state, f"picking leads to {[action.notation for action in reached]}, and listed are {listed}"
