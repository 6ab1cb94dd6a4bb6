"""The front-ends of docs/front-ends.md are what the page shows, short, and play games from start to end."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from chakra_rules import Choice, Game, Ruleset, choose
from chakra_rules.actions import Action
from chakra_rules.bots import GreedyBot
from chakra_rules.state import State
from chakra_rules.words import Words

if TYPE_CHECKING:
    from tests.clients.conftest import Node

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "clients" / "typescript"
PAGE = ROOT / "docs" / "front-ends.md"
MOST_LINES = 50
ALL = ("abilities", "objectives", "powers", "yin-yang")
COMPILE = ("node_modules/typescript/bin/tsc", "--noEmit", "false", "--rootDir", "src", "--outDir", "dist/front-end")
BOARD = 8
"""So many strokes has the line that shows the table."""
SHOWN = re.findall(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def front_end() -> ModuleType:
    """The front-end in Python."""
    spec = spec_from_file_location("front_end", ROOT / "examples" / "front_end.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_shows_both_front_ends() -> None:
    assert [name for name, _ in SHOWN] == ["examples/front_end.py", "clients/typescript/src/front-end.ts"]


@pytest.mark.parametrize(("name", "code"), SHOWN, ids=[name for name, _ in SHOWN])
def test_what_the_page_shows_is_the_file_and_has_fifty_lines(name: str, code: str) -> None:
    assert code == (ROOT / name).read_text("utf-8")
    assert len(code.splitlines()) <= MOST_LINES


class People:
    """Whoever sits before the screen: they play as bots do, read everything, and now and then change their minds."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.bots = [GreedyBot(seat) for seat in range(len(game.state.seats))]
        self.choice: Choice | None = None
        self.wanted: Action | None = None
        self.seen: list[State] = []
        self.read: list[str] = []
        self.answers: list[str] = []
        self.undone = 0

    def tell(self, text: str) -> None:
        self.read.append(text)

    def ask(self, question: str) -> str:
        self.read.append(question)
        self.answers.append(self._answer())
        return self.answers[-1]

    def _answer(self) -> str:
        assert self.game.decision is not None
        seen = self.game.view(self.game.decision.seat)
        if self.choice is None or self.choice.state != seen.state:
            self.choice = choose(self.game.rules, seen.state)
            self.seen.append(seen.state)
            self.wanted = self.bots[seen.seat](self.game.rules, seen, self.choice.actions)
        if self.random.random() < 0.1:
            return self._lapse(self.choice)
        if self.choice.action is not None:
            assert self.choice.action == self.wanted
            self.choice = None
            return ""
        for number, option in enumerate(self.choice.options):
            after = None if option.reasons else self.choice.pick(option.value)
            if after is not None and self.wanted in after.actions:
                self.choice = after
                return str(number)
        raise AssertionError(f"{self.wanted} cannot be picked: {self.choice}")

    def _lapse(self, choice: Choice) -> str:
        if self.random.random() < 0.5:
            return self.random.choice(["? T1:KY>8", "? M:G", "? nonsense", "99", "nonsense"])
        if choice.picked:
            self.choice = choice.back()
        elif self.game.can_undo:
            self.choice, self.undone = None, self.undone + 1
        return "undo"


def played(front_end: ModuleType, mix: tuple[str, ...], players: int, language: str, save: Path) -> People:
    """People who have played a whole game at the front-end in Python."""
    game = Game.new(Ruleset.of(*mix), players, seed=5)
    people = People(game, seed=2)
    front_end.play(game, Words.of(game.rules, language), people.ask, people.tell, save)
    return people


@pytest.fixture(scope="module")
def with_powers(front_end: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> tuple[People, Path]:
    """People who have played with the Powers in English, and their save."""
    save = tmp_path_factory.mktemp("saves") / "python.json"
    return played(front_end, ("powers",), 2, "en", save), save


def test_people_play_a_whole_game_in_python(with_powers: tuple[People, Path]) -> None:
    people, save = with_powers
    assert people.game.over
    assert people.undone > 0
    words = Words.of(people.game.rules, "en")
    last = [words.event(event) for _, events in people.game.events() for event in events][-1]
    assert people.read[-1] == words.winners(people.game.score())
    assert people.read[-2].endswith(last)
    assert {seen.plenitude for seen in people.seen} <= {line.split()[-1] for line in people.read}
    assert Game.load(json.loads(save.read_text("utf-8"))).state == people.game.state


def test_a_number_that_is_not_in_the_list_picks_nothing(front_end: ModuleType, tmp_path: Path) -> None:
    game, read, answers = Game.new(Ruleset.of(), players=2, seed=5), list[str](), iter(["-1"])
    with pytest.raises(StopIteration):
        front_end.play(game, Words.of(game.rules), lambda _: next(answers), read.append, tmp_path / "save.json")
    assert "Give a number from the list." in read


def test_they_play_with_every_module_and_in_another_language(front_end: ModuleType, tmp_path: Path) -> None:
    people = played(front_end, ALL, 3, "fr", tmp_path / "save.json")
    assert people.game.over
    assert people.read[-1] == Words.of(people.game.rules, "fr").winners(people.game.score())


def test_the_same_clicks_lead_to_the_same_game_in_typescript(
    with_powers: tuple[People, Path], tmp_path: Path, node: Node
) -> None:
    people, save = with_powers
    node.install(CLIENT)
    node.run(*COMPILE, folder=CLIENT)
    chakra = shutil.which("chakra", path=str(Path(sys.executable).parent))
    assert chakra
    done = subprocess.run(
        [*node.node, "dist/front-end/front-end.js", str(tmp_path / "typescript.json"), "5", "powers"],
        cwd=CLIENT,
        env={**os.environ, "CHAKRA": chakra},
        input="\n".join([*people.answers, ""]),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    logs = [json.loads(file.read_text("utf-8"))["log"] for file in (save, tmp_path / "typescript.json")]
    assert logs[0] == logs[1]
    read = done.stdout.splitlines()
    assert read[-1] == people.read[-1]
    assert read[-2].split("; ")[1:] == people.read[-2].split("; ")[1:]
    assert {line for line in people.read if line.count("/") == BOARD} == {
        line for line in read if line.count("/") == BOARD
    }
    assert [line for line in people.read if line.startswith("seat ")] == [
        line for line in read if line.startswith("seat ")
    ]
