"""A saved game shown again, to whom it may be shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chakra_rules import Game, Ruleset

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


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.save()))
    return file


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
