"""What the state keeps: examples, secrets, saves, undo, and that nothing is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from chakra_abilities import MODULE, Centre, Own
from chakra_abilities.table import IN_CENTRE, UNREVEALED, WHITE_CARD, Beside

from chakra_rules import SPECTATOR, Game, Ruleset, SaveError, view
from chakra_rules.extend import Draft, Example, Hand, ImpossibleMove, Moved, Place
from chakra_rules.position import read_position, write_position
from chakra_rules.testing import check_game, check_state, play, scenario

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.parametrize("example", MODULE.examples, ids=lambda example: f"{example.rule} {example.plays}")
def test_the_examples_show_what_they_say(rules: Ruleset, example: Example) -> None:
    position = dict(example.position)
    state = scenario(rules, *position.pop("seats"), **position)
    check_state(rules, state)
    if example.refused:
        assert rules.explain(state, example.refused)
    for action in example.plays:
        state = rules.apply(state, action).state
    assert not any(invariant.broken(rules.book, state) for invariant in MODULE.invariants)


def test_every_rule_has_an_example_or_is_the_set_up() -> None:
    assert {example.rule for example in MODULE.examples} == {rule.id for rule in MODULE.rules} - {"abilities.setup"}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_games_keep_the_contract(rules: Ruleset, players: int, seed: int) -> None:
    check_game(play(rules, players, seed, actions=120), positions=6)


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("swap-maya", ["A!"]),
        ("swap-maya", ["A!", "@1A"]),
        ("refresh", ["A!"]),
        ("extend-one", ["A!", "C7", "G4-5"]),
        ("extend-many", ["A!", "C5", "G4-5"]),
        ("white-inspiration", ["A!", "C7"]),
        ("ignore", ["M:P"]),
    ],
)
def test_positions_inside_an_ability_keep_the_contract(lay: Lay, card: str, plays: list[str]) -> None:
    table = lay(card, "-/-/-/-/G/Y/-/-/-", maya="GKY BBC PPK", bag="RRO").play(*plays)
    check_state(table.rules, table.state)


def test_a_game_saved_inside_an_ability_goes_on(rules: Ruleset) -> None:
    game = _game_with("swap-maya")
    game.play("A!")
    game.play(game.actions()[0])
    again = Game.load(json.loads(json.dumps(game.save())), rules=rules)
    assert again.state == game.state
    assert again.actions() == game.actions()


def test_cards_are_open_to_everybody(lay: Lay) -> None:
    state = lay("row", face_up=False).state
    for viewer in (0, 1, SPECTATOR):
        seen = view(state, viewer).state
        assert seen.slot(Centre) == state.slot(Centre)
        assert [seat.slot(Own) for seat in seen.seats] == [Own("row", False), Own("refresh")]


def test_using_a_card_can_be_taken_back_until_nature_answers() -> None:
    game = _game_with("swap-maya")
    game.play("A!")
    assert game.undo().notation == "A!"
    refreshing = _game_with("refresh")
    refreshing.play("A!")
    assert not refreshing.can_undo


def test_a_position_with_a_card_that_nobody_brings_is_refused(lay: Lay) -> None:
    table = lay("row", other="refresh")
    text = write_position(table.rules.book, table.state)
    assert read_position(table.rules.book, text) == table.state
    for wrong in (text.replace('"row"', '"wor"'), text.replace('"ignore"', '"wor"')):
        assert wrong != text
        with pytest.raises(SaveError, match="'wor' is no Ability card of these rules"):
            read_position(table.rules.book, wrong)


def test_a_card_lying_twice_or_a_missing_white_token_is_noticed(lay: Lay) -> None:
    state, (cards, token) = lay("row").state, MODULE.invariants
    book = lay("row").rules.book
    assert [cards.broken(book, state), token.broken(book, state)] == ["", ""]
    twice = evolve(state, slots=(Centre(("ignore", "row")),))
    assert cards.broken(book, twice) == "the Ability cards in play are ignore, refresh, row, row"
    short = evolve(state, slots=(Centre(("ignore",)),))
    assert "ignore" in cards.broken(book, short)
    gone = evolve(state, slots=(evolve(state.slot(Centre), white_token=False),))
    assert token.broken(book, gone) == "white Inspiration tokens on spaces: 0, on the card: False"
    first, second = state.seats
    for also in (evolve(first, free="IIIIIW"), evolve(first, notches="W......"), evolve(first, spaces="W.......")):
        seats = (also, second)
        assert "on the card: True" in token.broken(book, evolve(state, seats=seats))


@pytest.mark.parametrize(
    ("piece", "source", "target", "said"),
    [
        ("row", UNREVEALED, IN_CENTRE, "row is in play already"),
        ("extend-one", IN_CENTRE, Beside(0), "extend-one does not lie in the centre"),
        ("ignore", IN_CENTRE, Beside(0), "seat 0 holds a card already"),
        ("row", Beside(1), IN_CENTRE, "row is not the card of seat 1"),
        ("row", Beside(0), UNREVEALED, "row stays in play"),
        ("I", WHITE_CARD, Hand(0), "there is no I on the card"),
        ("I", Hand(0), WHITE_CARD, "I has no place on the card"),
    ],
)
def test_a_piece_is_not_moved_from_where_it_is_not_or_to_where_it_cannot_lie(
    lay: Lay, piece: str, source: Place, target: Place, said: str
) -> None:
    with pytest.raises(ImpossibleMove, match=f"^{said}$") as raised:
        Moved(piece, source, target).fold(Draft(lay("row").state))
    assert raised.value.tried == piece


@pytest.mark.rule("abilities.white-inspiration")
def test_the_white_token_lies_on_its_card_once(lay: Lay) -> None:
    draft = Draft(lay("row").state)
    with pytest.raises(ImpossibleMove, match=r"^W has no place on the card$"):
        WHITE_CARD.put(draft, "W")
    WHITE_CARD.take(draft, "W")
    assert not draft.slot(Centre).white_token
    with pytest.raises(ImpossibleMove, match=r"^there is no W on the card$"):
        WHITE_CARD.take(draft, "W")
    with pytest.raises(ImpossibleMove, match=r"^I has no place on the card$"):
        WHITE_CARD.put(draft, "I")
    WHITE_CARD.put(draft, "W")
    assert draft.slot(Centre).white_token


def _game_with(card: str) -> Game:
    """A game in which seat 0 has drafted the card and acts."""
    rules = Ruleset.of("abilities")
    for seed in range(50):
        game = Game.new(rules, 2, seed)
        while game.decision is not None and type(game.decision).__name__ == "ChooseCard":
            names = [action.notation for action in game.actions()]
            wanted = f"A+{card}"
            rest = [name for name in names if name != wanted]
            game.play(wanted if wanted in names and game.decision.seat == 0 else rest[0])
        if game.state.seats[0].slot(Own).card == card:
            return game
    raise AssertionError(f"no game reveals {card}")
