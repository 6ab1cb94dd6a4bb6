"""A run plays what it is told to, finds what is broken, makes it small, and goes on."""

from __future__ import annotations

import json
import random
import signal
import time
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from chakra_rules import ChakraError, Ruleset
from chakra_rules.base import BASE
from chakra_rules.compose import installed
from chakra_rules.lab.fuzz import Checks, How, Plan, Report, Setting, Space, fuzz, space_of
from chakra_rules.lab.fuzz.bench import Bench
from chakra_rules.lab.fuzz.pairs import covering
from chakra_rules.lab.fuzz.run import numbers, play_all
from chakra_rules.testing import play
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.failure import Failure, Unplayable, read_failure
from chakra_rules.testing.faults import fault_in
from chakra_rules.testing.limit import Hung, Limit
from tests.faults.parts import module as wisher
from tests.faults.parts import one_wish, wishing
from tests.lab.fuzz import broken

OURS = tuple(name for name in installed() if name != BASE.id)
LIGHT = Plan(games=3, actions=60, checks=Checks.LIGHT, processes=False, shrinking=5)
PLACE = "tests.lab.fuzz.broken"


@pytest.fixture
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes find the broken modules too."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3]))


def only(report: Report) -> Failure:
    [failure] = report.failures
    return failure


def played(report: Report) -> list[tuple[int, str, int]]:
    return sorted((number, str(setting), decisions) for number, setting, decisions in report.log)


# What is played


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    plan = evolve(LIGHT, games=3)
    runs = [fuzz(evolve(plan, seed=seed), space_of([])) for seed in (1, 1, 2)]
    assert played(runs[0]) == played(runs[1])
    assert runs[0].tally == runs[1].tally
    assert runs[0].tally != runs[2].tally


def test_a_run_does_not_touch_the_process_wide_random() -> None:
    before = random.getstate()
    fuzz(evolve(LIGHT, games=1), space_of([]))
    assert random.getstate() == before


def test_two_workers_play_every_game_and_each_the_games_it_would_play_alone() -> None:
    plan, space = evolve(LIGHT, games=3, actions=30, workers=2), space_of([], seats=[2])
    expected: list[Any] = []
    with Limit(0) as limit:
        for worker in range(2):
            bench = Bench(space, plan, covering(space), expected.append, limit)
            play_all(bench, plan, numbers(plan, bench.rows, worker, 2), first=False)
    report = fuzz(plan, space)
    assert report.failures == ()
    assert [number for number, _, _ in played(report)] == [0, 1, 2]
    assert played(report) == sorted((game.number, str(game.setting), game.decisions) for game in expected)


def test_chosen_modules_options_and_seats_are_in_every_game() -> None:
    space = space_of([OURS[0]], options={"colour_limit": "none"}, seats=[3])
    report = fuzz(evolve(LIGHT, games=6, actions=20), space)
    assert {setting.modules for setting in report.settings} == {(OURS[0],)}
    assert {setting.seats for setting in report.settings} == {3}
    assert all(("base.colour_limit", "none") in setting.options for setting in report.settings)
    assert len({setting.options for setting in report.settings}) > 1


def test_every_two_choices_that_can_be_made_together_are_made_together() -> None:
    space = space_of([], beside=[*OURS, broken.NEEDY, broken.HARMLESS, broken.SHY])
    rows = covering(space)
    modules = list(space.source.modules)
    in_play = [{*row.modules, f"{row.seats} seats", *_values(space, row)} for row in rows]
    things = sorted(set().union(*in_play))
    assert {"needy", "2 seats", "base.stalemate=play-on", "yin-yang.discarded_energy=bag"} <= set(things)
    apart = [pair for pair in combinations(things, 2) if not any(set(pair) <= row for row in in_play)]
    assert [pair for pair in apart if not _excluded(*pair)] == []
    without = [(a, b) for a, b in permutations(modules, 2) if not any(a in row and b not in row for row in in_play)]
    assert without == [("needy", "harmless")]
    assert len(rows) < 30


def _values(space: Space, row: Setting) -> set[str]:
    given = dict(row.options)
    return {f"{name}={given.get(name, option.default)}" for name, option, _ in space.options(row.modules)}


def _excluded(one: str, other: str) -> bool:
    """Two values of one option or two numbers of seats, or what two modules bring that exclude each other."""
    same = one.partition("=")[0] == other.partition("=")[0] or (one.endswith("seats") and other.endswith("seats"))
    return same or {one.partition(".")[0], other.partition(".")[0]} == {"needy", "shy"}


