"""The hooks: what a module may say, and where.

Each hook is of one of five kinds. *Gather* hooks offer candidates, *veto* hooks refuse them, *waive* hooks lift a rule,
*modify* hooks take a value and return it, *observe* hooks see what happened and may queue effects. A hook that
has nothing to say returns its empty value; ``None`` means nothing and is reported as a fault of the module.

``taking`` and ``placing`` are values, and what a hook answers about them is remembered: such a hook must look at
nothing else.
"""

from __future__ import annotations

import pluggy

from chakra_rules.actions import Action
from chakra_rules.book import Observer, Rulebook, Step
from chakra_rules.places import Place
from chakra_rules.rule import Reason, Waiver
from chakra_rules.stages import LevelTable, Line, Owed, Placing, ScoreLine, Taking, Trigger
from chakra_rules.state import Decision, State
from chakra_rules.terms import Pile

PROJECT = "chakra_rules"
hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


class Hooks:
    """Every hook, in the order of a game."""

    @hookspec
    def setup(self, book: Rulebook, players: int) -> tuple[Decision, ...]:
        """Gather: the decisions that set the game up, in order."""

    @hookspec
    def lines(self, book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
        """Gather: the lines of the Maya from which the seat may take."""

    @hookspec
    def veto_take(self, book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
        """Veto: why these energies may not be taken together from this line."""

    @hookspec
    def waive_take(self, book: Rulebook, taking: Taking) -> tuple[Waiver, ...]:
        """Waive: the rules of taking that do not apply to this choice; asked of choices that some rule refuses."""

    @hookspec
    def veto_place(self, book: Rulebook, placing: Placing) -> tuple[Reason, ...]:
        """Veto: why this place cannot receive the energies."""

    @hookspec
    def passes_over(self, book: Rulebook, height: int, cell: Pile) -> bool:
        """Gather: whether a moving energy passes over a full chakra with this content; where there is room it stops."""

    @hookspec
    def modify_token(self, book: Rulebook, state: State, seat: int, token: tuple[str, Place]) -> tuple[str, Place]:
        """Modify: the token, and where it lies, that the seat's next channel action uses."""

    @hookspec
    def modify_home(self, book: Rulebook, seat: int, token: str, home: Place) -> Place:
        """Modify: where an Inspiration token goes when the seat takes it back."""

    @hookspec
    def modify_owed(
        self, book: Rulebook, state: State, seat: int, space: int, owed: tuple[Owed, ...]
    ) -> tuple[Owed, ...]:
        """Modify: the moves that channelling on this space owes."""

    @hookspec
    def veto_action(self, book: Rulebook, state: State, decision: Decision, action: Action) -> tuple[Reason, ...]:
        """Veto: why this action, otherwise in order, is refused now."""

    @hookspec
    def observers(self, book: Rulebook) -> tuple[Observer, ...]:
        """Observe: which events the module watches, asked once when the rules are put together."""

    @hookspec
    def before_turn_ends(self, book: Rulebook, state: State, seat: int) -> tuple[Decision, ...]:
        """Gather: what the seat is still asked before its turn ends, in order; asked again when all is answered."""

    @hookspec
    def end_of_turn(self, step: Step, seat: int) -> None:
        """Observe: what happens at the end of the seat's turn, before the end of the game is judged.

        Nothing is asked here any more: that is for ``before_turn_ends``.
        """

    @hookspec
    def ends_game(self, step: Step, seat: int) -> tuple[Trigger, ...]:
        """Gather: why the game ends with this round, judged at the end of the seat's turn."""

    @hookspec
    def score(self, book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
        """Gather: the lines of the seat's score sheet.

        The state may be what a viewer sees. Where a value that the score needs is hidden in it, raise HiddenValue:
        nobody scores what they cannot know.
        """

    @hookspec
    def levels(self, book: Rulebook) -> tuple[LevelTable, ...]:
        """Gather: the tables of Plenitude levels."""
