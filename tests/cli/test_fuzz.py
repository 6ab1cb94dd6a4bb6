"""``chakra fuzz`` prints what it found and what the rules did, and writes failures that replay and pytest take."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from chakra_rules import Game, Ruleset
from chakra_rules.testing.failure import load_failure
from tests.faults.parts import module

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

pytest_plugins = "pytester"

POWERS = module("powers")
TWICE = module("twice", {"veto_action": lambda state: {2: ()}[len(state.seats)], "end_of_turn": lambda seat: 1 / 0})
QUICK = ("--games", "2", "--workers", "0", "--checks", "light", "--players", "2")
FAILING = """
from chakra_rules.extend import Module, hookimpl

class Hooks:
    @staticmethod
    @hookimpl
    def veto_action(book, state, decision, action):
        if state.round == 2 and action.notation.startswith("C"):
            raise KeyError("nobody thought of this")
        return ()

MODULE = Module(id="failing", version="1", title="Failing", hooks=Hooks)
"""


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "failing_module.py").write_text(FAILING)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "failing_module:MODULE"


def test_a_clean_run_ends_with_code_0_and_a_table_of_what_every_rule_did(chakra: Chakra, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    outcome = chakra("fuzz", "--modules", "none", *QUICK, "--report", str(figures), "--out", str(tmp_path / "out"))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("rule")
    words = " ".join(outcome.out.split())
    assert "of 52 rules acted, refused or were waived by name." in words
    assert "Never reached: " in words
    assert "1 mixes of modules" in words
    assert "Seed 0: 2 games, " in words
    assert "decisions per second of a core" in words
    assert not (tmp_path / "out").exists()
    told = json.loads(figures.read_text())
    assert (told["games"], told["failures"]) == (2, [])
    assert told["rules"]["base.channel.1"]["acted"] > 0


def test_a_failure_ends_with_code_1_and_is_printed_and_saved(chakra: Chakra, tmp_path: Path, failing: str) -> None:
    outcome = chakra("fuzz", "--modules", failing, *QUICK, "--out", str(tmp_path))
    path = tmp_path / "hooks_return.failing.failure.json"
    words = " ".join(outcome.out.split())
    assert outcome.code == 1
    assert "Failure 1: hooks_return, module failing, met in 2 games" in words
    assert "but hook veto_action of failing failed: KeyError('nobody thought of this')" in words
    assert f"Shortest game found: {failing}, 2 seats; " in words
    failure = load_failure(path)
    assert " ".join(failure.log) in words
    assert (failure.module, failure.modules, failure.players) == ("failing", (failing,), 2)


def test_two_hooks_that_fail_are_two_failures_in_two_files(chakra: Chakra, tmp_path: Path) -> None:
    arguments = (*QUICK[2:6], "--players", "2", "--players", "3", "--games", "4", "--option", "stalemate=end")
    outcome = chakra("fuzz", "--modules", "tests.cli.test_fuzz:TWICE", *arguments, "--out", str(tmp_path))
    assert "Failure 1: hooks_return, module twice, met in" in outcome.out
    names = ("hooks_return.twice.failure.json", "hooks_return.twice.2.failure.json")
    abouts = {load_failure(tmp_path / name).about for name in names}
    assert abouts == {"hook veto_action KeyError", "hook end_of_turn ZeroDivisionError"}


def test_replay_shows_a_failure(chakra: Chakra, tmp_path: Path, failing: str) -> None:
    chakra("fuzz", "--modules", failing, *QUICK, "--out", str(tmp_path))
    outcome = chakra("replay", str(tmp_path / "hooks_return.failing.failure.json"), "--fast")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("Failure: hooks_return, module failing\n")
    assert "-- So far --" in outcome.out


def test_replay_of_a_failure_that_cannot_be_read_says_so(chakra: Chakra, tmp_path: Path) -> None:
    path = tmp_path / "x.failure.json"
    path.write_text("{}")
    outcome = chakra("replay", str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"chakra: {path}: $.format: format None is none this library reads; it reads 1\n"


def test_pytest_runs_a_failure_red_while_it_is_there_green_when_it_is_not_and_skips_what_cannot_be_played(
    chakra: Chakra, tmp_path: Path, failing: str, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    chakra("fuzz", "--modules", failing, *QUICK, "--out", str(tmp_path))
    failure = load_failure(tmp_path / "hooks_return.failing.failure.json")
    (tmp_path / "fixed_module.py").write_text(FAILING.replace('raise KeyError("nobody thought of this")', "return ()"))
    fixed = evolve(failure, modules=("fixed_module:MODULE",))
    (tmp_path / "fixed.failure.json").write_text(fixed.write())
    (tmp_path / "stale.failure.json").write_text(evolve(fixed, log=(*failure.log, "M:K")).write())
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-rs", str(tmp_path))
    result.assert_outcomes(failed=1, passed=1, skipped=1)
    result.stdout.fnmatch_lines(["*hook veto_action of failing failed: KeyError('nobody thought of this')"])
    result.stdout.fnmatch_lines(["*the game can be played no longer: *"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "0"), "0 games show nothing"),
        (("--games", "x"), "--games"),
        (("--seconds", "-1"), "-1 seconds are no time"),
        (("--minutes", "1", "--seconds", "1"), "in minutes or in seconds, not in both"),
        (("--pairs", "--games", "1"), "leave --games out"),
        (("--players", "5"), "5 players cannot play"),
        (("--checks", "hard"), "'hard' says not how closely to look: light, sampled, all"),
        (("--swarm",), "name some with --modules"),
        (("--option", "colour_limit"), "is no option: write NAME=VALUE"),
        (("--option", "colour_limit=7"), "option base.colour_limit cannot be 7"),
        (("--modules", "none,powers"), "names no modules"),
        (("--modules", "powerz"), "there is no module powerz; did you mean powers?"),
        (("--modules", "chakra_powers:MODUL"), "chakra_powers:MODUL cannot be imported: AttributeError"),
        (("--modules", "powers,tests.cli.test_fuzz:POWERS"), "powers and tests.cli.test_fuzz:POWERS are both called p"),
        (("--workers", "-1"), "-1 processes cannot work"),
        (("--step-seconds", "nan"), "seconds and minutes are numbers, neither infinite nor none"),
        (("--minutes", "inf"), "seconds and minutes are numbers, neither infinite nor none"),
        (("--step-seconds", "0"), "no step ends within 0 seconds"),
        (("--games", "1", "--out", "/dev/null"), "/dev/null is no folder to write into"),
        (("--games", "1", "--out", "/dev/null/out"), "/dev/null is no folder to write into"),
        (("--games", "1", "--report", "/dev/null/figures.json"), "/dev/null is no folder to write into"),
        (("--games", "1", "--corpus", "/dev/null"), "/dev/null is no folder to write into"),
    ],
)
def test_bad_arguments_are_told_in_one_line_with_code_2(chakra: Chakra, arguments: tuple[str, ...], said: str) -> None:
    outcome = chakra("fuzz", *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_without_its_library_the_command_says_what_to_install_and_replay_needs_it_not(
    chakra: Chakra, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(("chakra_rules.lab.fuzz", "chakra_rules.cli.fuzz"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "allpairspy", None)
    outcome = chakra("fuzz", *QUICK)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == 'chakra: fuzzing needs allpairspy: install it with pip install "chakra-rules[fuzz]"\n'
    save = tmp_path / "save.json"
    save.write_text(json.dumps(Game.new(Ruleset.of(), players=2, seed=7).save()))
    assert chakra("replay", str(save), "--fast").code == 0
