"""A whole position as one line of text that reads back, whatever modules are in play.

``turn=0 round=3 maya=OPK,BOG,OKK bag=B5C6 seats=KY/-/B/-/GGG/-/OO/-/K:26:7:2:PB:PB;...``, then what is open and what
the modules keep, as JSON without spaces.
"""

from __future__ import annotations

import json
import re
import reprlib
from collections.abc import Callable
from functools import partial
from typing import Any
from zlib import crc32

from attrs import evolve
from cattrs import Converter
from cattrs.errors import BaseValidationError

from chakra_rules.book import Rulebook, decisions
from chakra_rules.components import ALL_MEDITATION, COLOURS, EMPTY, ROOM, kinds, remove
from chakra_rules.errors import ChakraError, ModuleContractError, SaveError
from chakra_rules.modules import Slot
from chakra_rules.notation import read_board, write_board
from chakra_rules.rule import Waiver
from chakra_rules.state import NATURE, Decision, Seat, State
from chakra_rules.terms import Pile, RuleId, term_of
from chakra_rules.unreadable import exactly, json_name, located

WORDS = (
    "turn", "round", "last", "idle", "ended", "maya", "bag", "box", "plenitude", "seats", "waived", "stack", "table",
    "own",
)  # fmt: skip
MOST = 999_999_999
"""No round comes after this one."""
SEAT = re.compile(rf"([^:]+):([A-Z.]{{8}}):([A-Z.]{{7}}):([A-Z]+|-):([{COLOURS}]+|-):([{COLOURS}]+|-)")


def write_position(book: Rulebook, state: State) -> str:
    """The state as one line; :func:`read_position` gives back an equal state.

    Raises:
        ModuleContractError: something is asked that no module in play can answer, so that it has no name.
    """
    written = book.service(_Format)
    words = {
        "waived": _json(written.plain(state.waived)),
        "stack": _json([[written.name(d), written.plain(d)] for d in state.stack]),
        "table": _json([written.plain(slot) for slot in state.slots]),
        "own": _json([[written.plain(slot) for slot in seat.slots] for seat in state.seats]),
    }
    return f"{write_table(state)} {_line(words)}"


def write_table(state: State) -> str:
    """How the table lies, as a position begins: it reads the same whatever the modules keep."""
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
    }
    return _line(words)


def table_of(position: str) -> str:
    """The part of a written position that :func:`write_table` writes."""
    return position.partition(" waived=")[0]


def checksum(table: str) -> str:
    """Eight digits that tell one table from another, with luck.

    Args:
        table: what :func:`write_table` wrote.
    """
    return f"{crc32(table.encode()):08x}"


def _line(words: dict[str, str]) -> str:
    return " ".join([f"{word}={text}" for word, text in words.items()])


def read_position(book: Rulebook, text: str) -> State:
    """The state that a line writes.

    Args:
        book: the rules it is a position of.
        text: what :func:`write_position` wrote, perhaps edited.

    Raises:
        SaveError: with the path of the word that cannot be read or cannot be, ``$.bag``; with ``$`` when each word
            by itself is in order and together they break what a module declares invariant.
    """
    reader = _Reader(book, text)
    seats = reader.seats()
    stack = reader.read("stack", lambda t: reader.stack(t, len(seats)))
    round_ = reader.read("round", lambda t: _number(t, MOST))
    state = State(
        seats=seats,
        maya=reader.read("maya", reader.maya),
        bag=reader.read("bag", reader.energies),
        box=reader.read("box", reader.energies),
        tokens=reader.read("seats", lambda t: _left_over(seats)),
        plenitude=reader.read("plenitude", lambda t: _plenitude(t, round_)),
        turn=reader.read("turn", lambda t: _number(t, len(seats) - 1)),
        round=round_,
        last_round=reader.read("last", lambda t: bool(_number(t, 1))),
        idle=reader.read("idle", lambda t: _number(t, len(seats))),
        waived=reader.read("waived", lambda t: reader.structured(json.loads(t), tuple[Waiver, ...])),
        stack=stack,
        ended=reader.read("ended", lambda t: reader.ended(t, stack)),
        slots=reader.read("table", lambda t: reader.slots(json.loads(t), [m.table for m in book.modules])),
    )
    _check_invariants(book, state, text)
    return state


