"""Special abilities: module C of Chakra: Yin Yang.

The files follow the rulebook: draft (the set-up), using, exchange; the cards are grouped by what they change:
receiving, lotus (the board itself), channelling. See README.md for notation and decisions.
Another module brings further cards as :class:`Card` values among its ``brings``.

>>> from chakra_rules import Ruleset
>>> [module.id for module in Ruleset.of("abilities").modules]
['base', 'abilities']
"""

from __future__ import annotations

from chakra_abilities import channelling, draft, exchange, receiving, using
from chakra_abilities.card import Card, in_effect, lift
from chakra_abilities.deck import CARDS
from chakra_abilities.examples import EXAMPLES
from chakra_abilities.lotus import NAME_SPACE
from chakra_abilities.table import PLACES, Centre, Flipped, Own, cards_misplaced, white_token_misplaced
from chakra_rules.extend import Invariant, Module, Slot, hookimpl, load_rules

__all__ = ["MODULE", "Card", "Centre", "Own", "in_effect", "lift"]


class _Hooks:
    setup = staticmethod(hookimpl(draft.setup))
    lines = staticmethod(hookimpl(receiving.lines))
    veto_take = staticmethod(hookimpl(receiving.veto_take))
    modify_token = staticmethod(hookimpl(channelling.modify_token))
    modify_home = staticmethod(hookimpl(channelling.modify_home))
    modify_owed = staticmethod(hookimpl(channelling.modify_owed))
    observers = staticmethod(hookimpl(exchange.observers))


MODULE = Module(
    id="abilities",
    version="1.0",
    title="Special abilities",
    hooks=_Hooks,
    package=__name__,
    rules=load_rules(__name__),
    table=Slot(Centre, lambda players: Centre()),
    seat=Slot(Own, lambda players: Own()),
    actions=(draft.REVEAL, draft.TAKE_CARD, using.USE_ABILITY, NAME_SPACE, exchange.EXCHANGE_CARD),
    chances=(draft.REVEALING,),
    events=(Flipped,),
    places=PLACES,
    brings=CARDS,
    invariants=(
        Invariant("each Ability card lies in one place", cards_misplaced),
        Invariant("there is one white Inspiration token", white_token_misplaced),
    ),
    examples=EXAMPLES,
)
