"""Module B of the Yin Yang expansion: the Powers of the chakras.

The files follow the page of the rulebook: the tokens and their set-up, winning, activating, and one for each Power.
"""

from __future__ import annotations

from chakra_powers import activating
from chakra_powers.activating import ACTIVATE, PASS, Activated, Passed, Rested
from chakra_powers.ajna import LOOK
from chakra_powers.examples import EXAMPLES
from chakra_powers.manipura import TAKE_FROM_SPACE
from chakra_powers.sahasrara import TAKE_FROM_NOTCH
from chakra_powers.svadhisthana import RETURN
from chakra_powers.tokens import PLACES, Powers, PowerSupply, no_powers, supply, tokens_lost
from chakra_powers.vishuddha import PICK
from chakra_powers.winning import win
from chakra_rules.extend import (
    Harmonised,
    Invariant,
    Module,
    Observer,
    Rulebook,
    Slot,
    TurnEnded,
    hookimpl,
    load_rules,
)

__all__ = ["MODULE", "PowerSupply", "Powers"]


class _Hooks:
    before_turn_ends = staticmethod(hookimpl(activating.before_turn_ends))

    @staticmethod
    @hookimpl
    def observers(book: Rulebook) -> tuple[Observer, ...]:
        """powers.win, and what a turn used up comes back when it ends."""
        return (Observer(Harmonised, win), Observer(TurnEnded, activating.rest))


MODULE = Module(
    id="powers",
    version="1.0",
    title="Powers of the Chakras",
    hooks=_Hooks,
    package=__name__,
    rules=load_rules(__name__),
    table=Slot(PowerSupply, supply),
    seat=Slot(Powers, no_powers),
    actions=(ACTIVATE, PASS, TAKE_FROM_NOTCH, LOOK, PICK, TAKE_FROM_SPACE, RETURN),
    events=(Activated, Passed, Rested),
    places=PLACES,
    invariants=(Invariant("Power tokens are conserved: of each colour as many as players", tokens_lost),),
    examples=EXAMPLES,
)
