"""From a class to its schema, and from a type to what stands in a field of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from attrs import Attribute, fields, has

from chakra_rules.book import Rulebook
from chakra_rules.components import COLOURS
from chakra_rules.documents.converting import KIND, NOTATION, worked_out
from chakra_rules.documents.kinds import Kinds, Named, kinds_of
from chakra_rules.errors import CompositionError, ModuleContractError
from chakra_rules.rule import Reason
from chakra_rules.schemas.docstrings import plain, said_of, said_of_fields
from chakra_rules.state import Seat, State
from chakra_rules.terms import Colour, Energy, RuleId, Term, term_of, types_of
from chakra_rules.visibility import KEY, UNKNOWN, name_of

Schema = dict[str, Any]

PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
    Any: {},
    object: {},
}
NOT_PORTABLE = re.compile(r"\(\?[^:=!]|\\[1-9AZz]|[*+?}]\+")
"""What Python's regular expressions have and those of JSON Schema have not."""


class Builder:
    """Schemas for one rulebook; what they share gathers in ``defs``.

    Args:
        book: the rules.
    """

    def __init__(self, book: Rulebook) -> None:
        self._kinds: Kinds = book.service(kinds_of)
        self._patterns = {kind.action: kind.pattern for kind in book.kind_of.values()}
        self._known: dict[Term | None, tuple[str, Schema]] = {
            term_of(Energy): ("Energy", _enum(book.energies, "An energy in play.")),
            term_of(Colour): ("Colour", _enum((*COLOURS, ""), "A chakra colour; empty where there is none.")),
            term_of(RuleId): ("RuleId", _enum(book.rules, "The id of a rule in play.")),
        }
        self._keys: dict[str, Any] = {}
        self._owner = ""
        self.defs: dict[str, Schema] = {}

    def any_of(self, title: str, family: Named, about: str) -> Schema:
        """A reference to what may be any of a family."""
        if title not in self.defs:
            self._claim(title, title)
            self.defs[title] = {}
            self.defs[title] = {"description": about, **_either([self.refer(kind) for kind in family.values()])}
        return _ref(title)

    def refer(self, kind: type[Any]) -> Schema:
        """A reference to the schema of a class."""
        name = self._kinds.names.get(kind)
        before, self._owner = self._owner, name.split(".")[0] if name else self._owner
        key = name or self._unnamed(kind)
        self._claim(key, kind)
        if key not in self.defs:
            self.defs[key] = {}
            self.defs[key] = self._object(kind, name)
        self._owner = before
        return _ref(key)

    def _unnamed(self, kind: type[Any]) -> str:
        """The core's classes go by their own names, those of modules behind the module's id."""
        core = kind.__module__.partition(".")[0] == __name__.partition(".")[0]
        return kind.__name__ if core or not self._owner else f"{self._owner}.{kind.__name__}"

    def _claim(self, key: str, meant: Any) -> None:
        if self._keys.setdefault(key, meant) is not meant:
            raise CompositionError([f"two classes are called {key}: a schema cannot tell them apart"])

    def _object(self, kind: type[Any], name: str | None) -> Schema:
        properties: dict[str, Schema] = {KIND: {"const": name}} if name else {}
        said = said_of_fields(kind)
        for field in fields(kind):
            if field.init:
                found = self._field(kind, field)
                properties[field.name] = found | ({"description": said[field.name]} if field.name in said else {})
        for key in worked_out(self._kinds, kind):
            properties[key] = self._worked_out(kind, key)
        return {"description": said_of(kind), **closed(properties)}

    def _field(self, kind: Any, field: Attribute[Any]) -> Schema:
        slots = {State: self._kinds.table, Seat: self._kinds.seat}.get(kind)
        if slots is not None and field.name == "slots":
            return _row([self.refer(slot) for slot in slots.values()])
        if kind is Reason and field.name == "params":
            return {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}
        annotation = types_of(kind)[field.name]
        mask = field.metadata.get(KEY)
        found = self.of_type(annotation, mask is not None, f"{kind.__name__}.{field.name}")
        if mask is None:
            return found
        told = said_of(mask)
        return {**found, "x-visible-to": name_of(mask), **({"x-hidden": told} if told else {})}

    def _worked_out(self, kind: type[Any], key: str) -> Schema:
        getter = getattr(kind, key).fget
        found = self.of_type(get_type_hints(getter, include_extras=True)["return"], False, f"{kind.__name__}.{key}")
        about = {"description": said_of(getter)} if said_of(getter) else {}
        if (key,) != NOTATION:
            return found | about
        hides = any(KEY in field.metadata for field in fields(kind))
        pattern = "" if hides else self._patterns[kind]
        return found | _matching(pattern, False) | {"description": "The same in notation."}

    def of_type(self, annotation: Any, hidden: bool = False, where: str = "") -> Schema:
        """What a value of a type looks like.

        Args:
            annotation: the type, with its term if it has one.
            hidden: whether it may be replaced by what stands for the unknown.
            where: the field, for the message.

        Raises:
            ModuleContractError: there is no JSON for such a type.
        """
        term = term_of(annotation)
        if term is not None:
            return self._of_term(term, get_args(annotation)[0], hidden, where)
        if get_origin(annotation) is Annotated:
            return self.of_type(get_args(annotation)[0], hidden, where)
        family = self._kinds.family(annotation)
        if family is not None:
            return self._of_family(annotation, family)
        if has(annotation):
            return self.refer(annotation)
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return {"enum": [one.value for one in annotation]}
        if annotation in PLAIN:
            return dict(PLAIN[annotation])
        return self._composed(annotation, lambda part: self.of_type(part, hidden, where), where)

    def _of_family(self, annotation: Any, family: Named) -> Schema:
        if isinstance(annotation, type):
            return self.any_of(annotation.__name__, family, said_of(annotation))
        choices = [self.refer(kind) for kind in family.values()]
        return _either([*choices, *([PLAIN[NoneType]] if NoneType in get_args(annotation) else [])])

    def _of_term(self, term: Term, kind: Any, hidden: bool, where: str) -> Schema:
        known, schema = self._known.get(term, ("", {}))
        if known and not hidden:
            self._claim(known, term)
            self.defs[known] = schema
            return _ref(known)
        found = {**self.of_type(kind, hidden, where), "x-term": term.name}
        if found.get("type") == "string":
            return found | _matching(term.pattern, hidden)
        least, most = ("minItems", "maxItems") if found.get("type") == "array" else ("minimum", "maximum")
        limits = {least: term.least, most: term.most}
        if hidden:
            limits = {least: None if term.least is None else min(0, term.least), most: term.most}
        return found | {key: limit for key, limit in limits.items() if limit is not None}

    def _composed(self, annotation: Any, part: Callable[[Any], Schema], where: str) -> Schema:
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return _either([part(one) for one in args])
        if origin is tuple and not (len(args) == 2 and args[1] is ...):
            return _row([part(one) for one in args])
        if origin in (tuple, list, set, frozenset):
            return {"type": "array", "items": part(args[0])}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": part(args[1])}
        raise ModuleContractError(f"{where} is of type {annotation}, for which there is no JSON Schema", self._owner)


def closed(properties: Mapping[str, Schema]) -> Schema:
    """An object with these properties and no other."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _enum(values: Collection[str], about: str) -> Schema:
    return {"description": plain(about), "enum": list(values)}


def _ref(key: str) -> Schema:
    return {"$ref": f"#/$defs/{key}"}


def _either(choices: list[Schema]) -> Schema:
    """One of several; nothing where there is none."""
    return {"anyOf": choices} if choices else {"not": {}}


def _row(items: list[Schema]) -> Schema:
    found: Schema = {"type": "array", "minItems": len(items), "maxItems": len(items)}
    return {**found, "prefixItems": items, "items": False} if items else found


def _matching(pattern: str, hidden: bool) -> Schema:
    """What a text must match, where that can be said; where it may be hidden, it may be empty or unknown in part."""
    portable = re.sub(r"\(\?P<\w+>", "(?:", pattern)
    if not pattern or NOT_PORTABLE.search(portable):
        return {}
    return {"pattern": f"^(?:{portable}|.*[{UNKNOWN}].*|)$" if hidden else f"^(?:{portable})$"}
