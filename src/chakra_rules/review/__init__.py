"""Watching and reviewing: a game step by step as one viewer knew it, forks, bug reports, where an old log parts ways.

>>> from chakra_rules import Game, Ruleset
>>> game = Game.new(Ruleset.of(), players=2, seed=7)
>>> events = game.play("M:P")
>>> review = Review.of(game, seat=1)
>>> len(review), review[4].action.notation, review[-1].view == game.view(1)
(5, 'M:P', True)
"""

from chakra_rules.review.divergence import Divergence, first_divergence
from chakra_rules.review.moments import Moment, Review
from chakra_rules.review.report import Failure, Report, read_report, report, save_in

__all__ = [
    "Divergence",
    "Failure",
    "Moment",
    "Report",
    "Review",
    "first_divergence",
    "read_report",
    "report",
    "save_in",
]
