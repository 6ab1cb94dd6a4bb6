"""The commands and their arguments, and what becomes of everything that goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chakra_rules.cli import streams
from chakra_rules.cli.files import load_game, of_file, read_json
from chakra_rules.cli.language import speak, spoken
from chakra_rules.cli.modules import placed
from chakra_rules.cli.screen import harmless, new_console, watched
from chakra_rules.compose import installed
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.modules import OptionValue
from chakra_rules.review import save_in
from chakra_rules.ruleset import Ruleset
from chakra_rules.visibility import SPECTATOR

BAD_ARGUMENTS, INTERRUPTED = 2, 130
NONE = "none"
LANGUAGE = "--lang"
PAUSE = 0.2
CLICK_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""ClickException, which typer takes from a different place in different versions."""

app = typer.Typer(
    help="Play and study the board game Chakra.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Modules = Annotated[
    str | None,
    typer.Option(
        help="Modules in play, separated by commas: ids, or package:ATTR; none for the base game. Default: all."
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A rule option as NAME=VALUE; see: chakra modules.")
]
SaveFile = Annotated[Path, typer.Argument(help="A saved game.")]


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: the words after ``chakra``; by default those of this process.

    Returns:
        The exit code.
    """
    command = typer.main.get_command(app)
    streams.prepare()
    try:
        speak(None)
        code = command.main(
            args=_language_first(sys.argv[1:] if arguments is None else list(arguments)),
            prog_name="chakra",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except ChakraError as error:
        return refuse(spoken().error(error))
    except CLICK_ERROR as error:
        return _misused(error)
    except BrokenPipeError:
        streams.give_up()
        return 1
    except OSError as error:
        if error.filename is not None:
            raise
        streams.give_up()
        sys.stderr.write(f"chakra: the output cannot be written: {(error.strerror or str(error)).lower()}\n")
        return 1
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1
    return code if isinstance(code, int) else 0


def _language_first(arguments: list[str]) -> list[str]:
    """The words with ``--lang`` before the command, wherever it was written."""
    for at, word in enumerate(arguments):
        if word == LANGUAGE or word.startswith(f"{LANGUAGE}="):
            count = 2 if word == LANGUAGE else 1
            return [*arguments[at : at + count], *arguments[:at], *arguments[at + count :]]
    return arguments


def _misused(error: Any) -> int:
    """What typer says of the arguments, or the help where there are none."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return BAD_ARGUMENTS
    return refuse(error.format_message())


def refuse(message: str) -> int:
    """Say in one line why the arguments cannot be followed."""
    sys.stderr.write(f"chakra: {harmless(' '.join(message.split()))}\n")
    return BAD_ARGUMENTS


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"chakra-rules {version('chakra-rules')}")
        raise typer.Exit


