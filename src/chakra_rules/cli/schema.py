"""``chakra schema``: the JSON Schema of the documents of a mix."""

from __future__ import annotations

import json
import sys

from chakra_rules.ruleset import Ruleset
from chakra_rules.schemas import schema as schema_of


def schema(rules: Ruleset, name: str) -> None:
    """Print the schema of one kind of document.

    Args:
        rules: the modules and options in play.
        name: which, or ``all``.

    Raises:
        ChakraError: there is no schema of that name.
    """
    sys.stdout.write(f"{json.dumps(schema_of(rules, name), indent=2)}\n")
