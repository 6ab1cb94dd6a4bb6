"""Using an Ability card: before the action of the turn, if it lies face up."""

from __future__ import annotations

from attrs import frozen

from chakra_abilities.deck import deck
from chakra_abilities.table import Flipped, Own
from chakra_rules.extend import ActionKind, ChooseAction, Reason, Rulebook, State, Step, refuse


@frozen
class UseAbility:
    """Use the Ability card beside the board: ``A!``."""

    @property
    def notation(self) -> str:
        """``A!``."""
        return "A!"


USE = UseAbility()


def _offer(book: Rulebook, state: State, decision: ChooseAction) -> list[UseAbility]:
    return [] if _refuse(book, state, decision, USE) else [USE]


def _refuse(book: Rulebook, state: State, decision: ChooseAction, action: UseAbility) -> tuple[Reason, ...]:
    """abilities.use, and what the card itself asks for."""
    own = state.seats[decision.seat].slot(Own)
    if not own.card or not own.face_up:
        return (refuse("abilities.use", card=own.card),)
    return book.service(deck)[own.card].against(book, state, decision.seat)


def _perform(step: Step, decision: ChooseAction, action: UseAbility) -> None:
    """The card is flipped and works; the seat still performs its action, after whatever the card asks."""
    card = step.before.seats[decision.seat].slot(Own).card
    step.emit(Flipped(decision.seat, card))
    step.ask(decision)
    step.book.service(deck)[card].use(step, decision.seat)


USE_ABILITY = ActionKind(
    action=UseAbility,
    answers=(ChooseAction,),
    grammar="A!",
    pattern=r"A!",
    parse=lambda match: USE,
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=lambda book, state, decision: [USE],
)
