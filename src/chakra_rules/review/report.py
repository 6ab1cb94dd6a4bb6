"""Bug reports: one JSON document from which a game can be looked at elsewhere, whole or as one seat knew it."""

from __future__ import annotations

import platform
import traceback
from typing import Any

from attrs import evolve, frozen

from chakra_rules.dealers import no_dealer
from chakra_rules.errors import ChakraError, SaveError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Save, read_save, save_data, structured, write_save
from chakra_rules.unreadable import json_name
from chakra_rules.views import mask, onlooker
from chakra_rules.visibility import SPECTATOR

FORMAT = 1
"""The layout of the reports that are written."""


@frozen
class Failure:
    """What went wrong.

    Args:
        kind: the class of the error.
        code: its stable code; empty when it is none of this library's.
        module: the id of the module at whose door it lies, where that is known.
        message: what it says; empty in a report for a seat, since it may tell what is hidden.
        traceback: where it happened; empty likewise.
    """

    kind: str
    code: str
    module: str
    message: str
    traceback: tuple[str, ...]


@frozen
class Report:
    """The contents of a bug report.

    Args:
        report: the version of this layout.
        python: the version of Python.
        system: what it runs on.
        seat: whom it was redacted for, a seat or SPECTATOR; None when it is full.
        save: the game: engine, modules in order, options, log and position. In a report for a seat, log and position
            are as the seat may know them, and there are no checksums.
        failure: what went wrong, when something did.
    """

    report: int
    python: str
    system: str
    seat: int | None
    save: Save
    failure: Failure | None

    def game(self, rules: Ruleset | None = None) -> Game:
        """The game reported, replayed and verified; nature's decisions are left open.

        Args:
            rules: what it was played by, when that is made of modules that are not installed.

        Raises:
            SaveError: the report was redacted, or the game cannot be replayed here.
        """
        if self.seat is not None:
            raise SaveError("the report tells what one viewer knew: no game can be made of it", "$.seat")
        try:
            return Game.load(save_data(self.save), rules, dealer=no_dealer)
        except SaveError as error:
            raise error.within("$.save") from error


def report(game: Game | Save, seat: int | None = None, error: BaseException | None = None) -> dict[str, Any]:
    """A bug report as JSON data.

    Args:
        game: the game, or a save that cannot be replayed.
        seat: a seat, or SPECTATOR, to redact the report for: what that viewer may not know is left out, and games
            that look the same to the viewer make the same report. None for the whole truth, which is for the host.
        error: what went wrong.

    Raises:
        IndexError: there is no such seat.
        ValueError: a save cannot be redacted; the game it holds can.

    >>> game = Game.new(Ruleset.of(), players=2, seed=7)
    >>> report(game, seat=1)["save"]["log"]
    ['V:????????', 'D:RBPGBBOOB', 'I:CB']
    """
    if isinstance(game, Game):
        save = read_save(game.save()) if seat is None else _redacted(game, seat)
    elif seat is None:
        save = game
    else:
        raise ValueError("what a seat may know is told by a game, not by a save")
    failure = _failure(error, whole=seat is None) if error else None
    return save_data(Report(FORMAT, platform.python_version(), platform.system(), seat, save, failure))


def read_report(data: Any) -> Report:
    """The report that JSON data holds, of this or an older version of the library.

    Raises:
        SaveError: with the path of the first thing that is missing, of the wrong type or too new.
    """
    if not isinstance(data, dict):
        raise SaveError(f"a report is an object, not {json_name(type(data))}")
    found = data.get("report")
    if type(found) is int and found != FORMAT:
        raise SaveError(f"report {found} is none this library reads; it reads {FORMAT}", "$.report", str(found))
    try:
        save = read_save(data.get("save"))
    except SaveError as error:
        raise error.within("$.save") from error
    return structured({**data, "save": save_data(save)}, Report)


def save_in(data: Any) -> Any:
    """The save in a full report; anything else as it is, which may be a save.

    Raises:
        SaveError: it is a report that cannot be read, or that was redacted.
    """
    if not isinstance(data, dict) or "report" not in data:
        return data
    found = read_report(data)
    if found.seat is not None:
        viewer = "a spectator" if found.seat == SPECTATOR else f"seat {found.seat}"
        raise SaveError(f"the report was redacted for {viewer}: it holds no game", "$.seat")
    return save_data(found.save)


def _redacted(game: Game, seat: int) -> Save:
    seen = game.view(seat)
    log = [mask(entry.action, onlooker(entry.before, seat)).notation for entry in game.history]
    save = write_save(game.rules, game.players, [], seen.state)
    return evolve(save, log=tuple(log), checksums=("",) * len(log))


def _failure(error: BaseException, whole: bool) -> Failure:
    code, module = (error.code if isinstance(error, ChakraError) else ""), getattr(error, "module", "")
    if not whole:
        return Failure(type(error).__name__, code, module, "", ())
    lines = tuple([line for part in traceback.format_exception(error) for line in part.splitlines()])
    return Failure(type(error).__name__, code, module, str(error), lines)
