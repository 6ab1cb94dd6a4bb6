"""Space 8: an alleviated energy is given up for one of the player's choice."""

from __future__ import annotations

from chakra_rules.actions import Action
from chakra_rules.base import candidates
from chakra_rules.base.actions import Exchange
from chakra_rules.base.boards import Boards
from chakra_rules.base.decisions import ChooseEnergy
from chakra_rules.book import Rulebook, Step
from chakra_rules.components import BLACK, BUBBLES, EARTH, ROOM, kinds
from chakra_rules.modules import ActionKind
from chakra_rules.places import BAG, BOX, Cell
from chakra_rules.rule import Reason, refuse
from chakra_rules.state import State
from chakra_rules.terms import Pile


def choosable(book: Rulebook, state: State, seat: int) -> str:
    """The energies the seat may choose from the bag (base.channel.8.source, base.receive.limit)."""
    full = _full(book, state, seat)
    return "".join([energy for energy in kinds(state.bag) if energy not in full])


def _full(book: Rulebook, state: State, seat: int) -> Pile:
    lifted = book.waived.union([waiver.rule for waiver in state.waived]) if state.waived else book.waived
    return "" if "base.receive.limit" in lifted else book.service(Boards).full_colours(state.seats[seat].cells)


def can_exchange(book: Rulebook, state: State, seat: int) -> bool:
    """Whether the seat can exchange an alleviated energy now (base.channel.8)."""
    cells = state.seats[seat].cells
    if BLACK not in cells[EARTH] or len(cells[BUBBLES]) >= ROOM:
        return False
    return state.bag.strip(_full(book, state, seat)) != ""  # an energy that is not full is not stripped off


def _offer(book: Rulebook, state: State, decision: ChooseEnergy) -> list[Action]:
    return [Exchange(energy) for energy in choosable(book, state, decision.seat)]


def _refuse(book: Rulebook, state: State, decision: ChooseEnergy, action: Exchange) -> tuple[Reason, ...]:
    if action.energy in tuple(choosable(book, state, decision.seat)):
        return ()
    return (refuse("base.channel.8.source", energy=action.energy),)


def _perform(step: Step, decision: ChooseEnergy, action: Exchange) -> None:
    seat = decision.seat
    to_bag = step.book.options["base.discarded_energy"] == "bag"
    step.move(BLACK, Cell(seat, EARTH), BAG if to_bag else BOX)  # base.channel.8.discard
    step.move(action.energy, BAG, Cell(seat, BUBBLES))


EXCHANGE = ActionKind(
    action=Exchange,
    answers=(ChooseEnergy,),
    grammar="X:<energy>",
    pattern=r"X:([A-Z])",
    parse=lambda match: Exchange(match[1]),
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=candidates.exchanges,
)