def test_no_mix_lacks_what_a_module_requires_or_has_what_it_excludes() -> None:
    space = space_of([], beside=[broken.NEEDY, broken.HARMLESS, broken.SHY])
    report = fuzz(evolve(LIGHT, games=20, actions=8), space)
    mixes = {setting.modules for setting in report.settings}
    assert ("harmless", "needy") in mixes
    assert all("harmless" in mix for mix in mixes if "needy" in mix)
    assert not any({"needy", "shy"} <= set(mix) for mix in mixes)


def test_the_settings_of_the_covering_array_are_played_once_each_when_only_they_are_asked_for() -> None:
    space = space_of([broken.HARMLESS], options={"stalemate": "end"}, seats=[2, 3])
    report = fuzz(Plan(pairs=True, actions=20, checks=Checks.LIGHT), space)
    assert report.games == len(report.rows) > 3
    assert set(report.rows) == report.settings


# What the rules did


def test_every_rule_is_reached_within_a_few_games() -> None:
    report = fuzz(Plan(games=3, seed=1, checks=Checks.LIGHT, processes=False), space_of(OURS))
    rows = list(report.table())
    assert {row.rule for row in rows} == {rule.id for module in Ruleset.of(*OURS).modules for rule in module.rules}
    assert [row.rule for row in rows if not row.reached] == []
    assert report.failures == ()


def test_a_rule_that_nothing_names_is_never_reached() -> None:
    report = fuzz(LIGHT, space_of([broken.HARMLESS]))
    never = [row.rule for row in report.table() if not row.reached]
    assert never[-1] == "harmless.rule"
    assert report.figures()["never"] == never


def test_rules_are_counted_as_what_they_did() -> None:
    report = fuzz(evolve(LIGHT, games=4, actions=120), space_of([]))
    counts = {row.rule: row.counts for row in report.table()}
    assert counts["base.channel.3"][How.ACTED] > 0
    assert counts["base.receive.distinct"][How.REFUSED] > counts["base.receive.distinct"][How.ACTED] == 0
    assert counts["base.receive.refill"][How.RAN] > 0
    assert counts["base.score.winner"][How.SHOWN] == 1
    assert all(count[How.WAIVED] == 0 for rule, count in counts.items() if rule != "base.channel.distinct-energies")


# What is found


def test_clean_modules_raise_nothing_with_the_whole_contract_checked() -> None:
    report = fuzz(Plan(games=1, actions=40, processes=False), space_of(OURS))
    assert report.failures == ()
    assert 0 < report.share < 1
    assert report.speed > 0


def test_a_created_energy_is_found_and_shrunk_to_the_module_the_default_options_and_two_seats() -> None:
    space = space_of([broken.GENEROUS, *OURS], options={"colour_limit": "none"}, seats=[2, 4])
    failure = only(fuzz(evolve(LIGHT, games=2, actions=300, shrinking=20), space))
    assert (failure.clause, failure.module) == ("conserved", "generous")
    assert (failure.modules, failure.options, failure.players) == (("generous",), {}, 2)
    assert len(failure.log) <= 30 < failure.steps
    assert "energies are conserved" in failure.told
    with pytest.raises(Breach, match="conserved"):
        failure.check([broken.GENEROUS])
    failure.check([broken.module("generous")])


def test_a_dead_end_is_shown_from_a_position_with_hardly_anything_on_the_table() -> None:
    failure = only(fuzz(evolve(LIGHT, games=2, actions=200, shrinking=20), space_of([broken.STRICT], seats=[2])))
    assert (failure.clause, failure.module) == ("no_dead_end", "strict")
    assert len(failure.log) <= 12
    assert "maya=...,...,..." in failure.start
    assert failure.find([broken.STRICT]) is not None


def test_where_what_a_module_brings_fails_no_other_clause_is_blamed_for_it() -> None:
    looping = broken.module("looping", observers=broken.endless, events=(broken.Given,))
    failure = only(fuzz(Plan(games=2, actions=40, shrinking=2), space_of([looping], seats=[2])))
    assert (failure.clause, failure.module) == ("bounded_nesting", "looping")


def test_a_failure_is_reported_once_with_the_number_of_games_in_which_it_was_met() -> None:
    report = fuzz(evolve(LIGHT, games=4), space_of([broken.FAILING]))
    assert report.times(only(report)) == report.figures()["failures"][0]["times"] > 1


