"""Every mix of the modules that are installed keeps the contract, with two, three and four seats."""

from itertools import combinations
from random import Random

import pytest

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.testing.contract import check_game, play
from chakra_rules.testing.game_clauses import only_scored
from chakra_rules.testing.processes import check_processes

MODULES = ("yin-yang", "powers", "abilities", "objectives")
MIXES = tuple(mix for count in range(len(MODULES) + 1) for mix in combinations(MODULES, count))
ONLY_SCORED = "objectives"


def _named(mix: tuple[str, ...]) -> str:
    return "+".join(mix) or "base"


def _rules(mix: tuple[str, ...], number: int) -> Ruleset:
    """The mix under options that differ from test to test; the first has the defaults."""
    missing = [module for module in mix if module not in installed()]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    random = Random(number)
    modules = Ruleset.of(*mix).modules
    varied = {f"{m.id}.{o.name}": random.choice(o.values) for m in modules for o in m.options if number}
    return Ruleset.of(*mix, options=varied)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mix", MIXES, ids=_named)
def test_a_mix_keeps_the_contract(mix: tuple[str, ...], players: int) -> None:
    rules = _rules(mix, 3 * MIXES.index(mix) + players - 2)
    actions, positions = (300, 5) if players == 2 else (100, 3)  # games of two seats come to their end
    check_game(play(rules, players, seed=players, actions=actions), positions)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mix", [mix for mix in MIXES if ONLY_SCORED not in mix], ids=_named)
def test_objectives_change_no_legal_action(mix: tuple[str, ...], players: int) -> None:
    rules = _rules((*mix, ONLY_SCORED), 0)
    only_scored(rules, play(_rules(mix, 0), players, seed=players, actions=150))


def test_a_game_of_all_that_is_installed_is_the_same_in_every_process() -> None:
    check_processes([module for module in MODULES if module in installed()], players=3)