class _Format:
    """What writing and reading needs to know of the rules, worked out once."""

    def __init__(self, book: Rulebook) -> None:
        self.decisions = decisions(book)
        self.names = {decision: name for name, decision in self.decisions.items()}
        self.converter = strict_converter()
        self.converter.register_structure_hook_func(_stands_for_a_rule, partial(_rule_in_play, book))
        self.plain = self.converter.unstructure

    def name(self, decision: Decision) -> str:
        name = self.names.get(type(decision))
        if name is None:
            raise ModuleContractError(f"{decision!r} is asked, and no module in play answers it", "", repr(decision))
        return name


class _Reader:
    def __init__(self, book: Rulebook, text: str) -> None:
        self._book = book
        self._format = book.service(_Format)
        self._words = _split(text)

    def read(self, word: str, parse: Callable[[str], Any]) -> Any:
        text = self._words[word]
        try:
            return parse(text)
        except ChakraError as error:
            raise SaveError(str(error), f"$.{word}", text) from error
        except BaseValidationError as error:
            found = located(error)
            part = found.path.removeprefix("$").removeprefix(".")
            raise SaveError(f"{part}: {found.message}" if part else found.message, f"$.{word}", text) from error
        except Exception as error:
            raise SaveError(f"cannot be read: {error}", f"$.{word}", text) from error

    def seats(self) -> tuple[Seat, ...]:
        boards: list[Seat] = self.read("seats", self._boards)
        own = self.read("own", lambda t: self._own(t, len(boards)))
        return tuple([evolve(board, slots=slots) for board, slots in zip(boards, own, strict=True)])

    def _boards(self, text: str) -> list[Seat]:
        rows = text.split(";")
        if not 2 <= len(rows) <= 4:
            raise ValueError(f"there are two to four seats, not {len(rows)}")
        boards = [_read_seat(row) for row in rows]
        for board in boards:
            self._known("".join(board.cells))
            crowded = next((cell for cell in board.cells[1:] if len(cell) > ROOM), "")
            if crowded:
                raise ValueError(f"{crowded} are more than {ROOM} energies on one place")
        return boards

    def _own(self, text: str, players: int) -> list[tuple[Any, ...]]:
        rows = _list(json.loads(text))
        if len(rows) != players:
            raise ValueError(f"there are {players} seats, not {len(rows)}")
        return [self.slots(row, [module.seat for module in self._book.modules]) for row in rows]

    def maya(self, text: str) -> tuple[str, ...]:
        if not re.fullmatch(r"[A-Z.]{3}(,[A-Z.]{3}){2}", text):
            raise ValueError(f"{text!r} is not three flows of three energies, {EMPTY} for none")
        self._known(text.replace(EMPTY, "").replace(",", ""))
        return tuple(text.split(","))

    def energies(self, text: str) -> Pile:
        pile = read_pile(text)
        self._known(pile)
        return pile

    def _known(self, letters: str) -> None:
        unknown = [letter for letter in kinds(letters) if letter not in self._book.energies]
        if unknown:
            raise ValueError(f"{unknown[0]} is no energy of these rules")

    def stack(self, text: str, players: int) -> tuple[Decision, ...]:
        return tuple([self._decision(_list(pair), players) for pair in _list(json.loads(text))])

    def _decision(self, pair: list[Any], players: int) -> Decision:
        if len(pair) != 2 or type(pair[0]) is not str:
            raise ValueError(f"{_json(pair)} is not the name of a decision and what belongs to it")
        name, data = pair
        kind = self._format.decisions.get(name)
        if kind is None:
            raise ValueError(f"{name!r} is no decision of these rules")
        decision: Decision = self.structured(data, kind)
        if not NATURE <= decision.seat < players or (decision.seat == NATURE) != (kind in self._book.chances):
            raise ValueError(f"seat {decision.seat} cannot be asked {name}")
        return decision

    def ended(self, text: str, stack: tuple[Decision, ...]) -> str:
        if (text == "-") != bool(stack):
            raise ValueError("a game is over exactly when nobody is asked anything")
        if text != "-" and text not in self._book.rules:
            raise ValueError(f"{text!r} is no rule in play")
        return "" if text == "-" else text

    def slots(self, rows: Any, slots: list[Slot | None]) -> tuple[Any, ...]:
        kept = [slot.kind for slot in slots if slot]
        if len(_list(rows)) != len(kept):
            raise ValueError(f"the modules keep {len(kept)} values, not {len(rows)}")
        return tuple([self.structured(data, kind) for data, kind in zip(rows, kept, strict=True)])

    def structured(self, data: Any, kind: Any) -> Any:
        value = self._format.converter.structure(data, kind)
        again = self._format.plain(value)
        if not same_json(again, data):
            raise ValueError(f"{_json(data)} is written {_json(again)}")
        return value


