"""Saves: a header, the decisions and outcomes, and the position they lead to, as JSON data."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

from attrs import asdict, frozen
from cattrs import Converter
from cattrs.errors import BaseValidationError
from cattrs.v import transform_error

from chakra_rules.errors import CompositionError, SaveError
from chakra_rules.modules import OptionValue
from chakra_rules.position import same_json, strict_converter, write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State

FORMAT = 1


@frozen
class SavedModule:
    """A module in play when the game was saved."""

    id: str
    version: str


@frozen
class Save:
    """The contents of a save.

    Args:
        format: the version of this layout.
        engine: the version of the library that wrote it.
        modules: what was in play, in order, the base game first.
        options: every option by full name.
        players: how many seats.
        log: every action in notation, nature's included.
        position: the state the log leads to, in notation.
    """

    format: int
    engine: str
    modules: tuple[SavedModule, ...]
    options: dict[str, OptionValue]
    players: int
    log: tuple[str, ...]
    position: str

    def ruleset(self) -> Ruleset:
        """The rules the save names, from the modules installed; raises SaveError when they are not."""
        modules = [module.id for module in self.modules]
        try:
            Ruleset.of(*modules)
        except CompositionError as error:
            raise SaveError(str(error), "$.modules") from error
        try:
            return Ruleset.of(*modules, options=self.options)
        except CompositionError as error:
            raise SaveError(str(error), "$.options") from error

    def check_rules(self, rules: Ruleset) -> None:
        """Raise SaveError when these are not the rules the game was played by."""
        playing = [(module.id, module.version) for module in rules.modules]
        saved = [(module.id, module.version) for module in self.modules]
        if playing != saved:
            raise SaveError(f"the game was played with {_named(saved)}, not with {_named(playing)}", "$.modules")
        if not same_json(dict(rules.options), self.options):
            raise SaveError(f"the game was played with other options: {self.options}", "$.options")

    def check_position(self, rules: Ruleset, state: State) -> None:
        """Raise SaveError when the log leads elsewhere than the save says."""
        if write_position(rules.book, state) != self.position:
            raise SaveError("the log leads to another position than the one saved", "$.position", self.position)


def write_save(rules: Ruleset, players: int, log: list[str], state: State) -> dict[str, Any]:
    """The save of a game as JSON data."""
    return _data(
        Save(
            format=FORMAT,
            engine=version("chakra-rules"),
            modules=tuple(SavedModule(m.id, m.version) for m in rules.modules),
            options=dict(rules.options),
            players=players,
            log=tuple(log),
            position=write_position(rules.book, state),
        )
    )


def _data(save: Save) -> dict[str, Any]:
    return asdict(save, value_serializer=lambda _, __, value: list(value) if isinstance(value, tuple) else value)


def read_save(data: Any) -> Save:
    """The save that JSON data holds.

    Raises:
        SaveError: with the path of the first thing that is missing, of the wrong type or too new.
    """
    if not isinstance(data, dict):
        raise SaveError(f"a save is an object, not {type(data).__name__}")
    found = data.get("format")
    if type(found) is int and found > FORMAT:
        raise SaveError(f"format {found} is newer than this library reads, which is {FORMAT}", "$.format", str(found))
    try:
        save = _converter().structure(data, Save)
    except BaseValidationError as error:
        message, _, path = transform_error(error)[0].rpartition(" @ ")
        raise SaveError(message, path) from error
    if save.format != FORMAT:
        raise SaveError(f"format {save.format} is none this library reads; it reads {FORMAT}", "$.format")
    again = _data(save)
    for name, value in data.items():
        if not same_json(again[name], value):
            raise SaveError(f"{type(value).__name__} is not what stands here", f"$.{name}", repr(value))
    return save


@cache
def _converter() -> Converter:
    converter = strict_converter()
    converter.register_structure_hook(OptionValue, _option)
    return converter


def _option(value: Any, _: Any) -> OptionValue:
    if not isinstance(value, (str, int, bool)):
        raise TypeError(f"{value!r} is no option value")
    return value


def _named(modules: list[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {number}" for name, number in modules)
