"""A house rule with a secret: every player is dealt a chakra of their own, which scores more at the end."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import perm
from random import Random

from attrs import evolve, field, frozen

from chakra_rules.extend import (
    COLOURS,
    HEIGHT_OF,
    NATURE,
    UNKNOWN,
    ActionKind,
    ChanceKind,
    Decision,
    Draft,
    HiddenValue,
    Invariant,
    Module,
    Onlooker,
    Reason,
    Rule,
    Rulebook,
    ScoreLine,
    Slot,
    State,
    Step,
    harmonised,
    hookimpl,
    nothing_listed,
    refuse,
    visible_to,
)

DEAL = Rule(
    "secret-goal.deal",
    "At set-up every player is dealt one of seven cards, one for each chakra, and looks at it alone; the final scoring "
    "reveals them.",
    source="house rule",
    refusal="{colours} cannot be dealt: each of {players} players gets another of the seven colours.",
)
SCORE = Rule("secret-goal.score", "Whoever harmonised their secret chakra scores 2 points for it.", source="house rule")


def own(value: str, onlooker: Onlooker, seat: int) -> str:
    """A seat knows its own card; of the others one sees the back until the game is over."""
    return value if onlooker.seat == seat or onlooker.over else UNKNOWN * len(value)


def own_one(value: str, onlooker: Onlooker, seat: int) -> str:
    """Of the cards of all seats, each knows its own."""
    return "".join([colour if onlooker.seat == at else UNKNOWN for at, colour in enumerate(value)])


@frozen
class Secret:
    """The secret chakra of a seat, by its colour; empty before the cards are dealt."""

    colour: str = field(default="", metadata=visible_to(own))


@frozen
class DealSecrets(Decision):
    """Nature deals the secret chakras."""

    seat: int = NATURE


@frozen
class GiveSecrets:
    """A card for each seat: ``SG:PB``."""

    colours: str = field(metadata=visible_to(own_one))

    @property
    def notation(self) -> str:
        """``SG:PB``."""
        return f"SG:{self.colours}"


@frozen
class SecretDealt:
    """A seat was dealt its card; nobody else saw it."""

    seat: int
    colour: str = field(metadata=visible_to(own))
    reveals = True

    def fold(self, draft: Draft) -> None:
        """Give the seat its card."""
        draft.seat(self.seat).set_slot(Secret(self.colour))


def _refuse(book: Rulebook, state: State, decision: DealSecrets, action: GiveSecrets) -> tuple[Reason, ...]:
    colours, players = action.colours, len(state.seats)
    if len(set(colours)) == len(colours) == players and set(colours) <= set(COLOURS):
        return ()
    return (refuse(DEAL.id, colours=colours, players=players),)


def _give(step: Step, decision: DealSecrets, action: GiveSecrets) -> None:
    for seat, colour in enumerate(action.colours):
        step.emit(SecretDealt(seat, colour))


def _parse(match: re.Match[str]) -> GiveSecrets:
    return GiveSecrets(match[1])


def _outcomes(book: Rulebook, state: State, decision: DealSecrets) -> Iterator[tuple[GiveSecrets, Fraction]]:
    players = len(state.seats)
    for dealt in permutations(COLOURS, players):
        yield GiveSecrets("".join(dealt)), Fraction(1, perm(len(COLOURS), players))


def _sample(book: Rulebook, state: State, decision: DealSecrets, random: Random) -> GiveSecrets:
    return GiveSecrets("".join(random.sample(COLOURS, len(state.seats))))


def secrets(state: State) -> list[str]:
    """The secret chakra of each seat."""
    return [seat.slot(Secret).colour for seat in state.seats]


def imagine(book: Rulebook, state: State, seat: int, random: Random) -> State:
    """secret-goal.deal: the cards that the viewer has not seen, dealt anew."""
    left = [colour for colour in COLOURS if colour not in secrets(state)]
    random.shuffle(left)
    seats = []
    for one in state.seats:
        colour = left.pop() if one.slot(Secret).colour == UNKNOWN else one.slot(Secret).colour
        slots = [Secret(colour) if isinstance(slot, Secret) else slot for slot in one.slots]
        seats.append(evolve(one, slots=tuple(slots)))
    return evolve(state, seats=tuple(seats))


def dealt_twice(book: Rulebook, state: State) -> str:
    """What is wrong with the cards dealt; empty when nothing is."""
    dealt = "".join(secrets(state))
    return "" if len(set(dealt)) == len(dealt) else f"the cards dealt are {dealt}"


class Hooks:
    """The set-up and the score."""

    @staticmethod
    @hookimpl
    def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
        """secret-goal.deal."""
        return (DealSecrets(),)

    @staticmethod
    @hookimpl
    def score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
        """secret-goal.score; a view hides what the other seats score for."""
        colour = secrets(state)[seat]
        if colour == UNKNOWN:
            raise HiddenValue("a secret chakra is hidden until the game is over: it cannot be scored")
        if colour and harmonised(HEIGHT_OF[colour], state.seats[seat].cells[HEIGHT_OF[colour]]):
            return (ScoreLine(2, SCORE.id, subject=colour),)
        return ()


MODULE = Module(
    id="secret-goal",
    version="1.0",
    title="A secret goal",
    hooks=Hooks,
    rules=(DEAL, SCORE),
    seat=Slot(Secret, lambda players: Secret()),
    actions=(
        ActionKind(
            action=GiveSecrets,
            answers=(DealSecrets,),
            grammar="SG:<a colour for each seat>",
            pattern="SG:([A-Z]*)",
            parse=_parse,
            offer=nothing_listed,
            refuse=_refuse,
            perform=_give,
        ),
    ),
    chances=(ChanceKind(decision=DealSecrets, sample=_sample, outcomes=_outcomes),),
    events=(SecretDealt,),
    invariants=(Invariant("no card is dealt twice", dealt_twice),),
    imagine=imagine,
)
