"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from chakra_rules.actions import Action
from chakra_rules.ruleset import Ruleset
from chakra_rules.views import View


class Bot(Protocol):
    """Whoever answers a seat's decisions from what that seat may know."""

    def __call__(self, rules: Ruleset, seen: View, actions: Sequence[Action], /) -> Action:
        """The action chosen.

        Args:
            rules: what is played by.
            seen: the view of the seat that decides.
            actions: every legal action, at least one.
        """


class RandomBot:
    """Chooses any legal action with equal odds.

    Args:
        seed: of the generator it keeps to itself; the same seed makes the same choices.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, rules: Ruleset, seen: View, actions: Sequence[Action], /) -> Action:
        """One of the actions."""
        return self._random.choice(actions)
