"""Choosing an action at the table: one stage after another, from the list or on the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import evolve
from rich.text import Text

from chakra_rules import Action
from chakra_rules.choosing import Choice, ChoiceOption
from chakra_rules.cli.tui.aiming import KIND, aimed, open_spots, picked, picked_at, spots_meant
from chakra_rules.cli.tui.options import details, option_words, refusal
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY
from chakra_rules.cli.tui.scene import Marks, Scene
from chakra_rules.cli.tui.spots import Spot
from chakra_rules.cli.tui.table import Table
from chakra_rules.words import Words

SEPARATOR = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


class Chooser:
    """Offers a staged choice at a table until an action is complete.

    Args:
        table: where.
        scene: the table as the person who chooses may know it.
        choice: with nothing picked yet.
        refused: whether to list what is refused too.
        done: called with the action.
    """

    def __init__(
        self, table: Table, scene: Scene, choice: Choice, refused: bool, done: Callable[[Action], None]
    ) -> None:
        self.table, self.scene, self.done = table, scene, done
        self.choice, self.refused = choice, refused
        self.listed: list[ChoiceOption] = []
        self._open: frozenset[Spot] = frozenset()

    @property
    def words(self) -> Words:
        """The language of the person who chooses."""
        return self.scene.words

    def offer(self, choice: Choice) -> None:
        """Offer the options of a choice as it stands; an action that is complete is taken."""
        if choice.action is not None:
            self.done(choice.action)
            return
        self.choice = choice
        self._open = open_spots(choice)
        self.listed = self.table.options.show(self.words, choice, self.refused)
        self.table.ask(self._question())
        self.point_at(0)

    def _question(self) -> Text:
        """What is to be chosen, and what of it was picked already."""
        decision, text = self.choice.state.stack[-1], self.words.text
        if not self.choice.picked:
            return Text.assemble((text("tui-choose", seat=decision.seat, what=self.words.decision(decision)), LOUDLY))
        line = Text.assemble((text("tui-seat", seat=decision.seat), LOUDLY))
        for count, option in enumerate(self.choice.picked):
            if not option.ends:
                told = option_words(self.words, _first(self.choice, count), option)
                line.append(SEPARATOR, FAINTLY).append(told, PLAINLY)
        return line

    def point_at(self, line: int) -> None:
        """Show on the boards what a line of the list means, and below it what it leads to."""
        if line >= len(self.listed):
            return
        option = self.listed[line]
        self.table.explain(details(self.words, self.choice, option))
        self._draw(self._meant(option))

    def _meant(self, option: ChoiceOption) -> frozenset[Spot]:
        """The spots that a line is about: for a kind of action those with which it begins."""
        if option.term == KIND:
            return frozenset() if option.reasons else open_spots(self.choice.pick(option.value))
        return spots_meant(self.choice, (*self.choice.picked, option))

    def _draw(self, pointed: frozenset[Spot]) -> None:
        chosen = spots_meant(self.choice, self.choice.picked) if self.choice.picked else frozenset()
        if not any(option.term == "energy" for option in self.choice.picked):
            chosen -= self._open  # of a flow that was chosen, the energies are still to be
        self.table.draw(evolve(self.scene, marks=Marks(self._open, chosen, pointed - chosen)))

    def pick(self, line: int) -> None:
        """Pick a line of the list, or say why it cannot be picked."""
        if line >= len(self.listed):
            return
        option = self.listed[line]
        if option.reasons:
            self.table.options.highlighted = line
            self.point_at(line)
        else:
            self.offer(self.choice.pick(option.value))

    def back(self) -> None:
        """Take back the last thing picked, when anything was."""
        if self.choice.picked:
            self.offer(self.choice.back())

    def hover(self, spot: Spot) -> None:
        """Say what a click on the spot would pick, or why it would pick nothing."""
        found = aimed(self.choice, spot)
        if not found:
            return
        first = found[0]
        if first.option.reasons:
            self._refuse([one.option for one in found])
        elif first.option in self.listed:
            self.table.options.highlighted = self.listed.index(first.option)
            return
        else:
            self.table.explain(details(self.words, picked(self.choice, first.path[:-1]), first.option))
        self._draw(frozenset({spot}))

    def click(self, spot: Spot) -> None:
        """Pick what the spot stands for, or say why that cannot be picked."""
        found = picked_at(self.choice, spot)
        if isinstance(found, Choice):
            self.offer(found)
        elif found:
            self._refuse(found)
        else:
            self.table.explain(Text.assemble((self.words.text("tui-nothing-here"), FAINTLY)))

    def _refuse(self, options: Iterable[ChoiceOption]) -> None:
        self.table.explain(Text("\n").join([refusal(self.words, option) for option in options]))


def _first(choice: Choice, count: int) -> Choice:
    """The choice as it stood with so many things picked."""
    while len(choice.picked) > count:
        choice = choice.back()
    return choice
