"""Golden games: one for the base game, one for each module, one with all of them; a changed rule shows as a diff."""

from pathlib import Path

import pytest

from chakra_rules.compose import installed
from chakra_rules.testing.golden import replay_golden, write_golden

ROOT = Path(__file__).parent.parent
GOLDEN = {path.stem: path for path in [*ROOT.glob("tests/golden/*.txt"), *ROOT.glob("plugins/*/tests/golden/*.txt")]}


@pytest.mark.parametrize("name", [*installed(), "all"])
def test_there_is_a_golden_game_that_ends_by_the_official_trigger(name: str) -> None:
    assert name in GOLDEN, f"play one: python -m chakra_rules.testing.golden {name}"
    assert "ended base.end.round" in GOLDEN[name].read_text("utf-8")


@pytest.mark.parametrize("name", ["base", "all"])
def test_a_golden_game_is_played_as_it_was_recorded(name: str) -> None:
    text = GOLDEN[name].read_text("utf-8")
    assert write_golden(replay_golden(text)) == text


def test_the_golden_game_with_all_modules_has_every_module_in_it() -> None:
    assert set(GOLDEN["all"].read_text("utf-8").splitlines()[0].split()[1:]) == set(installed())