@app.callback()
def main(
    lang: Annotated[
        str | None, typer.Option(LANGUAGE, help="de, en or fr; what LANG says when you do not say.")
    ] = None,
    asked: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    """Play and study the board game Chakra."""
    if lang is not None:
        speak(lang)


@app.command()
def demo(
    modules: Modules = None,
    players: Annotated[int, typer.Option(help="2 to 4.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same game.")] = 7,
    option: Options = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses between turns.")] = False,
) -> None:
    """Watch bots play a whole game."""
    from chakra_rules.cli.demo import demo as show

    show(new_console(), _ruleset(modules, option), players, seed, 0 if fast else PAUSE)


@app.command()
def play(
    *,
    modules: Modules = None,
    players: Annotated[int | None, typer.Option(help="2 to 4; 2 when you do not say.")] = None,
    bots: Annotated[
        int | None, typer.Option(help="How many are bots, the last seats; all but one, or as a save says.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Of the bag and the bots.")] = None,
    load: Annotated[
        Path | None, typer.Option(help="Go on with a saved game; name its --modules only if one is not installed.")
    ] = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of the full screen.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Nothing is shown moving on the full screen.")] = False,
) -> None:
    """Play, with people and bots at one terminal."""
    from chakra_rules.cli import fullscreen
    from chakra_rules.cli.play import play as sit_down
    from chakra_rules.cli.report import reporting
    from chakra_rules.cli.rivals import BOT

    if load is not None:
        if players is not None or (option and modules is None):
            raise ChakraError("a saved game says who plays and by which rules: leave the other options out")
        game = load_game(load, seed, None if modules is None else _ruleset(modules, option))
    else:
        game = Game.new(_ruleset(modules, option), 2 if players is None else players, seed)
    count = len(game.state.seats)
    if bots is not None and not 0 <= bots < count:
        raise ChakraError(f"{bots} of {count} players cannot be bots: 0 to {count - 1} can")
    first = 1 if bots is None else count - bots
    saved = {seat: player.bot for seat, player in enumerate(game.players) if player.bot}
    machines = saved if load is not None and bots is None else dict.fromkeys(range(first, count), BOT)
    with reporting(game):
        if fullscreen.has_screen() and not plain:
            fullscreen.play(game, machines, seed, fast)
        else:
            sit_down(new_console(), game, machines, seed)


@app.command()
def replay(
    file: SaveFile,
    seat: Annotated[int | None, typer.Option(help="Whose view; a spectator's when you do not say.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Do not wait for Enter after each turn.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only say where the rules installed differ from it.")] = False,
) -> int:
    """Watch a saved game, turn by turn, forward and back."""
    from chakra_rules.cli.fuzz import failed_game
    from chakra_rules.cli.replay import check as compared
    from chakra_rules.cli.replay import replay as show

    if check:
        with of_file(file):
            return compared(new_console(), save_in(read_json(file)))
    with of_file(file):
        game = failed_game(file) or load_game(file)
    players = len(game.state.seats)
    if seat is not None and not 0 <= seat < players:
        raise ChakraError(f"there is no seat {seat}: seats are 0 to {players - 1}")
    console = new_console()
    show(console, game, SPECTATOR if seat is None else seat, step=watched(console) and not fast)
    return 0


@app.command()
def report(
    file: SaveFile,
    seat: Annotated[int | None, typer.Option(help="Only what this seat may know; else everything.")] = None,
    out: Annotated[Path | None, typer.Option(help="The file to write; the screen when you do not say.")] = None,
) -> None:
    """Make a bug report of a saved game, whole or for one seat."""
    from chakra_rules.cli.report import report as write

    with of_file(file):
        write(save_in(read_json(file)), seat, out)


@app.command()
def compare(
    *,
    first: Annotated[
        str, typer.Argument(metavar="A", help="Modules with + between them: ids, or package:ATTR; base for none.")
    ],
    second: Annotated[str, typer.Argument(metavar="B", help="The same for the other ruleset.")],
    option_a: Annotated[list[str] | None, typer.Option(help="A rule option of A as NAME=VALUE.")] = None,
    option_b: Annotated[list[str] | None, typer.Option(help="A rule option of B as NAME=VALUE.")] = None,
    players: Annotated[int, typer.Option(help="2 to 4.")] = 2,
    seeds: Annotated[int, typer.Option(help="How many games to play, until a difference is found.")] = 20,
) -> int:
    """Play by two rulesets and show the first difference."""
    from chakra_rules.cli.compare import Rules
    from chakra_rules.cli.compare import compare as show

    one, other = [
        Rules(names, tuple(dict(_option(one) for one in options or []).items()))
        for names, options in ((first, option_a), (second, option_b))
    ]
    return show(new_console(), one, other, players, seeds)


@app.command()
def fuzz(
    *,
    modules: Annotated[
        str | None,
        typer.Option(help="Modules in every game, separated by commas: ids, or package:ATTR; none. Default: any mix."),
    ] = None,
    swarm: Annotated[bool, typer.Option("--swarm", help="Draw the other installed modules too.")] = False,
    option: Options = None,
    players: Annotated[list[int] | None, typer.Option(help="How many seats; can be given again. Default: any.")] = None,
    games: Annotated[int | None, typer.Option(help="How many games.")] = None,
    minutes: Annotated[float | None, typer.Option(help="For how long; one minute when you say nothing.")] = None,
    seconds: Annotated[float | None, typer.Option(help="For how long.")] = None,
    pairs: Annotated[bool, typer.Option("--pairs", help="Only the settings in which every two choices meet.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed, games and workers play the same games.")] = 0,
    workers: Annotated[
        int | None, typer.Option(help="Processes; by default one for each core; 0: none but this.")
    ] = None,
    checks: Annotated[str, typer.Option(help="light, sampled or all: how closely games are looked at.")] = "sampled",
    step_seconds: Annotated[float, typer.Option(help="What takes longer is held to hang.")] = 5.0,
    corpus: Annotated[Path | None, typer.Option(help="A folder of games that later runs build on.")] = None,
    out: Annotated[Path, typer.Option(help="The folder for the failures.")] = Path("failures"),
    report: Annotated[Path | None, typer.Option(help="A file for the figures, as JSON.")] = None,
) -> int:
    """Play any mix of modules, check it, and make what fails small."""
    from chakra_rules.cli.fuzz import fuzz as run_games
    from chakra_rules.cli.fuzz import planned, spread

    plan = planned(
        games=games,
        minutes=minutes,
        seconds=seconds,
        pairs=pairs,
        seed=seed,
        workers=workers,
        checks=checks,
        step_seconds=step_seconds,
        corpus=corpus,
    )
    names = None if modules is None else _named(modules)
    space = spread(names, swarm, dict(_option(one) for one in option or []), players)
    return run_games(new_console(), plan, space, out, report)


@app.command()
def rules(
    id: Annotated[str, typer.Argument(help="A rule's id, or how several ids begin.")] = "",
) -> None:
    """Show the catalogue of rules, or one rule."""
    from chakra_rules.cli.rules import rules as show

    show(_warned(new_console()), id)


@app.command()
def schema(
    name: Annotated[
        str, typer.Argument(help="state, view, action, event, decision, reason, score, save, or all of them.")
    ] = "all",
    modules: Modules = None,
    option: Options = None,
    any_mix: Annotated[bool, typer.Option("--any-mix", help="Whichever of the modules are in play.")] = False,
) -> None:
    """Print the JSON Schema of what front-ends read and write."""
    from chakra_rules.cli.schema import schema as show

    show(_ruleset(modules, option), name, any_mix)


@app.command()
def serve(
    stdio: Annotated[bool, typer.Option("--stdio", help="Over standard input and output.")] = False,
) -> None:
    """Answer programs in any language: one JSON document per line."""
    from chakra_rules.cli.serve import serve_stdio

    if not stdio:
        raise ChakraError("say how to serve: chakra serve --stdio")
    serve_stdio()


@app.command()
def modules() -> None:
    """Show what is installed: order, options, conflicts, hooks in use."""
    from chakra_rules.cli.modules import modules as show

    show(_warned(new_console()))


def _warned(console: Console) -> Console:
    """The console, after a line about every installed module that cannot be used."""
    from chakra_rules.cli.modules import loaded

    for problem in loaded()[1]:
        sys.stderr.write(f"chakra: {problem}\n")
    return console


def _ruleset(modules: str | None, options: list[str] | None) -> Ruleset:
    return Ruleset.of(*placed(_named(modules)), options=dict(_option(one) for one in options or []))


def _named(modules: str | None) -> tuple[str, ...]:
    if modules is None:
        return installed()
    names = tuple(name.strip() for name in modules.split(","))
    if names == (NONE,):
        return ()
    if NONE in names or "" in names:
        raise ChakraError(f"{modules!r} names no modules: write names with commas between, or {NONE}", modules)
    return names


def _option(text: str) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ChakraError(f"{text} is no option: write NAME=VALUE, as in colour_limit=none")
    words: dict[str, OptionValue] = {"true": True, "false": False}
    number = value.isdecimal() and len(value) < 10  # Python refuses to read numbers of very many digits
    return name, int(value) if number else words.get(value.lower(), value)
