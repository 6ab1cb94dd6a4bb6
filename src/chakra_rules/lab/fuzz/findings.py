"""The failures of one worker: each is told at once, made small, and then only counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from attrs import define, evolve, field

from chakra_rules.base import BASE
from chakra_rules.lab.fuzz.case import Case
from chakra_rules.lab.fuzz.discord import least
from chakra_rules.lab.fuzz.plan import Again, Found, Message, Plan
from chakra_rules.lab.fuzz.shrink import OF_STEPS, Shrinker
from chakra_rules.lab.fuzz.source import Source
from chakra_rules.lab.fuzz.space import Space
from chakra_rules.testing.conformance import COMPOSES
from chakra_rules.testing.failure import OF_NO_GAME, Failure
from chakra_rules.testing.faults import IN_TIME
from chakra_rules.testing.limit import Limit

PATIENCE = 4
"""After so many games that a module brought to a halt, most mixes are drawn without it."""
RARELY = 0.1
HOPELESS = 3
"""A module that is in every mix and hangs so often leaves nothing to be played."""

FLEETING = "\n  It does not show when the game is played again: it depends on more than the game."


@define(eq=False)
class Findings:
    """What has been found.

    Args:
        space: what is played by.
        plan: how.
        tell: takes what there is to tell.
        limit: how long a step may take.
        stopped: whether to stop now.
    """

    space: Space
    plan: Plan
    tell: Callable[[Message], None]
    limit: Limit
    stopped: Callable[[], bool]
    number: int = 0
    _known: list[tuple[Again, frozenset[str]]] = field(init=False, factory=list)
    _met: set[tuple[int, Again]] = field(init=False, factory=set)
    _halts: Counter[str] = field(init=False, factory=Counter)
    _hangs: Counter[str] = field(init=False, factory=Counter)

    def report(self, case: Case) -> None:
        """Tell of a case; one that is new is made small first."""
        found = self._known_as(case)
        if found is None:
            self.tell(self._told(case, case, shrunk=False))
            small = self._shrunk(case)
            if small is case and not self._shows_again(case):
                small = evolve(case, fault=evolve(case.fault, told=case.fault.told + FLEETING))
            told = self._told(small, case, shrunk=True)
            found = Again(told.failure.clause, told.failure.module, told.failure.about)
            self._known.append((found, frozenset(small.setting.modules)))
            self.tell(told)
            self._met.add((self.number, found))
        elif (self.number, found) not in self._met:
            self._met.add((self.number, found))
            self.tell(found)
        if case.fault.clause in (*OF_STEPS, COMPOSES):
            self._halts[found.module] += PATIENCE if case.fault.clause == IN_TIME else 1
        if case.fault.clause == IN_TIME:
            self._hangs[found.module] += 1

    def told_as_is(self, case: Case, *, shrunk: bool) -> None:
        """Tell of a case that no replay in this process shows.

        Args:
            case: the fault.
            shrunk: whether it is as small as it gets.
        """
        self.tell(self._told(case, case, shrunk=shrunk))

    def shunned(self, random: Random) -> frozenset[str]:
        """The modules to leave out of the next mix, so that the run goes on with the rest."""
        if random.random() < RARELY:
            return frozenset()
        return frozenset(
            [name for halted, count in self._halts.items() if count >= PATIENCE for name in halted.split(" + ")]
        )

    @property
    def hopeless(self) -> bool:
        """Whether every mix hangs."""
        return any([self._hangs[name] >= HOPELESS for name in self.space.always])

    def _known_as(self, case: Case) -> Again | None:
        within, fault = set(case.setting.modules), case.fault
        for known, parts in self._known:
            alike = (known.clause, known.about) == (fault.clause, fault.about)
            if alike and fault.module in ("", known.module) and parts <= within:
                return known
        return None

    def _shrunk(self, case: Case) -> Case:
        if case.fault.clause == COMPOSES:
            return least(case, self.space.source, self.limit)
        if case.fault.clause in OF_NO_GAME:
            return case
        shrinker = Shrinker(self.space.source, self.limit, seconds=self.plan.shrinking, stopped=self.stopped)
        return shrinker.shrink(case)

    def _shows_again(self, case: Case) -> bool:
        if case.fault.clause in OF_NO_GAME:
            return True
        rules = self.space.source.ruleset(case.setting.modules, dict(case.setting.options))
        return case.again(rules, self.limit) is not None

    def _told(self, case: Case, first: Case, *, shrunk: bool) -> Found:
        return Found(
            failure_of(case, first, self.space.source, self.plan.seed, self.number), case.setting.modules, shrunk
        )


def failure_of(case: Case, first: Case, source: Source, seed: int, number: int) -> Failure:
    """The case as a failure to be shown and written.

    Args:
        case: as small as it could be made.
        first: as it was found.
        source: the modules.
        seed: of the run.
        number: of the game.
    """
    return Failure(
        clause=case.fault.clause,
        module=case.fault.module or blamed(source, case.setting.modules),
        rule=case.fault.rule,
        about=case.fault.about,
        told=case.fault.told,
        modules=source.written(case.setting.modules),
        options=dict(case.setting.options),
        players=case.setting.seats,
        log=case.log,
        start=case.start,
        tried=case.tried,
        asked=case.asked,
        reached=case.reached,
        steps=len(first.log),
        seed=seed,
        game=number,
    )


def blamed(source: Source, modules: tuple[str, ...]) -> str:
    """The modules of a mix that no other in it requires; without them it does not fail, or not so."""
    required = {name for one in modules for name in source.closed([one]) if name != one}
    return " + ".join([name for name in modules if name not in required]) or BASE.id
