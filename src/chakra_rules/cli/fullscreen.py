"""``chakra play`` on the full screen: who plays, in which language, and whether there is a screen at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from random import Random

from attrs import evolve

from chakra_rules.cli.language import language
from chakra_rules.cli.rivals import bots
from chakra_rules.game import Game


def has_screen() -> bool:
    """Whether a person sits at a terminal that can show a full screen."""
    seated = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    return seated and find_spec("textual") is not None


def play(game: Game, machines: Mapping[int, str], seed: int | None, fast: bool) -> None:
    """Play a game to its end, or until somebody leaves.

    Args:
        game: a game to begin or to go on with.
        machines: the bots' names by the seats that they hold; the game is told, so that saves say it too.
        seed: of the bots.
        fast: whether nothing is shown moving.
    """
    from chakra_rules.cli.tui import sit_down

    game.players = tuple([evolve(p, bot=machines.get(seat, "")) for seat, p in enumerate(game.players)])
    sit_down(game, bots(machines, Random().randrange(10**6) if seed is None else seed), language(), fast)
