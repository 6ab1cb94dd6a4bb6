"""A session: one line in, one line out, and it lives on whatever the line was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import define, field

from chakra_rules.errors import ChakraError
from chakra_rules.ruleset import Ruleset
from chakra_rules.serve import opening, playing, requests
from chakra_rules.serve.errors import InternalError, NotAllowed
from chakra_rules.serve.games import Games
from chakra_rules.serve.lines import parse, write
from chakra_rules.serve.reading import Asked, id_of, read
from chakra_rules.serve.replies import error_document
from chakra_rules.serve.requests import HOST, viewer_name

Answer = Callable[[Any, int, Any], dict[str, Any]]

ON_GAMES: Mapping[type[Any], Answer] = {
    requests.Hello: opening.hello,
    requests.ListModules: opening.modules,
    requests.NewGame: opening.new,
    requests.LoadGame: opening.load_game,
    requests.Fork: opening.fork,
    requests.ListGames: opening.list_games,
    requests.CloseGame: opening.close,
}
"""What answers a request about the games; it is given all of them."""

ON_GAME: Mapping[type[Any], Answer] = {
    requests.ShowDecision: playing.decision,
    requests.ListActions: playing.actions,
    requests.Explain: playing.explain,
    requests.Choose: playing.choices,
    requests.Play: playing.play,
    requests.Undo: playing.undo,
    requests.WhyNotUndo: playing.why_not_undo,
    requests.ShowView: playing.view,
    requests.ListEvents: playing.events,
    requests.ShowScore: playing.score,
    requests.SaveGame: playing.save,
    requests.MakeReport: playing.make_report,
}
"""What answers a request about one game; it is given that."""


@define
class Session:
    """Answers requests, each a line of JSON.

    Args:
        games: what is played; sessions can share it.
        viewer: whom it serves: a seat, SPECTATOR, or HOST, who may also ask on behalf of the others.
        over: whether it was asked to quit.

    >>> session = Session()
    >>> session.answer('{"id": 1, "do": "games"}')
    '{"id":1,"ok":{"games":[]}}'
    """

    games: Games = field(factory=Games)
    viewer: int = HOST
    over: bool = field(default=False, init=False)

    def answer(self, line: str | bytes) -> str:
        """The reply to one line; it never raises, and a request that is refused changes nothing.

        Args:
            line: a request as JSON, text or UTF-8, with or without the line's end.

        Returns:
            The reply as JSON without a line's end.
        """
        about: dict[str, Any] = {"id": None}
        viewer, rules = self.viewer, None
        try:
            document = parse(line)
            about["id"] = id_of(document)
            asked = read(document)
            viewer = self._viewer(asked)
            rules = self._rules(asked)
            return write({**about, "ok": self._answer(viewer, asked.request)})
        except ChakraError as error:
            return write({**about, "error": error_document(error, viewer, rules)})
        except Exception as error:
            return write({**about, "error": error_document(InternalError(f"{error!r}"), viewer)})

    def _viewer(self, asked: Asked) -> int:
        wanted = self.viewer if asked.viewer is None else asked.viewer
        if self.viewer not in (HOST, wanted):
            name = str(viewer_name(wanted))
            raise NotAllowed(f"this session is for {viewer_name(self.viewer)}, not for {name}", name)
        return wanted

    def _rules(self, asked: Asked) -> Ruleset | None:
        return self.games[asked.request.game].rules if type(asked.request) in ON_GAME else None

    def _answer(self, viewer: int, request: Any) -> dict[str, Any]:
        kind = type(request)
        if kind in ON_GAME:
            return ON_GAME[kind](self.games[request.game], viewer, request)
        if kind is requests.Quit:
            self.over = True
            return {}
        reply = ON_GAMES[kind](self.games, viewer, request)
        if kind is requests.Hello:
            self.viewer = viewer
        return reply
