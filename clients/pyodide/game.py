"""One whole game of bots with four modules, told to the last detail; nothing in it may depend on where Python runs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from chakra_rules import NATURE, Game, Ruleset
from chakra_rules.bots import GreedyBot, RandomBot, play_out

MODULES = ("yin-yang", "powers", "abilities", "objectives")


def log(seed: int = 9) -> str:
    """The save as JSON, then every action with what was listed before it and what happened, then the score.

    Args:
        seed: of the bag and the bots.
    """
    game = Game.new(Ruleset.of(*MODULES), 2, seed)
    play_out(game, [RandomBot(seed), GreedyBot(seed)])
    return "\n".join([json.dumps(game.save(), sort_keys=True), *_told(game), repr(game.score()), ""])


def _told(game: Game) -> Iterator[str]:
    for entry in game.history:
        yield f"{entry.action.notation} by {entry.seat}"
        if entry.seat != NATURE:
            yield " ".join([action.notation for action in game.rules.actions(entry.before)])
        yield repr(entry.events)


if __name__ == "__main__":
    sys.stdout.buffer.write(log().encode())
