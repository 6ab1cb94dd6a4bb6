"""A run: games until the plan is done, in this process or in several, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count

from chakra_rules.base import BASE
from chakra_rules.compose import compose, installed
from chakra_rules.errors import ChakraError
from chakra_rules.lab.fuzz import corpus
from chakra_rules.lab.fuzz.bench import Bench
from chakra_rules.lab.fuzz.pairs import covering
from chakra_rules.lab.fuzz.plan import Checks, Message, Plan
from chakra_rules.lab.fuzz.report import Report
from chakra_rules.lab.fuzz.source import Some, Source
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.modules import OptionValue
from chakra_rules.testing.limit import Limit

Watch = Callable[[Report], None]


def space_of(
    modules: Iterable[Some] | None = None,
    *,
    beside: Iterable[Some] = (),
    options: dict[str, OptionValue] | None = None,
    seats: Iterable[int] = (2, 3, 4),
) -> Space:
    """What games are played by.

    Args:
        modules: those in every mix; None for none, and every installed one in some.
        beside: modules in some of the mixes.
        options: values of options that never vary, by name.
        seats: the numbers of seats.

    Raises:
        ChakraError: no module has such a name, two have the same id, an option is none of these modules, or a number of
            seats is none.
    """
    always = list(modules or ())
    source = Source.of(always, installed() if modules is None else beside)
    fixed = _fixed(source, options or {})
    numbers = tuple(dict.fromkeys(seats))
    wrong = [number for number in numbers if number not in (2, 3, 4)]
    if wrong or not numbers:
        raise ChakraError(f"{wrong[0] if wrong else 'no'} players cannot play: two to four can (base.setup.players)")
    asked = [one if isinstance(one, str) else one.id for one in always]
    kept = tuple([name for name, place in source.places.items() if name in source.modules])
    within = source.closed([name for name in kept if name in asked or source.places[name] in asked])
    barren = not {failure.modules[0] for failure in source.unusable}.isdisjoint(asked)
    return Space(source, within, tuple([name for name in kept if name not in within]), fixed, numbers, barren)


def _fixed(source: Source, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options by full name; raises ChakraError where one is unknown or cannot have the value."""
    found: dict[str, OptionValue] = {}
    known = {f"{m.id}.{o.name}": o for m in (BASE, *source.modules.values()) for o in m.options}
    for name, value in options.items():
        meant = [full for full in known if name in (full, full.partition(".")[2])]
        for full in meant:
            module = full.partition(".")[0]
            compose([source.modules[one] for one in source.closed([module])], {full: value})
        if not meant:
            compose(source.modules.values(), {name: value})  # says what there is instead
        found |= dict.fromkeys(meant, value)
    return found


def fuzz(plan: Plan, space: Space | None = None, watch: Watch = lambda report: None) -> Report:
    """Play and check games as planned.

    Args:
        plan: what to do.
        space: what to play by; by default any mix of the installed modules.
        watch: called with the report as it stands after every message.

    Returns:
        What came of it. After Ctrl-C that is what was found until then.

    Raises:
        ChakraError: the plan cannot be followed.

    >>> report = fuzz(Plan(games=1, actions=30), space_of([]))
    >>> report.games, report.failures
    (1, ())
    """
    space = space or space_of()
    _check(plan, space)
    if plan.corpus is not None:
        corpus.prepare(plan.corpus)
    rows = covering(space)
    report = Report(plan, space, rows)
    for failure in space.source.unusable:
        report.unusable(failure)
    if space.barren:
        report.finish()
    elif plan.workers:
        from chakra_rules.lab.fuzz.workers import run

        run(report, watch)
    else:
        _run_here(report, watch)
    return report


def _check(plan: Plan, space: Space) -> None:
    if plan.games is None and plan.seconds is None and not plan.pairs:
        raise ChakraError("say for how many games or for how long")
    if plan.games is not None and plan.games < 1:
        raise ChakraError(f"{plan.games} games show nothing: play one or more", str(plan.games))
    if plan.seconds is not None and plan.seconds <= 0:
        raise ChakraError(f"{plan.seconds:g} seconds are no time to play in", str(plan.seconds))
    if plan.workers < 0:
        raise ChakraError(f"{plan.workers} processes cannot work: 0 plays in this one", str(plan.workers))
    if plan.step_seconds <= 0:
        raise ChakraError(f"no step ends within {plan.step_seconds:g} seconds", str(plan.step_seconds))
    if plan.workers and not space.source.portable:
        lost = next(name for name, place in space.source.places.items() if not place)
        raise ChakraError(f"another process cannot find {lost}: name it package:ATTR, or play with 0 workers", lost)


def numbers(plan: Plan, rows: tuple[Setting, ...], worker: int, workers: int, start: int = 0) -> Iterator[int]:
    """The numbers of the games that fall to a worker, from the first on."""
    most = len(rows) if plan.pairs else plan.games
    for number in count(worker, workers):
        if most is not None and number >= most:
            return
        if number >= start:
            yield number


def _run_here(report: Report, watch: Watch) -> None:
    until = time.monotonic() + report.plan.seconds if report.plan.seconds else None

    def take(message: Message) -> None:
        report.take(message)
        watch(report)

    def over() -> bool:
        return until is not None and time.monotonic() > until

    try:
        with Limit(report.plan.step_seconds) as limit:
            bench = Bench(report.space, report.plan, report.rows, take, limit, over)
            play_all(bench, report.plan, numbers(report.plan, report.rows, 0, 1), first=True, last=True)
    except KeyboardInterrupt:
        report.interrupted = True
    report.finish()


def play_all(bench: Bench, plan: Plan, games: Iterable[int], *, first: bool, last: bool = False) -> None:
    """Play these games, after learning what the corpus holds.

    Args:
        bench: where.
        plan: how.
        games: their numbers.
        first: whether the examples are played on this bench.
        last: whether other processes are compared from it.
    """
    if plan.corpus is not None:
        bench.learn(corpus.read(plan.corpus, bench.space))
    if first:
        bench.examples()
    closely = plan.checks is not Checks.LIGHT
    if last and closely and plan.processes and bench.space.source.portable and not bench.stopped():
        bench.compare_processes()
    for number in games:
        if bench.stopped() or bench.findings.hopeless:
            return
        bench.play(number)
