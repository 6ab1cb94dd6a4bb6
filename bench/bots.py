"""How bots fare against their own kind: how games end, how long they take, what the winner scores.

Run it with `python bench/bots.py`. Game i is dealt from seed i, and each seat's bot is seeded from i, so two runs
with the same arguments show the same checksum whatever the number of processes.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from multiprocessing import Pool
from statistics import mean
from time import perf_counter

import attrs

from chakra_rules import ChakraError, Game, Ruleset
from chakra_rules.bots import Bot, GreedyBot, RandomBot, play_out

BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


@attrs.frozen
class Played:
    """One game.

    `ended` is the rule that ended it, or why it could not be played to its end.
    """

    ended: str
    rounds: int
    decisions: int
    totals: tuple[int, ...]
    log: str


@attrs.frozen
class Plan:
    """What is to be played: how many seats, by which modules and options, with which bot."""

    players: int
    modules: tuple[str, ...]
    bot: str


def play_games(plan: Plan, seeds: range) -> list[Played]:
    """Play one game for each seed, with one ruleset for all."""
    rules = Ruleset.of(*plan.modules)
    return [play_game(rules, plan, seed) for seed in seeds]


def play_game(rules: Ruleset, plan: Plan, seed: int) -> Played:
    """Play the game of this seed with bots of one kind."""
    game = Game.new(rules, plan.players, seed)
    bots = [BOTS[plan.bot](seed * plan.players + seat) for seat in range(plan.players)]
    try:
        ended = play_out(game, bots).state.ended
    except ChakraError as error:
        ended = f"{error.code}: {error}"
    log = " ".join(entry.action.notation for entry in game.history)
    totals = tuple(sheet.total for sheet in game.score().sheets)
    decisions = sum(entry.seat >= 0 for entry in game.history)
    return Played(ended, game.state.round, decisions, totals, log)


def report(plan: Plan, games: Sequence[Played], seconds: float, processes: int) -> str:
    """The figures as text."""
    ends = Counter(game.ended for game in games)
    digest = sha256("\n".join(game.log for game in games).encode()).hexdigest()[:12]
    mix = " + ".join(("base", *plan.modules))
    rows = [f"{len(games)} games of {mix}, {plan.players} seats, {plan.bot} bots"]
    rows += [f"  ended by {rule:<24}{count:>6}{count / len(games):>8.1%}" for rule, count in ends.most_common()]
    winning = [max(game.totals) for game in games]
    rows += [
        f"  winning total         mean {mean(winning):.2f}, {min(winning)} to {max(winning)}",
        f"  all totals            mean {mean(total for game in games for total in game.totals):.2f}",
        f"  rounds                mean {mean(game.rounds for game in games):.1f},"
        f" at most {max(game.rounds for game in games)}",
        f"  decisions of seats    mean {mean(game.decisions for game in games):.1f}",
        f"  games per second      {len(games) / seconds:.2f} ({seconds:.0f} s, {processes} processes)",
        f"  checksum              {digest}",
    ]
    return "\n".join(rows)


def _at_least_one(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def main() -> None:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(description="How bots fare against their own kind.")
    parser.add_argument("--games", type=_at_least_one, default=500, help="seeds 0, 1, 2, ...")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--modules", nargs="*", default=[], metavar="ID", help="besides the base game")
    parser.add_argument("--bot", choices=sorted(BOTS), default="greedy")
    parser.add_argument("--processes", type=_at_least_one, default=1)
    given = parser.parse_args()
    plan = Plan(given.players, tuple(given.modules), given.bot)
    try:
        Ruleset.of(*plan.modules)
    except ChakraError as error:
        sys.exit(str(error))
    share = -(-given.games // given.processes)
    shares = [range(first, min(first + share, given.games)) for first in range(0, given.games, share)]
    before = perf_counter()
    with Pool(given.processes) as pool:
        games = [game for part in pool.map(partial(play_games, plan), shares) for game in part]
    sys.stdout.write(report(plan, games, perf_counter() - before, given.processes) + "\n")


if __name__ == "__main__":
    main()
