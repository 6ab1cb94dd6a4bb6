"""Putting modules together: found, checked and ordered once; every problem is reported at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from types import MappingProxyType
from typing import Any

import pluggy
from attrs import fields

from chakra_rules.base import BASE
from chakra_rules.book import Effect, HookTable, Observer, Rulebook, Step, Table, Watcher
from chakra_rules.errors import CompositionError
from chakra_rules.events import Moved
from chakra_rules.flaws import clashes, importable, misshapen
from chakra_rules.guard import guarded_chance, guarded_hook, guarded_kind, watcher
from chakra_rules.hookspecs import PROJECT, Hooks
from chakra_rules.modules import ActionKind, Module, OptionValue
from chakra_rules.places import Place

ENTRY_POINTS = "chakra_rules.modules"
HOOK_NAMES = tuple(attribute.name for attribute in fields(HookTable))
LOOKS = "Python looks in the folders of PYTHONPATH and where packages are installed"

HookFunction = Callable[..., Any]
Owners = dict[str, tuple[str, ...]]
Wrap = Callable[[str, str, HookFunction], HookFunction]
"""(hook, module, function) -> the function to call instead."""


def installed() -> tuple[str, ...]:
    """The ids of the modules that are installed, the base game first; none of them is imported."""
    return (BASE.id, *sorted({point.name for point in entry_points(group=ENTRY_POINTS)}))


def load(name: str) -> Module:
    """The installed module of that id.

    Raises:
        CompositionError: there is none, it cannot be imported, or its entry point is no module.
    """
    if name == BASE.id:
        return BASE
    point = find_entry_point(name)
    try:
        module = point.load()
    except Exception as error:
        raise CompositionError([f"module {name} cannot be imported: {error!r}"], name) from error
    if not isinstance(module, Module):
        raise CompositionError([f"the entry point {point.value} of {name} is no Module"], name)
    return module


@lru_cache
def find_entry_point(name: str) -> EntryPoint:
    """Where the installed module of that id is; raises CompositionError when there is none.

    It is looked for once in a process: that reads the metadata of every distribution, and takes as long as the rest of
    a composition.
    """
    for point in entry_points(group=ENTRY_POINTS, name=name):
        return point
    close = get_close_matches(name, installed(), 1)
    hint = f"did you mean {close[0]}?" if close else f"installed are {', '.join(installed())}"
    raise CompositionError([f"there is no module {name}; {hint}"], name)


def named(spec: str) -> Module:
    """The module of this id, or at this place.

    Args:
        spec: the id of an installed module, or ``package:ATTR`` for one that only can be imported.

    Raises:
        CompositionError: there is none, it cannot be imported, or it is no module.

    >>> named("chakra_rules.base:BASE").id
    'base'
    """
    package, colon, attribute = spec.partition(":")
    if not colon:
        return load(spec)
    try:
        found = attrgetter(attribute)(import_module(package))
    except Exception as error:
        hint = "" if importable(package) else f"; {LOOKS}"
        raise CompositionError([f"{spec} cannot be imported: {error!r}{hint}"], spec) from error
    if not isinstance(found, Module):
        raise CompositionError([f"{spec} is no Module but {found!r:.80}"], spec)
    return found


def compose(
    asked: Iterable[str | Module], options: Mapping[str, OptionValue] | None = None, wrap: Wrap | None = None
) -> Rulebook:
    """One checked, ordered rulebook.

    Args:
        asked: ids of installed modules, or modules; the base game is always in.
        options: values by full name, ``base.colour_limit``, or by bare name where that is meant for every module
            that has such an option.
        wrap: what to put around each hook function, for tracing.

    Raises:
        CompositionError: with every problem found.
    """
    problems: list[str] = []
    modules = _gather(asked, problems)
    ordered = _order(modules, problems)
    problems += [problem for module in modules for problem in misshapen(module)]
    problems += clashes(modules)
    values = _options(modules, options or {}, problems)
    hooks = _hooks(ordered, problems, wrap)
    if problems:
        raise CompositionError(problems, " + ".join(m.id for m in modules))
    assert hooks is not None
    return _rulebook(ordered, values, *hooks)


def _gather(asked: Iterable[str | Module], problems: list[str]) -> list[Module]:
    modules = [BASE]
    for one in asked:
        try:
            module = load(one) if isinstance(one, str) else one
        except CompositionError as error:
            problems += error.problems
            continue
        if not isinstance(module, Module):
            problems.append(f"{one!r} is neither a module nor the id of one")
        elif module not in modules:
            modules.append(module)
    return modules


def _order(modules: list[Module], problems: list[str]) -> list[Module]:
    """Every module after the base game and after what it names; ties by id."""
    by_id = {module.id: module for module in modules}
    waits: dict[str, set[str]] = {module.id: set() for module in modules}
    for module in modules:
        for other in {*module.requires, *module.after, BASE.id} - {module.id}:
            if other in by_id:
                waits[module.id].add(other)
        for other in module.before:
            if other in by_id:
                waits[other].add(module.id)
    sorter = TopologicalSorter(waits)
    try:
        sorter.prepare()
    except CycleError as error:
        problems.append(f"these modules each want to come after the next: {' -> '.join(error.args[1])}")
        return modules
    ordered: list[Module] = []
    ready: list[str] = []
    while sorter.is_active():
        ready = sorted([*ready, *sorter.get_ready()])
        first = ready.pop(0)
        ordered.append(by_id[first])
        sorter.done(first)
    return ordered


def _options(modules: list[Module], asked: Mapping[str, OptionValue], problems: list[str]) -> dict[str, OptionValue]:
    known = {f"{module.id}.{option.name}": option for module in modules for option in module.options if option.values}
    values = {name: option.default for name, option in known.items()}
    for name, value in asked.items():
        meant = [full for full in known if name in (full, full.split(".", 1)[1])]
        if not meant:
            close = get_close_matches(name, [*known, *(full.split(".", 1)[1] for full in known)], 1)
            hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
            problems.append(f"there is no option {name}; {hint}")
        for full in meant:
            permitted = known[full].values
            if not any(value == v and type(value) is type(v) for v in permitted):
                problems.append(f"option {full} cannot be {value!r}; it is one of {', '.join(map(repr, permitted))}")
            values[full] = value
    return values


def _hooks(ordered: list[Module], problems: list[str], wrap: Wrap | None) -> tuple[HookTable, Owners] | None:
    """The hooks of all modules as pluggy finds and checks them; the order is ours."""
    managers = [(module.id, _checked(module, problems)) for module in ordered]
    if problems:
        return None
    rules = frozenset(rule.id for module in ordered for rule in module.rules)
    table: dict[str, tuple[HookFunction, ...]] = {}
    owners: Owners = {}
    for name in HOOK_NAMES:
        found: list[tuple[str, HookFunction]] = []
        for owner, manager in managers:
            caller = getattr(manager.hook, name)
            for impl in caller.get_hookimpls()[::-1]:
                function = _positional(impl, caller.spec.argnames)
                if owner != BASE.id:  # what stands in every game is held to its word by the tests, not at every call
                    function = guarded_hook(function, name, owner, rules)
                found.append((owner, wrap(name, owner, function) if wrap else function))
        owners[name] = tuple([owner for owner, _ in found])
        table[name] = tuple([function for _, function in found])
    return HookTable(**table), owners


def _checked(module: Module, problems: list[str]) -> pluggy.PluginManager:
    """The module's hooks in a manager of their own: one manager takes equal namespaces of two modules for the same."""
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(Hooks)
    try:
        manager.register(module.hooks, name=module.id)
        manager.check_pending()
    except (pluggy.PluginValidationError, ValueError) as error:
        problems.append(f"the hooks of {module.id} are not in order: {' '.join(str(error).split())}")
    return manager


