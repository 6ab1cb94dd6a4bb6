"""The base game of Chakra, a module like any other.

Its files follow the rulebook: setup, receive, channel (with movement and exchange), harmonise, meditate, turn, score.
"""

from __future__ import annotations

from chakra_rules.base import harmonise, receive, score, setup, turn
from chakra_rules.base.channel import CHANNEL, MOVE, STOP_KIND
from chakra_rules.base.examples import EXAMPLES
from chakra_rules.base.exchange import EXCHANGE
from chakra_rules.base.invariants import INVARIANTS
from chakra_rules.base.meditate import MEDITATE
from chakra_rules.base.receive import TAKE
from chakra_rules.events import CORE_EVENTS
from chakra_rules.hookspecs import hookimpl
from chakra_rules.modules import Module, Option
from chakra_rules.places import CORE_PLACES
from chakra_rules.rule import load_rules

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
    invariants=INVARIANTS,
    examples=EXAMPLES,
    imagine=setup.imagine,
)
