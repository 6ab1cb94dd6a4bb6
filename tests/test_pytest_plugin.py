"""``pytest --chakra-module ID`` tries a module as docs/conformance.md says, and does nothing unless it is asked."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from chakra_rules.compose import installed
from chakra_rules.testing.conformance import CLAUSES, OF_A_MODULE

pytest_plugins = "pytester"

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "conformance.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
GENEROUS = next(text for kind, text in BLOCKS if kind == "python")
INSTALLED, PAIR, OWN = [shlex.split(text.removeprefix("python -m "))[1:] for kind, text in BLOCKS if kind == "sh"]
"""What the commands of the page give to pytest."""

BROKEN = '''
from chakra_rules.extend import Example, Looked, Module, Observer, Rule, TurnEnded, hookimpl

RULES = (Rule("broken.rule", "a rule"),)


def module(examples=(), rules=RULES, **parts):
    marked = {name: staticmethod(hookimpl(parts.pop(name))) for name in tuple(parts) if name in HOOKS}
    hooks = type("Hooks", (), marked)
    return Module(id="broken", version="1", title="Broken", hooks=hooks, rules=rules, examples=examples, **parts)


def wrong(step, seat):
    """broken.rule"""
    return 3


def endless(book):
    """broken.rule"""
    return (Observer(TurnEnded, lambda step, event: (lambda step: step.emit(event),)),)


def startled(book):
    """broken.rule"""
    return (Observer(Looked, lambda step, event: 3),)


def choosy(book, state, decision, action):
    """broken.rule: with Powers in play it refuses by no rule."""
    powers = any(one.id == "powers" for one in book.modules)
    return 5 if powers and state.round == 2 else ()


def sleepy(book, state, decision, action):
    return woken() if any(one.id == "powers" for one in book.modules) else ()


def woken():
    """broken.idle"""
    return ()


HOOKS = ("end_of_turn", "observers", "veto_action")
BOARDS = {"seats": ("-/-/-/-/GG/-/-/-/-", "-/-/-/-/-/-/-/-/-")}
WRONG = module(end_of_turn=wrong)
ENDLESS = module(observers=endless)
STARTLED = module(observers=startled)
WITH_POWERS = module(veto_action=choosy)
LONELY = module(conflicts=("powers",))
NEEDY = module(requires=("nowhere",))
FOLLOWER = module(requires=("generous",))
APART = ("abilities", "objectives", "powers", "yin-yang")
SHOWN = (Example("broken.rule", BOARDS),)
MORE = (*RULES, Rule("broken.idle", "another"))
IDLE = module(conflicts=APART, rules=MORE, examples=SHOWN)
WAKES = module(conflicts=(*APART[:2], APART[3]), rules=MORE, examples=SHOWN, veto_action=sleepy)
ILLEGAL = module(examples=(Example("broken.rule", BOARDS, ("M:P", "T1:GG>4")),))
PERMITTED = module(examples=(Example("broken.rule", BOARDS, (), "M:P"),))
NUMBER = 3
'''


@pytest.fixture
def folder(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder with modules that are not installed, on the path."""
    pytester.makepyfile(generous=GENEROUS, broken=BROKEN)
    pytester.syspathinsert()
    return pytester


