"""Several processes: each plays the games that fall to it; one that dies or hangs is replaced."""

from __future__ import annotations

import contextlib
import faulthandler
import math
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from chakra_rules.catalogue import source_files
from chakra_rules.errors import ChakraError
from chakra_rules.lab.fuzz.bench import Bench
from chakra_rules.lab.fuzz.case import Case, replayed
from chakra_rules.lab.fuzz.findings import HOPELESS, blamed, failure_of
from chakra_rules.lab.fuzz.journal import Journal, Words, last_words
from chakra_rules.lab.fuzz.plan import Found, Plan
from chakra_rules.lab.fuzz.report import Report
from chakra_rules.lab.fuzz.run import Watch, numbers, play_all
from chakra_rules.lab.fuzz.source import Source
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.modules import OptionValue
from chakra_rules.testing.faults import IN_TIME, SAYS, Fault
from chakra_rules.testing.limit import Limit

GRACE = 3.0
"""So many seconds after its time a step has not been stopped from within: the process is."""
FAREWELL = 10.0
"""How long workers have for their last words."""
POLL = 0.25
STARTING = 10.0
"""How long a process may take to start and to play a game once more, besides what one step may take."""


@frozen
class Order:
    """What a worker is to do, as it is sent to its process.

    Args:
        plan: how to play.
        places: where the modules are found, by id.
        always: the modules in every mix.
        drawn: those in some.
        fixed: option values that never vary.
        seats: the numbers of seats.
        rows: the covering array.
        index: which worker.
        start: the number of the first game.
        aside: modules that brought an earlier worker down.
        journal: the file to write the journal to.
        stack: the file for what the process was doing when it was stopped.
    """

    plan: Plan
    places: Mapping[str, str]
    always: tuple[str, ...]
    drawn: tuple[str, ...]
    fixed: Mapping[str, OptionValue]
    seats: tuple[int, ...]
    rows: tuple[Setting, ...]
    index: int
    start: int
    aside: frozenset[str]
    journal: Path
    stack: Path


@define(eq=False)
class _Worker:
    order: Order
    process: Any
    tells: Connection
    due: Any
    done: bool = field(default=False)


def run(report: Report, watch: Watch) -> None:
    """Play the plan in several processes.

    Args:
        report: takes what they tell.
        watch: called after each message.
    """
    with tempfile.TemporaryDirectory(prefix="chakra-fuzz-") as folder:
        crew = Crew(report, watch, Path(folder))
        try:
            crew.work()
        finally:
            crew.dismiss()
    report.finish()


