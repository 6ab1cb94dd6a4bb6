"""``chakra replay``: a saved game turn by turn, forward and back, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from chakra_rules.cli import boards
from chakra_rules.cli.demo import finish, introduce, rule
from chakra_rules.cli.language import spoken
from chakra_rules.cli.screen import paragraph, say, wrapped
from chakra_rules.cli.telling import scenes, tell, tell_setup, told
from chakra_rules.game import Entry, Game
from chakra_rules.review import Divergence, Review, first_divergence
from chakra_rules.state import NATURE
from chakra_rules.visibility import SPECTATOR

DIFFERENT = 1


def replay(console: Console, game: Game, seat: int, step: bool) -> None:
    """Print a game from its first step to its last, or as whoever sits at the terminal goes through it.

    Args:
        console: where to.
        game: a game that was played.
        seat: whose view, or SPECTATOR.
        step: whether to ask after each turn where to go.
    """
    review = Review.of(game, seat)
    words = spoken(game.rules)
    viewer = words.text("cli-spectator") if seat == SPECTATOR else words.value("seat", seat, "by")
    seen = words.text("cli-seen-by", viewer=viewer, count=len(review) - 1)
    introduce(console, game.rules, len(game.state.seats), seen)
    turns = scenes(game.history)
    if turns and turns[0][0].seat == NATURE:
        tell_setup(console, game.rules.book, turns.pop(0))
    starts = _starts(turns, len(game.history))
    at, shown = 0, -1
    while at < len(turns):
        before = review[starts[at]].view
        if before.state.round != shown:
            shown = before.state.round
            rule(console, boards.heading(before.state))
            if shown:
                boards.draw(console, game.rules.book, before)
                say(console)
        tell(console, told(game.rules.book, turns[at], seat))
        where = _ask(console, at, turns) if step else at + 1
        if where is None:
            return
        if where <= at:
            shown = -1  # who goes back sees the table again
        at = where
    _close(console, game, review)


def _starts(turns: Sequence[Sequence[Entry]], count: int) -> list[int]:
    """At which moment of the review each turn begins; they end with the game."""
    starts = [count]
    for turn in reversed(turns):
        starts.append(starts[-1] - len(turn))
    return starts[:0:-1]


def _ask(console: Console, at: int, turns: Sequence[Sequence[Entry]]) -> int | None:
    """The turn to go to from this one; None to stop."""
    while True:
        try:
            word = console.input(f"{spoken().text('cli-ask-where')} ").strip().lower()
        except EOFError:
            return None
        if word in ("q", "quit"):
            return None
        if word in ("b", "back"):
            return max(0, at - 1)
        if word.isdecimal():
            rounds = [turn[0].before.round for turn in turns]
            return next((number for number, round_ in enumerate(rounds) if round_ >= int(word)), len(turns) - 1)
        if not word:
            return at + 1
        say(console, spoken().text("cli-none-of-these", word=word))


def _close(console: Console, game: Game, review: Review) -> None:
    if game.over:
        finish(console, game)
        return
    words = spoken(game.rules)
    rule(console, words.text("cli-so-far"))
    boards.draw(console, game.rules.book, review[-1].view)
    say(console)
    decision = game.decision
    if decision is not None:
        paragraph(console, words.text("cli-goes-on", seat=decision.seat, what=words.decision(decision)))


def check(console: Console, save: Any) -> int:
    """Print whether a save replays by the rules installed, and where not.

    Args:
        console: where to.
        save: the JSON data of a save.

    Returns:
        0 when it replays, 1 when it does not.

    Raises:
        SaveError: it cannot be read, or its modules are not installed.
    """
    divergence = first_divergence(save)
    if divergence is None:
        paragraph(console, spoken().text("cli-replays", count=len(save["log"])))
        return 0
    _tell(console, divergence, len(save["log"]))
    return DIFFERENT


def _tell(console: Console, divergence: Divergence, count: int) -> None:
    words = spoken()
    where = words.text("cli-part-ways", step=divergence.step, count=count, action=divergence.action)
    paragraph(console, where, style="bold")
    for lead, position in (("cli-saved-so", divergence.expected), ("cli-now-so", divergence.found)):
        say(console, wrapped(console, Text(f"  {words.text(lead):12}"), Text(position)))
    modules, rules = [words.listed(ids) if ids else "-" for ids in (divergence.modules, divergence.rules)]
    made_by = Text(words.text("cli-made-by", modules=modules, rules=rules), style="bold")
    say(console, wrapped(console, Text(), made_by))
