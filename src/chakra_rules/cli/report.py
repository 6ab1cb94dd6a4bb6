"""``chakra report``: a saved game as a bug report, and the report of a game that failed."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from chakra_rules.dealers import no_dealer
from chakra_rules.errors import ChakraError, ModuleContractError, SaveError
from chakra_rules.game import Game
from chakra_rules.review import report as report_of
from chakra_rules.saves import read_save

WHOLE = "It holds the whole game, hidden values too."


def report(save: Any, seat: int | None, out: Path | None) -> None:
    """Write a bug report.

    Args:
        save: the JSON data of a save; one that does not replay is reported with the reason.
        seat: whom to redact it for; None for the whole truth.
        out: the file to write; None for the standard output.

    Raises:
        ChakraError: the save cannot be read at all, there is no such seat, or the file cannot be written.
    """
    data = _report(save, seat)
    if out is None:
        sys.stdout.write(_text(data))
        return
    try:
        out.write_text(_text(data), "utf-8")
    except OSError as error:
        raise ChakraError(f"{out} cannot be written: {(error.strerror or str(error)).lower()}", str(out)) from error
    sys.stderr.write(f"Written to {out}. {WHOLE if seat is None else f'It holds what seat {seat} may know.'}\n")


def _report(save: Any, seat: int | None) -> dict[str, Any]:
    try:
        game = Game.load(save, dealer=no_dealer)
    except SaveError as error:
        if seat is not None:
            raise
        return report_of(read_save(save), error=error)
    if seat is not None and not 0 <= seat < len(game.state.seats):
        raise ChakraError(f"there is no seat {seat}: seats are 0 to {len(game.state.seats) - 1}")
    return report_of(game, seat)


@contextmanager
def reporting(game: Game) -> Iterator[None]:
    """Around play: when a module or this library fails, a report of the game is written, and the error says where.

    Raises:
        ChakraError: whatever was raised within; of a failure, in one line.
    """
    try:
        yield
    except (ChakraError, OSError) as error:
        if isinstance(error, ModuleContractError):
            raise ChakraError(f"{error}.{_kept(game, error)}") from error
        raise
    except Exception as error:
        raise ChakraError(f"something went wrong: {error!r}.{_kept(game, error)}") from error


def _kept(game: Game, error: Exception) -> str:
    """Where a report of the failed game is; nothing when not even that could be written."""
    with suppress(Exception):
        text = _text(report_of(game, error=error))
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix="chakra-report-", suffix=".json", delete=False
        ) as file:
            file.write(text)
        return f" A report for whoever maintains the rules is in {file.name}. {WHOLE}"
    return ""


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1) + "\n"
