"""Whatever cannot be followed gets one line and exit code 2."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chakra_rules import Game, Ruleset
from chakra_rules.cli import main

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("demo --modules nonsense", "there is no module nonsense"),
        ("demo --modules none,", "names no modules"),
        ("demo --modules none --players 7", "two to four can"),
        ("demo --modules none --players many", "--players"),
        ("demo --modules none --option colour=3", "did you mean colour_limit?"),
        ("demo --modules none --option colour_limit=4", "it is one of 3, 'none'"),
        ("demo --modules none --option colour_limit", "NAME=VALUE"),
        (f"demo --modules none --option colour_limit={'9' * 5000}", "it is one of 3, 'none'"),
        ("demo --modules nowhere:MODULE", "nowhere:MODULE cannot be imported"),
        ("demo --modules chakra_rules.base:TITLE", "chakra_rules.base:TITLE cannot be imported"),
        ("demo --modules chakra_rules:Ruleset", "chakra_rules:Ruleset is no Module"),
        ("demo --loud", "--loud"),
        ("demos", "demo"),
        ("play --modules none --bots 2", "0 to 1 can"),
        ("play --load missing.json", "missing.json: cannot be read: no such file"),
        ("play --load missing.json --players 3", "leave the other options out"),
        ("replay missing.json", "missing.json: cannot be read: no such file"),
        ("replay .", "is a directory"),
        ("rules base.receive.limits", "did you mean base.receive.limit"),
        ("rules nonsense", "there is no rule nonsense"),
    ],
)
def test_a_bad_argument_gets_one_line_and_exit_code_2(
    chakra: Chakra, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = chakra(*arguments.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_the_help_says_in_a_line_what_each_command_does(chakra: Chakra, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = chakra("--help").out.partition("Commands:\n")[2].splitlines()
    assert [line for line in told if not line.endswith(".") or line.endswith("...")] == []
    assert len(told) > 5


def saved() -> dict[str, Any]:
    game = Game.new(Ruleset.of(), players=2, seed=1)
    game.play("M" if "M" in [a.notation for a in game.actions()] else game.actions()[0])
    data: dict[str, Any] = json.loads(json.dumps(game.save()))
    return data


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (json.dumps(saved())[:100], "is no saved game"),
        ("[" * 100_000, "is no saved game"),
        ("[]", "a save is an object"),
        ("{}", "$.format"),
        (json.dumps({**saved(), "format": 99}), "newer"),
        (json.dumps({**saved(), "players": "two"}), "$.players"),
        (json.dumps({**saved(), "log": ["V:1"], "checksums": [""]}), "$.log[0]"),
        (json.dumps({**saved(), "position": "elsewhere"}), "$.position"),
        ("\udcff", "is no saved game"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_broken_save_gets_one_line_with_the_place(
    chakra: Chakra, tmp_path: Path, command: list[str], text: str, said: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8", errors="surrogateescape")
    outcome = chakra(*command, str(file))
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.startswith(f"chakra: {file}: ")
    assert outcome.err.count("\n") == 1


def test_a_seat_that_is_not_there_cannot_watch(chakra: Chakra, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved()))
    outcome = chakra("replay", str(file), "--seat", "2")
    assert (outcome.code, outcome.err) == (2, "chakra: there is no seat 2: seats are 0 to 1\n")


@pytest.mark.parametrize("library", ["typer", "rich"])
def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], library: str
) -> None:
    for name in [name for name in sys.modules if name.startswith(("chakra_rules.cli.", "typer", "rich"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    assert main(["demo"]) == 2
    assert "chakra-rules[cli]" in capsys.readouterr().err


def test_ctrl_c_ends_it_quietly() -> None:
    script = "import sys; from chakra_rules.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "play", "--modules", "none", "--seed", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"seat 0> "):
            byte = process.stdout.read(1)
            assert byte, seen
            seen += byte
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=10)
        assert process.returncode == 130
        assert err.strip() == b""
