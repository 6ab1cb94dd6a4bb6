"""A session over two streams of bytes, such as a process's standard input and output."""

from __future__ import annotations

from typing import BinaryIO

from chakra_rules.serve.lines import LONGEST
from chakra_rules.serve.session import Session


def serve(session: Session, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer line by line until the requests end or one of them quits.

    Args:
        session: what answers.
        requests: where the lines come from; one that is too long is refused without being kept.
        replies: where each reply goes at once.
    """
    while not session.over:
        line = requests.readline(LONGEST + len(b"\r\n"))
        if not line:
            return
        if len(line) > LONGEST:
            _skip_line(line, requests)
        replies.write(session.answer(line).encode() + b"\n")
        replies.flush()


def _skip_line(line: bytes, requests: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = requests.readline(1 << 16)
