"""What the broken modules are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import field, frozen

from chakra_rules.extend import (
    ActionKind,
    ChooseAction,
    Decision,
    Draft,
    Module,
    Reason,
    Rule,
    Rulebook,
    State,
    Step,
    hookimpl,
    no_reasons,
    nobody,
    refuse,
    visible_to,
)

Listing = Callable[[Rulebook, State, Any], Any]
Judge = Callable[[Rulebook, State, Any, Any], tuple[Reason, ...]]


def module(id: str, hooks: dict[str, Callable[..., Any]] | None = None, **parts: Any) -> Module:
    """A module with these hooks and parts, and with one rule."""
    marked = {name: staticmethod(hookimpl(function)) for name, function in (hooks or {}).items()}
    rules = (Rule(f"{id}.rule", f"the rule of {id}"),)
    return Module(id=id, version="1", title=id, hooks=type("Hooks", (), marked), rules=rules, **parts)


@frozen
class Wish:
    """An action of no consequence."""

    number: int

    @property
    def notation(self) -> str:
        """``W1``."""
        return f"W{self.number}"


@frozen
class Riddle(Decision):
    """A question that nobody answers, or nature does."""


@frozen
class Told:
    """Something is told to everybody."""

    value: str
    reveals: bool = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves."""


@frozen
class Secret:
    """Two cards that nobody may know."""

    deck: tuple[int, ...] = field(default=(), metadata=visible_to(nobody))


@frozen
class Numbered:
    """A number for everybody to see."""

    number: int = 0


def again(step: Step, decision: Any, action: Any) -> None:
    """The decision stays open."""
    step.ask(decision)


def wishing(
    offer: Listing,
    refuse: Judge = no_reasons,
    perform: Callable[[Step, Any, Any], None] = again,
    *,
    answers: type[Decision] = ChooseAction,
    parse: Callable[[Any], Wish] = lambda match: Wish(int(match[1])),
    candidates: Listing | None = None,
) -> tuple[ActionKind, ...]:
    """The kind of action that makes a wish; by default it changes nothing and may be made as often as one likes."""
    return (
        ActionKind(
            action=Wish,
            answers=(answers,),
            grammar="W<number>",
            pattern=r"W(\d)",
            parse=parse,
            offer=offer,
            refuse=refuse,
            perform=perform,
            candidates=candidates,
        ),
    )


def no(book: Rulebook) -> tuple[Reason, ...]:
    """The reason against a wish."""
    return (refuse(f"{book.bringer(Wish)}.rule"),)


def one_wish(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    """Always the same wish."""
    return [Wish(1)]


def only_one(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    """Only that one."""
    return () if action == Wish(1) else no(book)


def only_offered(offer: Listing) -> Judge:
    """Refuses exactly what is not offered."""

    def judge(book: Rulebook, state: State, decision: Any, action: Any) -> tuple[Reason, ...]:
        return () if action in offer(book, state, decision) else no(book)

    return judge
