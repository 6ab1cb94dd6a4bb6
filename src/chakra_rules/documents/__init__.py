"""Documents: what the rules say as JSON data, and back, for any mix of modules.

Everything is derived from the classes: a module that brings actions, events, decisions, places and slots brings
their documents. ``kind`` names the class: ``base.Take``.
"""

from chakra_rules.documents.documents import Documents

__all__ = ["Documents"]
