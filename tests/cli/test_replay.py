"""A saved game shown again, to whom it may be shown."""

from __future__ import annotations

import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from chakra_rules import SPECTATOR, Game, Ruleset
from chakra_rules.cli.replay import replay
from chakra_rules.testing import play

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

VALUE = re.compile(r"^[1-7] [A-Z][a-z]+ +([PBCGYOR]) ([?1-4])", re.MULTILINE)


@pytest.fixture
def game() -> Game:
    """Each seat has meditated twice."""
    game = Game.new(Ruleset.of(), players=2, seed=4)
    for _ in range(4):
        game.play(next(action for action in game.actions() if action.notation.startswith("M:")))
    return game


@pytest.mark.rule("base.meditate.look", "base.setup.plenitude")
def test_a_spectator_sees_no_plenitude_value(chakra: Chakra, file: Path) -> None:
    out = chakra("replay", str(file)).out
    assert {value for _, value in VALUE.findall(out)} == {"?"}
    assert "worth" not in out
    assert "Seen by a spectator" in out


@pytest.mark.rule("base.meditate.look")
def test_a_seat_sees_the_values_it_has_looked_at_and_no_others(chakra: Chakra, game: Game, file: Path) -> None:
    out = chakra("replay", str(file), "--seat", "1").out
    seen = {colour: value for colour, value in VALUE.findall(out) if value != "?"}
    known = game.state.seats[1].looked
    assert len(known) == 3
    assert seen == {c: v for c, v in zip("PBCGYOR", game.state.plenitude[:7], strict=True) if c in known}
    assert out.count("is worth") == 2


def test_every_turn_and_who_goes_on_is_told(chakra: Chakra, game: Game, file: Path) -> None:
    out = chakra("replay", str(file)).out
    moves = [entry.action.notation for entry in game.history if entry.seat >= 0]
    assert re.findall(r"^\d  (\S+)  +meditates", out, re.MULTILINE) == moves
    assert out.endswith("The game goes on: seat 0 is to choose what to do this turn.\n")


def stepped(game: Game, *words: str) -> list[tuple[str, str, str]]:
    """The turns told to somebody who goes through the game, as notation, by what they type after each."""
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out):
        patch.setattr("sys.stdin", io.StringIO("".join([f"{word}\n" for word in words])))
        replay(Console(highlight=False, markup=False, color_system=None, width=80), game, SPECTATOR, step=True)
    told = r"(?:^|-- )(?:\d  (\S+)  +meditates|(The game goes on)|(\w+ is none))"
    return re.findall(told, out.getvalue(), re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("", "", "", ""), [0, 1, 2, 3, "end"]),
        (("", "b", "", "", "", ""), [0, 1, 0, 1, 2, 3, "end"]),
        (("b", "back", "q"), [0, 0, 0]),
        (("2", "1", "99", "", ""), [0, 2, 0, 3, "end"]),
        (("huh", "quit"), [0, "huh"]),
        ((), [0]),
    ],
)
def test_whoever_watches_goes_forward_and_back(game: Game, words: tuple[str, ...], told: list[int | str]) -> None:
    moves = [entry.action.notation for entry in game.history if entry.seat >= 0]
    said = {"end": ("", "The game goes on", ""), "huh": ("", "", "huh is none")}
    assert stepped(game, *words) == [(moves[t], "", "") if isinstance(t, int) else said[t] for t in told]


def test_going_back_shows_the_table_as_it_was_then(game: Game) -> None:
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out):
        patch.setattr("sys.stdin", io.StringIO("\n\n\nb\n1\nq\n"))
        replay(Console(highlight=False, markup=False, color_system=None, width=80), game, 0, step=True)
    rounds = out.getvalue().split(" Round ")
    assert [text[0] for text in rounds[1:]] == ["1", "2", "2", "1"]
    tables = [[value for _, value in VALUE.findall(text)].count("?") for text in rounds[1:]]
    assert tables == [6, 5, 5, 6]


def test_a_save_that_replays_is_said_to(chakra: Chakra, file: Path) -> None:
    outcome = chakra("replay", str(file), "--check")
    assert (outcome.code, outcome.out) == (0, "All 7 actions replay, to the position saved.\n")


def test_nothing_that_a_save_says_steers_the_terminal(chakra: Chakra, game: Game, tmp_path: Path) -> None:
    data = json.loads(json.dumps(game.save()))
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**data, "position": data["position"].replace("maya=", "maya=\x1b[31m")}))
    outcome = chakra("replay", str(file), "--check")
    assert "maya=\u241b[31m" in outcome.out
    data["modules"][0]["version"] = "1\x1b[31m\x9b"
    file.write_text(json.dumps(data))
    refused = chakra("replay", str(file))
    assert "none of base 1\u241b[31m\ufffd: " in refused.err
    assert "\x1b" not in outcome.out + refused.err


@pytest.mark.rule("base.receive.limit")
def test_a_save_that_does_not_replay_shows_where_and_by_which_module(chakra: Chakra, tmp_path: Path) -> None:
    data = play(Ruleset.of(options={"colour_limit": "none"}), 2, seed=3).save()
    data["options"]["base.colour_limit"] = 3
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    outcome = chakra("replay", str(file), "--check")
    assert outcome.code == 1
    assert re.search(r"part ways at step \d+ of \d+, T", outcome.out)
    assert "module base; rule base.receive.limit" in outcome.out
    assert chakra("replay", str(file)).code == 2
