"""A session: one line in, one line out, and it lives on whatever the line was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from attrs import define, field

from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.serve import opening, playing, requests
from chakra_rules.serve.errors import InternalError, NotAllowed
from chakra_rules.serve.games import Games
from chakra_rules.serve.lines import parse, write
from chakra_rules.serve.perspective import Desk, Perspective
from chakra_rules.serve.reading import Asked, id_of, read
from chakra_rules.serve.refusals import error_document
from chakra_rules.serve.replies import Granted, Refusal
from chakra_rules.serve.requests import HOST, Hello, Quit, viewer_name
from chakra_rules.serve.telling import Telling, check_language

ON_GAMES: Mapping[type[Any], Callable[[Desk, Any], Granted]] = {
    requests.Hello: opening.hello,
    requests.ListModules: opening.modules,
    requests.ShowSchema: opening.show_schema,
    requests.NewGame: opening.new,
    requests.LoadGame: opening.load_game,
    requests.Fork: opening.fork,
    requests.ListGames: opening.list_games,
    requests.CloseGame: opening.close,
}
"""What answers a request about the games; it is given all of them as the viewer may open them."""

ON_GAME: Mapping[type[Any], Callable[[Perspective, Any], Granted]] = {
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
"""What answers a request about one game; it is given that as the viewer knows it."""


@define
class Session:
    """Answers requests, each a line of JSON.

    Args:
        games: what is played; sessions can share it.
        viewer: whom it serves: a seat, SPECTATOR, or HOST, who may also ask on behalf of the others.
        language: in which texts are told where a request names none, ``de`` say; empty for no texts.
        over: whether it was asked to quit.

    >>> session = Session()
    >>> session.answer('{"id": 1, "do": "games"}')
    '{"id":1,"ok":{"games":[]}}'
    """

    games: Games = field(factory=Games)
    viewer: int = HOST
    language: str = ""
    over: bool = field(default=False, init=False)

    def answer(self, line: str | bytes) -> str:
        """The reply to one line; it never raises, and a request that is refused changes nothing.

        Args:
            line: a request as JSON, text or UTF-8, with or without the line's end.

        Returns:
            The reply as JSON without a line's end.
        """
        about: dict[str, Any] = {"id": None}
        viewer, telling = self.viewer, None
        try:
            document = parse(line)
            about["id"] = id_of(document)
            asked = read(document)
            desk = self._desk(asked)
            viewer = desk.viewer
            if type(asked.request) not in ON_GAME:
                with self._unchanged_by_failure():
                    return write({**about, "ok": self._answer(desk, asked.request)})
            seen = desk.look(asked.request.game)
            telling = seen.telling
            with self._unchanged_by_failure(seen.game):
                return write({**about, "ok": ON_GAME[type(asked.request)](seen, asked.request)})
        except Exception as error:
            return write({**about, "error": _told(error, viewer, telling)})

    @contextmanager
    def _unchanged_by_failure(self, game: Game | None = None) -> Iterator[None]:
        """Takes back what was done when the reply cannot be told: a module may bring what has no document, say."""
        kept, put_back = (self.viewer, self.language, self.over), self.games.snapshot()
        before = None if game is None else (game.state, list(game.history))
        try:
            yield
        except BaseException:
            self.viewer, self.language, self.over = kept
            put_back()
            if game is not None and before is not None:
                game.state, game.history[:] = before
            raise

    def _desk(self, asked: Asked) -> Desk:
        viewer = self.viewer if asked.viewer is None else asked.viewer
        if self.viewer not in (HOST, viewer):
            name = viewer_name(viewer)
            raise NotAllowed(f"this session is for {viewer_name(self.viewer)}, not for {name}", str(name))
        language = self.language if asked.language is None else asked.language
        check_language(language)
        return Desk(self.games, viewer, language)

    def _answer(self, desk: Desk, request: Any) -> Granted:
        if type(request) is Quit:
            self.over = True
            return {}
        document = ON_GAMES[type(request)](desk, request)
        if type(request) is Hello:
            self.viewer, self.language = desk.viewer, desk.language
        return document


def _told(error: Exception, viewer: int, telling: Telling | None) -> Refusal:
    try:
        known = error if isinstance(error, ChakraError) else InternalError(repr(error))
        return error_document(known, viewer, telling)
    except Exception as worse:  # a refusal that cannot be told is a fault, too
        return error_document(InternalError(repr(worse)), viewer)
