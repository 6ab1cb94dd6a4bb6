"""The command ``chakra serve --stdio``, as a program in another language runs it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any

import pytest

from chakra_rules import NATURE, Game, Ruleset
from chakra_rules.bots import GreedyBot, RandomBot, play_out
from chakra_rules.cli import main
from chakra_rules.compose import installed
from chakra_rules.serve import Session, serve
from chakra_rules.serve.lines import LONGEST

COMMAND = [sys.executable, "-c", "from chakra_rules.cli import main; raise SystemExit(main())", "serve", "--stdio"]


class Process:
    """The command at work."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def line(self, line: bytes) -> Any:
        """The reply to a line."""
        stdin, stdout = self._streams()
        stdin.write(line + b"\n")
        stdin.flush()
        return json.loads(stdout.readline())

    def ask(self, do: str, **fields: Any) -> Any:
        """What a request gives that is granted."""
        return self.line(json.dumps({"id": 1, "do": do, **fields}).encode())["ok"]

    def end(self) -> int:
        """How the command ends when nobody asks any more."""
        for stream in self._streams():
            stream.close()
        return self.process.wait(60)

    def _streams(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout


@pytest.fixture
def process() -> Iterator[Process]:
    """The command, which has to end well."""
    made = Process()
    yield made
    assert made.end() == 0


def test_a_whole_game_played_through_a_process_amid_bad_lines_is_the_game_played_here(process: Process) -> None:
    here = play_out(Game.new(Ruleset.of(*installed()[1:]), players=2, seed=9), [RandomBot(9), GreedyBot(9)])
    told = process.ask("new", modules=list(installed()[1:]), players=2, seed=9)
    assert process.line(b"\xff\xfe")["error"]["code"] == "not-json"
    assert process.line(b"x" * (3 * LONGEST))["error"]["code"] == "too-long"
    longest = b'{"id": 1, "do": "' + b"x" * (LONGEST - 19)
    assert len(longest + b'"}') == LONGEST
    assert process.line(longest + b'"}')["error"]["code"] == "not-a-request"
    for number, entry in enumerate(here.history):
        if entry.seat == NATURE:
            continue
        assert (told["step"], told["decision"]["seat"]) == (number, entry.seat)
        told = process.ask("play", **{"as": entry.seat}, action=entry.action.notation, step=number)
    assert told["decision"] is None
    assert process.ask("score", **{"as": "spectator"})["score"]["winners"] == list(here.score().winners)
    assert process.ask("save")["save"] == here.save()
    assert process.ask("quit") == {}
    assert process.process.wait(60) == 0


def test_a_command_whose_replies_nobody_reads_ends_without_a_trace() -> None:
    pipe = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert pipe.stdout is not None
    pipe.stdout.close()
    _, told = pipe.communicate(b'{"id": 1, "do": "hello"}\n' * 100)
    assert (pipe.returncode, told) == (0, b"")


def test_serve_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve"]) == 2
    assert capsys.readouterr() == ("", "chakra: say how to serve: chakra serve --stdio\n")


def test_a_line_without_an_end_is_answered_and_what_follows_quit_is_not() -> None:
    replies = io.BytesIO()
    serve(Session(), io.BytesIO(b'{"id": 1, "do": "games"}'), replies)
    assert replies.getvalue() == b'{"id":1,"ok":{"games":[]}}\n'
    replies = io.BytesIO()
    serve(Session(), io.BytesIO(b'{"id": 1, "do": "quit"}\n{"id": 2, "do": "games"}\n'), replies)
    assert replies.getvalue() == b'{"id":1,"ok":{}}\n'
