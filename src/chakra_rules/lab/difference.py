"""What a comparison of two rulesets finds, as values."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen


class Kind(StrEnum):
    """In what two games can differ, in the order in which it is looked at."""

    END = "end"
    STATE = "state"
    EVENTS = "events"
    LEGAL = "legal set"
    SCORE = "score"


@frozen
class Cause:
    """A module that made the difference.

    Args:
        module: its id.
        rule: the id of the rule; empty where no rule is named.
        how: what the module did, for people.
        option: the full name of the option by which the rulesets read the rule differently; empty when there is none.
    """

    module: str
    rule: str = ""
    how: str = ""
    option: str = ""


@frozen
class Finding:
    """One thing that differs.

    Args:
        what: its name, for people.
        first: what it is by the first ruleset; empty where there is nothing.
        second: the same by the second.
        causes: what made it differ; empty where that cannot be told.
    """

    what: str
    first: str
    second: str
    causes: tuple[Cause, ...] = ()


@frozen
class Difference:
    """The first difference between two games.

    Args:
        kind: in what they differ.
        step: how many actions of the first game led there.
        logs: the actions of either game in notation, nature's included; each can be played by its ruleset.
        findings: all that differs in this way at this step.
        sole: the module or option in which alone the rulesets differ; None when they differ in more.
    """

    kind: Kind
    step: int
    logs: tuple[tuple[str, ...], tuple[str, ...]]
    findings: tuple[Finding, ...]
    sole: Cause | None = None

    @property
    def causes(self) -> tuple[Cause, ...]:
        """Every cause that the findings name, then what alone differs; none where it cannot be told."""
        found = [cause for finding in self.findings for cause in finding.causes]
        return tuple(dict.fromkeys([*found, self.sole] if self.sole else found))

    @property
    def modules(self) -> tuple[str, ...]:
        """The ids of the modules that made the difference."""
        return tuple(dict.fromkeys(cause.module for cause in self.causes))

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that made the difference."""
        return tuple(dict.fromkeys(cause.rule for cause in self.causes if cause.rule))
