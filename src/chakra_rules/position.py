"""A whole position as one line of text that reads back, whatever modules are in play.

``turn=0 round=3 maya=OPK,BOG,OKK bag=B5C6 seats=KY/-/B/-/GGG/-/OO/-/K:26:7:2:PB:PB;...``, then what is open and what
the modules keep, as JSON without spaces.
"""

from __future__ import annotations

import json
from typing import Any

from cattrs import Converter
from cattrs.errors import BaseValidationError
from cattrs.v import transform_error

from chakra_rules.book import Rulebook
from chakra_rules.components import COLOURS, EMPTY, Pile, kinds, remove
from chakra_rules.errors import ChakraError, SaveError
from chakra_rules.notation import read_board, write_board
from chakra_rules.rule import Waiver
from chakra_rules.state import Seat, State

WORDS = (
    "turn", "round", "last", "idle", "ended", "maya", "bag", "box", "plenitude", "seats", "waived", "stack", "table",
    "own",
)  # fmt: skip


def write_position(book: Rulebook, state: State) -> str:
    """The state as one line; :func:`read_position` gives back an equal state."""
    converter, names = strict_converter(), {decision: name for name, decision in decisions(book).items()}
    words = {
        "turn": str(state.turn),
        "round": str(state.round),
        "last": str(int(state.last_round)),
        "idle": str(state.idle),
        "ended": state.ended or "-",
        "maya": ",".join(state.maya),
        "bag": write_pile(state.bag),
        "box": write_pile(state.box),
        "plenitude": state.plenitude or "-",
        "seats": ";".join([_write_seat(seat) for seat in state.seats]),
        "waived": _json(converter.unstructure(state.waived)),
        "stack": _json([[names[type(d)], converter.unstructure(d)] for d in state.stack]),
        "table": _json([converter.unstructure(slot) for slot in state.slots]),
        "own": _json([[converter.unstructure(slot) for slot in seat.slots] for seat in state.seats]),
    }
    return " ".join([f"{word}={words[word]}" for word in WORDS])


def read_position(book: Rulebook, text: str) -> State:
    """The state that a line writes.

    Raises:
        SaveError: with the word that cannot be read.
    """
    words = dict(word.split("=", 1) for word in text.split(" ") if "=" in word)
    missing = [word for word in WORDS if word not in words]
    if missing:
        raise SaveError(f"the position has no {missing[0]}", f"$.{missing[0]}", text)
    reader = _Reader(book, words)
    own = reader.read("own", lambda t: [reader.slots(row, [m.seat for m in book.modules]) for row in json.loads(t)])
    seats = reader.read("seats", lambda t: _read_seats(t, own))
    return State(
        seats=seats,
        maya=reader.read("maya", lambda t: tuple(t.split(","))),
        bag=reader.read("bag", read_pile),
        box=reader.read("box", read_pile),
        tokens=reader.read("seats", lambda t: _left_over(seats)),
        plenitude=reader.read("plenitude", lambda t: t.strip("-")),
        turn=reader.read("turn", int),
        round=reader.read("round", int),
        last_round=reader.read("last", lambda t: bool(int(t))),
        idle=reader.read("idle", int),
        waived=reader.read("waived", reader.waivers),
        stack=reader.read("stack", reader.stack),
        ended=reader.read("ended", lambda t: t.strip("-") if t == "-" else t),
        slots=reader.read("table", lambda t: reader.slots(json.loads(t), [m.table for m in book.modules])),
    )


class _Reader:
    def __init__(self, book: Rulebook, words: dict[str, str]) -> None:
        self._decisions = decisions(book)
        self._words = words
        self._converter = strict_converter()

    def read(self, word: str, parse: Any) -> Any:
        text = self._words[word]
        try:
            return parse(text)
        except ChakraError as error:
            raise SaveError(str(error), f"$.{word}", text) from error
        except BaseValidationError as error:
            raise SaveError("; ".join(transform_error(error)), f"$.{word}", text) from error
        except (ValueError, LookupError, TypeError) as error:
            raise SaveError(f"cannot be read: {error}", f"$.{word}", text) from error

    def waivers(self, text: str) -> tuple[Waiver, ...]:
        return self._converter.structure(json.loads(text), tuple[Waiver, ...])

    def stack(self, text: str) -> tuple[Any, ...]:
        return tuple(self._converter.structure(data, self._decisions[name]) for name, data in json.loads(text))

    def slots(self, rows: list[Any], slots: list[Any]) -> tuple[Any, ...]:
        kept = [slot.kind for slot in slots if slot]
        return tuple(self._converter.structure(data, kind) for data, kind in zip(rows, kept, strict=True))


def decisions(book: Rulebook) -> dict[str, type[Any]]:
    """Every decision of these rules by the name a position writes, ``base.ChooseMove``."""
    found: dict[str, type[Any]] = {}
    for module in book.modules:
        known = [d for kind in module.actions for d in kind.answers] + [c.decision for c in module.chances]
        for decision in known:
            if decision not in found.values():
                found[f"{module.id}.{decision.__name__}"] = decision
    return found


def write_pile(pile: Pile) -> str:
    """A pile with counts.

    >>> write_pile("BBK")
    'B2K1'
    """
    return "".join([f"{letter}{pile.count(letter)}" for letter in kinds(pile)]) or "-"


def read_pile(text: str) -> Pile:
    """The pile that letters with counts write; raises ValueError.

    >>> read_pile("B2K1")
    'BBK'
    """
    pile, letter, count = "", "", ""
    for character in [*text.strip("-"), "\0"]:
        if character.isdigit() and letter:
            count += character
            continue
        if letter:
            pile += letter * int(count)
        letter, count = character, ""
        if character != "\0" and not character.isupper():
            raise ValueError(f"{text!r} is no pile such as B2K1")
    return "".join(sorted(pile))


def _write_seat(seat: Seat) -> str:
    tokens = (seat.spaces, seat.notches, seat.free or "-", seat.meditation or "-", seat.looked or "-")
    return ":".join([write_board(seat.cells), *tokens])


def _read_seats(text: str, own: list[tuple[Any, ...]]) -> tuple[Seat, ...]:
    return tuple(_read_seat(row, slots) for row, slots in zip(text.split(";"), own, strict=True))


def _read_seat(text: str, slots: tuple[Any, ...]) -> Seat:
    board, spaces, notches, *piles = text.split(":")
    if len(spaces) != 8 or len(notches) != 7:
        raise ValueError(f"{text!r} does not show 8 Inspiration spaces and 7 notches, {EMPTY} for an empty one")
    free, meditation, looked = [pile.strip("-") for pile in piles]
    return Seat(read_board(board), spaces, notches, free, meditation, looked, slots)


def _left_over(seats: tuple[Seat, ...]) -> Pile:
    supply = "".join(sorted(COLOURS * 4))
    for seat in seats:
        for colour in seat.meditation:
            supply = remove(supply, colour)
    return supply


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True).replace(" ", "\\u0020")


def strict_converter() -> Converter:
    """A converter that takes data only as it was written: no extra keys, no number for a text."""
    converter = Converter(forbid_extra_keys=True)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _exactly)
    return converter


def _exactly(value: Any, kind: type[Any]) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value
