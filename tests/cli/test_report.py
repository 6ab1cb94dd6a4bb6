"""A bug report of a saved game, and of one that failed at the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chakra_rules import ChakraError, Game, IllegalAction, ModuleContractError, Ruleset
from chakra_rules.cli.report import reporting
from chakra_rules.review import read_report, report
from chakra_rules.visibility import SPECTATOR

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra


@pytest.fixture
def game() -> Game:
    game = Game.new(Ruleset.of(), players=2, seed=4)
    game.play("M:P")
    return game


def test_a_report_is_printed_and_loads_as_the_game(chakra: Chakra, game: Game, file: Path) -> None:
    outcome = chakra("report", str(file))
    assert (outcome.code, outcome.err) == (0, "")
    assert read_report(json.loads(outcome.out)).game().state == game.state


def test_a_report_is_made_of_a_report(chakra: Chakra, game: Game, file: Path) -> None:
    file.write_text(chakra("report", str(file)).out)
    again = chakra("report", str(file))
    assert (again.code, read_report(json.loads(again.out)).game().state) == (0, game.state)


def test_a_report_for_a_seat_goes_to_a_file_and_says_so(chakra: Chakra, game: Game, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    outcome = chakra("report", str(file), "--seat", "1", "--out", str(out))
    assert outcome.out == ""
    assert "holds what seat 1 may know" in outcome.err
    assert game.state.plenitude not in out.read_text()
    assert read_report(json.loads(out.read_text())).seat == 1
    assert "hidden values too" in chakra("report", str(file), "--out", str(out)).err


def test_a_save_that_does_not_replay_is_reported_with_the_reason(chakra: Chakra, game: Game, file: Path) -> None:
    data: Any = game.save()
    data["log"][3] = "M:M"
    file.write_text(json.dumps(data))
    failure = read_report(json.loads(chakra("report", str(file)).out)).failure
    assert failure is not None
    assert failure.message.startswith("$.log[3]: ")
    outcome = chakra("report", str(file), "--seat", "0")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"chakra: {file}: $.log[3]: ")


@pytest.mark.parametrize(("seat", "whom"), [(SPECTATOR, "a spectator"), (1, "seat 1")])
def test_of_a_report_that_holds_no_game_it_is_said_for_whom_it_was_redacted(
    chakra: Chakra, game: Game, file: Path, seat: int, whom: str
) -> None:
    file.write_text(json.dumps(report(game, seat)))
    outcome = chakra("report", str(file))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"chakra: {file}: $.seat: the report was redacted for {whom}: it holds no game\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seat", "2"), "there is no seat 2: seats are 0 to 1"),
        (("--seat", "-1"), "there is no seat -1"),
        (("--out", "/no/such/place"), "/no/such/place cannot be written"),
    ],
)
def test_what_cannot_be_reported_is_said_in_one_line(
    chakra: Chakra, file: Path, words: tuple[str, ...], told: str
) -> None:
    outcome = chakra("report", str(file), *words)
    assert (outcome.code, outcome.out) == (2, "")
    assert told in outcome.err


def test_a_report_is_replayed_and_played_on_as_a_save_is(
    chakra: Chakra, game: Game, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "report.json"
    chakra("report", str(file), "--out", str(out))
    assert chakra("replay", str(out)).out == chakra("replay", str(file)).out
    assert chakra("replay", str(out), "--check").code == 0
    assert chakra("play", "--load", str(out), typed="quit\n").code == 0
    chakra("report", str(file), "--seat", "1", "--out", str(out))
    outcome = chakra("replay", str(out))
    assert (outcome.code, outcome.out) == (2, "")
    assert "$.seat: the report was redacted for seat 1" in outcome.err


def test_what_is_no_save_is_no_report(chakra: Chakra, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    assert "$.format" in chakra("report", str(file)).err


@pytest.mark.parametrize(
    "error", [ModuleContractError("hook lines of odd failed", "odd"), ZeroDivisionError("by zero")]
)
def test_a_failure_at_the_table_leaves_a_report_and_says_where(
    game: Game, error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(ChakraError, match="hidden values too") as caught, reporting(game):
        raise error
    [file] = tmp_path.iterdir()
    assert str(file) in str(caught.value)
    read = read_report(json.loads(file.read_text()))
    assert read.game().state == game.state
    assert read.failure is not None
    assert read.failure.kind == type(error).__name__
    assert re.search(f"raise error.*{error}", " ".join(read.failure.traceback))


@pytest.mark.parametrize("error", [IllegalAction("no"), BrokenPipeError(), KeyboardInterrupt()])
def test_what_is_no_failure_leaves_no_report(
    game: Game, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(type(error)), reporting(game):
        raise error
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_cannot_even_be_written_fails_with_what_went_wrong(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", "/no/such/place")
    with pytest.raises(ChakraError, match=r"^something went wrong: ZeroDivisionError\(\)\.$"), reporting(game):
        raise ZeroDivisionError
