"""The schemas by the names people ask for."""

from __future__ import annotations

from typing import Any

from chakra_rules.actions import Action
from chakra_rules.documents.kinds import kinds_of
from chakra_rules.errors import ChakraError
from chakra_rules.events import Event
from chakra_rules.migrations import FORMAT
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Save
from chakra_rules.schemas.building import Builder, Schema, closed
from chakra_rules.schemas.docstrings import said_of
from chakra_rules.scoring import Score
from chakra_rules.state import Decision, State
from chakra_rules.views import View

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DOCUMENTS: dict[str, Any] = {
    "state": State,
    "view": View,
    "action": Action,
    "event": Event,
    "decision": Decision,
    "reason": Reason,
    "score": Score,
    "save": Save,
}
ALL = "all"
SCHEMAS = (*DOCUMENTS, ALL)
"""What :func:`schema` can be asked for."""


def schema(rules: Ruleset, name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a kind of document.

    Args:
        rules: the modules and options in play.
        name: one of ``SCHEMAS``; ``all`` is any of the others.

    Raises:
        ChakraError: there is no schema of that name.
        ModuleContractError: a module brings a field for whose type there is no JSON Schema.

    >>> found = schema(Ruleset.of(), "action")
    >>> found["$defs"]["base.Channel"]["properties"]["space"]
    {'type': 'integer', 'x-term': 'space', 'minimum': 1, 'maximum': 8}
    """
    if name not in SCHEMAS:
        raise ChakraError(f"there is no schema of {name}; there are {', '.join(SCHEMAS)}", name)
    builder = Builder(rules.book)
    asked = DOCUMENTS if name == ALL else {name: DOCUMENTS[name]}
    found = [refer_to(builder, rules, kind) for kind in asked.values()]
    return {
        "$schema": DIALECT,
        "title": name,
        "description": f"Documents of {' + '.join(f'{m.id} {m.version}' for m in rules.modules)}.",
        **(found[0] if len(found) == 1 else {"anyOf": found}),
        "$defs": dict(sorted(builder.defs.items())),
    }


def refer_to(builder: Builder, rules: Ruleset, kind: Any) -> Schema:
    """A reference to the schema of a kind of document.

    Args:
        builder: gathers what is referred to.
        rules: the modules and options in play.
        kind: its class, or that of the family.
    """
    if kind is Save:
        return _save(builder, rules)
    family = rules.book.service(kinds_of).family(kind)
    return builder.refer(kind) if family is None else builder.any_of(kind.__name__, family, said_of(kind))


def _save(builder: Builder, rules: Ruleset) -> Schema:
    """A save of these very modules; they say what the options may be."""
    reference = builder.refer(Save)
    properties = builder.defs["Save"]["properties"]
    values = {f"{m.id}.{option.name}": {"enum": list(option.values)} for m in rules.modules for option in m.options}
    properties["format"] |= {"const": FORMAT}
    properties["options"] = {"description": properties["options"].get("description", ""), **closed(values)}
    return reference
