"""The clauses that can be checked in a single position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from attrs import evolve

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError, IllegalAction
from chakra_rules.events import fold
from chakra_rules.notation import LONGEST, read_board, write_board
from chakra_rules.position import read_position, write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, Decision, State
from chakra_rules.testing.clause import Complaint, clause, untold
from chakra_rules.testing.play import FEW

Pool = tuple[Action, ...]

MANY = 1000
"""Up to so many answers of nature are listed to add up what they have."""
SAMPLES = 8
"""So often nature is asked for an answer."""


@clause("what the modules in play declare invariant holds: nothing is created, nothing is lost")
def conserved(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Every module's invariants, here and after each legal action."""
    yield from _broken_invariants(rules, state, "")
    for action in rules.actions(state):
        yield from _broken_invariants(rules, rules.apply(state, action).state, f"after {action.notation}, ")


def _broken_invariants(rules: Ruleset, state: State, when: str) -> Iterator[Complaint]:
    for module in rules.modules:
        for invariant in module.invariants:
            broken = invariant.broken(rules.book, state)
            if broken:
                yield rules, state, f"{when}{invariant.name} ({module.id}) does not hold: {broken}"


@clause("every listed action applies, and an action that is explained away is refused")
def listed_actions_apply(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Listed actions are carried out; a refused one raises IllegalAction."""
    for action in rules.actions(state):
        try:
            same = rules.apply(state, _again(action)) == rules.apply(state, action)
        except ChakraError as error:
            yield rules, state, f"{action.notation} is listed and cannot be carried out: {error}"
        else:
            if not same:
                yield rules, state, f"{action.notation} leads elsewhere than an equal action"
    refused = next((action for action in pool if rules.explain(state, action)), None)
    if refused is not None:
        try:
            rules.apply(state, refused)
        except IllegalAction:
            return
        yield rules, state, f"{refused.notation} is refused by explain and carried out by apply"


def _again(action: Any) -> Action:
    """An equal action that is not the one listed."""
    again: Action = evolve(action)
    return again


@clause("explain has no reason against an action exactly when it is listed, and its reasons can be told")
def explained(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Over the listed actions and a pool of others."""
    decision = rules.decision(state)
    listed = set(rules.actions(state))
    for action in (*listed, *pool):
        reasons = rules.explain(state, action)
        natures = decision is not None and decision.seat == NATURE
        if not natures and bool(reasons) == (action in listed):
            told = f"refused by {[r.rule for r in reasons]}" if reasons else "refused by no rule"
            yield rules, state, f"{action.notation} is {'' if action in listed else 'not '}listed and {told}"
        for reason in reasons:
            if how := untold(rules, reason):
                yield rules, state, f"why {action.notation} is refused cannot be told: {how}"


@clause("whoever must decide has an answer, no action leads where that is not so, and a game that asks nobody is over")
def no_dead_end(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Here and after each legal action."""
    yield from _stuck(rules, state, "")
    for action in rules.actions(state):
        yield from _stuck(rules, rules.apply(state, action).state, f"after {action.notation}, ")


def _stuck(rules: Ruleset, state: State, when: str) -> Iterator[Complaint]:
    decision = rules.decision(state)
    if decision is None:
        if not state.ended:
            yield rules, state, f"{when}nobody is asked anything and no rule ended the game"
    elif not isinstance(decision, Decision):
        yield rules, state, f"{when}{decision} waits and is nobody's decision"
    elif decision.seat == NATURE:
        if not list(islice(rules.outcomes(state), 1)):
            yield rules, state, f"{when}nature has no answer to {decision}"
    elif not 0 <= decision.seat < len(state.seats):
        yield rules, state, f"{when}{decision} asks a seat that is not there"
    elif not rules.actions(state):
        yield rules, state, f"{when}seat {decision.seat} has no answer to {decision}"


@clause("a position written and read again is an equal state with an equal hash")
def position_reads_back(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Equal states hash equal; boards read back too."""
    text = write_position(rules.book, state)
    again = read_position(rules.book, text)
    if again != state:
        yield rules, state, f"it reads back as {write_position(rules.book, again)}"
    elif hash(again) != hash(state):
        yield rules, state, "it reads back as an equal state with another hash"
    elif not (text.isascii() and text.isprintable()):
        yield rules, state, "it is not written in printable ASCII"
    for seat in state.seats:
        if read_board(write_board(seat.cells)) != seat.cells:
            yield rules, state, f"the board {write_board(seat.cells)} reads back as another"


@clause("every action has short printable notation that reads back as the same action")
def notation_reads_back(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Of listed actions and of nature's answers; and no action of any module is written like another kind of action."""
    answers = [action for action, _ in islice(rules.outcomes(state), FEW)]
    yield from _written_like_two_kinds(rules, state, [*rules.actions(state), *answers, *pool])
    for action in (*rules.actions(state), *answers):
        text = action.notation
        if not (text.isascii() and text.isprintable() and " " not in text and 0 < len(text) <= LONGEST):
            yield rules, state, f"{text!r} is no short printable notation"
        if rules.action(text) != action or hash(rules.action(text)) != hash(action):
            yield rules, state, f"{text} reads back as {rules.action(text)}, not {action}"


def _written_like_two_kinds(rules: Ruleset, state: State, actions: list[Action]) -> Iterator[Complaint]:
    """Modules that do not know each other may choose patterns that both match; then only the first is ever read."""
    patterns = {kind.action: re.compile(kind.pattern, re.ASCII) for kind in rules.book.kind_of.values()}
    for text in dict.fromkeys([action.notation for action in actions]):
        alike = [kind for kind, pattern in patterns.items() if pattern.fullmatch(text)]
        if len(alike) > 1:
            named = " and ".join([f"{kind.__name__} of {rules.book.bringer(kind)}" for kind in alike])
            yield rules, state, f"{text} is how {named} are written"


@clause("the events of an action, folded into the state before it, are the state after it")
def events_fold(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Over every legal action, or nature's first answers."""
    for action in _answers(rules, state):
        after, events = rules.apply(state, action)
        if fold(state, events) != after:
            yield rules, state, f"the events of {action.notation} fold to another state than it leads to"
        if rules.apply(state, action) != (after, events):
            yield rules, state, f"{action.notation} carried out twice leads to two different results"


def _answers(rules: Ruleset, state: State) -> Pool:
    return rules.actions(state) or tuple([action for action, _ in islice(rules.outcomes(state), 8)])


@clause("the legal actions are listed once each, in the same order whenever an equal state is asked")
def stable_order(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Asked twice, of a state read back, and with all else asked in between."""
    first = rules.actions(state)
    if len(set(first)) != len(first):
        twice = next(action.notation for action in first if first.count(action) > 1)
        yield rules, state, f"{twice} is listed twice"
    for action in pool:
        rules.explain(state, action)
    if rules.actions(state) != first:
        yield rules, state, f"asked again, {[a.notation for a in first]} became {_listed(rules, state)}"
    again = read_position(rules.book, write_position(rules.book, state))
    if again == state and rules.actions(again) != first:
        yield rules, state, f"for an equal state {[a.notation for a in first]} became {_listed(rules, again)}"


def _listed(rules: Ruleset, state: State) -> list[str]:
    return [action.notation for action in rules.actions(state)]


@clause("the probabilities of nature's answers are positive and add up to 1, and each of them can be")
def chances_add_up(rules: Ruleset, state: State, pool: Pool = (), few: int = FEW) -> Iterator[Complaint]:
    """The first few are accepted; where they are not too many to be listed, what is sampled is among them."""
    listed = max(few, MANY)
    outcomes = list(islice(rules.outcomes(state), listed + 1))
    odds: dict[Action, object] = {}
    for number, (action, chance) in enumerate(outcomes):
        if not 0 < chance <= 1:
            yield rules, state, f"{action.notation} has a probability of {chance}"
        if action in odds:
            yield rules, state, f"{action.notation} is listed twice among nature's answers"
        odds[action] = chance
        reasons = rules.explain(state, action) if number < few else ()
        if reasons:
            yield rules, state, f"nature's answer {action.notation} is refused by {[r.rule for r in reasons]}"
    if not outcomes:
        return
    whole, random = len(outcomes) <= listed, Random(len(outcomes))
    total = sum(chance for _, chance in outcomes)
    if whole and total != 1:
        yield rules, state, f"the probabilities of nature's {len(outcomes)} answers add up to {total}"
    for sampled in [rules.sample(state, random) for _ in range(SAMPLES)]:
        if whole and sampled not in odds:
            yield rules, state, f"{sampled.notation} was sampled and is not among nature's answers"
        if reasons := rules.explain(state, sampled):
            yield rules, state, f"{sampled.notation} was sampled and is refused by {[r.rule for r in reasons]}"


@clause("a score is the sum of its lines, each by a rule in play; the highest total wins; the level fits its table")
def score_adds_up(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """The sheets of all seats."""
    score = rules.score(state)
    totals = []
    for seat, sheet in enumerate(score.sheets):
        if sheet.seat != seat or len(score.sheets) != len(state.seats):
            yield rules, state, f"seats {[s.seat for s in score.sheets]} are scored"
        for line in sheet.lines:
            if line.rule not in rules.book.rules:
                yield rules, state, f"seat {seat} scores by {line.rule}, which is no rule in play"
            if type(line.points) is not int or type(line.count) is not int:
                yield rules, state, f"seat {seat} scores {line.points!r} points for {line.count!r} by {line.rule}"
        totals.append(sum(line.points for line in sheet.lines))
        if sheet.total != totals[-1]:
            yield rules, state, f"seat {seat} has {sheet.total} points and lines of {totals[-1]}"
        if not 1 <= sheet.level.lowest <= sheet.level.highest <= sheet.level.of:
            yield rules, state, f"seat {seat} reaches {sheet.level}"
    if score.winners != tuple([seat for seat, total in enumerate(totals) if total == max(totals)]):
        yield rules, state, f"seats {score.winners} win with {totals}"
    if rules.score(state) != score:
        yield rules, state, "scored twice, the same state has two scores"
