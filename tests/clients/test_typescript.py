"""The TypeScript client plays whole games through ``chakra serve --stdio``."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.clients.conftest import Node

FOLDER = Path(__file__).parents[2] / "clients" / "typescript"
BUILD = ("node_modules/typescript/bin/tsc", "--noEmit", "false", "--rootDir", "src", "--outDir", "dist")


@pytest.fixture(scope="module")
def built(node: Node) -> Node:
    """Node, with the client compiled."""
    node.install(FOLDER)
    node.run(*BUILD, folder=FOLDER)
    return node


@pytest.fixture(autouse=True)
def _chakra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of this environment is the one that the client starts."""
    found = shutil.which("chakra", path=str(Path(sys.executable).parent))
    assert found
    monkeypatch.setenv("CHAKRA", found)
    monkeypatch.setenv("PATH", str(Path(found).parent), prepend=os.pathsep)


def test_the_client_passes_its_own_tests_with_a_whole_game_among_them(built: Node) -> None:
    told = built.run("--test", "--test-reporter=tap", "dist/client.test.js", folder=FOLDER).decode()
    assert re.search(r"^ok \d+ - a whole game with four modules is played to its end", told, re.MULTILINE)
    assert "\n# fail 0\n" in told
    assert "\n# skipped 0\n" in told


def test_the_example_of_the_page_runs(built: Node) -> None:
    block = re.search(r"^```js\n(.*?)^```$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block
    (FOLDER / "dist" / "example.js").write_text(block[1], "utf-8")
    text, happened, refused = built.run("dist/example.js", folder=FOLDER).decode().splitlines()
    assert text.startswith("meditate")
    assert happened == "1 action, now seat 1"
    assert refused == "illegal base.channel.complete"
