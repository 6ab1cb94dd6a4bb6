"""``chakra schema`` prints the schemas of a mix, as JSON and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from chakra_rules import Ruleset
from chakra_rules.schemas import SCHEMAS, schema, schema_of_any_mix

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra


@pytest.mark.parametrize("name", SCHEMAS)
def test_each_schema_is_printed_as_json(chakra: Chakra, name: str) -> None:
    outcome = chakra("schema", name, "--modules", "yin-yang")
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out) == schema(Ruleset.of("yin-yang"), name)


def test_without_a_name_it_is_all_of_them_with_all_modules(chakra: Chakra) -> None:
    found = json.loads(chakra("schema").out)
    assert found["title"] == "all"
    assert {"powers.Activate", "abilities.Reveal"} <= set(found["$defs"])


def test_it_is_for_any_mix_of_the_modules_when_asked_for(chakra: Chakra) -> None:
    found = json.loads(chakra("schema", "save", "--modules", "yin-yang,powers", "--any-mix").out)
    assert found == schema_of_any_mix(Ruleset.of("yin-yang", "powers"), "save")


def test_an_option_is_taken_and_changes_nothing_in_what_may_be_saved(chakra: Chakra) -> None:
    one = chakra("schema", "save", "--modules", "none", "--option", "colour_limit=none")
    assert one.out == chakra("schema", "save", "--modules", "none").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("board",), "there is no schema of board; there are state, view, "),
        (("view", "--modules", "white"), "there is no module white; "),
        (("view", "--option", "speed=9"), "there is no option speed; "),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(chakra: Chakra, arguments: tuple[str, ...], said: str) -> None:
    outcome = chakra("schema", *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"chakra: {said}")
    assert outcome.err.count("\n") == 1
