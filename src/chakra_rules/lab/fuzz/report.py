"""What came of a run: the failures, what the rules did, which mixes were played, how fast."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen

from chakra_rules.base import BASE
from chakra_rules.lab.fuzz import corpus
from chakra_rules.lab.fuzz.plan import Again, Compared, Message, Plan, Played, Shown
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.lab.fuzz.tally import How, Tally
from chakra_rules.testing.failure import Failure

Key = tuple[str, str, str]


@frozen
class Row:
    """One rule in the table.

    Args:
        module: the id of the module that brings it.
        rule: its id.
        counts: how often it did each thing.
    """

    module: str
    rule: str
    counts: dict[How, int]

    @property
    def told(self) -> bool:
        """Whether it acted, refused or was waived, by its own name."""
        return any([self.counts[how] for how in (How.ACTED, How.REFUSED, How.WAIVED)])

    @property
    def reached(self) -> bool:
        """Whether the run reached it in any way."""
        return any(self.counts.values())


@define(eq=False)
class Report:
    """What came of a run, while it goes on and afterwards.

    Args:
        plan: what was to be done.
        space: what could be played by.
        rows: the covering array.
    """

    plan: Plan
    space: Space
    rows: tuple[Setting, ...]
    games: int = 0
    decisions: int = 0
    busy: float = 0.0
    checking: float = 0.0
    interrupted: bool = False
    compared: bool = False
    seconds: float = 0.0
    tally: Tally = field(factory=Tally, repr=False)
    settings: set[Setting] = field(factory=set, repr=False)
    mixes: Counter[str] = field(factory=Counter)
    seats: Counter[int] = field(factory=Counter)
    ended: Counter[str] = field(factory=Counter)
    keys: set[str] = field(factory=set, repr=False)
    kept: int = 0
    log: list[tuple[int, Setting, int]] = field(factory=list, repr=False)
    _found: dict[Key, Failure] = field(init=False, factory=dict)
    _times: Counter[Key] = field(init=False, factory=Counter)
    _open: list[Failure] = field(init=False, factory=list)
    _started: float = field(init=False, factory=time.monotonic)

    def take(self, message: Message) -> None:
        """Take in what a worker tells."""
        if isinstance(message, Played):
            self._played(message)
        elif isinstance(message, Shown):
            self.tally.update(message.tally)
        elif isinstance(message, Compared):
            self.compared = True
        elif isinstance(message, Again):
            self._times[message.clause, message.module, message.about] += 1
        elif message.shrunk:
            self._open = [
                one for one in self._open if (one.seed, one.game) != (message.failure.seed, message.failure.game)
            ]
            self.add(message.failure)
        else:
            self._open.append(message.failure)

    def _played(self, game: Played) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.busy += game.seconds
        self.checking += game.checking
        self.tally.update(game.tally)
        self.settings.add(game.setting)
        self.mixes[game.setting.mix] += 1
        self.seats[game.setting.seats] += 1
        self.ended[game.ended] += 1
        self.keys.update(game.new)
        self.log.append((game.number, game.setting, game.decisions))
        if game.kept and self.plan.corpus is not None:
            corpus.keep(self.plan.corpus, game.kept)
            self.kept += 1

    def add(self, failure: Failure) -> None:
        """A failure; of those with the same clause and module, and about the same, the shortest is kept."""
        key = _key(failure)
        self._times[key] += 1
        known = self._found.get(key)
        if known is None or _weight(failure) < _weight(known):
            self._found[key] = failure

    def unusable(self, failure: Failure) -> None:
        """A module that cannot be put into play."""
        self.add(failure)

    def finish(self) -> None:
        """The run is over; what could not be made small any more is kept as it was found."""
        self.seconds = time.monotonic() - self._started
        for failure in self._open:
            self.add(failure)
        self._open = []

    @property
    def open_failures(self) -> tuple[Failure, ...]:
        """Those that are being made small just now."""
        return tuple(self._open)

    @property
    def elapsed(self) -> float:
        """How many seconds the run has taken so far."""
        return self.seconds or time.monotonic() - self._started

    @property
    def failures(self) -> tuple[Failure, ...]:
        """Each failure once, by clause, module and what it is about."""
        return tuple([self._found[key] for key in sorted(self._found)])

    def times(self, failure: Failure) -> int:
        """In how many games the failure was met."""
        return self._times[_key(failure)]

    def table(self) -> Iterator[Row]:
        """Every rule of every module that could be in play."""
        for module in (BASE, *self.space.source.modules.values()):
            for rule in module.rules:
                yield Row(module.id, rule.id, {how: self.tally[rule.id, how] for how in How})

    @property
    def speed(self) -> float:
        """Decisions per second of one worker's time, checks included."""
        return self.decisions / self.busy if self.busy else 0.0

    @property
    def share(self) -> float:
        """What share of that time the checks took."""
        return self.checking / self.busy if self.busy else 0.0

    def figures(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {
            "seed": self.plan.seed,
            "workers": self.plan.workers,
            "checks": str(self.plan.checks),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.elapsed, 3),
            "busy_seconds": round(self.busy, 3),
            "decisions_per_second_and_core": round(self.speed, 1),
            "share_of_checks": round(self.share, 3),
            "interrupted": self.interrupted,
            "same_in_two_processes": self.compared,
            "mixes": dict(sorted(self.mixes.items())),
            "seats": {str(seats): times for seats, times in sorted(self.seats.items())},
            "settings": sorted([str(setting) for setting in self.settings]),
            "ended": dict(sorted(self.ended.items())),
            "reached": sorted(self.keys),
            "rules": {row.rule: {str(how): times for how, times in row.counts.items()} for row in self.table()},
            "never": [row.rule for row in self.table() if not row.reached],
            "failures": [
                {
                    "clause": one.clause, "module": one.module, "rule": one.rule, "times": self.times(one),
                    "steps": one.steps, "shrunk": len(one.log),
                }
                for one in self.failures
            ],
        }  # fmt: skip


def _key(failure: Failure) -> Key:
    return failure.clause, failure.module, failure.about


def _weight(failure: Failure) -> tuple[int, int, int, int, str]:
    return len(failure.modules), len(failure.options), failure.players, len(failure.log), " ".join(failure.log)
