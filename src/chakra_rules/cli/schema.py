"""``chakra schema``: the JSON Schema of the documents of a mix."""

from __future__ import annotations

import json
import sys

from chakra_rules.ruleset import Ruleset
from chakra_rules.schemas import schema as schema_of
from chakra_rules.schemas import schema_of_any_mix


def schema(rules: Ruleset, name: str, any_mix: bool = False) -> None:
    """Print the schema of one kind of document.

    Args:
        rules: the modules and options in play.
        name: which, or ``all``.
        any_mix: whether only some of the modules may be in play, as with types that are generated once.

    Raises:
        ChakraError: there is no schema of that name.
    """
    found = schema_of_any_mix(rules, name) if any_mix else schema_of(rules, name)
    sys.stdout.write(f"{json.dumps(found, indent=2)}\n")
