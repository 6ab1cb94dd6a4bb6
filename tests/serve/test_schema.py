"""The schema of requests and what reads them agree about every request."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.schemas import SCHEMAS, schema
from chakra_rules.serve.errors import NotARequest
from chakra_rules.serve.reading import read
from chakra_rules.serve.schema import request_schema
from tests.serve.conftest import Client, exchanges
from tests.serve.test_abuse import VALID

RULES = Ruleset.of(*installed()[1:])
VALIDATOR = Draft202012Validator(request_schema(RULES))
VALUES = st.one_of(
    st.text(max_size=5),
    st.integers(-3, 3),
    st.sampled_from([2**53 - 1, 2**53, -(2**53), -1, "x" * 100, "x" * 101, "a\nb", "asked", "host", "request"]),
    st.booleans(),
    st.none(),
    st.just(0.5),
    st.lists(st.one_of(st.text(max_size=2), st.integers(0, 1), st.booleans(), st.none()), max_size=2),
    st.dictionaries(st.text(max_size=2), st.one_of(st.text(max_size=2), st.booleans(), st.none()), max_size=2),
)
KEYS = sorted({key for request in VALID for key in request} | {"save", "name", "lang", "other"})
CHANGES = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=3)


def readable(request: Any) -> bool:
    """Whether it is a request."""
    try:
        read(request)
    except NotARequest:
        return False
    return True


@settings(max_examples=300)
@given(
    st.sampled_from(VALID), st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=3), st.sets(st.sampled_from(KEYS))
)
def test_a_request_is_read_when_the_schema_takes_it(
    request: dict[str, Any], changes: dict[str, Any], left_out: set[str]
) -> None:
    changed = {key: value for key, value in {**request, **changes}.items() if key not in left_out - changes.keys()}
    if isinstance(changed.get("action"), dict):
        changed["action"] = "C6"  # what an action is the schema knows, and reading learns from the game
    assert VALIDATOR.is_valid(changed) == readable(changed)


def test_the_schema_takes_every_request_there_is() -> None:
    for name, fields, _ in exchanges(lang="de"):
        VALIDATOR.validate({"id": 1, "do": name, **fields})


def test_the_schema_refuses_what_is_no_action() -> None:
    assert not VALIDATOR.is_valid({"id": 1, "do": "explain", "action": {"kind": "base.Channel", "space": 9}})


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_of_documents_are_told_too(client: Client, name: str) -> None:
    told = client.ask("schema", name=name, modules=["powers"], options={"colour_limit": "none"})["schema"]
    assert told == schema(Ruleset.of("powers", options={"colour_limit": "none"}), name)


def test_there_is_no_schema_of_anything_else(client: Client) -> None:
    assert client.ask("schema")["schema"]["title"] == "request"
    assert client.refused("schema", name="nothing")["code"] == "chakra"
