"""What a run is to do, and what its parts tell each other."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from attrs import field, frozen

from chakra_rules.lab.fuzz.space import Setting
from chakra_rules.lab.fuzz.tally import Tally
from chakra_rules.testing.failure import Failure


class Checks(StrEnum):
    """How closely games are looked at."""

    LIGHT = "light"
    """Invariants, dead ends and refusals at every step; the whole contract nowhere."""
    SAMPLED = "sampled"
    """Besides, the whole contract over every game, in some of its positions and in those that are new."""
    ALL = "all"
    """The whole contract over every game and in every position."""


@frozen(kw_only=True)
class Plan:
    """What to fuzz and for how long.

    Args:
        games: how many games; None for as many as there is time for.
        seconds: for how long; None for as long as the games take.
        seed: the same seed, games and number of workers play the same games, as long as nothing hangs.
        workers: how many processes; 0 plays in this one.
        checks: how closely the games are looked at.
        step_seconds: how long one step of play may take before its module is held to hang.
        actions: how many actions a game takes at most.
        pairs: play each setting of the covering array once, and nothing else.
        corpus: a folder of games to build on and to add to.
        processes: also play one game in two other processes that hash texts differently, and compare them; not where
            the checks are light.
        shrinking: how many seconds making one failure small may take.
    """

    games: int | None = None
    seconds: float | None = None
    seed: int = 0
    workers: int = 0
    checks: Checks = Checks.SAMPLED
    step_seconds: float = 5.0
    actions: int = 600
    pairs: bool = False
    corpus: Path | None = None
    processes: bool = True
    shrinking: float = 15.0


@frozen
class Found:
    """A failure was found.

    Args:
        failure: what and how.
        ids: of the modules in play.
        shrunk: whether it has been made small; the same failure is told before that too.
    """

    failure: Failure
    ids: tuple[str, ...]
    shrunk: bool


@frozen
class Again:
    """A known failure was met again."""

    clause: str
    module: str
    about: str


@frozen
class Played:
    """A game was played.

    Args:
        number: of the game in the run.
        setting: what was played by.
        decisions: how many were answered.
        seconds: how long it took, checks included.
        checking: how long the checks took.
        ended: the rule that ended it; empty when it was left before that.
        tally: what the rules did.
        new: what was reached first by this worker.
        kept: the game as a save, when it reached something new.
    """

    number: int
    setting: Setting
    decisions: int
    seconds: float
    checking: float
    ended: str
    tally: Tally = field(repr=False)
    new: tuple[str, ...] = ()
    kept: str = ""


@frozen
class Shown:
    """What the rules did in the examples."""

    tally: Tally = field(repr=False)


@frozen
class Compared:
    """A game of these modules was the same in processes that hash texts differently."""

    modules: tuple[str, ...]


Message = Found | Again | Played | Shown | Compared
