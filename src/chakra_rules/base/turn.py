"""The order of play: turns, rounds, the end of the game."""

from __future__ import annotations

from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.harmonise import harmonised_heights
from chakra_rules.base.meditate import gains_nothing
from chakra_rules.book import Step
from chakra_rules.events import EndTriggered, GameEnded, Idled, TurnBegan, TurnEnded
from chakra_rules.stages import Trigger

ENOUGH = 5
"""How many harmonised chakras trigger the end."""


def go_on(step: Step) -> None:
    """Nothing is left to be asked: the table is set up and the first turn begins, or the turn ends."""
    if step.draft.round == 0:
        begin_turn(step, 0)
    else:
        end_turn(step, step.draft.turn)


def begin_turn(step: Step, seat: int) -> None:
    """The seat is to perform one action (base.turn.one-action), then its turn ends."""
    step.emit(TurnBegan(seat))
    step.ask(ChooseAction(seat))
    if gains_nothing(step, seat):
        step.emit(Idled(seat))


def end_turn(step: Step, seat: int) -> None:
    """Ask what is still to be asked; then the modules' end of turn, the end of the game, the next turn."""
    book = step.book
    questions = [q for gather in book.hooks.before_turn_ends for q in gather(book, step.state, seat)]
    if questions:
        for question in reversed(questions):
            step.ask(question)
        return
    for happen in book.hooks.end_of_turn:
        happen(step, seat)
        step.settle()
    for gather in book.hooks.ends_game:
        for trigger in gather(step, seat):
            if trigger.rule not in book.waived and not step.draft.last_round:
                step.emit(EndTriggered(seat, trigger.rule))
    step.emit(TurnEnded(seat))
    _pass_on(step, seat)


def _pass_on(step: Step, seat: int) -> None:
    last = seat == step.draft.players - 1
    if last and step.draft.last_round:
        step.emit(GameEnded("base.end.round"))
    elif last and _stalemate(step):
        step.emit(GameEnded("base.end.stalemate"))
    else:
        begin_turn(step, 0 if last else seat + 1)


def _stalemate(step: Step) -> bool:
    return (
        step.draft.idle == step.draft.players
        and step.book.options["base.stalemate"] == "end"
        and "base.end.stalemate" not in step.book.waived
    )


def ends_game(step: Step, seat: int) -> tuple[Trigger, ...]:
    """base.end.trigger: five harmonised chakras at the end of the seat's turn."""
    enough = len(harmonised_heights(step.draft.look(seat).cells)) >= ENOUGH
    return (Trigger("base.end.trigger"),) if enough else ()
