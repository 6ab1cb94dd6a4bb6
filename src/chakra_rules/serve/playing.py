"""Answers to the requests about one game. A seat is answered from its view, so that what it cannot know stays out."""

from __future__ import annotations

from typing import Any

from chakra_rules.actions import Action
from chakra_rules.choosing import Choice, ChoiceOption, choose
from chakra_rules.documents import Documents
from chakra_rules.errors import IllegalAction, NotYourDecision, SaveError
from chakra_rules.game import Game
from chakra_rules.review import report
from chakra_rules.ruleset import Ruleset
from chakra_rules.serve.errors import NoSuchSeat, NoSuchStep, NotAllowed, NotARequest
from chakra_rules.serve.replies import reason_documents
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
from chakra_rules.state import NATURE, State
from chakra_rules.views import view as look
from chakra_rules.visibility import SPECTATOR

Reply = dict[str, Any]


def seen(game: Game, viewer: int) -> State:
    """The state as the viewer knows it; raises NoSuchSeat."""
    if viewer == HOST:
        return game.state
    try:
        return game.view(viewer).state
    except IndexError as error:
        raise NoSuchSeat(str(error), str(viewer)) from error


def standing(game: Game, viewer: int = HOST) -> Reply:
    """At which step the game is, and who decides what; nobody when it is over."""
    decision = game.rules.decision(seen(game, viewer))
    written = None if decision is None else Documents.of(game.rules).write(decision)
    return {"players": len(game.state.seats), "step": len(game.history), "decision": written}


def decision(game: Game, viewer: int, request: ShowDecision) -> Reply:
    """Where the game stands."""
    return standing(game, viewer)


def actions(game: Game, viewer: int, request: ListActions) -> Reply:
    """What may be chosen, if it is the viewer who decides."""
    state = seen(game, viewer)
    listed = game.rules.actions(state) if _decides(game, viewer) else ()
    return {"step": len(game.history), "actions": Documents.of(game.rules).write(listed)}


def explain(game: Game, viewer: int, request: Explain) -> Reply:
    """Why not."""
    action, state = _action(game.rules, request.action), seen(game, viewer)
    _check_decides(game, viewer, action.notation)
    return {"reasons": reason_documents(game.rules, game.rules.explain(state, action))}


def choices(game: Game, viewer: int, request: Choose) -> Reply:
    """What can be picked next."""
    state = seen(game, viewer)
    _check_decides(game, viewer)
    choice = choose(game.rules, state)
    for value in request.picks:
        choice = choice.pick(value)
    return {"step": len(game.history), **_choice_document(game.rules, choice)}


def play(game: Game, viewer: int, request: Play) -> Reply:
    """What happened, and where the game stands then."""
    action, state = _action(game.rules, request.action), seen(game, viewer)
    if viewer != HOST:
        _check_step(game, request.step, action.notation)
        _check_decides(game, viewer, action.notation)
        reasons = game.rules.explain(state, action)
        if reasons:
            told = " ".join([f"{game.rules.tell(reason)} [{reason.rule}]" for reason in reasons])
            raise IllegalAction(f"{action.notation} is refused. {told}", action.notation, reasons)
    game.play(action, step=request.step)
    return {**standing(game, viewer), "events": _told(game, viewer, request.step)}


def undo(game: Game, viewer: int, request: Undo) -> Reply:
    """The action taken back, and where the game stands then."""
    seen(game, viewer)
    _check_step(game, request.step)
    if viewer != HOST and game.history and game.history[-1].seat != viewer:
        raise NotAllowed("the last action was not yours to take back", str(viewer_name(viewer)))
    undone = game.undo()
    return {**standing(game, viewer), "undone": Documents.of(game.rules).write(undone)}


def why_not_undo(game: Game, viewer: int, request: WhyNotUndo) -> Reply:
    """Whether the last action can be taken back, and what closed the way."""
    seen(game, viewer)
    event = game.why_not_undo()
    written = None if event is None else Documents.of(game.rules).write(event)
    return {"step": len(game.history), "can": game.can_undo, "event": written}


