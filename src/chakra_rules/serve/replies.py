"""The replies: what a request gives that is granted, one class each, its keys those of the document; and the error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.events import Event
from chakra_rules.modules import OptionValue
from chakra_rules.rule import Reason
from chakra_rules.saves import Save
from chakra_rules.scoring import Score
from chakra_rules.serve.requests import Pick, StepNumber, ViewerName
from chakra_rules.state import Decision, State
from chakra_rules.terms import SeatNumber

Document = dict[str, Any]
Granted = Mapping[str, object]
"""What any request gives."""


@frozen
class Of:
    """Marks what a document is of.

    Args:
        kind: the class, or its family.
    """

    kind: type[Any]


ActionDocument = Annotated[Document, Of(Action)]
EventDocument = Annotated[Document, Of(Event)]
DecisionDocument = Annotated[Document, Of(Decision)]
ReasonDocument = Annotated[Document, Of(Reason)]
StateDocument = Annotated[Document, Of(State)]
ScoreDocument = Annotated[Document, Of(Score)]
SaveDocument = Annotated[Document, Of(Save)]
Viewer = ViewerName | SeatNumber

ForViewer = TypedDict("ForViewer", {"as": Viewer})
"""Names the viewer; ``as`` cannot stand in a class."""


class Limits(TypedDict):
    """How much is taken.

    Args:
        line: the longest, in bytes.
        games: how many may be open.
    """

    line: int
    games: int


class Greeting(ForViewer):
    """Who is served, and by what.

    Args:
        protocol: the version that is spoken.
        engine: the version of the library.
        requests: all there are.
        languages: those in which texts can be told.
    """

    protocol: int
    engine: str
    requests: list[str]
    languages: list[str]
    limits: Limits


class OptionFound(TypedDict):
    """An option of a module.

    Args:
        values: what it can be, the default first.
    """

    name: str
    values: list[OptionValue]


class ModuleFound(TypedDict):
    """A module that is installed."""

    id: str
    version: str
    title: str
    requires: list[str]
    conflicts: list[str]
    options: list[OptionFound]


class Installed(TypedDict):
    """What is installed."""

    modules: list[ModuleFound]


class SchemaTold(TypedDict):
    """The schema asked for."""

    schema: Document


class Standing(TypedDict):
    """Where a game stands.

    Args:
        decision: who decides what; null when the game is over.
    """

    players: int
    step: StepNumber
    decision: DecisionDocument | None


class ModuleInPlay(TypedDict):
    """A module of a game."""

    id: str
    version: str


class Opened(Standing):
    """A game that was opened, and where it stands.

    Args:
        game: its name.
        modules: those in play, in their order.
        options: every option by name.
    """

    game: str
    modules: list[ModuleInPlay]
    options: dict[str, OptionValue]


class OpenGames(TypedDict):
    """The names of the games."""

    games: list[str]


class Closed(TypedDict):
    """The name of the game forgotten."""

    closed: str


class AtStep(TypedDict):
    """A reply about a game."""

    step: StepNumber


class Legal(AtStep):
    """The actions.

    Args:
        actions: those that the viewer may choose from.
    """

    actions: list[ActionDocument]


class Explained(AtStep):
    """Why not.

    Args:
        reasons: none when the action is legal.
    """

    reasons: list[ReasonDocument]


class OptionTold(TypedDict):
    """One thing to pick.

    Args:
        part: the part of the action that it is for.
        term: what the value stands for; may be empty.
        value: what to pick.
        written: the value as text.
        ends: whether it says that the pile picked so far is all.
        reasons: why it cannot be picked; none when it can.
        text: in the language asked for.
    """

    part: str
    term: str
    value: Pick
    written: str
    ends: bool
    reasons: list[ReasonDocument]
    text: NotRequired[str]


class Choices(AtStep):
    """What can be picked next.

    Args:
        action: what the picks make; null while something is to be picked.
        options: what can be picked, and what cannot.
    """

    action: ActionDocument | None
    options: list[OptionTold]


class Happened(TypedDict):
    """An action and its events.

    Args:
        step: the one before it.
        seat: whose it was, -1 for nature.
    """

    step: StepNumber
    seat: SeatNumber
    action: ActionDocument
    events: list[EventDocument]


class Played(Standing):
    """What happened, and where the game stands then.

    Args:
        events: from the step before on, nature's answers included.
    """

    events: list[Happened]


class Undone(Standing):
    """The action taken back, and where the game stands then."""

    undone: ActionDocument


class UndoExplained(AtStep):
    """Whether the last action can be taken back.

    Args:
        can: whether it can.
        event: the one that closed the way, or null.
    """

    can: bool
    event: EventDocument | None


class Viewed(AtStep, ForViewer):
    """The state as the viewer knows it.

    Args:
        step: the one asked for.
    """

    state: StateDocument


class History(AtStep):
    """What happened.

    Args:
        events: one for each action.
    """

    events: list[Happened]


class Scored(AtStep):
    """The score sheets."""

    score: ScoreDocument


class Saved(TypedDict):
    """The save."""

    save: SaveDocument


class Reported(TypedDict):
    """The bug report."""

    report: Document


class Nothing(TypedDict):
    """Nothing."""


class Refusal(TypedDict):
    """The error of a reply.

    Args:
        code: for programs.
        message: for people.
        tried: what was attempted, shortened.
        reasons: every rule that says no, with ``illegal``.
        path: of what is wrong, with ``not-a-request`` and ``save``.
        problems: all that does not go together, with ``cannot-compose``.
        module: whose fault it is, with ``module-contract``.
    """

    code: str
    message: str
    tried: str
    reasons: NotRequired[list[ReasonDocument]]
    path: NotRequired[str]
    problems: NotRequired[list[str]]
    module: NotRequired[str]


REPLIES: Mapping[str, type[Any]] = {
    "hello": Greeting,
    "modules": Installed,
    "schema": SchemaTold,
    "new": Opened,
    "load": Opened,
    "fork": Opened,
    "games": OpenGames,
    "close": Closed,
    "decision": Standing,
    "actions": Legal,
    "explain": Explained,
    "choose": Choices,
    "play": Played,
    "undo": Undone,
    "why-not-undo": UndoExplained,
    "view": Viewed,
    "events": History,
    "score": Scored,
    "save": Saved,
    "report": Reported,
    "quit": Nothing,
}
"""What each request gives."""
