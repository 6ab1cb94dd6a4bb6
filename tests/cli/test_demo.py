"""The demonstration: a whole game that can be read, checked and repeated."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest

from chakra_rules import Game, Ruleset
from chakra_rules.components import PLACE_NAMES
from chakra_rules.compose import installed, load

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

SEED = 5
TURN = re.compile(r"^\d  (\S+(?: \S+)*?)  +[a-z]", re.MULTILINE)
POINTS = re.compile(r"^ +(\d+)  .*\[([a-z.-]+)\]$", re.MULTILINE)


def demo(chakra: Chakra, seed: int) -> str:
    outcome = chakra("demo", "--modules", "none", "--seed", str(seed), "--fast")
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out


@pytest.fixture(scope="module")
def shown(chakra: Chakra) -> str:
    return demo(chakra, SEED)


def test_the_moves_it_prints_replay_to_the_score_it_prints(shown: str) -> None:
    game = Game.new(Ruleset.of(), players=2, seed=SEED)
    for turn in TURN.findall(shown):
        for text in turn.split():
            game.play(text)
    assert game.over
    sheets = shown.split("- Score -")[1].split("Seat ")[1:3]
    for sheet, printed in zip(game.score().sheets, sheets, strict=True):
        *lines, (total, level) = POINTS.findall(printed)
        assert [(int(points), rule) for points, rule in lines] == [(line.points, line.rule) for line in sheet.lines]
        assert int(total) == sum(int(points) for points, _ in lines)
        assert level == "base.score.level"


def test_boards_are_drawn_every_round_and_at_the_end(shown: str) -> None:
    rounds = len(re.findall(r"^-+ Round \d+ -+$", shown, re.MULTILINE))
    assert rounds > 5
    for height, name in enumerate(PLACE_NAMES):
        assert len(re.findall(rf"^{height} {name} ", shown, re.MULTILINE)) == rounds + 1


def test_every_rule_it_names_exists(shown: str) -> None:
    named = set(re.findall(r"\[([a-z-]+\.[a-z0-9.-]+)\]", shown))
    assert {"base.score.chakra", "base.score.winner", "base.score.level"} <= named <= set(Ruleset.of().book.rules)


def test_the_same_seed_prints_the_same_game(chakra: Chakra, shown: str) -> None:
    assert demo(chakra, SEED) == shown


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_it_fits_in_eighty_columns(chakra: Chakra, shown: str, players: str) -> None:
    table = chakra("play", "--players", players).out
    assert f"Seat {int(players) - 1}\n" in table
    assert max(map(len, [*shown.splitlines(), *table.splitlines()])) <= 80


@pytest.mark.rule("base.score.chakra")
def test_plenitude_values_are_unknown_until_the_tokens_are_turned_over(shown: str) -> None:
    before, after = shown.split("- The end")
    assert set(re.findall(r"^7 Sahasrara    P (.)", before, re.MULTILINE)) == {"?"}
    assert re.search(r"^7 Sahasrara    P [1-4]", after, re.MULTILINE)


def test_every_installed_module_is_in_play_unless_told_otherwise(chakra: Chakra) -> None:
    out = chakra("demo", "--fast").out
    for name in installed():
        assert load(name).title in " ".join(out.splitlines()[:3])


def test_a_module_that_is_not_installed_is_put_into_play_by_its_place(chakra: Chakra, house_rule: str) -> None:
    outcome = chakra("demo", "--modules", house_rule, "--fast")
    assert "Rule of our house" in outcome.out.splitlines()[0]
    assert (outcome.code, outcome.err) == (0, "")


def test_it_says_which_version_it_is(chakra: Chakra) -> None:
    outcome = chakra("--version")
    assert (outcome.code, outcome.out) == (0, f"chakra-rules {version('chakra-rules')}\n")


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colours_are_left_out_when_not_wanted(chakra: Chakra, no_color: str, coloured: bool) -> None:
    environment = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "NO_COLOR": no_color}
    for command in ("play --modules none", "rules base.end", "modules"):
        assert ("\x1b" in chakra(*command.split(), **environment).out) is coloured


def test_without_a_terminal_it_is_plain_text(shown: str) -> None:
    assert shown.isascii()
    assert "\x1b" not in shown
