"""``chakra compare``: two rulesets side by side, up to where they first differ."""

from __future__ import annotations

from attrs import frozen
from rich.console import Console
from rich.text import Text

from chakra_rules.cli.modules import placed
from chakra_rules.cli.screen import paragraph, say, wrapped
from chakra_rules.errors import ChakraError
from chakra_rules.lab.compare import compare_games
from chakra_rules.lab.difference import Cause, Difference, Finding
from chakra_rules.modules import OptionValue
from chakra_rules.ruleset import Ruleset

DIFFERENT = 1
SHOWN = 20
"""So many findings are told; of more, how many."""


@frozen
class Rules:
    """A ruleset as it is written on the command line.

    Args:
        names: modules with ``+`` between them: ids, or ``package:ATTR`` for those that are not installed.
        options: names and values.
    """

    names: str
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.names, *[f"{name}={str(value).lower()}" for name, value in self.options]])

    def ruleset(self) -> Ruleset:
        """The rules written so; raises ChakraError when they name none."""
        names = [name.strip() for name in self.names.split("+")]
        if not all(names):
            raise ChakraError(f"{self.names!r} names no modules: write names with + between, or base", self.names)
        return Ruleset.of(*placed(names), options=dict(self.options))


def compare(console: Console, first: Rules, second: Rules, players: int, seeds: int) -> int:
    """Play and print the first difference.

    Args:
        console: where to.
        first: a ruleset, told as A.
        second: another, told as B.
        players: 2 to 4.
        seeds: how many games, of seeds 1, 2 and so on.

    Returns:
        0 when no difference was found, 1 when one was.

    Raises:
        ChakraError: a ruleset cannot be put together, or a number is wrong.
    """
    if seeds < 1:
        raise ChakraError(f"{seeds} games show nothing: play one or more", str(seeds))
    found = compare_games(first.ruleset(), second.ruleset(), players, range(1, seeds + 1))
    say(console, f"A  {first}")
    say(console, f"B  {second}")
    if found.difference is None:
        paragraph(console, f"no difference in {found.games} games, {found.decisions} decisions")
        return 0
    say(console)
    _tell(console, found.difference, f"game {found.games}, {players} players")
    return DIFFERENT


def _tell(console: Console, difference: Difference, game: str) -> None:
    title = f"The first difference ({difference.kind}) is at step {difference.step} of {game}."
    paragraph(console, title, style="bold")
    for finding in difference.findings[:SHOWN]:
        _tell_finding(console, finding)
    if len(difference.findings) > SHOWN:
        paragraph(console, f"and {len(difference.findings) - SHOWN} more", 2)
    say(console)
    modules, rules = [", ".join(ids) if ids else "not told" for ids in (difference.modules, difference.rules)]
    say(console, wrapped(console, Text("Made by: "), Text(f"module {modules}; rule {rules}", style="bold")))
    if difference.sole:
        only = f"option {difference.sole.option}" if difference.sole.option else f"module {difference.sole.module}"
        paragraph(console, f"A and B differ in nothing but {only}.")
    _tell_logs(console, difference)


def _tell_finding(console: Console, finding: Finding) -> None:
    if finding.first and finding.second:
        paragraph(console, f"{finding.what}:", 2)
        paragraph(console, f"A  {finding.first}", 4)
        paragraph(console, f"B  {finding.second}", 4)
    else:
        paragraph(
            console, f"{finding.what} in {'A' if finding.first else 'B'} only: {finding.first or finding.second}", 2
        )
    for cause in finding.causes:
        say(console, wrapped(console, Text(" " * 6), Text(_cause(cause), style="dim")))


def _cause(cause: Cause) -> str:
    option = f", by option {cause.option}" if cause.option else ""
    said = f"{cause.how} " if cause.how else ""
    return f"{said}[{cause.rule or 'no rule named'}; module {cause.module}{option}]"


def _tell_logs(console: Console, difference: Difference) -> None:
    one, other = [" ".join(log) for log in difference.logs]
    if one == other:
        say(console, wrapped(console, Text("Log: "), Text(one or "-")))
        return
    say(console, wrapped(console, Text("Log of A: "), Text(one or "-")))
    say(console, wrapped(console, Text("Log of B: "), Text(other or "-")))
