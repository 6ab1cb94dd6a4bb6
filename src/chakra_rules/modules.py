"""What a module says of itself: the descriptor from which rules are put together and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from attrs.validators import deep_iterable, instance_of, optional

from chakra_rules.actions import Action
from chakra_rules.components import EnergyKind
from chakra_rules.rule import Reason, Rule
from chakra_rules.state import Decision, State
from chakra_rules.terms import Pile

if TYPE_CHECKING:
    from chakra_rules.book import Rulebook, Step

OptionValue = str | int | bool


@frozen
class Option:
    """A choice of how a rule is read.

    Args:
        name: what people write; unique within its module.
        values: the permitted values, the default first.
        rule: the id of the rule it varies.
    """

    name: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        """The value when nobody says otherwise."""
        return self.values[0]


def _no_energies(value: Any) -> Pile:
    return ""


@frozen
class Slot:
    """What a module keeps in the state.

    Args:
        kind: the frozen attrs class of the value; its fields carry their visibility.
        new: makes the first value, from the number of players.
        energies: from a value, the energies that lie in it, when a place of the module's holds some.
    """

    kind: type
    new: Callable[[int], Any]
    energies: Callable[[Any], Pile] = _no_energies


@frozen(kw_only=True)
class ActionKind:
    """One kind of action: which decisions it answers, which instances are legal and what they do.

    Args:
        action: the attrs class of the action.
        answers: the decisions it may answer.
        grammar: how it is written, for people.
        pattern: a regular expression that the whole notation matches.
        parse: makes the action from the match; raises ValueError when the parts make no action.
        offer: every legal action of this kind, in a stable order.
        refuse: every reason against one action; empty exactly for the legal ones.
        perform: carries a legal action out.
        candidates: every action of this kind that a person might think of, legal or not, so that a front-end can show
            what cannot be chosen and why; None when those offered are all.
    """

    action: type[Any]
    answers: tuple[type[Decision], ...] = field(validator=deep_iterable(instance_of(type), instance_of(tuple)))
    grammar: str
    pattern: str
    parse: Callable[[re.Match[str]], Any]
    offer: Callable[[Rulebook, State, Any], Sequence[Action]]
    refuse: Callable[[Rulebook, State, Any, Any], tuple[Reason, ...]]
    perform: Callable[[Step, Any, Any], None]
    candidates: Callable[[Rulebook, State, Any], Sequence[Action]] | None = None


@frozen(kw_only=True)
class ChanceKind:
    """How nature answers one kind of decision.

    Args:
        decision: the class of the decision.
        sample: draws one outcome with the right odds, using only the generator given.
        outcomes: every outcome with its probability, lazily, in a stable order.
    """

    decision: type[Decision]
    sample: Callable[[Rulebook, State, Any, Random], Action]
    outcomes: Callable[[Rulebook, State, Any], Iterable[tuple[Action, Fraction]]]


@frozen
class Invariant:
    """What must hold of every state that play can reach.

    Args:
        name: what is true, in a few words.
        broken: says how the state breaks it, or nothing.
    """

    name: str
    broken: Callable[[Rulebook, State], str]


@frozen
class Example:
    """A position, and a line of play from it, that shows a rule at work.

    Args:
        rule: the id of the rule.
        position: keyword arguments of the scenario builder, the boards under ``seats``.
        plays: actions in notation, legal one after another.
        refused: an action in notation that the rule refuses at the start; empty when it refuses none.
    """

    rule: str
    position: dict[str, Any] = field(hash=False)
    plays: tuple[str, ...] = ()
    refused: str = ""


@frozen
class Part:
    """What a migration of a module may rewrite in a save. The position is not in it: the log leads there.

    Args:
        options: the module's own options by bare name.
        log: every action of the game in notation, those of nature and of other modules too.
    """

    options: Mapping[str, OptionValue] = field(hash=False)
    log: tuple[str, ...]


def _as_it_was(part: Part) -> Part:
    return part


@frozen
class Migration:
    """A step that makes what one version of a module saved into what a later one saves.

    Args:
        old: the version that wrote the save.
        new: the version that reads it after this step; the next step begins there, until it is the module's.
        text: what changed, for people.
        change: makes the new part of the save from the old one; leave it out when saves stayed as they were.
    """

    old: str
    new: str
    text: str
    change: Callable[[Part], Part] = _as_it_was


def _several(kind: type[Any]) -> Any:
    """A field of a descriptor: a tuple of these, none when nothing is said."""
    return field(default=(), validator=deep_iterable(instance_of(kind), instance_of(tuple)))


@frozen(kw_only=True, eq=False)
class Module:
    """A module: the base game, an expansion, a house rule.

    Args:
        id: the name people write, lower case with hyphens.
        version: of its rules.
        title: for people.
        hooks: a namespace whose functions are marked with ``hookimpl``; a Python module will do.
        package: the importable name of its package, for messages and the rules' documentation.
        requires: ids of modules that must be in play.
        conflicts: ids of modules that must not.
        before: ids of modules that come after this one, when in play.
        after: ids of modules that come before this one, when in play.
        options: how its rules can be read.
        rules: the rules it brings.
        waives: ids of rules of other modules that do not apply while it is in play; of those of the base game only the
            ones tagged ``liftable``.
        energies: the kinds of energy it puts into the bag.
        table: what it keeps on the table.
        seat: what it keeps for each seat.
        actions: the kinds of action it adds.
        chances: how nature answers the decisions it adds.
        events: the kinds of event it adds.
        places: the kinds of place it adds, that documents and schemas can name them.
        brings: values that other modules look for by their type, further cards for instance.
        invariants: what must hold while it is in play.
        examples: positions that show its rules.
        migrations: how saves of its older versions are read, in any order.
        imagine: from the rulebook, a state as a viewer sees it, the viewer's seat and a source of chance, the state
            with what the module hides from that viewer dealt anew; None when it hides nothing.

    Raises:
        TypeError: a field is not what it says above.
    """

    id: str
    version: str
    title: str
    hooks: object
    package: str = ""
    requires: tuple[str, ...] = _several(str)
    conflicts: tuple[str, ...] = _several(str)
    before: tuple[str, ...] = _several(str)
    after: tuple[str, ...] = _several(str)
    options: tuple[Option, ...] = _several(Option)
    rules: tuple[Rule, ...] = _several(Rule)
    waives: tuple[str, ...] = _several(str)
    energies: tuple[EnergyKind, ...] = _several(EnergyKind)
    table: Slot | None = field(default=None, validator=optional(instance_of(Slot)))
    seat: Slot | None = field(default=None, validator=optional(instance_of(Slot)))
    actions: tuple[ActionKind, ...] = _several(ActionKind)
    chances: tuple[ChanceKind, ...] = _several(ChanceKind)
    events: tuple[type[Any], ...] = _several(type)
    places: tuple[type[Any], ...] = _several(type)
    brings: tuple[Any, ...] = _several(object)
    invariants: tuple[Invariant, ...] = _several(Invariant)
    examples: tuple[Example, ...] = _several(Example)
    migrations: tuple[Migration, ...] = _several(Migration)
    imagine: Callable[[Rulebook, State, int, Random], State] | None = None


def no_reasons(book: Rulebook, state: State, decision: Decision, action: Action) -> tuple[Reason, ...]:
    """The ``refuse`` of a kind of action that is in order whenever its decision is open; the arguments are not read."""
    return ()


def nothing_listed(book: Rulebook, state: State, decision: Decision) -> tuple[Action, ...]:
    """The ``offer`` of nature's kinds of action, whose outcomes the chance kind lists; the arguments are not read."""
    return ()


def steps(module: Module, version: str) -> list[Migration] | None:
    """The migrations that lead from a version of a module to its own, in order; None when they do not lead there."""
    onward = {migration.old: migration for migration in module.migrations}
    found: list[Migration] = []
    while version != module.version:
        step = onward.pop(version, None)
        if step is None:
            return None
        found.append(step)
        version = step.new
    return found
