"""Players that see a view, never the state, and know no module by name.

>>> from chakra_rules import Game, Ruleset
>>> game = Game.new(Ruleset.of(), players=2, seed=3)
>>> play_out(game, [RandomBot(0), RandomBot(1)]).over
True
"""

from chakra_rules.bots.bot import Bot, RandomBot
from chakra_rules.bots.greedy import GreedyBot
from chakra_rules.bots.play import play_out

__all__ = ["Bot", "GreedyBot", "RandomBot", "play_out"]
