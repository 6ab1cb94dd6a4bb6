"""A rules engine for the board game Chakra and its expansions."""

from chakra_rules.ruleset import Ruleset

__all__ = ["Ruleset"]
