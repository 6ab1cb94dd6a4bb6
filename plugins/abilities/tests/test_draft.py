"""The set-up: cards are revealed and drafted."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from chakra_abilities import Centre, Own
from chakra_abilities.deck import CARDS

from chakra_rules import Game, Ruleset, no_dealer

BASE_SETUP = ("V:12341234", "D:PBCGYORKP")
REVEALED = {
    2: "A:ignore,refresh,row,swap-maya",
    3: "A:extend-one,ignore,refresh,row,swap-maya",
    4: "A:extend-many,extend-one,ignore,refresh,row,swap-maya",
}


def revealing(rules: Ruleset, players: int) -> Game:
    """A game in which nature is about to reveal the cards."""
    game = Game.new(rules, players, dealer=no_dealer)
    for action in (*BASE_SETUP, "I:" + "PBCG"[:players]):
        game.play(action)
    return game


@pytest.mark.rule("abilities.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_cards_than_players_are_revealed_and_the_last_player_takes_first(rules: Ruleset, players: int) -> None:
    game = revealing(rules, players)
    game.play(REVEALED[players])
    assert len(game.state.slot(Centre).cards) == players + 2
    drafted = []
    while type(game.decision).__name__ == "ChooseCard":
        assert game.decision is not None
        drafted.append(game.decision.seat)
        game.play(game.actions()[0])
    assert drafted == list(reversed(range(players)))
    assert len(game.state.slot(Centre).cards) == 2
    assert (type(game.decision).__name__, game.state.turn) == ("ChooseAction", 0)


@pytest.mark.rule("abilities.setup")
def test_a_seat_takes_any_card_still_in_the_centre_and_it_lies_face_up(rules: Ruleset) -> None:
    game = revealing(rules, 2)
    game.play(REVEALED[2])
    assert [a.notation for a in game.actions()] == ["A+ignore", "A+refresh", "A+row", "A+swap-maya"]
    game.play("A+row", seat=1)
    assert [a.notation for a in game.actions()] == ["A+ignore", "A+refresh", "A+swap-maya"]
    assert [r.rule for r in game.explain("A+row")] == ["abilities.setup"]
    assert game.rules.tell(game.explain("A+row")[0]) == "row cannot be had: 1 of ignore,refresh,swap-maya can."
    game.play("A+ignore", seat=0)
    assert [seat.slot(Own) for seat in game.state.seats] == [Own("ignore", True), Own("row", True)]
    assert game.state.slot(Centre).cards == ("refresh", "swap-maya")


@pytest.mark.rule("abilities.setup")
@pytest.mark.parametrize(
    "reveal",
    ["A:ignore,refresh,row", "A:ignore,refresh,row,swap-maya,extend-one", "A:row,row,ignore,refresh", "A:a,b,c,d"],
)
def test_nature_reveals_different_cards_of_the_eight_and_exactly_enough(rules: Ruleset, reveal: str) -> None:
    game = revealing(rules, 2)
    (reason,) = game.explain(reveal)
    cards = ",".join(sorted(reveal[2:].split(",")))
    names = "two-of-a-colour,ignore,row,refresh,swap-maya,white-inspiration,extend-many,extend-one"
    assert reason.rule == "abilities.setup"
    assert dict(reason.params) == {"card": cards, "number": 4, "cards": names}


@pytest.mark.rule("abilities.setup")
def test_a_card_that_does_not_lie_in_the_centre_cannot_be_drafted(rules: Ruleset) -> None:
    game = revealing(rules, 2)
    game.play(REVEALED[2])
    (reason,) = game.explain("A+extend-one")
    assert dict(reason.params) == {"card": "extend-one", "number": 1, "cards": "ignore,refresh,row,swap-maya"}


@pytest.mark.rule("abilities.setup")
def test_every_choice_of_cards_is_equally_likely(rules: Ruleset) -> None:
    outcomes = list(rules.outcomes(revealing(rules, 2).state))
    assert len({action for action, _ in outcomes}) == 70
    assert {odds for _, odds in outcomes} == {Fraction(1, 70)}


@pytest.mark.rule("abilities.setup")
def test_each_seed_reveals_other_cards(rules: Ruleset) -> None:
    state = revealing(rules, 2).state
    revealed = [rules.sample(state, Random(seed)).notation for seed in range(400)]
    assert all(sum(card.name in cards for cards in revealed) > 150 for card in CARDS)


def test_cards_revealed_in_another_order_are_the_same_outcome(rules: Ruleset) -> None:
    assert rules.action("A:swap-maya,row,refresh,ignore") == rules.action(REVEALED[2])
