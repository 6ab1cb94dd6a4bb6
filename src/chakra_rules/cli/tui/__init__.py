"""A full-screen application: the boards in colour, driven by keyboard and mouse.

It uses what any front-end can use: ``chakra_rules``, ``chakra_rules.extend``, ``bots``, ``choosing``, ``events``,
``review``, ``terms`` and ``words``, and nothing else of this library.
"""

from __future__ import annotations

from collections.abc import Mapping

from chakra_rules import Game
from chakra_rules.bots import Bot
from chakra_rules.cli.tui.app import PAUSE, ChakraApp
from chakra_rules.cli.tui.sitting import Sitting

__all__ = ["ChakraApp", "Sitting", "sit_down"]


def sit_down(game: Game, bots: Mapping[int, Bot], language: str = "en", fast: bool = False) -> None:
    """Play a game on the full screen until somebody leaves it.

    Args:
        game: a game to begin or to go on with.
        bots: the bots by seat; people hold the other seats.
        language: of everything written.
        fast: whether nothing is shown moving.
    """
    app = ChakraApp(Sitting(game, bots), language, 0 if fast else PAUSE)
    app.run()
    if app.failure is not None:
        raise app.failure
