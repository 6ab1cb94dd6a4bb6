"""Schemas for whoever does not know yet which modules are in play: types of a front-end, say, made once for all."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from attrs import fields

from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Save
from chakra_rules.schemas.building import Schema
from chakra_rules.schemas.schemas import schema
from chakra_rules.state import Seat, State


def schema_of_any_mix(rules: Ruleset, name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a kind of document, whichever of the modules are in play.

    Slots are any of those that the modules bring, in whatever order and number, and only the options of the base game
    have to be there. All else is as with all of the modules together.

    Args:
        rules: all modules that may be in play.
        name: one of ``SCHEMAS``.

    Raises:
        ChakraError: there is no schema of that name.
        ModuleContractError: a module brings a field for whose type there is no JSON Schema.

    >>> found = schema_of_any_mix(Ruleset.of("powers"), "state")
    >>> found["$defs"]["State"]["properties"]["slots"]["items"]
    {'anyOf': [{'$ref': '#/$defs/powers.PowerSupply'}]}
    """
    return of_any_mix(rules, schema(rules, name))


def of_any_mix(rules: Ruleset, found: Schema) -> Schema:
    """A schema of documents of all the modules, made one of documents of any mix of them.

    Args:
        rules: all modules that may be in play.
        found: the schema.
    """
    base, *others = rules.modules
    definitions: dict[str, Schema] = deepcopy(found["$defs"])
    for kind in (State, Seat):
        if kind.__name__ in definitions:
            properties = definitions[kind.__name__]["properties"]
            properties[fields(kind).slots.name] = _any_number_of(properties[fields(kind).slots.name])
    if Save.__name__ in definitions:
        options = definitions[Save.__name__]["properties"][fields(Save).options.name]
        options["required"] = [f"{base.id}.{option.name}" for option in base.options]
    told = f"Documents of {base.id} {base.version}"
    mixed = f", with or without {', '.join(f'{m.id} {m.version}' for m in others)}" if others else ""
    return {**found, "description": f"{told}{mixed}.", "$defs": definitions}


def _any_number_of(row: Schema) -> Schema:
    """As many as there are of what a row has one each of."""
    if "prefixItems" not in row:
        return row
    about = {key: row[key] for key in ("description",) if key in row}
    return {"type": "array", "items": {"anyOf": row["prefixItems"]}, **about}
