"""What a worker is playing, written as it plays, for whoever finds the process dead or stuck."""

from __future__ import annotations

import json
import os
from pathlib import Path

from attrs import define, field, frozen

from chakra_rules.lab.fuzz.space import Setting


@define(eq=False)
class Journal:
    """Written before each step, so that its last line is what was being done.

    Args:
        path: of the file; None writes nothing.
    """

    path: Path | None = None
    _file: int = field(init=False, default=-1)

    def begin(self, setting: Setting, number: int) -> None:
        """A game begins."""
        if self.path is None:
            return
        if self._file < 0:
            self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        header = {"modules": setting.modules, "options": setting.options, "seats": setting.seats, "number": number}
        os.write(self._file, (json.dumps(header) + "\n").encode())

    def step(self, notation: str) -> None:
        """An action is about to be taken."""
        if self._file >= 0:
            os.write(self._file, notation.encode())

    def done(self) -> None:
        """It was taken."""
        if self._file >= 0:
            os.write(self._file, b"\n")


@frozen
class Words:
    """What was being played.

    Args:
        setting: by what.
        number: of the game.
        log: the actions taken.
        tried: the one being taken; empty when something else was going on.
    """

    setting: Setting
    number: int
    log: tuple[str, ...]
    tried: str


def last_words(path: Path) -> Words | None:
    """What a journal says; None when no game had begun."""
    try:
        first, *log, tried = path.read_text("utf-8").split("\n")
        told = json.loads(first)
        options = tuple([(name, value) for name, value in told["options"]])
        return Words(Setting(tuple(told["modules"]), options, told["seats"]), told["number"], tuple(log), tried)
    except (OSError, ValueError, LookupError):
        return None
