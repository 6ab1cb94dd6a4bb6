"""What a board is worth to the seat that plays on it: what it scores, and how near it is to scoring more.

Nothing here knows a module. Points are asked of the rules; which chakras are passed over is asked of the rules;
the rest is the base game's aim: five harmonised chakras, black on the Earth, Inspiration tokens at hand.

Fractions are added with ``fsum``: ``sum`` rounds otherwise from Python 3.12 on, and one seed would play two games.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from math import fsum
from typing import NamedTuple

from attrs import frozen

from chakra_rules.base.turn import ENOUGH
from chakra_rules.book import Memo
from chakra_rules.components import (
    BLACK,
    BUBBLES,
    CHAKRAS,
    COLOUR_AT,
    COLOURS,
    EARTH,
    HARMONY,
    HEIGHT_OF,
    INSPIRATION,
    PLENITUDE,
    ROOM,
    remove,
)
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import Cells, Seat, State
from chakra_rules.terms import Pile
from chakra_rules.views import View
from chakra_rules.visibility import UNKNOWN

CHAKRA_LINE = "base.score.chakra"


@frozen
class Weights:
    """How much each thing counts, in points.

    Args:
        tempo: a harmonised chakra, beyond what it scores.
        curve: how much more the last energies of a chakra count than its first.
        above: what an energy loses by lying above its chakra, at once and for each step.
        below: the same below its chakra.
        spare: the share of a chakra that is not among the five nearest.
        black: a black energy about to reach the Earth, and what each further step takes off.
        stranger: what an energy costs that lies in a chakra of another colour.
        full: what a full chakra costs that is not harmonised: nothing gets past it.
        bubble: what each energy in the bubbles costs.
        free: the first, second ... free Inspiration token.
        locked: what one, two ... tokens in notches cost.
        jam: what it costs when every token is in a notch and the bubbles are full.
        known: a Plenitude value that the seat has seen.
        win: being ahead at the end.
        haste: the end of the game, for each round it took.
        again: having the same board as at the end of an earlier turn, each time.
    """

    tempo: float = 2.0
    curve: float = 1.5
    above: tuple[float, float] = (0.15, 0.06)
    below: tuple[float, float] = (0.25, 0.12)
    spare: float = 0.35
    black: tuple[float, float] = (0.9, 0.1)
    stranger: float = 0.1
    full: float = 0.5
    bubble: float = 0.1
    free: tuple[float, ...] = (0.8, 0.5, 0.3, 0.2, 0.1)
    locked: tuple[float, ...] = (0.0, 0.2, 0.6, 1.4, 5.0, 30.0)
    jam: float = 100.0
    known: float = 0.15
    win: float = 4.0
    haste: float = 0.15
    again: float = 0.5


class Content(NamedTuple):
    """What matters of one place and the energies on it.

    Args:
        step: 1 where it counts as a step of a move, 0 where moves pass over it.
        done: whether it is a harmonised chakra.
        cost: what it costs that these energies lie here.
        blacks: how many black ones lie here.
        homes: the height of the chakra of each coloured one.
    """

    step: int
    done: bool
    cost: float
    blacks: int
    homes: tuple[int, ...]


class Worth:
    """Judges positions for one seat in one game.

    Args:
        rules: what is played by.
        seen: the position now, as the seat sees it.
        past: how many turns began with each board.
        weights: how much each thing counts.
    """

    def __init__(self, rules: Ruleset, seen: View, past: Counter[Cells], weights: Weights) -> None:
        self._rules = rules
        self._seat = seen.seat
        self._weights = weights
        self._values = expected_values(seen.state.plenitude)
        self._final = seen.state.last_round
        self._past = past
        lost = hopeless(rules, seen)
        self._prizes = [0.0 if c in lost or not c else self._values[c] + weights.tempo for c in COLOUR_AT]
        self._boards: Memo[Cells, float] = Memo()
        self._shares = {d: _share(d, weights) for d in range(-BUBBLES, BUBBLES + 1)}
        self._contents: Memo[tuple[int, Pile], Content] = Memo()

    def __call__(self, state: State) -> float:
        """The worth of the state, in points; higher is better."""
        w, seat = self._weights, state.seats[self._seat]
        worth = self._points(state, self._seat)
        if state.last_round:
            others = [self._points(state, other) for other in range(len(state.seats)) if other != self._seat]
            worth += w.win * max(-1.0, min(1.0, (worth - max(others)) / 2)) + w.haste * state.round
            if self._final:
                return worth
        return worth + self._board(seat.cells) + self._tokens(seat) - w.again * self._past[seat.cells]

    def _points(self, state: State, seat: int) -> float:
        """What a seat would score, with the mean for every Plenitude value that is not known."""
        book, values = self._rules.book, self._values
        lines = [line for gather in book.hooks.score for line in gather(book, state, seat)]
        return fsum(
            [
                values[line.subject] if line.rule == CHAKRA_LINE else line.points
                for line in lines
                if line.rule not in book.waived
            ]
        )

    def _board(self, cells: Cells) -> float:
        found = self._boards.get(cells)
        if found is None:
            found = self._boards.keep(cells, self._judge(cells))
        return found

    def _judge(self, cells: Cells) -> float:
        w, memo = self._weights, self._contents
        contents = [memo.get(key) or memo.keep(key, self._content(*key)) for key in enumerate(cells)]
        ranks = tuple(accumulate([content.step for content in contents]))
        gathered = [0.0] * len(cells)
        worth = 0.0
        for rank, content in zip(ranks, contents, strict=True):
            worth -= content.cost
            if content.blacks:
                worth += content.blacks * (w.black[0] - w.black[1] * (rank - 1))
            for home in content.homes:
                gathered[home] += self._shares[rank - ranks[home]]
        near = sorted(
            [
                self._prizes[height] * float(min(1.0, gathered[height] / ROOM) ** w.curve)
                for height in CHAKRAS
                if not contents[height].done
            ]
        )
        done = sum([content.done for content in contents])
        wanted = max(0, ENOUGH - done)
        nearest, others = near[len(near) - wanted :], near[: len(near) - wanted]
        return worth + w.tempo * min(done, ENOUGH) + fsum(nearest) + w.spare * fsum(others)

    def _content(self, height: int, cell: Pile) -> Content:
        w = self._weights
        if height == EARTH:
            return Content(0, False, 0.0, 0, ())
        if height == BUBBLES:
            return Content(1, False, w.bubble * len(cell), cell.count(BLACK), _homes(cell))
        book = self._rules.book
        step = 0 if any([passes(book, height, cell) for passes in book.hooks.passes_over]) else 1
        if cell == HARMONY[height]:
            return Content(step, True, 0.0, 0, ())
        strangers = len(cell) - cell.count(COLOUR_AT[height])
        cost = w.stranger * strangers + (w.full if len(cell) >= ROOM else 0.0)
        return Content(step, False, cost, cell.count(BLACK), _homes(cell))

    def _tokens(self, seat: Seat) -> float:
        w = self._weights
        locked = seat.notches.count(INSPIRATION)
        worth = fsum(w.free[: len(seat.free)]) - w.locked[min(locked, len(w.locked) - 1)] + w.known * len(seat.looked)
        if locked >= len(w.locked) - 1 and len(seat.cells[BUBBLES]) >= ROOM:
            worth -= w.jam
        return worth


def expected_values(plenitude: str) -> dict[str, float]:
    """The value of each colour: as seen, or the mean of what has not been seen.

    >>> expected_values("14?????" + "?")["P"], round(expected_values("14?????" + "?")["R"], 2)
    (1.0, 2.5)
    """
    unseen = PLENITUDE
    for value in plenitude.replace(UNKNOWN, ""):
        unseen = remove(unseen, value)
    mean = sum(map(int, unseen)) / len(unseen) if unseen else 0.0
    return {c: mean if v == UNKNOWN else float(v) for c, v in zip(COLOURS, plenitude, strict=False)}


def hopeless(rules: Ruleset, seen: View) -> str:
    """The colours whose chakra the seat can no longer harmonise, since others hold too many or they left the game."""
    state = seen.state
    boards = ["".join(seat.cells) for index, seat in enumerate(state.seats) if index != seen.seat]
    gone = "".join(boards) + state.box
    dealt = {kind.letter: kind.per_player * len(state.seats) for kind in rules.book.energies.values()}
    return "".join([colour for colour in COLOURS if dealt[colour] - gone.count(colour) < ROOM])


def _homes(cell: Pile) -> tuple[int, ...]:
    return tuple([HEIGHT_OF[energy] for energy in cell if energy in HEIGHT_OF])


def _share(distance: int, weights: Weights) -> float:
    """How much an energy counts that lies so many steps above its chakra, or below it."""
    if distance == 0:
        return 1.0
    at_once, each = weights.above if distance > 0 else weights.below
    return 1.0 - at_once - each * abs(distance)
