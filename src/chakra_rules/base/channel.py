"""Channel energy: a free token on an Inspiration space, then its moves, one after another."""

from __future__ import annotations

import re
from functools import partial
from operator import attrgetter

from chakra_rules.actions import Action
from chakra_rules.base import candidates
from chakra_rules.base.actions import Channel, Move, Stop
from chakra_rules.base.boards import Boards
from chakra_rules.base.columns import Column
from chakra_rules.base.decisions import ChooseAction, ChooseEnergy, ChooseMove, choose_move
from chakra_rules.base.exchange import can_exchange
from chakra_rules.base.movement import Movement, Owing, now_moved, written
from chakra_rules.book import Rulebook, Step, Table
from chakra_rules.components import EMPTY, INSPIRATION
from chakra_rules.modules import ActionKind
from chakra_rules.places import CELLS, HANDS, INSPIRATION_SPACES, Hand, Place
from chakra_rules.rule import Reason, refuse
from chakra_rules.stages import Owed
from chakra_rules.state import State
from chakra_rules.terms import Row

DOWN_1, DOWN_2, DOWN_3 = Owed((-1,)), Owed((-2,)), Owed((-3,))
UP_1, UP_2 = Owed((1,)), Owed((2,))

SPACES: dict[int, tuple[Owed, ...]] = {
    1: (DOWN_1, DOWN_1, DOWN_1),
    2: (DOWN_2, DOWN_1),
    3: (DOWN_3,),
    4: (UP_2,),
    5: (UP_1, UP_1),
    6: (DOWN_1, UP_1),
    7: (Owed((-1, 1)),),
}
"""The moves each Inspiration space owes: base.channel.1 to base.channel.7."""
EXCHANGE_SPACE = 8
ALL_SPACES = (*SPACES, EXCHANGE_SPACE)


def cause(space: int) -> str:
    """The rule of an Inspiration space: ``base.channel.2``."""
    return f"base.channel.{space}"


def token_for(book: Rulebook, state: State, seat: int) -> tuple[str, Place]:
    """The token the seat's next channel action uses, and where it lies."""
    token: tuple[str, Place] = (INSPIRATION, HANDS[seat])
    for modify in book.hooks.modify_token:
        token = modify(book, state, seat, token)
    return token


def owed_for(book: Rulebook, state: State, seat: int, space: int) -> tuple[Owed, ...]:
    """The moves that channelling on the space owes this turn."""
    owed = SPACES[space]
    for modify in book.hooks.modify_owed:
        owed = modify(book, state, seat, space, owed)
    return owed


CHANNELS = {space: Channel(space) for space in ALL_SPACES}


Completable = Table[Row, Table[Column, tuple[Channel, ...]]]
"""The spaces that can be chosen, by the tokens that lie on them and the board."""


class Channelling:
    """What the spaces owe as printed, and which of them can be completed."""

    def __init__(self, book: Rulebook) -> None:
        self.boards, self._movement = book.service(Boards), book.service(Movement)
        self.completable = Table(self._by_tokens)
        self.printed = self.completable[self.owing(tuple(SPACES.values()))]
        self._rows = Table(_row)

    def owing(self, owed: tuple[tuple[Owed, ...], ...]) -> tuple[Owing, ...]:
        """What the spaces owe, each as the one value for its moves."""
        return tuple(map(self._movement.owing, owed))

    def _by_tokens(self, owing: tuple[Owing, ...]) -> Completable:
        return Table(partial(self._free, owing))

    def _free(self, owing: tuple[Owing, ...], tokens: Row) -> Table[Column, tuple[Channel, ...]]:
        """The spaces that can be chosen on boards with these tokens (base.channel.space, base.channel.complete)."""
        free = [(1 << space, owed) for space, owed in zip(SPACES, owing, strict=True) if tokens[space - 1] == EMPTY]
        return Table(partial(self._completable, tuple(free)), 8192)

    def _completable(self, free: tuple[tuple[int, Owing], ...], column: Column) -> tuple[Channel, ...]:
        return self._rows[self._movement.which(column, free)]


def _row(spaces: int) -> tuple[Channel, ...]:
    """The channel actions for these spaces, given as bits."""
    return tuple([CHANNELS[space] for space in SPACES if spaces >> space & 1])


def _has_token(book: Rulebook, state: State, seat: int) -> bool:
    token, place = token_for(book, state, seat)
    return type(place) is not Hand or token in state.seats[seat].free


def _as_modified(book: Rulebook, state: State, seat: int) -> Completable:
    channelling = book.service(Channelling)
    owed = tuple([owed_for(book, state, seat, space) for space in SPACES])
    return channelling.completable[channelling.owing(owed)]


