from __future__ import annotations

from tests.words.spoken import nothing_made_up

__all__ = ["nothing_made_up"]
