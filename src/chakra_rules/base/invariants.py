"""What holds of every position that play can reach; positions that were edited are held to it when they are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from chakra_rules.base.decisions import ChooseMove, DrawEnergies
from chakra_rules.base.setup import READING_ORDER
from chakra_rules.book import Rulebook
from chakra_rules.components import ALL_INSPIRATION, ALL_MEDITATION, BUBBLES, EARTH, EMPTY, INSPIRATION, PLENITUDE
from chakra_rules.modules import Invariant
from chakra_rules.state import State
from chakra_rules.terms import Pile


def _energies(book: Rulebook, state: State) -> str:
    everything = state.bag + state.box + "".join(state.maya).replace(EMPTY, "") + "".join(_in_slots(book, state))
    found = Counter(everything + "".join([cell for seat in state.seats for cell in seat.cells]))
    due = Counter({k.letter: k.per_player * len(state.seats) for k in book.energies.values()})
    return "" if found == due else f"energies are {dict(found)}, not {dict(due)}"


def _in_slots(book: Rulebook, state: State) -> Iterator[Pile]:
    """The energies that lie in places of the modules' own."""
    for module in book.modules:
        if module.table:
            yield module.table.energies(state.slot(module.table.kind))
        if module.seat:
            for seat in state.seats:
                yield module.seat.energies(seat.slot(module.seat.kind))


def _inspiration(book: Rulebook, state: State) -> str:
    counts = [(s.free + s.spaces + s.notches).count(INSPIRATION) for s in state.seats]
    return "" if set(counts) == {len(ALL_INSPIRATION)} else f"black Inspiration tokens per seat: {counts}"


def _tokens(book: Rulebook, state: State) -> str:
    found = Counter(state.tokens + "".join([s.meditation for s in state.seats]))
    return "" if found == Counter(ALL_MEDITATION) else f"Meditation tokens are {dict(found)}"


def _plenitude(book: Rulebook, state: State) -> str:
    right = sorted(state.plenitude) in ([], list(PLENITUDE))
    return "" if right else f"Plenitude values are {state.plenitude}"


def _places(book: Rulebook, state: State) -> str:
    full = [seat for seat, s in enumerate(state.seats) if any(len(cell) > 3 for cell in s.cells[1:])]
    return f"more than three energies on one place of seats {full}" if full else ""


def _draws(book: Rulebook, state: State) -> str:
    for decision in state.stack:
        if isinstance(decision, DrawEnergies):
            spaces = decision.spaces
            if len(set(spaces)) < len(spaces) or not set(spaces) <= set(READING_ORDER):
                return f"energies are drawn onto {spaces}"
            lying = [state.maya[flow][row] for flow, row in spaces if state.maya[flow][row] != EMPTY]
            if lying:
                return f"energies are drawn onto spaces where {''.join(lying)} lies"
            if len(spaces) > len(state.bag):
                return f"{len(spaces)} energies are drawn from a bag of {len(state.bag)}"
    return ""


def _moved(book: Rulebook, state: State) -> str:
    for decision in state.stack:
        if isinstance(decision, ChooseMove):
            cells = state.seats[decision.seat].cells
            for (height, energy), count in Counter(decision.moved).items():
                if not EARTH <= height <= BUBBLES or cells[height].count(energy or EMPTY) < count:
                    return f"{count} {energy} moved to height {height} of seat {decision.seat}"
            if list(decision.moved) != sorted(decision.moved):
                return f"what moved is not sorted: {decision.moved}"
    return ""


INVARIANTS = (
    Invariant("energies are conserved, colour by colour", _energies),
    Invariant("each seat has five black Inspiration tokens", _inspiration),
    Invariant("Meditation tokens are conserved", _tokens),
    Invariant("the Plenitude tokens are two each of 1, 2, 3 and 4", _plenitude),
    Invariant("a place holds three energies at most", _places),
    Invariant("energies are drawn from the bag onto different empty spaces of the Maya", _draws),
    Invariant("the energies that moved in an action lie where they moved to", _moved),
)
