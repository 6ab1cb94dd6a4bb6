"""Taking energy from a flow that shows white."""

from __future__ import annotations

from chakra_rules.extend import BLACK, Reason, Rulebook, Taking, Waiver, refuse
from chakra_yin_yang.energy import WHITE

POSITIVE_DUTY = "yin-yang.receive.positive"
NEGATIVE_DUTY = "base.receive.negative"
EITHER = "yin-yang.receive.either"


def veto_take(book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
    """yin-yang.receive.positive and yin-yang.receive.either."""
    white, black = WHITE in taking.energies, BLACK in taking.energies
    if white and black:
        return (refuse(EITHER),)
    return (refuse(POSITIVE_DUTY),) if WHITE in taking.shown and not white else ()


def waive_take(book: Rulebook, taking: Taking) -> tuple[Waiver, ...]:
    """yin-yang.receive.either: whoever takes one of the two kinds need not take the other."""
    waivers: tuple[Waiver, ...] = ()
    if WHITE in taking.energies:
        waivers += (Waiver(NEGATIVE_DUTY, by=EITHER),)
    if BLACK in taking.energies:
        waivers += (Waiver(POSITIVE_DUTY, by=EITHER),)
    return waivers
