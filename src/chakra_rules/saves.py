"""Saves: a header, the decisions and outcomes, and the position they lead to, as JSON data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import version
from typing import Any, TypeVar

from attrs import AttrsInstance, asdict, evolve, field, frozen
from attrs.validators import instance_of
from cattrs import Converter
from cattrs.errors import BaseValidationError

from chakra_rules.compose import installed, load
from chakra_rules.errors import CompositionError, SaveError
from chakra_rules.migrations import FORMAT, migrate, to_format, unreadable
from chakra_rules.modules import Module, OptionValue, Part
from chakra_rules.position import checksum, strict_converter, table_of, write_position, write_table
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.unreadable import check_same, json_name, located

T = TypeVar("T", bound=AttrsInstance)


@frozen
class SavedModule:
    """A module in play when the game was saved."""

    id: str
    version: str


@frozen
class Player:
    """Who holds a seat: front-ends ask, the rules never do.

    Args:
        name: what they are called; empty when nobody said.
        bot: which bot plays for the seat, by the name the front-end knows it by; empty for a person.
    """

    name: str = field(default="", validator=instance_of(str))
    bot: str = field(default="", validator=instance_of(str))


@frozen
class Save:
    """The contents of a save.

    Args:
        format: the version of this layout.
        engine: the version of the library that wrote it.
        modules: what was in play, in order, the base game first.
        options: every option by full name.
        players: who holds each seat.
        log: every action in notation, nature's included.
        checksums: one for the table after each action, by which a replay finds the first step that differs; empty
            where it is not known.
        position: the state the log leads to, in notation.
    """

    format: int
    engine: str
    modules: tuple[SavedModule, ...]
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    log: tuple[str, ...]
    checksums: tuple[str, ...]
    position: str

    def check_rules(self, rules: Ruleset) -> None:
        """Raise SaveError when these are not the rules the game was played by."""
        playing = [(module.id, module.version) for module in rules.modules]
        saved = [(module.id, module.version) for module in self.modules]
        if playing != saved:
            raise SaveError(f"the game was played with {_named(saved)}, not with {_named(playing)}", "$.modules")
        apart = [
            f"{name} is {_value(self.options, name)} there and {_value(rules.options, name)} here"
            for name in dict.fromkeys([*rules.options, *self.options])
            if _value(self.options, name) != _value(rules.options, name)
        ]
        if apart:
            raise SaveError(f"the game was played with other options: {', '.join(apart)}", "$.options")

    def check_step(self, index: int, state: State) -> None:
        """Raise SaveError when the action at this index of the log leads elsewhere than it once did."""
        if self.checksums[index] not in ("", checksum(write_table(state))):
            message = f"{self.log[index]} leads to another position than it did when the game was saved"
            raise SaveError(message, f"$.log[{index}]", self.log[index])

    def check_position(self, rules: Ruleset, state: State) -> None:
        """Raise SaveError when the log leads elsewhere than the save says."""
        if self.position not in (write_position(rules.book, state), write_table(state)):
            raise SaveError("the log leads to another position than the one saved", "$.position", self.position)


def write_save(rules: Ruleset, players: Sequence[Player], log: Sequence[tuple[str, State]], state: State) -> Save:
    """The save of a game.

    Args:
        rules: what it is played by.
        players: who holds each seat.
        log: every action in notation with the state it led to.
        state: the position now.
    """
    return Save(
        format=FORMAT,
        engine=version("chakra-rules"),
        modules=tuple(SavedModule(m.id, m.version) for m in rules.modules),
        options=dict(rules.options),
        players=tuple(players),
        log=tuple([text for text, _ in log]),
        checksums=tuple([checksum(write_table(after)) for _, after in log]),
        position=write_position(rules.book, state),
    )


def opened(save: Save, rules: Ruleset | None = None) -> tuple[Save, Ruleset]:
    """The save as the modules at hand would have written it, and the rules it names.

    Args:
        save: what was read.
        rules: what to play by, when they are made of modules that are not installed; else the save says.

    Raises:
        SaveError: modules are missing, or of versions that do not read it; all of them are named at once.
    """
    modules = {module.id: module for module in rules.modules} if rules else installed_modules(save)
    save = migrated(save, modules)
    if rules is None:
        rules = ruleset([modules[saved.id] for saved in save.modules], save.options)
    save.check_rules(rules)
    return save, rules


def installed_modules(save: Save) -> dict[str, Module]:
    """The modules a save names, in the versions installed; raises SaveError naming all that are missing."""
    there = installed()
    missing = [module for module in save.modules if module.id not in there]
    if missing:
        named = _named([(module.id, module.version) for module in missing])
        raise SaveError(f"not installed: {named}; installed are {', '.join(there)}", "$.modules", named)
    try:
        return {module.id: load(module.id) for module in save.modules}
    except CompositionError as error:
        raise SaveError(str(error), "$.modules", error.tried) from error


def ruleset(modules: list[Module], options: dict[str, OptionValue]) -> Ruleset:
    """The rules of a save; raises SaveError when these modules or options do not go together."""
    try:
        Ruleset.of(*modules)
    except CompositionError as error:
        raise SaveError(str(error), "$.modules") from error
    try:
        return Ruleset.of(*modules, options=options)
    except CompositionError as error:
        raise SaveError(str(error), "$.options") from error


def migrated(save: Save, modules: Mapping[str, Module]) -> Save:
    """The save as these modules would have written it; raises SaveError naming all that cannot read it."""
    known = [(modules[saved.id], saved.version) for saved in save.modules if saved.id in modules]
    older = [(module, number) for module, number in known if module.version != number]
    problems = [problem for module, number in older if (problem := unreadable(module, number, save.engine))]
    if problems:
        raise SaveError("; ".join(problems), "$.modules")
    for module, number in older:
        save = _migrated_by(save, module, number)
    return save


def _migrated_by(save: Save, module: Module, number: str) -> Save:
    """The save after a module's migrations; of its position stays what no module has a part in."""
    own = f"{module.id}."
    mine = {name.removeprefix(own): value for name, value in save.options.items() if name.startswith(own)}
    others = {name: value for name, value in save.options.items() if not name.startswith(own)}
    part = migrate(module, number, Part(mine, save.log))
    return evolve(
        save,
        modules=tuple([evolve(m, version=module.version) if m.id == module.id else m for m in save.modules]),
        options={**others, **{own + name: value for name, value in part.options.items()}},
        log=part.log,
        checksums=save.checksums if len(part.log) == len(save.log) else ("",) * len(part.log),
        position=table_of(save.position),
    )


