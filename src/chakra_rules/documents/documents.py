"""Writing values of the rules as JSON data and reading them back, checked."""

from __future__ import annotations

import reprlib
from typing import Any

from attrs import field, frozen
from cattrs import Converter

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook
from chakra_rules.documents.converting import converter
from chakra_rules.documents.kinds import Kinds, kinds_of
from chakra_rules.errors import ChakraError, ModuleContractError, SaveError
from chakra_rules.events import Event
from chakra_rules.notation import parse_action
from chakra_rules.position import read_position, write_position
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.scoring import Score
from chakra_rules.state import Decision, State
from chakra_rules.unreadable import check_same, located
from chakra_rules.views import View, onlooker

UNNAMED = (State, View, Reason, Score)
"""What documents are written of besides what the modules name."""


@frozen(eq=False)
class Documents:
    """The documents of one ruleset. Get them with :meth:`of`.

    Nothing is added by writing: what hides something stays as it is, so write what :func:`chakra_rules.view` and
    :meth:`chakra_rules.Game.events` give for whoever shall read it.

    >>> rules = Ruleset.of()
    >>> documents = Documents.of(rules)
    >>> documents.write(rules.action("C6"))
    {'kind': 'base.Channel', 'space': 6, 'notation': 'C6'}
    >>> documents.read_action({"kind": "base.Channel", "space": 6, "notation": "C6"})
    Channel(space=6)
    """

    book: Rulebook
    kinds: Kinds = field(init=False)
    _converter: Converter = field(init=False, repr=False)

    @kinds.default
    def _kinds(self) -> Kinds:
        return self.book.service(kinds_of)

    @_converter.default
    def _make_converter(self) -> Converter:
        return converter(self.kinds)

    @classmethod
    def of(cls, rules: Ruleset) -> Documents:
        """The documents of these rules, made when they are first asked for.

        Raises:
            CompositionError: a module brings two classes under one name.
        """
        return rules.book.service(cls)

    def write(self, value: Any) -> Any:
        """A value of the rules as JSON data: objects, lists, texts, numbers, truth values.

        Args:
            value: a state, view, action, event, decision, reason, score, or a tuple of such.

        Raises:
            ModuleContractError: a module did not declare the class of something in it.
        """
        if isinstance(value, tuple):
            return [self.write(one) for one in value]
        if type(value) not in self.kinds.names and type(value) not in UNNAMED:
            raise ModuleContractError(f"no module in play declares {type(value).__name__}", "", reprlib.repr(value))
        return self._converter.unstructure(value, type(value))

    def read_action(self, data: Any) -> Action:
        """The action a document writes; it is understood exactly when its notation is.

        Raises:
            SaveError: with the path of what cannot be.
        """
        action: Action = self._read(data, Action)
        notation = action.notation
        try:
            understood = parse_action(self.book, notation)
        except ChakraError as error:
            raise SaveError(str(error), "$.notation", notation) from error
        if understood != action:
            raise SaveError(f"{notation} is written otherwise", "$", notation)
        return action

    def read_state(self, data: Any) -> State:
        """The state a document writes, checked as a position is; one that hides something is none.

        Raises:
            SaveError: with the path of what cannot be.
        """
        state: State = self._read(data, State)
        try:
            possible = read_position(self.book, write_position(self.book, state))
        except ModuleContractError as error:
            raise SaveError(f"no position of these rules: {error}") from error
        if possible != state:
            raise SaveError("no position of these rules")
        return state

    def read_view(self, data: Any) -> View:
        """The view a document writes; raises SaveError with the path of what cannot be read."""
        seen: View = self._read(data, View)
        try:
            onlooker(seen.state, seen.seat)
        except IndexError as error:
            raise SaveError(str(error), "$.seat") from error
        return seen

    def read_event(self, data: Any) -> Event:
        """The event a document writes; raises SaveError with the path of what cannot be read."""
        event: Event = self._read(data, Event)
        return event

    def read_decision(self, data: Any) -> Decision:
        """The decision a document writes; raises SaveError with the path of what cannot be read."""
        decision: Decision = self._read(data, Decision)
        return decision

    def _read(self, data: Any, kind: Any) -> Any:
        try:
            value = self._converter.structure(data, kind)
        except Exception as error:
            raise located(error) from error
        check_same(self.write(value), data)
        return value