def test_a_module_that_fails_is_named_with_the_action_that_provoked_it_and_the_others_are_played_on() -> None:
    report = fuzz(evolve(LIGHT, games=16), space_of([], beside=[broken.FAILING, broken.HARMLESS]))
    failure = only(report)
    assert (failure.clause, failure.module) == ("hooks_return", "failing")
    assert "hook veto_action of failing failed: KeyError" in failure.told
    assert {"base", "harmless"} <= set(report.mixes)


def test_a_module_that_hangs_is_named_with_the_action_that_provoked_it_and_the_others_are_played_on() -> None:
    plan = evolve(LIGHT, games=8, step_seconds=1, shrinking=0)
    report = fuzz(plan, space_of([], beside=[broken.HANGING, broken.HARMLESS]))
    failure = only(report)
    assert (failure.clause, failure.module) == ("answers_in_time", "hanging")
    assert "hook end_of_turn of hanging takes longer than" in failure.told
    assert failure.tried
    assert {"base", "harmless"} <= set(report.mixes)


def test_what_fails_when_it_is_asked_about_is_told_with_the_question() -> None:
    unsure = wisher("unsure", actions=wishing(one_wish, lambda book, state, decision, wish: {1: ()}[wish.number]))
    failure = only(fuzz(evolve(LIGHT, games=4), space_of([unsure], seats=[2])))
    assert "the refuse of Wish of unsure failed: KeyError" in failure.told
    assert (failure.tried, len(failure.asked)) == ("", 1)
    assert failure.find([unsure]) is not None


def test_a_failure_that_does_not_show_again_says_so() -> None:
    failure = only(fuzz(evolve(LIGHT, games=2), space_of([broken.once()], seats=[2])))
    assert "hook veto_action of once failed: KeyError" in failure.told
    assert "It does not show when the game is played again" in failure.told
    again = only(fuzz(evolve(LIGHT, games=2), space_of([broken.FAILING], seats=[2])))
    assert "played again" not in again.told


def test_what_fails_only_in_a_game_played_beside_is_told_by_the_clause_that_plays_it() -> None:
    game = play(Ruleset.of(broken.FAILING), players=2, seed=1, actions=3)
    fault = fault_in("lock_step", game)
    assert fault is not None
    assert (fault.clause, fault.module) == ("lock_step", "failing")
    assert "hook veto_action of failing failed: KeyError" in fault.told


def test_a_module_in_every_mix_that_hangs_ends_the_run_early() -> None:
    report = fuzz(evolve(LIGHT, games=50, step_seconds=0.25, shrinking=0), space_of([broken.HANGING], seats=[2]))
    assert report.games < 6


def test_where_a_module_of_every_mix_cannot_be_put_into_play_nothing_is_played() -> None:
    report = fuzz(evolve(LIGHT, games=4), space_of([broken.module("lonely", requires=("no-such",))]))
    assert "lonely requires no-such" in {failure.module: failure.told for failure in report.failures}["lonely"]
    assert report.games == 0


def test_a_module_that_cannot_be_imported_is_reported_and_the_others_are_played() -> None:
    report = fuzz(evolve(LIGHT, games=4), space_of([], beside=["nowhere:MODULE", broken.HARMLESS]))
    failure = only(report)
    assert (failure.clause, failure.module) == ("composes", "nowhere:MODULE")
    assert "No module named 'nowhere'" in failure.told
    assert report.games == 4
    assert "harmless" in report.mixes


def test_a_module_that_takes_its_process_with_it_is_reported_and_the_others_are_played(importable: None) -> None:
    plan = evolve(LIGHT, games=4, workers=1)
    report = fuzz(plan, space_of([], beside=[f"{PLACE}:DYING", f"{PLACE}:HARMLESS"], seats=[2]))
    failure = only(report)
    assert (failure.clause, failure.module) == ("answers_in_time", "dying")
    assert failure.modules == (f"{PLACE}:DYING",)
    assert "the process ended with code 3" in failure.told
    assert "base" in report.mixes


def test_plain_modules_cannot_go_to_other_processes() -> None:
    with pytest.raises(ChakraError, match=r"cannot find harmless: name it package:ATTR, or play with 0 workers"):
        fuzz(evolve(LIGHT, workers=2), space_of([broken.HARMLESS]))


# Interrupted, and gone on with


def interrupted(report: Report) -> None:
    if report.open_failures or report.failures:
        raise KeyboardInterrupt


