"""``chakra serve``: the line protocol over standard input and output."""

from __future__ import annotations

import os
import sys

from chakra_rules.serve import Session, serve


def serve_stdio() -> None:
    """Answer the requests on standard input until they end, one of them quits, or nobody reads the replies."""
    try:
        serve(Session(), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # What is left to be written would make Python complain of the pipe once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
