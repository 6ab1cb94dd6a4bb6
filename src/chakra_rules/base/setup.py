"""Set-up: the bag, the Maya, the Plenitude tokens, the first Meditation tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from random import Random

from attrs import evolve

from chakra_rules.base.actions import Draw, GiveMeditation, LayPlenitude
from chakra_rules.base.decisions import DealMeditation, DealPlenitude, DrawEnergies
from chakra_rules.book import Rulebook, Step
from chakra_rules.components import BLACK, COLOURS, EMPTY, PLENITUDE, EnergyKind, kinds, remove
from chakra_rules.events import Asked, Looked, PlenitudeDealt
from chakra_rules.modules import ActionKind, ChanceKind, nothing_listed
from chakra_rules.places import BAG, MAYA, MEDITATION_TOKENS, TOKEN_SUPPLY
from chakra_rules.rule import Reason, refuse
from chakra_rules.state import Decision, State
from chakra_rules.terms import Pile
from chakra_rules.visibility import UNKNOWN

COLOUR_NAMES = ("purple", "blue", "light blue", "green", "yellow", "orange", "red")

ENERGIES = (
    *(EnergyKind(letter, name) for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True)),
    EnergyKind(BLACK, "black", limited=False, grounded=True),
)
"""base.setup.bag; base.receive.limit and base.channel.earth treat black apart."""

READING_ORDER = tuple((flow, row) for row in range(3) for flow in range(3))


def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
    """base.setup.plenitude, base.setup.maya and base.setup.meditation, in that order."""
    return (DealPlenitude(), DrawEnergies(spaces=READING_ORDER), DealMeditation())


def refill(step: Step, spaces: tuple[tuple[int, int], ...] = READING_ORDER) -> None:
    """Have nature fill the empty ones of these spaces, as far as the bag goes.

    Args:
        step: the action being carried out.
        spaces: (flow, row) in the order in which they are filled.

    Implements base.receive.refill and base.receive.empty-bag.
    """
    empty, left = _empty(step.draft.maya, spaces), len(step.draft.bag)
    if empty and left:
        step.emit(draw_asked(tuple(empty[:left])))


def _empty(maya: Sequence[str], spaces: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    return [(flow, row) for flow, row in spaces if maya[flow][row] == EMPTY]


@lru_cache(maxsize=4096)
def draw_asked(spaces: tuple[tuple[int, int], ...]) -> Asked:
    """That nature is asked for energies for these spaces, made once."""
    return Asked(DrawEnergies(spaces=spaces))


def _refuse_draw(book: Rulebook, state: State, decision: DrawEnergies, action: Draw) -> tuple[Reason, ...]:
    left = state.bag
    for energy in action.energies:
        left = left.replace(energy, "", 1)
    if len(state.bag) - len(left) == len(action.energies) == len(decision.spaces):
        return ()
    rule = "base.receive.empty-bag" if state.round else "base.setup.maya"
    return (refuse(rule, energies=action.energies, spaces=len(decision.spaces)),)


def _draw(step: Step, decision: DrawEnergies, action: Draw) -> None:
    energies = action.energies
    for at, (flow, row) in enumerate(decision.spaces):
        step.move(energies[at], BAG, MAYA[flow][row])


def _draw_outcomes(book: Rulebook, state: State, decision: DrawEnergies) -> Iterator[tuple[Draw, Fraction]]:
    def grow(drawn: str, bag: Pile, odds: Fraction) -> Iterator[tuple[Draw, Fraction]]:
        if len(drawn) == len(decision.spaces):
            yield Draw(drawn), odds
            return
        for energy in kinds(bag):
            yield from grow(drawn + energy, bag.replace(energy, "", 1), odds * Fraction(bag.count(energy), len(bag)))

    return grow("", state.bag, Fraction(1))


def _sample_draw(book: Rulebook, state: State, decision: DrawEnergies, random: Random) -> Draw:
    return Draw("".join(random.sample(state.bag, len(decision.spaces))))


def _refuse_plenitude(
    book: Rulebook, state: State, decision: DealPlenitude, action: LayPlenitude
) -> tuple[Reason, ...]:
    if "".join(sorted(action.values)) == PLENITUDE:
        return ()
    return (refuse("base.setup.plenitude", values=action.values),)


def _lay_plenitude(step: Step, decision: DealPlenitude, action: LayPlenitude) -> None:
    step.emit(PlenitudeDealt(action.values))


def imagine(book: Rulebook, state: State, seat: int, random: Random) -> State:
    """base.setup.plenitude: the values that the seat has not seen, dealt anew."""
    unseen = PLENITUDE
    for value in state.plenitude.replace(UNKNOWN, ""):
        unseen = remove(unseen, value)
    dealt = iter(random.sample(unseen, len(unseen)))
    return evolve(state, plenitude="".join([next(dealt) if v == UNKNOWN else v for v in state.plenitude]))


def _plenitude_outcomes(
    book: Rulebook, state: State, decision: DealPlenitude
) -> Iterator[tuple[LayPlenitude, Fraction]]:
    for values in product("1234", repeat=len(PLENITUDE)):
        if sorted(values) == list(PLENITUDE):
            yield LayPlenitude("".join(values)), Fraction(1, 2520)


def _sample_plenitude(book: Rulebook, state: State, decision: DealPlenitude, random: Random) -> LayPlenitude:
    return LayPlenitude("".join(random.sample(PLENITUDE, len(PLENITUDE))))


def _refuse_meditation(
    book: Rulebook, state: State, decision: DealMeditation, action: GiveMeditation
) -> tuple[Reason, ...]:
    if len(action.colours) == len(state.seats) and set(action.colours) <= set(COLOURS):
        return ()
    return (refuse("base.setup.meditation", colours=action.colours, players=len(state.seats)),)


def _give_meditation(step: Step, decision: DealMeditation, action: GiveMeditation) -> None:
    for seat, colour in enumerate(action.colours):
        give_token(step, seat, colour)


def _meditation_outcomes(
    book: Rulebook, state: State, decision: DealMeditation
) -> Iterator[tuple[GiveMeditation, Fraction]]:
    def grow(dealt: str, supply: Pile, odds: Fraction) -> Iterator[tuple[GiveMeditation, Fraction]]:
        if len(dealt) == len(state.seats):
            yield GiveMeditation(dealt), odds
            return
        for colour in COLOURS:
            yield from grow(
                dealt + colour, supply.replace(colour, "", 1), odds * Fraction(supply.count(colour), len(supply))
            )

    return grow("", state.tokens, Fraction(1))


def _sample_meditation(book: Rulebook, state: State, decision: DealMeditation, random: Random) -> GiveMeditation:
    return GiveMeditation("".join(random.sample(state.tokens, len(state.seats))))


def give_token(step: Step, seat: int, colour: str) -> None:
    """Give the seat a Meditation token and show it the Plenitude value of that colour."""
    step.move(colour, TOKEN_SUPPLY, MEDITATION_TOKENS[seat])
    look(step, seat, colour)


def look(step: Step, seat: int, colour: str) -> None:
    """Show the seat the Plenitude value of a colour; nobody else learns it (base.meditate.look).

    Args:
        step: the action being carried out.
        seat: who looks.
        colour: one of the seven chakra colours.
    """
    step.emit(looked(seat, colour, step.draft.plenitude[COLOURS.index(colour)]))


looked = lru_cache(maxsize=1024)(Looked)
"""``Looked(...)``, made once for each seat, colour and value."""


def _text(match: re.Match[str]) -> str:
    return match[1]


ACTIONS = (
    ActionKind(
        action=Draw,
        answers=(DrawEnergies,),
        grammar="D:<energies in the order of the spaces>",
        pattern=r"D:([A-Z]*)",
        parse=lambda match: Draw(_text(match)),
        offer=nothing_listed,
        refuse=_refuse_draw,
        perform=_draw,
    ),
    ActionKind(
        action=LayPlenitude,
        answers=(DealPlenitude,),
        grammar="V:<values from Sahasrara down, the unused one last>",
        pattern=r"V:(\d*)",
        parse=lambda match: LayPlenitude(_text(match)),
        offer=nothing_listed,
        refuse=_refuse_plenitude,
        perform=_lay_plenitude,
    ),
    ActionKind(
        action=GiveMeditation,
        answers=(DealMeditation,),
        grammar="I:<one colour for each seat>",
        pattern=r"I:([A-Z]*)",
        parse=lambda match: GiveMeditation(_text(match)),
        offer=nothing_listed,
        refuse=_refuse_meditation,
        perform=_give_meditation,
    ),
)

CHANCES = (
    ChanceKind(decision=DrawEnergies, sample=_sample_draw, outcomes=_draw_outcomes),
    ChanceKind(decision=DealPlenitude, sample=_sample_plenitude, outcomes=_plenitude_outcomes),
    ChanceKind(decision=DealMeditation, sample=_sample_meditation, outcomes=_meditation_outcomes),
)
