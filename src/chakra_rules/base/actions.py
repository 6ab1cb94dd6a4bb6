"""The actions of the base game, as values with their notation."""

from __future__ import annotations

from attrs import field, frozen
from attrs.validators import instance_of

from chakra_rules.terms import Colour, Energy, Height, LineName, Pile, SpaceNumber
from chakra_rules.visibility import unseen, visible_to


def _sorted(letters: str) -> Pile:
    return "".join(sorted(letters))


@frozen(cache_hash=True)
class Take:
    """Take energies from a line of the Maya and place them: ``T1:KY>8``.

    Args:
        line: the name of the line, 1 to 3 for the flows.
        energies: one to three letters.
        height: where they go, 8 for the bubbles, 7 to 1 for a chakra.
    """

    line: LineName
    energies: Pile = field(converter=_sorted)
    height: Height = field(validator=instance_of(int))

    @property
    def notation(self) -> str:
        """``T1:KY>8``."""
        return f"T{self.line}:{self.energies}>{self.height}"


@frozen
class Channel:
    """Put an Inspiration token on an Inspiration space: ``C6``."""

    space: SpaceNumber = field(validator=instance_of(int))

    @property
    def notation(self) -> str:
        """``C6``."""
        return f"C{self.space}"


@frozen(cache_hash=True)
class Move:
    """Move one energy from height to height: ``K3-0``; ``K3+1`` when it has already moved in this action."""

    energy: Energy
    source: Height = field(validator=instance_of(int))
    target: Height = field(validator=instance_of(int))
    again: bool = False

    @property
    def notation(self) -> str:
        """``K3-0``, or ``K3+1`` for a further move of the same energy."""
        return f"{self.energy}{self.source}{'+' if self.again else '-'}{self.target}"


@frozen
class Stop:
    """Leave the moves out that are only allowed, not owed: ``S``."""

    @property
    def notation(self) -> str:
        """``S``."""
        return "S"


@frozen
class Exchange:
    """Choose an energy from the bag: ``X:Y``."""

    energy: Energy

    @property
    def notation(self) -> str:
        """``X:Y``."""
        return f"X:{self.energy}"


@frozen
class Meditate:
    """Meditate and take a Meditation token: ``M:G``; ``M`` when all seven are held."""

    colour: Colour = ""

    @property
    def notation(self) -> str:
        """``M:G`` or ``M``."""
        return f"M:{self.colour}" if self.colour else "M"


@frozen
class Draw:
    """Nature draws these energies, in the order of the spaces: ``D:RG``."""

    energies: str

    @property
    def notation(self) -> str:
        """``D:RG``."""
        return f"D:{self.energies}"


@frozen
class LayPlenitude:
    """Nature lays the Plenitude tokens, Sahasrara first, the unused one last: ``V:14231324``."""

    values: str = field(metadata=visible_to(unseen))

    @property
    def notation(self) -> str:
        """``V:14231324``."""
        return f"V:{self.values}"


@frozen
class GiveMeditation:
    """Nature gives each seat, from seat 0, a Meditation token: ``I:YP``."""

    colours: str

    @property
    def notation(self) -> str:
        """``I:YP``."""
        return f"I:{self.colours}"
