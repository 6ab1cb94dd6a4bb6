"""Few settings in which every two choices meet: each pair of modules, option values and numbers of seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from allpairspy import AllPairs  # type: ignore[import-untyped]

from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.modules import OptionValue

Choice = tuple[str, OptionValue]
"""A module by its id and whether it is in, an option by its full name and its value, or the seats."""

SEATS = ""
"""The name of the choice of the number of seats."""


def covering(space: Space) -> tuple[Setting, ...]:
    """Settings among which every two choices that can be made together are made together.

    Args:
        space: every setting there is.
    """
    parameters = choices(space)
    if len(parameters) < 2:
        rows = [[choice] for choice in parameters[0]]
    else:
        rows = list(AllPairs(parameters, filter_func=lambda row: possible(space, row)))
    return tuple(dict.fromkeys([_setting(space, dict(row)) for row in rows]))


def choices(space: Space) -> list[list[Choice]]:
    """What there is to choose: modules first, so that an option is judged knowing whether its module is in."""
    always = space.source.closed(space.always)
    modules = [[(name, True)] if name in always else [(name, True), (name, False)] for name in (*always, *space.drawn)]
    options = [
        [(name, value) for value in permitted]
        for name, _, permitted in space.options(tuple(sorted({*always, *space.drawn})))
    ]
    seats: list[Choice] = [(SEATS, number) for number in space.seats]
    return [*modules, *options, seats]  # type: ignore[list-item]


def possible(space: Space, row: list[Choice]) -> bool:
    """Whether choices, perhaps not all of them, can be made together."""
    made = dict(row)
    within = tuple([name for name in space.source.modules if made.get(name) is True])
    if not space.source.agree(within):
        return False
    if any(made.get(other) is False for other in space.source.closed(within)):
        return False
    defaults = {name: permitted[0] for name, _, permitted in space.options(tuple(space.source.modules))}
    for name, value in row:
        module = name.partition(".")[0]
        if name != module and made.get(module) is False and value != defaults[name]:
            return False
    return True


def _setting(space: Space, made: dict[str, OptionValue]) -> Setting:
    modules = space.source.closed([name for name in space.source.modules if made.get(name) is True])
    seats = made[SEATS]
    assert isinstance(seats, int)
    return space.setting(modules, made, seats)


def mixes(settings: tuple[Setting, ...]) -> Iterator[tuple[str, str]]:
    """Every two modules that are in one of the settings together."""
    met = {pair for setting in settings for pair in combinations(setting.modules, 2)}
    yield from sorted(met)
