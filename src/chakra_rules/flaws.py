"""What is wrong with modules, each taken by itself and all of them together."""

from __future__ import annotations

import re
from collections import Counter
from importlib.util import find_spec
from string import Formatter
from typing import Any

from attrs import has

from chakra_rules.base import BASE
from chakra_rules.components import INSPIRATION
from chakra_rules.modules import Module, steps
from chakra_rules.rule import Rule

MODULE_ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
RULE_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")

LIFTABLE = tuple([rule.id for rule in BASE.rules if "liftable" in rule.tags])
"""The rules of the base game that a module can lift for the whole game."""
FIXED = frozenset([rule.id for rule in BASE.rules]).difference(LIFTABLE)


def misshapen(module: Module) -> list[str]:
    """What is wrong with a descriptor taken by itself."""
    problems = []
    if not MODULE_ID.fullmatch(module.id):
        problems.append(f"{module.id!r} is no id of a module: lower case letters, digits and single hyphens")
    problems += [f"option {module.id}.{option.name} has no values" for option in module.options if not option.values]
    for kind in module.energies:
        if not re.fullmatch("[A-Z]", kind.letter):
            problems.append(f"energy {kind.letter!r} of {module.id} is no single capital letter")
        if kind.letter == INSPIRATION:
            problems.append(f"energy {kind.letter} of {module.id} has the letter of the Inspiration tokens")
        if type(kind.per_player) is not int or kind.per_player < 0:
            problems.append(f"energy {kind.letter} of {module.id} cannot be there {kind.per_player!r} times per player")
    for action in module.actions:
        try:
            re.compile(action.pattern, re.ASCII)
        except re.error as error:
            problems.append(f"the pattern {action.pattern!r} of {module.id} cannot be used: {error}")
    problems += [problem for rule in module.rules for problem in _misstated(rule, module.id)]
    problems += _unlike(module)
    if module.package and not importable(module.package):
        problems.append(f"the package {module.package} of {module.id} cannot be found")
    problems += _twice("a migration from", [(migration.old, module.id) for migration in module.migrations])
    problems += [
        f"the migration of {module.id} from {migration.old} to {migration.new} does not lead on to {module.version}"
        for migration in module.migrations
        if steps(module, migration.old) is None
    ]
    return problems


def _misstated(rule: Rule, module: str) -> list[str]:
    problems = []
    if not RULE_ID.fullmatch(rule.id):
        problems.append(f"{rule.id!r} of {module} is no id of a rule: small letters, digits, hyphens, dots between")
    try:
        list(Formatter().parse(rule.refusal))
    except ValueError as error:
        problems.append(f"the refusal of rule {rule.id} cannot be read: {error}")
    return problems


def _unlike(module: Module) -> list[str]:
    """The classes that lack what every class of their sort has."""
    kinds = [slot.kind for slot in (module.table, module.seat) if slot]
    problems = [f"the slot {kind.__name__} of {module.id} is no attrs class" for kind in kinds if not has(kind)]
    problems += [f"the slot {kind.__name__} of {module.id} is not frozen" for kind in kinds if not _hashable(kind)]
    for kind, lacks in (*[(a.action, "notation") for a in module.actions], *[(e, "reveals") for e in module.events]):
        if not has(kind):
            problems.append(f"{kind.__name__} of {module.id} is no attrs class")
        elif not hasattr(kind, lacks):
            problems.append(f"{kind.__name__} of {module.id} has no {lacks}")
        elif not _hashable(kind):
            problems.append(f"{kind.__name__} of {module.id} is not frozen")
    return problems


def _hashable(kind: type[Any]) -> bool:
    return getattr(kind, "__hash__", None) is not None


def importable(package: str) -> bool:
    """Whether Python finds the package."""
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def clashes(modules: list[Module]) -> list[str]:
    """What keeps these modules from being in play together, the base game among them."""
    ids = Counter(module.id for module in modules)
    problems = [f"two modules are called {name}" for name, count in ids.items() if count > 1]
    for module in modules:
        problems += [f"{module.id} requires {other}" for other in module.requires if other not in ids]
        problems += [f"{module.id} cannot be combined with {other}" for other in module.conflicts if other in ids]
    known = {rule.id for module in modules for rule in module.rules}
    for module in modules:
        problems += [f"{module.id} waives {rule}, which is no rule here" for rule in module.waives if rule not in known]
        problems += [
            f"{module.id} waives {rule}, which cannot be lifted; of the base game can be: {', '.join(LIFTABLE)}"
            for rule in module.waives
            if rule in FIXED
        ]
        problems += [
            f"option {module.id}.{option.name} varies {option.rule}, which is no rule of it"
            for option in module.options
            if option.rule not in {rule.id for rule in module.rules}
        ]
    problems += _twice("option", [(f"{m.id}.{option.name}", m.id) for m in modules for option in m.options])
    problems += _twice("rule", [(rule.id, m.id) for m in modules for rule in m.rules])
    problems += _twice("energy", [(kind.letter, m.id) for m in modules for kind in m.energies])
    problems += _twice("action", [(kind.action, m.id) for m in modules for kind in m.actions])
    problems += _twice("chance for", [(kind.decision, m.id) for m in modules for kind in m.chances])
    problems += _twice("slot", [(slot.kind, m.id) for m in modules for slot in (m.table, m.seat) if slot])
    return problems


def _twice(what: str, brought: list[tuple[Any, str]]) -> list[str]:
    bringers: dict[Any, list[str]] = {}
    for one, module in brought:
        bringers.setdefault(one, []).append(module)
    return [
        f"{what} {getattr(one, '__name__', one)} is brought twice, by {' and '.join(dict.fromkeys(ids))}"
        for one, ids in bringers.items()
        if len(ids) > 1
    ]
