"""The schema of requests and what reads them agree about every request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.schemas import SCHEMAS, of_any_mix, schema, schema_of_any_mix
from chakra_rules.serve.errors import NotARequest
from chakra_rules.serve.reading import read
from chakra_rules.serve.reply_schema import reply_schema
from chakra_rules.serve.schema import request_schema
from tests.serve.conftest import Client, exchanges
from tests.serve.test_abuse import VALID

RULES = Ruleset.of(*installed()[1:])
VALIDATOR = Draft202012Validator(request_schema(RULES))
VALUES: list[Any] = [
    *(-(2**53), -(2**53) + 1, -3, -2, -1, 0, 1, 2, 3, 2**53 - 1, 2**53, 0.5, True, False, None),
    *("", "x", "x" * 100, "x" * 101, "a\nb", "asked", "dealt", "host", "spectator", "request", "games"),
    *([], ["x"], [1], [True], [None], ["x", []], {}, {"x": "y"}, {"x": 1}, {"x": True}, {"x": None}, {"x": {}}),
]
KEYS = sorted({key for request in VALID for key in request} | {"save", "name", "lang", "other"})


def readable(request: Any) -> bool:
    """Whether it is a request."""
    try:
        read(request)
    except NotARequest:
        return False
    return True


def changed() -> Iterator[dict[str, Any]]:
    """Every request with one key left out, or with each of the values."""
    for request in VALID:
        for key in KEYS:
            yield {name: value for name, value in request.items() if name != key}
            yield from ({**request, key: value} for value in VALUES)


def test_a_request_is_read_exactly_when_the_schema_takes_it() -> None:
    apart, taken = [], 0
    for request in changed():
        if isinstance(request.get("action"), dict):
            continue  # what an action is the schema knows, and reading learns from the game
        valid = VALIDATOR.is_valid(request)
        taken += valid
        if valid != readable(request):
            apart.append(request)
    assert apart == []
    assert taken > 500


def test_the_schema_takes_every_request_there_is() -> None:
    refused = [
        name for name, fields, _ in exchanges(lang="de") if not VALIDATOR.is_valid({"id": 1, "do": name, **fields})
    ]
    assert refused == []


def test_the_schema_refuses_what_is_no_action() -> None:
    assert not VALIDATOR.is_valid({"id": 1, "do": "explain", "action": {"kind": "base.Channel", "space": 9}})


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_of_documents_are_told_too(client: Client, name: str) -> None:
    told = client.ask("schema", name=name, modules=["powers"], options={"colour_limit": "none"})["schema"]
    assert told == schema(Ruleset.of("powers", options={"colour_limit": "none"}), name)
    told = client.ask("schema", name=name, modules=["powers"], any_mix=True)["schema"]
    assert told == schema_of_any_mix(Ruleset.of("powers"), name)


def test_the_schema_of_replies_is_told_too(client: Client) -> None:
    found = reply_schema(Ruleset.of("powers"))
    assert client.ask("schema", name="reply", modules=["powers"])["schema"] == found
    told = client.ask("schema", name="reply", modules=["powers"], any_mix=True)["schema"]
    assert told == of_any_mix(Ruleset.of("powers"), found) != found


def test_there_is_no_schema_of_anything_else(client: Client) -> None:
    assert client.ask("schema")["schema"]["title"] == "request"
    assert client.refused("schema", name="nothing")["code"] == "chakra"
