"""The base game of Chakra, a module like any other.

Its files follow the rulebook: setup, receive, channel (with movement and exchange), harmonise, meditate, turn, score.
"""

from __future__ import annotations

from collections import Counter

from chakra_rules.base import harmonise, receive, score, setup, turn
from chakra_rules.base.channel import CHANNEL, MOVE, STOP_KIND
from chakra_rules.base.examples import EXAMPLES
from chakra_rules.base.exchange import EXCHANGE
from chakra_rules.base.meditate import MEDITATE
from chakra_rules.base.receive import TAKE
from chakra_rules.book import Rulebook
from chakra_rules.components import COLOURS, EMPTY, INSPIRATION, PLENITUDE
from chakra_rules.events import CORE_EVENTS
from chakra_rules.hookspecs import hookimpl
from chakra_rules.modules import Invariant, Module, Option
from chakra_rules.places import CORE_PLACES
from chakra_rules.rule import load_rules
from chakra_rules.state import State

__all__ = ["BASE"]


class _Hooks:
    setup = staticmethod(hookimpl(setup.setup))
    lines = staticmethod(hookimpl(receive.lines))
    veto_take = staticmethod(hookimpl(receive.veto_take))
    veto_place = staticmethod(hookimpl(receive.veto_place))
    observers = staticmethod(hookimpl(harmonise.observers))
    ends_game = staticmethod(hookimpl(turn.ends_game))
    levels = staticmethod(hookimpl(score.levels))
    score = staticmethod(hookimpl(score.score))

    @staticmethod
    @hookimpl
    def passes_over(height: int, cell: str) -> bool:
        """base.channel.skip: harmonised chakras are passed over."""
        return harmonise.harmonised(height, cell)


def _energies(book: Rulebook, state: State) -> str:
    everything = state.bag + state.box + "".join(state.maya).replace(EMPTY, "")
    found = Counter(everything + "".join([cell for seat in state.seats for cell in seat.cells]))
    due = Counter({k.letter: k.per_player * len(state.seats) for k in book.energies.values()})
    return "" if found == due else f"energies are {dict(found)}, not {dict(due)}"


def _inspiration(book: Rulebook, state: State) -> str:
    counts = [(s.free + s.spaces + s.notches).count(INSPIRATION) for s in state.seats]
    return "" if set(counts) == {5} else f"black Inspiration tokens per seat: {counts}"


def _tokens(book: Rulebook, state: State) -> str:
    found = Counter(state.tokens + "".join([s.meditation for s in state.seats]))
    return "" if found == Counter(COLOURS * 4) else f"Meditation tokens are {dict(found)}"


def _plenitude(book: Rulebook, state: State) -> str:
    right = sorted(state.plenitude) in ([], list(PLENITUDE))
    return "" if right else f"Plenitude values are {state.plenitude}"


def _places(book: Rulebook, state: State) -> str:
    full = [seat for seat, s in enumerate(state.seats) if any(len(cell) > 3 for cell in s.cells[1:])]
    return f"more than three energies on one place of seats {full}" if full else ""


BASE = Module(
    id="base",
    version="1.0",
    title="Chakra",
    hooks=_Hooks,
    package=__name__,
    rules=load_rules(__name__),
    options=(
        Option("colour_limit", (3, "none"), "base.receive.limit"),
        Option("up_into_bubbles", (False, True), "base.channel.bubbles"),
        Option("harmonised_energies", ("locked", "movable"), "base.channel.locked"),
        Option("discarded_energy", ("box", "bag"), "base.channel.8.discard"),
        Option("stalemate", ("end", "play-on"), "base.end.stalemate"),
        Option("bonus_at_zero", ("none", "everyone"), "base.score.bonus-zero"),
    ),
    energies=setup.ENERGIES,
    actions=(CHANNEL, EXCHANGE, MEDITATE, MOVE, STOP_KIND, TAKE, *setup.ACTIONS),
    chances=setup.CHANCES,
    events=CORE_EVENTS,
    places=CORE_PLACES,
    invariants=(
        Invariant("energies are conserved, colour by colour", _energies),
        Invariant("each seat has five black Inspiration tokens", _inspiration),
        Invariant("Meditation tokens are conserved", _tokens),
        Invariant("the Plenitude tokens are two each of 1, 2, 3 and 4", _plenitude),
        Invariant("a place holds three energies at most", _places),
    ),
    examples=EXAMPLES,
    imagine=setup.imagine,
)
