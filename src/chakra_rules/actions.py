"""What an action is: a frozen value that answers a decision and writes itself in notation."""

from __future__ import annotations

from typing import Protocol


class Action(Protocol):
    """One answer to a decision; each kind is an attrs class with typed fields."""

    @property
    def notation(self) -> str:
        """The action in notation, from which the rules read it back."""
