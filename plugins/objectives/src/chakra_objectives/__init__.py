"""Objectives, module D of the expansion of Chakra.

Its files follow the rulebook: setup, cards, claim (with the bonuses), scoring.

>>> from chakra_rules import Ruleset
>>> [module.id for module in Ruleset.of("objectives").modules]
['base', 'objectives']
"""

from __future__ import annotations

from chakra_objectives import claim, scoring, setup
from chakra_objectives.bonuses import BOTH, FIRST, SECOND, BonusesWon, BonusOf, Objectives, OnCard, bonuses_broken
from chakra_objectives.cards import CARDS, Card
from chakra_objectives.claim import ObjectiveAchieved, claimable
from chakra_objectives.setup import DealObjectives, ObjectivesRevealed, RevealObjectives
from chakra_rules.extend import Example, Invariant, Module, Option, Slot, hookimpl, load_rules

__all__ = [
    "CARDS",
    "FIRST",
    "MODULE",
    "SECOND",
    "BonusOf",
    "BonusesWon",
    "Card",
    "DealObjectives",
    "ObjectiveAchieved",
    "Objectives",
    "ObjectivesRevealed",
    "OnCard",
    "RevealObjectives",
    "claimable",
]


class _Hooks:
    setup = staticmethod(hookimpl(setup.setup))
    end_of_turn = staticmethod(hookimpl(claim.end_of_turn))
    score = staticmethod(hookimpl(scoring.score))
    levels = staticmethod(hookimpl(scoring.levels))


def _new_table(players: int) -> Objectives:
    return Objectives()


def _new_seat(players: int) -> BonusesWon:
    return BonusesWon()


def _example(rule: str, card: str, board: str, *plays: str) -> Example:
    position = {"seats": (board, "-/-/-/-/-/-/-/-/-"), "bag": "", "slots": (Objectives((card,), (BOTH,)),)}
    return Example(rule, position, plays)


EXAMPLES = (
    _example("objectives.pair", "pair-sahasrara-muladhara", "-/PPP/-/-/-/-/-/RRR/-", "M:G"),
    _example("modules.any-combination", "two-pairs", "-/PPP/BBB/-/-/-/OOO/RRR/-", "M:G"),
    _example("objectives.every-chakra", "every-chakra", "-/P/B/C/G/Y/O/R/-", "M:G"),
    _example("objectives.three-in-a-row", "three-in-a-row", "-/-/-/CCC/GGG/YYY/-/-/-", "M:G"),
    _example("objectives.two-pairs", "two-pairs", "-/PPP/BBB/-/-/-/OOO/RRR/-", "M:G"),
    _example("objectives.all-meditation", "all-meditation", "-/-/-/-/-/-/-/-/- meditation=PBCYOR", "M:G"),
    _example("objectives.three-alleviated", "three-alleviated", "-/-/-/-/-/-/-/K/KK", "C7", "K1-0"),
)

MODULE = Module(
    id="objectives",
    version="1.0",
    title="Objectives",
    hooks=_Hooks,
    package=__name__,
    after=("yin-yang",),
    rules=load_rules(__name__),
    options=(Option("every_chakra", ("matching", "any"), "objectives.every-chakra"),),
    table=Slot(Objectives, _new_table),
    seat=Slot(BonusesWon, _new_seat),
    actions=(setup.REVEAL,),
    chances=(setup.CHANCE,),
    events=(ObjectivesRevealed, ObjectiveAchieved),
    places=(OnCard, BonusOf),
    brings=CARDS,
    invariants=(Invariant("each Objective has a 2 and a 1, on the card or with a seat", bonuses_broken),),
    examples=EXAMPLES,
)
