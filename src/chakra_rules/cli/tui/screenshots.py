"""Screenshots of the application as SVG files: ``python -m chakra_rules.cli.tui.screenshots docs/images``.

They are taken of games that bots played to an interesting point, without a terminal, and are the same every time.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from importlib.metadata import entry_points, version
from pathlib import Path

from attrs import frozen
from textual.pilot import Pilot

from chakra_rules import Action, ChakraError, Game, Ruleset
from chakra_rules.bots import GreedyBot, play_out
from chakra_rules.choosing import Choice, choose
from chakra_rules.cli.tui.aiming import aimed, every_spot
from chakra_rules.cli.tui.app import ChakraApp
from chakra_rules.cli.tui.sitting import Sitting
from chakra_rules.extend import ChooseMove, Take

FONTS = "Fira Code, Menlo, Consolas, DejaVu Sans Mono, monospace"
MODULES = "chakra_rules.modules"
TAKEN_WITH = f"<!-- Textual {version('textual')} -->"
"""The last line of a screenshot: another version of Textual draws some things otherwise."""
SEED = 5
PATIENCE = 100
"""How often the screen is looked at before it is given up."""


@frozen
class Shot:
    """One screenshot.

    Args:
        name: of the file, without its ending.
        game: makes the game, at the point that is shown.
        size: of the screen, in columns and rows.
        prepare: what is done before the picture is taken.
        language: of everything written.
    """

    name: str
    game: Callable[[], Game]
    size: tuple[int, int]
    prepare: Callable[[ChakraApp], None]
    language: str = "en"


def every_module() -> Ruleset:
    """The base game with every module that is installed."""
    return Ruleset.of(*sorted(point.name for point in entry_points(group=MODULES) if point.name != "base"))


def taking(rules: Ruleset, players: int, rounds: int) -> Game:
    """A game in which seat 0 would best take several energies and place them together."""
    game = Game.new(rules, players, SEED)
    while not (game.state.round >= rounds and _seat(game) == 0 and _takes_several(game)):
        game.play(advised(game))
    return game


def _takes_several(game: Game) -> bool:
    action = advised(game)
    return isinstance(action, Take) and len(action.energies) > 1


def moving(rules: Ruleset, players: int, rounds: int) -> Game:
    """A game in which seat 0 makes the moves of an action."""
    game = Game.new(rules, players, SEED)
    while not (game.state.round >= rounds and _seat(game) == 0 and isinstance(game.decision, ChooseMove)):
        game.play(advised(game))
    return game


def ended(rules: Ruleset, players: int) -> Game:
    """A game that is over."""
    return play_out(Game.new(rules, players, SEED), [GreedyBot(seat) for seat in range(players)])


def advised(game: Game) -> Action:
    """What a bot would do."""
    return GreedyBot(_seat(game))(game.rules, game.view(_seat(game)), game.actions())


def _seat(game: Game) -> int:
    if game.decision is None:
        raise ChakraError("the game ended before there was anything to see: take another seed")
    return game.decision.seat


def nothing(app: ChakraApp) -> None:
    """Show the screen as it is."""


def open_the_score(app: ChakraApp) -> None:
    """Show the sheets."""
    app.action_score()


def pick_all_but_the_place(app: ChakraApp) -> None:
    """Pick the energies of the action advised, and leave the place open."""
    assert app.chooser is not None
    app.chooser.offer(_without_the_place(app.sitting.game))


def point_at_a_refused_place(app: ChakraApp) -> None:
    """Pick the energies too, and point at a place that cannot receive them."""
    assert app.chooser is not None
    choice = _without_the_place(app.sitting.game)
    app.chooser.offer(choice)
    places = [spot for spot in every_spot(choice.state) if spot[0] == "cell"]
    refused = [spot for spot in places if any(one.option.reasons for one in aimed(choice, spot))]
    app.chooser.hover(refused[0])


def _without_the_place(game: Game) -> Choice:
    """The choice with everything picked that leads to the action advised, but the last part."""
    action, choice = advised(game), choose(game.rules, game.view(_seat(game)).state)
    while True:
        options = [option for option in choice.options if not option.reasons]
        after = next(one for option in options if action in (one := choice.pick(option.value)).actions)
        if after.action is not None:
            return choice
        choice = after


SHOTS = (
    Shot("terminal", lambda: taking(every_module(), players=2, rounds=9), (100, 32), pick_all_but_the_place),
    Shot("terminal-four-seats", lambda: moving(Ruleset.of(), players=4, rounds=6), (100, 30), nothing),
    Shot("terminal-refused", lambda: taking(Ruleset.of(), players=3, rounds=5), (80, 24), point_at_a_refused_place),
    Shot("terminal-score", lambda: ended(Ruleset.of(), players=2), (100, 30), open_the_score, "de"),
)
"""What there is to see."""


async def take(shot: Shot) -> str:
    """One screenshot, as SVG."""
    game = shot.game()
    players = range(1, len(game.state.seats))
    sitting = Sitting(game, {seat: GreedyBot(seat) for seat in players})
    app = ChakraApp(sitting, shot.language, pause=0)
    async with app.run_test(size=shot.size) as pilot:
        await _until(pilot, lambda: app.chooser is not None or len(app.screen_stack) > 1)
        if len(app.screen_stack) > 1:
            app.pop_screen()
        await _until(pilot, lambda: bool(app.screen.query("FooterKey")))
        shot.prepare(app)
        await pilot.pause()
        picture = app.export_screenshot(title="chakra play", simplify=True)
    if app.failure is not None:
        raise app.failure
    return f"{plain(picture)}{TAKEN_WITH}\n"


async def _until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait for something that comes of itself."""
    for _ in range(PATIENCE):
        await pilot.pause()
        if true():
            return
    raise ChakraError("the screen is not drawn: run this where there is less to do")


def plain(picture: str) -> str:
    """A screenshot with names that never change, and with the fonts that readers have instead of downloaded ones."""
    picture = re.sub(r"@font-face \{[^}]*\}\s*", "", picture)
    picture = re.sub(r"terminal-\d+-", "terminal-", picture)
    picture = re.sub(r"font-family: (Fira Code|arial)[^;]*;", f"font-family: {FONTS};", picture)
    return "\n".join([line.rstrip() for line in picture.splitlines() if line.strip()]) + "\n"


def main(arguments: list[str]) -> int:
    """Write every screenshot into a folder."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m chakra_rules.cli.tui.screenshots FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        folder.joinpath(f"{shot.name}.svg").write_text(asyncio.run(take(shot)), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
