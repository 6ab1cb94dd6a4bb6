"""The last part of meditating: the Ability card is exchanged for one of the two in the centre."""

from __future__ import annotations

from attrs import frozen

from chakra_abilities.card import CardName
from chakra_abilities.table import IN_CENTRE, Beside, Centre, Own, in_play
from chakra_rules.extend import (
    ActionKind,
    Decision,
    Effect,
    Meditated,
    Observer,
    Reason,
    Rulebook,
    State,
    Step,
    refuse,
)


@frozen
class ChooseExchange(Decision):
    """The seat exchanges its Ability card, used or not (abilities.swap)."""


@frozen
class ExchangeCard:
    """Exchange the card beside the board for this one: ``A=row``."""

    card: CardName

    @property
    def notation(self) -> str:
        """``A=row``."""
        return f"A={self.card}"


def observers(book: Rulebook) -> tuple[Observer, ...]:
    """abilities.swap follows a meditation."""
    return (Observer(Meditated, _meditated),)


def _meditated(step: Step, event: Meditated) -> tuple[Effect, ...]:
    """Nobody is asked in a position where no cards were dealt."""
    if step.draft.seat(event.seat).slot(Own).card and step.draft.slot(Centre).cards:
        return (lambda later: later.ask(ChooseExchange(event.seat)),)
    return ()


def _offer(book: Rulebook, state: State, decision: ChooseExchange) -> list[ExchangeCard]:
    return [ExchangeCard(card) for card in state.slot(Centre).cards]


def _refuse(book: Rulebook, state: State, decision: ChooseExchange, action: ExchangeCard) -> tuple[Reason, ...]:
    cards = state.slot(Centre).cards
    if action.card in cards:
        return ()
    return (refuse("abilities.swap", card=action.card, cards=",".join(cards)),)


def _perform(step: Step, decision: ChooseExchange, action: ExchangeCard) -> None:
    """Both lie face up: the new card is for the turns to come, since this turn's action is done."""
    returned = step.before.seats[decision.seat].slot(Own).card
    step.swap(returned, Beside(decision.seat), action.card, IN_CENTRE)


EXCHANGE_CARD = ActionKind(
    action=ExchangeCard,
    answers=(ChooseExchange,),
    grammar="A=<card>",
    pattern=r"A=([a-z0-9-]+)",
    parse=lambda match: ExchangeCard(match[1]),
    offer=_offer,
    refuse=_refuse,
    perform=_perform,
    candidates=lambda book, state, decision: [ExchangeCard(card) for card in in_play(state)],
)
