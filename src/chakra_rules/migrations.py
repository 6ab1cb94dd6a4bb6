"""Migrations: what older versions of the library and of the modules saved, made into what is saved today.

The layout of a save has a number and steps from each number to the next. A module says in its descriptor what changed
with each of its versions (:class:`~chakra_rules.modules.Migration`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from chakra_rules.errors import SaveError
from chakra_rules.modules import Module, Part, steps

FORMAT = 2
"""The layout of the saves that are written."""

Data = Mapping[str, Any]


def to_format(data: Data) -> Data:
    """The data of a save in the layout of today; what is amiss in it stays so and is found when it is read.

    Args:
        data: a save of any format.

    Raises:
        SaveError: the format is newer than this library, or none that ever was.
    """
    found = data.get("format", FORMAT)
    if type(found) is not int or found == FORMAT:
        return data
    if found > FORMAT:
        message = f"format {found} is newer than this library reads, which is {FORMAT}: a newer chakra-rules reads it"
        raise SaveError(message, "$.format", str(found))
    if found not in FORMATS:
        raise SaveError(f"format {found} is none this library reads; it reads 1 to {FORMAT}", "$.format", str(found))
    return to_format({**FORMATS[found](data), "format": found + 1})


def _seats_by_name(data: Data) -> Data:
    """Format 1 said how many players there are, and not who; it had no checksums."""
    log = data.get("log")
    seats = {"players": _nobody_named(data["players"])} if "players" in data else {}
    return {**data, **seats, "checksums": [""] * len(log) if isinstance(log, list) else []}


def _nobody_named(players: Any) -> list[Data]:
    if type(players) is not int or not 2 <= players <= 4:
        raise SaveError(f"{players!r} players cannot play: two to four can", "$.players", str(players))
    return [{"name": "", "bot": ""}] * players


FORMATS: dict[int, Callable[[Data], Data]] = {1: _seats_by_name}
"""The step from each format to the next."""


def unreadable(module: Module, version: str, engine: str) -> str:
    """Why saves of this version of the module cannot be read, and what can read them; empty when they can.

    Args:
        module: as it is in play now.
        version: its version when the game was saved.
        engine: the version of the library that saved it.
    """
    if steps(module, version) is not None:
        return ""
    known = [migration.old for migration in module.migrations if steps(module, migration.old) is not None]
    older = f" and saves of {', '.join(sorted(known))}" if known else ""
    return (
        f"{module.id} {module.version} reads its own saves{older}, and none of {module.id} {version}: "
        f"chakra-rules {engine} with {module.id} {version} does"
    )


def migrate(module: Module, version: str, part: Part) -> Part:
    """The module's part of a save as its version now would have saved it.

    Args:
        module: as it is in play now.
        version: one that its migrations lead on from.
        part: what was saved.

    Raises:
        SaveError: a step failed on what was saved.
    """
    for step in steps(module, version) or ():
        try:
            made: Any = step.change(part)
            if not isinstance(made, Part) or not all(isinstance(text, str) for text in made.log):
                raise TypeError(f"{made!r} is no part of a save")
        except Exception as error:
            message = f"the migration of {module.id} from {step.old} to {step.new} failed ({step.text}): {error!r}"
            raise SaveError(message, "$.modules", f"{module.id} {version}") from error
        part = made
    return part
