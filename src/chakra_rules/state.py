"""The state says where every component lies, who must choose next, and nothing else.

States and seats are frozen values that share what they have in common. A :class:`Draft` is the one place where a
state is taken apart and put together again; only events touch it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from attrs import field, frozen

from chakra_rules.components import ALL_INSPIRATION, COLOURS, EMPTY
from chakra_rules.making import in_the_making
from chakra_rules.rule import Waiver
from chakra_rules.terms import Pile, PlenitudeValues, Row, SeatNumber, Term
from chakra_rules.visibility import UNKNOWN, Onlooker, visible_to

T = TypeVar("T")

NATURE = -1
"""The seat of nature, which answers for the bag and for every shuffle."""

Cells = Annotated[tuple[Pile, ...], Term("cells", least=9, most=9)]
"""What lies at each height of a board: 0 Earth, 1 Muladhara ... 7 Sahasrara, 8 bubbles."""

NO_CELLS: Cells = ("",) * 9
NO_SPACES = EMPTY * 8
NO_NOTCHES = EMPTY * 7


def _seen_plenitude(value: str, onlooker: Onlooker, seat: int) -> str:
    """What was looked at, and when the game is over the seven tokens in play (E, Final scoring)."""
    looked = COLOURS if onlooker.over else onlooker.looked
    known = [v if colour in looked else UNKNOWN for colour, v in zip(COLOURS, value, strict=False)]
    return "".join(known) + UNKNOWN * (len(value) - len(known))


@frozen
class Decision:
    """Who must choose next; each kind of decision is a class of its own with this field first.

    Args:
        seat: whose choice it is, or NATURE.
    """

    seat: SeatNumber


@frozen(cache_hash=True, weakref_slot=False)
class Seat:
    """One player's board and tokens.

    Args:
        cells: the energies by height.
        spaces: the token on each of the eight Inspiration spaces, a dot where there is none.
        notches: the token in each notch, Muladhara first.
        free: the Inspiration tokens in hand.
        meditation: the colours of the Meditation tokens held.
        looked: the colours whose Plenitude value this seat has seen.
        slots: what modules keep for this seat.
    """

    cells: Cells = NO_CELLS
    spaces: Row = NO_SPACES
    notches: Row = NO_NOTCHES
    free: Pile = ALL_INSPIRATION
    meditation: Pile = ""
    looked: Pile = ""
    slots: tuple[Any, ...] = ()

    def slot(self, kind: type[T]) -> T:
        """What the module that brought ``kind`` keeps for this seat."""
        return find_slot(self.slots, kind)


@frozen(cache_hash=True, weakref_slot=False)
class State:
    """A whole position.

    Args:
        seats: the players' boards, seat 0 first.
        maya: the three flows, each read from the top, a dot for an empty space.
        bag: the energies in the Universe bag; their order is nobody's to know.
        box: the energies that left the game.
        tokens: the Meditation tokens still in the supply.
        plenitude: the hidden values of the seven Karma spaces, Sahasrara first, then that of the eighth token.
        turn: the seat whose turn it is.
        round: counts from 1.
        last_round: whether the end was triggered.
        idle: how many seats in this round could only meditate and gained nothing.
        waived: the rules lifted for this turn.
        stack: what is still to be decided, the open decision last.
        ended: the rule by which the game is over, or empty.
        slots: what modules keep on the table.
    """

    seats: Annotated[tuple[Seat, ...], Term("seats", least=2, most=4)]
    maya: Annotated[tuple[Row, ...], Term("flows", least=3, most=3)]
    bag: Pile
    box: Pile
    tokens: Pile
    plenitude: PlenitudeValues = field(metadata=visible_to(_seen_plenitude))
    turn: SeatNumber
    round: int
    last_round: bool
    idle: int
    waived: tuple[Waiver, ...]
    stack: tuple[Decision, ...]
    ended: str
    slots: tuple[Any, ...]

    def slot(self, kind: type[T]) -> T:
        """What the module that brought ``kind`` keeps on the table."""
        return find_slot(self.slots, kind)


def find_slot(slots: tuple[Any, ...], kind: type[T]) -> T:
    """The value of type ``kind`` among the slots.

    Raises:
        LookupError: no module in play keeps such a slot.
    """
    for value in slots:
        if type(value) is kind:
            return value
    raise LookupError(f"no module in play keeps a {kind.__name__}")


def _replaced(slots: tuple[Any, ...], value: object) -> tuple[Any, ...]:
    for at, old in enumerate(slots):
        if type(old) is type(value):
            return (*slots[:at], value, *slots[at + 1 :])
    raise LookupError(f"no module in play keeps a {type(value).__name__}")


def _layout(kind: type[Any]) -> tuple[str, ...]:
    slots: tuple[str, ...] = kind.__slots__
    return slots


class SeatDraft:
    """A seat while an action changes it; the fields are those of :class:`Seat`, the cells in a list.

    It is laid out as a seat is, and is finished by a change of class: attrs writes the fields of a frozen value
    through ``object.__setattr__``, which takes five times as long.
    """

    __slots__ = _layout(Seat)

    cells: list[Pile]
    spaces: Row
    notches: Row
    free: Pile
    meditation: Pile
    looked: Pile
    slots: tuple[Any, ...]
    _attrs_cached_hash: int | None

    def slot(self, kind: type[T]) -> T:
        """What the module that brought ``kind`` keeps for this seat."""
        return find_slot(self.slots, kind)

    def set_slot(self, value: object) -> None:
        """Replace the slot of the value's type."""
        self.slots = _replaced(self.slots, value)


