"""Experiments on rules, by playing them: what changes when a rule does."""
