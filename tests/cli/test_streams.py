"""Standard streams that are closed, full, or of another encoding."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from chakra_rules.cli.screen import wipe

CHAKRA = f"{sys.executable} -c 'import sys; from chakra_rules.cli import main; sys.exit(main(sys.argv[1:]))'"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="redirects as the shells of other systems do not")


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What comes of a command with redirections."""
    return subprocess.run(["sh", "-c", command], capture_output=True, env=os.environ | environment, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("command", ["rules", "schema", "demo --modules none"])
def test_output_that_cannot_be_written_is_told_in_one_line(command: str) -> None:
    done = shell(f"{CHAKRA} {command} > /dev/full")
    assert (done.returncode, done.stderr) == (1, b"chakra: the output cannot be written: no space left on device\n")


def test_what_was_on_a_wiped_terminal_cannot_be_scrolled_back_to() -> None:
    written = StringIO()
    wipe(Console(file=written, force_terminal=True, legacy_windows=False))
    assert written.getvalue().endswith("\x1b[3J")


def test_closed_input_is_empty_input() -> None:
    done = shell(f"{CHAKRA} play --plain --modules none --seed 1 <&-")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The input has ended" in done.stdout
    done = shell(f"{CHAKRA} serve --stdio <&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_nothing_is_said_of_closed_output() -> None:
    done = shell(f"{CHAKRA} rules >&-")
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_an_encoding_lacks_is_a_question_mark() -> None:
    done = shell(f"{CHAKRA} --lang fr rules base.channel.7", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert done.stdout.isascii()
