"""The standard streams, whatever whoever started the command has made of them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import BytesIO, TextIOWrapper


def prepare() -> None:
    """Take a closed stream for an empty one, and write a question mark for what the encoding of the output lacks."""
    if sys.stdin is None:
        sys.stdin = TextIOWrapper(BytesIO())
    if sys.stdout is None:
        sys.stdout = TextIOWrapper(BytesIO())
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def give_up() -> None:
    """Drop what is left to be written, of which Python would complain once more when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
