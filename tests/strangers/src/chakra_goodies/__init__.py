"""Goodies: one further card for the Special abilities, one for the Objectives."""

from __future__ import annotations

import chakra_abilities
import chakra_objectives
from attrs import frozen

from chakra_rules.extend import (
    BAG,
    BUBBLES,
    CHAKRAS,
    HEIGHT_OF,
    INSPIRATION,
    ActionKind,
    Cell,
    ChooseAction,
    Decision,
    Draft,
    Example,
    Hand,
    Invariant,
    Module,
    Notch,
    Option,
    Pile,
    Reason,
    Rulebook,
    Slot,
    State,
    Step,
    add,
    against_placing,
    against_taking,
    harmonised_heights,
    kinds,
    load_rules,
    refuse,
)

BAG_RULE, COLOURS_RULE, TRIO_RULE = "goodies.bag", "goodies.bag.colours", "goodies.trio"


# ---------------------------------------------------------------- what the module keeps


@frozen
class FromBag:
    """What a seat has received from the bag in this game."""

    energies: Pile = ""


@frozen
class ReceivedFromBag:
    """A seat received an energy from the bag."""

    seat: int
    energy: str
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Remember it; the energy itself has moved already."""
        seat = draft.seat(self.seat)
        seat.set_slot(FromBag(add(seat.slot(FromBag).energies, self.energy)))


def nothing_twice(book: Rulebook, state: State) -> str:
    """Invariant: by option no seat has received a colour twice."""
    piles = [seat.slot(FromBag).energies for seat in state.seats]
    broken = book.options["goodies.bag_colours"] == "new" and any(len(set(pile)) < len(pile) for pile in piles)
    return f"the seats received {piles} from the bag" if broken else ""


# ---------------------------------------------------------------- choose an energy: B:Y


@frozen
class ChooseFromBag:
    """Receive this energy from the bag: ``B:Y``."""

    energy: str

    @property
    def notation(self) -> str:
        """``B:Y``."""
        return f"B:{self.energy}"


def against_energy(book: Rulebook, state: State, decision: ChooseAction, action: ChooseFromBag) -> tuple[Reason, ...]:
    """Why the seat may not take this energy: the card, no place for it, the rules of taking."""
    seat, energy = decision.seat, action.energy
    in_effect = chakra_abilities.in_effect(state, seat, BAG_RULE)
    if not in_effect or energy not in tuple(state.bag) or not places(book, state, seat):
        return (refuse(BAG_RULE, energy=energy),)
    reasons = against_taking(book, state, seat, shown=energy, energies=energy)
    if book.options["goodies.bag_colours"] == "new" and energy in state.seats[seat].slot(FromBag).energies:
        reasons += (refuse(COLOURS_RULE, energy=energy),)
    return book.in_force(reasons, state.waived)


def choices(book: Rulebook, state: State, decision: ChooseAction) -> list[ChooseFromBag]:
    """Every energy that may be chosen."""
    every = [ChooseFromBag(energy) for energy in kinds(state.bag)]
    return [action for action in every if not against_energy(book, state, decision, action)]


def choose(step: Step, decision: ChooseAction, action: ChooseFromBag) -> None:
    """Ask for the place; the energy leaves the bag when it is placed."""
    step.ask(ChoosePlace(decision.seat, action.energy))


CHOOSE_FROM_BAG = ActionKind(
    action=ChooseFromBag,
    answers=(ChooseAction,),
    grammar="B:<energy>",
    pattern=r"B:([A-Z])",
    parse=lambda match: ChooseFromBag(match[1]),
    offer=choices,
    refuse=against_energy,
    perform=choose,
)


# ---------------------------------------------------------------- place it: >5


@frozen
class ChoosePlace(Decision):
    """The seat places the energy that it receives from the bag."""

    energy: str


@frozen
class PlaceFromBag:
    """Place the energy on the bubbles or a chakra: ``>5``."""

    height: int

    @property
    def notation(self) -> str:
        """``>5``."""
        return f">{self.height}"


def places(book: Rulebook, state: State, seat: int) -> list[PlaceFromBag]:
    """Every place that can receive one energy."""
    heights = (BUBBLES, *CHAKRAS)
    return [PlaceFromBag(height) for height in heights if not against_placing(book, state, seat, 1, height)]


def place(step: Step, decision: ChoosePlace, action: PlaceFromBag) -> None:
    """A token into the notch of a chakra, the energy from the bag to its place."""
    seat, height = decision.seat, action.height
    if height != BUBBLES:
        step.move(INSPIRATION, Hand(seat), Notch(seat, height))
    step.move(decision.energy, BAG, Cell(seat, height))
    step.emit(ReceivedFromBag(seat, decision.energy))


PLACE_FROM_BAG = ActionKind(
    action=PlaceFromBag,
    answers=(ChoosePlace,),
    grammar="><height>",
    pattern=r">(\d)",
    parse=lambda match: PlaceFromBag(int(match[1])),
    offer=lambda book, state, decision: places(book, state, decision.seat),
    refuse=lambda book, state, decision, action: against_placing(book, state, decision.seat, 1, action.height),
    perform=place,
)


# ---------------------------------------------------------------- the cards


def trio(book: Rulebook, state: State, seat: int) -> bool:
    """goodies.trio."""
    return {HEIGHT_OF[colour] for colour in "PCG"} <= set(harmonised_heights(state.seats[seat].cells))


ABILITY = chakra_abilities.Card("bag", BAG_RULE, use=chakra_abilities.lift("base.receive.one-flow", BAG_RULE))
OBJECTIVE = chakra_objectives.Card("trio", "Harmonise purple, light blue and green.", TRIO_RULE, achieved=trio)


# ---------------------------------------------------------------- the module

EMPTY_BOARD = "-/-/-/-/-/-/-/-/-"
HOLDING = {
    "slots": (chakra_abilities.Centre(("ignore", "refresh")),),
    "own": {0: (chakra_abilities.Own("bag"),), 1: (chakra_abilities.Own("row"),)},
}
ON_TABLE = {"slots": (chakra_objectives.Objectives(("trio",), ("12",)),)}


class Hooks:
    """Nothing: the cards say it all."""


MODULE = Module(
    id="goodies",
    version="1.0",
    title="Further cards",
    hooks=Hooks,
    package=__name__,
    requires=("abilities", "objectives"),
    options=(Option("bag_colours", ("any", "new"), COLOURS_RULE),),
    rules=load_rules(__name__),
    seat=Slot(FromBag, lambda players: FromBag()),
    actions=(CHOOSE_FROM_BAG, PLACE_FROM_BAG),
    events=(ReceivedFromBag,),
    brings=(ABILITY, OBJECTIVE),
    invariants=(Invariant("by option no seat has received a colour from the bag twice", nothing_twice),),
    examples=(
        Example(BAG_RULE, {"seats": (EMPTY_BOARD, EMPTY_BOARD), "bag": "Y", **HOLDING}, ("A!", "B:Y", ">3"), "B:Y"),
        Example(TRIO_RULE, {"seats": ("-/PPP/-/CCC/GGG/-/-/-/-", EMPTY_BOARD), "bag": "", **ON_TABLE}, ("M:R",)),
    ),
)
