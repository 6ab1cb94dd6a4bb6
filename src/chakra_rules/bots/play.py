"""Playing a game to its end, with a bot for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from chakra_rules.bots.bot import Bot
from chakra_rules.errors import ChakraError, DealerError
from chakra_rules.game import Game
from chakra_rules.state import NATURE

LIMIT = 5000
"""How many decisions a game may take; more is a loop."""


def play_out(game: Game, bots: Sequence[Bot], limit: int = LIMIT) -> Game:
    """Let the bots play on until the game is over.

    Args:
        game: a game with a dealer, at any point.
        bots: one for each seat, seat 0 first.
        limit: how many decisions the seats may take.

    Returns:
        The game, over.

    Raises:
        ChakraError: the number of bots is not that of the seats, or the limit is reached.
        DealerError: nature decides and the game's dealer leaves that to somebody else.
        IllegalAction: a bot chose what is not legal; the game stands as it was before that.

    >>> from chakra_rules import Ruleset
    >>> from chakra_rules.bots import RandomBot
    >>> play_out(Game.new(Ruleset.of(), players=2, seed=1), [RandomBot(1), RandomBot(2)]).decision is None
    True
    """
    seats = len(game.state.seats)
    if len(bots) != seats:
        raise ChakraError(f"{len(bots)} bots cannot play for {seats} seats: give one for each seat", str(len(bots)))
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return game
        if decision.seat == NATURE:
            raise DealerError(f"bots answer for seats only, and {decision} is nature's: give the game a dealer")
        seat = decision.seat
        game.play(bots[seat](game.rules, game.view(seat), game.actions()), seat)
    if game.over:
        return game
    raise ChakraError(f"the game is not over after {limit} decisions: raise the limit or look for a loop", str(limit))
