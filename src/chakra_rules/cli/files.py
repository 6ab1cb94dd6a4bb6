"""What the files hold that commands are given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chakra_rules.errors import SaveError
from chakra_rules.game import Game
from chakra_rules.review import save_in
from chakra_rules.ruleset import Ruleset


def read_json(file: Path) -> Any:
    """The data in a file.

    Raises:
        SaveError: it cannot be read.
    """
    try:
        return json.loads(file.read_text("utf-8-sig"))  # some editors begin a file with a mark of its encoding
    except OSError as error:
        raise SaveError(f"cannot be read: {(error.strerror or str(error)).lower()}", str(file), str(file)) from error
    except (ValueError, RecursionError) as error:
        raise SaveError(f"is no saved game: {error}", str(file), str(file)) from error


def load_game(file: Path, seed: int | None = None, rules: Ruleset | None = None) -> Game:
    """The game saved in a file, or reported in it.

    Args:
        file: what to read.
        seed: of what the bag gives from here on.
        rules: what to play by, when they are made of modules that are not installed; else the file says.

    Raises:
        SaveError: it cannot be read, or holds no game.
    """
    with of_file(file):
        return Game.load(save_in(read_json(file)), rules, seed)


@contextmanager
def of_file(file: Path) -> Iterator[None]:
    """Around the reading of a file: what is wrong with it is told with its name.

    Raises:
        SaveError: as was raised within.
    """
    try:
        yield
    except SaveError as error:
        if error.path == str(file):
            raise
        raise SaveError(str(error), str(file), error.tried) from error
