"""Positive energy: the white that Yin-Yang puts into the Universe bag."""

from __future__ import annotations

from chakra_rules.extend import EnergyKind

WHITE = "W"

POSITIVE = EnergyKind(WHITE, "white", limited=False, grounded=True)
"""yin-yang.setup; yin-yang.receive.limit and yin-yang.earth treat it as black is treated."""
