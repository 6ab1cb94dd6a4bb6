"""What a module's author tests with: scenarios in notation, and more to come."""

from chakra_rules.testing.scenario import scenario

__all__ = ["scenario"]
