"""What a game can be played by: which modules, which option values, how many seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from random import Random

from attrs import frozen

from chakra_rules.base import BASE
from chakra_rules.lab.fuzz.source import Source
from chakra_rules.modules import Option, OptionValue

OFTEN = 0.4
"""How often an option has another value than its default, and how often a mix is the whole of what there is."""


@frozen
class Setting:
    """What one game is played by.

    Args:
        modules: the ids, sorted, without the base game.
        options: the values that are not the defaults, by full name, sorted.
        seats: how many.
    """

    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()
    seats: int = 2

    @property
    def mix(self) -> str:
        """The modules, for people."""
        return " + ".join(self.modules) or BASE.id

    def __str__(self) -> str:
        values = [f"{name}={str(value).lower()}" for name, value in self.options]
        return ", ".join([self.mix, f"{self.seats} seats", *values])


@frozen
class Space:
    """Every setting that a run may play by.

    Args:
        source: where the modules come from.
        always: the ids of those that are in every mix, closed under what they require.
        drawn: the ids of those that are in some.
        fixed: values of options, by full name, that never vary.
        seats: the numbers of seats.
        barren: whether one of those to be in every mix cannot be put into play, so that there is nothing to play.
    """

    source: Source
    always: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    fixed: Mapping[str, OptionValue] = {}
    seats: tuple[int, ...] = (2, 3, 4)
    barren: bool = False

    def options(self, modules: tuple[str, ...]) -> Iterator[tuple[str, Option, tuple[OptionValue, ...]]]:
        """The options of these modules and the base game: full name, option, the values it may have."""
        for module in (BASE, *[self.source.modules[name] for name in modules]):
            for option in module.options:
                name = f"{module.id}.{option.name}"
                yield name, option, (self.fixed[name],) if name in self.fixed else option.values

    def setting(self, modules: tuple[str, ...], values: Mapping[str, OptionValue], seats: int) -> Setting:
        """The setting of these modules, with these values where a module in it has the option."""
        told = [
            (name, values.get(name, permitted[0]))
            for name, option, permitted in self.options(modules)
            if not _same(values.get(name, permitted[0]), option.default)
        ]
        return Setting(modules, tuple(sorted(told)), seats)

    def joined(self, modules: tuple[str, ...], more: str) -> tuple[str, ...] | None:
        """The mix with one more module and what that requires; None when they exclude each other."""
        together = self.source.closed([*modules, more])
        return together if self.source.agree(together) else None

    def draw(self, random: Random, shunned: frozenset[str] = frozenset()) -> Setting:
        """Any setting.

        Args:
            random: the generator used.
            shunned: ids of modules to leave out where that can be.
        """
        modules = self.source.closed(self.always)
        share = 1.0 if random.random() < OFTEN / 2 else 0.5
        for name in random.sample(self.drawn, len(self.drawn)):
            if random.random() < share and not shunned.intersection(self.source.closed([name])):
                modules = self.joined(modules, name) or modules
        values: dict[str, OptionValue] = {}
        for name, _, permitted in self.options(modules):
            values[name] = random.choice(permitted) if random.random() < OFTEN else permitted[0]
        return self.setting(modules, values, random.choice(self.seats))


def smaller(source: Source, setting: Setting) -> Iterator[Setting]:
    """The settings of smaller mixes, those of fewest modules first.

    Args:
        source: the modules.
        setting: with the mix to take modules out of.
    """
    names = setting.modules
    parts = chain.from_iterable(combinations(names, size) for size in range(min(len(names), 4)))
    for modules in dict.fromkeys([source.closed(part) for part in parts]):
        if len(modules) < len(names):
            known = ("base.", *[f"{name}." for name in modules])
            options = tuple([one for one in setting.options if one[0].startswith(known)])
            yield Setting(modules, options, setting.seats)


def _same(value: OptionValue, other: OptionValue) -> bool:
    return value == other and type(value) is type(other)
