"""Looking ahead through one's own turn, decision by decision, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.base.decisions import EndTurn
from chakra_rules.pipeline import carry_out
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State


@frozen
class Budget:
    """How much is looked at.

    Args:
        width: how many positions are followed from one decision to the next.
        depth: how many decisions in a row are looked through.
    """

    width: int = 16
    depth: int = 8


@frozen
class Line:
    """A way through the turn.

    Args:
        path: the actions, and before each the position it is taken in.
        state: where it leads.
        worth: of that position.
    """

    path: tuple[tuple[State, Action], ...]
    state: State
    worth: float


def best_lines(
    rules: Ruleset, start: State, worth: Callable[[State], float], budget: Budget, random: Random
) -> list[Line]:
    """The best ways through the turn of the seat that decides, equally good ones all of them.

    A line ends where somebody else decides. Nature's answers inside the turn are drawn once, with the right odds.
    Every position is looked at once, so no line goes in a circle; and one that ends is preferred to any that the
    budget cuts short, so nobody plays optional actions for ever.

    Args:
        rules: what is played by.
        start: a position in which a seat decides; it may be a view's.
        worth: what a position is worth to that seat.
        budget: how much to look at.
        random: for nature's answers.
    """
    seat = start.stack[-1].seat
    seen = {start}
    ended: list[Line] = []
    front = [Line((), start, 0.0)]
    for _ in range(budget.depth):
        onward: list[Line] = []
        for line in front:
            for action in rules.actions(line.state):
                after = _answer_nature(rules, carry_out(rules.book, line.state, action).state, seat, random)
                if after in seen:
                    continue
                seen.add(after)
                found = Line((*line.path, (line.state, action)), after, worth(after))
                (onward if _goes_on(after, start) else ended).append(found)
        front = sorted(onward, key=lambda line: -line.worth)[: budget.width]
        if not front:
            break
    return _best(ended or front)


def _goes_on(state: State, start: State) -> bool:
    return bool(state.stack) and state.stack[-1].seat == start.stack[-1].seat and state.round == start.round


def _answer_nature(rules: Ruleset, state: State, seat: int, random: Random) -> State:
    """The position once nature has answered all it is asked within the turn of the seat."""
    while state.stack and state.stack[-1].seat == NATURE and EndTurn(seat) in state.stack:
        state = carry_out(rules.book, state, rules.sample(state, random)).state
    return state


def _best(lines: list[Line]) -> list[Line]:
    best = max((line.worth for line in lines), default=0.0)
    return [line for line in lines if line.worth == best]
