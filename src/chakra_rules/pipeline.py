"""The life of an action: checked, carried out, its consequences drawn, until somebody must choose again."""

from __future__ import annotations

from typing import Any, NamedTuple

from chakra_rules.actions import Action
from chakra_rules.base.turn import go_on
from chakra_rules.book import Rulebook, Step
from chakra_rules.components import ALL_MEDITATION
from chakra_rules.errors import ChakraError, ImpossibleMove
from chakra_rules.events import Event
from chakra_rules.guard import failed, guarded
from chakra_rules.modules import Slot
from chakra_rules.state import Seat, State


class Result(NamedTuple):
    """What an action leads to."""

    state: State
    events: tuple[Event, ...]


new_result = tuple.__new__
"""What ``Result(...)`` calls in the end."""


def initial(book: Rulebook, players: int) -> State:
    """The state before anything is drawn or dealt (base.setup.bag, base.setup.inspiration).

    Args:
        book: the rules.
        players: how many seats, 2 to 4 (base.setup.players).

    Raises:
        ChakraError: another number of players.
        ModuleContractError: a module failed.
    """
    if type(players) is not int or not 2 <= players <= 4:
        raise ChakraError(f"{players!r} players cannot play: two to four can (base.setup.players)", str(players))
    decisions = [decision for prepare in book.hooks.setup for decision in prepare(book, players)]
    seat = Seat(slots=tuple(_first(m.seat, m.id, players) for m in book.modules if m.seat))
    return State(
        seats=(seat,) * players,
        maya=("...",) * 3,
        bag="".join(sorted(k.letter * k.per_player * players for k in book.energies.values())),
        box="",
        tokens=ALL_MEDITATION,
        plenitude="",
        turn=0,
        round=0,
        last_round=False,
        idle=0,
        waived=(),
        stack=tuple(reversed(decisions)),
        ended="",
        slots=tuple(_first(m.table, m.id, players) for m in book.modules if m.table),
    )


def _first(slot: Slot, module: str, players: int) -> Any:
    return guarded(slot.new, f"the new of {slot.kind.__name__}", module, slot.kind)(players)


def carry_out(book: Rulebook, state: State, action: Action) -> Result:
    """The legal action, and all that the rules do by themselves after it."""
    step = Step(book, state)
    draft = step.draft
    try:
        perform = book.kind_of[type(action)].perform
        perform(step, state.stack[-1], action)
        if step.watched:
            step.settle()
        while not draft.stack and not draft.ended:
            go_on(step)
            if step.watched:
                step.settle()
    except Exception as error:
        if isinstance(error, ChakraError) and not isinstance(error, ImpossibleMove):
            raise
        module = book.bringer(type(action))
        raise failed(action.notation, module, error) from error
    return new_result(Result, (draft.finish(), tuple(step.events)))