def save_data(value: AttrsInstance) -> dict[str, Any]:
    """A save, or another value of attrs classes, as JSON data."""
    return asdict(value, value_serializer=lambda _, __, value: list(value) if isinstance(value, tuple) else value)


def read_save(data: Any) -> Save:
    """The save that JSON data holds.

    Raises:
        SaveError: with the path of the first thing that is missing, of the wrong type or too new.
    """
    if not isinstance(data, dict):
        raise SaveError(f"a save is an object, not {json_name(type(data))}")
    data = to_format(data)
    save = structured(data, Save)
    if not 2 <= len(save.players) <= 4:
        raise SaveError(f"{len(save.players)} players cannot play: two to four can", "$.players")
    if len(save.checksums) != len(save.log):
        raise SaveError(f"{len(save.log)} actions have {len(save.checksums)} checksums", "$.checksums")
    if table_of(save.position) == save.position:
        raise SaveError("the position is cut off", "$.position", save.position)
    return save


def structured(data: Mapping[str, Any], kind: type[T]) -> T:
    """The value of an attrs class that JSON data holds, read only as it was written.

    Raises:
        SaveError: with the path of the first thing that is missing or of the wrong type.
    """
    try:
        value = _converter().structure(data, kind)
    except BaseValidationError as error:
        raise located(error) from error
    check_same(save_data(value), data)
    return value


@cache
def _converter() -> Converter:
    converter = strict_converter()
    converter.register_structure_hook(OptionValue, _option)
    return converter


def _option(value: Any, _: Any) -> OptionValue:
    if not isinstance(value, (str, int, bool)):
        raise TypeError(f"{value!r} is no option value")
    return value


def _value(options: Mapping[str, OptionValue], name: str) -> str:
    """An option's value as a save writes it, so that 1 and true are two."""
    return json.dumps(options[name]) if name in options else "missing"


def _named(modules: list[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {number}" for name, number in modules)
