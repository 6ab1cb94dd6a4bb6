"""The whole contract, clause by clause, of one mix of modules; what fails is shown by a short game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from itertools import chain
from textwrap import indent, wrap

from attrs import define, frozen

from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.contract import GAME_CLAUSES
from chakra_rules.testing.mixes import SEATS, Mix, mixes, parts
from chakra_rules.testing.module_clauses import examples_hold, unreached
from chakra_rules.testing.shortest import FAULTS, IN_POSITIONS, Tried, shortest

COMPOSES = "composes"
"""Checked first: where it does not hold there is nothing to check the others with."""

OF_A_MODULE = {
    examples_hold.name: examples_hold.says,
    "rules_reached": "every rule of the module does something in play or is shown by an example",
}
"""What is checked where the module is alone."""

CLAUSES = {
    COMPOSES: "the modules go together, and two to four players can begin a game of them",
    **{name: one.says for name, one in IN_POSITIONS.items()},
    **{name: one.says for name, one in GAME_CLAUSES.items()},
    **OF_A_MODULE,
}
"""What each clause says, by name, in the order in which they are checked."""

WIDTH = 100


class Unchecked(Exception):
    """A clause cannot be checked before another holds; the message names that."""


@frozen
class Finding:
    """A clause that does not hold.

    Args:
        told: what it says, how it is broken, and where.
        game: the shortest game found that shows it; None when it takes no game.
    """

    told: str
    game: Game | None = None

    def __str__(self) -> str:
        """For people, in notation."""
        return self.told if self.game is None else f"{self.told}\n{_played(self.game)}"


def _played(game: Game) -> str:
    rules = game.rules
    by_default = {f"{m.id}.{o.name}": o.default for m in rules.modules for o in m.options}
    varied = [f"{name}={value}" for name, value in rules.options.items() if value != by_default[name]]
    mix = " + ".join([module.id for module in rules.modules])
    setting = ", ".join([mix, f"{len(game.state.seats)} seats", *varied])
    count = len(game.history)
    log = " ".join([entry.action.notation for entry in game.history]) or "(the first position)"
    lines = "\n".join(wrap(log, WIDTH, break_long_words=False, break_on_hyphens=False))
    return f"shortest game found: {setting}, {count} action{'s' * (count != 1)}\n{indent(lines, '  ')}"


@define(eq=False)
class Trial:
    """A mix under trial; its games are played when the first clause asks for them.

    Args:
        mix: what is tried.

    >>> from chakra_rules.compose import named
    >>> from chakra_rules.testing.mixes import Mix
    >>> trial = Trial(Mix(named("base"), "", ()))
    >>> trial.check("composes") is None
    True
    """

    mix: Mix

    @cached_property
    def games(self) -> tuple[Tried, ...]:
        """The games that the mix is tried in."""
        return tuple([Tried(game) for game in self.mix.games()])

    @cached_property
    def _faults(self) -> dict[str, tuple[str, Game]]:
        """How the modules fail in play, by the clause that tells it."""
        found = ((name, self._first(name, self.games)) for name in FAULTS)
        return {name: one for name, one in found if one}

    def clauses(self) -> tuple[str, ...]:
        """The names of the clauses to check; where the modules do not go together, that is the only one."""
        if self._discord():
            return (COMPOSES,)
        return tuple([name for name in CLAUSES if not self.mix.partner or name not in OF_A_MODULE])

    def check(self, name: str) -> Finding | None:
        """What breaks the clause; None when it holds.

        Args:
            name: of the clause, one of those that :meth:`clauses` names.

        Raises:
            Unchecked: a module fails in play, which clauses of their own tell.
        """
        if name == COMPOSES:
            return _found(name, self._discord())
        if name == examples_hold.name:
            return self._examples()
        if self._faults and name not in FAULTS:
            raise Unchecked(f"a module fails in play: see {', '.join(self._faults)}")
        if name in OF_A_MODULE:
            left = unreached(self.mix.module, self._many_games())
            return _found(name, f"no play reached and no example shows {', '.join(left)}" if left else "")
        return self._in_games(name)

    def _discord(self) -> str:
        try:
            rules = self.mix.rules()
            for seats in SEATS:
                rules.initial(seats)
        except ChakraError as error:
            return str(error)
        return ""

    def _examples(self) -> Finding | None:
        try:
            examples_hold(self.mix.rules(), self.mix.module)
        except Breach as breach:
            return Finding(str(breach))
        return None

    def _many_games(self) -> Iterator[Game]:
        """The games of the mix, then of each pair: a rule may be about another module."""
        pairs = [mix for mix in mixes(self.mix.module, self.mix.known) if mix.partner]
        played = (mix.games() for mix in pairs if Trial(mix).clauses() != (COMPOSES,))
        return chain([tried.game for tried in self.games], chain.from_iterable(played))

    def _in_games(self, name: str) -> Finding | None:
        found = self._faults.get(name) if name in FAULTS else self._first(name, self.games)
        if found is None:
            return None
        return Finding(*(self._first(name, self._simpler(len(found[1].state.seats))) or found))

    def _first(self, name: str, games: Iterable[Tried]) -> tuple[str, Game] | None:
        return next((one for one in (shortest(name, tried) for tried in games) if one), None)

    def _simpler(self, seats: int) -> Iterator[Tried]:
        """Games that may show the same with fewer modules, with fewer seats, and by default options."""
        for mix in (*parts(self.mix), self.mix):
            for number in dict.fromkeys((SEATS[0], seats)):
                with suppress(ChakraError):  # what does not go together is told in a trial of that mix
                    yield Tried(mix.game(number))


def _found(name: str, how: str) -> Finding | None:
    return Finding(f"{name}: {CLAUSES[name]}\n  but {how}") if how else None
