"""Modules that cannot be put together, or of which no game can begin: as few of them as that takes."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from chakra_rules.errors import ChakraError
from chakra_rules.lab.fuzz.case import Case
from chakra_rules.lab.fuzz.source import Source
from chakra_rules.lab.fuzz.space import Setting, smaller
from chakra_rules.testing.faults import Fault, composes_not
from chakra_rules.testing.limit import Hung, Limit


def least(case: Case, source: Source, limit: Limit) -> Case:
    """The case by the fewest modules, options and seats by which no game can begin.

    Args:
        case: of modules that cannot be put together, or of which no game can begin.
        source: the modules.
        limit: how long it may take to begin one.
    """
    for ways in (smaller, _options, _seats):
        for setting in ways(source, case.setting):
            fault = _discord(source, setting, limit)
            if fault is not None:
                case = evolve(case, setting=setting, fault=fault)
                break
    return case


def _options(source: Source, setting: Setting) -> Iterator[Setting]:
    yield evolve(setting, options=())
    yield from (evolve(setting, options=(option,)) for option in setting.options)


def _seats(source: Source, setting: Setting) -> Iterator[Setting]:
    yield from (evolve(setting, seats=seats) for seats in range(2, setting.seats))


def _discord(source: Source, setting: Setting, limit: Limit) -> Fault | None:
    """How the modules fail to begin a game; None when they do not."""
    try:
        limit.start()
        source.ruleset(setting.modules, dict(setting.options)).initial(setting.seats)
    except (ChakraError, Hung) as error:
        return composes_not(error)
    finally:
        limit.stop()
    return None
