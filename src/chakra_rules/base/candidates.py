"""What is conceivable: every well-formed answer, so that a front-end can show what may not be chosen, and why."""

from __future__ import annotations

from itertools import combinations

from chakra_rules.base.actions import Channel, Exchange, Meditate, Move, Stop, Take
from chakra_rules.base.boards import RECEIVING_PLACES
from chakra_rules.base.decisions import ChooseAction, ChooseEnergy, ChooseMove
from chakra_rules.book import Rulebook
from chakra_rules.components import BUBBLES, COLOURS, EARTH, EMPTY, ROOM, kinds
from chakra_rules.state import State

INSPIRATION_SPACES = range(1, 9)


def takes(book: Rulebook, state: State, decision: ChooseAction) -> list[Take]:
    """Each part of what each line shows, to each place."""
    lines = [line for gather in book.hooks.lines for line in gather(book, state, decision.seat)]
    found: list[Take] = []
    for line in lines:
        shown = sorted(line.read(state.maya).replace(EMPTY, ""))
        picks = dict.fromkeys(["".join(pick) for count in range(1, ROOM + 1) for pick in combinations(shown, count)])
        found += [Take(line.name, pick, height) for pick in picks for height in RECEIVING_PLACES]
    return found


def channels(book: Rulebook, state: State, decision: ChooseAction) -> list[Channel]:
    """Each Inspiration space."""
    return [Channel(space) for space in INSPIRATION_SPACES]


def moves(book: Rulebook, state: State, decision: ChooseMove) -> list[Move]:
    """Each energy on the board to each other height, again where it has moved."""
    found: list[Move] = []
    for source, cell in reversed(list(enumerate(state.seats[decision.seat].cells))):
        for energy in kinds(cell):
            moved = decision.moved.count((source, energy))
            agains = [again for again, lie in ((False, cell.count(energy) > moved), (True, moved > 0)) if lie]
            targets = [height for height in range(BUBBLES, EARTH - 1, -1) if height != source]
            found += [Move(energy, source, target, again) for target in targets for again in agains]
    return found


def stops(book: Rulebook, state: State, decision: ChooseMove) -> list[Stop]:
    """Where some of the moves may be left out."""
    return [Stop()] if any([one.optional for one in decision.owed]) else []


def exchanges(book: Rulebook, state: State, decision: ChooseEnergy) -> list[Exchange]:
    """Each energy that there is."""
    return [Exchange(energy) for energy in book.energies]


def meditations(book: Rulebook, state: State, decision: ChooseAction) -> list[Meditate]:
    """Each colour; none where no token is left to take."""
    held = state.seats[decision.seat].meditation
    return [Meditate(colour) for colour in COLOURS] if len(held) < len(COLOURS) else [Meditate()]
