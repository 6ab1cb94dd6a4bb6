"""Staged choices: what may be picked next, one part of an action after another, and why something may not.

A person does not pick from a list of whole actions: first comes the kind of action, then its fields in their order,
a pile one piece at a time. All of it is derived from the classes of the actions and the terms on their fields, and
gives the same answers as the list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from attrs import field, fields, frozen

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook
from chakra_rules.errors import CannotUndo, IllegalAction, NotationError
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.terms import Term, term_of, types_of

KIND = "action"
"""The name of the part, and of its term, that says which kind of action is meant."""
THAT_IS_ALL = ""
"""What is picked when a pile is complete and could be larger."""


@frozen
class ChoiceOption:
    """One thing that can be picked next, or cannot.

    Args:
        part: the part of the action it is for: a field of its class, or ``action`` for its kind.
        term: what the value stands for (:mod:`chakra_rules.terms`), ``energy`` for a piece of a pile; empty when the
            module does not say.
        value: what :meth:`Choice.pick` takes; for a kind of action the name of its class, after that of its module
            where several have such a class.
        written: the value as text.
        reasons: why it cannot be picked; none exactly when it can.
        ends: whether it says that the pile picked so far is all.
        kind: the class of the action, where a kind of action is picked.
    """

    part: str
    term: str
    value: Any
    written: str
    reasons: tuple[Reason, ...] = ()
    ends: bool = False
    kind: type[Any] | None = None


@frozen
class ActionPart:
    """A part of an action.

    Args:
        name: a field of its class, or ``action``.
        term: what it stands for.
        each: what one of its pieces is, where it is picked piece by piece.
    """

    name: str
    term: str = ""
    each: str = ""

    def of(self, action: Action) -> Any:
        """What the action has there."""
        return type(action) if self is THE_KIND else getattr(action, self.name)


THE_KIND = ActionPart(KIND, KIND)


@lru_cache(maxsize=1024)
def parts_of(kind: type) -> tuple[ActionPart, ...]:
    """The fields of the class of an action, in order.

    >>> from chakra_rules.extend import Take
    >>> [part.name for part in parts_of(Take)]
    ['line', 'energies', 'height']
    """
    try:
        types = types_of(kind)
    except (NameError, TypeError):
        types = {}  # annotated with names of some function's own
    terms = [(one.name, term_of(types.get(one.name)) or Term("")) for one in fields(kind) if one.init]
    return tuple([ActionPart(name, term.name, term.each) for name, term in terms])


def kind_names(book: Rulebook) -> Mapping[type[Any], str]:
    """What the kinds of action are called: by their classes, and by their modules too where several are called so."""
    often = Counter([kind.__name__ for kind in book.kind_of])
    return {
        kind.action: kind.action.__name__ if often[kind.action.__name__] == 1 else f"{module.id}.{kind.action.__name__}"
        for module in book.modules
        for kind in module.actions
    }


class Prospects:
    """The actions that are conceivable in a state, those of them that are legal, the reasons against the others."""

    def __init__(self, rules: Ruleset, state: State) -> None:
        self._rules, self._state = rules, state
        self.legal = dict.fromkeys(rules.actions(state))
        decision, found = rules.decision(state), dict[Action, None]()
        for kind in rules.book.kinds.get(type(decision), ()):
            conceive = kind.candidates or kind.offer
            offered = [action for action in self.legal if type(action) is kind.action]
            found |= dict.fromkeys((*conceive(rules.book, state, decision), *offered))
        self.conceivable = tuple(found)
        self._against: dict[Action, tuple[Reason, ...]] = {}

    def against(self, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Why none of the actions is legal: what is said against all, or else against the one least is said of."""
        if any([action in self.legal for action in actions]):
            return ()
        said = [self._reasons(action) for action in actions]
        common = [reason for reason in said[0] if all([reason in other for other in said])]
        return tuple(common) or min(said, key=len)

    def _reasons(self, action: Action) -> tuple[Reason, ...]:
        if action not in self._against:
            self._against[action] = self._rules.explain(self._state, action)
        return self._against[action]


def _in_any_order(picked: tuple[ChoiceOption, ...]) -> tuple[tuple[str, str, bool], ...]:
    return tuple(sorted([(option.part, repr(option.value), option.ends) for option in picked]))