def _offer(book: Rulebook, state: State, decision: ChooseAction) -> tuple[Channel, ...]:
    seat, board = decision.seat, state.seats[decision.seat]
    if not _has_token(book, state, seat):
        return ()
    channelling = book.service(Channelling)
    completable = _as_modified(book, state, seat) if book.hooks.modify_owed else channelling.printed
    found = completable[board.spaces][channelling.boards.columns[board.cells]]
    if board.spaces[EXCHANGE_SPACE - 1] == EMPTY and can_exchange(book, state, seat):
        return (*found, CHANNELS[EXCHANGE_SPACE])
    return found


def _refuse(book: Rulebook, state: State, decision: ChooseAction, action: Channel) -> tuple[Reason, ...]:
    space, seat = action.space, decision.seat
    if space not in ALL_SPACES:
        return (refuse("base.channel.space", space=space),)
    reasons: tuple[Reason, ...] = ()
    if state.seats[seat].spaces[space - 1] != EMPTY or not _has_token(book, state, seat):
        reasons += (refuse("base.channel.space", space=space),)
    if space == EXCHANGE_SPACE:
        if not can_exchange(book, state, seat):
            reasons += (refuse("base.channel.8.source", energy=""),)
    else:
        owed = owed_for(book, state, seat, space)
        if not book.service(Movement).possible(state.seats[seat].cells, (), owed):
            reasons += (refuse("base.channel.complete", owed=written(owed)),)
    return reasons


def _perform(step: Step, decision: ChooseAction, action: Channel) -> None:
    space, seat = action.space, decision.seat
    token, place = token_for(step.book, step.before, seat)
    step.move(token, place, INSPIRATION_SPACES[seat][space - 1])
    if space == EXCHANGE_SPACE:
        step.ask(ChooseEnergy(seat))
    else:
        step.ask(choose_move(seat, cause(space), owed_for(step.book, step.before, seat, space)))


def _offer_moves(book: Rulebook, state: State, decision: ChooseMove) -> tuple[Move, ...]:
    cells = state.seats[decision.seat].cells
    return book.service(Movement).steps(cells, decision.moved, decision.owed)


def _refuse_move(book: Rulebook, state: State, decision: ChooseMove, action: Move) -> tuple[Reason, ...]:
    cells = state.seats[decision.seat].cells
    return book.service(Movement).against(cells, decision.moved, decision.owed, action)


_optional = attrgetter("optional")


def _perform_move(step: Step, decision: ChooseMove, action: Move) -> None:
    seat, movement = decision.seat, step.book.service(Movement)
    cells = step.before.seats[seat].cells
    owed = movement.rest(cells, decision.moved, decision.owed, action)
    board = CELLS[seat]
    step.move(action.energy, board[action.source], board[action.target])
    if not owed:
        return
    moved = now_moved(decision.moved, action)
    due = not all(map(_optional, owed))
    if due or movement.steps(tuple(step.draft.seat(seat).cells), moved, owed):
        step.ask(choose_move(seat, decision.cause, owed, moved))


def _offer_stop(book: Rulebook, state: State, decision: ChooseMove) -> list[Action]:
    return [STOP] if all(map(_optional, decision.owed)) else []


def _refuse_stop(book: Rulebook, state: State, decision: ChooseMove, action: Stop) -> tuple[Reason, ...]:
    owing = tuple(one for one in decision.owed if not one.optional)
    return (refuse("base.channel.complete", owed=written(owing)),) if owing else ()


def _stop(step: Step, decision: ChooseMove, action: Stop) -> None:
    """Nothing is left owed once the decision is answered."""


STOP = Stop()


def _parse(match: re.Match[str]) -> Channel:
    return Channel(int(match[1]))


def _parse_move(match: re.Match[str]) -> Move:
    return Move(match[1], int(match[2]), int(match[4]), match[3] == "+")


CHANNEL = ActionKind(
    action=Channel,
    answers=(ChooseAction,),
    grammar="C<space>",
    pattern=r"C(\d)",
    parse=_parse,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=candidates.channels,
)
MOVE = ActionKind(
    action=Move,
    answers=(ChooseMove,),
    grammar="<energy><from>-<to>, or + for a further move of the same energy",
    pattern=r"([A-Z])(\d)([-+])(\d)",
    parse=_parse_move,
    offer=_offer_moves,
    refuse=_refuse_move,
    perform=_perform_move,
    candidates=candidates.moves,
)
STOP_KIND = ActionKind(
    action=Stop,
    answers=(ChooseMove,),
    grammar="S",
    pattern=r"S",
    parse=lambda match: STOP,
    offer=_offer_stop,
    refuse=_refuse_stop,
    perform=_stop,
    candidates=candidates.stops,
)
