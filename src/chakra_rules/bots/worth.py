"""What a board is worth to the seat that plays on it: what it scores, and how near it is to scoring more.

Nothing here knows a module. Points are asked of the rules; which chakras are passed over is asked of the rules;
the rest is the base game's aim: five harmonised chakras, black on the Earth, Inspiration tokens at hand.
"""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from chakra_rules.base.turn import ENOUGH
from chakra_rules.book import Memo
from chakra_rules.components import (
    BLACK,
    BUBBLES,
    COLOUR_AT,
    COLOURS,
    HARMONY,
    HEIGHT_OF,
    INSPIRATION,
    PLENITUDE,
    ROOM,
    Pile,
    remove,
)
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import Cells, Seat, State
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
        self._hopeless = hopeless(rules, seen)
        self._boards: Memo[Cells, float] = Memo()
        self._shares = {d: _share(d, weights) for d in range(-BUBBLES, BUBBLES + 1)}
        self._passed: Memo[tuple[int, Pile], bool] = Memo()

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
        return sum(
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
        w = self._weights
        ranks = self._ranks(cells)
        gathered = dict.fromkeys(COLOURS, 0.0)
        worth = -w.bubble * len(cells[BUBBLES])
        done = 0
        for height in range(1, BUBBLES + 1):
            cell = cells[height]
            if not cell:
                continue
            if cell == HARMONY[height]:
                done += 1
                continue
            if len(cell) >= ROOM and height != BUBBLES:
                worth -= w.full
            for energy in cell:
                if energy in gathered:
                    gathered[energy] += self._shares[ranks[height] - ranks[HEIGHT_OF[energy]]]
                elif energy == BLACK:
                    worth += w.black[0] - w.black[1] * (ranks[height] - 1)
                if energy != COLOUR_AT[height] and height != BUBBLES:
                    worth -= w.stranger
        near = sorted(
            [
                (self._values[colour] + w.tempo) * float(min(1.0, share / ROOM) ** w.curve)
                for colour, share in gathered.items()
                if cells[HEIGHT_OF[colour]] != HARMONY[HEIGHT_OF[colour]] and colour not in self._hopeless
            ]
        )
        wanted = max(0, ENOUGH - done)
        nearest, others = near[len(near) - wanted :], near[: len(near) - wanted]
        return worth + w.tempo * min(done, ENOUGH) + sum(nearest) + w.spare * sum(others)

    def _ranks(self, cells: Cells) -> tuple[int, ...]:
        """How many steps above the Earth each height lies; chakras that are passed over are no step."""
        ranks, steps = [0], 0
        for height in range(1, BUBBLES + 1):
            steps += not self._passed_over(height, cells[height])
            ranks.append(steps)
        return tuple(ranks)

    def _passed_over(self, height: int, cell: Pile) -> bool:
        found = self._passed.get((height, cell))
        if found is None:
            book = self._rules.book
            over = height != BUBBLES and any([passes(book, height, cell) for passes in book.hooks.passes_over])
            found = self._passed.keep((height, cell), over)
        return found

    def _tokens(self, seat: Seat) -> float:
        w = self._weights
        locked = seat.notches.count(INSPIRATION)
        worth = sum(w.free[: len(seat.free)]) - w.locked[min(locked, len(w.locked) - 1)] + w.known * len(seat.looked)
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


def _share(distance: int, weights: Weights) -> float:
    """How much an energy counts that lies so many steps above its chakra, or below it."""
    if distance == 0:
        return 1.0
    at_once, each = weights.above if distance > 0 else weights.below
    return 1.0 - at_once - each * abs(distance)
