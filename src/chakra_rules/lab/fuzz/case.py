"""A game that shows a fault, as it can be played again by other settings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from attrs import evolve, frozen

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError
from chakra_rules.game import Entry, Game
from chakra_rules.lab.fuzz.journal import Journal
from chakra_rules.lab.fuzz.space import Setting
from chakra_rules.position import read_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE
from chakra_rules.testing.contract import GAME_CLAUSES
from chakra_rules.testing.faults import Fault, fault_in
from chakra_rules.testing.limit import Hung, Limit

CATCHING_UP = 12
"""So many answers of nature are made up in a row, where a log from another setting lacks them."""

SILENT = Journal()


@frozen
class Case:
    """A fault, and the game that shows it.

    Args:
        setting: what is played by.
        log: the actions in notation.
        fault: what is broken.
        start: the position, in notation, where the game begins; empty for the beginning.
        tried: the action that fails at the end; empty where the position or the game is at fault.
        asked: actions to ask about at the end.
        reached: the actions that led to the start, or to a position from which it was made simpler.
    """

    setting: Setting
    log: tuple[str, ...]
    fault: Fault
    start: str = ""
    tried: str = ""
    asked: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()

    def again(self, rules: Ruleset, limit: Limit) -> Case | None:
        """The case as it is when the log is played by these rules, as far as they let it; None when nothing is broken.

        Args:
            rules: those of the setting.
            limit: how long a step may take.
        """
        try:
            game, stopped = replayed(rules, self.setting.seats, self.log, self.start, limit)
        except ChakraError:
            return None
        tries = ([stopped] if stopped else []) if stopped or not self.tried else [self.tried]
        for tried in tries or [""]:
            fault = fault_in(self.fault.clause, game, tried, self.asked, limit)
            if fault is not None and fault.is_like(self.fault):
                log = tuple([entry.action.notation for entry in game.history])
                return evolve(self, log=log, fault=fault, tried=tried)
        return None

    @property
    def of_game(self) -> bool:
        """Whether it takes the whole game to see it."""
        return self.fault.clause in GAME_CLAUSES


def replayed(
    rules: Ruleset, seats: int, log: Iterable[str], start: str, limit: Limit, *, journal: Journal = SILENT
) -> tuple[Game, str]:
    """A game that follows a log as far as it can: what is refused is left out, what nature lacks is made up.

    Args:
        rules: what is played by.
        seats: how many.
        log: the actions in notation.
        start: the position, in notation, where the game begins; empty for the beginning.
        limit: how long a step may take.
        journal: where each action is noted before it is taken.

    Returns:
        The game, and the action that could not be carried out; empty when all could.

    Raises:
        ChakraError: the game cannot begin.
    """
    state = read_position(rules.book, start) if start else rules.initial(seats)
    game = Game(rules, state)
    try:
        for text in log:
            for action in _following(game, text, limit):
                limit.start()
                tried = action.notation
                journal.step(tried)
                before = game.state
                try:
                    game.state, events = rules.apply(before, action)
                except (Exception, Hung):
                    return game, tried
                journal.done()
                game.history.append(Entry(before, action, events))
    except (Exception, Hung):  # what is asked on the way fails: what has been played shows it
        return game, ""
    finally:
        limit.stop()
    return game, ""


def _following(game: Game, text: str, limit: Limit) -> Iterator[Action]:
    """The actions to take for one in the log: itself where it is legal, and before it what nature has to answer."""
    rules = game.rules
    try:
        wanted: Action | None = rules.action(text)
    except ChakraError:
        wanted = None
    for number in range(CATCHING_UP):
        decision = rules.decision(game.state)
        if decision is None:
            return
        limit.start()
        if wanted is not None and not rules.explain(game.state, wanted):
            yield wanted
            return
        if decision.seat != NATURE:
            return
        yield rules.sample(game.state, Random(f"{len(game.history)} {number}"))
        if wanted is not None and type(decision) in rules.book.kind_of[type(wanted)].answers:
            return
