"""The bots that play on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from chakra_rules.bots import Bot, GreedyBot

BOT = "greedy"
"""What saves call them."""


def bots(seats: Iterable[int], seed: int) -> dict[int, Bot]:
    """A bot for each of the seats; the same seed makes the same bots."""
    return {seat: GreedyBot(seed * 10 + seat) for seat in seats}
