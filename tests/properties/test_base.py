"""The base game keeps the contract of the engine, in games of two to four seats under every option."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chakra_rules import Game, Ruleset
from chakra_rules.testing.contract import GAME_CLAUSES, STATE_CLAUSES, game_pool, moments
from chakra_rules.testing.state_clauses import chances_add_up
from chakra_rules.testing.strategies import games, machine, notations, rulesets

thorough = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.mark.parametrize("name", STATE_CLAUSES)
@settings(thorough, max_examples=8)
@given(game=games(rulesets(), max_actions=250), data=st.data())
def test_in_every_position(name: str, game: Game, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(moments(game)[::-1]))
    others = data.draw(st.lists(notations(game.rules), max_size=8))
    STATE_CLAUSES[name](game.rules, state, (*game_pool(game), *others))


@pytest.mark.parametrize("name", GAME_CLAUSES)
@settings(thorough, max_examples=8)
@given(game=games(rulesets(), max_actions=250))
def test_in_every_game(name: str, game: Game) -> None:
    GAME_CLAUSES[name](game.rules, game)


def test_the_probabilities_of_the_whole_set_up_add_up() -> None:
    """base.setup.plenitude and base.setup.meditation have too many answers for the other tests."""
    rules = Ruleset.of()
    state = rules.initial(2)
    chances_add_up(rules, state, few=2520)
    chances_add_up(rules, rules.apply(rules.apply(state, "V:11223344").state, "D:KKKPPPBBB").state, few=49)


Machine = machine(Ruleset.of())
Machine.TestCase.settings = settings(thorough, max_examples=10, stateful_step_count=8)
TestPlayingTheBaseGame = Machine.TestCase
