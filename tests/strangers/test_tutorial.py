"""docs/write-a-module.md shows the very code of the strangers, and its sessions run as they are printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "write-a-module.md"
BLOCK = re.compile(r"(?:^<!-- (?P<file>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(m["file"] or "", m["kind"], m["code"]) for m in BLOCK.finditer(PAGE.read_text("utf-8"))]
SHOWN = [(name, code) for name, kind, code in BLOCKS if kind != "pycon"]


def test_every_block_is_run_or_comes_from_a_file() -> None:
    assert len(BLOCKS) * 2 == len(re.findall("^```", PAGE.read_text("utf-8"), re.MULTILINE))
    assert [code for name, code in SHOWN if not name] == []
    assert [kind for name, kind, _ in BLOCKS if not name] == ["pycon"] * 4


@pytest.mark.parametrize(("name", "code"), SHOWN, ids=[f"{n}-{name}" for n, (name, _) in enumerate(SHOWN)])
def test_what_is_shown_is_the_code(name: str, code: str) -> None:
    assert code in (ROOT / name).read_text("utf-8")


def test_every_source_file_of_the_strangers_is_shown() -> None:
    sources = (
        path for path in (ROOT / "tests" / "strangers" / "src").glob("**/*.*") if path.suffix in (".py", ".toml")
    )
    assert {path.relative_to(ROOT).as_posix() for path in sources} <= {name for name, _ in SHOWN}


def test_the_sessions_run_as_they_are_printed() -> None:
    text = "\n".join(code for _, kind, code in BLOCKS if kind == "pycon")
    session = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    results = doctest.DocTestRunner().run(session, out=told.append)
    assert results.failed == 0, "".join(told)
    assert results.attempted == text.count(">>> ")


def test_every_link_of_the_page_leads_somewhere() -> None:
    links = re.findall(r"\]\((\.\./[^)#]+)\)", PAGE.read_text("utf-8"))
    assert links
    assert [link for link in links if not (PAGE.parent / link).exists()] == []
