"""JSON Schemas of every document, derived from the classes of the modules in play."""

from chakra_rules.schemas.any_mix import of_any_mix, schema_of_any_mix
from chakra_rules.schemas.schemas import SCHEMAS, schema

__all__ = ["SCHEMAS", "of_any_mix", "schema", "schema_of_any_mix"]
