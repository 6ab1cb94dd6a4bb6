"""The JSON Schema of replies, derived from their classes and those of the documents in them."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, is_typeddict

from chakra_rules.documents.kinds import kinds_of
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.schemas.building import Builder, Schema, closed
from chakra_rules.schemas.docstrings import said_of, said_of_fields
from chakra_rules.schemas.schemas import DIALECT, refer_to
from chakra_rules.scoring import Level, Score
from chakra_rules.serve.replies import REPLIES, Of, Refusal, Standing
from chakra_rules.serve.schema import ENVELOPE
from chakra_rules.serve.telling import TEXT
from chakra_rules.stages import ScoreLine
from chakra_rules.terms import types_of

IN_WORDS: Schema = {"type": "string", "description": "In the language asked for."}
WITH_TEXT = (Score, ScoreLine, Level)
"""What has a text where a language is asked for, besides actions, events and decisions."""
BESIDE_REASONS: dict[str, Schema] = {
    "module": {"type": "string", "description": "the id of the module whose rule it is."},
    TEXT: {"type": "string", "description": "in the language asked for, or English."},
}


def reply_schema(rules: Ruleset) -> Schema:
    """The JSON Schema (2020-12) of every reply; what one gives that answers ``view`` is ``#/$defs/ok.view``.

    Args:
        rules: the modules in play.

    >>> reply_schema(Ruleset.of())["$defs"]["ok.close"]["required"]
    ['closed']
    """
    builder = Builder(rules.book)
    granted = {f"ok.{name}": _keys(builder, rules, kind) for name, kind in REPLIES.items()}
    error = _keys(builder, rules, Refusal)
    _add_texts(builder, rules)
    nobody = {"anyOf": [*ENVELOPE["id"]["anyOf"], {"type": "null"}]}
    return {
        "$schema": DIALECT,
        "title": "reply",
        "anyOf": [
            closed({"id": ENVELOPE["id"], "ok": {"anyOf": [{"$ref": f"#/$defs/{key}"} for key in granted]}}),
            closed({"id": nobody, "error": {"$ref": "#/$defs/error"}}),
        ],
        "$defs": {**dict(sorted(builder.defs.items())), **granted, "error": error},
    }


def said_of_keys(kind: Any) -> dict[str, str]:
    """What docstrings say of the keys of a reply; of those of a standing, which many have, it is said once.

    >>> from chakra_rules.serve.replies import Undone
    >>> said_of_keys(Undone)
    {'decision': 'who decides what; null when the game is over.'}
    """
    said = {**said_of_fields(Standing), **said_of_fields(kind)}
    return {key: said[key] for key in types_of(kind) if key in said}


def _keys(builder: Builder, rules: Ruleset, kind: Any) -> Schema:
    said, types = said_of_keys(kind), types_of(kind)
    properties = {
        key: {**_of_type(builder, rules, annotation), **({"description": said[key]} if key in said else {})}
        for key, annotation in types.items()
    }
    required = [key for key, annotation in types.items() if get_origin(annotation) is not NotRequired]
    return {"description": said_of(kind), **closed(properties), "required": required}


def _of_type(builder: Builder, rules: Ruleset, annotation: Any) -> Schema:
    origin, args = get_origin(annotation), get_args(annotation)
    if is_typeddict(annotation):
        return _keys(builder, rules, annotation)
    if origin is NotRequired:
        return _of_type(builder, rules, args[0])
    if origin is Annotated and isinstance(args[1], Of):
        return refer_to(builder, rules, args[1].kind)
    if origin in (Union, UnionType):
        return {"anyOf": [_of_type(builder, rules, one) for one in args]}
    if origin is list:
        return {"type": "array", "items": _of_type(builder, rules, args[0])}
    return builder.of_type(annotation)


def _add_texts(builder: Builder, rules: Ruleset) -> None:
    """Documents have their texts beside them; a module's own field of that name goes first."""
    kinds = rules.book.service(kinds_of)
    for key in (*kinds.actions, *kinds.events, *kinds.decisions, *[kind.__name__ for kind in WITH_TEXT]):
        builder.defs[key]["properties"].setdefault(TEXT, IN_WORDS)
    reason = builder.defs[Reason.__name__]
    builder.defs[Reason.__name__] = reason | closed({**reason["properties"], **BESIDE_REASONS})
