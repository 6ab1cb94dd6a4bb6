"""Every example runs: in the pages of documentation and in the docstrings. Every link between pages leads somewhere."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from chakra_rules.compose import installed, load

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/README.md")])
TUTORIAL = ROOT / "docs" / "write-a-module.md"
"""Shows the files of tests/strangers, and is held to them there."""
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = [page for page in PAGES if page != TUTORIAL and BLOCK.search(page.read_text("utf-8"))]
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]+)")


def name_of(path: Path) -> str:
    """The path below the top of the repository."""
    return path.relative_to(ROOT).as_posix()


def run_page(text: str, name: str) -> list[str]:
    """Run the Python blocks of a page in order, with one set of names for all; what went wrong, by line."""
    names: dict[str, Any] = {"__name__": "page"}
    wrong: list[str] = []
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 1
        if ">>>" in block[1]:
            wrong += run_session(block[1], names, name, line)
        else:
            exec(compile("\n" * line + block[1], name, "exec"), names)
    return wrong


def run_session(session: str, names: dict[str, Any], name: str, line: int) -> list[str]:
    """Run the prompts of a block and compare what they show; the reports of those that differ."""
    test = doctest.DocTestParser().get_doctest(session, names, name, name, line)
    reports: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=reports.append, clear_globs=False)
    names.update(test.globs)
    return reports


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_the_examples_of_a_page_run_and_show_what_it_says(page: Path) -> None:
    assert "".join(run_page(page.read_text("utf-8"), name_of(page))) == ""


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_an_example_that_shows_something_else_is_reported_by_its_line() -> None:
    page = "Text.\n```python\none = 1\n```\n```pycon\n>>> one + 1\n2\n>>> one\n3\n```\n"
    [report] = run_page(page, "page.md")
    assert 'File "page.md", line 8' in report
    assert "Got:\n    1" in report


def test_an_example_that_fails_stops_the_page() -> None:
    with pytest.raises(ZeroDivisionError):
        run_page("```python\n1 / 0\n```\n", "page.md")


def modules_with_examples() -> list[str]:
    """The modules of every installed package whose docstrings show a session, by their importable names."""
    found: set[str] = set()
    packages = {load(name).package.split(".")[0] for name in installed()}
    for package in packages:
        top = Path(str(import_module(package).__file__)).parent
        for path in top.rglob("*.py"):
            if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE):
                parts = path.relative_to(top.parent).with_suffix("").parts
                found.add(".".join(parts).removesuffix(".__init__"))
    return sorted(found)


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_in_the_docstrings_of_a_module_run(name: str) -> None:
    reports: list[str] = []
    module = import_module(name)
    runner = doctest.DocTestRunner(verbose=False)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module, name):
        runner.run(test, out=reports.append)
    assert "".join(reports) == ""
    assert runner.tries > 0
