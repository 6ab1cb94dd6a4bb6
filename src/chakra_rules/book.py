"""The rulebook: modules put together, as hooks and steps see them.

Hooks are plain tuples of functions here; pluggy found, checked and ordered them once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from chakra_rules.components import EnergyKind
from chakra_rules.errors import ModuleContractError
from chakra_rules.events import ANSWERED, Answered, Event, Moved, Swapped, asked, moved
from chakra_rules.modules import ActionKind, ChanceKind, Module, OptionValue
from chakra_rules.places import Place
from chakra_rules.rule import Reason, Rule, Waiver
from chakra_rules.stages import LevelTable, Line, Owed, Placing, ScoreLine, Taking, Trigger
from chakra_rules.state import Decision, Draft, State
from chakra_rules.terms import Pile

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

Effect = Callable[["Step"], None]


@frozen
class Observer:
    """A module watching one kind of event.

    Args:
        event: the class watched.
        respond: the effects that follow, judged before any of them takes place.
        landing: of moves, only those to places of these types; empty for all.
    """

    event: type[Any]
    respond: Callable[[Step, Any], tuple[Effect, ...]]
    landing: tuple[type[Any], ...] = ()


@frozen
class Watcher:
    """An observer as a step calls it; whatever it does wrong is laid at its module's door.

    Args:
        module: the id of the module.
        respond: the effects that follow an event.
        perform: lets one of them take place.
    """

    module: str
    respond: Callable[[Step, Any], tuple[Effect, ...]]
    perform: Callable[[Step, Effect], None]


@frozen(kw_only=True)
class HookTable:
    """Every hook as the functions that answer it, in the order of the modules."""

    setup: tuple[Callable[[Rulebook, int], tuple[Decision, ...]], ...]
    lines: tuple[Callable[[Rulebook, State, int], tuple[Line, ...]], ...]
    veto_take: tuple[Callable[[Rulebook, Taking], tuple[Reason, ...]], ...]
    waive_take: tuple[Callable[[Rulebook, Taking], tuple[Waiver, ...]], ...]
    veto_place: tuple[Callable[[Rulebook, Placing], tuple[Reason, ...]], ...]
    passes_over: tuple[Callable[[Rulebook, int, Pile], bool], ...]
    modify_token: tuple[Callable[[Rulebook, State, int, tuple[str, Place]], tuple[str, Place]], ...]
    modify_home: tuple[Callable[[Rulebook, int, str, Place], Place], ...]
    modify_owed: tuple[Callable[[Rulebook, State, int, int, tuple[Owed, ...]], tuple[Owed, ...]], ...]
    veto_action: tuple[Callable[[Rulebook, State, Decision, Any], tuple[Reason, ...]], ...]
    observers: tuple[Callable[[Rulebook], tuple[Observer, ...]], ...]
    before_turn_ends: tuple[Callable[[Rulebook, State, int], tuple[Decision, ...]], ...]
    end_of_turn: tuple[Callable[[Step, int], None], ...]
    ends_game: tuple[Callable[[Step, int], tuple[Trigger, ...]], ...]
    score: tuple[Callable[[Rulebook, State, int], tuple[ScoreLine, ...]], ...]
    levels: tuple[Callable[[Rulebook], tuple[LevelTable, ...]], ...]


class Memo(dict[K, V], Generic[K, V]):
    """A bounded table of answers already worked out; it starts afresh when it is full."""

    __slots__ = ("limit",)

    def __init__(self, limit: int = 65536) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, key: K, value: V) -> V:
        """Remember the value and return it."""
        if len(self) >= self.limit:
            self.clear()
        self[key] = value
        return value


class Table(Memo[K, V]):
    """A bounded table that works out what it is asked for, ``table[key]``, and remembers it.

    Args:
        work: works out an answer.
        limit: how many answers it keeps.
        known: answers that need not be worked out.
    """

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[K], V], limit: int = 65536, known: Mapping[K, V] = MappingProxyType({})) -> None:
        super().__init__(limit)
        self._work = work
        self.update(known)

    def __missing__(self, key: K) -> V:
        work = self._work
        if len(self) >= self.limit:
            self.clear()
        value = self[key] = work(key)
        return value


@frozen(eq=False)
class Rulebook:
    """The composed rules, handed to every hook; nobody can write to them.

    Args:
        modules: the modules in play, in order, the base game first.
        hooks: what they answer.
        owners: for each hook, the ids of the modules that answer it, in the same order.
        options: every option by its full name, ``base.colour_limit``.
        energies: the kinds of energy in play, by letter.
        rules: the catalogue of all modules in play, by id.
        waived: the ids of the rules that a module in play lifts for the whole game.
        kinds: the kinds of action that answer each decision.
        kind_of: the kind of each action.
        chances: how nature answers each of its decisions.
        observers: who watches each kind of event.
        arrivals: who watches components that are moved, by the type of the place they come to.
    """

    modules: tuple[Module, ...]
    hooks: HookTable
    owners: Mapping[str, tuple[str, ...]]
    options: Mapping[str, OptionValue]
    energies: Mapping[str, EnergyKind]
    rules: Mapping[str, Rule]
    waived: frozenset[str]
    kinds: Mapping[type[Any], tuple[ActionKind, ...]]
    kind_of: Mapping[type[Any], ActionKind]
    chances: Mapping[type[Any], ChanceKind]
    observers: Mapping[type[Any], tuple[Watcher, ...]]
    arrivals: Mapping[type[Any], tuple[Watcher, ...]]
    _services: dict[Any, Any] = field(factory=dict, init=False, repr=False)

    def service(self, kind: Callable[[Rulebook], T]) -> T:
        """The one ``kind`` of this rulebook, made with ``kind(book)`` when first asked for.

        A service holds the tables that a module works out from the rules; they live and die with the rulebook.
        """
        found = self._services.get(kind)
        if found is None:
            found = self._services[kind] = kind(self)
        service: T = found
        return service

    def brought(self, kind: type[T]) -> tuple[T, ...]:
        """What the modules in play bring of this type, in their order."""
        return tuple([value for module in self.modules for value in module.brings if isinstance(value, kind)])

    def bringer(self, action: type[Any]) -> str:
        """The id of the module that brings this kind of action."""
        return next(module.id for module in self.modules for kind in module.actions if kind.action is action)

    def in_force(self, reasons: tuple[Reason, ...], waivers: tuple[Waiver, ...] = ()) -> tuple[Reason, ...]:
        """The reasons whose rules are not lifted, by a module or by one of the waivers."""
        if not reasons or not (waivers or self.waived):
            return reasons
        return _not_lifted(reasons, self.waived.union([waiver.rule for waiver in waivers]))


def _not_lifted(reasons: tuple[Reason, ...], lifted: frozenset[str]) -> tuple[Reason, ...]:
    return tuple([reason for reason in reasons if reason.rule not in lifted])


def decisions(book: Rulebook) -> dict[str, type[Any]]:
    """Every decision of these rules by the name that positions and reasons write, ``base.ChooseMove``."""
    found: dict[str, type[Any]] = {}
    for module in book.modules:
        known = [d for kind in module.actions for d in kind.answers] + [c.decision for c in module.chances]
        for decision in known:
            if decision not in found.values():
                found[f"{module.id}.{decision.__name__}"] = decision
    return found


NESTING = 32
"""How many rounds of effects one action may set off before the modules are held to be in a loop."""


class Step:
    """One action being carried out: the only hand that changes a state, and only through events.

    Args:
        book: the rules.
        before: the state in which the action is taken; its open decision is answered at once.
    """

    __slots__ = ("_frozen", "_frozen_at", "before", "book", "draft", "events", "watched")

    def __init__(self, book: Rulebook, before: State) -> None:
        answered = ANSWERED[before.stack[-1].seat]
        self.book = book
        self.before = self._frozen = before
        self.draft = Draft(before)
        self.events: list[Event] = [answered]
        self.watched: tuple[tuple[Watcher, Event], ...] = ()
        self._frozen_at = 0  # so many events had happened
        answered.fold(self.draft)
        if Answered in book.observers:
            self._tell_of(answered)

    @property
    def state(self) -> State:
        """The state as it stands now."""
        if self._frozen_at != len(self.events):
            self._frozen, self._frozen_at = self.draft.freeze(), len(self.events)
        return self._frozen

    def emit(self, event: Event) -> None:
        """Let the event happen: it changes the draft, is kept, and watchers will hear of it.

        Args:
            event: one of the base game, or of a module's own.
        """
        event.fold(self.draft)
        self.events.append(event)
        if type(event) in self.book.observers:
            self._tell_of(event)

    def emit_all(self, events: tuple[Event, ...]) -> None:
        """Let the events happen, one after another."""
        draft, observers = self.draft, self.book.observers
        for event in events:
            event.fold(draft)
            if type(event) in observers:
                self._tell_of(event)
        self.events += events

    def _tell_of(self, event: Event) -> None:
        book = self.book
        watchers = book.observers[type(event)]
        if isinstance(event, Moved):
            watchers = book.arrivals[type(event.target)]
        for watcher in watchers:
            self.watched += ((watcher, event),)

    def move(self, piece: str, source: Place, target: Place) -> None:
        """Move a component: ``step.move("K", Cell(0, 1), Cell(0, 0))``.

        Args:
            piece: its letter.
            source: where it lies.
            target: where it goes.

        Raises:
            ImpossibleMove: it is not there, or there is no room for it.
        """
        draft = self.draft
        source.take(draft, piece)
        target.put(draft, piece)
        event = moved(piece, source, target)
        self.events.append(event)
        for watcher in self.book.arrivals[type(target)]:
            self.watched += ((watcher, event),)

    def swap(self, piece: str, place: Place, other_piece: str, other_place: Place) -> None:
        """Let two components change places.

        Args:
            piece: the letter of one.
            place: where it lies.
            other_piece: the letter of the other.
            other_place: where that lies.

        Raises:
            ImpossibleMove: one of them is not there.
        """
        self.emit(Swapped(piece, place, other_piece, other_place))

    def ask(self, decision: Decision) -> None:
        """Open a decision; it is answered before everything already waiting.

        Args:
            decision: whom is asked what: ``step.ask(ChooseAction(seat))``.
        """
        self.emit(asked(decision))

    def settle(self) -> None:
        """Let the modules respond to what happened, and to what follows from it, until nothing more does.

        Raises:
            ModuleContractError: the responses never end; the message names the cycle.
        """
        trail: tuple[tuple[Watcher, Event, tuple[Effect, ...]], ...] = ()
        while self.watched:
            if len(trail) > NESTING:
                cycle = " -> ".join([f"{watcher.module} on {type(event).__name__}" for watcher, event, _ in trail[-6:]])
                raise ModuleContractError(f"effects set each other off without end: {cycle}", trail[-1][0].module)
            fresh, self.watched = self.watched, ()
            gathered = []
            for watcher, event in fresh:
                respond = watcher.respond
                effects = respond(self, event)
                if effects:
                    gathered.append((watcher, event, effects))
            if gathered:
                trail = (*trail, *gathered)
                for watcher, _, effects in gathered:
                    for effect in effects:
                        watcher.perform(self, effect)
