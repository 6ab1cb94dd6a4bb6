"""Whether the rules say the same in every process: order must not come from hashes, which differ between them.

Run as a script it plays one game and prints it; ``python -m chakra_rules.testing.processes 2 7 60`` for two seats, seed
7, and 60 seconds at most.
"""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from chakra_rules.compose import named
from chakra_rules.modules import Module
from chakra_rules.position import write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.play import play

HASH_SEEDS = ("1", "2")
SECONDS = 60.0
"""A game that takes longer hangs."""


OVERDUE = "Timeout ("
"""How faulthandler begins to tell of a process that it ends."""


def check_processes(modules: Iterable[str], players: int = 2, seed: int = 1, seconds: float = SECONDS) -> None:
    """Check that a game is the same in two processes that hash texts differently.

    Args:
        modules: ids of installed modules; ``path/to/file.py:NAME`` or ``package:ATTR`` of modules that are not.
        players: how many seats.
        seed: which game.
        seconds: how long it may take; the processes end by themselves then, whatever became of this one.

    Raises:
        Breach: the clause is called ``same_in_every_process``.
        TimeoutError: the game takes too long.
    """
    asked = (str(players), str(seed), str(seconds))
    command = [sys.executable, "-m", "chakra_rules.testing.processes", *asked, *modules]
    runs = [
        subprocess.Popen(
            command,
            env={**os.environ, "PYTHONHASHSEED": number, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in HASH_SEEDS
    ]
    printed = [run.communicate() for run in runs]
    failed = next((errors for run, (_, errors) in zip(runs, printed, strict=True) if run.returncode), "")
    if failed.startswith(OVERDUE):
        raise TimeoutError(f"a game takes longer than {seconds:g} s")
    lines = [out.splitlines() for out, _ in printed]
    if lines[0] == lines[1] and not failed:
        return
    first = next((pair for pair in zip(*lines, strict=False) if pair[0] != pair[1]), ("", ""))
    raise Breach(
        "same_in_every_process",
        "same_in_every_process: a game is the same in every process, however it hashes texts\n"
        f"  but {failed or f'here it goes on with {first[0]} and there with {first[1]}'}",
    )


def told(rules: Ruleset, players: int, seed: int) -> Iterator[str]:
    """A game, step by step: where it stands, and what is listed there."""
    for entry in play(rules, players, seed).history:
        listed = " ".join([action.notation for action in rules.actions(entry.before)])
        yield f"{write_position(rules.book, entry.before)} lists {listed}"


def _module(name: str) -> str | Module:
    path, _, attribute = name.rpartition(":")
    if not path:
        return name
    if not path.endswith(".py"):
        return named(name)
    spec = spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    module: Module = getattr(found, attribute)
    return module


if __name__ == "__main__":
    _players, _seed, _seconds, *_names = sys.argv[1:]
    faulthandler.dump_traceback_later(float(_seconds), exit=True)
    for _line in told(Ruleset.of(*[_module(name) for name in _names]), int(_players), int(_seed)):
        sys.stdout.write(_line + "\n")