def view(game: Game, viewer: int, request: ShowView) -> Reply:
    """The state as the viewer knows it, or knew it then."""
    at, state = step_of(game, request.at), seen(game, viewer)
    if at < len(game.history):
        before = game.history[at].before
        state = before if viewer == HOST else look(before, viewer).state
    return {"step": at, "as": viewer_name(viewer), "state": Documents.of(game.rules).write(state)}


def events(game: Game, viewer: int, request: ListEvents) -> Reply:
    """What happened since a step."""
    seen(game, viewer)
    return {"step": len(game.history), "events": _told(game, viewer, request.since)}


def score(game: Game, viewer: int, request: ShowScore) -> Reply:
    """The score sheets, if the viewer knows all that counts."""
    state = seen(game, viewer)
    return {"step": len(game.history), "score": Documents.of(game.rules).write(game.rules.score(state))}


def save(game: Game, viewer: int, request: SaveGame) -> Reply:
    """The save, for the host."""
    host_only(viewer)
    return {"save": game.save()}


def make_report(game: Game, viewer: int, request: MakeReport) -> Reply:
    """What goes with a complaint."""
    seen(game, viewer)
    return {"report": report(game, None if viewer == HOST else viewer)}


def host_only(viewer: int) -> None:
    """Raise NotAllowed for anybody but the host."""
    if viewer != HOST:
        raise NotAllowed("only the host can ask this", str(viewer_name(viewer)))


def step_of(game: Game, at: int | None) -> int:
    """The step meant, now when none is given; raises NoSuchStep."""
    now = len(game.history)
    if at is not None and at > now:
        raise NoSuchStep(f"the game never was at step {at}: it is at step {now}", str(at))
    return now if at is None else at


def _action(rules: Ruleset, data: ActionData) -> Action:
    if isinstance(data, str):
        return rules.action(data)
    try:
        return Documents.of(rules).read_action(data)
    except SaveError as error:
        path = error.path.replace("$", "$.action", 1)
        raise NotARequest(str(error).removeprefix(f"{error.path}: "), path, error.tried) from error


def _decides(game: Game, viewer: int) -> bool:
    return game.decision is not None and viewer in (HOST, game.decision.seat)


def _check_decides(game: Game, viewer: int, tried: str = "") -> None:
    if not _decides(game, viewer):
        decider = None if game.decision is None else game.decision.seat
        who = "the game is over" if decider is None else "nature does" if decider == NATURE else f"seat {decider} does"
        raise NotYourDecision(f"{_viewer(viewer)} cannot decide now: {who}", tried)


def _viewer(viewer: int) -> str:
    return {HOST: "the host", SPECTATOR: "a spectator"}.get(viewer, f"seat {viewer}")


def _check_step(game: Game, step: int, tried: str = "") -> None:
    if step != len(game.history):
        raise NotYourDecision(f"the game is at step {len(game.history)}, not {step}: look again", tried)


def _told(game: Game, viewer: int, since: int) -> list[Reply]:
    documents = Documents.of(game.rules)
    entries = game.history[since:]
    told = [(e.action, e.events) for e in entries] if viewer == HOST else game.events(viewer, since)
    return [
        {
            "step": since + index,
            "seat": entry.seat,
            "action": documents.write(action),
            "events": documents.write(happened),
        }
        for index, (entry, (action, happened)) in enumerate(zip(entries, told, strict=True))
    ]


def _choice_document(rules: Ruleset, choice: Choice) -> Reply:
    action = None if choice.action is None else Documents.of(rules).write(choice.action)
    return {"action": action, "options": [_option_document(rules, option) for option in choice.options]}


def _option_document(rules: Ruleset, option: ChoiceOption) -> Reply:
    return {
        "part": option.part,
        "term": option.term,
        "value": option.value,
        "written": option.written,
        "ends": option.ends,
        "reasons": reason_documents(rules, option.reasons),
    }