@frozen
class Choice:
    """An action of which some parts are picked; picking gives another choice, and nothing happens to the state.

    Two choices are equal when the same was picked in the same state, the pieces of a pile in whatever order.

    Args:
        rules: what is in play.
        state: where the choice is made.
        picked: what was picked so far, in order.
    """

    rules: Ruleset = field(repr=False)
    state: State = field(repr=False)
    picked: tuple[ChoiceOption, ...] = field(eq=_in_any_order)
    _prospects: Prospects = field(eq=False, repr=False)
    _left: tuple[Action, ...] = field(eq=False, repr=False)

    @property
    def options(self) -> tuple[ChoiceOption, ...]:
        """What can be picked next and, with the reasons, what cannot; nothing when the action is complete."""
        return tuple(self._branches)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The whole actions that are still possible, in the order in which the rules list them."""
        left = set(self._left)
        return tuple([action for action in self._prospects.legal if action in left])

    @property
    def action(self) -> Action | None:
        """The action, when all that there is to pick is picked."""
        return next(iter(self.actions), None) if self._part is None else None

    def pick(self, value: Hashable) -> Choice:
        """The choice with one more thing picked.

        Args:
            value: the value of one of the options.

        Raises:
            IllegalAction: it cannot be picked, with the reasons.
            NotationError: it is none of the options.
        """
        for option, left in self._branches.items():
            if type(option.value) is type(value) and option.value == value:
                if option.reasons:
                    raise self._refusal(option)
                return Choice(self.rules, self.state, (*self.picked, option), self._prospects, left)
        raise NotationError(self._no_option(value), repr(value))

    def back(self) -> Choice:
        """The choice before the last thing was picked; raises CannotUndo when nothing was."""
        if not self.picked:
            raise CannotUndo("nothing is picked yet")
        choice = Choice(self.rules, self.state, (), self._prospects, self._prospects.conceivable)
        for option in self.picked[:-1]:
            choice = choice.pick(option.value)
        return choice

    @cached_property
    def _part(self) -> ActionPart | None:
        """The first part in which the actions left differ, or of whose pile pieces are still to come."""
        kinds = dict.fromkeys([type(action) for action in self._left])
        if len(kinds) > 1:
            return THE_KIND
        for kind in kinds:
            for part in parts_of(kind):
                values = {part.of(action) for action in self._left}
                pile = self._pile(part)
                if len(values) > 1 or (pile and pile != Counter(values.pop())):
                    return part
        return None

    def _pile(self, part: ActionPart) -> Counter[Any]:
        """The pieces picked of this part."""
        if not part.each:
            return Counter()
        return Counter([option.value for option in self.picked if option.part == part.name and not option.ends])

    @cached_property
    def _branches(self) -> dict[ChoiceOption, tuple[Action, ...]]:
        """The options, each with the conceivable actions that are left once it is picked."""
        part, against = self._part, self._prospects.against
        if part is None:
            return {}
        groups: dict[Any, list[Action]] = {}
        pile, whole = self._pile(part), []
        for action in self._left:
            value = part.of(action)
            for branch in Counter(value) - pile if part.each else (value,):
                groups.setdefault(branch, []).append(action)
            if part.each and Counter(value) == pile:
                whole.append(action)
        named = part.each or part.term
        options: dict[ChoiceOption, tuple[Action, ...]] = {}
        for value, left in sorted(groups.items()) if part.each else groups.items():
            kind = value if part is THE_KIND else None
            picked = self.rules.book.service(kind_names)[kind] if kind else value
            options[ChoiceOption(part.name, named, picked, str(picked), against(left), kind=kind)] = tuple(left)
        if whole:
            end = ChoiceOption(part.name, part.term, THAT_IS_ALL, THAT_IS_ALL, against(whole), ends=True)
            options[end] = tuple(whole)
        return options

    def _refusal(self, option: ChoiceOption) -> IllegalAction:
        told = " ".join([f"{self.rules.tell(reason)} [{reason.rule}]" for reason in option.reasons])
        if option.ends:
            pile = "".join([one.written for one in self.picked if one.part == option.part])
            return IllegalAction(f"{option.part} {pile} cannot be all. {told}", pile, option.reasons)
        return IllegalAction(f"{option.part} {option.written} cannot be picked. {told}", option.written, option.reasons)

    def _no_option(self, value: object) -> str:
        if not self.options:
            said = f"the action is {self.action.notation}" if self.action else "no seat has anything to choose"
            return f"there is nothing left to pick: {said}"
        named = ", ".join([option.written or "nothing more" for option in self.options if not option.reasons])
        return f"{value!r} is no {self.options[0].part} to pick here; there are {named}"


def choose(rules: Ruleset, state: State) -> Choice:
    """The choice of an action for the seat that decides, with nothing picked yet.

    Args:
        rules: what is in play.
        state: any position, a seat's view of it included; with nature to decide or the game over there is nothing to
            pick.

    >>> from chakra_rules import Game
    >>> game = Game.new(Ruleset.of(), players=2, seed=7)
    >>> choice = choose(game.rules, game.state)
    >>> [option.value for option in choice.options if not option.reasons]
    ['Meditate', 'Take']
    >>> choice.pick("Meditate").pick("G").action
    Meditate(colour='G')
    """
    prospects = Prospects(rules, state)
    return Choice(rules, state, (), prospects, prospects.conceivable)
