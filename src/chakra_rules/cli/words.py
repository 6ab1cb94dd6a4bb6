"""Actions, decisions and values in English words.

The base game's are written out. Those of other modules, perhaps not written yet, are put together from the names of
their classes and fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from string import ascii_lowercase
from typing import Any

from attrs import fields, has

from chakra_rules.base.actions import Channel, Draw, Exchange, GiveMeditation, LayPlenitude, Meditate, Move, Stop, Take
from chakra_rules.base.channel import EXCHANGE_SPACE, SPACES
from chakra_rules.base.decisions import ChooseAction, ChooseEnergy, ChooseMove
from chakra_rules.book import Rulebook
from chakra_rules.components import BUBBLES, EARTH, INSPIRATION, PLACE_NAMES
from chakra_rules.stages import Owed
from chakra_rules.state import Decision

NUMBERS = ("no", "one", "two", "three", "four", "five")


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list.

    >>> listed(["black", "green", "red"])
    'black, green and red'
    """
    *first, final = [*words] or [""]
    return f"{', '.join(first)} {last} {final}" if first else final


def apart(name: str) -> str:
    """The name of a class or field as words.

    >>> apart("ChooseMove"), apart("last_round")
    ('choose move', 'last round')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").lower()


def third_person(words: str) -> str:
    """What somebody does, from what one may do.

    >>> third_person("take green"), third_person("pass")
    ('takes green', 'passes')
    """
    verb = words[: len(words) - len(words.lstrip(ascii_lowercase))]
    return f"{verb}{'es' if verb.endswith(('s', 'x', 'sh', 'ch')) else 's'}{words[len(verb) :]}"


def place(height: int) -> str:
    """A place of a board: ``Anahata``, ``the Earth``, ``the bubbles``; any other number as a height."""
    if not EARTH <= height <= BUBBLES:
        return f"height {height}"
    return f"the {PLACE_NAMES[height]}" if height in (EARTH, BUBBLES) else PLACE_NAMES[height]


def energy(book: Rulebook, letter: str) -> str:
    """What people call an energy; the letter itself when no module in play has it."""
    kind = book.energies.get(letter)
    return kind.name if kind else letter


def energies(book: Rulebook, pile: str) -> str:
    """A pile in words.

    >>> from chakra_rules import Ruleset
    >>> energies(Ruleset.of().book, "GGK")
    'two green and black'
    """
    counts = {letter: pile.count(letter) for letter in pile}
    return listed([f"{NUMBERS[n] if n < 6 else n} {energy(book, e)}" if n > 1 else energy(book, e)
                   for e, n in counts.items()])  # fmt: skip


def flow(line: str) -> str:
    """A line of the Maya: ``flow 1``, and a line that a module adds by its name."""
    return f"flow {line}" if line in ("1", "2", "3") else f"line {line}"


def owed_words(owed: Iterable[Owed]) -> str:
    """The moves an action owes: ``one down 2, one down 1``."""
    return ", ".join([_owed(one) for one in owed])


def _owed(one: Owed) -> str:
    steps = [f"{'up' if delta > 0 else 'down'} {abs(delta)}" for delta in one.deltas]
    who = "the same one" if one.again else "one"
    return f"{who} {' or '.join(steps)}{' (if you like)' if one.optional else ''}"


def space_words(number: int) -> str:
    """What an Inspiration space does."""
    if number == EXCHANGE_SPACE:
        return "an alleviated black for an energy of your choice"
    return owed_words(SPACES.get(number, ()))


def _take(book: Rulebook, action: Take) -> str:
    into = "into" if action.height == BUBBLES else "onto"
    return f"take {energies(book, action.energies)} from {flow(action.line)} {into} {place(action.height)}"


def _move(book: Rulebook, action: Move) -> str:
    again = " again" if action.again else ""
    return f"move {energy(book, action.energy)}{again} from {place(action.source)} to {place(action.target)}"


def _meditate(book: Rulebook, action: Meditate) -> str:
    return f"meditate on {energy(book, action.colour)}" if action.colour else "meditate"


def _give(book: Rulebook, action: GiveMeditation) -> str:
    return "give " + listed([f"seat {seat} {energy(book, c)}" for seat, c in enumerate(action.colours)])


ACTIONS: dict[type[Any], Callable[[Rulebook, Any], str]] = {
    Take: _take,
    Channel: lambda book, action: f"channel on space {action.space}",
    Move: _move,
    Stop: lambda book, action: "stop here",
    Exchange: lambda book, action: f"choose {energy(book, action.energy)} from the bag",
    Meditate: _meditate,
    Draw: lambda book, action: f"draw {energies(book, action.energies)}",
    LayPlenitude: lambda book, action: "lay the Plenitude tokens face down",
    GiveMeditation: _give,
}
KINDS: dict[type[Any], str] = {
    Take: "receive energy",
    Channel: "channel energy",
    Meditate: "meditate",
    Move: "move an energy",
    Stop: "leave out the moves that are left",
    Exchange: "choose an energy from the bag",
}
DECISIONS: dict[type[Any], Callable[[Any], str]] = {
    ChooseAction: lambda decision: "what to do this turn",
    ChooseMove: lambda decision: f"a move; owed are: {owed_words(decision.owed)}",
    ChooseEnergy: lambda decision: "an energy from the bag for your alleviated one",
}


def action_words(book: Rulebook, action: Any) -> str:
    """What somebody may do: ``take black and yellow from flow 1 into the bubbles``."""
    write = ACTIONS.get(type(action))
    if write:
        return write(book, action)
    name = apart(type(action).__name__)
    told = listed_fields(book, action)
    return f"{name} {told.removeprefix(name.split()[-1] + ' ')}".rstrip()


def kind_words(action: type[Any]) -> str:
    """A kind of action in words."""
    return KINDS.get(action) or apart(action.__name__)


def decision_words(decision: Decision) -> str:
    """What is to be chosen."""
    write = DECISIONS.get(type(decision))
    if write:
        return write(decision)
    verb, _, what = apart(type(decision).__name__).partition(" ")
    return what if verb == "choose" and what else f"an answer ({verb}{' ' if what else ''}{what})"


def listed_fields(book: Rulebook, value: Any, leave_out: tuple[str, ...] = ()) -> str:
    """The fields of an attrs value in words, without those that are empty."""
    shown = [(f.name, getattr(value, f.name)) for f in fields(type(value)) if f.name not in leave_out]
    return ", ".join([field_words(book, name, part) for name, part in shown if not _nothing(part)])


def _nothing(value: Any) -> bool:
    return value is None or value is False or value in ("", ())


def field_words(book: Rulebook, name: str, value: Any) -> str:
    """One field in words: a colour by its name, a height by its place, all else with the name of the field."""
    if name in ("height", "source", "target") and type(value) is int and 0 <= value <= BUBBLES:
        return {"source": "from ", "target": "to "}.get(name, "") + place(value)
    if name in ("colour", "colours", "energy", "energies", "piece") and isinstance(value, str):
        return energies(book, value)
    if name == "line":
        return flow(str(value))
    if name in ("flow", "row"):
        return f"{name} {value + 1}"
    if value is True:
        return apart(name)
    if isinstance(value, str):
        return value_words(book, value)
    return f"{apart(name)} {value_words(book, value)}"


def value_words(book: Rulebook, value: Any) -> str:
    """Any value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ("", ()):
        return "-"
    if isinstance(value, frozenset):
        return value_words(book, tuple(sorted(value)))
    if isinstance(value, (tuple, list)):
        return ", ".join([value_words(book, one).replace(", ", " ") for one in value])
    if has(type(value)):
        return f"({listed_fields(book, value)})"
    if isinstance(value, str) and len(value) > 4 and value.isupper() and len(set(value)) < len(value):
        return " ".join([f"{letter}{value.count(letter)}" for letter in sorted(set(value))])
    return str(value)


def piece_words(book: Rulebook, piece: str) -> str:
    """A component in words."""
    return "an Inspiration token" if piece == INSPIRATION else energy(book, piece)
