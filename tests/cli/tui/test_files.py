"""Undo, saving, loading and leaving."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from chakra_rules import CannotUndo, ChakraError, Game, Ruleset, SaveError, SeededDealer
from chakra_rules.bots import GreedyBot
from chakra_rules.cli.tui import Sitting
from chakra_rules.cli.tui.dialogs import Confirm, FileName, Page, Pass
from chakra_rules.review import report
from chakra_rules.testing import scenario
from tests.cli.tui.driving import Driver, at_once, sitting_at


@pytest.fixture
def game() -> Game:
    """Seat 0 can channel: it placed two energies, and seat 1 meditated."""
    game = Game.new(Ruleset.of(), players=2, seed=3)
    for start in ("T", "M"):
        game.play(next(a for a in game.actions() if a.notation.startswith(start) and not a.notation.endswith(">8")))
    return game


async def type_name(table: Driver, name: object) -> str:
    """Type a file's name into the dialog; what it says is wrong with it."""
    dialog = table.app.screen
    assert isinstance(dialog, FileName)
    dialog.query_one(Input).value = str(name)
    await table.press("enter")
    return str(dialog.query_one("#wrong", Static).content) if table.app.screen is dialog else ""


@at_once
async def test_undo_takes_back_the_last_action_or_tells_what_stands_in_the_way(game: Game) -> None:
    before = game.state
    async with sitting_at(game, {1: GreedyBot(1)}) as table:
        await table.press("u")
        assert table.why() == "It cannot be taken back. Since then: Seat 1 looks under blue."
        await table.choose(game.rules.action("C7"))
        assert game.state != before
        await table.press("u")
        assert table.why() == "Taken back: C7"
        assert game.state == before


@at_once
async def test_nothing_is_taken_back_behind_the_end_of_the_game() -> None:
    rules = Ruleset.of()
    game = Game(rules, scenario(rules, turn=1, last_round=True))
    async with sitting_at(game) as table:
        await table.choose(rules.action("M:G"))
        assert game.over
        await table.press("escape", "u")
        assert table.why() == "It cannot be taken back. Since then: The game is over."


@pytest.fixture
def both_can_channel() -> Sitting:
    """Seat 0 is a person's, seat 1 a bot's."""
    rules = Ruleset.of()
    board = "-/-/-/KY/GG/-/-/-/-"
    state = scenario(rules, board, board, maya="GYR BOG OKK", bag="PPPPP")
    return Sitting(Game(rules, state, SeededDealer(1)), {1: GreedyBot(1)})


def test_undo_takes_back_what_bots_did_since_too(both_can_channel: Sitting) -> None:
    game = both_can_channel.game
    before = game.state
    for text in ("C7", "Y5-6", "C7"):
        game.play(text)
    assert [entry.action.notation for entry in both_can_channel.undo()] == ["Y5-6", "C7"]
    assert [entry.action.notation for entry in both_can_channel.undo()] == ["C7"]
    assert game.state == before
    with pytest.raises(CannotUndo):
        both_can_channel.undo()


def test_an_undo_that_cannot_go_all_the_way_takes_nothing_back(both_can_channel: Sitting) -> None:
    game = both_can_channel.game
    for text in ("M:P", "C7"):
        game.play(text)
    with pytest.raises(CannotUndo):
        both_can_channel.undo()
    assert [entry.action.notation for entry in game.history] == ["M:P", "C7"]


@at_once
async def test_a_game_is_saved_and_loaded(game: Game, tmp_path: Path) -> None:
    file, three = tmp_path / "game.json", tmp_path / "three.json"
    three.write_text(json.dumps(Game.new(Ruleset.of("yin-yang"), players=3, seed=2).save()))
    async with sitting_at(game) as table:
        await table.press("s")
        assert await type_name(table, "") == "Type the name of a file."
        assert await type_name(table, tmp_path) == f"{tmp_path}: Is a directory"
        await type_name(table, file)
        assert json.loads(file.read_text()) == game.save()
        assert table.why() == f"Saved to {file}"
        await table.press("l")
        assert (await type_name(table, tmp_path / "none")).startswith(f"{tmp_path / 'none'}: ")
        assert table.game is game
        await type_name(table, three)
        assert isinstance(table.app.screen, Pass)  # it may be another person's seat
        await table.press("enter")
        assert "Seat 2" in table.text()
        assert "Yin-Yang" in table.text()
        assert table.why() == f"Going on with {three}"


def test_a_game_is_loaded_from_a_whole_report_of_it_and_not_from_a_redacted_one(game: Game, tmp_path: Path) -> None:
    whole, redacted = tmp_path / "whole.json", tmp_path / "redacted.json"
    whole.write_text(json.dumps(report(game)))
    redacted.write_text(json.dumps(report(game, seat=0)))
    sitting = Sitting(Game.new(Ruleset.of(), players=2, seed=1), {})
    sitting.load(str(whole))
    assert sitting.game.state == game.state
    with pytest.raises(SaveError, match="redacted for seat 0: it holds no game"):
        sitting.load(str(redacted))
    assert sitting.game.state == game.state


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("no/such", None),
        ("", None),
        ("text", "no game"),
        ("other", '{"format": 99}'),
        ("deep", "[" * 99999),
        ("\0", None),
    ],
    ids=["missing", "folder", "text", "other", "deep", "impossible"],
)
def test_a_file_that_holds_no_game_is_refused_and_the_game_goes_on(
    game: Game, tmp_path: Path, name: str, content: str | None
) -> None:
    file = f"{tmp_path}/{name}"
    if content is not None:
        Path(file).write_text(content)
    sitting = Sitting(game, {})
    with pytest.raises(SaveError):
        sitting.load(file)
    assert sitting.game is game


@pytest.mark.parametrize("name", ["no/such/file", "\0", "~nobody-of-this-name/x"])
def test_a_file_that_cannot_be_written_is_refused(game: Game, tmp_path: Path, name: str) -> None:
    with pytest.raises(ChakraError):
        Sitting(game, {}).save(name if name.startswith("~") else f"{tmp_path}/{name}")


def test_a_loaded_game_has_the_bots_that_its_save_names(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    data = game.save()
    data["players"][0]["bot"] = "greedy"
    file.write_text(json.dumps(data))
    sitting = Sitting(game, {1: GreedyBot(1)})
    sitting.load(str(file))
    assert sitting.people == [1]


@at_once
async def test_leaving_asks_when_the_game_is_not_saved(game: Game) -> None:
    async with sitting_at(game, {1: GreedyBot(1)}) as table:
        await table.press("question_mark")
        assert isinstance(table.app.screen, Page)
        assert "[K] can be chosen" in table.text()
        await table.press("escape")
        await table.choose(game.rules.action("C7"))
        await table.press("q")
        assert isinstance(table.app.screen, Confirm)
        await table.press("n")
        assert table.app.chooser is not None
        await table.press("q")
        await table.pilot.press("y")
    assert table.app.return_code == 0


@pytest.mark.parametrize(("keys", "again"), [("ctrl+q", "ctrl+q"), ("ctrl+c", "y")])
@at_once
async def test_the_keys_that_leave_any_program_ask_too(game: Game, keys: str, again: str) -> None:
    async with sitting_at(game, {1: GreedyBot(1)}) as table:
        await table.choose(game.rules.action("C7"))
        await table.press(keys)
        assert isinstance(table.app.screen, Confirm)
        await table.press("n")
        assert table.app.chooser is not None
        await table.press(keys)
        await table.pilot.press(again)
    assert table.app.return_code == 0
