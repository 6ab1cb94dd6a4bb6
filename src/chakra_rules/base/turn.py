"""The order of play: turns, rounds, the end of the game."""

from __future__ import annotations

from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.harmonise import harmonised_heights
from chakra_rules.base.meditate import gains_nothing
from chakra_rules.book import Step
from chakra_rules.components import CHAKRAS, HARMONY
from chakra_rules.events import Asked, EndTriggered, GameEnded, Idled, TurnBegan, TurnEnded
from chakra_rules.stages import Trigger

ENOUGH = 5
"""How many harmonised chakras trigger the end."""
ANY_HARMONY = frozenset(HARMONY[height] for height in CHAKRAS)
"""What harmonised chakras hold, whichever they are."""

TURN_BEGAN = tuple(TurnBegan(seat) for seat in range(4))
ACTION_ASKED = tuple(Asked(ChooseAction(seat)) for seat in range(4))
TURN_ENDED = tuple(TurnEnded(seat) for seat in range(4))


def go_on(step: Step) -> None:
    """Nothing is left to be asked: the table is set up and the first turn begins, or the turn ends."""
    if step.draft.round == 0:
        begin_turn(step, 0)
    else:
        end_turn(step, step.draft.turn)


def begin_turn(step: Step, seat: int) -> None:
    """The seat is to perform one action (base.turn.one-action), then its turn ends."""
    step.emit(TURN_BEGAN[seat])
    step.emit(ACTION_ASKED[seat])
    if gains_nothing(step, seat):
        step.emit(Idled(seat))


def end_turn(step: Step, seat: int) -> None:
    """Ask what is still to be asked; then the modules' end of turn, the end of the game, the next turn."""
    book, hooks = step.book, step.book.hooks
    if hooks.before_turn_ends:
        questions = [q for gather in hooks.before_turn_ends for q in gather(book, step.state, seat)]
        if questions:
            for question in reversed(questions):
                step.ask(question)
            return
    for happen in hooks.end_of_turn:
        happen(step, seat)
        step.settle()
    for gather in hooks.ends_game:
        for trigger in gather(step, seat):
            if trigger.rule not in book.waived and not step.draft.last_round:
                step.emit(EndTriggered(seat, trigger.rule))
    step.emit(TURN_ENDED[seat])
    _pass_on(step, seat)


def _pass_on(step: Step, seat: int) -> None:
    draft = step.draft
    last = seat == len(draft.seats) - 1
    if last and draft.last_round:
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
    cells = step.draft.seats[seat].cells
    if len(ANY_HARMONY.intersection(cells)) < ENOUGH:
        return ()
    return (Trigger("base.end.trigger"),) if len(harmonised_heights(cells)) >= ENOUGH else ()
