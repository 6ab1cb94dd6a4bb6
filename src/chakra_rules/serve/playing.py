"""Answers to the requests about one game. A seat is answered from its view, so that what it cannot know stays out."""

from __future__ import annotations

from chakra_rules.actions import Action
from chakra_rules.choosing import choose
from chakra_rules.errors import SaveError
from chakra_rules.game import Game
from chakra_rules.review import report
from chakra_rules.serve.errors import NoSuchStep, NotAllowed, NotARequest
from chakra_rules.serve.perspective import Perspective
from chakra_rules.serve.replies import (
    Choices,
    Explained,
    History,
    Legal,
    Played,
    Reported,
    Saved,
    Scored,
    Standing,
    UndoExplained,
    Undone,
    Viewed,
)
from chakra_rules.serve.requests import (
    HOST,
    ActionData,
    Choose,
    Explain,
    ListActions,
    ListEvents,
    MakeReport,
    Play,
    SaveGame,
    ShowDecision,
    ShowScore,
    ShowView,
    Undo,
    WhyNotUndo,
    viewer_name,
)
from chakra_rules.serve.telling import Telling
from chakra_rules.views import view as look


def decision(seen: Perspective, request: ShowDecision) -> Standing:
    """Where the game stands."""
    return seen.standing()


def actions(seen: Perspective, request: ListActions) -> Legal:
    """What may be chosen, if it is the viewer who decides."""
    listed = seen.game.rules.actions(seen.state) if seen.decides else ()
    return {"step": seen.step, "actions": [seen.telling.action(action) for action in listed]}


def explain(seen: Perspective, request: Explain) -> Explained:
    """Why not."""
    action = _action(seen.telling, request.action)
    seen.check_decides(action.notation)
    return {"step": seen.step, "reasons": seen.telling.reasons(seen.game.rules.explain(seen.state, action))}


def choices(seen: Perspective, request: Choose) -> Choices:
    """What can be picked next."""
    seen.check_decides()
    choice = choose(seen.game.rules, seen.state)
    for value in request.picks:
        choice = choice.pick(value)
    action = None if choice.action is None else seen.telling.action(choice.action)
    options = [seen.telling.option(option) for option in choice.options]
    return {"step": seen.step, "action": action, "options": options}


def play(seen: Perspective, request: Play) -> Played:
    """What happened, and where the game stands then."""
    rules = seen.game.rules
    action = _action(seen.telling, request.action)
    seen.check_step(request.step, action.notation)
    seen.check_decides(action.notation)
    reasons = rules.explain(seen.state, action)
    if reasons:
        raise rules.refusal(action, reasons)
    seen.game.play(action)
    return {**seen.standing(), "events": seen.happened(request.step)}


def undo(seen: Perspective, request: Undo) -> Undone:
    """The action taken back, and where the game stands then."""
    game, viewer = seen.game, seen.viewer
    seen.check_step(request.step)
    if viewer != HOST and game.history and game.history[-1].seat != viewer:
        raise NotAllowed("the last action was not yours to take back", str(viewer_name(viewer)))
    undone = game.undo()
    return {**seen.standing(), "undone": seen.telling.action(undone)}


def why_not_undo(seen: Perspective, request: WhyNotUndo) -> UndoExplained:
    """Whether the last action can be taken back, and what closed the way."""
    event = seen.game.why_not_undo()
    written = None if event is None else seen.telling.event(event)
    return {"step": seen.step, "can": seen.game.can_undo, "event": written}


def view(seen: Perspective, request: ShowView) -> Viewed:
    """The state as the viewer knows it, or knew it then."""
    game, viewer = seen.game, seen.viewer
    at = step_of(game, request.at)
    then = game.history[at].before if at < seen.step else game.state
    state = then if viewer == HOST else look(then, viewer).state
    return {"step": at, "as": viewer_name(viewer), "state": seen.telling.state(state)}


def events(seen: Perspective, request: ListEvents) -> History:
    """What happened since a step."""
    return {"step": seen.step, "events": seen.happened(request.since)}


def score(seen: Perspective, request: ShowScore) -> Scored:
    """The score sheets, if the viewer knows all that counts; when the game is over the table shows everything."""
    state = seen.game.state if seen.game.over else seen.state
    return {"step": seen.step, "score": seen.telling.score(seen.game.rules.score(state))}


def save(seen: Perspective, request: SaveGame) -> Saved:
    """The save, for the host."""
    seen.check_host()
    return {"save": seen.game.save()}


def make_report(seen: Perspective, request: MakeReport) -> Reported:
    """What goes with a complaint."""
    return {"report": report(seen.game, None if seen.viewer == HOST else seen.viewer)}


def step_of(game: Game, at: int | None) -> int:
    """The step meant, now when none is given; raises NoSuchStep."""
    now = len(game.history)
    if at is not None and at > now:
        raise NoSuchStep(f"the game never was at step {at}: it is at step {now}", str(at))
    return now if at is None else at


def _action(telling: Telling, data: ActionData) -> Action:
    if isinstance(data, str):
        return telling.rules.action(data)
    try:
        return telling.read_action(data)
    except SaveError as error:
        found = error.within("$.action")
        raise NotARequest(found.message, found.path, found.tried) from error
