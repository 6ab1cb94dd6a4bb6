"""The strangers keep the contract, alone and in company, and are written with public names only."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chakra_rules import Ruleset, State
from chakra_rules.extend import Module
from chakra_rules.testing import check_game, play, scenario
from chakra_rules.testing.processes import check_processes
from chakra_rules.testing.strategies import games, machine, rulesets

SOURCE = Path(__file__).parent / "src"
GOODIES, FOUR, CALM, SECRET = "chakra_goodies", "four_chakras", "calm_start", "secret_goal"
STRANGERS = (GOODIES, FOUR, CALM, SECRET)
EXTENDED = ("abilities", "objectives")
ALL = (*EXTENDED, "powers", "yin-yang")
PUBLIC = ("chakra_abilities", "chakra_objectives", "chakra_rules", "chakra_rules.extend")


def modules(*names: str) -> list[str | Module]:
    """The installed modules and the strangers of these names."""
    return [import_module(name).MODULE if name in STRANGERS else name for name in names]


@pytest.mark.parametrize(
    ("names", "players", "seed"),
    [
        ((*EXTENDED, GOODIES), 2, 2),
        ((*EXTENDED, GOODIES), 3, 5),
        ((*EXTENDED, GOODIES), 4, 3),
        ((*ALL, *STRANGERS), 2, 2),
        ((*ALL, *STRANGERS), 3, 3),
        ((*ALL, *STRANGERS), 4, 3),
    ],
)
def test_games_in_which_the_bag_card_is_used_keep_the_contract(names: tuple[str, ...], players: int, seed: int) -> None:
    game = play(Ruleset.of(*modules(*names)), players, seed, actions=250)
    assert any(entry.action.notation.startswith("B:") for entry in game.history)
    check_game(game, positions=3)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", [(FOUR,), (CALM,), (SECRET,), (FOUR, CALM, SECRET), (*ALL, FOUR)], ids="+".join)
def test_games_by_house_rules_keep_the_contract(names: tuple[str, ...], players: int) -> None:
    check_game(
        play(Ruleset.of(*modules(*names)), players, seed=players, actions=300 if players == 2 else 120), positions=3
    )


drawn = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, max_examples=3)


@drawn
@given(data=st.data())
def test_drawn_games_under_every_option_keep_the_contract(data: st.DataObject) -> None:
    names = data.draw(st.sampled_from([(*ALL, *STRANGERS), (*EXTENDED, GOODIES), (SECRET,)]))
    check_game(data.draw(games(rulesets(*modules(*names)), max_actions=120)), positions=4)


Machine = machine(Ruleset.of(*modules(*ALL, GOODIES, FOUR)))
Machine.TestCase.settings = settings(drawn, stateful_step_count=5)
TestPlayingWithStrangers = Machine.TestCase


@pytest.mark.parametrize("name", [FOUR, CALM, SECRET])
def test_a_house_rule_is_the_same_in_every_process(name: str) -> None:
    check_processes([f"{SOURCE / name}.py:MODULE"])


def test_without_its_cards_in_play_the_further_cards_change_nothing() -> None:
    plain, more = Ruleset.of(*EXTENDED), Ruleset.of(*modules(*EXTENDED, GOODIES))
    state: State = more.initial(2)
    for entry in play(plain, players=2, seed=3, actions=120).history:
        assert [a.notation for a in more.actions(state)] == [a.notation for a in plain.actions(entry.before)]
        state = more.apply(state, entry.action).state
    assert state.round > 1


def test_every_example_plays_and_every_refusal_is_by_its_rule(with_goodies: Ruleset, goodies: Module) -> None:
    assert {example.rule for example in goodies.examples} == {"goodies.bag", "goodies.trio"}
    for example in goodies.examples:
        words = dict(example.position)
        state = scenario(with_goodies, *words.pop("seats"), **words)
        if example.refused:
            assert example.rule in [reason.rule for reason in with_goodies.explain(state, example.refused)]
        for notation in example.plays:
            state = with_goodies.apply(state, notation).state


@pytest.mark.parametrize("path", sorted(SOURCE.glob("**/*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_strangers_use_nothing_but_public_names(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            imported.add(str(node.module))
            public = getattr(import_module(str(node.module)), "__all__", None)
            assert public is None or {alias.name for alias in node.names} <= set(public)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in PUBLIC:
            assert node.attr in import_module(node.value.id).__all__
    ours = {name for name in imported if name.split(".")[0] not in sys.stdlib_module_names}
    assert ours <= {*PUBLIC, "attrs"}
