"""A game as one viewer knows it and in the language they read: all that a reply about a game is made of."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.errors import NotYourDecision, WrongStep
from chakra_rules.game import Game, decider
from chakra_rules.serve.errors import NoSuchSeat, NotAllowed
from chakra_rules.serve.games import Games
from chakra_rules.serve.replies import Happened, Standing
from chakra_rules.serve.requests import HOST, viewer_name
from chakra_rules.serve.telling import Telling
from chakra_rules.state import State
from chakra_rules.views import mask, onlooker
from chakra_rules.visibility import SPECTATOR

WHO = {HOST: "the host", SPECTATOR: "a spectator"}


@frozen
class Perspective:
    """A game as one viewer knows it.

    Args:
        game: the game.
        viewer: a seat, SPECTATOR or HOST.
        telling: how it is told.
    """

    game: Game
    viewer: int
    telling: Telling

    @property
    def state(self) -> State:
        """The state as the viewer knows it."""
        return self.game.state if self.viewer == HOST else self.game.view(self.viewer).state

    @property
    def step(self) -> int:
        """How many actions have been taken."""
        return len(self.game.history)

    @property
    def decides(self) -> bool:
        """Whether the viewer may answer the open decision; the host may answer for anybody."""
        decision = self.game.decision
        return decision is not None and self.viewer in (HOST, decision.seat)

    def check_decides(self, tried: str = "") -> None:
        """Raise NotYourDecision when the viewer may not answer the open decision."""
        if not self.decides:
            viewer = WHO.get(self.viewer, f"seat {self.viewer}")
            raise NotYourDecision(f"{viewer} cannot decide now: {decider(self.game.decision)}", tried)

    def check_step(self, step: int, tried: str = "") -> None:
        """Raise WrongStep when the game is not where the viewer thinks."""
        if step != self.step:
            raise WrongStep(f"the game is at step {self.step}, not {step}: look again", tried)

    def check_host(self) -> None:
        """Raise NotAllowed for anybody but the host."""
        _check_host(self.viewer)

    def standing(self) -> Standing:
        """At which step the game is, and who decides what; nobody when it is over."""
        state, decision = self.game.state, self.game.decision
        if self.viewer != HOST:
            decision = mask(decision, onlooker(state, self.viewer))
        return {"players": len(state.seats), "step": self.step, "decision": self.telling.decision(decision)}

    def happened(self, since: int) -> list[Happened]:
        """The actions and events from a step on, as the viewer may know them."""
        entries = self.game.history[since:]
        host = self.viewer == HOST
        told = [(e.action, e.events) for e in entries] if host else self.game.events(self.viewer, since)
        return [
            {
                "step": since + index,
                "seat": entry.seat,
                "action": self.telling.action(action),
                "events": [self.telling.event(event) for event in events],
            }
            for index, (entry, (action, events)) in enumerate(zip(entries, told, strict=True))
        ]


@frozen
class Desk:
    """All games as one viewer may open and close them.

    Args:
        games: what is played.
        viewer: a seat, SPECTATOR or HOST.
        language: in which they are told.
    """

    games: Games
    viewer: int
    language: str = ""

    def check_host(self) -> None:
        """Raise NotAllowed for anybody but the host."""
        _check_host(self.viewer)

    def look(self, name: str) -> Perspective:
        """A game as the viewer knows it.

        Raises:
            NoSuchGame: there is none of that name.
            NoSuchSeat: the viewer has no seat there.
        """
        game = self.games[name]
        seats = len(game.state.seats)
        if self.viewer >= seats:
            raise NoSuchSeat(f"there is no seat {self.viewer}: seats are 0 to {seats - 1}", str(self.viewer))
        return Perspective(game, self.viewer, Telling(game.rules, self.language))


def _check_host(viewer: int) -> None:
    if viewer != HOST:
        raise NotAllowed("only the host can ask this", str(viewer_name(viewer)))
