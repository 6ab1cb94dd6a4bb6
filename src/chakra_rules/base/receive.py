"""Receive energy: step 1, take from a flow; step 2, place on the bubbles or a chakra."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from operator import itemgetter

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.base import candidates
from chakra_rules.base.actions import Take
from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.setup import refill
from chakra_rules.book import Memo, Rulebook, Step
from chakra_rules.components import BLACK, BUBBLES, CHAKRAS, EMPTY, INSPIRATION, ROOM, kinds
from chakra_rules.errors import ImpossibleMove
from chakra_rules.modules import ActionKind
from chakra_rules.places import CELLS, HANDS, MAYA, NOTCHES, MayaSpace
from chakra_rules.rule import Reason, Waiver, refuse
from chakra_rules.stages import Line, Placing, Taking
from chakra_rules.state import Cells, Seat, State
from chakra_rules.terms import Pile

FLOWS = tuple(Line(str(flow + 1), tuple((flow, row) for row in range(3))) for flow in range(3))
RECEIVING_PLACES = (BUBBLES, *CHAKRAS)
NO_BLACK = refuse("base.receive.negative")


def lines(book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
    """base.receive.one-flow: energy is taken from one of the three flows."""
    return FLOWS


def veto_take(book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
    """base.receive.distinct, base.receive.negative and base.receive.limit."""
    reasons: list[Reason] = []
    energies = taking.energies
    colours = kinds(energies)
    if len(colours) < len(energies):
        repeated = [energy for energy in colours if energies.count(energy) > 1]
        reasons += [refuse("base.receive.distinct", energy=e, count=energies.count(e)) for e in repeated]
    if BLACK in taking.shown and BLACK not in energies:
        reasons.append(NO_BLACK)
    for energy, room in taking.room:
        if energies.count(energy) > max(0, room):
            reasons.append(refuse("base.receive.limit", energy=energy, room=max(0, room)))
    return tuple(reasons)


def veto_place(book: Rulebook, placing: Placing) -> tuple[Reason, ...]:
    """base.receive.bubbles and base.receive.chakra."""
    room = ROOM - placing.lying
    if placing.height == BUBBLES:
        if placing.count > room:
            return (refuse("base.receive.bubbles", count=placing.count, room=room),)
    elif placing.count > room or placing.notched or not placing.tokens:
        return (refuse("base.receive.chakra", count=placing.count, room=room),)
    return ()


@frozen(eq=False)
class Rooms:
    """How many more of each colour a seat may take.

    Args:
        left: where that is fewer than three, how many.
        none: the same for the colours of which not one more may be taken.
    """

    left: tuple[tuple[str, int], ...]
    none: tuple[tuple[str, int], ...]


Pick = Callable[[tuple[Take, ...]], tuple[Take, ...]]
"""Of nine actions by height, those of some heights."""


@frozen(eq=False)
class Choices:
    """What may be taken from one line: the legal picks, and the reasons against every pick."""

    legal: tuple[Pile, ...]
    reasons: dict[Pile, tuple[Reason, ...]]


class Receiving:
    """The tables of taking and placing; what they hold depends on nothing but their keys."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._limited = [k.letter for k in book.energies.values() if k.limited]
        self._limit = book.options["base.colour_limit"]
        self._rooms: Memo[Cells, Rooms] = Memo()
        self._choices: Memo[tuple[Pile, tuple[tuple[str, int], ...], tuple[Waiver, ...]], Choices] = Memo()
        self._places: Memo[tuple[Cells, str, bool], tuple[Pick, ...]] = Memo()
        self._place: Memo[Placing, tuple[Reason, ...]] = Memo()
        self._allowed: Memo[tuple[int, int, bool, bool], tuple[str, ...]] = Memo()
        self._picks: dict[str, Pick] = {"": lambda takes: ()}
        self._lines: Memo[str, tuple[Pile, bool]] = Memo()
        self._takes: Memo[tuple[str, Choices], tuple[tuple[int, tuple[Take, ...]], ...]] = Memo()
        self._actions: dict[tuple[str, Pile], tuple[Take, ...]] = {}

    def rooms(self, cells: Cells) -> Rooms:
        """How many more of each colour the seat may take, where that is fewer than three (base.receive.limit)."""
        rooms = self._rooms.get(cells)
        if rooms is None:
            everything = "".join(cells)
            held = [] if self._limit == "none" else [(e, everything.count(e)) for e in self._limited]
            left = tuple([(e, int(self._limit) - n) for e, n in held if n])
            rooms = self._rooms.keep(cells, Rooms(left, tuple([pair for pair in left if pair[1] < 1])))
        return rooms

    def choices(self, shown: str, rooms: Rooms, waived: tuple[Waiver, ...]) -> Choices:
        """What may be taken from a line that shows this."""
        known = self._lines.get(shown)
        if known is None:
            line = "".join(sorted(shown.replace(EMPTY, "")))
            known = self._lines.keep(shown, (line, len(set(line)) < len(line)))
        line, repeats = known
        close = rooms.left if repeats else rooms.none
        biting = tuple([(e, room) for e, room in close if line.count(e) > room]) if close else ()
        key = (line, biting, waived)
        return self._choices.get(key) or self._choices.keep(key, self._judge(line, biting, waived))

    def _judge(self, line: Pile, room: tuple[tuple[str, int], ...], waived: tuple[Waiver, ...]) -> Choices:
        picks = sorted({"".join(pick) for n in (1, 2, 3) for pick in combinations(line, n)})
        reasons = {pick: self._against(Taking(line, pick, room, waived)) for pick in picks}
        return Choices(tuple([pick for pick in picks if not reasons[pick]]), reasons)

    def _against(self, taking: Taking) -> tuple[Reason, ...]:
        book = self._book
        reasons = tuple([r for veto in book.hooks.veto_take for r in veto(book, taking)])
        waivers = tuple([w for waive in book.hooks.waive_take for w in waive(book, taking)])
        return book.in_force(reasons, taking.waived + waivers)

    def against_place(self, placing: Placing) -> tuple[Reason, ...]:
        """Why the place cannot receive the energies."""
        reasons = self._place.get(placing)
        if reasons is None:
            book = self._book
            found = tuple([r for veto in book.hooks.veto_place for r in veto(book, placing)])
            reasons = self._place.keep(placing, book.in_force(found))
        return reasons

    def places(self, seat: Seat) -> tuple[Pick, ...]:
        """Where none, one, two and three energies can go, each as what picks those heights."""
        cells, notches, tokens = seat.cells, seat.notches, bool(seat.free)
        key = (cells, notches, tokens)
        found = self._places.get(key)
        if found is None:
            allowed = self._allowed
            spots = [(BUBBLES, len(cells[BUBBLES]), False, tokens)]
            spots += [(h, len(cells[h]), notches[h - 1] != EMPTY, tokens) for h in CHAKRAS]
            heights = zip(*[allowed.get(spot) or self._allow(spot) for spot in spots], strict=True)
            found = self._places.keep(key, tuple([self._pick("".join(which)) for which in heights]))
        return found

    def _allow(self, spot: tuple[int, int, bool, bool]) -> tuple[str, ...]:
        """The height where none, one, two and three energies can go to this place, and nothing where they cannot."""
        against = [self.against_place(Placing(count, *spot)) for count in range(ROOM + 1)]
        return self._allowed.keep(spot, tuple(["" if reasons else str(spot[0]) for reasons in against]))

    def _pick(self, heights: str) -> Pick:
        pick = self._picks.get(heights)
        if pick is None:
            which = [int(height) for height in heights]
            pick = itemgetter(*which) if len(which) > 1 else lambda takes: (takes[which[0]],)
            self._picks[heights] = pick
        return pick

    def takes(self, line: str, choices: Choices) -> tuple[tuple[int, tuple[Take, ...]], ...]:
        """The legal picks from a line, each as how many energies and the action for each height, made once."""
        found = self._takes.get((line, choices))
        if found is None:
            legal = [(len(pick), self._by_height(line, pick)) for pick in choices.legal]
            found = self._takes.keep((line, choices), tuple(legal))
        return found

    def _by_height(self, line: str, energies: Pile) -> tuple[Take, ...]:
        found = self._actions.get((line, energies))
        if found is None:
            found = self._actions[line, energies] = tuple([Take(line, energies, height) for height in range(9)])
        return found


