"""What a clause of the contract is, and the error that names the one broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, ParamSpec

from attrs import frozen

from chakra_rules.errors import ChakraError, ModuleContractError
from chakra_rules.position import write_position
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State

P = ParamSpec("P")

Complaint = tuple[Ruleset, State, str]
"""In which position, by which rules, and how the clause is broken."""


class Breach(AssertionError):
    """A clause of the contract is broken.

    Args:
        clause: its name.
        message: what it says, how it is broken, and in which position.
    """

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(message)
        self.clause = clause


@frozen
class Clause(Generic[P]):
    """One sentence that is true of every mix of modules, and the check of it.

    Args:
        name: what failures and tests call it.
        says: the sentence.
        complaints: finds how it is broken; nothing when it holds.
    """

    name: str
    says: str
    complaints: Callable[P, Iterator[Complaint]]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Check it; raises Breach."""
        try:
            found = next(self.complaints(*args, **kwargs), None)
        except Breach:
            raise
        except Exception as error:
            raise Breach(
                self.name, f"{self.name}: {self.says}\n  but checking it failed: {error!r}{_place(args)}"
            ) from error
        if found is not None:
            rules, state, how = found
            raise Breach(self.name, f"{self.name}: {self.says}\n  but {how}\n  at {shown(rules, state)}")


def _place(arguments: tuple[object, ...]) -> str:
    """Where a check that failed was made, as far as its arguments say."""
    rules, where = arguments[:2]
    state = getattr(where, "state", where)
    return f"\n  at {shown(rules, state)}" if isinstance(rules, Ruleset) and isinstance(state, State) else ""


def clause(says: str) -> Callable[[Callable[P, Iterator[Complaint]]], Clause[P]]:
    """Make a clause of the generator of its complaints; it takes the generator's name."""

    def make(complaints: Callable[P, Iterator[Complaint]]) -> Clause[P]:
        return Clause(getattr(complaints, "__name__", "clause"), says, complaints)

    return make


def untold(rules: Ruleset, reason: Reason) -> str:
    """What keeps a reason from being told to a person; empty when nothing does."""
    if reason.rule not in rules.book.rules:
        return f"{reason.rule} is no rule in play"
    try:
        return "" if rules.tell(reason) else f"{reason.rule} has no words"
    except ModuleContractError as error:
        return str(error)


def shown(rules: Ruleset, state: State) -> str:
    """The position in notation; where it has none, as Python shows it."""
    try:
        return write_position(rules.book, state)
    except (ChakraError, LookupError, TypeError, ValueError):
        return repr(state)
