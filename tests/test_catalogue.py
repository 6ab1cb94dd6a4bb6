"""The catalogue and the tests hold each other: every rule has a test that names it, every name is a rule."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from chakra_rules.catalogue import COMMAND, entries, files_with_tests, known_rules, main, marked, page
from chakra_rules.compose import installed, load
from chakra_rules.extend import Module, Rule

ROOT = Path(__file__).parents[1]
# The strangers are not installed; their tests are held to their rules all the same.
sys.path.insert(0, str(ROOT / "tests" / "strangers" / "src"))
STRANGERS = tuple(
    import_module(name).MODULE for name in ("calm_start", "chakra_goodies", "four_chakras", "secret_goal")
)
MODULES = {module.id: module for module in (*(load(name) for name in installed()), *STRANGERS)}
KNOWN = known_rules(MODULES.values())
MARKS = {str(path.relative_to(ROOT)): set(marked(path.read_text("utf-8"), KNOWN)) for path in files_with_tests(ROOT)}


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


def test_a_mark_without_a_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2 names no rule"):
        list(marked("\n@pytest.mark.rule()\ndef test_something(): ...", ()))


def test_an_entry_names_the_code_and_the_tests_of_its_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, test = tmp_path / "strange" / "cards.py", tmp_path / "test_cards.py"
    code.parent.mkdir()
    (code.parent / "__init__.py").write_text('"""\n>>> f()\n\'strange.card.3.back\'\n"""', "utf-8")
    code.write_text('LIFTS = "strange.card.3"', "utf-8")
    (code.parent / "numbered.py").write_text('rule = f"strange.card.{number}"', "utf-8")
    test.write_text('@pytest.mark.rule("strange.card.3")\ndef test_card(): ...', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    ids = ("strange.card", "strange.card.3", "strange.card.3.back")
    module = Module(
        id="strange", version="1", title="", hooks=object(), package="strange", rules=tuple(Rule(i, "") for i in ids)
    )
    found = {e.rule.id: ([p.name for p in e.code], [p.name for p in e.tests]) for e in entries([module], [test])}
    assert found == {
        "strange.card": ([], []),
        "strange.card.3": (["cards.py", "numbered.py"], ["test_cards.py"]),
        "strange.card.3.back": ([], []),
    }


def test_the_page_of_rules_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert written == page([load(name) for name in installed()], ROOT), f"docs/rules.md is out of date: run {COMMAND}"


def test_the_command_writes_the_page(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    main()
    assert capsys.readouterr().out == page([load(name) for name in installed()], ROOT)


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_of_a_module_has_a_test_that_names_it(name: str, request: pytest.FixtureRequest) -> None:
    # Reading the files finds the marks whatever part of the tests is run; those that code works out are known only
    # where pytest has collected their file.
    collected = {
        str(rule) for item in request.session.items for mark in item.iter_markers("rule") for rule in mark.args
    }
    named = collected.union(*MARKS.values())
    assert [rule.id for rule in MODULES[name].rules if rule.id not in named] == []


@pytest.mark.parametrize("path", [path for path, ids in MARKS.items() if ids])
def test_every_rule_that_a_test_names_is_in_the_catalogue(path: str) -> None:
    assert sorted(rule for rule in MARKS[path] if rule not in KNOWN) == []


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_says_what_it_is_and_where_it_comes_from(name: str) -> None:
    module = MODULES[name]
    for rule in module.rules:
        assert rule.text.endswith("."), rule.id
        assert rule.source, rule.id
        assert rule.status in ("printed", "attested", "ruling"), rule.id


@pytest.mark.parametrize("name", MODULES)
def test_every_option_is_told_in_the_rule_it_varies(name: str) -> None:
    module = MODULES[name]
    rules = {rule.id: rule for rule in module.rules}
    told = {option.rule: rules[option.rule].option for option in module.options}
    assert told == {
        option.rule: f"{option.name} = {' | '.join(_written(value) for value in option.values)}"
        for option in module.options
    }
    assert sorted(told) == sorted(rule.id for rule in module.rules if rule.option)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
