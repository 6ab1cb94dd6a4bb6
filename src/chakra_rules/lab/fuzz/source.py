"""The modules that a run draws from, and what of them cannot even be put into play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeVar

from attrs import field, frozen

from chakra_rules.base import BASE
from chakra_rules.compose import named
from chakra_rules.errors import ChakraError
from chakra_rules.modules import Module, OptionValue
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.conformance import COMPOSES
from chakra_rules.testing.failure import Failure
from chakra_rules.testing.faults import SAYS
from chakra_rules.testing.limit import Hung, Limit

T = TypeVar("T")
Some = str | Module
"""A module, or its id, or ``package:ATTR`` for one that is not installed."""
IMPORTING = 30.0
"""How many seconds a module has for being imported."""


@frozen
class Source:
    """The modules that go into the mixes.

    Args:
        modules: by id, without the base game.
        places: how another process finds each: its id, or ``package:ATTR``; empty for a plain value.
        unusable: what is wrong with those that cannot be imported, or not be put into play alone.
    """

    modules: Mapping[str, Module]
    places: Mapping[str, str]
    unusable: tuple[Failure, ...] = field(default=())

    @classmethod
    def of(cls, asked: Iterable[Some], beside: Iterable[Some] = ()) -> Source:
        """These modules, and what they require.

        Args:
            asked: ids of installed modules, ``package:ATTR``, or modules.
            beside: others; one that has the id of one asked for gives way to it.

        Raises:
            ChakraError: one that is asked for cannot be found or imported, or two of them have the same id.
        """
        modules: dict[str, Module] = {}
        places: dict[str, str] = {}
        unusable: list[Failure] = []
        first = list(asked)
        waiting: list[Some] = [*first, *beside]
        while waiting:
            one = waiting.pop(0)
            try:
                module = in_time(partial(named, one)) if isinstance(one, str) else one
            except ChakraError as error:
                if one in first:
                    raise
                unusable.append(_unusable(str(one), str(one), error))
                continue
            if module.id in modules and modules[module.id] != module and one in first:
                message = f"{places[module.id] or 'another module'} and {one} are both called {module.id}: name one"
                raise ChakraError(message, module.id)
            if module.id == BASE.id or module.id in modules:
                continue
            modules[module.id] = module
            places[module.id] = one if isinstance(one, str) else ""
            waiting += [name for name in module.requires if name not in modules]
        return cls(modules, places, tuple(unusable)).without_misfits()

    def without_misfits(self) -> Source:
        """The source without the modules that cannot be put into play with what they require."""
        bad: dict[str, Failure] = {}
        for name in self.modules:
            if not set(self.closed([name])) <= set(self.modules):
                missing = next(other for other in self.closed([name]) if other not in self.modules)
                bad[name] = _unusable(name, self.places[name] or name, ChakraError(f"{name} requires {missing}"))
                continue
            try:
                in_time(partial(self._begin, name))
            except ChakraError as error:
                bad[name] = _unusable(name, self.places[name] or name, error)
        kept = {name: one for name, one in self.modules.items() if not bad.keys() & set(self.closed([name]))}
        return Source(kept, self.places, (*self.unusable, *bad.values()))

    def _begin(self, name: str) -> None:
        self.ruleset([name], {}).initial(2)

    def closed(self, names: Iterable[str]) -> tuple[str, ...]:
        """The ids with those of all that they require, sorted."""
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name != BASE.id and name not in found:
                found.add(name)
                waiting += self.modules[name].requires if name in self.modules else ()
        return tuple(sorted(found))

    def agree(self, names: Iterable[str]) -> bool:
        """Whether none of these modules excludes another."""
        together = set(names)
        return not any(together.intersection(self.modules[name].conflicts) for name in together)

    def ruleset(
        self,
        names: Iterable[str],
        options: Mapping[str, OptionValue],
        wrap: Callable[[str, str, Callable[..., object]], Callable[..., object]] | None = None,
    ) -> Ruleset:
        """The rules of a mix; raises ChakraError when it cannot be put together."""
        return Ruleset.of(*[self.modules[name] for name in self.closed(names)], options=options, wrap=wrap)

    def written(self, names: Iterable[str]) -> tuple[str, ...]:
        """How the modules are named in a failure."""
        return tuple([self.places[name] or name for name in names])

    @property
    def portable(self) -> bool:
        """Whether another process can find every module."""
        return all(self.places[name] for name in self.modules)


def in_time(do: Callable[[], T], seconds: float = IMPORTING) -> T:
    """What the function returns; raises ChakraError when that takes too long."""
    with Limit(seconds) as limit:
        limit.start()
        try:
            return do()
        except Hung as hung:
            raise ChakraError(str(hung)) from hung
        finally:
            limit.stop()


def _unusable(module: str, place: str, error: Exception) -> Failure:
    told = f"{COMPOSES}: {SAYS[COMPOSES]}\n  but {error}"
    return Failure(clause=COMPOSES, module=module, told=told, modules=(place,), players=2)
