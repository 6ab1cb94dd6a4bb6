"""Rules as values: their catalogue entry, the reason one of them refuses, the waiver that lifts it."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from attrs import frozen

from chakra_rules.terms import RuleId

Param = str | int


@frozen
class Rule:
    """One rule of the catalogue.

    Args:
        id: the stable name that errors, events, docs and tests use.
        text: the rule in one statement.
        source: where the rule is printed, or the ruling that fills a gap.
        status: ``printed``, ``attested`` or ``ruling``.
        option: the option that varies it, with its values; empty when fixed.
        refusal: what to tell a person whom the rule refuses; a format string over the reason's parameters.
        tags: what other modules may know of it without knowing it: ``must-take`` marks a duty to take an energy,
            ``liftable`` a rule of the base game that a module can lift.
    """

    id: str
    text: str
    source: str = ""
    status: str = "ruling"
    option: str = ""
    refusal: str = ""
    tags: tuple[str, ...] = ()


@frozen
class Reason:
    """Why an action is refused: a rule and the particulars, no sentence.

    >>> refuse("base.receive.limit", energy="G")
    Reason(rule='base.receive.limit', params=(('energy', 'G'),))
    """

    rule: RuleId
    params: tuple[tuple[str, Param], ...] = ()


@lru_cache(maxsize=4096, typed=True)
def refuse(rule: str, **params: Param) -> Reason:
    """The reason that names a rule, with the particulars of this refusal.

    Args:
        rule: the id of a rule in play.
        params: what the refusal of the rule asks for, by name.

    >>> refuse("frost.thin-ice", weight=2, bears=1).params
    (('bears', 1), ('weight', 2))
    """
    return Reason(rule, tuple(sorted(params.items())))


@frozen
class Waiver:
    """A rule that does not apply, and the rule that lifts it.

    Args:
        rule: the id of the rule lifted.
        by: the id of the rule that lifts it.
    """

    rule: RuleId
    by: RuleId


def load_rules(package: str, filename: str = "rules.toml") -> tuple[Rule, ...]:
    """The rules a package ships beside its code, in the order of its file.

    Args:
        package: the importable name of the package.
        filename: a TOML file of ``[[rule]]`` tables with the fields of :class:`Rule`.

    Raises:
        TypeError: a table has a field that :class:`Rule` does not know.

    >>> load_rules("chakra_rules.base")[0].id
    'base.setup.players'
    """
    tables: list[dict[str, Any]] = tomllib.loads(files(package).joinpath(filename).read_text("utf-8"))["rule"]
    return tuple(Rule(**{**table, "tags": tuple(table.get("tags", ()))}) for table in tables)
