"""What one decision costs in this engine, beside the two peers: list every legal action, apply the one played.

Run it with `python bench/engine.py`. The recorded base games are replayed; games of greedy bots stand beside them,
with no module and with all that are installed. A cold row makes its ruleset, and with it every table, anew.
"""

import argparse
import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter, process_time

import attrs
from peers import Measured, backgammon_random, chess_random, keep_to_one_core, median_rows, table

from chakra_rules import NATURE, Game, Ruleset, State
from chakra_rules.actions import Action
from chakra_rules.bots import GreedyBot, play_out
from chakra_rules.compose import installed
from chakra_rules.position import read_position, write_position
from chakra_rules.testing.records import Record, read_records, record_position

RECORDS = Path(__file__).parent.parent / "tests" / "data"


@attrs.frozen
class Line:
    """A stretch of play: where it starts, and at each step nature's answer or the place of the action in the list."""

    start: State
    steps: tuple[int | Action, ...]


def recorded_lines() -> list[Line]:
    """The recorded base games, cut where a step is not one of our rules."""
    rules = Ruleset.of()
    lines = []
    for path in sorted(RECORDS.glob("base-*.jsonl.gz")):
        for game in read_records(path):
            lines += [_line(rules, stretch) for stretch in _stretches(game["steps"])]
    return lines


def _stretches(steps: list[Record]) -> Iterator[list[Record]]:
    stretch: list[Record] = []
    for step in steps:
        if step["played"] is not None:
            stretch.append(step)
        elif stretch:
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def _line(rules: Ruleset, stretch: list[Record]) -> Line:
    state = start = record_position(rules, stretch[0]["state"])
    steps: list[int | Action] = []
    for step in stretch:
        actions = rules.actions(state)
        steps.append(actions.index(rules.action(step["played"])))
        state = rules.apply(state, step["played"]).state
        if step["drawn"]:
            steps.append(rules.action(f"D:{step['drawn']}"))
            state = rules.apply(state, f"D:{step['drawn']}").state
    return Line(start, tuple(steps))


def played_lines(modules: tuple[str, ...], games: int) -> list[Line]:
    """Games of greedy bots with these modules, dealt from seeds 0 and up, two to four seats in turn."""
    rules = Ruleset.of(*modules)
    lines = []
    for seed in range(games):
        players = 2 + seed % 3
        game = Game.new(rules, players, seed)
        begun = len(game.history)
        play_out(game, [GreedyBot(seed * 4 + seat) for seat in range(players)])
        entries = game.history[begun:]
        steps = [e.action if e.seat == NATURE else rules.actions(e.before).index(e.action) for e in entries]
        lines.append(Line(entries[0].before, tuple(steps)))
    return lines


def replay(rules: Ruleset, lines: list[Line], name: str) -> Measured:
    """List and apply along the lines with the clocks running; what is hashed is worked out after they stop."""
    counts: list[int] = []
    ends: list[State] = []
    wall, cpu = perf_counter(), process_time()
    for line in lines:
        state = line.start
        for step in line.steps:
            if isinstance(step, int):
                actions = rules.actions(state)
                counts.append(len(actions))
                state = rules.apply(state, actions[step]).state
            else:
                state = rules.apply(state, step).state
        ends.append(state)
    cpu, wall = process_time() - cpu, perf_counter() - wall
    digest = sha256(repr((counts, [write_position(rules.book, end) for end in ends])).encode())
    return Measured(name, len(counts), sum(counts), cpu, digest.hexdigest()[:12], wall)


def forget() -> None:
    """Empty every table that functions of the package keep outside a ruleset."""
    for name in [name for name in sys.modules if name.split(".")[0] == "chakra_rules"]:
        for value in vars(sys.modules[name]).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def cold(lines: list[Line], modules: tuple[str, ...], name: str, seed: int, decisions: int) -> Measured:
    """One pass with every table empty; seed and decisions are fixed by the lines."""
    forget()
    return replay(Ruleset.of(*modules), lines, name)


def warm(lines: list[Line], rules: Ruleset, name: str, seed: int, decisions: int) -> Measured:
    """One pass with the tables of an earlier one."""
    return replay(rules, lines, name)


def rows(games: int) -> list[Callable[[int, int], Measured]]:
    """What is measured, each row as `median_rows` wants it."""
    everything = installed()[1:]
    recorded, base, mixed = recorded_lines(), played_lines((), games), played_lines(everything, games)
    found: list[Callable[[int, int], Measured]] = []
    for lines, modules, name in ((recorded, (), "recorded"), (base, (), "bots"), (mixed, everything, "all modules")):
        rules = Ruleset.of(*modules)
        replay(rules, lines, name)
        found += [partial(cold, lines, modules, f"{name}, cold"), partial(warm, lines, rules, f"{name}, warm")]
    gc.collect()
    gc.freeze()  # what the benchmark itself keeps is not to be searched for garbage on the clock
    return found


def costs() -> str:
    """What single operations cost in the middle of a game, and what one more state weighs."""
    rules = Ruleset.of()
    line = recorded_lines()[0]
    state, states = line.start, []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for step in line.steps:
        state = rules.apply(state, rules.actions(state)[step] if isinstance(step, int) else step).state
        states.append(state)
    kept = tracemalloc.get_traced_memory()[0] - before
    states.clear()
    weight = (kept - (tracemalloc.get_traced_memory()[0] - before)) / len(line.steps)
    tracemalloc.stop()
    game = Game.new(rules, 2, seed=1)
    play_out(game, [GreedyBot(0), GreedyBot(1)])
    middle = game.history[len(game.history) // 2].before
    while middle.stack[-1].seat == NATURE:
        middle = rules.apply(middle, next(iter(rules.outcomes(middle)))[0]).state
    action = rules.actions(middle)[0]
    text, save = write_position(rules.book, middle), game.save()
    timed = {
        "put the base game together": Ruleset.of,
        f"put all {len(installed())} modules together": lambda: Ruleset.of(*installed()),
        "actions (warm)": lambda: rules.actions(middle),
        "apply (warm)": lambda: rules.apply(middle, action),
        "copy: none is needed": lambda: middle,
        "write a position": lambda: write_position(rules.book, middle),
        "read a position": lambda: read_position(rules.book, text),
        f"save a game of {len(game.history)} actions": game.save,
        "load and replay it": lambda: Game.load(save),
    }
    told = [f"{name:<36}{_median(work):>12,.1f} µs" for name, work in timed.items()]
    return "\n".join([*told, f"{'one more state in memory':<36}{weight:>12,.0f} bytes"])


def _median(work: Callable[[], object], runs: int = 30) -> float:
    times = []
    for _ in range(runs):
        begun = process_time()
        work()
        times.append((process_time() - begun) * 1e6)
    return sorted(times)[runs // 2]


def main() -> None:
    """Measure this engine and both peers in turn and print the tables."""
    parser = argparse.ArgumentParser(description="What a decision costs in this engine and in two others.")
    parser.add_argument("--rounds", type=int, default=5, help="the median one is shown")
    parser.add_argument("--games", type=int, default=9, help="games of bots, besides the recorded ones")
    given = parser.parse_args()
    keep_to_one_core()
    measured = median_rows([*rows(given.games), chess_random, backgammon_random], 7, 1500, given.rounds)
    sys.stdout.write(f"{table(measured)}\n\n{costs()}\n")


if __name__ == "__main__":
    main()
