"""The wheels play under Pyodide, Python in WebAssembly, what they play here: a whole game, byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.clients.conftest import Node

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "clients" / "pyodide"
MODULES = ("yin-yang", "powers", "abilities", "objectives")


def test_the_wheels_play_a_whole_game_with_four_modules_in_pyodide_as_cpython_does(node: Node) -> None:
    subprocess.run([sys.executable, str(PYODIDE / "build.py")], check=True)
    node.install(PYODIDE)
    here = subprocess.run([sys.executable, str(PYODIDE / "game.py")], check=True, capture_output=True).stdout
    there = node.run("check.mjs", folder=PYODIDE)
    save, *told = here.decode().splitlines()
    assert {module["id"] for module in json.loads(save)["modules"]} == {"base", *MODULES}
    assert told[-2].count("TurnEnded")
    assert "GameEnded" in told[-2]
    assert there == here


def test_the_page_to_copy_loads_the_wheels_as_the_check_does() -> None:
    page = (PYODIDE / "page.html").read_text("utf-8")
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["dependencies"]["pyodide"].lstrip("^")
    assert 'from "./load.mjs"' in page
    assert f"/v{version}/" in page
    assert page in (ROOT / "docs" / "browser.md").read_text("utf-8")
