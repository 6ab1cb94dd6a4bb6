"""The requests: one class each, its fields those of the document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from attrs import field, frozen

from chakra_rules.modules import OptionValue
from chakra_rules.terms import Term
from chakra_rules.visibility import SPECTATOR

PROTOCOL = 1
"""The version of the protocol; what is added leaves it, what is changed or taken away raises it."""
HOST = -3
"""The viewer who may know and do everything."""
ViewerName = Literal["host", "spectator"]
NAMES: Mapping[int, ViewerName] = {HOST: "host", SPECTATOR: "spectator"}
VIEWERS: Mapping[str, int] = {name: viewer for viewer, name in NAMES.items()}
WHOLE = 2**53 - 1
"""The largest number that every language reads alike."""

Name = Annotated[str, Term("name", pattern=r"[^\n]{0,100}")]
"""What a game is called; empty when the request does not say."""
StepNumber = Annotated[int, Term("step", least=0, most=WHOLE)]
Seed = Annotated[int, Term("seed", least=-WHOLE, most=WHOLE)]
Nature = Literal["dealt", "asked"]
ActionData = str | dict[str, Any]
"""An action in notation, or its document."""
Pick = str | int | bool
"""The value of an option of a choice."""


@frozen
class Hello:
    """Who is served, and by what. ``as``, which gives the session to that viewer alone, and ``lang`` hold ever after.

    Args:
        protocol: the version that the client speaks.
    """

    protocol: int = PROTOCOL


@frozen
class ListModules:
    """Which modules are installed, with their options."""


@frozen
class ShowSchema:
    """The JSON Schema of requests, of replies, or of a kind of document, with these modules.

    Args:
        name: ``request``, ``reply``, or one that ``chakra schema`` knows.
        modules: ids of installed modules.
        options: option values by name.
        any_mix: whether it is for whichever of these modules are in play; types of a front-end are made from that.
    """

    name: Name = "request"
    modules: tuple[str, ...] = ()
    options: dict[str, OptionValue] = field(factory=dict)
    any_mix: bool = False


@frozen
class NewGame:
    """Begin a game.

    Args:
        modules: ids of installed modules; the base game is always in.
        options: option values by name.
        players: how many seats, 2 to 4.
        seed: of the dealer; without one every game is dealt differently.
        nature: ``dealt`` by this server, or ``asked``: the host plays the answers, as a table with a real bag does.
        game: what to call it; a number when you do not say.
    """

    modules: tuple[str, ...] = ()
    options: dict[str, OptionValue] = field(factory=dict)
    players: int = 2
    seed: Seed | None = None
    nature: Nature = "dealt"
    game: Name = ""


@frozen
class LoadGame:
    """Go on with a saved game.

    Args:
        save: what ``save`` gave.
        seed: of the dealer from here on.
        nature: as for ``new``.
        game: what to call it.
    """

    save: dict[str, Any]
    seed: Seed | None = None
    nature: Nature = "dealt"
    game: Name = ""


@frozen
class ListGames:
    """Which games are open."""


@frozen
class CloseGame:
    """Forget a game."""

    game: Name = ""


@frozen
class ShowDecision:
    """Who decides what now, and at which step the game is."""

    game: Name = ""


@frozen
class ListActions:
    """Every legal action; a seat is told its own only."""

    game: Name = ""


@frozen
class Explain:
    """Every reason why an action is refused now; none when it is legal.

    Args:
        action: notation or document.
    """

    action: ActionData
    game: Name = ""


@frozen
class Choose:
    """What can be picked next and what cannot, and why.

    Args:
        picks: the values of the options picked so far.
    """

    picks: tuple[Pick, ...] = ()
    game: Name = ""


@frozen
class Play:
    """Take an action.

    Args:
        action: notation or document.
        step: how many actions the client has seen, so that an old request does nothing.
    """

    action: ActionData
    step: StepNumber
    game: Name = ""


@frozen
class Undo:
    """Take back the last action; a seat can take back its own.

    Args:
        step: how many actions the client has seen.
    """

    step: StepNumber
    game: Name = ""


@frozen
class WhyNotUndo:
    """Whether the last action can be taken back, or which event closed the way."""

    game: Name = ""


@frozen
class ShowView:
    """The state as the viewer may know it; the host's is whole.

    Args:
        at: at which step, as the viewer knew it then; now when you do not say.
    """

    at: StepNumber | None = None
    game: Name = ""


@frozen
class ListEvents:
    """What happened, as the viewer may know it.

    Args:
        since: the step to begin with.
    """

    since: StepNumber = 0
    game: Name = ""


@frozen
class ShowScore:
    """The score sheets, as if the game ended now; until it does, not for a viewer who does not know all that counts."""

    game: Name = ""


@frozen
class SaveGame:
    """The game as a save."""

    game: Name = ""


@frozen
class Fork:
    """Open another game that begins as this one did.

    Args:
        at: after how many actions the two part; now when you do not say.
        seed: of the dealer from there on.
        nature: as for ``new``.
        fork: what to call the new game.
        game: the game that is forked.
    """

    at: StepNumber | None = None
    seed: Seed | None = None
    nature: Nature = "dealt"
    fork: Name = ""
    game: Name = ""


@frozen
class MakeReport:
    """A bug report: the host's is whole, another viewer's says what that viewer knew."""

    game: Name = ""


@frozen
class Quit:
    """End the session."""


REQUESTS: Mapping[str, type[Any]] = {
    "hello": Hello,
    "modules": ListModules,
    "schema": ShowSchema,
    "new": NewGame,
    "load": LoadGame,
    "games": ListGames,
    "close": CloseGame,
    "decision": ShowDecision,
    "actions": ListActions,
    "explain": Explain,
    "choose": Choose,
    "play": Play,
    "undo": Undo,
    "why-not-undo": WhyNotUndo,
    "view": ShowView,
    "events": ListEvents,
    "score": ShowScore,
    "save": SaveGame,
    "fork": Fork,
    "report": MakeReport,
    "quit": Quit,
}


def viewer_name(viewer: int) -> ViewerName | int:
    """How a request writes the viewer."""
    return NAMES.get(viewer, viewer)
