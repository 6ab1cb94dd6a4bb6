"""What is checked while a game is played, and when it is over."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from attrs import define, field

from chakra_rules.actions import Action
from chakra_rules.components import COLOURS
from chakra_rules.errors import NotationError
from chakra_rules.game import Game
from chakra_rules.lab.fuzz.case import Case
from chakra_rules.lab.fuzz.findings import Findings
from chakra_rules.lab.fuzz.plan import Checks
from chakra_rules.lab.fuzz.space import Setting
from chakra_rules.lab.fuzz.tally import How, Tally
from chakra_rules.state import NATURE
from chakra_rules.testing.clause import untold
from chakra_rules.testing.contract import GAME_CLAUSES, met, moments, texts
from chakra_rules.testing.faults import Fault, fault_in, fault_of
from chakra_rules.testing.limit import Hung, Limit
from chakra_rules.testing.shortest import CONSERVED, FAULTS, IN_POSITIONS

ASKED = 2
"""About so many actions that are written nearly like a legal one it is asked why they are refused, at each step."""
NEW_POSITIONS = 6
"""In a game so many positions that are new are looked at closely, besides those at regular distances."""
REGULAR = {Checks.LIGHT: 0, Checks.SAMPLED: 6, Checks.ALL: 0}
REMEMBERED = 400


@define(eq=False)
class Checker:
    """Checks one game after another.

    Args:
        checks: how closely.
        limit: how long a step may take.
        findings: takes what is broken.
    """

    checks: Checks
    limit: Limit
    findings: Findings
    seconds: float = field(init=False, default=0.0)
    refused: Tally = field(init=False, factory=Tally)
    asking: tuple[str, ...] = field(init=False, default=())
    _setting: Setting = field(init=False, factory=Setting)
    _game: Game = field(init=False)
    _start: str = field(init=False, default="")
    _random: Random = field(init=False)
    _closely: int = field(init=False, default=0)
    _texts: dict[str, list[str]] = field(init=False, factory=dict)
    _broken: set[str] = field(init=False, factory=set)

    def begin(self, setting: Setting, game: Game, start: str, random: Random) -> None:
        """A game begins."""
        self._setting, self._game, self._start, self._random = setting, game, start, random
        self.seconds, self._closely, self.refused = 0.0, 0, Tally()
        self._broken, self.asking = set(), ()

    @contextmanager
    def _timed(self) -> Iterator[None]:
        start = time.process_time()
        try:
            yield
        finally:
            self.seconds += time.process_time() - start

    def ask(self, taken: Action) -> None:
        """Ask about the action to be taken, and about others: what is listed is not refused, all else is, in words.

        What is being asked about, should that fail, is ``asking``.

        Raises:
            Exception: whatever asking raises.
        """
        with self._timed():
            rules, state = self._game.rules, self._game.state
            decision = state.stack[-1]
            listed = rules.actions(state)
            for text in (taken.notation, *self._others(taken, listed)):
                self.asking = (text,)
                try:
                    action = rules.action(text)
                except NotationError:
                    continue
                reasons = rules.explain(state, action)
                self.refused.update([(reason.rule, How.REFUSED) for reason in reasons])
                contrary = decision.seat != NATURE and bool(reasons) == (action in listed)
                if contrary or any([untold(rules, reason) for reason in reasons]):
                    self.suspect("explained", (text,))
            self.asking = ()

    def _others(self, taken: Action, listed: Sequence[Action]) -> Iterator[str]:
        """An action taken before in such a mix, and some that are written nearly like what is legal."""
        texts, random = self._texts.setdefault(self._setting.mix, []), self._random
        if texts:
            yield random.choice(texts)
        energies = "".join(self._game.rules.book.energies)
        yield changed(taken.notation, energies, random)
        for _ in range(ASKED if listed else 0):
            yield changed(random.choice(listed).notation, energies, random)
        if len(texts) < REMEMBERED:
            texts.append(taken.notation)
        else:
            texts[random.randrange(REMEMBERED)] = taken.notation

    def look(self, new: bool) -> bool:
        """Look at the position reached.

        Args:
            new: whether it was reached in a new way.

        Returns:
            Whether play can go on from it.
        """
        with self._timed():
            rules, state = self._game.rules, self._game.state
            closely = self.checks is Checks.ALL or (
                new and self.checks is Checks.SAMPLED and self._closely < NEW_POSITIONS
            )
            try:
                self.limit.start()
                broken = any([i.broken(rules.book, state) for module in rules.modules for i in module.invariants])
                stuck = bool(state.stack) and state.stack[-1].seat != NATURE and not rules.actions(state)
                asked = texts(rules, [*rules.actions(state), self._game.history[-1].action]) if closely else ()
            except (Exception, Hung) as error:
                self._tell(fault_of(error, rules, state), self._game, ())
                return False
            finally:
                self.limit.stop()
            if broken:
                self.suspect(CONSERVED)
                return False
            if stuck:
                self.suspect("no_dead_end")
                return False
            if closely:
                self._closely += 1
                return self._all_of(self._game, asked)
        return True

    def close(self) -> None:
        """The game is left: look back over it."""
        if self.checks is Checks.LIGHT:
            return
        with self._timed():
            game = self._game
            try:
                self.limit.start(10)
                asked = texts(game.rules, met(game))
                states = [entry.before for entry in game.history]
                for state in moments(game, REGULAR[self.checks]) if REGULAR[self.checks] else ():
                    count = next((n for n, one in enumerate(states) if one is state), len(states))
                    self._all_of(Game(game.rules, state, history=game.history[:count]), asked)
            except (Exception, Hung) as error:
                self._tell(fault_of(error, game.rules, game.state), game, ())
                return
            finally:
                self.limit.stop()
            for name in GAME_CLAUSES if not self._start and not self._broken.intersection(FAULTS) else ():
                self._try(name, game, ())

    def _all_of(self, game: Game, asked: tuple[str, ...]) -> bool:
        """Every clause about the position at the end of this game; whether all hold.

        Where what the modules bring fails, there is nothing to check the others with.
        """
        sound = all([self._try(name, game, asked) for name in FAULTS])
        if self._broken.intersection(FAULTS):
            return sound
        return all([self._try(name, game, asked) for name in IN_POSITIONS if name not in FAULTS])

    def suspect(self, clause: str, asked: tuple[str, ...] = ()) -> None:
        """Tell how the clause is broken at the end of the game as it stands."""
        self._try(clause, self._game, asked)

    def _try(self, clause: str, game: Game, asked: tuple[str, ...]) -> bool:
        if clause in self._broken:
            return True  # once a game is enough
        fault = self._fault(clause, game, asked)
        if fault is None:
            return True
        self._broken |= {clause, fault.clause}
        self._tell(fault, game, asked)
        return False

    def _fault(self, clause: str, game: Game, asked: tuple[str, ...]) -> Fault | None:
        return fault_in(clause, game, "", asked, self.limit)

    def _tell(self, fault: Fault, game: Game, asked: tuple[str, ...]) -> None:
        log = tuple([entry.action.notation for entry in game.history])
        self.findings.report(Case(self._setting, log, fault, self._start, "", asked))


def changed(text: str, energies: str, random: Random) -> str:
    """The text with one letter or digit replaced by another, now and then its last one doubled or left out."""
    at = random.randrange(len(text))
    letters = energies + COLOURS
    other = random.choice("0123456789" if text[at].isdigit() else letters if text[at].isupper() else "-+:>")
    kind = random.randrange(5)
    if kind == 0 and len(text) > 1:
        return text[:-1]
    return text + text[-1] if kind == 1 else text[:at] + other + text[at + 1 :]
