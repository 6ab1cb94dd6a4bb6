"""The bots that play on the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from attrs import evolve

from chakra_rules.bots import Bot, GreedyBot, RandomBot
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game

BOT = "greedy"
"""Who plays where nobody says otherwise."""
KINDS: Mapping[str, Callable[[int], Bot]] = {BOT: GreedyBot, "random": RandomBot}
"""The bots, by what saves call them."""


def seat_bots(game: Game, names: Mapping[int, str], seed: int | None) -> dict[int, Bot]:
    """The bots of a game, which is told who plays, so that saves say it too; for the rest see :func:`bots`."""
    found = bots(names, Random().randrange(10**6) if seed is None else seed)
    game.players = tuple([evolve(player, bot=names.get(seat, "")) for seat, player in enumerate(game.players)])
    return found


def bots(names: Mapping[int, str], seed: int) -> dict[int, Bot]:
    """A bot for each of the seats; the same seed makes the same bots.

    Args:
        names: which bot, by seat.
        seed: of all of them.

    Raises:
        ChakraError: there is no bot of a name.
    """
    for seat, name in names.items():
        if name not in KINDS:
            known = " and ".join(KINDS)
            message = f"seat {seat} is played by a bot {name}, and there are {known}: say with --bots how many play"
            raise ChakraError(message, name)
    return {seat: KINDS[name](seed * 10 + seat) for seat, name in names.items()}
