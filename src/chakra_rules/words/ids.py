"""The ids of messages, derived from the classes and keys of what is told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from chakra_rules.modules import Module
from chakra_rules.state import Decision

CORE = "chakra_rules"
BASE = "base"
VALID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def owner(modules: Iterable[Module], kind: type) -> str:
    """The id of the module that brings a class; empty when none in play says so."""
    found = [m for m in modules if m.package and _inside(kind.__module__, m.package)]
    if found:
        return max(found, key=lambda module: len(module.package)).id
    return BASE if _inside(kind.__module__, CORE) else ""


def _inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def sort_of(kind: type) -> str:
    """What a class is: ``action``, ``decision``, ``event``, ``place``, or some other ``value``."""
    if issubclass(kind, Decision):
        return "decision"
    if hasattr(kind, "take") and hasattr(kind, "put"):
        return "place"
    if hasattr(kind, "fold") and hasattr(kind, "reveals"):
        return "event"
    return "action" if hasattr(kind, "notation") else "value"


def class_id(modules: Iterable[Module], kind: type[Any]) -> str:
    """``action-base-Take``: the message of a class.

    >>> from chakra_rules.base.actions import Take
    >>> class_id((), Take)
    'action-base-Take'
    """
    return f"{sort_of(kind)}-{owner(modules, kind)}-{kind.__name__}"


def rule_id(sort: str, rule: str) -> str:
    """The message of a rule; the dots of its id become underscores, which no rule id has.

    >>> rule_id("rule", "base.receive.one-flow")
    'rule-base_receive_one-flow'
    """
    return f"{sort}-{rule.replace('.', '_')}"
