"""docs/fuzzing.md is run from beginning to end, as somebody would type it, and shows what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chakra_rules.testing.conformance import CLAUSES
from chakra_rules.testing.faults import SAYS
from tests.cli.conftest import run
from tests.faults.planted import PLANTED

PAGE = (Path(__file__).parents[2] / "docs" / "fuzzing.md").read_text("utf-8")
BLOCK = re.compile(r"(?:^<!-- (?P<file>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(m["file"] or "", m["kind"], m["text"]) for m in BLOCK.finditer(PAGE)]
RED = "pytest -q failures/hooks_return.gift.failure.json"


@pytest.fixture
def at_the_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of its own, where Python finds what lies in it and nothing is remembered of it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path
    sys.modules.pop("gift", None)


def test_every_command_of_the_page_does_what_it_says(at_the_prompt: Path) -> None:
    shown = ""
    for file, kind, text in BLOCKS:
        if file:
            (at_the_prompt / file).write_text(text)
            sys.modules.pop("gift", None)
        elif kind == "sh":
            for line in text.splitlines():
                shown = typed(line)
        elif kind == "text":
            assert says(shown, text) == [], shown
    assert (at_the_prompt / "figures.json").exists()


def typed(line: str) -> str:
    """What the command prints; it ends as the page says it does."""
    program, *arguments = line.split()
    if program == "chakra":
        outcome = run(*arguments)
        assert outcome.err == ""
        assert outcome.code == int("Failure 1" in outcome.out or arguments[0] == "compare"), outcome.out
        return outcome.out
    if program == "pytest":
        command = [sys.executable, "-m", "pytest", *arguments]
        result = subprocess.run(command, check=False, capture_output=True, text=True)
        assert result.returncode == int(line == RED), line
        return result.stdout
    assert program in ("export", "mkdir", "cp"), line
    return subprocess.run(line, shell=True, check=True, capture_output=True, text=True).stdout


def says(shown: str, text: str) -> list[str]:
    """The parts of the text that are not shown; ``...`` on a line of its own stands for anything between them."""
    at, missing = 0, []
    for part in text.split("...\n"):
        found = shown.find(part.rstrip("\n"), at)
        if found < 0:
            missing.append(part)
        else:
            at = found + len(part)
    return missing


def test_a_page_that_shows_something_else_is_noticed() -> None:
    assert says("one\ntwo\nthree\n", "one\n...\nthree\n") == []
    assert says("one\ntwo\nthree\n", "three\n...\none\n") == ["one\n"]


def test_there_is_a_block_of_every_kind_and_no_other() -> None:
    assert len(BLOCKS) * 2 == len(re.findall("^```", PAGE, re.MULTILINE))
    assert {(kind, bool(file)) for file, kind, _ in BLOCKS} == {
        ("python", True), ("sh", False), ("text", False), ("pycon", False),
    }  # fmt: skip


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading."""
    lines = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return cells[2:]


def test_the_clauses_beside_the_contract_are_listed() -> None:
    assert rows("What is checked") == [[f"`{name}`", SAYS[name]] for name in SAYS if name not in CLAUSES]


def test_every_planted_fault_is_in_the_table_of_those_found() -> None:
    table = {row[0].strip("`"): row[4].strip("`") for row in rows("What it finds")}
    assert table == {one.name: one.expected for one in PLANTED}
