"""What the stages of a turn look at: plain values, so that what a hook answers about them can be remembered."""

from __future__ import annotations

from attrs import field, frozen
from attrs.validators import matches_re

from chakra_rules.rule import Waiver
from chakra_rules.terms import Energy, Pile, RuleId

SPACES_OF_THE_MAYA = {(flow, row) for flow in range(3) for row in range(3)}


@frozen
class Line:
    """A line of the Maya that energies can be taken from.

    Args:
        name: one letter or digit, as notation writes it: 1 to 3 for the flows; no other line has it.
        spaces: its spaces as (flow, row), in the order in which equal energies are taken.

    Raises:
        ValueError: the name is no letter or digit, or the spaces are none of the Maya or not different ones.
    """

    name: str = field(validator=matches_re("[A-Za-z0-9]"))
    spaces: tuple[tuple[int, int], ...] = field()
    _flow: int | None = field(init=False, eq=False, repr=False)

    @spaces.validator
    def _on_the_maya(self, attribute: object, value: tuple[tuple[int, int], ...]) -> None:
        if len(set(value)) < len(value) or not set(value) <= SPACES_OF_THE_MAYA:
            raise ValueError(f"line {self.name} cannot be {value}: its spaces are different ones of (0, 0) to (2, 2)")

    @_flow.default
    def _whole_flow(self) -> int | None:
        """The flow that the line is, read from the top; None when it is no flow."""
        flows = [flow for flow in range(3) if self.spaces == tuple((flow, row) for row in range(3))]
        return flows[0] if flows else None

    def read(self, maya: tuple[str, ...]) -> str:
        """What lies on the spaces, a dot for an empty one."""
        return _lying(maya, self.spaces) if self._flow is None else maya[self._flow]


def _lying(maya: tuple[str, ...], spaces: tuple[tuple[int, int], ...]) -> str:
    return "".join([maya[flow][row] for flow, row in spaces])


@frozen
class Taking:
    """Energies somebody wants to take from a line.

    Args:
        shown: all that the line shows, sorted.
        energies: what is to be taken, sorted.
        room: for a colour of which fewer may still be taken than the line shows, how many.
        waived: the rules lifted for this turn.
    """

    shown: Pile
    energies: Pile
    room: tuple[tuple[Energy, int], ...] = ()
    waived: tuple[Waiver, ...] = ()


@frozen
class Placing:
    """A place that is to receive energies taken.

    Args:
        count: how many energies.
        height: of the place, 1 to 7 for a chakra, 8 for the bubbles.
        lying: how many energies lie there.
        notched: whether a token lies in the notch beside it.
        tokens: whether the seat has a free Inspiration token.
    """

    count: int
    height: int
    lying: int
    notched: bool
    tokens: bool


@frozen(cache_hash=True)
class Owed:
    """A move still owed inside an action.

    Args:
        deltas: the alternatives, each a number of chakras, up positive.
        only: the energies that may make it; empty for any.
        again: whether it is made by an energy that has already moved in this action, instead of a fresh one.
        optional: whether it may be left out.
    """

    deltas: tuple[int, ...]
    only: Pile = ""
    again: bool = False
    optional: bool = False


@frozen
class Trigger:
    """A reason for the game to end with this round, and the rule that says so."""

    rule: RuleId


@frozen
class ScoreLine:
    """Points and what earned them.

    Args:
        points: how many.
        rule: the rule that gives them.
        count: of what the rule counts, how many there were.
        subject: what they are for: a colour, a card, or empty.
    """

    points: int
    rule: RuleId
    count: int = 1
    subject: str = ""


@frozen
class LevelTable:
    """The Plenitude levels of one mix of modules.

    Args:
        rule: where the table stands.
        modules: the ids of the modules it is printed for, besides the base game.
        bands: the lowest total of each level, None where it is not known.
    """

    rule: str
    modules: frozenset[str]
    bands: tuple[int | None, ...]
