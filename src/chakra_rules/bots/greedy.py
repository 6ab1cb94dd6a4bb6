"""A bot that plays each turn for what its board is worth afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import evolve

from chakra_rules.actions import Action
from chakra_rules.bots.search import Budget, best_lines
from chakra_rules.bots.worth import Weights, Worth
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import Cells, State
from chakra_rules.views import View, determinise

PATIENCE = 20
"""How many decisions in one turn the bot takes with care."""


class GreedyBot:
    """Looks through its own turn by asking the rules, and takes what leaves it best placed.

    Args:
        seed: of the generator it keeps to itself; it only decides between equals.
        weights: how much each thing counts.
        budget: how much it looks at.
    """

    def __init__(self, seed: int, weights: Weights | None = None, budget: Budget | None = None) -> None:
        self._random = Random(seed)
        self._weights = weights or Weights()
        self._budget = budget or Budget()
        self._plan: dict[State, Action] = {}
        self._past: Counter[Cells] = Counter()
        self._round = 0
        self._decisions = 0
        self._guess = ""

    def __call__(self, rules: Ruleset, seen: View, actions: Sequence[Action], /) -> Action:
        """The first action of the best line, then the rest of it as long as nothing unforeseen happens."""
        self._remember(seen)
        if len(actions) == 1:
            return actions[0]
        planned = self._plan.get(evolve(seen.state, plenitude=self._guess))
        if planned is not None:
            return planned
        start = determinise(rules.book, seen, self._random)
        worth = Worth(rules, seen, self._past, self._weights)
        lines = best_lines(rules, start, worth, self._patience(), self._random)
        if not lines:
            return self._random.choice(actions)
        self._guess, self._plan = start.plenitude, dict(self._random.choice(lines).path)
        return self._plan[start]

    def _patience(self) -> Budget:
        """The budget; in a turn that goes on and on, one that sees only what ends it at once."""
        return self._budget if self._decisions < PATIENCE else evolve(self._budget, depth=1)

    def _remember(self, seen: View) -> None:
        """Note the board once a round, so that going round in circles is worth less and less."""
        now = seen.state.round
        if now < self._round:
            self._past.clear()
        if now != self._round:
            self._past[seen.state.seats[seen.seat].cells] += 1
            self._decisions = 0
        self._round = now
        self._decisions += 1
