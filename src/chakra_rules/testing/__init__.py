"""What a module's author tests with: scenarios in notation, and the contract that every mix of modules keeps.

The strategies for Hypothesis are in :mod:`chakra_rules.testing.strategies`; they need the ``testing`` extra.
"""

from chakra_rules.testing.contract import (
    GAME_CLAUSES,
    STATE_CLAUSES,
    Breach,
    Clause,
    check_game,
    check_state,
    game_pool,
    moments,
    play,
    pool,
)
from chakra_rules.testing.game_clauses import only_scored
from chakra_rules.testing.scenario import scenario
from chakra_rules.testing.table import Table

__all__ = [
    "GAME_CLAUSES",
    "STATE_CLAUSES",
    "Breach",
    "Clause",
    "Table",
    "check_game",
    "check_state",
    "game_pool",
    "moments",
    "only_scored",
    "play",
    "pool",
    "scenario",
]
