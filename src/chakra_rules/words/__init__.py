"""Everything a person may read about a game, in the languages whose catalogues are there.

Needs the extra ``words``: ``pip install "chakra-rules[words]"``.

>>> from chakra_rules import Ruleset
>>> from chakra_rules.words import Words
>>> rules = Ruleset.of()
>>> Words.of(rules, "de").action(rules.action("T1:KY>8"))
'eine schwarze und eine gelbe Energie aus Fluss 1 nehmen und in die Blasen legen'
"""

from __future__ import annotations

from chakra_rules.words.catalogues import ENGLISH, language_called, languages, preferred
from chakra_rules.words.speaker import Words

__all__ = ["ENGLISH", "Words", "language_called", "languages", "preferred"]