def _notched(seat: Seat, height: int) -> bool:
    return height != BUBBLES and seat.notches[height - 1] != EMPTY


def find_line(book: Rulebook, state: State, seat: int, name: str) -> Line | None:
    """The line of that name, when the seat may take from it now."""
    for gather in book.hooks.lines:
        for line in gather(book, state, seat):
            if line.name == name:
                return line
    return None


def _offer(book: Rulebook, state: State, decision: ChooseAction) -> list[Action]:
    receiving = book.service(Receiving)
    seat = state.seats[decision.seat]
    places = receiving.places(seat)
    takes: list[Action] = []
    rooms = receiving.rooms(seat.cells)
    for gather in book.hooks.lines:
        for line in gather(book, state, decision.seat):
            choices = receiving.choices(line.read(state.maya), rooms, state.waived)
            for count, by_height in receiving.takes(line.name, choices):
                takes += places[count](by_height)
    return takes


def against_taking(book: Rulebook, state: State, seat: int, shown: Pile, energies: Pile) -> tuple[Reason, ...]:
    """Every reason why the seat may not take these energies from among those shown, wherever they lie.

    Args:
        book: the rules.
        state: the position.
        seat: who takes.
        shown: all the energies to choose from, with dots for empty spaces or without.
        energies: what is to be taken, sorted.

    Implements base.receive.one-flow to base.receive.limit, and what modules add to them.
    """
    receiving = book.service(Receiving)
    choices = receiving.choices(shown, receiving.rooms(state.seats[seat].cells), state.waived)
    return choices.reasons.get(energies, (refuse("base.receive.one-flow", energies=energies, shown=shown),))


