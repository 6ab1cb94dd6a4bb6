"""Gathers in ``wheels/`` all that a browser needs: the wheels of this workspace, and of what they depend on.

Run it with ``uv run python clients/pyodide/build.py``, and the names of further packages that the page uses; the folder
can then be put on any web server.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
WHEELS = HERE / "wheels"
PYTHON = "3.14"
"""The Python in Pyodide, whose packages are wanted; all of them are pure Python."""


def build(wheels: Path = WHEELS, further: Sequence[str] = ()) -> list[str]:
    """Fill the folder anew.

    Args:
        wheels: the folder.
        further: packages to put in besides, with what they depend on.

    Returns:
        The names of the wheels in it, as ``index.json`` lists them.
    """
    uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    shutil.rmtree(wheels, ignore_errors=True)
    python = f"--python={sys.executable}"
    _run(uv, "build", "--quiet", python, "--all-packages", "--wheel", f"--out-dir={wheels}")
    ours = [str(path) for path in wheels.glob("*.whl")]
    fetch = ("pip", "download", "--quiet", "--only-binary=:all:", f"--python-version={PYTHON}")
    _run(
        uv,
        "tool",
        "run",
        "--quiet",
        python,
        *fetch,
        f"--find-links={wheels}",
        f"--dest={wheels}",
        "micropip",
        *further,
        *ours,
    )
    names = sorted([path.name for path in wheels.glob("*.whl")])
    (wheels / "index.json").write_text(json.dumps(names, indent=2) + "\n", "utf-8")
    return names


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    build(further=sys.argv[1:])
