"""The three cards for receiving energy: two of a colour, ignore black and white, take from a row."""

from __future__ import annotations

from collections import Counter

from chakra_abilities.card import Card, in_effect, lift
from chakra_rules.extend import Line, Reason, Rulebook, State, Step, Taking, Waived, Waiver, refuse

TWO = "abilities.two-of-a-colour"
IGNORE = "abilities.ignore"
ROW = "abilities.row"

ROWS = tuple(Line("ABC"[row], tuple((flow, row) for flow in range(3))) for row in range(3))
"""The rows of the Maya from the top; of equal energies the leftmost is taken (base.receive.which)."""


def veto_take(book: Rulebook, taking: Taking) -> tuple[Reason, ...]:
    """abilities.two-of-a-colour: two are not three; every other taking rule stays in force."""
    if not any([waiver.by == TWO for waiver in taking.waived]):
        return ()
    counts = Counter(taking.energies).items()
    return tuple([refuse(TWO, energy=energy, count=count) for energy, count in counts if count > 2])


def lines(book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
    """abilities.row: the three rows besides the three flows (abilities.permission)."""
    return ROWS if in_effect(state, seat, ROW) else ()


def ignore(step: Step, seat: int) -> None:
    """abilities.ignore: no rule in play makes the seat take an energy this turn."""
    for rule in step.book.rules.values():
        if "must-take" in rule.tags:
            step.emit(Waived(Waiver(rule.id, IGNORE)))


CARDS = (
    Card("two-of-a-colour", TWO, lift("base.receive.distinct", TWO)),
    Card("ignore", IGNORE, ignore),
    Card("row", ROW, lift("base.receive.one-flow", ROW)),
)