def against_placing(book: Rulebook, state: State, seat: int, count: int, height: int) -> tuple[Reason, ...]:
    """Every reason why the seat may not place so many energies at the height: base.receive.one-place and on."""
    if height not in RECEIVING_PLACES:
        return (refuse("base.receive.one-place", height=height),)
    board = state.seats[seat]
    placing = Placing(count, height, len(board.cells[height]), _notched(board, height), bool(board.free))
    return book.service(Receiving).against_place(placing)


def _refuse(book: Rulebook, state: State, decision: ChooseAction, action: Take) -> tuple[Reason, ...]:
    seat = decision.seat
    line = find_line(book, state, seat, action.line)
    shown = line.read(state.maya) if line else ""
    taking = against_taking(book, state, seat, shown, action.energies)
    return taking + against_placing(book, state, seat, len(action.energies), action.height)


def _perform(step: Step, decision: ChooseAction, action: Take) -> None:
    seat = decision.seat
    if action.height != BUBBLES:
        step.move(INSPIRATION, HANDS[seat], NOTCHES[seat][action.height - 1])
    line = find_line(step.book, step.before, seat, action.line)
    assert line is not None, "a legal action names a line"
    for energy in action.energies:
        step.move(energy, _first_space(step, line, energy), CELLS[seat][action.height])
    refill(step)


def _first_space(step: Step, line: Line, energy: str) -> MayaSpace:
    """base.receive.which: of equal energies the first in the order of the line."""
    maya = step.draft.maya
    for flow, row in line.spaces:
        if maya[flow][row] == energy:
            return MAYA[flow][row]
    raise ImpossibleMove(f"there is no {energy} in line {line.name}", energy)


def _parse(match: re.Match[str]) -> Take:
    return Take(match[1], match[2], int(match[3]))


TAKE = ActionKind(
    action=Take,
    answers=(ChooseAction,),
    grammar="T<line>:<energies>><height>",
    pattern=r"T(\w):([A-Z]{1,3})>(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=candidates.takes,
)
