"""Yin-Yang, module A of the expansion of Chakra.

Its files follow the rulebook: energy, taking, temporary, effect (with its halves), scoring.

>>> from chakra_rules import Ruleset
>>> [module.id for module in Ruleset.of("yin-yang").modules]
['base', 'yin-yang']
"""

from __future__ import annotations

from chakra_rules.extend import Invariant, Module, Option, Slot, hookimpl, load_rules
from chakra_yin_yang import effect, scoring, taking, temporary
from chakra_yin_yang.effect import YinYangEffect
from chakra_yin_yang.energy import POSITIVE, WHITE
from chakra_yin_yang.examples import EXAMPLES
from chakra_yin_yang.halves import HALVES, HalfSupply, HalvesLeft, HalvesOf, HalvesWon, halves_broken

__all__ = ["HALVES", "MODULE", "WHITE", "HalvesLeft", "HalvesOf", "HalvesWon", "YinYangEffect"]


class _Hooks:
    veto_take = staticmethod(hookimpl(taking.veto_take))
    waive_take = staticmethod(hookimpl(taking.waive_take))
    passes_over = staticmethod(hookimpl(temporary.passes_over))
    end_of_turn = staticmethod(hookimpl(effect.end_of_turn))
    score = staticmethod(hookimpl(scoring.score))
    levels = staticmethod(hookimpl(scoring.levels))


def _new_table(players: int) -> HalvesLeft:
    return HalvesLeft()


def _new_seat(players: int) -> HalvesWon:
    return HalvesWon()


MODULE = Module(
    id="yin-yang",
    version="1.0",
    title="Yin-Yang",
    hooks=_Hooks,
    package=__name__,
    rules=load_rules(__name__),
    options=(
        Option("temporary_harmonisation", ("any-three", "own-colour"), "yin-yang.temporary"),
        Option("discarded_energy", ("box", "bag"), "yin-yang.effect.discard"),
    ),
    energies=(POSITIVE,),
    table=Slot(HalvesLeft, _new_table),
    seat=Slot(HalvesWon, _new_seat),
    events=(YinYangEffect,),
    places=(HalfSupply, HalvesOf),
    invariants=(Invariant("the halves of six Yin-Yang tokens are conserved", halves_broken),),
    examples=EXAMPLES,
)
