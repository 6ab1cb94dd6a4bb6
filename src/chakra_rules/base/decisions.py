"""What the base game asks: of a seat, and of nature."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.making import in_the_making
from chakra_rules.stages import Owed
from chakra_rules.state import NATURE, Decision
from chakra_rules.terms import Energy, Flow, Height, RuleId, SeatNumber


@frozen
class ChooseAction(Decision):
    """The seat performs the action of its turn (base.turn.one-action)."""


@frozen
class ChooseMove(Decision):
    """The seat makes one of the moves an action owes.

    Args:
        cause: the rule that owes them, ``base.channel.2``.
        owed: the moves still owed.
        moved: where the energies that have moved in this action lie, as (height, energy), sorted.
    """

    cause: RuleId
    owed: tuple[Owed, ...]
    moved: tuple[tuple[Height, Energy], ...] = ()


_new_choose_move = in_the_making(ChooseMove)


def choose_move(seat: int, cause: str, owed: tuple[Owed, ...], moved: tuple[tuple[int, str], ...] = ()) -> ChooseMove:
    """``ChooseMove(seat, cause, owed, moved)``, sooner made."""
    new = _new_choose_move()
    new.seat, new.cause, new.owed, new.moved = seat, cause, owed, moved
    new.__class__ = ChooseMove
    decision: ChooseMove = new
    return decision


@frozen
class ChooseEnergy(Decision):
    """The seat chooses an energy from the bag in exchange for an alleviated one (base.channel.8)."""


@frozen
class DrawEnergies(Decision):
    """Nature draws energies from the bag onto spaces of the Maya, given as (flow, row) in order."""

    seat: SeatNumber = NATURE
    spaces: tuple[tuple[Flow, int], ...] = ()


@frozen
class DealPlenitude(Decision):
    """Nature shuffles the eight Plenitude tokens."""

    seat: SeatNumber = NATURE


@frozen
class DealMeditation(Decision):
    """Nature gives each seat its first Meditation token."""

    seat: SeatNumber = NATURE
