"""Who let an event happen: an action carried out once more, with every hook watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from chakra_rules import pipeline
from chakra_rules.book import Observer, Rulebook, Step
from chakra_rules.compose import HookFunction, compose
from chakra_rules.errors import ChakraError
from chakra_rules.events import Event, Waived
from chakra_rules.game import Entry
from chakra_rules.lab.difference import Cause
from chakra_rules.modules import ActionKind
from chakra_rules.ruleset import Ruleset

Authors = dict[int, Cause]
"""Who let each event of a step happen, by its number."""


def authors(rules: Ruleset, entry: Entry) -> list[tuple[Event, tuple[Cause, ...]]]:
    """The events of an action, each with who let it happen; with nobody where that cannot be told.

    An event that names a rule is laid at the door of the module that brings the rule.

    Args:
        rules: what was played by.
        entry: the action.
    """
    known = _traced(rules, entry)
    return [(event, _causes(rules, event, known.get(index))) for index, event in enumerate(entry.events)]


def _causes(rules: Ruleset, event: Event, author: Cause | None) -> tuple[Cause, ...]:
    rule = event.waiver.by if isinstance(event, Waived) else getattr(event, "rule", "")
    if rule in rules.book.rules:
        return (Cause(rules.module_of(rule), rule, author.how if author else ""),)
    return (author,) if author else ()


def _traced(rules: Ruleset, entry: Entry) -> Authors:
    found: Authors = {}
    try:
        book = _watched(rules, found)
        again = pipeline.carry_out(book, entry.before, entry.action).events
    except ChakraError:
        return {}
    return found if again == entry.events else {}


def _watched(rules: Ruleset, found: Authors) -> Rulebook:
    """The same rules, put together so that everything that lets events happen is noted."""

    def wrap(hook: str, module: str, function: HookFunction) -> HookFunction:
        author = Cause(module, how=f"its hook {hook}")
        if hook == "observers":
            return lambda book: _observers(function(book), module, found)
        return lambda *args: _noted(found, author, function, *args)

    book = compose(rules.modules, rules.options, wrap)
    owners = {kind.action: module.id for module in rules.modules for kind in module.actions}
    kinds = {action: _kind(kind, owners[action], found) for action, kind in book.kind_of.items()}
    return evolve(book, kind_of=kinds)


def _kind(kind: ActionKind, module: str, found: Authors) -> ActionKind:
    author, perform = Cause(module, how=f"carrying out {kind.action.__name__}"), kind.perform
    return evolve(kind, perform=lambda *args: _noted(found, author, perform, *args))


def _observers(observers: tuple[Observer, ...], module: str, found: Authors) -> tuple[Observer, ...]:
    return tuple([evolve(one, respond=_respond(one, module, found)) for one in observers])


def _respond(observer: Observer, module: str, found: Authors) -> Callable[[Step, Any], Any]:
    author, respond = Cause(module, how=f"its observer of {observer.event.__name__}"), observer.respond

    def call(step: Step, event: Any) -> Any:
        effects = respond(step, event)
        return tuple([_effect(effect, author, found) for effect in effects])

    return call


def _effect(effect: Callable[[Step], None], author: Cause, found: Authors) -> Callable[[Step], None]:
    return lambda step: _noted(found, author, effect, step)


def _noted(found: Authors, author: Cause, function: HookFunction, *args: Any) -> Any:
    """Call the function; what it lets happen, and no other has been noted for, is its author's."""
    step = args[0] if args and isinstance(args[0], Step) else None
    start = len(step.events) if step else 0
    result = function(*args)
    if step:
        for index in range(start, len(step.events)):
            found.setdefault(index, author)
    return result
