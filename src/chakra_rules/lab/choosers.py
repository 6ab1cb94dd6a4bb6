"""Who decides in two games at once: a seeded generator, or the log of a game played before."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from chakra_rules.actions import Action
from chakra_rules.lab.side import Side
from chakra_rules.state import NATURE
from chakra_rules.testing.play import SCALE, ranked

LEANS = (1, 4, 20)
"""Games that take every action equally often lock their tokens; those that lean forward harmonise and end."""


class Chooser(Protocol):
    """Whatever answers the decisions of two games."""

    def together(self, first: Side, second: Side) -> Action | None:
        """One answer to the decision that is open in both; None when there is none."""

    def alone(self, side: Side, number: int) -> Action | None:
        """An answer to a decision that only one game knows, the first (0) or the second (1); None for none."""


class Seeded:
    """Chooses among the actions legal in both games, and lets either of them answer for nature.

    Args:
        seed: the same seed chooses the same.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._lean = self._random.choice(LEANS)

    def together(self, first: Side, second: Side) -> Action | None:
        """An action that both offer; of nature, one that either of them draws."""
        if first.decision is not None and first.decision.seat == NATURE:
            side = self._random.choice((first, second))
            return side.rules.sample(side.state, self._random)
        offered = {action.notation for action in second.rules.actions(second.state)}
        actions = [action for action in ranked(first.rules, first.state) if action.notation in offered]
        if not actions:
            return None
        return actions[int(len(actions) * (self._random.randrange(SCALE) / SCALE) ** self._lean)]

    def alone(self, side: Side, number: int) -> Action | None:
        """Any answer."""
        if side.decision is not None and side.decision.seat == NATURE:
            return side.rules.sample(side.state, self._random)
        actions = side.rules.actions(side.state)
        return self._random.choice(actions) if actions else None


class Scripted:
    """Repeats the actions of the first game; what only the second asks is chosen by a seeded generator.

    Args:
        actions: the actions of the first game.
        seed: for what it does not answer.
    """

    def __init__(self, actions: Iterable[Action], seed: int) -> None:
        self._actions = iter(actions)
        self._other = Seeded(seed)

    def together(self, first: Side, second: Side) -> Action | None:
        """The next action."""
        return next(self._actions, None)

    def alone(self, side: Side, number: int) -> Action | None:
        """The next action for the first game, any for the second."""
        return next(self._actions, None) if number == 0 else self._other.alone(side, number)
