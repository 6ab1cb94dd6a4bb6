"""The command line: ``chakra demo``, ``play``, ``fuzz``, ``serve`` and the rest of what ``chakra --help`` lists."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]

LIBRARIES = {"typer", "rich", "fluent", "babel"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; this is the script ``chakra``.

    Args:
        arguments: the words after ``chakra``; by default those of this process.

    Returns:
        The exit code: 0 when all went well, 2 when the arguments cannot be followed, 130 after Ctrl-C.
    """
    try:
        from chakra_rules.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in LIBRARIES:
            raise
        sys.stderr.write(f'chakra needs {error.name}: install it with  pip install "chakra-rules[cli]"\n')
        return 2
    except KeyboardInterrupt:
        return 130
    return run(arguments)
