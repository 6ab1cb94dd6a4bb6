"""The order of play: turns, rounds, the end of the game."""

from __future__ import annotations

from chakra_rules.base.decisions import ChooseAction
from chakra_rules.base.harmonise import harmonised_heights
from chakra_rules.base.meditate import gains_nothing
from chakra_rules.book import Step
from chakra_rules.components import CHAKRAS, HARMONY, ROOM
from chakra_rules.errors import ModuleContractError
from chakra_rules.events import Asked, EndTriggered, GameEnded, Idled, TurnBegan, TurnEnded
from chakra_rules.stages import Trigger

ENOUGH = 5
"""How many harmonised chakras trigger the end."""
HARMONIES = frozenset(HARMONY[height] for height in CHAKRAS)
"""What harmonised chakras hold, whichever they are."""

TURN_ENDED = tuple(TurnEnded(seat) for seat in range(4))
BEGINNING = tuple((TurnBegan(seat), Asked(ChooseAction(seat))) for seat in range(4))
"""How the turn of each seat begins: it is to perform one action (base.turn.one-action)."""
PASSING = {
    (players, seat): (TURN_ENDED[seat], *BEGINNING[(seat + 1) % players])
    for players in (2, 3, 4)
    for seat in range(players)
}
"""How the turn passes from each seat to the next."""


def go_on(step: Step) -> None:
    """Nothing is left to be asked: the table is set up and the first turn begins, or the turn ends.

    When a turn ends, ask what is still to be asked; then come the modules' end of turn, the end of the game, the next
    turn.
    """
    if step.draft.round == 0:
        step.emit_all(BEGINNING[0])
        if gains_nothing(step, 0):
            step.emit(Idled(0))
        return
    seat, book, hooks = step.draft.turn, step.book, step.book.hooks
    if hooks.before_turn_ends and _ask_first(step, seat):
        return
    if hooks.end_of_turn:
        _finish_turn(step, seat)
    for gather in hooks.ends_game:
        for trigger in gather(step, seat):
            if trigger.rule not in book.waived and not step.draft.last_round:
                step.emit(EndTriggered(seat, trigger.rule))
    players = len(step.draft.seats)
    end = _end_of_round(step) if seat == players - 1 else ""
    if end:
        step.emit_all((TURN_ENDED[seat], GameEnded(end)))
        return
    step.emit_all(PASSING[players, seat])
    following = (seat + 1) % players
    if gains_nothing(step, following):
        step.emit(Idled(following))


def _ask_first(step: Step, seat: int) -> bool:
    """Whether there is something to be asked before the turn ends."""
    book, state = step.book, step.state
    questions = [question for gather in book.hooks.before_turn_ends for question in gather(book, state, seat)]
    for question in reversed(questions):
        step.ask(question)
    return bool(questions)


def _finish_turn(step: Step, seat: int) -> None:
    for module, happen in zip(step.book.owners["end_of_turn"], step.book.hooks.end_of_turn, strict=True):
        happen(step, seat)
        step.settle()
        if step.draft.stack:
            asked = type(step.draft.stack[-1]).__name__
            message = f"{asked} is asked after the end_of_turn of {module}: that is for before_turn_ends"
            raise ModuleContractError(message, module, "end_of_turn")


def _end_of_round(step: Step) -> str:
    """The rule by which the game is over now that every seat has had its turn, or nothing."""
    draft, book = step.draft, step.book
    if draft.last_round:
        return "base.end.round"
    stuck = draft.idle == draft.players and book.options["base.stalemate"] == "end"
    return "base.end.stalemate" if stuck and "base.end.stalemate" not in book.waived else ""


def ends_game(step: Step, seat: int) -> tuple[Trigger, ...]:
    """base.end.trigger: five harmonised chakras at the end of the seat's turn."""
    cells = step.draft.seats[seat].cells
    if len("".join(cells)) < ENOUGH * ROOM or len(HARMONIES.intersection(cells)) < ENOUGH:
        return ()  # so it is nearly always, and this is soon seen
    return (Trigger("base.end.trigger"),) if len(harmonised_heights(cells)) >= ENOUGH else ()
