"""Dealers answer nature: from a seed, from a script, or from a table with a real bag."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError, DealerError
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State


class Dealer(Protocol):
    """Whatever answers for nature."""

    def __call__(self, rules: Ruleset, state: State) -> Action | None:
        """Nature's answer to the open decision; None leaves it open for somebody to answer with ``Game.play``.

        It is handed the whole state, so what it raises may tell what is hidden: that goes to the host.
        """


class SeededDealer:
    """Draws with the right odds from a generator of its own; the same seed deals the same game.

    Args:
        seed: any int; without one every dealer deals differently.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def __call__(self, rules: Ruleset, state: State) -> Action:
        """One outcome with the right odds."""
        return rules.sample(state, self._random)


class ScriptedDealer:
    """Deals what it is told, in order.

    Its errors quote the script, the values of the Plenitude tokens too: they are for whoever wrote it, the host, and
    not for the players.

    Args:
        outcomes: nature's answers, as actions or notation.
    """

    def __init__(self, outcomes: Iterable[Action | str]) -> None:
        self._left = list(outcomes)

    @property
    def left(self) -> tuple[Action | str, ...]:
        """The outcomes nobody has asked for yet."""
        return tuple(self._left)

    def __call__(self, rules: Ruleset, state: State) -> Action:
        """The next outcome.

        Raises:
            DealerError: the script is at its end, or its next outcome cannot be.
        """
        if not self._left:
            raise DealerError(f"the script is at its end, and {rules.decision(state)} is still to be answered")
        text = self._left[0]
        try:
            action = rules.action(text)
            reasons = rules.explain(state, action)
        except ChakraError as error:
            raise DealerError(f"the script cannot be followed: {error}", str(text)) from error
        if reasons:
            told = " ".join(rules.tell(reason) for reason in reasons)
            raise DealerError(f"the script deals {action.notation}, which cannot be: {told}", action.notation)
        del self._left[0]
        return action

    def finish(self) -> None:
        """Raise DealerError when outcomes are left over."""
        if self._left:
            raise DealerError(f"{len(self._left)} scripted outcomes were never asked for, first {self._left[0]}")


def no_dealer(rules: Ruleset, state: State) -> None:
    """Leaves nature's decisions open: whoever plays the game answers them too."""
