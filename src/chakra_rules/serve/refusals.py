"""What is said of an error, to a viewer who may know only so much."""

from __future__ import annotations

from chakra_rules.errors import (
    ChakraError,
    CompositionError,
    DealerError,
    IllegalAction,
    ImpossibleMove,
    ModuleContractError,
    SaveError,
)
from chakra_rules.serve.errors import InternalError, NotARequest
from chakra_rules.serve.replies import Refusal
from chakra_rules.serve.requests import HOST
from chakra_rules.serve.telling import Telling

LONGEST_TEXT = 2000
"""No message is longer, whatever the request that it quotes."""
FAULTS = (DealerError, ImpossibleMove, InternalError, ModuleContractError)
"""What is nobody's at the table: such an error may quote the state, so only the host is told more than the code."""
UNTOLD = "the game cannot go on like this; the host can ask for more"


def error_document(error: ChakraError, viewer: int, telling: Telling | None = None) -> Refusal:
    """An error as a document.

    Args:
        error: what went wrong.
        viewer: who is told.
        telling: how the game is told, when the request was about one.
    """
    if isinstance(error, FAULTS) and viewer != HOST:
        return {"code": error.code, "message": UNTOLD, "tried": ""}
    message = telling.error(error) if telling else str(error)
    document: Refusal = {"code": error.code, "message": _clipped(message), "tried": _clipped(error.tried)}
    if isinstance(error, IllegalAction) and telling:
        document["reasons"] = telling.reasons(error.reasons)
    if isinstance(error, (SaveError, NotARequest)):
        document["path"] = error.path
    if isinstance(error, CompositionError):
        document["problems"] = [_clipped(problem) for problem in error.problems]
    if isinstance(error, ModuleContractError):
        document["module"] = error.module
    return document


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"
