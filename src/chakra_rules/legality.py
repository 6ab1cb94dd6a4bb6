"""What may be chosen now, and why something else may not: the two questions every front-end asks."""

from __future__ import annotations

from collections.abc import Iterable

from chakra_rules.actions import Action
from chakra_rules.book import Rulebook, decisions
from chakra_rules.errors import ChakraError
from chakra_rules.guard import failed, returned
from chakra_rules.modules import ActionKind
from chakra_rules.rule import Reason, refuse
from chakra_rules.state import Decision, State

NOT_NOW = "base.turn.one-action"


def legal_actions(book: Rulebook, state: State, kinds: Iterable[ActionKind] | None = None) -> tuple[Action, ...]:
    """Every legal action of the seat that decides, in a stable order.

    Args:
        book: the rules.
        state: any position.
        kinds: the kinds of action to list, which must answer the open decision; all that do when left out.

    Returns:
        The actions; none when the game is over or nature decides.
    """
    if not state.stack:
        return ()
    decision, vetoes = state.stack[-1], book.hooks.veto_action
    legal: list[Action] = []
    for kind in book.kinds[type(decision)] if kinds is None else kinds:
        try:
            offer = kind.offer
            actions = offer(book, state, decision)
        except ChakraError:
            raise
        except Exception as error:
            raise failed(f"the offer of {kind.action.__name__}", book.bringer(kind.action), error) from error
        if type(actions) is not list and type(actions) is not tuple:
            raise returned(f"the offer of {kind.action.__name__}", book.bringer(kind.action), actions)
        legal += _not_vetoed(book, state, decision, actions) if vetoes else actions
    return tuple(legal)


def _not_vetoed(book: Rulebook, state: State, decision: Decision, actions: Iterable[Action]) -> list[Action]:
    left = [*actions]
    for veto in book.hooks.veto_action:
        left = [action for action in left if not book.in_force(veto(book, state, decision, action), state.waived)]
    return left


def reasons_against(book: Rulebook, state: State, action: Action) -> tuple[Reason, ...]:
    """Every reason why the action is refused now, from every module; none when it is legal.

    Args:
        book: the rules.
        state: any position.
        action: any action of these rules.
    """
    decision: Decision | None = state.stack[-1] if state.stack else None
    kind = book.kind_of.get(type(action))
    if kind is None or decision is None or type(decision) not in kind.answers:
        asked = [name for name, kind in book.service(decisions).items() if kind is type(decision)]
        return (refuse(NOT_NOW, action=action.notation, decision="".join(asked)),)
    reasons = kind.refuse(book, state, decision, action)
    for veto in book.hooks.veto_action:
        reasons += book.in_force(veto(book, state, decision, action), state.waived)
    return reasons
