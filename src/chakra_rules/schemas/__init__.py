"""JSON Schemas of every document, derived from the classes of the modules in play."""

from chakra_rules.schemas.schemas import SCHEMAS, schema

__all__ = ["SCHEMAS", "schema"]
