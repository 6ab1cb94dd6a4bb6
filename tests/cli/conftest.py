"""Running a command as a shell would, inside this process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from attrs import frozen

from chakra_rules import Game
from chakra_rules.cli import main
from chakra_rules.cli.language import speak


@frozen
class Outcome:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


Chakra = Callable[..., Outcome]
PLAIN = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def run(*arguments: str, typed: str = "", **environment: str) -> Outcome:
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name in PLAIN:
            patch.delenv(name, raising=False)
        for name, value in {"COLUMNS": "80", **environment}.items():
            patch.setenv(name, value)
        patch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
    return Outcome(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="session")
def chakra() -> Chakra:
    return run


@pytest.fixture(autouse=True)
def _in_english() -> None:
    """Whatever language the test before spoke."""
    speak("en")


HOUSE_RULE = """\
from chakra_rules.extend import Module

MODULE = Module(id="house-rule", version="1", title="Rule of our house", hooks=None)
"""


@pytest.fixture
def house_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The place of a module that is not installed."""
    (tmp_path / "house_rule.py").write_text(HOUSE_RULE)
    monkeypatch.syspath_prepend(tmp_path)
    return "house_rule:MODULE"


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    """The game of the test, saved."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.save()))
    return file
