"""Saves that last: every format ever written is read, and modules bring what their older versions saved up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chakra_rules import Game, Player, SaveError

Data = dict[str, Any]
SAVES = sorted((Path(__file__).parent / "data" / "saves").glob("*.json"))


def read(path: Path) -> Data:
    data: Data = json.loads(path.read_text("utf-8"))
    return data


def saved(name: str) -> Data:
    return read(Path(__file__).parent / "data" / "saves" / f"{name}.json")


def refused(data: Any, path: str) -> str:
    """What is told about a save that cannot be read, at the path given."""
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path == path
    return str(caught.value)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_older_format_is_read_and_written_in_today_s(path: Path) -> None:
    data = read(path)
    game = Game.load(data)
    again = game.save()
    assert (again["log"], again["position"], again["options"]) == (data["log"], data["position"], data["options"])
    assert again["format"] == 2 > data["format"]
    assert game.players == (Player(),) * data["players"]
    assert Game.load(again).history == game.history


@pytest.mark.parametrize("players", [None, "2", 2.0, True, -1, 1, 5, 10**9, [2]])
def test_format_1_with_a_wrong_number_of_players_is_refused(players: Any) -> None:
    data = saved("format-1-base")
    data["players"] = players
    refused(data, "$.players")


@pytest.mark.parametrize("field", ["engine", "modules", "options", "players", "log", "position"])
def test_format_1_without_one_of_its_fields_is_refused_at_its_path(field: str) -> None:
    data = saved("format-1-base")
    del data[field]
    refused(data, f"$.{field}")


@pytest.mark.parametrize("value", [None, 7, "V:12341234", {}, [7], [None]])
def test_format_1_with_a_log_that_is_none_is_refused_at_its_path(value: Any) -> None:
    data = saved("format-1-base")
    data["log"] = value
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path.startswith("$.log")
