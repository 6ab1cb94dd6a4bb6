"""Once their distribution is installed, the strangers are named like any module."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from chakra_rules import CompositionError, Game, Ruleset
from chakra_rules.compose import ENTRY_POINTS, installed
from chakra_rules.testing import play

PROJECT = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text("utf-8"))["project"]
NAMES = ("calm-start", "four-chakras", "goodies", "secret-goal")


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an installer writes for the distribution: its name and its entry points."""
    info = tmp_path / f"chakra_goodies-{PROJECT['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {PROJECT['name']}\nVersion: {PROJECT['version']}\n", "utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in PROJECT["entry-points"][ENTRY_POINTS].items())
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{points}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("distribution")
def test_an_entry_point_makes_a_module_known_by_its_id() -> None:
    assert set(NAMES) <= set(installed())
    for name in NAMES:
        asked = ("abilities", "objectives", name)
        assert name in {module.id for module in Ruleset.of(*asked).modules}


@pytest.mark.usefixtures("distribution")
def test_what_a_module_requires_is_told() -> None:
    with pytest.raises(CompositionError) as caught:
        Ruleset.of("goodies")
    assert caught.value.problems == ("goodies requires abilities", "goodies requires objectives")


@pytest.mark.usefixtures("distribution")
def test_a_saved_game_finds_the_modules_by_name() -> None:
    rules = Ruleset.of("abilities", "objectives", "goodies", "four-chakras", options={"bag_colours": "new"})
    game = play(rules, players=2, seed=2, actions=60)
    loaded = Game.load(game.save())
    assert loaded.state == game.state
    assert dict(loaded.rules.options) == dict(rules.options)


def test_without_the_distribution_there_are_no_such_modules() -> None:
    assert not set(NAMES) & set(installed())
