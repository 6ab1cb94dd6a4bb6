"""What one decision costs in two well-known engines, as a yardstick for this one.

A decision is: list what is legal, choose one at random, apply it. Run it with
`python bench/peers.py`; bench/README.md says why these peers and how to read the table.
"""

import argparse
import gc
import importlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from random import Random
from time import perf_counter, process_time
from types import ModuleType
from typing import Protocol, TypeVar

import attrs

CHESS_PLY_CAP = 400

Position = TypeVar("Position")
Played = tuple[Sequence[object], Sequence[int]]
"""One game: the moves in order, and how many were legal at each."""


@attrs.frozen
class Measured:
    """One row: how much was decided, in how long, and proof of what was played.

    `seconds` is CPU time, which other jobs on the machine disturb least. `wall_seconds` is wall
    clock time for the same stretch: far above `seconds`, it tells of a busy machine.
    """

    name: str
    decisions: int
    legal: int
    seconds: float
    checksum: str
    wall_seconds: float | None = None

    @property
    def decisions_per_second(self) -> float:
        """How many decisions a second of CPU time makes."""
        return self.decisions / self.seconds

    @property
    def microseconds_per_decision(self) -> float:
        """What one decision costs in CPU time."""
        return self.seconds / self.decisions * 1e6

    @property
    def mean_choices(self) -> float:
        """How many moves were legal at a decision, on average."""
        return self.legal / self.decisions


def measure(
    name: str,
    seed: int,
    decisions: int,
    start: Callable[[], Position],
    play: Callable[[Position, Random], Played],
) -> Measured:
    """Play whole games until `decisions` is reached, with the clocks running only inside `play`.

    Args:
        name: What the row is called.
        seed: Of the one random generator all the games share.
        decisions: How many to reach; the game that reaches it is finished.
        start: Gives the position a game begins with; not timed.
        play: Plays one game to its end, and keeps its moves as they are: they become text here,
            after the clocks have stopped.

    Raises:
        ValueError: `decisions` is less than one, or a game had none.
    """
    if decisions < 1:
        raise ValueError(f"decisions must be at least 1, not {decisions}")
    rng = Random(seed)
    digest = sha256()
    made = legal = 0
    cpu = wall = 0.0
    while made < decisions:
        position = start()
        wall_before, cpu_before = perf_counter(), process_time()
        moves, counts = play(position, rng)
        cpu += process_time() - cpu_before
        wall += perf_counter() - wall_before
        if not counts:
            raise ValueError(f"{name}: a game without decisions cannot be measured")
        made += len(counts)
        legal += sum(counts)
        pairs = zip(moves, counts, strict=True)
        digest.update((" ".join(f"{move}/{count}" for move, count in pairs) + "\n").encode())
    return Measured(name, made, legal, cpu, digest.hexdigest()[:12], wall)


# The peers say little or nothing about their types, and either may be missing where types are
# checked. So these two say what is used of them, and no more.


class _Board(Protocol):
    @property
    def legal_moves(self) -> Iterable[object]: ...
    def push(self, move: object, /) -> None: ...


class _State(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...


def chess_random(seed: int, decisions: int) -> Measured:
    """Random games of python-chess, each to mate, stalemate or 400 plies.

    Args:
        seed: Of the games.
        decisions: How many to reach; the game that reaches it is finished.

    Raises:
        SystemExit: The package is not installed.
    """
    new_board: Callable[[], _Board] = _peer("chess").Board
    return measure("python-chess", seed, decisions, new_board, _play_chess)


def backgammon_random(seed: int, decisions: int) -> Measured:
    """Random games of OpenSpiel's C++ backgammon, driven from Python.

    Dice are rolled inside the timed stretch, since no game goes on without them, but are no
    decisions.

    Args:
        seed: Of the games, dice included.
        decisions: How many to reach; the game that reaches it is finished.

    Raises:
        SystemExit: The package is not installed.
    """
    new_state: Callable[[], _State] = _peer("pyspiel").load_game("backgammon").new_initial_state
    return measure("OpenSpiel backgammon", seed, decisions, new_state, _play_backgammon)


def _peer(module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        sys.exit(f'{missing.name} is not installed; the extra "bench" has it: see bench/README.md')


def _play_chess(board: _Board, rng: Random) -> Played:
    played: list[object] = []
    counts: list[int] = []
    while len(played) < CHESS_PLY_CAP and (moves := list(board.legal_moves)):
        move = rng.choice(moves)
        board.push(move)
        played.append(move)
        counts.append(len(moves))
    return played, counts


def _play_backgammon(state: _State, rng: Random) -> Played:
    played: list[int] = []
    counts: list[int] = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes(), rng))
            continue
        actions = state.legal_actions()
        action = rng.choice(actions)
        state.apply_action(action)
        played.append(action)
        counts.append(len(actions))
    return played, counts


def _sample(outcomes: list[tuple[int, float]], rng: Random) -> int:
    # Not rng.choices: it takes the pairs apart and adds them up anew, which costs the peer more.
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # Rounding may leave a crumb.


def median_rows(
    measures: Sequence[Callable[[int, int], Measured]], seed: int, decisions: int, rounds: int
) -> list[Measured]:
    """Measure all in turn, `rounds` times over, and keep the median round of each.

    Taking turns lets a machine that slows down meet every row alike.

    Args:
        measures: Such as `chess_random`; each is called with the seed and the decisions.
        seed: The same in every round.
        decisions: How many each is to reach in every round.
        rounds: How many; at least one.

    Raises:
        RuntimeError: Two rounds of one row did different work.
    """
    rows = []
    for runs in zip(*([_alone(m, seed, decisions) for m in measures] for _ in range(rounds)), strict=True):
        if len({run.checksum for run in runs}) > 1:
            raise RuntimeError(f"{runs[0].name}: two rounds with one seed played different games")
        rows.append(sorted(runs, key=lambda run: run.seconds)[len(runs) // 2])
    return rows


def _alone(measure: Callable[[int, int], Measured], seed: int, decisions: int) -> Measured:
    """One round of one row, with nothing lying about that another row would have to clear away on the clock."""
    gc.collect()
    return measure(seed, decisions)


def table(rows: Iterable[Measured]) -> str:
    """The rows as aligned text, under a line of headings."""
    head = f"{'engine and game':<24}{'decisions':>10}{'choices':>9}{'per second':>12}"
    lines = [f"{head}{'µs each':>9}{'µs wall':>9}  checksum"]
    for row in rows:
        wall = "-" if row.wall_seconds is None else f"{row.wall_seconds / row.decisions * 1e6:.1f}"
        lines.append(
            f"{row.name:<24}{row.decisions:>10,}{row.mean_choices:>9.1f}"
            f"{row.decisions_per_second:>12,.0f}{row.microseconds_per_decision:>9.1f}"
            f"{wall:>9}  {row.checksum}"
        )
    return "\n".join(lines)


def keep_to_one_core() -> None:
    """Stay on one core where the system lets a process say so."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _at_least_one(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def main() -> None:
    """Measure both peers in turn and print the table."""
    parser = argparse.ArgumentParser(description="What a decision costs in two other engines.")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--decisions", type=_at_least_one, default=20_000, help="per row and round")
    parser.add_argument("--rounds", type=_at_least_one, default=3, help="the median one is shown")
    given = parser.parse_args()
    keep_to_one_core()
    peers = (chess_random, backgammon_random)
    rows = median_rows(peers, given.seed, given.decisions, given.rounds)
    sys.stdout.write(table(rows) + "\n")


if __name__ == "__main__":
    main()
