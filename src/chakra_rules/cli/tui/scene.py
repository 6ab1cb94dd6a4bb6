"""A scene: everything a drawing of the table depends on, as one value."""

from __future__ import annotations

from attrs import frozen

from chakra_rules import Ruleset, State
from chakra_rules.cli.tui.paint import Mark
from chakra_rules.cli.tui.spots import Spot
from chakra_rules.words import Words


@frozen
class Marks:
    """Which spots stand out, and why.

    Args:
        open: can be chosen now.
        chosen: was chosen already for the action in the making.
        pointed: what the list or the mouse points at.
        moved: what an event moves just now.
    """

    open: frozenset[Spot] = frozenset()
    chosen: frozenset[Spot] = frozenset()
    pointed: frozenset[Spot] = frozenset()
    moved: frozenset[Spot] = frozenset()

    def of(self, spot: Spot) -> Mark:
        """The most urgent mark of a spot."""
        if spot in self.moved:
            return Mark.MOVED
        if spot in self.pointed:
            return Mark.POINTED
        if spot in self.chosen:
            return Mark.CHOSEN
        return Mark.OPEN if spot in self.open else Mark.NONE


@frozen
class Scene:
    """What is drawn.

    Args:
        rules: what is played by.
        words: the language of the person who looks.
        state: the table as the watching seat knows it; nothing hidden is in it.
        watcher: whose view it is.
        bots: the seats that bots hold.
        marks: what stands out.
    """

    rules: Ruleset
    words: Words
    state: State
    watcher: int
    bots: frozenset[int] = frozenset()
    marks: Marks = Marks()
