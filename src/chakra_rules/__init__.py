"""A rules engine for the board game Chakra and its expansions.

>>> rules = Ruleset.of()
>>> game = Game.new(rules, players=2, seed=7)
>>> game.decision
ChooseAction(seat=0)
"""

from chakra_rules.actions import Action
from chakra_rules.choosing import Choice, ChoiceOption, choose
from chakra_rules.dealers import ScriptedDealer, SeededDealer, no_dealer
from chakra_rules.errors import (
    CannotUndo,
    ChakraError,
    CompositionError,
    DealerError,
    HiddenValue,
    IllegalAction,
    ModuleContractError,
    NotationError,
    NotYourDecision,
    SaveError,
    WrongStep,
)
from chakra_rules.game import Entry, Game
from chakra_rules.rule import Reason, Rule, Waiver
from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Player
from chakra_rules.state import NATURE, Decision, State
from chakra_rules.views import View, determinise, view
from chakra_rules.visibility import SPECTATOR

__all__ = [
    "NATURE",
    "SPECTATOR",
    "Action",
    "CannotUndo",
    "ChakraError",
    "Choice",
    "ChoiceOption",
    "CompositionError",
    "DealerError",
    "Decision",
    "Entry",
    "Game",
    "HiddenValue",
    "IllegalAction",
    "ModuleContractError",
    "NotYourDecision",
    "NotationError",
    "Player",
    "Reason",
    "Rule",
    "Ruleset",
    "SaveError",
    "ScriptedDealer",
    "SeededDealer",
    "State",
    "View",
    "Waiver",
    "WrongStep",
    "choose",
    "determinise",
    "no_dealer",
    "view",
]