def test_interrupting_loses_nothing_found() -> None:
    report = fuzz(evolve(LIGHT, games=50), space_of([broken.FAILING]), interrupted)
    assert report.interrupted
    failure = only(report)
    assert failure.clause == "hooks_return"
    assert len(failure.log) == failure.steps
    assert failure.find([broken.FAILING]) is not None


def test_interrupting_two_processes_loses_nothing_found(importable: None) -> None:
    space = space_of([f"{PLACE}:FAILING"], seats=[2])
    report = fuzz(evolve(LIGHT, games=10_000, workers=1), space, interrupted)
    assert report.interrupted
    assert only(report).find() is not None
    assert report.games < 10_000


def test_a_corpus_is_built_on_and_nothing_is_kept_twice(tmp_path: Path) -> None:
    (tmp_path / "0.json").write_text("no save")
    (tmp_path / "1.json").write_text("[" * 100_000)
    plan = evolve(LIGHT, corpus=tmp_path)
    first = fuzz(plan, space_of([]))
    assert first.kept == len(list(tmp_path.glob("*.json"))) - 2 > 0
    again = fuzz(plan, space_of([]))
    assert first.keys
    assert not again.keys & first.keys


def test_a_corpus_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ChakraError, match="is no folder to write into"):
        fuzz(evolve(LIGHT, corpus=tmp_path / "file"), space_of([]))


# Time


# By a real clock: that one runs out is what is tried.
@pytest.mark.parametrize("wait", [lambda: time.sleep(60), lambda: [None for _ in iter(int, 1)]])
def test_what_works_or_waits_too_long_is_stopped(wait: Any) -> None:
    with Limit(0.05) as limit:
        limit.start()
        with pytest.raises(Hung, match=r"it takes longer than 0.05 s"):
            wait()


def test_after_a_limit_the_signals_are_as_they_were() -> None:
    before = signal.getsignal(signal.SIGVTALRM)
    with Limit(5) as limit:
        limit.start()
        assert signal.getsignal(signal.SIGVTALRM) != before
    assert signal.getsignal(signal.SIGVTALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


# Failures as values


def some_failure() -> Failure:
    return Failure(clause="conserved", module="x", told="so", modules=("generous",), players=2, log=("V:12341234",))


def test_a_failure_reads_back() -> None:
    failure = evolve(some_failure(), options={"base.colour_limit": "none"}, asked=("M:G",), tried="M:B")
    assert read_failure(json.loads(failure.write())) == failure


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "an object, not list"),
        ({}, "format None"),
        ({"format": 1, "clause": "conserved"}, "missing"),
        ({**json.loads(some_failure().write()), "players": "2"}, "players"),
    ],
)
def test_what_is_no_failure_is_refused(data: Any, said: str) -> None:
    with pytest.raises(ChakraError, match=said):
        read_failure(data)


def test_a_failure_of_a_module_that_is_not_there_says_which_and_where_python_looks() -> None:
    fault = evolve(some_failure(), modules=("powers", "nowhere:MODULE")).find()
    assert fault is not None
    assert fault.told.startswith("conserved cannot be tried: nowhere:MODULE cannot be imported: ModuleNotFoundError")
    assert "the folders of PYTHONPATH" in fault.told


def test_a_game_that_can_be_played_no_longer_is_told_so() -> None:
    failure = evolve(some_failure(), modules=(), log=("V:12341234", "M:G"))
    with pytest.raises(Unplayable, match=r"action 2 of 2"):
        failure.find()


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Plan(), "how many games or for how long"),
        (Plan(games=0), "0 games show nothing"),
        (Plan(seconds=0), "0 seconds are no time"),
        (Plan(games=1, workers=-1), "-1 processes"),
        (Plan(games=1, step_seconds=0), "no step ends within 0 seconds"),
    ],
)
def test_a_plan_that_cannot_be_followed_is_refused(plan: Plan, said: str) -> None:
    with pytest.raises(ChakraError, match=said):
        fuzz(plan, space_of([]))


def test_what_cannot_be_played_by_is_refused() -> None:
    with pytest.raises(ChakraError, match=r"there is no option colours"):
        space_of([], options={"colours": 3})
    with pytest.raises(ChakraError, match=r"option base.colour_limit cannot be 9"):
        space_of([], options={"colour_limit": 9})
    with pytest.raises(ChakraError, match=r"5 players cannot play"):
        space_of([], seats=[5])
