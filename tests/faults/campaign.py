"""Fuzz every planted fault beside the installed modules: ``python -m tests.faults.campaign``.

Prints a table, and exits with 1 when a fault is missed, is called by another name than expected or laid at another
module's door, or when the module without a fault raises anything.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator

from attrs import define, field

from chakra_rules.compose import installed
from chakra_rules.lab.fuzz import Plan, Report, fuzz, space_of
from chakra_rules.testing.failure import Failure
from tests.faults.planted import CLEAN, PLANTED, Planted

LIMIT = 60.0
"""So many seconds each fault may take to be found."""
COLUMNS = (
    "Fault", "Kind", "Seconds to find", "Actions before shrinking", "after", "Modules left", "Clause", "As expected",
    "Told besides",
)  # fmt: skip


@define(eq=False)
class Hunt:
    """The search for one fault, which ends when it has been found and made small.

    Args:
        planted: the fault.
        plan: how to search.
    """

    planted: Planted
    plan: Plan
    found_after: float = field(init=False, default=0.0)
    report: Report = field(init=False)
    _started: float = field(init=False, default=0.0)

    def run(self) -> None:
        """Search."""
        self._started = time.monotonic()
        self.report = fuzz(self.plan, space_of([self.planted.place], beside=installed()), self._watch)

    def _watch(self, report: Report) -> None:
        shrunk = any(map(self._is_it, report.failures))
        if not self.found_after and (shrunk or any(map(self._is_it, report.open_failures))):
            self.found_after = time.monotonic() - self._started
        if shrunk and not report.interrupted:
            raise KeyboardInterrupt

    def _is_it(self, failure: Failure) -> bool:
        at_fault = self.planted.module.id in failure.module.split(" + ")
        return at_fault and failure.clause == self.planted.expected

    @property
    def failure(self) -> Failure | None:
        """The fault at its smallest; None when it was missed."""
        found = filter(self._is_it, self.report.failures)
        return min(found, key=lambda one: (len(one.modules), len(one.log)), default=None)

    @property
    def blames_others(self) -> bool:
        """Whether anything is laid only at other modules' doors."""
        return any(self.planted.module.id not in one.module.split(" + ") for one in self.report.failures)

    def row(self) -> tuple[str, ...]:
        """What became of it, for the table."""
        one = self.failure
        others = sorted(
            {f"{other.clause} of {other.module}" for other in self.report.failures if not self._is_it(other)}
        )
        if one is None:
            return (*self._named(), "missed", "", "", "", self.planted.expected, "no", ", ".join(others))
        after = f"{len(one.log)} from a position" if one.start else str(len(one.log))
        left = ", ".join([*(name.split(":")[-1] for name in one.modules), *_values(one)])
        return (
            *self._named(), f"{self.found_after:.1f}", str(one.steps), after, left, one.clause,
            "no" if self.blames_others else "yes", ", ".join(others),
        )  # fmt: skip

    def _named(self) -> tuple[str, str]:
        return self.planted.name, self.planted.kind


def _values(failure: Failure) -> Iterator[str]:
    yield from (f"{name}={str(value).lower()}" for name, value in failure.options.items())


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Run the campaign.

    Args:
        arguments: of the command line.

    Returns:
        0 when all went as expected.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.faults.campaign", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of faults; all of them when none is given")
    parser.add_argument("--seconds", type=float, default=LIMIT, help="how long each may take")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args(arguments)
    plan, wrong = Plan(seconds=asked.seconds, workers=asked.workers), 0
    say(" | ".join(COLUMNS))
    say(" | ".join(["---"] * len(COLUMNS)))
    for planted in PLANTED:
        if asked.names and not any(name in planted.name for name in asked.names):
            continue
        hunt = Hunt(planted, plan)
        hunt.run()
        wrong += hunt.failure is None or hunt.blames_others
        say(" | ".join(hunt.row()))
    if not asked.names:
        report = fuzz(plan, space_of([CLEAN], beside=installed()))
        said = ", ".join([f"{one.clause} of {one.module}" for one in report.failures]) or "nothing"
        say(f"\nThe clean module raises {said} in {report.games} games of {report.decisions} decisions.")
        wrong += bool(report.failures)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
