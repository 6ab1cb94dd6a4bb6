"""One worker's bench: it plays and checks the games that fall to it, and tells what it finds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random

from attrs import define, evolve, field

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError
from chakra_rules.game import Entry, Game
from chakra_rules.lab.fuzz import corpus
from chakra_rules.lab.fuzz.case import Case
from chakra_rules.lab.fuzz.checks import Checker
from chakra_rules.lab.fuzz.corpus import Kept
from chakra_rules.lab.fuzz.examples import laid_out, play_examples
from chakra_rules.lab.fuzz.findings import Findings, blamed
from chakra_rules.lab.fuzz.journal import Journal
from chakra_rules.lab.fuzz.notes import Notes, Ran
from chakra_rules.lab.fuzz.plan import Compared, Message, Plan, Played, Shown
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.lab.fuzz.steering import LEANS, Player, Seen, reached
from chakra_rules.lab.fuzz.tally import How, Tally, count_events
from chakra_rules.position import read_position, write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.faults import Fault, composes_not, fault_of
from chakra_rules.testing.limit import Hung, Limit
from chakra_rules.testing.processes import check_processes

LENGTHS = (0.15, 0.4, 1.0)
"""How long a game may be, of what the plan allows: short ones show much of the beginning."""
FROM_EXAMPLE = 0.1
"""How often a game that begins afresh does so in the position of an example."""
FROM_CORPUS = 0.35
"""How often a game goes on from where another reached something first."""
LOOKED_AT = 8
"""Of so many steps one is taken while it is noted which code runs."""
MOST_KEPT = 400
"""So many games of the corpus are built on."""


@define(eq=False)
class Bench:
    """Plays the games of one worker.

    Args:
        space: what can be played by.
        plan: how.
        rows: the settings of the covering array, which are played first.
        tell: takes what there is to tell.
        limit: how long a step may take; within its ``with``.
        stopped: whether to stop now.
        journal: what is being played, for whoever finds this process dead.
        aside: ids of modules that brought another process down.
    """

    space: Space
    plan: Plan
    rows: tuple[Setting, ...]
    tell: Callable[[Message], None]
    limit: Limit
    stopped: Callable[[], bool] = bool
    journal: Journal = field(factory=Journal)
    aside: frozenset[str] = frozenset()
    seen: Seen = field(init=False, factory=Seen)
    _corpus: list[Kept] = field(init=False, factory=list)
    _notes: Notes = field(init=False, factory=Notes)
    _rules: dict[object, Ruleset] = field(init=False, factory=dict)
    _ran: dict[object, Ran] = field(init=False, factory=dict)
    findings: Findings = field(init=False)
    _checker: Checker = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.findings = Findings(self.space, self.plan, self.tell, self.limit, self.stopped)
        self._checker = Checker(self.plan.checks, self.limit, self.findings)

    def learn(self, games: Iterable[Kept]) -> None:
        """Build on these games: what they reach is not new any more."""
        for kept in games:
            if self.stopped() or len(self._corpus) >= MOST_KEPT:
                return
            self._corpus.append(kept)
            try:
                self._recall(self._ruleset(kept.setting), kept)
            except (Exception, Hung):
                continue  # when it is played on, it is told
            finally:
                self._notes.open = False
                self.limit.stop()

    def _recall(self, rules: Ruleset, kept: Kept) -> None:
        """Play the game once more, to see what it reaches."""
        state, notes = rules.initial(kept.setting.seats), self._notes
        for text in kept.log:
            self.limit.start()
            action = rules.action(text)
            notes.answered.clear()
            notes.tally, notes.open = Tally(), True
            after, events = rules.apply(state, action)
            notes.open = False
            self.seen.add(reached(rules, Entry(state, action, events), notes))
            state = after

    def examples(self) -> None:
        """Play the examples that the modules bring, and tell what they show."""
        tally = play_examples(self.space, self.findings, self.limit)
        self.tell(Shown(tally))

    def compare_processes(self) -> None:
        """Play one game of all modules, and where it differs one of each, in processes that hash texts differently."""
        source = self.space.source
        everything = tuple(sorted({*self.space.always, *self.space.drawn}))
        whole = everything if source.agree(everything) else self.space.always
        try:
            differing = self._differing(whole)
        except TimeoutError:
            return  # what hangs is told when games are played
        if differing is None:
            self.tell(Compared(whole))
        if differing is None or self.stopped():
            return
        self.findings.told_as_is(differing, shrunk=False)
        parts = (source.closed([name]) for name in dict.fromkeys([*self.space.always, *whole]))
        small = differing
        with suppress(TimeoutError):
            small = next((found for part in parts if not self.stopped() and (found := self._differing(part))), small)
        self.findings.told_as_is(small, shrunk=True)

    def _differing(self, modules: tuple[str, ...]) -> Case | None:
        """The case of a game that differs; None when it is the same in every process; raises TimeoutError."""
        try:
            check_processes(self.space.source.written(modules), 2, self.plan.seed)
        except Breach as breach:
            fault = Fault(breach.clause, str(breach), blamed(self.space.source, modules))
            return Case(Setting(modules, (), 2), (), fault)
        return None

    def play(self, number: int) -> None:
        """Play and check one game, and tell what came of it.

        Args:
            number: of the game in the run.
        """
        started = time.process_time()
        random = Random(f"{self.plan.seed} {number}")
        setting, prefix = self._begin(number, random)
        self.journal.begin(setting, number)
        self.findings.number = number
        try:
            game = self._opened(setting)
        except (ChakraError, Hung) as error:
            self.findings.report(Case(setting, (), composes_not(error)))
            self.tell(Played(number, setting, 0, time.process_time() - started, 0.0, "", Tally()))
            return
        start = "" if number < len(self.rows) or prefix else self._in_example(game, random)
        setting = evolve(setting, seats=len(game.state.seats))
        table = _Table(setting, game, start, random, Player.draw(random), self._notes.tally)
        self._checker.begin(setting, game, start, random)
        longest = round(self.plan.actions * random.choice(LENGTHS))
        if number < 2:  # whatever else there is time for, a game or two come to their end
            table.player, longest = Player(max(LEANS), 0.0), self.plan.actions
        self._follow(table, prefix)
        while len(game.history) < longest and game.state.stack and not table.broken and not self.stopped():
            self._step(table, None)
        if not table.broken and not self.stopped():
            self._checker.close()
            self._score(table)
        kept = corpus.text_of(game) if table.new and not table.broken and not start else ""
        if kept:
            self._corpus.append(Kept(setting, tuple([entry.action.notation for entry in game.history])))
            del self._corpus[:-MOST_KEPT]
        seconds = time.process_time() - started
        played = Played(
            number, setting, len(game.history), seconds, self._checker.seconds, game.state.ended,
            table.tally + self._checker.refused, tuple(table.new), kept,
        )  # fmt: skip
        self.tell(played)

    def _begin(self, number: int, random: Random) -> tuple[Setting, tuple[str, ...]]:
        """What the game is played by, and the actions it begins with."""
        if number < len(self.rows) and not self.aside.intersection(self.rows[number].modules):
            return self.rows[number], ()
        if self._corpus and random.random() < FROM_CORPUS:
            kept = random.choice(self._corpus)
            if not self.aside.intersection(kept.setting.modules):
                return kept.setting, kept.log[: random.randrange(len(kept.log) + 1)]
        return self.space.draw(random, self.aside | self.findings.shunned(random)), ()

    def _opened(self, setting: Setting) -> Game:
        """A game of the setting, in which nothing has been played; raises ChakraError or Hung."""
        try:
            self.limit.start()
            rules = self._ruleset(setting)
            self._notes.tally = Tally()
            with self._watch(rules):
                return Game(rules, rules.initial(setting.seats))
        finally:
            self.limit.stop()

    def _in_example(self, game: Game, random: Random) -> str:
        """Now and then, set the game to the position of an example; returns it in notation, empty for the beginning."""
        examples = [example for module in game.rules.modules for example in module.examples]
        if not examples or random.random() >= FROM_EXAMPLE:
            return ""
        try:
            state = laid_out(game.rules, random.choice(examples))
            start = write_position(game.rules.book, state)
            game.state = read_position(game.rules.book, start)
        except (Exception, Hung):
            return ""  # what is wrong with it is told where the examples are played
        return start

    def _ruleset(self, setting: Setting) -> Ruleset:
        key = (setting.modules, setting.options)
        if key not in self._rules:
            if len(self._rules) > 64:
                self._rules.clear()
            self._rules[key] = self.space.source.ruleset(setting.modules, dict(setting.options), self._notes.wrap)
        return self._rules[key]

    def _follow(self, table: _Table, prefix: tuple[str, ...]) -> None:
        """Play the actions of another game as far as they are legal."""
        for text in prefix:
            if table.broken or not table.game.state.stack:
                return
            try:
                action = table.game.rules.action(text)
                if table.game.rules.explain(table.game.state, action):
                    return
            except (Exception, Hung):
                return  # asking on will show it again
            self._step(table, action)

    def _step(self, table: _Table, action: Action | None) -> None:
        """Answer the open decision, and check what that leads to."""
        game, notes = table.game, self._notes
        rules, before = game.rules, game.state
        tried = action.notation if action else ""
        try:
            self.limit.start()
            if action is None:
                action = table.player.choose(rules, before, self.seen, table.random)
            if action is None:
                table.broken = True
                self._checker.suspect("no_dead_end")
                return
            tried = action.notation
            self.journal.step(tried)
            self._checker.ask(action)
            notes.answered.clear()
            notes.tally, notes.open = Tally(), True
            if table.random.randrange(LOOKED_AT):
                game.state, events = rules.apply(before, action)
            else:
                with self._watch(rules) as ran:
                    game.state, events = rules.apply(before, action)
                    rules.actions(game.state)
                ran.describe([type(action), type(before.stack[-1]), *map(type, events)])
            notes.open = False
            self.limit.stop()
            self.journal.done()
        except (Exception, Hung) as error:
            notes.open, table.broken = False, True
            self.limit.stop()
            log, asked = tuple([entry.action.notation for entry in game.history]), self._checker.asking
            fault = fault_of(error, rules, before)
            self.findings.report(Case(table.setting, log, fault, table.start, "" if asked else tried, asked))
            return
        entry = Entry(before, action, events)
        game.history.append(entry)
        self._note(table, entry)
        table.broken = not self._checker.look(bool(table.fresh))

    def _watch(self, rules: Ruleset) -> Ran:
        if rules not in self._ran:
            self._ran[rules] = Ran(rules.book.rules, self._notes)
        return self._ran[rules]

    def _note(self, table: _Table, entry: Entry) -> None:
        tally = self._notes.tally
        count_events(tally, entry.events)
        decision = entry.before.stack[-1]
        self.seen.kinds[type(decision), type(entry.action)] += 1
        self.seen.actions[entry.action] += 1
        table.fresh = self.seen.add(reached(table.game.rules, entry, self._notes))
        table.new += table.fresh
        table.tally.update(tally)

    def _score(self, table: _Table) -> None:
        """What the score names counts, and what is lifted for the whole game."""
        rules, state = table.game.rules, table.game.state
        self._notes.tally, self._notes.open = table.tally, True
        try:
            self.limit.start()
            with self._watch(rules):
                score = rules.score(state)
            table.tally.update([(sheet.level.rule, How.ACTED) for sheet in score.sheets])
        except (Exception, Hung):
            pass  # the contract has been checked: it was told there
        finally:
            self.limit.stop()
            self._notes.open = False
        table.tally.update([(rule, How.WAIVED) for rule in rules.book.waived])


@define(eq=False)
class _Table:
    """A game being played."""

    setting: Setting
    game: Game
    start: str
    random: Random
    player: Player
    tally: Tally = field(factory=Tally)
    new: list[str] = field(factory=list)
    fresh: list[str] = field(factory=list)
    broken: bool = False