def _positional(impl: pluggy.HookImpl, spec: tuple[str, ...]) -> HookFunction:
    """The implementation as a function of all the arguments of the hook, in order."""
    wanted = (*impl.argnames, *impl.kwargnames)
    function = impl.function
    if wanted == tuple(spec):
        return function
    places = [spec.index(name) for name in wanted if name in spec]
    return lambda *args: function(*[args[place] for place in places])


def _rulebook(
    ordered: list[Module], options: dict[str, OptionValue], hooks: HookTable, owners: dict[str, tuple[str, ...]]
) -> Rulebook:
    rules = {rule.id: rule for m in ordered for rule in m.rules}
    guarded = [guarded_kind(kind, m.id, rules) for m in ordered for kind in m.actions]
    kinds: Table[type[Any], tuple[ActionKind, ...]] = Table(lambda decision: ())
    for kind in guarded:
        for decision in kind.answers:
            kinds[decision] += (kind,)
    watching: dict[type[Any], tuple[Watcher, ...]] = {}
    arrivals: Table[type[Any], tuple[Watcher, ...]] = Table(lambda place: arrivals[Place])
    book = Rulebook(
        modules=tuple(ordered),
        hooks=hooks,
        owners=MappingProxyType(owners),
        options=MappingProxyType(options),
        energies=MappingProxyType({kind.letter: kind for m in ordered for kind in m.energies}),
        rules=MappingProxyType(rules),
        waived=frozenset(rule for m in ordered for rule in m.waives),
        kinds=MappingProxyType(kinds),
        kind_of=MappingProxyType({kind.action: kind for kind in guarded}),
        chances=MappingProxyType({c.decision: guarded_chance(c, m.id) for m in ordered for c in m.chances}),
        observers=MappingProxyType(watching),
        arrivals=MappingProxyType(arrivals),
    )
    observers = [
        (observer, watcher(observer, owner) if owner != BASE.id else Watcher(owner, observer.respond, _perform))
        for owner, gather in zip(owners["observers"], hooks.observers, strict=True)
        for observer in gather(book)
    ]
    for observer, one in observers:
        watching[observer.event] = (*watching.get(observer.event, ()), one)
    arrivals.update(_arrivals([(observer, one) for observer, one in observers if observer.event is Moved]))
    return book


def _perform(step: Step, effect: Effect) -> None:
    effect(step)


def _arrivals(observers: list[tuple[Observer, Watcher]]) -> dict[type[Any], tuple[Watcher, ...]]:
    """Who watches moves, by the type of the place where they end; under Place those who watch all."""
    everywhere = tuple([one for observer, one in observers if not observer.landing])
    landings = {place for observer, _ in observers for place in observer.landing}
    return {Place: everywhere} | {
        place: tuple([one for observer, one in observers if not observer.landing or place in observer.landing])
        for place in landings
    }