_new_seat, _new_state = in_the_making(Seat), in_the_making(State)


def _frozen(draft: SeatDraft) -> Seat:
    seat = _new_seat()
    seat.cells, seat.slots = tuple(draft.cells), draft.slots
    seat.spaces, seat.notches, seat.free = draft.spaces, draft.notches, draft.free
    seat.meditation, seat.looked = draft.meditation, draft.looked
    seat._attrs_cached_hash = None
    seat.__class__ = Seat
    made: Seat = seat
    return made


class Draft:
    """A state while an action changes it; the fields are those of :class:`State`, what changes often in lists.

    It is laid out as a state is, and is finished by a change of class, as :class:`SeatDraft` is.
    """

    __slots__ = _layout(State)

    seats: list[Seat | SeatDraft]
    maya: list[Row]
    bag: Pile
    box: Pile
    tokens: Pile
    plenitude: str
    turn: int
    round: int
    last_round: bool
    idle: int
    waived: tuple[Waiver, ...]
    stack: list[Decision]
    ended: str
    slots: tuple[Any, ...]
    _attrs_cached_hash: int | None

    def __init__(self, state: State) -> None:
        self.seats = [*state.seats]
        self.maya = [*state.maya]
        self.bag = state.bag
        self.box = state.box
        self.tokens = state.tokens
        self.plenitude = state.plenitude
        self.turn = state.turn
        self.round = state.round
        self.last_round = state.last_round
        self.idle = state.idle
        self.waived = state.waived
        self.stack = [*state.stack]
        self.ended = state.ended
        self.slots = state.slots
        self._attrs_cached_hash = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seat(self, index: int) -> SeatDraft:
        """The draft of one seat, made when it is first asked for."""
        seat: Any = self.seats[index]
        if type(seat) is SeatDraft:
            return seat
        draft = self.seats[index] = SeatDraft()
        draft.cells = [*seat.cells]
        draft.spaces = seat.spaces
        draft.notches = seat.notches
        draft.free = seat.free
        draft.meditation = seat.meditation
        draft.looked = seat.looked
        draft.slots = seat.slots
        draft._attrs_cached_hash = None
        return draft

    def look(self, index: int) -> Seat | SeatDraft:
        """One seat as it stands, to read only."""
        return self.seats[index]

    def slot(self, kind: type[T]) -> T:
        """What the module that brought ``kind`` keeps on the table."""
        return find_slot(self.slots, kind)

    def set_slot(self, value: object) -> None:
        """Replace the slot of the value's type."""
        self.slots = _replaced(self.slots, value)

    def freeze(self) -> State:
        """The state as it stands; seats that nothing touched are shared, and the draft can be changed further."""
        state = _new_state()
        state.seats = tuple([_frozen(seat) if type(seat) is SeatDraft else seat for seat in self.seats])
        state.maya, state.bag, state.box = tuple(self.maya), self.bag, self.box
        state.tokens, state.plenitude = self.tokens, self.plenitude
        state.turn, state.round, state.last_round, state.idle = self.turn, self.round, self.last_round, self.idle
        state.waived, state.stack, state.ended = self.waived, tuple(self.stack), self.ended
        state.slots = self.slots
        state._attrs_cached_hash = None
        state.__class__ = State
        made: State = state
        return made

    def finish(self) -> State:
        """The draft itself as the state; nobody can change it any more."""
        done: Any = self
        seats: list[Any] = self.seats
        for seat in seats:
            if type(seat) is SeatDraft:
                finished: Any = seat
                finished.cells = tuple(seat.cells)
                finished.__class__ = Seat
        done.seats = tuple(seats)
        done.maya = tuple(self.maya)
        done.stack = tuple(self.stack)
        done.__class__ = State
        made: State = done
        return made
