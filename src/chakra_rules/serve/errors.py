"""What can be wrong with a request, beside what the rules say; every code is part of the protocol."""

from __future__ import annotations

from chakra_rules.errors import ChakraError


class NotJson(ChakraError):
    """The line is no JSON document of ordinary depth in UTF-8, or says something twice."""

    code = "not-json"


class TooLong(ChakraError):
    """The line is longer than the session reads."""

    code = "too-long"


class NotARequest(ChakraError):
    """The document is no request: ``path`` says which part is missing, unknown or of the wrong kind."""

    code = "not-a-request"

    def __init__(self, message: str, path: str = "$", tried: str = "") -> None:
        super().__init__(f"{path}: {message}", tried)
        self.path = path


class NoSuchGame(ChakraError):
    """No game goes by this name here, or it must be named since there are several."""

    code = "no-such-game"


class NoSuchSeat(ChakraError):
    """The game has no seat of this number."""

    code = "no-such-seat"


class NoSuchLanguage(ChakraError):
    """There are no words in this language, or the extra ``words`` is not installed."""

    code = "no-such-language"


class NoSuchStep(ChakraError):
    """The game never was at this step."""

    code = "no-such-step"


class GameExists(ChakraError):
    """A game goes by this name already."""

    code = "game-exists"


class TooManyGames(ChakraError):
    """The session keeps no more games at a time."""

    code = "too-many-games"


class NotAllowed(ChakraError):
    """The request is the host's, and the session, or the request, is a seat's or a spectator's."""

    code = "not-allowed"


class InternalError(ChakraError):
    """The library failed where it must not; the game stands as before."""

    code = "internal"
