"""A module of somebody else brings a further card."""

from __future__ import annotations

import pytest
from chakra_abilities import MODULE, Card, in_effect, lift
from chakra_abilities.examples import BOARD, holding

from chakra_rules import Ruleset
from chakra_rules.extend import Line, Module, Rule, Rulebook, State, hookimpl
from chakra_rules.testing import check_game, play, scenario

DIAGONAL = "promo.diagonal"


class Hooks:
    """One hook: the card's line."""

    @staticmethod
    @hookimpl
    def lines(book: Rulebook, state: State, seat: int) -> tuple[Line, ...]:
        """The diagonal while the card is in effect."""
        return (Line("D", ((0, 0), (1, 1), (2, 2))),) if in_effect(state, seat, DIAGONAL) else ()


PROMO = Module(
    id="promo",
    version="1.0",
    title="A further card",
    hooks=Hooks,
    requires=("abilities",),
    rules=(Rule(DIAGONAL, "This turn, take from the diagonal."),),
    brings=(Card("diagonal", DIAGONAL, lift("base.receive.one-flow", DIAGONAL)),),
)


@pytest.fixture(scope="module")
def promo() -> Ruleset:
    """Abilities with the further card."""
    return Ruleset.of(MODULE, PROMO)


def test_the_further_card_can_be_revealed(promo: Ruleset) -> None:
    game = play(promo, players=2, seed=1, actions=3)
    assert not game.explain("A:diagonal,ignore,refresh,row")
    assert [r.rule for r in game.explain("A:diagonal,ignore,refresh,unheard-of")] == ["abilities.setup"]


def test_the_further_card_works_for_its_turn(promo: Ruleset) -> None:
    state = scenario(promo, BOARD, BOARD, bag="", maya="G.. .Y. ..B", **holding("diagonal", "refresh"))
    assert [r.rule for r in promo.explain(state, "TD:BGY>8")] == ["base.receive.one-flow"]
    used = promo.apply(state, "A!").state
    assert promo.apply(used, "TD:BGY>8").state.seats[0].cells[8] == "BGY"


def test_games_with_the_further_card_keep_the_contract(promo: Ruleset) -> None:
    check_game(play(promo, players=2, seed=4, actions=80), positions=4)
