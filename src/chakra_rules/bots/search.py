"""Looking ahead through one's own turn, decision by decision, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.pipeline import carry_out
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State


@frozen
class Budget:
    """How much is looked at.

    Args:
        width: how many positions are followed from one decision to the next.
        depth: how many decisions in a row are looked through.
        draws: for how many positions nature's answer is drawn, at each of these decisions.
    """

    width: int = 5
    depth: int = 8
    draws: int = 5


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
    seen = {start}
    ended: list[Line] = []
    front = [Line((), start, 0.0)]
    for _ in range(budget.depth):
        reached = _reached(rules, front, worth, seen)
        asking = [line for line in reached if _asks_nature(line.state, start)]
        dealt = [_deal(rules, line, start, worth, random) for line in _first(asking, budget.draws)]
        going = [line for line in reached if not _asks_nature(line.state, start)] + dealt
        ended += [line for line in going if not _goes_on(line.state, start)]
        front = _first([line for line in going if _goes_on(line.state, start)], budget.width)
        if not front:
            break
    return _best(ended or front)


def _reached(rules: Ruleset, front: list[Line], worth: Callable[[State], float], seen: set[State]) -> list[Line]:
    """Every position one action further that was not seen before."""
    found: list[Line] = []
    for line in front:
        for action in rules.actions(line.state):
            after = carry_out(rules.book, line.state, action).state
            if after not in seen:
                seen.add(after)
                found.append(Line((*line.path, (line.state, action)), after, worth(after)))
    return found


def _goes_on(state: State, start: State) -> bool:
    """Whether the seat that began the line decides again in the same turn."""
    return bool(state.stack) and state.stack[-1].seat == start.stack[-1].seat and state.round == start.round


def _asks_nature(state: State, start: State) -> bool:
    """Whether nature decides within the turn of the seat that began the line."""
    return bool(state.stack) and state.stack[-1].seat == NATURE and state.turn == start.stack[-1].seat


def _deal(rules: Ruleset, line: Line, start: State, worth: Callable[[State], float], random: Random) -> Line:
    """The line once nature has answered all it is asked within the turn."""
    state = line.state
    while _asks_nature(state, start):
        state = carry_out(rules.book, state, rules.sample(state, random)).state
    return Line(line.path, state, worth(state))


def _first(lines: list[Line], count: int) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)[:count]


def _best(lines: list[Line]) -> list[Line]:
    """Those worth most, and of them the shortest: what gains nothing is not done."""
    best = min((_rank(line) for line in lines), default=(0.0, 0))
    return [line for line in lines if _rank(line) == best]


def _rank(line: Line) -> tuple[float, int]:
    return -line.worth, len(line.path)
