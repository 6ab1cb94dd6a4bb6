"""A failure as a file: what was in play, the shortest game found, and the clause that it breaks.

``chakra replay FILE`` shows it, and ``pytest FILE`` runs it: red as long as the clause is broken, green when it holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from attrs import asdict, field, frozen
from cattrs.errors import BaseValidationError

from chakra_rules.compose import named
from chakra_rules.errors import ChakraError, SaveError
from chakra_rules.game import Entry, Game
from chakra_rules.modules import Module, OptionValue
from chakra_rules.position import read_position, strict_converter
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.conformance import COMPOSES
from chakra_rules.testing.faults import IN_TIME, Fault, composes_not, fault_in
from chakra_rules.testing.limit import Hung, Limit
from chakra_rules.testing.module_clauses import examples_hold
from chakra_rules.testing.processes import check_processes
from chakra_rules.unreadable import located

FORMAT = 1
SUFFIX = ".failure.json"
"""How the names of these files end; pytest knows them by it."""
OF_NO_GAME = (COMPOSES, examples_hold.name, "same_in_every_process")
"""The clauses that no game played here shows broken."""
SECONDS = 10.0
"""How long a step may take when a failure is run again."""


class Unplayable(ChakraError):
    """The rules have changed so that the game of a failure can be played no longer."""

    code = "unplayable"


@frozen(kw_only=True)
class Failure:
    """A clause that is broken, and how to see it.

    Args:
        clause: the name of the clause.
        module: the id of the module at fault, several with ``+`` between them.
        rule: the id of the rule it is about; empty where that is not told.
        about: what of the module fails; empty where that is not told.
        told: what the clause says, how it is broken, and in which position.
        modules: what is in play besides the base game: ids, or ``package:ATTR`` for what is not installed.
        options: the option values that are not the defaults, by full name.
        players: how many seats.
        log: the actions in notation, nature's included.
        start: the position, in notation, where the game begins; empty for the beginning of the game.
        reached: the actions of the game in which that position, or one with more on the table, was reached.
        tried: the action that fails at the end of the game; empty where the position or the game is at fault.
        asked: actions to ask about at the end of the game.
        steps: how many actions the game had before it was shrunk.
        seed: of the run that found it.
        game: the number of the game in that run.
        format: the version of this layout.
    """

    clause: str
    module: str
    rule: str = ""
    about: str = ""
    told: str
    modules: tuple[str, ...]
    options: dict[str, OptionValue] = field(factory=dict)
    players: int
    log: tuple[str, ...] = ()
    start: str = ""
    reached: tuple[str, ...] = ()
    tried: str = ""
    asked: tuple[str, ...] = ()
    steps: int = 0
    seed: int = 0
    game: int = 0
    format: int = FORMAT

    def ruleset(self, modules: Iterable[Module] = ()) -> Ruleset:
        """The rules it was found under.

        Args:
            modules: those that Python cannot find by the names written.

        Raises:
            ChakraError: a module cannot be found, or they do not go together.
        """
        return Ruleset.of(*self._found(modules), options=self.options)

    def _found(self, modules: Iterable[Module]) -> list[Module]:
        given = {module.id: module for module in modules}
        return [given.get(name) or named(name) for name in self.modules]

    def played(self, rules: Ruleset) -> Game:
        """The game, played again.

        Raises:
            Unplayable: an action is refused now, or the position cannot be laid out.
        """
        try:
            state = read_position(rules.book, self.start) if self.start else rules.initial(self.players)
        except ChakraError as error:
            raise Unplayable(f"the game can no longer begin: {error}", self.start) from error
        game = Game(rules, state)
        for count, text in enumerate(self.log, 1):
            try:
                action = rules.action(text)
                after, events = rules.apply(state, action)
            except ChakraError as error:
                message = f"the game can be played no longer: {error} (action {count} of {len(self.log)})"
                raise Unplayable(message, text) from error
            game.history.append(Entry(state, action, events))
            state = game.state = after
        return game

    def find(self, modules: Iterable[Module] = (), seconds: float = SECONDS) -> Fault | None:
        """How the clause is broken now; None when it holds.

        Args:
            modules: those that Python cannot find by the names written.
            seconds: how long a step may take.

        Raises:
            Unplayable: the game can be played no longer.
        """
        try:
            found = self._found(modules)
        except ChakraError as error:
            if self.clause == COMPOSES:
                return composes_not(error)
            return Fault(self.clause, f"{self.clause} cannot be tried: {error}")
        try:
            rules = Ruleset.of(*found, options=self.options)
        except ChakraError as error:
            return composes_not(error)
        if self.clause == COMPOSES:
            return self._discord(rules, seconds)
        try:
            if self.clause == examples_hold.name:
                examples_hold(rules, next(m for m in rules.modules if m.id == self.module))
                return None
            if self.clause == "same_in_every_process":
                check_processes(self.modules, self.players, self.seed)
                return None
        except Breach as breach:
            return Fault(breach.clause, str(breach))
        except TimeoutError as error:
            return Fault(IN_TIME, str(error))
        with Limit(seconds) as limit:
            return fault_in(self.clause, self.played(rules), self.tried, self.asked, limit)

    def _discord(self, rules: Ruleset, seconds: float) -> Fault | None:
        """Why no game of these rules begins."""
        with Limit(seconds) as limit:
            try:
                limit.start()
                rules.initial(self.players)
            except (ChakraError, Hung) as error:
                return composes_not(error)
        return None

    def check(self, modules: Iterable[Module] = (), seconds: float = SECONDS) -> None:
        """Raise Breach when the clause is broken still; for the arguments see :meth:`find`.

        Raises:
            Breach: it is.
            Unplayable: the game can be played no longer.
        """
        found = self.find(modules, seconds)
        if found is not None:
            raise Breach(found.clause, found.told)

    def write(self) -> str:
        """The failure as the text of a file."""
        return json.dumps(asdict(self), indent=1) + "\n"

    @property
    def name(self) -> str:
        """A name for its file."""
        return f"{self.clause}.{self.module.replace(' ', '') or 'unknown'}{SUFFIX}"


def read_failure(data: Any) -> Failure:
    """The failure that JSON data holds.

    Raises:
        SaveError: with the path of the first thing that is missing or wrong.
    """
    if not isinstance(data, dict):
        raise SaveError(f"a failure is an object, not {type(data).__name__}")
    number = data.get("format")
    if number != FORMAT:
        raise SaveError(f"format {number} is none this library reads; it reads {FORMAT}", "$.format", str(number))
    converter = strict_converter()
    converter.register_structure_hook(OptionValue, _option)
    try:
        return converter.structure(data, Failure)
    except BaseValidationError as error:
        raise located(error) from error


def load_failure(path: Path) -> Failure:
    """The failure in a file.

    Raises:
        SaveError: it cannot be read, or holds none.
    """
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise SaveError(f"cannot be read: {error}", str(path), str(path)) from error
    return read_failure(data)


def _option(value: Any, _: Any) -> OptionValue:
    if not isinstance(value, (str, int, bool)):
        raise TypeError(f"{value!r} is no option value")
    return value
