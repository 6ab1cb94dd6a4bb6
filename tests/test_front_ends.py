"""The front-ends of docs/front-ends.md are what the page shows, short, and play games from start to end."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from chakra_rules import Choice, Game, Ruleset, choose
from chakra_rules.actions import Action
from chakra_rules.bots import GreedyBot
from chakra_rules.words import Words

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "front-ends.md"
MOST_LINES = 50
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


def test_the_page_shows_the_python_front_end() -> None:
    assert "examples/front_end.py" in [name for name, _ in SHOWN]


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
        self.read: list[str] = []
        self.undone = 0

    def tell(self, text: str) -> None:
        self.read.append(text)

    def ask(self, question: str) -> str:
        self.read.append(question)
        assert self.game.decision is not None
        seen = self.game.view(self.game.decision.seat)
        if self.choice is None or self.choice.state != seen.state:
            self.choice = choose(self.game.rules, seen.state)
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


@pytest.mark.parametrize(
    ("mix", "players", "language"),
    [((), 3, "de"), (("abilities", "objectives", "powers", "yin-yang"), 2, "fr")],
    ids=["base", "all"],
)
def test_people_play_a_whole_game_at_the_front_end(
    front_end: ModuleType, tmp_path: Path, mix: tuple[str, ...], players: int, language: str
) -> None:
    game = Game.new(Ruleset.of(*mix), players, seed=5)
    people, words, save = People(game, seed=2), Words.of(game.rules, language), tmp_path / "save.json"
    front_end.play(game, words, people.ask, people.tell, save)
    assert game.over
    assert people.undone > 0
    assert people.read[-1] == words.winners(game.score())
    assert Game.load(json.loads(save.read_text("utf-8"))).state == game.state
