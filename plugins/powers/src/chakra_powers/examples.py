"""Positions that show the rules of Powers at work."""

from __future__ import annotations

from chakra_rules.extend import Example

EXAMPLES: tuple[Example, ...] = ()
