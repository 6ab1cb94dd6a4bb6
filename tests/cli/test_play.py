"""Playing at a terminal, driven by what people type."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chakra_rules import Game, Player, Ruleset

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

SEED = "3"
TWO_PEOPLE = ("play", "--modules", "none", "--seed", SEED, "--bots", "0")


@pytest.fixture
def game() -> Game:
    """The game that the same seed deals to the command."""
    return Game.new(Ruleset.of(), players=2, seed=int(SEED))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def onto(game: Game, height: int) -> str:
    """A legal taking that places on this height."""
    return next(a.notation for a in game.actions() if a.notation.startswith("T") and a.notation.endswith(f">{height}"))


def play(game: Game, *texts: str) -> None:
    for text in texts:
        game.play(text)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_notation_plays_the_game_and_save_writes_it(chakra: Chakra, game: Game, file: Path) -> None:
    first = onto(game, 4)
    play(game, first)
    second = onto(game, 8)
    play(game, second)
    outcome = chakra(*TWO_PEOPLE, typed=typed(first, second.lower(), f"save {file}", "quit"))
    assert outcome.code == 0
    assert json.loads(file.read_text()) == game.save()
    assert "Goodbye." in outcome.out


def test_numbers_lead_from_the_kind_to_one_action(chakra: Chakra, game: Game, file: Path) -> None:
    first = next(a.notation for a in game.actions() if a.notation.startswith("T"))
    outcome = chakra(*TWO_PEOPLE, typed=typed("1", "1", "1", "1", f"save {file}"))
    assert "  1  receive energy (" in outcome.out
    assert "  1  flow 1: " in outcome.out
    assert json.loads(file.read_text())["log"][len(game.history)] == first
    assert f"\n0  {first} " in outcome.out


def test_undo_takes_back_a_channelling_move_by_move(chakra: Chakra, game: Game, file: Path) -> None:
    play(game, first := onto(game, 4), second := onto(game, 4))
    position = game.save()
    move = next(a for a in game.actions() if a.notation == "C7")
    game.play(move)
    step = game.actions()[0].notation
    outcome = chakra(
        *TWO_PEOPLE, typed=typed(first, second, "C7", step, "undo", "undo", f"save {file}", "undo", "undo")
    )
    assert json.loads(file.read_text()) == position
    assert f"Taken back: {step}" in outcome.out
    assert "Taken back: C7" in outcome.out
    assert "It cannot be taken back: chance has decided something since." in outcome.out


@pytest.mark.rule("base.receive.one-place")
def test_why_names_every_rule_that_refuses(chakra: Chakra, game: Game) -> None:
    refused = onto(game, 4).replace(">4", ">9")
    outcome = chakra(*TWO_PEOPLE, typed=typed(f"why {refused}", refused, f"why {onto(game, 4)}", "why", "why not"))
    reason = (
        "Height 9 is no place for energy: choose 8 for the bubbles or 7 to 1 for a\n  chakra. [base.receive.one-place]"
    )
    assert outcome.out.count(reason) == 2
    assert f"{onto(game, 4)} is allowed: take " in outcome.out
    assert "'not' is no notation of these rules" in outcome.out.replace("\n", " ")


def test_a_refused_line_changes_nothing(chakra: Chakra, game: Game, file: Path) -> None:
    lines = [
        "banana",
        "99",
        "9" * 5000,
        "T9:K>9",
        "M:Z",
        "K3-0",
        "",
        "back",
        "board",
        "all",
        "help",
        "save",
        f"save {file}",
    ]
    outcome = chakra(*TWO_PEOPLE, typed=typed(*lines))
    assert outcome.code == 0
    assert json.loads(file.read_text()) == game.save()
    assert "The list has the numbers 1 to " in outcome.out


def test_a_saved_game_is_gone_on_with(chakra: Chakra, game: Game, file: Path) -> None:
    play(game, onto(game, 8), onto(game, 8))
    file.write_text("\ufeff" + json.dumps(game.save()), "utf-8")  # as some editors begin a file
    third = onto(game, 4)
    again = file.with_name("again.json")
    chakra("play", "--load", str(file), "--bots", "0", typed=typed(third, f"save {again}"))
    log = json.loads(again.read_text())["log"]
    assert log[: len(game.history) + 1] == [*game.save()["log"], third]


def test_a_game_of_a_module_that_is_not_installed_is_gone_on_with_by_its_place(
    chakra: Chakra, house_rule: str, file: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.json"
    chakra("play", "--modules", house_rule, typed=typed("M:G", f"save {file}"))
    refused = chakra("play", "--load", str(file))
    assert (refused.code, "not installed: house-rule 1" in refused.err) == (2, True)
    chakra("play", "--load", str(file), "--modules", house_rule, typed=typed(f"save {again}"))
    assert again.read_text() == file.read_text()


def test_a_saved_game_is_gone_on_with_by_the_rules_it_was_played_by(chakra: Chakra, file: Path) -> None:
    chakra(*TWO_PEOPLE, typed=typed(f"save {file}"))
    other = chakra("play", "--load", str(file), "--modules", "none", "--option", "colour_limit=none")
    assert (other.code, other.out) == (2, "")
    assert 'base.colour_limit is 3 there and "none" here' in other.err


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(chakra: Chakra, tmp_path: Path) -> None:
    outcome = chakra(*TWO_PEOPLE, typed=typed(f"save {tmp_path}", "quit"))
    assert f"{tmp_path} cannot be written" in outcome.out.replace("\n", "")
    assert outcome.code == 0


@pytest.mark.rule("base.meditate.look")
def test_each_person_sees_only_what_their_seat_has_looked_at(chakra: Chakra, game: Game) -> None:
    mine, theirs = (seat.looked for seat in game.state.seats)
    assert mine != theirs
    first = onto(game, 8)
    out = chakra(*TWO_PEOPLE, typed=typed(first, "quit")).out
    own, other = out.split("Seat 1 (you)")
    for colour, value in zip("PBCGYOR", game.state.plenitude[:7], strict=True):
        assert (f" {colour} {value}  " in own) is (colour in mine)
        assert (f" {colour} {value}  " in other.split("seat 1>")[0]) is (colour in theirs)


def test_the_end_of_the_input_ends_the_game_politely(chakra: Chakra) -> None:
    outcome = chakra(*TWO_PEOPLE)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith("The input has ended: goodbye. The game is not saved.\n")


def test_bots_answer_until_a_person_is_asked_again(chakra: Chakra, game: Game, file: Path) -> None:
    first = onto(game, 8)
    chakra("play", "--modules", "none", "--seed", SEED, "--players", "2", typed=typed(first, f"save {file}"))
    loaded = Game.load(json.loads(file.read_text()))
    assert loaded.decision is not None
    assert (loaded.decision.seat, loaded.state.round) == (0, 2)
    assert {entry.seat for entry in loaded.history if entry.seat >= 0} == {0, 1}


def test_a_saved_game_goes_on_with_the_bots_it_had(chakra: Chakra, tmp_path: Path) -> None:
    one, again = tmp_path / "one.json", tmp_path / "again.json"
    play = ("play", "--modules", "none", "--seed", SEED, "--players", "3", "--bots", "1")
    chakra(*play, typed=typed(f"save {one}"))
    assert [player["bot"] for player in json.loads(one.read_text())["players"]] == ["", "", "greedy"]
    assert "Played by bots: seat 2." in chakra("play", "--load", str(one), typed=typed(f"save {again}")).out
    assert json.loads(again.read_text()) == json.loads(one.read_text())
    assert "Played by bots" not in chakra("play", "--load", str(one), "--bots", "0", typed=typed("quit")).out


def test_a_saved_game_goes_on_with_a_bot_of_another_kind_and_not_with_one_that_is_not_there(
    chakra: Chakra, game: Game, tmp_path: Path
) -> None:
    file, again = tmp_path / "one.json", tmp_path / "again.json"
    game.players = (Player("Ada"), Player(bot="random"))
    file.write_text(json.dumps(game.save()))
    chakra("play", "--load", str(file), typed=typed(f"save {again}"))
    assert json.loads(again.read_text())["players"][1]["bot"] == "random"
    game.players = (Player("Ada"), Player(bot="deep"))
    file.write_text(json.dumps(game.save()))
    outcome = chakra("play", "--load", str(file))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == (
        "chakra: seat 1 is played by a bot deep, and there are greedy and random: say with --bots how many play\n"
    )
    assert chakra("play", "--load", str(file), "--bots", "1", typed=typed("quit")).code == 0
