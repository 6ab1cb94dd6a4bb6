"""Two rulesets played side by side, with the same decisions and the same luck, up to where they first differ.

A decision that only one of them asks is answered there alone, and what only one of them keeps is left out, so that a
module can be compared with the game that it extends.

>>> from chakra_rules import Ruleset
>>> found = compare(Ruleset.of(), Ruleset.of(options={"bonus_at_zero": "everyone"}), players=2, seed=1)
>>> found.kind, found.modules, found.rules
(<Kind.SCORE: 'score'>, ('base',), ('base.score.bonus-zero',))
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from attrs import frozen

from chakra_rules.dealers import no_dealer
from chakra_rules.game import Game
from chakra_rules.lab.choosers import Chooser, Scripted, Seeded
from chakra_rules.lab.difference import Difference, Kind
from chakra_rules.lab.findings import FINDERS, difference, only, refusals
from chakra_rules.lab.side import Common, Side
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE

ACTIONS = 400
"""How many actions a game takes at most, when nobody says otherwise."""
ALL = frozenset(Kind)


@frozen
class Comparison:
    """What several games by two rulesets showed.

    Args:
        games: how many were played, that with the difference included.
        decisions: how many decisions were answered in both, nature's included.
        difference: the first difference; None when there is none.
    """

    games: int
    decisions: int
    difference: Difference | None


def compare(
    first: Ruleset, second: Ruleset, players: int, seed: int, *, actions: int = ACTIONS, kinds: Collection[Kind] = ALL
) -> Difference | None:
    """The first difference between two rulesets in one game; the same for the same arguments.

    Args:
        first: a ruleset.
        second: another.
        players: 2 to 4.
        seed: which game.
        actions: how many actions at most, nature's included.
        kinds: the differences looked for. One without which the games cannot go on together is found in any case.

    Raises:
        ChakraError: the number of players is wrong, or a module fails.
    """
    return compare_games(first, second, players, (seed,), actions=actions, kinds=kinds).difference


def compare_games(
    first: Ruleset,
    second: Ruleset,
    players: int,
    seeds: Iterable[int],
    *,
    actions: int = ACTIONS,
    kinds: Collection[Kind] = ALL,
) -> Comparison:
    """What :func:`compare` finds in one game after another, until a difference is found.

    Args:
        first: a ruleset.
        second: another.
        players: 2 to 4.
        seeds: which games.
        actions: how many actions at most in each.
        kinds: the differences looked for.

    Raises:
        ChakraError: the number of players is wrong, or a module fails.
    """
    games = decisions = 0
    for seed in seeds:
        found, answered = _side_by_side(first, second, players, Seeded(seed), actions=actions, kinds=kinds)
        games, decisions = games + 1, decisions + answered
        if found:
            return Comparison(games, decisions, found)
    return Comparison(games, decisions, None)


def first_difference(save: Any, rules: Ruleset, under: Ruleset | None = None, seed: int = 0) -> Difference | None:
    """The first step at which a saved game differs when it is played by other rules; None when it never does.

    Args:
        save: what ``Game.save`` returned, perhaps through JSON.
        rules: the other rules, the second of the two.
        under: what the game was played by, when that is made of modules that are not installed.
        seed: for what only the other rules ask.

    Raises:
        SaveError: the save cannot be read or does not replay.
    """
    game = Game.load(save, under, dealer=no_dealer)
    actions = [entry.action for entry in game.history]
    players, script = len(game.state.seats), Scripted(actions, seed)
    return _side_by_side(game.rules, rules, players, script, actions=len(actions), kinds=ALL)[0]


def _side_by_side(
    first: Ruleset, second: Ruleset, players: int, chooser: Chooser, *, actions: int, kinds: Collection[Kind]
) -> tuple[Difference | None, int]:
    """The first difference, and how many decisions were answered in both games."""
    sides = (Side(first, first.initial(players)), Side(second, second.initial(players)))
    common = Common.of(first, second)
    answered = 0
    while _answer_alone(sides, common, chooser, actions):
        found = _differing(*sides, common, kinds)
        decision = sides[0].decision
        if found or decision is None or len(sides[0].history) >= actions:
            return found, answered
        action = chooser.together(*sides)
        if action is None:
            return _found(*sides, common, Kind.LEGAL), answered
        if decision.seat == NATURE:
            refused = _impossible(*sides, action)
            if refused:
                return refused, answered
        for side in sides:
            side.met = len(side.history)
            side.take(action)
        answered += 1
    return None, answered


def _answer_alone(sides: tuple[Side, Side], common: Common, chooser: Chooser, actions: int) -> bool:
    """Answer what only one of the games asks; whether both came to what both know."""
    for number, side in enumerate(sides):
        while not common.asked(side):
            action = chooser.alone(side, number)
            if action is None or len(side.history) >= 2 * actions:
                return False
            side.take(action)
    return True


def _differing(first: Side, second: Side, common: Common, kinds: Collection[Kind]) -> Difference | None:
    needed = {Kind.END, Kind.STATE} if first.decision != second.decision else set()
    for kind in FINDERS:
        if kind in kinds or kind in needed:
            found = _found(first, second, common, kind)
            if found:
                return found
    return None


def _found(first: Side, second: Side, common: Common, kind: Kind) -> Difference | None:
    findings = FINDERS[kind](first, second, common)
    return difference(first, second, kind, findings) if findings else None


def _impossible(first: Side, second: Side, action: Any) -> Difference | None:
    """The difference when one of the rulesets lets nature answer so and the other does not."""
    if refusals(first, second, action):
        return difference(first, second, Kind.LEGAL, [only(first, second, 0, action)])
    if refusals(second, first, action):
        return difference(first, second, Kind.LEGAL, [only(second, first, 1, action)])
    return None
