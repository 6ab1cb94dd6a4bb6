"""Games recorded on another implementation: reading them, and laying out a position that they show."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chakra_rules.components import COLOURS, PLENITUDE, remove
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.scenario import scenario

Record = dict[str, Any]


def read_records(path: Path) -> list[Record]:
    """The games of a gzipped file, one JSON object a line.

    Raises:
        OSError: the file cannot be read.
        ValueError: a line is no JSON.
    """
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def record_position(
    rules: Ruleset,
    record: Record,
    slots: tuple[Any, ...] = (),
    own: Mapping[int, tuple[Any, ...]] | None = None,
) -> State:
    """The position that a record shows at the beginning of an action; what lies nowhere left the game.

    Args:
        rules: what is in play.
        record: the ``state`` of a step.
        slots: what modules keep on the table, where it differs from the beginning.
        own: the same for a seat, by its number.

    Raises:
        ChakraError: the record shows what cannot be.
    """
    values = "".join([str(record["plenitude"][colour]) for colour in COLOURS])
    unused = PLENITUDE
    for value in values:
        unused = remove(unused, value)
    return scenario(
        rules,
        *[_seat(seat) for seat in record["players"]],
        maya=" ".join(record["flows"]),
        bag="".join([letter * count for letter, count in record["bag"].items()]),
        plenitude=values + unused,
        turn=record["seat"],
        last_round=record["last_round"],
        slots=slots,
        own=own,
    )


def _seat(record: Record) -> str:
    spaces, notches = ("".join(map(str, record[name])) for name in ("spaces", "notches"))
    return f"{record['board']} spaces={spaces} notches={notches} meditation={record['meditation']}"
