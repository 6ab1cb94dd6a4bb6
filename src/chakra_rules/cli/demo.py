"""``chakra demo``: a game between bots, told turn by turn."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule as Line

from chakra_rules.bots import Bot
from chakra_rules.cli import boards, sheets
from chakra_rules.cli.language import spoken
from chakra_rules.cli.rivals import BOT, bots
from chakra_rules.cli.screen import paragraph, pause, say, width_of
from chakra_rules.cli.telling import tell, tell_setup, told
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.views import View
from chakra_rules.visibility import SPECTATOR

LONGEST = 60
"""After so many rounds the demonstration is cut off and scored as it stands."""


def demo(console: Console, rules: Ruleset, players: int, seed: int, seconds: float) -> None:
    """Play and print a whole game.

    Args:
        console: where to.
        rules: what to play by.
        players: 2 to 4.
        seed: of the dealer and the bots; the same seed prints the same game.
        seconds: how long to wait after each turn.

    Raises:
        ChakraError: the number of players is wrong.
    """
    game = Game.new(rules, players, seed)
    rivals = bots(dict.fromkeys(range(players), BOT), seed)
    introduce(console, rules, players, spoken(rules).text("cli-seed", seed=str(seed)))
    tell_setup(console, rules.book, game.history)
    round_ = -1
    while not game.over and game.state.round <= LONGEST:
        if game.state.round != round_:
            round_ = game.state.round
            show_round(console, game)
        start = len(game.history)
        play_turn(game, rivals)
        tell(console, told(rules.book, game.history[start:], SPECTATOR))
        pause(console, seconds)
    if not game.over:
        paragraph(console, spoken(rules).text("cli-cut-off", rounds=LONGEST), style="bold yellow")
    finish(console, game)


def introduce(console: Console, rules: Ruleset, players: int, words: str) -> None:
    """Print what is played, and how to read it."""
    told = spoken(rules)
    titles = told.listed([told.module(module) for module in rules.modules])
    paragraph(console, told.text("cli-title", titles=titles, players=players), style="bold")
    paragraph(console, words)
    paragraph(console, boards.legend(rules.book))
    paragraph(console, told.text("cli-notation"))


def show_round(console: Console, game: Game) -> None:
    """Print the round's heading and the table as everybody sees it."""
    rule(console, boards.heading(game.state))
    if not game.state.round:
        return
    boards.draw(console, game.rules.book, game.view(SPECTATOR))
    say(console)


def rule(console: Console, title: str) -> None:
    """Print a line across with a title."""
    console.print(Line(title, characters="-", style="dim"), width=width_of(console))


def play_turn(game: Game, rivals: dict[int, Bot]) -> None:
    """Let the bots decide until another seat's turn, or the game's end, has come."""
    decision = game.decision
    assert decision is not None
    now = (game.state.round, game.state.turn, decision.seat)
    while decision is not None and (game.state.round, game.state.turn, decision.seat) == now:
        game.play(rivals[decision.seat](game.rules, game.view(decision.seat), game.actions()))
        decision = game.decision


def finish(console: Console, game: Game) -> None:
    """Print the last boards with the Plenitude tokens turned over, and the score."""
    words = spoken(game.rules)
    rule(console, words.text("cli-turned-over"))
    boards.draw(console, game.rules.book, View(SPECTATOR, game.state))
    say(console)
    rule(console, words.text("cli-score"))
    sheets.show(console, game.rules.book, game.score())
