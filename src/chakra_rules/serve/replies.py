"""Replies: what is said of a game and of an error, to a viewer who may know only so much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chakra_rules.documents import Documents
from chakra_rules.errors import (
    ChakraError,
    CompositionError,
    DealerError,
    IllegalAction,
    ImpossibleMove,
    ModuleContractError,
    SaveError,
)
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.serve.errors import InternalError, NotARequest
from chakra_rules.serve.requests import HOST

LONGEST_TEXT = 2000
"""No message is longer, whatever the request that it quotes."""
FAULTS = (DealerError, ImpossibleMove, InternalError, ModuleContractError)
"""What is nobody's at the table: such an error may quote the state, so only the host is told more than the code."""


def error_document(error: ChakraError, viewer: int, rules: Ruleset | None = None) -> dict[str, Any]:
    """An error as a document.

    Args:
        error: what went wrong.
        viewer: who is told.
        rules: whose reasons are told, where the error has any.
    """
    document: dict[str, Any] = {"code": error.code}
    if isinstance(error, FAULTS) and viewer != HOST:
        return {**document, "message": "the game cannot go on like this; the host can ask for more"}
    document |= {"message": _clipped(str(error)), "tried": _clipped(error.tried)}
    if isinstance(error, IllegalAction) and rules is not None:
        document["reasons"] = reason_documents(rules, error.reasons)
    if isinstance(error, (SaveError, NotARequest)):
        document["path"] = error.path
    if isinstance(error, CompositionError):
        document["problems"] = [_clipped(problem) for problem in error.problems]
    if isinstance(error, ModuleContractError):
        document["module"] = error.module
    return document


def reason_documents(rules: Ruleset, reasons: Iterable[Reason]) -> list[dict[str, Any]]:
    """Reasons with the module that gives each and an English sentence."""
    documents = Documents.of(rules)
    return [
        {**documents.write(reason), "module": rules.module_of(reason.rule), "text": rules.tell(reason)}
        for reason in reasons
    ]


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"
