"""The corpus: games, as saves in a folder, each of which reached something first; later runs build on them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from chakra_rules.base import BASE
from chakra_rules.dealers import no_dealer
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.lab.fuzz.space import Setting, Space


@frozen
class Kept:
    """A game of the corpus."""

    setting: Setting
    log: tuple[str, ...]


def text_of(game: Game) -> str:
    """The game as the text of a file."""
    return json.dumps(game.save(), indent=1) + "\n"


def keep(folder: Path, text: str) -> Path:
    """Write a game into the folder, under a name that follows from what it says; raises OSError."""
    path = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    if not path.exists():
        unfinished = path.with_suffix(".part")
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    return path


def prepare(folder: Path) -> None:
    """Make sure there is a folder to write into.

    Raises:
        ChakraError: there cannot be one.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ChakraError(f"{folder} is no folder to write into: {(error.strerror or str(error)).lower()}") from error


def read(folder: Path, space: Space) -> Iterator[Kept]:
    """The games of a folder that can be played in this space, in the order of their names; others are left alone."""
    for path in sorted(folder.glob("*.json")):
        try:
            game = _game(json.loads(path.read_text("utf-8")), space)
        except (OSError, ValueError, LookupError, TypeError, RecursionError, ChakraError):
            continue
        setting = _setting(game, space)
        if setting is not None:
            yield Kept(setting, tuple([entry.action.notation for entry in game.history]))


def _game(data: Any, space: Space) -> Game:
    """The game that a file holds, by the modules of the space."""
    names = [module["id"] for module in data["modules"] if module["id"] != BASE.id]
    return Game.load(data, rules=space.source.ruleset(names, data["options"]), dealer=no_dealer)


def _setting(game: Game, space: Space) -> Setting | None:
    """What the game was played by; None when the space does not allow that."""
    modules, options = tuple(sorted([module.id for module in game.rules.modules[1:]])), game.rules.options
    within = set(space.source.closed(space.always)) <= set(modules) <= {*space.always, *space.drawn}
    fixed = all(options.get(name, value) == value for name, value in space.fixed.items())
    seats = len(game.state.seats)
    return space.setting(modules, options, seats) if within and fixed and seats in space.seats else None
