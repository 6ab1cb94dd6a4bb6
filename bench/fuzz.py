"""How fast the fuzzer plays and checks, what share of it the checks take, and what a second process adds.

Run it with `python bench/fuzz.py`, on a machine that does nothing else. The games are those of one seed. A second is
one of the processor for each worker; how two processes compare with one goes by the clock.
"""

import argparse
import os
import sys

from chakra_rules.lab.fuzz import Checks, Plan, Report, fuzz, space_of

SEED = 0


def measured(games: int, checks: Checks, workers: int) -> Report:
    """One run over any mix of the installed modules."""
    return fuzz(Plan(games=games, seed=SEED, checks=checks, workers=workers, processes=False), space_of())


def main() -> None:
    """Print a line for each way of checking, then how one process compares with two."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    for checks in (Checks.LIGHT, Checks.SAMPLED):
        report = measured(games, checks, 0)
        sys.stdout.write(
            f"{checks:8} {report.games} games, {report.decisions} decisions, {report.speed:.0f} decisions per second "
            f"of a core, {report.share:.0%} for the checks\n"
        )
    one, two = [measured(games, Checks.SAMPLED, workers) for workers in (1, 2)]
    rates = [report.decisions / report.elapsed for report in (one, two)]
    sys.stdout.write(
        f"1 process {rates[0]:.0f} decisions per second of the clock, 2 processes {rates[1]:.0f}: "
        f"{rates[1] / rates[0]:.2f} times; the load before was {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n"
    )


if __name__ == "__main__":
    main()
