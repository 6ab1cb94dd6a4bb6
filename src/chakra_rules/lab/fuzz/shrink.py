"""Making a case small: fewest modules first, then default options, few seats, few actions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from attrs import define, evolve, field

from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.lab.fuzz.case import Case, replayed
from chakra_rules.lab.fuzz.clearing import clearings
from chakra_rules.lab.fuzz.source import Source
from chakra_rules.lab.fuzz.space import Setting, smaller
from chakra_rules.position import read_position, write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.contract import GAME_CLAUSES, moments
from chakra_rules.testing.faults import IN_TIME, fault_in
from chakra_rules.testing.limit import Hung, Limit
from chakra_rules.testing.play import SCALE, go_on

GAMES = 4
"""In a smaller setting so many new games are tried, where the old one does not show the fault."""
ACTIONS = 150
SHORT = 12
"""A game of so many actions is short enough to be shown from its beginning."""
LAST = 6
"""So many positions before the end are tried as places to begin."""
OF_STEPS = (IN_TIME, "hooks_return", "bounded_nesting", "listed_actions_apply")
"""Clauses that an action may break when it is carried out."""
QUICK = 0.2
"""What hangs is looked for with a limit that is so much shorter."""


@define(eq=False)
class Shrinker:
    """Makes cases small.

    Args:
        source: the modules.
        limit: how long a step may take.
        attempts: how many games are tried at most.
        seconds: how long it may take at most.
        stopped: whether to stop now.
    """

    source: Source
    limit: Limit
    attempts: int = 600
    seconds: float = 15.0
    stopped: Callable[[], bool] = bool
    _left: int = field(init=False, default=0)
    _until: float = field(init=False, default=0.0)
    _rules: dict[object, Ruleset] = field(init=False, factory=dict)

    def shrink(self, case: Case) -> Case:
        """The smallest case found in which the same clause is broken."""
        self._left, begun = self.attempts, time.monotonic()
        seconds = self.limit.seconds
        if case.fault.clause == IN_TIME:
            self.limit.seconds = max(seconds * QUICK, min(seconds, 0.5))
        try:
            for phase, share in self._phases():
                self._until = begun + share * self.seconds
                case = phase(case)
        finally:
            self.limit.seconds = seconds
        return case

    def _phases(self) -> tuple[tuple[Callable[[Case], Case], float], ...]:
        """What is tried, and by when of the time it is over: each leaves some to those after it."""
        return (
            (self._halved, 0.2),
            (self._modules, 0.5),
            (self._options, 0.55),
            (self._seats, 0.6),
            (self._asked, 0.65),
            (self._actions, 0.8),
            (self._pinned, 0.85),
            (self._from_position, 1.0),
        )

    def _over(self) -> bool:
        return self._left <= 0 or time.monotonic() > self._until or self.stopped()

    def _try(self, case: Case) -> Case | None:
        """The case as it is when played again; None when it shows nothing."""
        if self._over():
            return None
        self._left -= 1
        rules = self._ruleset(case.setting)
        return case.again(rules, self.limit) if rules else None

    def _ruleset(self, setting: Setting) -> Ruleset | None:
        key = (setting.modules, setting.options)
        if key not in self._rules:
            try:
                self._rules[key] = self.source.ruleset(setting.modules, dict(setting.options))
            except ChakraError:
                return None
        return self._rules[key]

    def _halved(self, case: Case) -> Case:
        """The first half of the game as long as that shows it; all that is tried afterwards takes less time then."""
        while case.of_game and len(case.log) > SHORT:
            found = self._try(evolve(case, log=case.log[: len(case.log) // 2]))
            if found is None:
                break
            case = found
        return case

    def _modules(self, case: Case) -> Case:
        """A smaller mix in which it shows, those of fewest modules first: in the same game or in new ones."""
        ways = (self._in_the_same_game, self._in_new_games)
        for way in ways if len(case.log) <= ACTIONS else ways[::-1]:
            case = next((found for found in way(case) if found), case)
        return case

    def _in_the_same_game(self, case: Case) -> Iterator[Case | None]:
        for setting in smaller(self.source, case.setting):
            yield self._try(evolve(case, setting=setting))

    def _in_new_games(self, case: Case) -> Iterator[Case | None]:
        settings = () if case.start else tuple(smaller(self.source, case.setting))
        for number in range(GAMES):
            for setting in settings:
                yield self._in_new_game(case, setting, number)

    def _options(self, case: Case) -> Case:
        """Each option at its default, unless it takes another value."""
        plain = self._in(case, evolve(case.setting, options=()), games=1) if case.setting.options else None
        if plain:
            return plain
        for option in case.setting.options:
            fewer = tuple([one for one in case.setting.options if one != option])
            case = self._in(case, evolve(case.setting, options=fewer), games=0) or case
        return case

    def _seats(self, case: Case) -> Case:
        for seats in range(2, case.setting.seats):
            found = self._in(case, evolve(case.setting, seats=seats), games=1)
            if found:
                return found
        return case

    def _in(self, case: Case, setting: Setting, games: int) -> Case | None:
        """The case in another setting: in the same game as far as it can be played there, or in a new one."""
        found = self._try(evolve(case, setting=setting))
        if found or case.start:
            return found
        new = (self._in_new_game(case, setting, number) for number in range(games))
        return next((one for one in new if one), None)

    def _in_new_game(self, case: Case, setting: Setting, number: int) -> Case | None:
        rules = None if self._over() else self._ruleset(setting)
        self._left -= 1
        try:
            return self._shown(case, setting, self._played(rules, setting.seats, number)) if rules else None
        except ChakraError:
            return None  # no game of these begins

    def _played(self, rules: Ruleset, seats: int, number: int) -> Game:
        random, game = Random(number), Game(rules, rules.initial(seats))
        lean = (20, 1, 6, 20)[number % 4]
        try:
            while len(game.history) < ACTIONS:
                self.limit.start()
                if not go_on(game, random.randrange(SCALE), lean, random):
                    break
        except (Exception, Hung):
            return game
        finally:
            self.limit.stop()
        return game

    def _shown(self, case: Case, setting: Setting, game: Game) -> Case | None:
        """The case in this game, if it shows there."""
        clause, rules = case.fault.clause, game.rules
        ends = [len(game.history)]
        if clause not in GAME_CLAUSES and clause != IN_TIME:
            looked = moments(game)
            ends = [count for count, entry in enumerate(game.history) if entry.before in looked] + ends
        for end in ends:
            state = game.history[end].before if end < len(game.history) else game.state
            part = Game(rules, state, history=game.history[:end])
            fault = fault_in(clause, part, "", case.asked, self.limit)
            if fault and fault.is_like(case.fault):
                log = tuple([entry.action.notation for entry in part.history])
                return evolve(case, setting=setting, log=log, fault=fault, tried="")
        return None

    def _asked(self, case: Case) -> Case:
        """As few actions to ask about as it takes."""
        for size in sizes(len(case.asked)):
            end = len(case.asked)
            while end > 0:
                start = max(0, end - size)
                fewer = (*case.asked[:start], *case.asked[end:])
                case = self._try(evolve(case, asked=fewer)) or case
                end = min(start, len(case.asked))
        return case

    def _actions(self, case: Case) -> Case:
        """As few actions as it takes; what is left out may let others be left out, so it is tried again."""
        length = len(case.log) + 1
        while len(case.log) < length and not self._over():
            length = len(case.log)
            case = self._fewer_actions(case)
        return case

    def _fewer_actions(self, case: Case) -> Case:
        """Delta debugging: chunks are left out, the largest and the last first."""
        for size in sizes(len(case.log)):
            end = len(case.log)
            while end > 0 and not self._over():
                start = max(0, end - size)
                found = self._try(evolve(case, log=(*case.log[:start], *case.log[end:])))
                if found and len(found.log) < len(case.log):
                    case = found
                end = min(start, len(case.log))
        return case

    def _pinned(self, case: Case) -> Case:
        """The one action that fails, where only the position was known."""
        rules = self._ruleset(case.setting)
        if rules is None or case.tried or case.fault.clause not in OF_STEPS:
            return case
        try:
            game, _ = replayed(rules, case.setting.seats, case.log, case.start, self.limit)
            self.limit.start()
            listed = [action.notation for action in rules.actions(game.state)]
            rules.score(game.state)
        except (Exception, Hung):
            return case  # it takes no action to fail
        finally:
            self.limit.stop()
        for tried in listed:
            fault = fault_in(IN_TIME, game, tried, (), self.limit)  # which looks at nothing but the step
            if fault and fault.is_like(case.fault):
                return evolve(case, tried=tried, fault=fault, asked=())
        return case

    def _from_position(self, case: Case) -> Case:
        """Where a long game is needed to get there, the position itself, with as little on the table as shows it."""
        rules = self._ruleset(case.setting)
        if rules is None or case.start or case.of_game or len(case.log) <= SHORT:
            return case
        try:
            game, _ = replayed(rules, case.setting.seats, case.log, "", self.limit)
            states = [*[entry.before for entry in game.history], game.state]
            for count in range(min(LAST, len(states))):
                at = len(states) - 1 - count
                start = write_position(rules.book, states[at])
                found = self._try(evolve(case, start=start, log=case.log[at:], reached=case.log[:at]))
                if found:
                    return self._with_less(rules, found)
        except (Exception, Hung):
            return case  # such a position cannot be written
        return case

    def _with_less(self, rules: Ruleset, case: Case) -> Case:
        """The case with energies and tokens back where they came from, as far as it shows then too."""
        for _ in range(2):  # what could not go at first may go when others have gone
            for clear in clearings(case.setting.seats):
                state = read_position(rules.book, case.start)
                start = write_position(rules.book, clear(state))
                if start != case.start:
                    case = self._try(evolve(case, start=start)) or case
        return case


def sizes(length: int) -> Iterator[int]:
    """How large the chunks are that are left out: half of it, a quarter, down to one."""
    size = length // 2
    while size > 1:
        yield size
        size //= 2
    if length:
        yield 1
