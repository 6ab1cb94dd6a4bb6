"""The application is an example to copy: it takes nothing from this library but what is public."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from chakra_rules.cli import tui

PUBLIC = {
    "chakra_rules",
    "chakra_rules.bots",
    "chakra_rules.choosing",
    "chakra_rules.events",
    "chakra_rules.extend",
    "chakra_rules.review",
    "chakra_rules.terms",
    "chakra_rules.words",
}
FOLDER = Path(str(tui.__file__)).parent
SOURCES = sorted(FOLDER.glob("*.py"))


def imported(source: str) -> set[str]:
    """The modules of this library that a source imports, without those of the application itself."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.split(".")[0] == "chakra_rules" and not name.startswith(tui.__name__)}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_only_what_is_public_is_imported(file: Path) -> None:
    assert imported(file.read_text("utf-8")) <= PUBLIC


def test_an_import_of_something_else_would_be_found() -> None:
    assert imported("from chakra_rules.pipeline import carry_out\nimport chakra_rules.cli.boards") == {
        "chakra_rules.pipeline",
        "chakra_rules.cli.boards",
    }


def test_the_files_that_are_no_code_are_in_the_package() -> None:
    for name in ("table.tcss", "locale/en.ftl", "locale/de.ftl", "locale/fr.ftl"):
        assert files(tui).joinpath(name).is_file()
