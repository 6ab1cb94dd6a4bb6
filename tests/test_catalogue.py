"""The catalogue and the tests hold each other: every rule has a test that names it, every name is a rule."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

from chakra_rules.compose import installed, load
from chakra_rules.rule import Rule

ROOT = Path(__file__).parents[1]
TESTS = sorted([*ROOT.glob("tests/**/*.py"), *ROOT.glob("plugins/*/tests/**/*.py")])


def catalogue() -> dict[str, Rule]:
    """The rules of every installed module, by id."""
    return {rule.id: rule for name in installed() for rule in load(name).rules}


def marked(source: str, known: Container[str]) -> Iterator[str]:
    """The ids that the tests of a file are marked with, read without importing it.

    A mark that takes its id from a table stands for every known id that the file writes out.
    """
    nodes = list(ast.walk(ast.parse(source)))
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            assert node.args, f"line {node.lineno} names no rule"
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
                else:
                    yield from (text for text in written if text in known)


MARKS = {str(path.relative_to(ROOT)): set(marked(path.read_text("utf-8"), catalogue())) for path in TESTS}


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
@pytest.mark.rule("a.one", "a.two")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("a.three"))])
def test_something(n): ...
pytestmark = [pytest.mark.rule("a.four")]
"""
    assert set(marked(source, ())) == {"a.one", "a.two", "a.three", "a.four"}


def test_a_mark_from_a_table_stands_for_the_known_ids_of_the_file() -> None:
    source = """
RULES = {"one": "a.one", "two": "a.two"}
CASES = [pytest.param(n, marks=pytest.mark.rule(rule)) for n, rule in RULES.items()]
"""
    assert set(marked(source, {"a.one", "a.two", "a.three"})) == {"a.one", "a.two"}


@pytest.mark.parametrize("name", installed())
def test_every_rule_of_a_module_has_a_test_that_names_it(name: str, request: pytest.FixtureRequest) -> None:
    # Reading the files finds the marks whatever part of the tests is run; those that code works out are known only
    # where pytest has collected their file.
    collected = {
        str(rule) for item in request.session.items for mark in item.iter_markers("rule") for rule in mark.args
    }
    named = collected.union(*MARKS.values())
    assert [rule.id for rule in load(name).rules if rule.id not in named] == []


@pytest.mark.parametrize("path", [path for path, ids in MARKS.items() if ids])
def test_every_rule_that_a_test_names_is_in_the_catalogue(path: str) -> None:
    known = catalogue()
    assert sorted(rule for rule in MARKS[path] if rule not in known) == []


@pytest.mark.parametrize("name", installed())
def test_every_rule_says_what_it_is_and_where_it_comes_from(name: str) -> None:
    module = load(name)
    for rule in module.rules:
        assert rule.text.endswith("."), rule.id
        assert rule.source, rule.id
        assert rule.status in ("printed", "attested", "ruling"), rule.id


@pytest.mark.parametrize("name", installed())
def test_every_option_is_told_in_the_rule_it_varies(name: str) -> None:
    module = load(name)
    rules = {rule.id: rule for rule in module.rules}
    told = {option.rule: rules[option.rule].option for option in module.options}
    assert told == {
        option.rule: f"{option.name} = {' | '.join(_written(value) for value in option.values)}"
        for option in module.options
    }
    assert sorted(told) == sorted(rule.id for rule in module.rules if rule.option)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
