"""Saves: a game comes back as it was, and what was truncated or edited is refused with the path of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from chakra_rules import Game, Ruleset, SaveError, ScriptedDealer
from chakra_rules.position import read_pile, read_position, write_pile, write_position

Data = dict[str, Any]
SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]
FIELDS = ("format", "engine", "modules", "options", "players", "log", "position")


def made(rules: Ruleset) -> Game:
    """A game with a taking, a meditation and a channel action begun."""
    game = Game.new(rules, 2, dealer=ScriptedDealer([*SETUP, "D:KO"]))
    for text in ("T1:GP>8", "M:R", "C2", "G8-7"):
        game.play(text)
    return game


@pytest.fixture(scope="module")
def written(rules: Ruleset) -> str:
    """The save of that game as JSON."""
    return json.dumps(made(rules).save())


@pytest.fixture
def data(written: str) -> Data:
    """The same as data, to be edited."""
    data: Data = json.loads(written)
    return data


def refused(data: Any, path: str) -> str:
    """What is told about a save that cannot be read, at the path given."""
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path == path
    assert str(caught.value).startswith(path)
    return str(caught.value)


def test_a_save_comes_back_through_json(rules: Ruleset, data: Data) -> None:
    game, loaded = made(rules), Game.load(data)
    assert loaded.state == game.state
    assert loaded.history == game.history
    assert loaded.save() == data


def test_play_goes_on_from_a_save(rules: Ruleset, data: Data) -> None:
    loaded = Game.load(data, dealer=ScriptedDealer([]))
    loaded.play("P8-6")
    assert loaded.state.turn == 1
    assert loaded.undo().notation == "P8-6"


def test_a_save_says_what_was_played_and_how(data: Data) -> None:
    assert tuple(data) == FIELDS
    assert data["modules"] == [{"id": "base", "version": "1.0"}]
    assert data["options"]["base.colour_limit"] == 3
    assert data["log"] == [*SETUP, "T1:GP>8", "D:KO", "M:R", "C2", "G8-7"]


@pytest.mark.parametrize("options", [{"colour_limit": "none"}, {"up_into_bubbles": True, "stalemate": "play-on"}])
def test_the_options_come_back(options: dict[str, Any]) -> None:
    game = Game.new(Ruleset.of(options=options), 2, seed=4)
    loaded = Game.load(json.loads(json.dumps(game.save())))
    assert loaded.rules.options == game.rules.options
    assert {loaded.rules.options[f"base.{name}"] for name in options} == set(options.values())


@pytest.mark.parametrize("field", FIELDS)
def test_a_save_without_one_of_its_fields_is_refused(data: Data, field: str) -> None:
    del data[field]
    assert "required field missing" in refused(data, f"$.{field}")


WRONG: tuple[Any, ...] = (None, "text", 7, 1.5, True, [1], {"a": 1}, [None], [[]])
MEANT_OTHERWISE = (("engine", "text"), ("options", {"a": 1}))
"""What is of the right type."""


@pytest.mark.parametrize(("field", "value"), [(f, v) for f in FIELDS for v in WRONG if (f, v) not in MEANT_OTHERWISE])
def test_a_field_of_the_wrong_type_or_value_is_refused_at_its_path(data: Data, field: str, value: Any) -> None:
    data[field] = value
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path.split("[")[0].split(".")[:2] == ["$", field]


@pytest.mark.parametrize("value", [None, "", "a save", 7, [], [1], True])
def test_what_is_no_object_is_no_save(value: Any) -> None:
    assert "a save is an object" in refused(value, "$")


def test_an_unknown_field_is_refused(data: Data) -> None:
    data["colour"] = "blue"
    assert "colour" in refused(data, "$")


@pytest.mark.parametrize("number", [2, 3, 999])
def test_a_newer_format_is_refused_by_its_number(data: Data, number: int) -> None:
    data["format"] = number
    data["something new"] = []
    assert f"format {number} is newer than this library reads" in refused(data, "$.format")


@pytest.mark.parametrize("number", [0, -1])
def test_a_format_that_never_was_is_refused(data: Data, number: int) -> None:
    data["format"] = number
    refused(data, "$.format")


@pytest.mark.parametrize("index", range(8))
@pytest.mark.parametrize("text", ["nonsense", "C8", "X:P", ""])
def test_an_edited_log_is_refused_where_it_no_longer_replays(data: Data, index: int, text: str) -> None:
    data["log"][index] = text
    refused(data, f"$.log[{index}]")


@pytest.mark.parametrize("index", [3, 5, 7])
def test_a_log_with_a_step_missing_is_refused(data: Data, index: int) -> None:
    del data["log"][index]
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path.startswith(("$.log[", "$.position"))


def test_a_truncated_log_leads_to_another_position(data: Data) -> None:
    data["log"].pop()
    assert "another position" in refused(data, "$.position")


def test_a_log_edited_to_another_legal_action_leads_to_another_position(data: Data) -> None:
    data["log"][-1] = "P8-7"
    assert "another position" in refused(data, "$.position")


@pytest.mark.parametrize(
    "edit", [lambda t: t.replace("turn=0", "turn=1"), lambda t: t + " ", lambda t: "", lambda t: t.replace("K", "P")]
)
def test_an_edited_position_is_refused(data: Data, edit: Callable[[str], str]) -> None:
    data["position"] = edit(data["position"])
    assert "another position" in refused(data, "$.position")


@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_a_wrong_number_of_players_is_refused(data: Data, players: int) -> None:
    data["players"] = players
    refused(data, "$.players")


def test_another_number_of_players_does_not_replay(data: Data) -> None:
    data["players"] = 3
    refused(data, "$.log[2]")


@pytest.mark.parametrize(
    ("modules", "told"),
    [
        ([{"id": "no-such-module", "version": "1"}], "no module no-such-module"),
        ([{"id": "base", "version": "0.9"}], "base 0.9"),
        ([], "not with base 1.0"),
    ],
)
def test_modules_that_are_not_those_installed_are_refused(data: Data, modules: list[Any], told: str) -> None:
    data["modules"] = modules
    assert told in refused(data, "$.modules")


def test_rules_other_than_the_save_s_own_are_refused(data: Data) -> None:
    with pytest.raises(SaveError, match="other options") as caught:
        Game.load(data, rules=Ruleset.of(options={"colour_limit": "none"}))
    assert caught.value.path == "$.options"


@pytest.mark.parametrize("value", ["four", 4, None, [3], True])
def test_an_edited_option_is_refused(data: Data, value: Any) -> None:
    data["options"]["base.colour_limit"] = value
    with pytest.raises(SaveError):
        Game.load(data)


def test_loading_leaves_the_data_as_it_was(data: Data) -> None:
    before = deepcopy(data)
    Game.load(data)
    data["log"][7] = "nonsense"
    edited = deepcopy(data)
    refused(data, "$.log[7]")
    assert before["log"][:7] == edited["log"][:7]
    assert data == edited


def test_a_save_taken_while_nature_is_open_is_answered_by_the_new_dealer(rules: Ruleset) -> None:
    game = Game(rules, Game.new(rules, 2, dealer=ScriptedDealer(SETUP)).state)
    assert game.history == []
    fresh = Game.new(rules, 2, dealer=lambda rules, state: None)
    loaded = Game.load(json.loads(json.dumps(fresh.save())), dealer=ScriptedDealer(SETUP))
    assert loaded.state == game.state


def test_every_position_of_a_game_reads_back(rules: Ruleset) -> None:
    game = Game.new(rules, 3, seed=9)
    for turn in range(40):
        game.play(game.actions()[turn * 11 % len(game.actions())])
    for entry in game.history:
        assert read_position(rules.book, write_position(rules.book, entry.before)) == entry.before


@pytest.mark.parametrize(
    "word",
    [
        "turn",
        "round",
        "last",
        "idle",
        "ended",
        "maya",
        "bag",
        "box",
        "plenitude",
        "seats",
        "waived",
        "stack",
        "table",
        "own",
    ],
)
def test_a_position_without_one_of_its_words_is_refused(rules: Ruleset, word: str) -> None:
    text = write_position(rules.book, made(rules).state)
    cut = " ".join(part for part in text.split(" ") if not part.startswith(f"{word}="))
    with pytest.raises(SaveError) as caught:
        read_position(rules.book, cut)
    assert caught.value.path == f"$.{word}"


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("turn", "x"),
        ("round", ""),
        ("last", "yes"),
        ("bag", "B2k1"),
        ("bag", "2B"),
        ("bag", "B"),
        ("seats", "-/-/-"),
        ("seats", "-"),
        ("seats", ""),
        ("stack", "[["),
        ("stack", '[["base.Nothing",{}]]'),
        ("stack", '[["base.ChooseAction",{}]]'),
        ("stack", '[["base.ChooseAction",{"seat":"0"}]]'),
        ("stack", '[["base.ChooseAction",{"seat":0,"more":1}]]'),
        ("stack", "7"),
        ("waived", "[1]"),
        ("table", "[1]"),
        ("own", "[[1],[1]]"),
        ("own", "7"),
    ],
)
def test_a_position_with_a_word_that_cannot_be_read_is_refused_at_that_word(
    rules: Ruleset, word: str, value: str
) -> None:
    text = write_position(rules.book, made(rules).state)
    edited = " ".join(f"{word}={value}" if part.startswith(f"{word}=") else part for part in text.split(" "))
    with pytest.raises(SaveError) as caught:
        read_position(rules.book, edited)
    assert caught.value.path == f"$.{word}"


@pytest.mark.parametrize("pile", ["", "K", "BBK", "BBBBBBBBBBBBK"])
def test_a_pile_reads_back(pile: str) -> None:
    assert read_pile(write_pile(pile)) == pile
