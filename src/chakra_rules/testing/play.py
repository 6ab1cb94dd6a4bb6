"""Play that leans towards where games go: random play alone locks its tokens in notches and never gets far."""

from __future__ import annotations

from itertools import islice
from random import Random

from chakra_rules.actions import Action
from chakra_rules.base.actions import Channel, Meditate, Move, Take
from chakra_rules.base.channel import EXCHANGE_SPACE
from chakra_rules.components import BUBBLES, COLOUR_AT, EARTH, EMPTY, HEIGHT_OF
from chakra_rules.dealers import no_dealer
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, Seat, State

FEW = 64
"""Up to so many answers of nature are listed; more are sampled."""
SCALE = 1000
"""A choice is a whole number from 0 up to this; 0 takes the first of what there is to choose from."""


def answer(rules: Ruleset, state: State, choice: int, lean: int, random: Random) -> Action | None:
    """One answer to the open decision, the same for the same arguments.

    Args:
        rules: what is in play.
        state: any position.
        choice: 0 to SCALE - 1, which answer.
        lean: 1 takes every action equally often; the higher, the more often the promising ones.
        random: answers for nature where it has many answers.

    Returns:
        The answer; None when the game is over or the decision has no answer.
    """
    decision = rules.decision(state)
    if decision is None:
        return None
    if decision.seat == NATURE:
        few = list(islice(rules.outcomes(state), FEW + 1))
        if len(few) > FEW:
            return rules.sample(state, random)
        return few[choice * len(few) // SCALE][0] if few else None
    actions = ranked(rules, state)
    return actions[int(len(actions) * (choice / SCALE) ** lean)] if actions else None


def play(rules: Ruleset, players: int, seed: int, actions: int = 300, lean: int = 20) -> Game:
    """A game played as :func:`answer` leans, the same for the same arguments; it may stop before its end.

    Where the rules fail it stops too, so that what is wrong is found by checking the game, not by playing it.

    Args:
        rules: what is in play.
        players: 2 to 4.
        seed: which game.
        actions: how many actions at most, nature's included.
        lean: see :func:`answer`.

    >>> len(play(Ruleset.of(), players=2, seed=1, actions=20).history)
    20
    """
    random = Random(seed)
    game = Game.new(rules, players, dealer=no_dealer)
    while len(game.history) < actions:
        if not go_on(game, random.randrange(SCALE), lean, random):
            break
    return game


def go_on(game: Game, choice: int, lean: int, random: Random) -> bool:
    """Answer the open decision as :func:`answer` does.

    Returns:
        Whether the game went on: not when it is over, and not where the rules fail, which a clause will tell.
    """
    try:
        action = answer(game.rules, game.state, choice, lean, random)
        if action is not None:
            game.play(action)
    except ChakraError:
        return False
    return action is not None


def ranked(rules: Ruleset, state: State) -> list[Action]:
    """The legal actions, those first that bring a game forward; a module's own come before most of the base game's."""
    decision = rules.decision(state)
    if decision is None or decision.seat == NATURE:
        return []
    seat = state.seats[decision.seat]
    return sorted(rules.actions(state), key=lambda action: -_appeal(rules, state, seat, action))


def _appeal(rules: Ruleset, state: State, seat: Seat, action: Action) -> int:
    if isinstance(action, Take):
        return _appeal_of_take(seat, action)
    if isinstance(action, Move):
        return _appeal_of_move(action)
    if isinstance(action, Meditate):
        return 3 * (len(seat.spaces) - seat.spaces.count(EMPTY)) - 4
    if isinstance(action, Channel) and action.space != EXCHANGE_SPACE:
        follow = rules.actions(rules.apply(state, action).state)
        return max([_appeal_of_move(move) for move in follow if isinstance(move, Move)], default=0) - 2
    return 9


def _appeal_of_move(action: Move) -> int:
    home = HEIGHT_OF.get(action.energy, EARTH)
    nearer = abs(action.source - home) - abs(action.target - home)
    return 3 * nearer + (6 if action.target == home else 0) - (12 if action.source == home else 0)


def _appeal_of_take(seat: Seat, action: Take) -> int:
    if action.height == BUBBLES:
        return 2 + len(action.energies)
    together = seat.cells[action.height] + action.energies
    own = set(together) == {COLOUR_AT[action.height]}
    return (1, 6, 12)[len(together) - 1] if own else -6
