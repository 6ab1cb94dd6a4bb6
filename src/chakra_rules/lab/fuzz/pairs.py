"""Few settings in which every two choices meet: each pair of modules, option values and numbers of seats."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from chakra_rules.base import BASE
from chakra_rules.errors import ChakraError
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.modules import OptionValue

Choice = tuple[str, OptionValue]
"""A module by its id and whether it is in, an option by its full name and its value, or the seats."""
Pair = frozenset[Choice]
Made = dict[str, OptionValue]

SEATS = ""
"""The name of the choice of the number of seats."""


def covering(space: Space) -> tuple[Setting, ...]:
    """Settings among which every two choices that can be made together are made together.

    Args:
        space: every setting there is.

    Raises:
        ChakraError: the extra ``fuzz`` is not installed.
    """
    try:
        from allpairspy import AllPairs  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise ChakraError('fuzzing needs allpairspy: install it with  pip install "chakra-rules[fuzz]"') from error
    parameters = choices(space)
    if len(parameters) < 2:
        return tuple([_setting(space, dict([choice])) for choice in parameters[0]])
    rows = AllPairs(parameters, filter_func=lambda row: implied(space, row) is not None)
    settings = dict.fromkeys([_setting(space, dict(row)) for row in rows])
    missing = wanted(parameters, space) - {pair for setting in settings for pair in met(space, setting)}
    while missing:  # where what is impossible blocks its first choice, the library leaves a pair out
        pair = min(missing, key=lambda pair: sorted(map(str, pair)))
        setting = _completed(space, parameters, pair, missing)
        settings[setting] = None
        missing -= {pair, *met(space, setting)}
    return tuple(settings)


def choices(space: Space) -> list[list[Choice]]:
    """What there is to choose: modules first, so that an option is judged knowing whether its module is in."""
    always = space.source.closed(space.always)
    modules: list[list[Choice]] = [
        [(name, True)] if name in always else [(name, True), (name, False)] for name in (*always, *space.drawn)
    ]
    options: list[list[Choice]] = [
        [(name, value) for value in permitted]
        for name, _, permitted in space.options(tuple(sorted({*always, *space.drawn})))
    ]
    seats: list[Choice] = [(SEATS, number) for number in space.seats]
    return [*modules, *options, seats]


def wanted(parameters: list[list[Choice]], space: Space) -> set[Pair]:
    """Every two choices that can be made together; those about an option want its module in play."""
    pairs = [(one, other) for some, others in combinations(parameters, 2) for one in some for other in others]
    return {frozenset(pair) for pair in pairs if implied(space, pair, options_count=True) is not None}


def met(space: Space, setting: Setting) -> set[Pair]:
    """Every two choices that a setting makes."""
    always = space.source.closed(space.always)
    made: list[Choice] = [(name, name in setting.modules) for name in (*always, *space.drawn)]
    values = dict(setting.options)
    made += [(name, values.get(name, option.default)) for name, option, _ in space.options(setting.modules)]
    return {frozenset(pair) for pair in combinations([*made, (SEATS, setting.seats)], 2)}


def implied(space: Space, row: Iterable[Choice], *, options_count: bool = False) -> Made | None:
    """Choices with the modules that they want in play; None when they cannot be made together.

    Args:
        space: every setting there is.
        row: some choices.
        options_count: whether an option wants its module in play by its default value too.
    """
    made = dict(row)
    defaults = {name: permitted[0] for name, _, permitted in space.options(tuple(space.source.modules))}
    owners = [(name, name.partition(".")[0]) for name in made if "." in name]
    apart = [owner for name, owner in owners if owner != BASE.id and (options_count or made[name] != defaults[name])]
    within = space.source.closed([*apart, *[name for name in space.source.modules if made.get(name) is True]])
    if any(made.get(name) is False for name in within) or not space.source.agree(within):
        return None
    return made | dict.fromkeys(within, True)


def _completed(space: Space, parameters: list[list[Choice]], pair: Pair, missing: set[Pair]) -> Setting:
    """A setting that makes these two choices, and others of which many are missing still."""
    made = implied(space, pair, options_count=True) or {}
    for parameter in parameters:
        if parameter[0][0] not in made:
            rows = [(choice, implied(space, [*made.items(), choice])) for choice in parameter]
            fitting = [(choice, row) for choice, row in rows if row is not None]
            gains = [sum([frozenset({choice, one}) in missing for one in made.items()]) for choice, _ in fitting]
            made = fitting[gains.index(max(gains))][1]
    return _setting(space, made)


def _setting(space: Space, made: Made) -> Setting:
    modules = space.source.closed([name for name in space.source.modules if made.get(name) is True])
    seats = made[SEATS]
    assert isinstance(seats, int)
    return space.setting(modules, made, seats)
