"""What a Power is: a colour, when it can be carried out, how it begins."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from chakra_rules.extend import Reason, Rulebook, State, Step


@frozen
class Power:
    """One of the seven Powers.

    Args:
        colour: the letter of its token.
        against: why the seat cannot carry its effect out; empty when it can.
        begin: asks the seat for the first choice of its effect.
    """

    colour: str
    against: Callable[[Rulebook, State, int], tuple[Reason, ...]]
    begin: Callable[[Step, int], None]
