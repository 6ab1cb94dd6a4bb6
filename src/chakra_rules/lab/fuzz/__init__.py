"""Fuzzing: games by any mix of modules, with the contract checked, and what fails made small."""

from chakra_rules.lab.fuzz.plan import Checks, Plan
from chakra_rules.lab.fuzz.report import Report
from chakra_rules.lab.fuzz.run import fuzz, space_of
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.lab.fuzz.tally import How

__all__ = ["Checks", "How", "Plan", "Report", "Setting", "Space", "fuzz", "space_of"]
