"""Dealers: from a seed, from a script."""

from __future__ import annotations

from random import Random

import pytest

from chakra_rules import DealerError, Game, Ruleset, ScriptedDealer, SeededDealer, no_dealer

SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]


def test_a_script_deals_what_it_says_in_order(rules: Ruleset) -> None:
    dealer = ScriptedDealer([*SETUP, rules.action("D:K")])
    game = Game.new(rules, 2, dealer=dealer)
    assert (game.state.plenitude, game.state.maya) == ("12341234", ("PGR", "BYK", "COP"))
    assert dealer.left == (rules.action("D:K"),)
    game.play("T1:G>8")
    assert not dealer.left
    dealer.finish()


def test_a_script_at_its_end_says_what_is_still_to_be_answered(rules: Ruleset) -> None:
    with pytest.raises(DealerError, match="DrawEnergies"):
        Game.new(rules, 2, dealer=ScriptedDealer(SETUP[:1]))


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (["V:11111111"], "11111111 are not the eight Plenitude values"),
        (["D:PBCGYORKP"], "is no answer here"),
        (["M:G"], "is no answer here"),
        (["what?"], "no notation"),
        (["V:12341234", "D:PPPPPPPBC"], "PPPPPPPBC is no such draw"),
    ],
)
def test_a_script_that_cannot_be_is_refused(rules: Ruleset, script: list[str], message: str) -> None:
    dealer = ScriptedDealer(script)
    with pytest.raises(DealerError, match="script") as caught:
        Game.new(rules, 2, dealer=dealer)
    assert message in str(caught.value)
    assert caught.value.tried == script[-1]
    assert dealer.left == (script[-1],)


def test_left_over_outcomes_are_told(rules: Ruleset) -> None:
    dealer = ScriptedDealer([*SETUP, "D:K", "D:Y"])
    Game.new(rules, 2, dealer=dealer)
    assert dealer.left == ("D:K", "D:Y")
    with pytest.raises(DealerError, match="2 scripted outcomes were never asked for, first D:K"):
        dealer.finish()


def test_a_seeded_dealer_repeats_itself(rules: Ruleset) -> None:
    state = rules.initial(4)
    assert SeededDealer(5)(rules, state) == SeededDealer(5)(rules, state)


def test_every_sample_is_one_of_the_outcomes(rules: Ruleset) -> None:
    state = rules.apply(rules.apply(rules.initial(2), "V:12341234").state, "D:PBCGYORKP").state
    possible = {action for action, _ in rules.outcomes(state)}
    sampled = {rules.sample(state, Random(seed)) for seed in range(200)}
    assert sampled <= possible
    assert len(sampled) > 30  # of 49


def test_nature_answers_only_when_it_is_asked(rules: Ruleset) -> None:
    state = Game.new(rules, 2, seed=1).state
    assert tuple(rules.outcomes(state)) == ()
    with pytest.raises(LookupError, match="nothing to decide"):
        rules.sample(state, Random(1))


def test_no_dealer_leaves_nature_s_decision_open(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=no_dealer)
    assert game.history == []
    assert game.state == rules.initial(2)
