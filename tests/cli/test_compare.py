"""``chakra compare`` tells the first difference between two rulesets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra


def test_rules_that_do_not_differ_end_with_code_0_and_the_counts(chakra: Chakra) -> None:
    outcome = chakra("compare", "base", "base", "--seeds", "2")
    assert (outcome.code, outcome.err) == (0, "")
    assert "no difference in 2 games, " in outcome.out
    assert outcome.out.endswith(" decisions\n")


def test_a_difference_ends_with_code_1_and_is_told_with_its_rule_and_the_log(chakra: Chakra) -> None:
    outcome = chakra("compare", "base", "base", "--option-b", "colour_limit=none")
    assert (outcome.code, outcome.err) == (1, "")
    words = " ".join(outcome.out.split())
    assert "A base B base, colour_limit=none" in words
    assert "The first difference (legal set) is at step " in words
    assert "legal action in B only: T" in words
    assert "[base.receive.limit; module base, by option base.colour_limit]" in words
    assert "Made by: module base; rule base.receive.limit" in words
    assert "A and B differ in nothing but option base.colour_limit." in words
    assert "Log: V:" in words


def test_an_option_can_be_given_to_the_first_ruleset(chakra: Chakra) -> None:
    outcome = chakra("compare", "base", "base", "--option-a", "stalemate=play-on")
    assert outcome.code == 1
    assert "A  the game goes on\n    B  base.end.stalemate\n" in outcome.out


def test_the_same_option_on_both_sides_is_no_difference(chakra: Chakra) -> None:
    options = ("--option-a", "colour_limit=none", "--option-b", "colour_limit=none")
    assert chakra("compare", "base", "base", *options, "--seeds", "1").code == 0


def test_several_modules_are_written_with_a_plus_and_both_logs_are_told(chakra: Chakra) -> None:
    outcome = chakra("compare", "yin-yang", "objectives+yin-yang", "--players", "3")
    assert outcome.code == 1
    assert "3 players" in outcome.out
    assert "Log of A: " in outcome.out
    assert "Log of B: " in outcome.out
    assert "differ in nothing but module objectives." in outcome.out


def test_colours_are_only_for_terminals(chakra: Chakra) -> None:
    assert "\x1b" not in chakra("compare", "base", "base", "--option-b", "bonus_at_zero=everyone").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("base", "'B'"),
        ("base nonsense", "there is no module nonsense"),
        ("powers+ base", "write names with + between"),
        ("base base --option-a colour=3", "did you mean colour_limit?"),
        ("base base --option-b colour_limit", "NAME=VALUE"),
        ("base base --players 7", "two to four can"),
        ("base base --seeds 0", "play one or more"),
    ],
)
def test_a_bad_argument_gets_one_line_and_exit_code_2(chakra: Chakra, arguments: str, said: str) -> None:
    outcome = chakra("compare", *arguments.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1
