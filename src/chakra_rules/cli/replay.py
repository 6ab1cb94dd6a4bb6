"""``chakra replay``: a saved game turn by turn, as one seat or a spectator may know it."""

from __future__ import annotations

from rich.console import Console

from chakra_rules.cli import boards
from chakra_rules.cli.demo import finish, introduce, rule
from chakra_rules.cli.screen import paragraph, say
from chakra_rules.cli.telling import scenes, tell, tell_setup, told
from chakra_rules.cli.words import decision_words
from chakra_rules.game import Game
from chakra_rules.state import NATURE
from chakra_rules.views import view
from chakra_rules.visibility import SPECTATOR


def replay(console: Console, game: Game, seat: int, step: bool) -> None:
    """Print a game from its first step to its last.

    Args:
        console: where to.
        game: a game that was played.
        seat: whose view, or SPECTATOR.
        step: whether to wait for Enter after each turn.
    """
    book = game.rules.book
    viewer = "a spectator" if seat == SPECTATOR else f"seat {seat}"
    introduce(console, game.rules, len(game.state.seats), f"Seen by {viewer}. {len(game.history)} actions.")
    round_ = -1
    for scene in scenes(game.history):
        before = scene[0].before
        if scene[0].seat == NATURE:
            tell_setup(console, book, scene)
            continue
        if before.round != round_:
            round_ = before.round
            rule(console, boards.heading(before))
            if round_:
                boards.draw(console, book, view(before, seat))
                say(console)
        tell(console, told(book, scene, seat))
        if step and not _go_on(console):
            return
    _close(console, game, seat)


def _go_on(console: Console) -> bool:
    try:
        return console.input("-- Enter for the next turn, q to stop -- ").strip().lower() not in ("q", "quit")
    except EOFError:
        return False


def _close(console: Console, game: Game, seat: int) -> None:
    if game.over:
        finish(console, game)
        return
    rule(console, "So far")
    boards.draw(console, game.rules.book, game.view(seat))
    say(console)
    decision = game.decision
    if decision is not None:
        paragraph(console, f"The game goes on: seat {decision.seat} is to choose {decision_words(decision)}.")
