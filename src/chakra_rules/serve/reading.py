"""From a document to the request that it makes."""

from __future__ import annotations

from functools import partial
from operator import eq
from typing import Any

from attrs import frozen

from chakra_rules.documents.converting import fits, with_terms
from chakra_rules.modules import OptionValue
from chakra_rules.serve.errors import NotARequest
from chakra_rules.serve.requests import REQUESTS, VIEWERS, WHOLE, ActionData, Pick
from chakra_rules.unreadable import json_name, located, quoted

Id = str | int


@frozen
class Asked:
    """A request with who asks.

    Args:
        viewer: on whose behalf; None when the request does not say.
        language: in which the reply is told; None when the request does not say.
        request: one of the classes of ``requests``.
    """

    viewer: int | None
    language: str | None
    request: Any


def id_of(document: Any) -> Id | None:
    """The id of a request, so that even a reply that refuses the rest can carry it; None where there is none."""
    found = document.get("id") if isinstance(document, dict) else None
    if isinstance(found, str):
        return found if len(found) <= 100 else None
    return found if type(found) is int and abs(found) <= WHOLE else None


def read(document: Any) -> Asked:
    """The request that a document makes.

    Raises:
        NotARequest: with the path of what is missing, unknown or wrong.
    """
    if not isinstance(document, dict):
        raise NotARequest(f"a request is an object, and {quoted(document)} is none")
    if id_of(document) is None:
        raise NotARequest("it has to be a text of up to 100 characters or a whole number up to 2^53", "$.id")
    do = document.get("do")
    kind = REQUESTS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise NotARequest(f"it has to be one of {', '.join(REQUESTS)}", "$.do", quoted(do))
    rest = {key: value for key, value in document.items() if key not in ("id", "do", "as", "lang")}
    try:
        request = _converter.structure(rest, kind)
    except Exception as error:
        found = located(error)
        raise NotARequest(found.message, found.path) from error
    viewer = _viewer(document["as"]) if "as" in document else None
    return Asked(viewer, _language(document["lang"]) if "lang" in document else None, request)


def _viewer(name: Any) -> int:
    if isinstance(name, str) and name in VIEWERS:
        return VIEWERS[name]
    if type(name) is int and 0 <= name <= WHOLE:
        return name
    raise NotARequest(f"it has to be a seat's number or one of {', '.join(VIEWERS)}", "$.as", quoted(name))


def _language(name: Any) -> str:
    if isinstance(name, str) and len(name) <= 100:
        return name
    raise NotARequest("it has to be the name of a language, or empty for none", "$.lang", quoted(name))


def _one_of(*kinds: type) -> Any:
    def structure(value: Any, _: Any) -> Any:
        if type(value) not in kinds:
            raise TypeError(f"{' or '.join(map(json_name, kinds))} is expected here, not {quoted(value)}")
        return value

    return structure


def _list_of(what: str, *kinds: type) -> Any:
    def structure(value: Any, _: Any) -> Any:
        if type(value) is not list or any([type(one) not in kinds for one in value]):
            raise TypeError(f"{what} has to stand here")
        return tuple(value)

    return structure


def _options(value: Any, _: Any) -> Any:
    if type(value) is not dict or any([type(one) not in (str, int, bool) for one in value.values()]):
        raise TypeError("an object of texts, numbers and truth values has to stand here")
    return value


_converter = with_terms(fits)
for _form, _hook in {
    ActionData: _one_of(str, dict),
    dict[str, Any]: _one_of(dict),
    dict[str, OptionValue]: _options,
    tuple[str, ...]: _list_of("a list of texts", str),
    tuple[Pick, ...]: _list_of("a list of texts, whole numbers and truth values", str, int, bool),
}.items():
    _converter.register_structure_hook_func(partial(eq, _form), _hook)