@define(eq=False)
class Crew:
    """The processes of a run.

    Args:
        report: takes what they tell.
        watch: called after each message.
        folder: for their journals.
    """

    report: Report
    watch: Watch
    folder: Path
    _context: Any = field(init=False, factory=lambda: multiprocessing.get_context("spawn"))
    _stop: Any = field(init=False, default=None)
    _workers: list[_Worker] = field(init=False, factory=list)
    _aside: frozenset[str] = field(init=False, default=frozenset())
    _losses: Counter[str] = field(init=False, factory=Counter)

    def work(self) -> None:
        """Start the workers and listen to them until they are done, the time is over or somebody interrupts."""
        plan = self.report.plan
        self._stop = self._context.RawValue("b", 0)
        until = time.monotonic() + plan.seconds if plan.seconds else math.inf
        try:
            for index in range(plan.workers):
                self._start(index, 0)
            while self._busy() and time.monotonic() < until:
                self._listen()
        except KeyboardInterrupt:
            self.report.interrupted = True
        self._farewell()

    def _farewell(self) -> None:
        """Let the workers end what they are at; a second interrupt does not wait for it."""
        self._stop.value = 1
        last = time.monotonic() + FAREWELL
        with contextlib.suppress(KeyboardInterrupt):
            while self._busy() and time.monotonic() < last:
                self._listen(replace=False)

    def dismiss(self) -> None:
        """End every process that is left."""
        for worker in self._workers:
            if worker.process.is_alive():
                worker.process.kill()
            worker.process.join()
            worker.tells.close()

    def _busy(self) -> list[_Worker]:
        return [worker for worker in self._workers if not worker.done]

    def _start(self, index: int, start: int) -> None:
        space = self.report.space
        order = Order(
            self.report.plan, dict(space.source.places), space.always, space.drawn, dict(space.fixed), space.seats,
            self.report.rows, index, start, self._aside,
            self.folder / f"{index}-{start}.journal", self.folder / f"{index}-{start}.stack",
        )  # fmt: skip
        tells, tell = self._context.Pipe(duplex=False)
        due = self._context.RawValue("d", math.inf)
        process = self._context.Process(target=work, args=(order, tell, due, self._stop), daemon=True)
        with _uninterrupted():
            process.start()
        tell.close()
        self._workers.append(_Worker(order, process, tells, due))

    def _listen(self, *, replace: bool = True) -> None:
        busy = self._busy()
        ready = wait([worker.tells for worker in busy], POLL)
        for worker in busy:
            if worker.tells in ready:
                self._hear(worker, replace=replace)
            elif time.monotonic() > worker.due.value + GRACE:
                self._put_down(worker)
        self.watch(self.report)

    def _hear(self, worker: _Worker, *, replace: bool) -> None:
        try:
            message = worker.tells.recv()
        except (EOFError, OSError):
            self._lost(worker, "the process ended", replace=replace)
            return
        if message is None:
            worker.done = True
        elif isinstance(message, BaseException):
            worker.done = True
            raise message
        else:
            self.report.take(message)

    def _put_down(self, worker: _Worker) -> None:
        """Stop a process that no signal reaches from within, after asking it where it is."""
        if hasattr(signal, "SIGUSR1"):
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.process.pid, signal.SIGUSR1)
                time.sleep(POLL)
        worker.process.kill()
        worker.process.join()
        while worker.tells.poll():
            try:
                message = worker.tells.recv()
            except (EOFError, OSError):
                break
            if message is not None:
                self.report.take(message)
        seconds = self.report.plan.step_seconds
        self._lost(worker, f"a step takes longer than {seconds:g} s and cannot be stopped from within", replace=True)

    def _lost(self, worker: _Worker, how: str, *, replace: bool) -> None:
        """A process is gone: what it was playing is the failure, and another goes on after it."""
        worker.done = True
        worker.process.join()
        words = last_words(worker.order.journal)
        code = worker.process.exitcode
        if words is None:
            raise ChakraError(f"a worker ended with code {code} before it played a game")
        number = words.number
        found = self._smaller(words) or words
        told = f"{how} with code {code}" if how.endswith("ended") else how
        last = found.log[-1] if found.log else "the beginning"
        where = f"at {found.tried}" if found.tried else f"after {last}"
        source, setting = self.report.space.source, found.setting
        module = self._at_work(worker.order.stack, setting) or blamed(source, setting.modules)
        message = f"{IN_TIME}: {SAYS[IN_TIME]}\n  but {told}, {where}"
        case = Case(setting, found.log, Fault(IN_TIME, message, module), "", found.tried)
        failure = failure_of(case, case, source, self.report.plan.seed, number)
        self.report.take(Found(failure, setting.modules, shrunk=True))
        self._losses[module] += 1
        self._aside |= {module} if module in self.report.space.drawn else set()
        if replace and (module in self._aside or self._losses[module] < HOPELESS):
            self._start(worker.order.index, number + 1)

    def _smaller(self, words: Words) -> Words | None:
        """The same with one module only, tried in processes of their own."""
        space, log = self.report.space, (*words.log, words.tried)
        parts = dict.fromkeys([space.source.closed([name]) for name in words.setting.modules])
        for number, modules in enumerate(parts if len(words.setting.modules) > 1 else ()):
            journal = self.folder / f"probe-{words.number}-{number}.journal"
            setting = space.setting(modules, dict(words.setting.options), words.setting.seats)
            arguments = (tuple(space.source.written(modules)), setting, log, journal)
            process = self._context.Process(target=probe, args=arguments, daemon=True)
            with _uninterrupted():
                process.start()
            process.join(STARTING + self.report.plan.step_seconds)
            ended = process.exitcode
            process.kill()
            process.join()
            if ended != 0:
                return last_words(journal)
        return None

    def _at_work(self, stack: Path, setting: Setting) -> str:
        """The module whose file stands nearest the top of the stack that a process left; empty when none does."""
        try:
            lines = stack.read_text("utf-8", "replace").splitlines()
        except OSError:
            return ""
        modules = self.report.space.source.modules
        files = {str(path): name for name in setting.modules for path in source_files(modules[name])}
        return next((name for line in lines for path, name in files.items() if f'"{path}"' in line), "")


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """What starts here never hears of Ctrl-C: it is this process that says when to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(order: Order, tell: Connection, due: Any, stop: Any) -> None:
    """Play the games of one worker; this is what its process does."""
    with order.stack.open("w") as stack:
        faulthandler.enable(stack, all_threads=False)
        if hasattr(signal, "SIGUSR1"):
            faulthandler.register(signal.SIGUSR1, stack, all_threads=False)
        try:
            _play(order, tell.send, due, lambda: bool(stop.value))
        except ChakraError as error:
            tell.send(ChakraError(str(error)))
        else:
            tell.send(None)
        tell.close()


def probe(places: tuple[str, ...], setting: Setting, log: tuple[str, ...], journal: Path) -> None:
    """Play a game once more in a process of its own, which may not come back."""
    rules = Source.of(places).ruleset(setting.modules, dict(setting.options))
    notes = Journal(journal)
    notes.begin(setting, 0)
    replayed(rules, setting.seats, log, "", Limit(0), journal=notes)


def _play(order: Order, tell: Callable[[Any], None], due: Any, stopped: Callable[[], bool]) -> None:
    def by(time: float) -> None:
        due.value = time

    source = Source.of(order.places.values())
    space = Space(source, order.always, order.drawn, order.fixed, order.seats)
    with Limit(order.plan.step_seconds, by) as limit:
        bench = Bench(space, order.plan, order.rows, tell, limit, stopped, Journal(order.journal), order.aside)
        games = numbers(order.plan, order.rows, order.index, order.plan.workers, order.start)
        begins = order.start == 0  # and does not go on after one that is gone
        last = order.index == order.plan.workers - 1
        play_all(bench, order.plan, games, first=begins and order.index == 0, last=begins and last)
