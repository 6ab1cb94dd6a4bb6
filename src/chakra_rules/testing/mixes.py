"""The mixes in which one module is tried, alone and beside each other module, and the games played of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from attrs import frozen

from chakra_rules.base import BASE
from chakra_rules.compose import installed, load
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.modules import Module
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.play import play

SEATS = (2, 3, 4)
ACTIONS = 150
"""How many actions of a game are played at most."""

Some = str | Module
"""A module, or the id of one that cannot be imported: putting it into play says why."""


@frozen
class Mix:
    """A module with what it requires, alone or beside one other.

    Args:
        module: the one that is tried.
        partner: the id of the other; empty when it is alone.
        modules: all of them, besides the base game.
        number: tells the mixes of one module apart; the partners of odd number are tried under other options.
        known: modules that are found by their ids though they are not installed.
    """

    module: Module
    partner: str
    modules: tuple[Some, ...]
    number: int = 0
    known: tuple[Module, ...] = ()

    @property
    def name(self) -> str:
        """The ids of the module and its partner; what they require goes without saying."""
        return f"{self.module.id}+{self.partner}" if self.partner else self.module.id

    def rules(self, varied: int = 0) -> Ruleset:
        """The rules of the mix.

        Args:
            varied: which values the options have; 0 for the defaults.

        Raises:
            ChakraError: the modules do not go together.
        """
        rules = Ruleset.of(*self.modules)
        if not varied:
            return rules
        random = Random(varied)
        options = {f"{m.id}.{o.name}": random.choice(o.values) for m in rules.modules for o in m.options}
        return Ruleset.of(*self.modules, options=options)

    def games(self) -> tuple[Game, ...]:
        """The games in which the mix is tried: of each number of seats when the module is alone, else of one."""
        if not self.partner:
            return tuple([self.game(seats, varied) for varied, seats in enumerate(SEATS)])
        return (self.game(SEATS[self.number % len(SEATS)], self.number % 2 * self.number),)

    def game(self, seats: int, varied: int = 0) -> Game:
        """One game of the mix, the same for the same arguments; as far as the rules let it be played."""
        return play(self.rules(varied), seats, seed=seats, actions=ACTIONS)


def mixes(module: Module, known: tuple[Module, ...] = ()) -> Iterator[Mix]:
    """The module alone, then beside each other module; those that exclude each other are left out.

    Args:
        module: the one to try.
        known: modules to try it beside, and to find what it requires among, besides those installed.
    """
    alone = with_required([module], known)
    yield Mix(module, "", alone, known=known)
    apart = {BASE.id, module.id, *[_id(one) for one in alone]}
    partners = dict.fromkeys([*installed(), *[one.id for one in known]])
    for number, partner in enumerate([name for name in partners if name not in apart]):
        together = with_required([*alone, _found(partner, known)], known)
        if not _exclusive(together):
            yield Mix(module, partner, together, number, known)


def parts(mix: Mix) -> Iterator[Mix]:
    """The smaller mixes that a pair is made of, the module itself first."""
    if mix.partner:
        for one in (mix.module, _found(mix.partner, mix.known)):
            if isinstance(one, Module):
                yield Mix(one, "", with_required([one], mix.known), mix.number, mix.known)


def with_required(modules: Iterable[Some], known: tuple[Module, ...] = ()) -> tuple[Some, ...]:
    """The modules after all that they require.

    Args:
        modules: in any order.
        known: where what they require is looked for before it is among those installed.
    """
    found: dict[str, Some] = {}
    given = {_id(one): one for one in modules}

    def add(one: Some, waiting: frozenset[str]) -> None:
        if isinstance(one, Module):
            for name in one.requires:
                if name not in found and name not in waiting:
                    add(given.get(name) or _found(name, known), waiting | {name})
        found.setdefault(_id(one), one)

    for name, one in given.items():
        add(one, frozenset([name]))
    return tuple(one for name, one in found.items() if name != BASE.id)


def _found(name: str, known: tuple[Module, ...]) -> Some:
    try:
        return next((one for one in known if one.id == name), None) or load(name)
    except ChakraError:
        return name


def _id(one: Some) -> str:
    return one.id if isinstance(one, Module) else one


def _exclusive(modules: tuple[Some, ...]) -> bool:
    ids = {_id(one) for one in modules}
    return any(ids.intersection(one.conflicts) for one in modules if isinstance(one, Module))
