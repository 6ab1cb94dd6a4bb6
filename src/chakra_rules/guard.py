"""Guards around what modules bring: whatever their functions do wrong is laid at the right module's door."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import lru_cache, wraps
from typing import Any, get_type_hints

from attrs import evolve, fields

from chakra_rules.book import Effect, Observer, Step, Watcher
from chakra_rules.errors import ChakraError, ImpossibleMove, ModuleContractError, NotationError
from chakra_rules.modules import ActionKind, ChanceKind
from chakra_rules.rule import Reason, Waiver
from chakra_rules.stages import LevelTable, Line, Owed, ScoreLine, Trigger
from chakra_rules.state import Decision

Function = Callable[..., Any]

RETURNS: dict[str, type[Any]] = {"passes_over": bool, "end_of_turn": type(None), "modify_home": object}
"""What a hook returns where it is no tuple."""

ITEMS: dict[str, type[Any]] = {
    "setup": Decision,
    "lines": Line,
    "veto_take": Reason,
    "waive_take": Waiver,
    "veto_place": Reason,
    "modify_owed": Owed,
    "veto_action": Reason,
    "observers": Observer,
    "before_turn_ends": Decision,
    "ends_game": Trigger,
    "score": ScoreLine,
    "levels": LevelTable,
}
"""What is in the tuple that a hook returns."""

SAYING: dict[type[Any], str] = {Reason: "refuses", Trigger: "ends the game", ScoreLine: "scores"}
"""What the items that name a rule do by it."""

UNCHECKED = object()


def guarded(
    function: Function, what: str, module: str, returns: type[Any] | tuple[type[Any], ...] = object
) -> Function:
    """The function, with what it raises or wrongly returns laid at the module's door.

    Args:
        function: what the module brings.
        what: what it is, for people.
        module: the module's id.
        returns: what the function has to return.
    """

    def call(*args: Any) -> Any:
        try:
            result = function(*args)
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error) from error
        if not isinstance(result, returns):
            raise returned(what, module, result)
        return result

    return call


def guarded_hook(function: Function, hook: str, module: str, rules: Container[str]) -> Function:
    """The hook function, with every breach of its contract laid at the module's door.

    Args:
        function: of all the arguments of the hook, in order.
        hook: its name.
        module: the module's id.
        rules: the ids of all rules in play, which reasons may name.
    """
    what = f"hook {hook}"
    expected, item = RETURNS.get(hook, tuple), ITEMS.get(hook)
    modifies, checked = hook.startswith("modify_"), UNCHECKED

    @wraps(function)
    def call(*args: Any) -> Any:
        nonlocal checked
        try:
            result = function(*args)
        except ImpossibleMove as error:
            raise failed(what, module, error, hook) from error
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error, hook) from error
        if result is checked or (modifies and result is args[-1]):
            return result
        if not isinstance(result, expected) or (result is None and hook != "end_of_turn"):
            raise ModuleContractError(
                f"{what} of {module} returned {result!r}; it returns a {expected.__name__}", module, hook
            )
        if item is not None and result:
            _check_items(result, item, what, module, rules)
        checked = result  # Many hooks return the same object again and again, or the one they were to modify.
        return result

    return call


def guarded_kind(kind: ActionKind, module: str, rules: Container[str]) -> ActionKind:
    """The kind of action, its functions guarded; ``offer`` and ``perform`` are where they are called."""
    what, listing = f"the candidates of {kind.action.__name__}", kind.candidates
    return evolve(
        kind,
        refuse=_guarded_refuse(kind, module, rules),
        parse=_guarded_parse(kind, module),
        candidates=listing and guarded(listing, what, module, (list, tuple)),
    )


def guarded_chance(chance: ChanceKind, module: str) -> ChanceKind:
    """The chance kind, its functions guarded, while outcomes are listed too."""
    name = chance.decision.__name__
    what, listing = f"the outcomes for {name}", chance.outcomes

    def outcomes(*args: Any) -> Iterable[Any]:
        try:
            yield from listing(*args)
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error) from error

    return evolve(chance, sample=guarded(chance.sample, f"the sample for {name}", module), outcomes=outcomes)


def watcher(observer: Observer, module: str) -> Watcher:
    """The observer as what a step calls, itself and the effects it sets off guarded."""
    what, respond = f"the observer of {observer.event.__name__}", observer.respond

    def call(step: Step, event: Any) -> tuple[Effect, ...]:
        try:
            effects = respond(step, event)
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error) from error
        if type(effects) is not tuple:
            raise returned(what, module, effects)
        return effects

    return Watcher(module, call, _guarded_effects(f"an effect of {observer.event.__name__}", module))


def _guarded_effects(what: str, module: str) -> Callable[[Step, Effect], None]:
    def call(step: Step, effect: Effect) -> None:
        try:
            effect(step)
        except ImpossibleMove as error:
            raise failed(what, module, error) from error
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error) from error

    return call


def _guarded_refuse(kind: ActionKind, module: str, rules: Container[str]) -> Function:
    action_class: type = kind.action
    what, refuse, typed = f"the refuse of {action_class.__name__}", kind.refuse, _typed(action_class)

    def call(book: Any, state: Any, decision: Any, action: Any) -> tuple[Reason, ...]:
        for name, of in typed:
            value = getattr(action, name)
            if not isinstance(value, of) or (of is int and value.__class__ is bool):
                message = f"the {name} of {type(action).__name__} is of type {of.__name__}, and {value!r} is not"
                raise NotationError(message, repr(action))
        try:
            reasons = refuse(book, state, decision, action)
        except ChakraError:
            raise
        except Exception as error:
            raise failed(what, module, error) from error
        if type(reasons) is not tuple:
            raise returned(what, module, reasons)
        if reasons:
            _check_items(reasons, Reason, what, module, rules)
        return reasons

    return call


def _guarded_parse(kind: ActionKind, module: str) -> Function:
    what, parse = f"the parse of {kind.action.__name__}", kind.parse

    def call(match: Any) -> Any:
        try:
            action = parse(match)
        except (ChakraError, ValueError):
            raise  # a ValueError says that the parts make no action
        except Exception as error:
            raise failed(what, module, error) from error
        if type(action) is not kind.action:
            raise returned(what, module, action)
        return action

    return call


@lru_cache(maxsize=1024)
def _typed(action: type) -> tuple[tuple[str, type[Any]], ...]:
    """The fields of an action that are numbers, texts or truth values: 8.0 and True pass for numbers too easily."""
    try:
        hints = get_type_hints(action)
    except (NameError, TypeError):
        return ()  # annotated with names of some function's own
    return tuple([(f.name, hints[f.name]) for f in fields(action) if hints.get(f.name) in (int, str, bool)])


def _check_items(items: Iterable[Any], item: type[Any], what: str, module: str, rules: Container[str]) -> None:
    for one in items:
        if not isinstance(one, item):
            message = f"{what} of {module} returned {one!r} among others; it returns {item.__name__} values"
            raise ModuleContractError(message, module, what)
        if item in SAYING and one.rule not in rules:
            message = f"{what} of {module} {SAYING[item]} by {one.rule}, which is no rule in play"
            raise ModuleContractError(message, module, one.rule)


def failed(what: str, module: str, error: Exception, tried: str = "") -> ModuleContractError:
    """What to raise when something that the module brings has failed."""
    told = str(error) if isinstance(error, ImpossibleMove) else repr(error)
    return ModuleContractError(f"{what} of {module} failed: {told}", module, tried or what)


def returned(what: str, module: str, result: Any) -> ModuleContractError:
    """What to raise when something that the module brings returned what it must not."""
    return ModuleContractError(f"{what} of {module} returned {result!r}, which it must not", module, what)
