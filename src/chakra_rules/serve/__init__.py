"""The line protocol: one JSON document per line, for programs in any language."""

from chakra_rules.serve.games import Games
from chakra_rules.serve.requests import HOST
from chakra_rules.serve.session import Session
from chakra_rules.serve.stdio import serve

__all__ = ["HOST", "Games", "Session", "serve"]