def run(folder: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run pytest in this process, with nothing kept."""
    return folder.runpytest_inprocess("-p", "no:cacheprovider", *arguments)


def told(result: pytest.RunResult, word: str) -> set[str]:
    """The node ids whose line of the long listing says the word."""
    return {line.split(f" {word}")[0] for line in result.outlines if f" {word} " in line and line.endswith("%]")}


def collected(result: pytest.RunResult) -> set[str]:
    """The mixes of the items that a collection lists."""
    return {line.split(" ")[0] for line in result.outlines if line.startswith("chakra-module[")}


def test_an_installed_module_keeps_the_contract_alone_and_beside_every_other(folder: pytest.Pytester) -> None:
    result = run(folder, *INSTALLED, "-v")
    pairs = [f"powers+{name}" for name in installed() if name not in ("base", "powers")]
    expected = {f"chakra-module[{mix}] {c}" for mix in pairs for c in CLAUSES if c not in OF_A_MODULE}
    assert told(result, "PASSED") == expected | {f"chakra-module[powers] {clause}" for clause in CLAUSES}
    assert result.ret == 0


def test_a_pair_is_chosen_as_the_page_says(folder: pytest.Pytester) -> None:
    result = run(folder, *PAIR, "-v")
    assert told(result, "PASSED") == {f"chakra-module[powers+yin-yang] {c}" for c in CLAUSES if c not in OF_A_MODULE}


def test_a_module_that_creates_an_energy_breaks_that_clause_only_and_is_told_in_notation(
    folder: pytest.Pytester,
) -> None:
    result = run(folder, *OWN, "-v")
    assert told(result, "FAILED") == {"chakra-module[generous] conserved"}
    assert len(told(result, "PASSED")) == len(CLAUSES) - 1
    assert next(text for kind, text in BLOCKS if kind == "text") in result.stdout.str()
    assert ".py" not in result.stdout.str().partition("FAILURES")[2]


@pytest.mark.parametrize(
    ("name", "clause", "actions"),
    [("WRONG", "hooks_return", 3), ("ENDLESS", "bounded_nesting", 3), ("STARTLED", "hooks_return", 2)],
)
def test_a_module_that_fails_in_play_breaks_one_clause_and_those_that_need_play_are_skipped(
    folder: pytest.Pytester, name: str, clause: str, actions: int
) -> None:
    result = run(folder, "--chakra-module", f"broken:{name}", "-k", "broken]", "-v")
    assert told(result, "FAILED") == {f"chakra-module[broken] {clause}"}
    passed = {"composes", "hooks_return", "bounded_nesting", "examples_hold"} - {clause}
    assert told(result, "PASSED") == {f"chakra-module[broken] {name}" for name in passed}
    assert len(told(result, "SKIPPED")) == len(CLAUSES) - 4
    result.stdout.fnmatch_lines([f"shortest game found: base + broken, 2 seats, {actions} actions"])


def test_a_fault_that_needs_a_second_module_is_shown_with_both(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "broken:WITH_POWERS", "-k", "hooks_return and (broken] or powers])")
    outcomes = result.parseoutcomes()
    assert (outcomes["failed"], outcomes["passed"]) == (1, 1)
    result.stdout.fnmatch_lines(
        ["*[[]broken+powers[]] hooks_return*", "shortest game found: base + broken + powers, 2 seats, *"]
    )


def test_a_fault_that_needs_no_second_module_is_shown_without(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "generous:MODULE", "-k", "generous+powers and conserved")
    assert result.parseoutcomes()["failed"] == 1
    result.stdout.fnmatch_lines(["shortest game found: base + generous, 2 seats, 3 actions"])


def test_a_rule_may_do_something_only_beside_another_module(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "broken:WAKES", "-k", "broken] and rules_reached")
    assert (result.parseoutcomes()["passed"], result.ret) == (1, 0)


@pytest.mark.parametrize(
    ("name", "clause", "how"),
    [
        ("IDLE", "rules_reached", "but no play reached and no example shows broken.idle"),
        ("ILLEGAL", "examples_hold", "but example 1 of broken, of broken.rule, plays what is illegal: T1:GG>4 *"),
        ("PERMITTED", "examples_hold", "but example 1 of broken, of broken.rule, has M:P refused, and it is legal"),
        ("NEEDY", "composes", "but there is no module nowhere; *"),
    ],
)
def test_what_is_wrong_with_the_module_itself_is_told(
    folder: pytest.Pytester, name: str, clause: str, how: str
) -> None:
    result = run(folder, "--chakra-module", f"broken:{name}", "-k", f"broken] and {clause}")
    assert result.parseoutcomes()["failed"] == 1
    result.stdout.fnmatch_lines([f"{clause}: {CLAUSES[clause]}", f"  {how}"])


def test_where_modules_do_not_go_together_nothing_else_is_checked(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "broken:NEEDY", "-k", "broken]", "-v")
    assert told(result, "FAILED") == {"chakra-module[broken] composes"}
    assert told(result, "PASSED") == set()


def test_modules_that_exclude_each_other_are_not_paired(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "broken:LONELY", "--collect-only", "-q")
    others = [name for name in installed() if name not in ("base", "powers")]
    assert collected(result) == {"chakra-module[broken]", *[f"chakra-module[broken+{name}]" for name in others]}


def test_what_a_module_requires_is_added(folder: pytest.Pytester) -> None:
    folder.syspathinsert(ROOT / "tests" / "strangers" / "src")
    result = run(folder, "--chakra-module", "chakra_goodies:MODULE", "--collect-only", "-q")
    others = [name for name in installed() if name not in ("base", "abilities", "objectives")]
    assert collected(result) == {"chakra-module[goodies]", *[f"chakra-module[goodies+{name}]" for name in others]}


def test_modules_that_are_not_installed_find_and_meet_each_other(folder: pytest.Pytester) -> None:
    asked = ("--chakra-module", "broken:FOLLOWER", "--chakra-module", "generous:MODULE")
    others = [name for name in installed() if name != "base"]
    mixes = {f"{one}+{name}" for one in ("broken", "generous") for name in others} | {"generous+broken"}
    result = run(folder, *asked, "-v", "-k", "composes")
    assert told(result, "PASSED") == {f"chakra-module[{mix}] composes" for mix in {"broken", "generous", *mixes}}
    assert told(result, "FAILED") == set()


def test_the_option_can_be_given_again(folder: pytest.Pytester) -> None:
    twice = ("--chakra-module", "powers", "--chakra-module", "yin-yang", "--chakra-module", "powers")
    result = run(folder, *twice, "--collect-only", "-q", "-k", "composes")
    mixes = {f"{one}+{name}" for one in ("powers", "yin-yang") for name in installed() if name not in ("base", one)}
    assert collected(result) == {f"chakra-module[{mix}]" for mix in {"powers", "yin-yang", *mixes}}
    assert len([line for line in result.outlines if "composes" in line]) == 2 + len(mixes)


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("power", "there is no module power; did you mean powers?"),
        (
            "nowhere:MODULE",
            "nowhere:MODULE cannot be imported: ModuleNotFoundError(\"No module named 'nowhere'\"); Python looks in "
            "the folders of PYTHONPATH and where packages are installed",
        ),
        ("broken:NUMBER", "broken:NUMBER is no Module but 3"),
    ],
)
def test_what_is_no_module_is_one_usage_error(folder: pytest.Pytester, spec: str, error: str) -> None:
    result = run(folder, "--chakra-module", spec)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert [line for line in result.errlines if line] == [f"ERROR: --chakra-module {spec}: {error}"]
    assert result.outlines == []


def test_two_modules_of_one_id_are_one_usage_error(folder: pytest.Pytester) -> None:
    result = run(folder, "--chakra-module", "broken:WRONG", "--chakra-module", "broken:LONELY")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    [error] = [line for line in result.errlines if line]
    assert error.endswith("broken:LONELY: broken:WRONG and broken:LONELY are both called broken: name one")


def test_tests_run_besides_when_their_path_is_given(folder: pytest.Pytester) -> None:
    folder.makepyfile(test_own="def test_own(): pass")
    asked = ("--chakra-module", "powers", "-k", "powers] and composes or test_own")
    assert run(folder, *asked).parseoutcomes()["passed"] == 1
    assert run(folder, *asked, "test_own.py").parseoutcomes()["passed"] == 2


def test_without_the_option_nothing_is_collected_but_tests(folder: pytest.Pytester) -> None:
    result = run(folder)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    result.stdout.fnmatch_lines(["collected 0 items"])
    folder.makepyfile(test_own="def test_own(): pass")
    run(folder).assert_outcomes(passed=1)


def test_a_run_that_does_not_ask_for_it_imports_nothing_of_this_library(folder: pytest.Pytester) -> None:
    folder.makepyfile(
        test_own="""
        import sys


        def test_own(pytestconfig):
            assert pytestconfig.pluginmanager.has_plugin("chakra-rules")
            assert [name for name in sys.modules if name.partition(".")[0] == "chakra_rules"] == []
        """
    )
    folder.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)


def test_the_page_tells_every_clause_as_it_is_checked() -> None:
    assert re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.MULTILINE) == list(CLAUSES.items())
