"""How many requests of the line protocol are answered in a second.

Run it with `python bench/serve.py`. Games of greedy bots with every module that is installed are played again through
the protocol: for each decision of a seat its list of actions, its view and its play are asked for. The checksum is of
all replies; it is the same for both rows, and changes only when the replies do.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from time import perf_counter, process_time

from attrs import frozen

from chakra_rules import NATURE, Game, Ruleset
from chakra_rules.bots import GreedyBot, play_out
from chakra_rules.compose import installed
from chakra_rules.serve import Session

COMMAND = [sys.executable, "-c", "from chakra_rules.cli import main; raise SystemExit(main())", "serve", "--stdio"]
HERE = "a session in this process"
READY = b'{"id": "ready", "do": "games"}\n'


def requests(games: int) -> list[bytes]:
    """The lines that play so many games."""
    modules = installed()[1:]
    rules, lines = Ruleset.of(*modules), list[bytes]()

    def add(**request: object) -> None:
        lines.append(json.dumps({"id": len(lines), **request}).encode() + b"\n")

    for seed in range(games):
        game = play_out(Game.new(rules, 2, seed), [GreedyBot(seed), GreedyBot(seed + 1)])
        name = f"game {seed}"
        add(do="new", modules=modules, players=2, seed=seed, game=name)
        for step, entry in enumerate(game.history):
            if entry.seat != NATURE:
                seat = {"as": entry.seat, "game": name}
                add(do="actions", **seat)
                add(do="view", **seat)
                add(do="play", action=entry.action.notation, step=step, **seat)
        add(do="close", game=name)
    return lines


@frozen
class Measured:
    """What all replies take and are."""

    wall: float
    cpu: float
    checksum: str
    size: int


def measured(lines: list[bytes], answer: Callable[[bytes], bytes]) -> Measured:
    """What the replies to these lines take, in seconds by the clock and of this process, and are."""
    wall, cpu = perf_counter(), process_time()
    replies = [answer(line) for line in lines]
    wall, cpu = perf_counter() - wall, process_time() - cpu
    return Measured(wall, cpu, sha256(b"".join(replies)).hexdigest()[:12], sum(map(len, replies)))


def through_a_pipe(lines: list[bytes]) -> Measured:
    """The same of `chakra serve --stdio`, one request at a time, from when it is ready."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None
        assert stdout is not None

        def answer(line: bytes) -> bytes:
            stdin.write(line)
            stdin.flush()
            return stdout.readline()

        answer(READY)
        found = measured(lines, answer)
        stdin.close()
    return found


def main() -> None:
    """Measure both and print the table."""
    parser = argparse.ArgumentParser(description="How many requests are answered in a second.")
    parser.add_argument("--games", type=int, default=5)
    lines = requests(parser.parse_args().games)
    session = Session()
    rows = {
        HERE: measured(lines, lambda line: session.answer(line).encode() + b"\n"),
        "chakra serve --stdio": through_a_pipe(lines),
    }
    sys.stdout.write(f"{'':<28}{'requests':>10}{'a second':>10}{'a CPU second':>14}{'MB of replies':>15}  checksum\n")
    for name, row in rows.items():
        of_cpu = f"{len(lines) / row.cpu:>14,.0f}" if name == HERE else f"{'':>14}"  # the other's is another process's
        told = f"{len(lines):>10,}{len(lines) / row.wall:>10,.0f}{of_cpu}{row.size / 1e6:>15.1f}"
        sys.stdout.write(f"{name:<28}{told}  {row.checksum}\n")


if __name__ == "__main__":
    main()
