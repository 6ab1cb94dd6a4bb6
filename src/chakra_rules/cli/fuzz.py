"""``chakra fuzz``: games by any mix of modules, the failures found in them, and what every rule did."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from textwrap import wrap

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from chakra_rules.cli.screen import new_console, paragraph, say, width_of, wrapped
from chakra_rules.compose import installed
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.lab.fuzz import Checks, How, Plan, Report, Space, space_of
from chakra_rules.lab.fuzz import fuzz as play
from chakra_rules.lab.fuzz.corpus import prepare
from chakra_rules.modules import OptionValue
from chakra_rules.testing.failure import OF_NO_GAME, SUFFIX, Failure, load_failure

FAILED, INTERRUPTED = 1, 130
SECONDS = 60.0
"""How long a run takes when nobody says how long or how many games."""
COLUMNS = {
    How.ACTED: "acted",
    How.REFUSED: "refused",
    How.WAIVED: "waived",
    How.RAN: "code ran",
    How.SHOWN: "examples",
}


def fuzz(console: Console, plan: Plan, space: Space, out: Path, figures: Path | None = None) -> int:
    """Play, and print what came of it.

    Args:
        console: where to.
        plan: what to do.
        space: what to play by.
        out: the folder for the failures; it is made when there is one.
        figures: a file for the report as JSON.

    Returns:
        0 when nothing failed, 1 when something did, 130 when it was interrupted before anything did.

    Raises:
        ChakraError: the plan cannot be followed, or a file cannot be written.
    """
    prepare(next(path for path in (out, *out.absolute().parents) if path.exists()))
    if figures is not None:
        prepare(figures.parent)
    with _progress(console, plan) as watch:
        report = play(plan, space, watch)
    _tell_failures(console, report, out)
    _tell_rules(console, report)
    _tell_mixes(console, report)
    _tell_speed(console, report)
    if figures is not None:
        _write(figures, json.dumps(report.figures(), indent=1) + "\n")
    if report.failures:
        return FAILED
    return INTERRUPTED if report.interrupted else 0


@contextmanager
def _progress(console: Console, plan: Plan) -> Iterator[Callable[[Report], None]]:
    """A bar, where somebody sees it."""
    if not console.is_terminal:
        yield lambda report: None
        return
    columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("starting", total=None)
        yield lambda report: _show(progress, task, plan, report)


def _show(progress: Progress, task: TaskID, plan: Plan, report: Report) -> None:
    games = len(report.rows) if plan.pairs else plan.games
    done, total = (report.games, games) if games else (report.elapsed, plan.seconds)
    told = f"{report.games} games, {report.decisions} decisions, {len(report.keys)} things seen"
    failures = len(report.failures)
    words = f"{told}, {failures} failure{'s' * (failures != 1)}" if failures else told
    progress.update(task, completed=done, total=total, description=words)


def _tell_failures(console: Console, report: Report, out: Path) -> None:
    if report.failures:
        prepare(out)
    names: Counter[str] = Counter()
    for number, failure in enumerate(report.failures, 1):
        names[failure.name] += 1
        path = out / _numbered(failure.name, names[failure.name])
        _write(path, failure.write())
        times = report.times(failure)
        met = "before any game" if failure.clause in OF_NO_GAME else f"met in {times} game{'s' * (times != 1)}"
        say(console, Text(f"Failure {number}: {failure.clause}, module {failure.module}, {met}", style="bold red"))
        tell_failure(console, failure)
        paragraph(console, f"Saved as {path}", 2)
        paragraph(console, f"To see it: chakra replay {path}; to test for it: pytest {path}", 2)
        say(console)


def _numbered(name: str, count: int) -> str:
    """The name of a file, told apart from those before it that have the same."""
    return name if count == 1 else f"{name.removesuffix(SUFFIX)}.{count}{SUFFIX}"


def tell_failure(console: Console, failure: Failure) -> None:
    """Print what a failure says, and the game that shows it."""
    for line in failure.told.splitlines():
        paragraph(console, line.strip(), 2)
    if failure.rule:
        paragraph(console, f"rule {failure.rule}", 2)
    values = [f"{name}={str(value).lower()}" for name, value in failure.options.items()]
    setting = ", ".join([" + ".join(failure.modules) or "base", f"{failure.players} seats", *values])
    if failure.clause in OF_NO_GAME:
        paragraph(console, f"In play: {setting}", 2)
        return
    count = len(failure.log)
    long = f"{count} action{'s' * (count != 1)}"
    before = f", {failure.steps} before it was shrunk" if failure.steps > count else ""
    paragraph(console, f"Shortest game found: {setting}; {long}{before}", 2)
    if failure.start:
        paragraph(console, f"from {failure.start}", 4)
    if failure.reached:
        paragraph(console, f"which is a position of a game after {len(failure.reached)} actions, or less of one", 4)
    for line in wrap(
        " ".join(failure.log) or "-", width_of(console) - 4, break_long_words=False, break_on_hyphens=False
    ):
        say(console, f"    {line}")
    if failure.tried:
        paragraph(console, f"then {failure.tried} fails", 4)
    if failure.asked:
        paragraph(console, f"asked about {' '.join(failure.asked[:12])}", 4)


def _tell_rules(console: Console, report: Report) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("rule", overflow="fold")
    for name in COLUMNS.values():
        table.add_column(name, justify="right")
    for row in report.table():
        counts = [str(row.counts[how] or "-") for how in COLUMNS]
        table.add_row(row.rule, *counts, style="" if row.told else "dim" if row.reached else "bold yellow")
    console.print(table, width=width_of(console))
    say(console)
    rows = list(report.table())
    never = [row.rule for row in rows if not row.reached]
    quiet = [row for row in rows if row.reached and not row.told]
    told = len(rows) - len(never) - len(quiet)
    paragraph(console, f"{told} of {len(rows)} rules acted, refused or were waived by name.")
    if quiet:
        paragraph(
            console,
            f"{len(quiet)} are named by no event, reason or score: code whose words name them ran, or an example "
            "of their module shows them.",
        )
    paragraph(console, f"Never reached: {', '.join(never) or 'none'}.")
    say(console)


def _tell_mixes(console: Console, report: Report) -> None:
    played = sum(row in report.settings for row in report.rows)
    paragraph(
        console,
        f"{len(report.mixes)} mixes of modules, {len(report.settings)} settings with their options and seats. Of the "
        f"{len(report.rows)} settings in which every two modules, option values and numbers of seats meet, "
        f"{'all' if played == len(report.rows) else played} were played.",
    )
    for mix, games in sorted(report.mixes.items()):
        say(console, wrapped(console, Text(f"{games:6} "), Text(mix)))
    ended = [f"{games} by {rule}" for rule, games in sorted(report.ended.items()) if rule]
    paragraph(console, f"Games that came to their end: {', '.join(ended) or 'none'}.")


def _tell_speed(console: Console, report: Report) -> None:
    if report.interrupted:
        paragraph(console, "Interrupted: this is what was found until then.", style="bold yellow")
    paragraph(
        console,
        f"Seed {report.plan.seed}: {report.games} games, {report.decisions} decisions in {report.elapsed:.1f} s; "
        f"{report.speed:.0f} decisions per second of a core, {report.share:.0%} of it for the checks.",
    )
    if report.compared:
        paragraph(console, "A game was the same in two processes that hash texts differently.")
    if report.plan.corpus is not None:
        paragraph(console, f"{report.kept} games that reached something first were kept in {report.plan.corpus}.")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise ChakraError(f"{path} cannot be written: {(error.strerror or str(error)).lower()}", str(path)) from error


def failed_game(file: Path) -> Game | None:
    """The game of a failure, after what the failure says has been printed; None when the file is no failure.

    Args:
        file: as ``chakra fuzz`` wrote it.

    Raises:
        ChakraError: it cannot be read, or its game can be played no longer.
    """
    if not file.name.endswith(SUFFIX):
        return None
    failure = load_failure(file)
    console = new_console()
    say(console, Text(f"Failure: {failure.clause}, module {failure.module}", style="bold red"))
    tell_failure(console, failure)
    say(console)
    if failure.clause in OF_NO_GAME:
        raise typer.Exit
    return failure.played(failure.ruleset())


def planned(
    *,
    games: int | None,
    minutes: float | None,
    seconds: float | None,
    pairs: bool,
    seed: int,
    workers: int | None,
    checks: str,
    step_seconds: float,
    corpus: Path | None,
) -> Plan:
    """The plan that the arguments of the command make; raises ChakraError for what they cannot be."""
    if checks not in tuple(Checks):
        raise ChakraError(f"{checks!r} says not how closely to look: {', '.join(Checks)}", checks)
    if minutes is not None and seconds is not None:
        raise ChakraError("say for how long in minutes or in seconds, not in both")
    if pairs and games is not None:
        raise ChakraError("--pairs says how many games there are: leave --games out")
    time = minutes * 60 if minutes is not None else seconds
    if not isfinite(time or 0) or not isfinite(step_seconds):
        raise ChakraError("seconds and minutes are numbers, neither infinite nor none")
    return Plan(
        games=games,
        seconds=SECONDS if time is None and games is None and not pairs else time,
        seed=seed,
        workers=(os.cpu_count() or 1) if workers is None else workers,
        checks=Checks(checks),
        step_seconds=step_seconds,
        pairs=pairs,
        corpus=corpus,
    )


def spread(
    modules: tuple[str, ...] | None, swarm: bool, options: dict[str, OptionValue], players: list[int] | None
) -> Space:
    """What the arguments of the command let games be played by; raises ChakraError for what cannot be."""
    if swarm and modules is None:
        raise ChakraError("--swarm draws modules beside those named: name some with --modules")
    beside = installed() if swarm else ()
    return space_of(modules, beside=beside, options=options, seats=players or (2, 3, 4))
