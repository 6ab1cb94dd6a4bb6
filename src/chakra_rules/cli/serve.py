"""``chakra serve``: the line protocol over standard input and output."""

from __future__ import annotations

import sys

from chakra_rules.cli import streams
from chakra_rules.serve import Session, serve


def serve_stdio() -> None:
    """Answer the requests on standard input until they end, one of them quits, or nobody reads the replies."""
    try:
        serve(Session(), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        streams.give_up()
