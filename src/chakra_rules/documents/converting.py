"""How values become JSON data and back: one converter for a rulebook, derived from its classes."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Callable
from functools import partial
from types import GenericAlias, NoneType
from typing import Any, get_args, get_origin

from attrs import fields, has
from cattrs import Converter
from cattrs.gen import (
    make_dict_structure_fn,
    make_dict_unstructure_fn,
    make_hetero_tuple_unstructure_fn,
    make_iterable_unstructure_fn,
    override,
)

from chakra_rules.documents.kinds import Kinds
from chakra_rules.errors import ModuleContractError
from chakra_rules.position import strict_converter
from chakra_rules.rule import Reason
from chakra_rules.scoring import Score, Sheet
from chakra_rules.state import Seat, State
from chakra_rules.terms import Term, term_of
from chakra_rules.unreadable import quoted
from chakra_rules.visibility import KEY, UNKNOWN

KIND = "kind"
"""The key under which a document says what it is."""
WORKED_OUT: dict[type[Any], tuple[str, ...]] = {Score: ("winners",), Sheet: ("total",)}
"""What documents tell besides the fields, for those who cannot work it out: it is written, and must be right."""
NOTATION = ("notation",)


def converter(kinds: Kinds) -> Converter:
    """The converter of a rulebook.

    Args:
        kinds: its named classes.
    """
    made = with_terms(fits)
    hidden = with_terms(may_be_hidden)
    for both in (made, hidden):
        _know(both, kinds, hidden)
    return made


def fits(term: Term, value: Any) -> bool:
    """Whether a value is one that the term stands for; a tuple is held to its length.

    >>> from chakra_rules.terms import Height
    >>> fits(term_of(Height), 8), fits(term_of(Height), 9)
    (True, False)
    """
    if isinstance(value, str):
        return not term.pattern or re.fullmatch(term.pattern, value, re.ASCII) is not None
    number = len(value) if isinstance(value, tuple) else value
    return (term.least is None or number >= term.least) and (term.most is None or number <= term.most)


def may_be_hidden(term: Term, value: Any) -> bool:
    """Whether a value of a field that is not for everybody fits its term, or is what stands for the unknown."""
    return not value or (isinstance(value, str) and UNKNOWN in value) or fits(term, value)


def with_terms(fitting: Callable[[Term, Any], bool]) -> Converter:
    """A converter that takes only values that their terms stand for.

    Args:
        fitting: whether a value can stand for a term, :func:`fits` say.
    """
    made = strict_converter()

    def structure(value: Any, annotation: Any) -> Any:
        found = made.structure(value, get_args(annotation)[0])
        term = term_of(annotation)
        if term is not None and not fitting(term, found):
            raise ValueError(f"{quoted(value)} is no {term.name}")
        return found

    made.register_structure_hook_func(lambda t: term_of(t) is not None, structure)
    return made


def _know(made: Converter, kinds: Kinds, hidden: Converter) -> None:
    """Teach the converter the classes of the rules."""
    made.register_unstructure_hook_factory(has, partial(_writer, made, kinds))
    made.register_structure_hook_factory(has, partial(_reader, made, kinds, hidden))
    made.register_unstructure_hook_factory(_is_family(kinds), partial(_family_writer, made, kinds))
    made.register_structure_hook_factory(_is_family(kinds), partial(_family_reader, made, kinds, hidden))
    made.register_unstructure_hook_factory(_is_tuple, partial(_tuple_writer, made))
    made.register_unstructure_hook(Reason, lambda reason: {"rule": reason.rule, "params": dict(reason.params)})


def _is_tuple(annotation: Any) -> bool:
    return annotation is tuple or get_origin(annotation) is tuple


def _tuple_writer(made: Converter, annotation: Any) -> Callable[[Any], list[Any]]:
    """JSON has lists only."""
    args = get_args(annotation)
    if len(args) == 2 and args[1] is ...:
        return make_iterable_unstructure_fn(annotation, made, list)
    if not args:
        return lambda value: [made.unstructure(item) for item in value]
    return make_hetero_tuple_unstructure_fn(annotation, made, list)


def _writer(made: Converter, kinds: Kinds, kind: type[Any]) -> Callable[[Any], Any]:
    plain = make_dict_unstructure_fn(kind, made)
    name = kinds.names.get(kind)
    told = worked_out(kinds, kind)
    if name is None and not told:
        return plain

    def write(value: Any) -> dict[str, Any]:
        head = {KIND: name} if name else {}
        return {**head, **plain(value), **{key: made.unstructure(getattr(value, key)) for key in told}}

    return write


def worked_out(kinds: Kinds, kind: type[Any]) -> tuple[str, ...]:
    """What documents of a class tell besides its fields."""
    return NOTATION if kinds.names.get(kind) in kinds.actions else WORKED_OUT.get(kind, ())


def _reader(made: Converter, kinds: Kinds, hidden: Converter, kind: type[Any]) -> Callable[[Any, Any], Any]:
    masked: dict[str, Any] = {f.name: override(struct_hook=hidden.structure) for f in fields(kind) if KEY in f.metadata}
    slots = {State: kinds.table, Seat: kinds.seat}.get(kind)
    if slots is not None:
        masked["slots"] = override(struct_hook=partial(_slots, made, tuple(slots.values())))
    plain = make_dict_structure_fn(kind, made, **masked)
    name = kinds.names.get(kind)
    told = worked_out(kinds, kind)

    def read(data: Any, _: Any) -> Any:
        if not isinstance(data, dict):
            raise TypeError(f"{quoted(data)} is no object")
        rest = dict(data)
        if name and rest.pop(KIND, None) != name:
            raise ValueError(f"its kind is {quoted(data.get(KIND))}, not {quoted(name)}")
        for key in told:
            rest.pop(key, None)
        return plain(rest, kind)

    return read


def _slots(made: Converter, kept: tuple[type[Any], ...], data: Any, _: Any) -> tuple[Any, ...]:
    if not isinstance(data, list) or len(data) != len(kept):
        raise ValueError(f"the modules keep {len(kept)} values here")
    row: Any = GenericAlias(tuple, kept)
    found: tuple[Any, ...] = made.structure(data, row) if kept else ()
    return found


def _is_family(kinds: Kinds) -> Callable[[Any], bool]:
    return lambda annotation: kinds.family(annotation) is not None


def _family_writer(made: Converter, kinds: Kinds, annotation: Any) -> Callable[[Any], Any]:
    """Wherever a value may be any of a family, its document says which."""
    writers = {kind: _writer(made, kinds, kind) for kind in (kinds.family(annotation) or {}).values()}

    def write(value: Any) -> Any:
        if value is None:
            return None
        writer = writers.get(type(value))
        if writer is None:
            raise ModuleContractError(f"no module in play declares {type(value).__name__}", "", reprlib.repr(value))
        return writer(value)

    return write


def _family_reader(made: Converter, kinds: Kinds, hidden: Converter, annotation: Any) -> Callable[[Any, Any], Any]:
    family = kinds.family(annotation) or {}
    readers = {name: _reader(made, kinds, hidden, kind) for name, kind in family.items()}
    optional = NoneType in get_args(annotation)

    def read(data: Any, _: Any) -> Any:
        if optional and data is None:
            return None
        name = data.get(KIND) if isinstance(data, dict) else None
        reader = readers.get(name) if isinstance(name, str) else None
        if reader is None:
            raise ValueError(f"{quoted(name)} is none of {', '.join(family)}")
        return reader(data, family[str(name)])

    return read