def _stands_for_a_rule(kind: Any) -> bool:
    return term_of(kind) == term_of(RuleId)


def _rule_in_play(book: Rulebook, value: Any, kind: type) -> str:
    rule: str = exactly(value, str)
    if rule not in book.rules:
        raise ValueError(f"{rule[:40]!r} is no rule in play")
    return rule


def _split(text: str) -> dict[str, str]:
    """The words of a line by their names."""
    if not isinstance(text, str):
        raise SaveError(f"a position is a text, not {json_name(type(text))}")
    words: dict[str, str] = {}
    for part in text.split():
        word, _, value = part.partition("=")
        if word not in WORDS:
            raise SaveError(f"{word[:40]!r} is no word of a position", "$", part)
        if word in words:
            raise SaveError("the word is there twice", f"$.{word}", part)
        words[word] = value
    missing = [word for word in WORDS if word not in words]
    if missing:
        raise SaveError(f"the position has no {missing[0]}", f"$.{missing[0]}", text)
    return words


def _check_invariants(book: Rulebook, state: State, text: str) -> None:
    for module in book.modules:
        for invariant in module.invariants:
            try:
                broken = invariant.broken(book, state)
            except Exception as error:  # what cannot be need not even be judged
                broken = repr(error)
            if broken:
                raise SaveError(f"it cannot be that {invariant.name} ({module.id}): {broken}", "$", text)


def _number(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) > most:
        raise ValueError(f"{text[:40]!r} is no number from 0 to {most}")
    return int(text)


def _plenitude(text: str, round_: int) -> str:
    if text == "-" and not round_:
        return ""
    if not re.fullmatch(r"[1-4]{8}", text):
        raise ValueError(f"{text[:40]!r} are not the values of eight Plenitude tokens")
    return text


def _list(data: Any) -> list[Any]:
    if type(data) is not list:
        raise TypeError(f"a list is expected, not {reprlib.repr(data)}")
    return data


def write_pile(pile: Pile) -> str:
    """A pile with counts.

    >>> write_pile("BBK")
    'B2K1'
    """
    return "".join([f"{letter}{pile.count(letter)}" for letter in kinds(pile)]) or "-"


def read_pile(text: str) -> Pile:
    """The pile that letters with counts write, each letter once.

    Raises:
        ValueError: they write none.

    >>> read_pile("B2K1")
    'BBK'
    """
    if text == "-":
        return ""
    counts = re.findall(r"([A-Z])([1-9][0-9]{0,2})", text) if re.fullmatch(r"([A-Z][1-9][0-9]{0,2})+", text) else []
    if not counts or len(dict(counts)) != len(counts):
        raise ValueError(f"{text[:40]!r} is no pile such as B2K1, or - for none")
    return "".join(sorted("".join([letter * int(count) for letter, count in counts])))


def _write_seat(seat: Seat) -> str:
    tokens = (seat.spaces, seat.notches, seat.free or "-", seat.meditation or "-", seat.looked or "-")
    return ":".join([write_board(seat.cells), *tokens])


def _read_seat(text: str) -> Seat:
    found = SEAT.fullmatch(text)
    if not found:
        raise ValueError(f"{text[:80]!r} is no board, 8 Inspiration spaces, 7 notches, free tokens, Meditation, looked")
    board, spaces, notches, *piles = found.groups()
    free, meditation, looked = ["".join(sorted(pile.strip("-"))) for pile in piles]
    if len(set(looked)) != len(looked):
        raise ValueError(f"{looked} names a colour twice")
    return Seat(read_board(board), spaces, notches, free, meditation, looked)


def _left_over(seats: tuple[Seat, ...]) -> Pile:
    supply = ALL_MEDITATION
    for seat in seats:
        for colour in seat.meditation:
            supply = remove(supply, colour)
    return supply


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True).replace(" ", "\\u0020")


def same_json(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON data, the order of their keys aside."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def strict_converter() -> Converter:
    """A converter that takes data only as it was written: no extra keys, no number for a text."""
    converter = Converter(forbid_extra_keys=True)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, exactly)
    return converter
