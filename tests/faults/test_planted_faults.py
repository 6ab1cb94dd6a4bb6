"""The contract names the clause that each planted fault breaks, and the fuzzer finds faults and makes them small."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from chakra_rules import ChakraError, Game, Ruleset
from chakra_rules.actions import Action
from chakra_rules.lab.fuzz import Checks, Plan, fuzz, space_of
from chakra_rules.testing import GAME_CLAUSES, STATE_CLAUSES, Breach, check_game, game_pool, moments, play
from chakra_rules.testing.module_clauses import bounded_nesting, hooks_return
from tests.faults.campaign import Hunt
from tests.faults.clean import CLEAN
from tests.faults.legality import REFUSES_IN_WORDS_THAT_LACK_A_PARAMETER
from tests.faults.parts import Wish
from tests.faults.planted import PLANTED, Planted

POSITIONS = STATE_CLAUSES | {one.name: one for one in (hooks_return, bounded_nesting)}
IN_THIS_PROCESS = [one for one in PLANTED if one.seed is not None]
BESIDES = ("answers_in_time", "same_in_every_process", "composes", "examples_hold")
"""Clauses that it takes a clock or other processes to check, or no game."""


def names(planted: Iterable[Planted]) -> list[str]:
    return [one.name for one in planted]


def breach_of(planted: Planted) -> Breach | None:
    """How the fault shows by the clause that it is expected to break."""
    rules = Ruleset.of(planted.module, *planted.beside, options=planted.options)
    game = play(rules, players=2, seed=planted.seed or 0, actions=planted.actions)
    try:
        if planted.clause in GAME_CLAUSES:
            GAME_CLAUSES[planted.clause](rules, game)
            return None
        asked = _asked(game)
        for state in moments(game, 6):
            POSITIONS[planted.clause](rules, state, asked)
    except Breach as breach:
        return breach
    return None


def _asked(game: Game) -> tuple[Action, ...]:
    try:
        return game_pool(game)
    except ChakraError:
        return ()


@pytest.mark.parametrize("planted", IN_THIS_PROCESS, ids=names(IN_THIS_PROCESS))
def test_the_clause_that_a_broken_module_breaks_is_named(planted: Planted) -> None:
    breach = breach_of(planted)
    assert breach is not None
    assert breach.clause == planted.clause
    assert str(breach).startswith(f"{planted.clause}: ")
    assert "\n  but " in str(breach)


def test_what_cannot_be_picked_has_a_reason_that_can_be_told() -> None:
    rules = Ruleset.of(REFUSES_IN_WORDS_THAT_LACK_A_PARAMETER)
    game = play(rules, players=2, seed=1, actions=3)
    with pytest.raises(Breach, match=r"staged: .*\n.*it cannot be told why .* the refusal of mumbler.rule"):
        STATE_CLAUSES["staged"](rules, game.state, ())


def test_checking_a_game_finds_a_planted_fault() -> None:
    [planted] = [one for one in PLANTED if one.name == "tokens:FORGETS_A_TOKEN"]
    with pytest.raises(Breach, match=r"five black Inspiration tokens"):
        check_game(play(Ruleset.of(planted.module), players=2, seed=1, actions=planted.actions))


def test_every_clause_has_a_fault_that_breaks_it() -> None:
    assert {one.clause for one in PLANTED} == {*POSITIONS, *GAME_CLAUSES, *BESIDES}


KINDS = """creates an energy, loses an energy, duplicates an energy, creates a token, loses a token, forgets a token,
offers an illegal action, hides a legal action, offers a dead end, offers what cannot be carried out, changes a past
state, uses the process-wide random, depends on the order of a set, depends on the order of naming, leaks by a view,
leaks by an event, leaks by a reason, leaks by notation, leaks by equality and hash, leaks by an error, breaks undo,
breaks saves, breaks notation, scores a line twice, loops two hooks, returns the wrong type, never lets the game end,
acts out of turn, lifts a rule for longer than the turn, raises in a hook, hangs"""


@pytest.mark.parametrize("kind", [" ".join(kind.split()) for kind in KINDS.split(",")])
def test_a_fault_of_every_kind_is_planted(kind: str) -> None:
    assert kind in {one.kind for one in PLANTED}


# The fuzzer


def shrunk(name: str, checks: Checks = Checks.LIGHT) -> Hunt:
    """The search for a fault in one process, beside the modules that are installed."""
    [planted] = [one for one in PLANTED if one.name == name]
    hunt = Hunt(planted, Plan(games=40, seed=1, actions=120, checks=checks, processes=False))
    hunt.run()
    assert hunt.failure is not None
    assert not hunt.blames_others
    return hunt


def test_a_token_forgotten_is_shrunk_to_a_few_actions_of_the_one_module() -> None:
    failure = shrunk("tokens:FORGETS_A_TOKEN").failure
    assert failure is not None
    assert failure.modules == ("tests.faults.tokens:FORGETS_A_TOKEN",)
    assert len(failure.log) <= 12 < failure.steps


def test_a_fault_that_takes_another_module_is_shrunk_to_the_two() -> None:
    failure = shrunk("tokens:LOSES_A_TOKEN_BESIDE_POWERS").failure
    assert failure is not None
    assert sorted(failure.modules) == ["powers", "tests.faults.tokens:LOSES_A_TOKEN_BESIDE_POWERS"]


def test_a_fault_that_takes_an_option_is_shrunk_to_that_option() -> None:
    failure = shrunk("failing:RAISES_WITH_AN_OPTION").failure
    assert failure is not None
    assert failure.options == {"base.colour_limit": "none"}
    assert failure.modules == ("tests.faults.failing:RAISES_WITH_AN_OPTION",)


def test_what_fails_when_it_is_asked_about_is_laid_at_no_action() -> None:
    failure = shrunk("failing:RAISES_WHEN_IT_READS").failure
    assert failure is not None
    assert (failure.tried, len(failure.log)) == ("", 3)
    assert "but the parse of Wish of bookless failed: KeyError" in failure.told
    assert failure.find() is not None


def test_words_that_do_not_fit_are_found_by_a_quick_look_too() -> None:
    failure = shrunk("legality:REFUSES_IN_WORDS_THAT_LACK_A_PARAMETER").failure
    assert failure is not None
    assert "the refusal of mumbler.rule cannot be made of the parameters of its reason: KeyError" in failure.told
    assert len(failure.asked) == 1


def test_a_game_that_cannot_be_scored_is_told_so() -> None:
    failure = shrunk("scoring:CANNOT_BE_SCORED", Checks.SAMPLED).failure
    assert failure is not None
    assert "but it cannot be scored: nobody knows the score" in failure.told
    assert failure.find() is not None


def test_hooks_that_set_each_other_off_are_found_and_shrunk_to_the_action_that_sets_them_off() -> None:
    failure = shrunk("turns:LOOPS_TWO_HOOKS").failure
    assert failure is not None
    assert "ping-pong on Ping -> ping-pong on Pong" in failure.told
    assert failure.modules == ("tests.faults.turns:LOOPS_TWO_HOOKS",)
    assert len(failure.log) <= 12


def test_a_rule_lifted_for_too_long_is_found_by_the_game_that_shows_it() -> None:
    failure = shrunk("turns:WAIVES_FOR_TOO_LONG", Checks.SAMPLED).failure
    assert failure is not None
    assert "base.receive.negative" in failure.told
    assert len(failure.log) <= 12


def test_modules_that_do_not_go_together_are_told_by_the_fewest_of_them() -> None:
    failure = shrunk("discord:CLASHES_WITH_WHITE").failure
    assert failure is not None
    assert sorted(failure.modules) == ["tests.faults.discord:CLASHES_WITH_WHITE", "yin-yang"]
    assert "but energy W is brought twice" in failure.told
    assert failure.find() is not None


def test_a_game_that_cannot_be_set_up_is_told_by_the_fewest_options_and_seats() -> None:
    failure = shrunk("discord:CANNOT_BE_SET_UP_FOR_THREE").failure
    assert failure is not None
    assert (failure.modules, failure.options) == (("tests.faults.discord:CANNOT_BE_SET_UP_FOR_THREE",), {})
    assert failure.players == 3
    assert "but hook setup of duellist failed: KeyError(3)" in failure.told
    assert failure.find() is not None


def test_an_example_that_does_not_hold_is_told_as_that() -> None:
    failure = shrunk("discord:SHOWS_WHAT_IS_NOT_SO").failure
    assert failure is not None
    assert failure.rule == "boaster.rule"
    assert "example 1 of boaster, of boaster.rule, has M:G refused, and it is legal" in failure.told
    assert failure.find() is not None


@pytest.mark.parametrize("players", [2, 4])
def test_a_module_that_does_it_all_right_breaks_nothing(players: int) -> None:
    game = play(Ruleset.of(CLEAN), players, seed=1, actions=80)
    assert any(isinstance(entry.action, Wish) for entry in game.history)
    check_game(game)


def test_the_fuzzer_raises_nothing_against_it() -> None:
    report = fuzz(Plan(games=4, seed=1, actions=60, checks=Checks.LIGHT, processes=False), space_of([CLEAN]))
    assert report.failures == ()
