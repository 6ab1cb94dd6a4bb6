"""Whole games: the contract that every module keeps, views, and the bonus tokens' invariant."""

import pytest
from chakra_objectives import MODULE, BonusesWon, BonusOf, Objectives, OnCard

from chakra_rules import SPECTATOR, ChakraError, Ruleset, SaveError, State, view
from chakra_rules.extend import Draft, Example, Moved
from chakra_rules.position import read_position, write_position
from chakra_rules.testing import scenario
from chakra_rules.testing.contract import check_game, check_state, play

OBJECTIVES = Ruleset.of("objectives")
CARDS = ("every-chakra", "three-alleviated")


def with_tokens(left: tuple[str, str], own: str = "", other: str = "") -> State:
    """Two cards with these tokens left; the seats hold tokens of the second card."""
    won = [BonusesWon(tuple((CARDS[1], token) for token in tokens)) for tokens in (own, other)]
    return scenario(OBJECTIVES, slots=(Objectives(CARDS, left),), own={0: (won[0],), 1: (won[1],)})


@pytest.mark.parametrize(("reading", "players"), [("matching", 2), ("any", 3), ("matching", 4)])
def test_games_keep_the_contract_under_every_option(reading: str, players: int) -> None:
    rules = Ruleset.of("objectives", options={"every_chakra": reading})
    check_game(play(rules, players, seed=players, actions=150), positions=5)


def test_positions_with_bonuses_keep_the_contract() -> None:
    check_state(OBJECTIVES, with_tokens(("12", ""), "2", "1"))


def test_everybody_sees_cards_and_bonuses() -> None:
    state = with_tokens(("12", "1"), other="2")
    for viewer in (0, 1, SPECTATOR):
        seen = view(state, viewer).state
        assert seen.slot(Objectives) == state.slot(Objectives)
        assert seen.seats[1].slot(BonusesWon) == BonusesWon(((CARDS[1], "2"),))


@pytest.mark.rule("objectives.claim")
def test_bonus_tokens_that_are_not_a_two_and_a_one_are_noticed() -> None:
    (invariant,) = MODULE.invariants
    right = (with_tokens(("12", "12")), with_tokens(("12", "1"), other="2"), with_tokens(("12", ""), "1", "2"))
    wrong = (with_tokens(("12", "2")), with_tokens(("12", "12"), "2"), with_tokens(("12", ""), "21"))
    assert [invariant.broken(OBJECTIVES.book, state) for state in right] == ["", "", ""]
    of = "of three-alleviated the bonus tokens"
    assert [invariant.broken(OBJECTIVES.book, state) for state in wrong] == [
        f"{of} 2 are left and the seats hold ['', '']",
        f"{of} 12 are left and the seats hold ['2', '']",
        f"{of} none are left and the seats hold ['21', '']",
    ]


def test_a_position_with_other_cards_than_different_ones_of_the_deck_is_refused() -> None:
    state = with_tokens(("12", "1"), other="2")
    text = write_position(OBJECTIVES.book, state)
    assert read_position(OBJECTIVES.book, text) == state
    first, second = state.slot(Objectives).cards
    for old, new, told in (
        (first, "moon", "'moon' is no Objective card of these rules"),
        (first, second, f"{second} is revealed 2 times"),
        (f'[["{CARDS[1]}","2"]]', '[["moon","2"]]', "'moon' is no Objective card of these rules"),
        (f'[["{CARDS[1]}","2"]]', '[["two-pairs","2"]]', "two-pairs is revealed 0 times"),
    ):
        assert old in text
        with pytest.raises(SaveError, match=told):
            read_position(OBJECTIVES.book, text.replace(old, new, 1))


def test_a_bonus_token_moves_both_ways_and_only_from_where_it_lies() -> None:
    start = with_tokens(("12", "12"))
    draft = Draft(start)
    Moved("2", OnCard(CARDS[1]), BonusOf(0, CARDS[1])).fold(draft)
    assert draft.freeze() == with_tokens(("12", "1"), "2")
    Moved("2", BonusOf(0, CARDS[1]), OnCard(CARDS[1])).fold(draft)
    assert draft.freeze() == start
    Moved("1", OnCard(CARDS[0]), BonusOf(1, CARDS[0])).fold(draft)
    moved = draft.freeze()
    assert moved.slot(Objectives) == Objectives(CARDS, ("2", "12"))
    assert moved.seats[1].slot(BonusesWon) == BonusesWon(((CARDS[0], "1"),))
    Moved("1", BonusOf(1, CARDS[0]), OnCard(CARDS[0])).fold(draft)
    for source in (BonusOf(1, CARDS[1]), BonusOf(0, CARDS[0])):
        with pytest.raises(ChakraError, match="there is no 2"):
            Moved("2", source, OnCard(CARDS[1])).fold(draft)


@pytest.mark.parametrize("example", MODULE.examples, ids=lambda example: str(example.rule))
def test_the_examples_can_be_played_and_their_rule_refuses_what_they_say(example: Example) -> None:
    position = dict(example.position)
    state = scenario(OBJECTIVES, *position.pop("seats", ()), **position)
    if example.refused:
        assert example.rule in [reason.rule for reason in OBJECTIVES.explain(state, example.refused)]
    for notation in example.plays:
        state = OBJECTIVES.apply(state, notation).state
    assert "2" in state.seats[0].slot(BonusesWon).of(state.slot(Objectives).cards[0])


def test_every_card_has_an_example() -> None:
    assert {card.rule for card in MODULE.brings} <= {example.rule for example in MODULE.examples}
