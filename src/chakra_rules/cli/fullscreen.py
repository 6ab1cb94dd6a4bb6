"""``chakra play`` on the full screen: who plays, in which language, and whether there is a screen at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec

from chakra_rules.cli.language import language
from chakra_rules.cli.rivals import seat_bots
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

    sit_down(game, seat_bots(game, machines, seed), language(), fast)
