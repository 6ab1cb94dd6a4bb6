"""What can go wrong, as one family of exceptions.

Each error has a stable ``code`` for programs, ``tried`` for what was attempted, and a message for people that says
what they did, which rule says no and what would work.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from chakra_rules.rule import Reason


class ChakraError(Exception):
    """Everything this library raises on purpose.

    Args:
        message: for people.
        tried: the notation, name or path of what was attempted.
    """

    code: ClassVar[str] = "chakra"

    def __init__(self, message: str, tried: str = "") -> None:
        super().__init__(message)
        self.tried = tried


class NotationError(ChakraError):
    """The text is no notation of these rules."""

    code = "not-parseable"


class IllegalAction(ChakraError):
    """The action is understood and refused; ``reasons`` holds every rule that says no."""

    code = "illegal"

    def __init__(self, message: str, tried: str = "", reasons: Iterable[Reason] = ()) -> None:
        super().__init__(message, tried)
        self.reasons = tuple(reasons)


class NotYourDecision(ChakraError):
    """Another seat, or nature, decides now."""

    code = "not-your-decision"


class WrongStep(NotYourDecision):
    """The game is at another step than the caller thinks; look again before playing on."""

    code = "wrong-step"


class CannotUndo(ChakraError):
    """There is nothing to take back, or taking it back would unlearn what somebody saw."""

    code = "cannot-undo"


class HiddenValue(ChakraError):
    """The answer needs a value that is hidden in this view."""

    code = "hidden"


class CompositionError(ChakraError):
    """These modules or options do not go together; ``problems`` lists everything that is wrong."""

    code = "cannot-compose"

    def __init__(self, problems: Iterable[str], tried: str = "") -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems), tried)


class ModuleContractError(ChakraError):
    """A module did what its contract forbids; ``module`` names it."""

    code = "module-contract"

    def __init__(self, message: str, module: str, tried: str = "") -> None:
        super().__init__(message, tried)
        self.module = module


class ImpossibleMove(ChakraError):
    """A component was moved from where it is not, or to where it cannot lie."""

    code = "impossible-move"


class DealerError(ChakraError):
    """The dealer has no answer for nature, or one that cannot be."""

    code = "dealer"


class SaveError(ChakraError):
    """A save or position cannot be read; ``path`` says where it goes wrong."""

    code = "save"

    def __init__(self, message: str, path: str = "$", tried: str = "") -> None:
        super().__init__(f"{path}: {message}", tried)
        self.message, self.path = message, path

    def within(self, path: str) -> SaveError:
        """The error about what was read as one about the whole of which it is a part.

        Args:
            path: where in the whole the part stands.

        >>> str(SaveError("it is missing", "$.log").within("$.save"))
        '$.save.log: it is missing'
        """
        return SaveError(self.message, path + self.path.removeprefix("$"), self.tried)
