"""Revealing the cards."""

from fractions import Fraction
from random import Random

import pytest
from chakra_objectives import CARDS, Card, DealObjectives, Objectives, ObjectivesRevealed, RevealObjectives

from chakra_rules import Game, IllegalAction, NotationError, Ruleset, State, no_dealer
from chakra_rules.extend import Module, Rule, Rulebook

OBJECTIVES = Ruleset.of("objectives")
NAMES = [card.name for card in CARDS]


def revealing(rules: Ruleset, players: int) -> State:
    """Set-up as far as the Objectives."""
    game = Game.new(rules, players, dealer=no_dealer)
    for notation in ("V:12341234", "D:PBCGYORKP", f"I:{'PBCG'[:players]}"):
        game.play(notation)
    assert game.decision == DealObjectives()
    return game.state


@pytest.mark.rule("objectives.setup")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 3), (4, 3)])
def test_three_cards_are_revealed_and_two_with_two_players(players: int, count: int) -> None:
    state = revealing(OBJECTIVES, players)
    outcomes = list(OBJECTIVES.outcomes(state))
    assert {len(action.cards) for action, _ in outcomes if isinstance(action, RevealObjectives)} == {count}
    for seed in range(20):
        table = OBJECTIVES.apply(state, OBJECTIVES.sample(state, Random(seed))).state.slot(Objectives)
        assert (len(set(table.cards)), table.bonuses) == (count, ("12",) * count)


@pytest.mark.rule("objectives.setup")
def test_each_seed_reveals_otherwise() -> None:
    state = revealing(OBJECTIVES, 2)
    drawn = [OBJECTIVES.sample(state, Random(seed)).notation for seed in range(400)]
    assert all(sum(name in draw for draw in drawn) > 60 for name in NAMES)


@pytest.mark.rule("objectives.setup")
def test_every_card_is_as_likely_as_the_next() -> None:
    outcomes = list(OBJECTIVES.outcomes(revealing(OBJECTIVES, 3)))
    assert len({action.notation for action, _ in outcomes}) == 56
    assert {odds for _, odds in outcomes} == {Fraction(1, 56)}
    for name in NAMES:
        assert sum(odds for action, odds in outcomes if name in action.notation) == Fraction(3, 8)


@pytest.mark.rule("objectives.setup")
def test_revealing_is_known_to_all_and_cannot_be_taken_back() -> None:
    _, events = OBJECTIVES.apply(revealing(OBJECTIVES, 2), "O:two-pairs,all-meditation")
    revealed = [event for event in events if isinstance(event, ObjectivesRevealed)]
    assert revealed == [ObjectivesRevealed(("all-meditation", "two-pairs"))]
    assert revealed[0].reveals


@pytest.mark.rule("objectives.setup")
@pytest.mark.parametrize(
    "cards", ["two-pairs", "two-pairs,two-pairs", "two-pairs,four-in-a-row", "two-pairs,all-meditation,every-chakra"]
)
def test_other_cards_than_two_different_ones_of_the_deck_are_refused(cards: str) -> None:
    state = revealing(OBJECTIVES, 2)
    with pytest.raises(IllegalAction, match=r"Name 2 different Objective cards of .*every-chakra.*objectives\.setup"):
        OBJECTIVES.apply(state, f"O:{cards}")
    (reason,) = OBJECTIVES.explain(state, f"O:{cards}")
    named = ",".join(sorted(cards.split(",")))
    assert dict(reason.params) == {"cards": named, "count": 2, "deck": ",".join(NAMES)}


def test_cards_in_any_order_are_the_same_action() -> None:
    assert OBJECTIVES.action("O:two-pairs,all-meditation") == OBJECTIVES.action("O:all-meditation,two-pairs")


@pytest.mark.parametrize("text", ["O:", "O:,two-pairs", "O:Two-Pairs", "O two-pairs"])
def test_what_lists_no_cards_is_no_notation(text: str) -> None:
    with pytest.raises(NotationError, match="O:<cards"):
        OBJECTIVES.action(text)


def test_a_module_brings_further_cards() -> None:
    def achieved(book: Rulebook, state: State, seat: int) -> bool:
        return state.seats[seat].cells[8] == ""

    card = Card("no-bubbles", "Have no energy in the bubbles.", "promo.no-bubbles", achieved)
    promo = Module(
        id="promo", version="1.0", title="Promo", hooks=object(), rules=(Rule(card.rule, card.text),), brings=(card,)
    )
    rules = Ruleset.of("objectives", promo)
    state = rules.apply(revealing(rules, 2), "O:no-bubbles,two-pairs").state
    after = rules.apply(state, "M:B").state
    assert after.slot(Objectives).left_on("no-bubbles") == "1"
