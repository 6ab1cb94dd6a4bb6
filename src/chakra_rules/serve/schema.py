"""The JSON Schema of requests, derived from their classes."""

from __future__ import annotations

from typing import Any

from attrs import NOTHING, fields

from chakra_rules.actions import Action
from chakra_rules.ruleset import Ruleset
from chakra_rules.schemas.building import Builder, Schema
from chakra_rules.schemas.docstrings import said_of, said_of_fields
from chakra_rules.schemas.schemas import DIALECT, refer_to
from chakra_rules.serve.requests import REQUESTS, VIEWERS, WHOLE, ActionData
from chakra_rules.terms import types_of

TEXT: Schema = {"type": "string", "maxLength": 100}
ENVELOPE: dict[str, Schema] = {
    "id": {"anyOf": [TEXT, {"type": "integer", "minimum": -WHOLE, "maximum": WHOLE}]},
    "as": {"anyOf": [{"enum": list(VIEWERS)}, {"type": "integer", "minimum": 0, "maximum": WHOLE}]},
    "lang": TEXT,
}
"""What every request says or may say, besides what it asks."""


def request_schema(rules: Ruleset) -> Schema:
    """The JSON Schema (2020-12) of every request.

    Args:
        rules: the modules in play, whose actions can be asked about.

    >>> request_schema(Ruleset.of())["$defs"]["undo"]["required"]
    ['do', 'id', 'step']
    """
    builder = Builder(rules.book)
    action = {"anyOf": [{"type": "string"}, refer_to(builder, rules, Action)]}
    requests = {name: _request(builder, action, name, kind) for name, kind in REQUESTS.items()}
    return {
        "$schema": DIALECT,
        "title": "request",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in requests],
        "$defs": {**dict(sorted(builder.defs.items())), **requests},
    }


def _request(builder: Builder, action: Schema, name: str, kind: Any) -> Schema:
    types, said = types_of(kind), said_of_fields(kind)
    own = {
        one.name: {
            **(action if types[one.name] == ActionData else builder.of_type(types[one.name])),
            **({"description": said[one.name]} if one.name in said else {}),
        }
        for one in fields(kind)
    }
    return {
        "description": said_of(kind),
        "type": "object",
        "properties": {
            "id": ENVELOPE["id"],
            "do": {"const": name},
            "as": ENVELOPE["as"],
            "lang": ENVELOPE["lang"],
            **own,
        },
        "required": ["do", "id", *[one.name for one in fields(kind) if one.default is NOTHING]],
        "additionalProperties": False,
    }
