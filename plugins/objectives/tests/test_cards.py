"""The eight cards: achieved, just out of reach, taken before, and with Yin-Yang in play."""

import pytest
from chakra_objectives import CARDS, BonusesWon, ObjectiveAchieved, Objectives

from chakra_rules import Ruleset, State
from chakra_rules.extend import Event
from chakra_rules.testing import scenario

OBJECTIVES = Ruleset.of("objectives")
ANY_ENERGY = Ruleset.of("objectives", options={"every_chakra": "any"})
WITH_YIN_YANG = Ruleset.of("objectives", "yin-yang")
ANY_WITH_YIN_YANG = Ruleset.of("objectives", "yin-yang", options={"every_chakra": "any"})
OTHER = "-/-/-/-/-/-/-/-/-"
RULES = {card.name: card.rule for card in CARDS}

ACHIEVED = {
    "pair-ajna-svadhisthana": ("-/-/BB/-/-/-/OOO/-/-", "T1:B>6"),
    "pair-vishuddha-manipura": ("-/-/-/CCC/-/YY/-/-/-", "T1:Y>3"),
    "pair-sahasrara-muladhara": ("-/PPP/-/-/-/-/-/RR/-", "T2:R>1"),
    "every-chakra": ("-/P/B/C/GK/Y/O/-/-", "T2:R>1"),
    "three-in-a-row": ("-/-/-/CCC/GG/YYY/-/-/-", "T1:G>4"),
    "two-pairs": ("-/PPP/BBB/-/-/-/OO/RRR/-", "T2:O>2"),
    "all-meditation": ("-/-/-/-/-/-/-/-/- meditation=PBCYOR", "M:G"),
    "three-alleviated": ("-/-/-/-/-/-/-/K/KK", "C7 K1-0"),
}
OUT_OF_REACH = {
    "pair-ajna-svadhisthana": ("-/-/BB/-/GGG/-/OO/-/-", "T1:B>6"),
    "pair-vishuddha-manipura": ("-/-/-/CC/-/YY/OOO/-/-", "T1:Y>3"),
    "pair-sahasrara-muladhara": ("-/PP/-/-/-/-/OOO/RR/-", "T2:R>1"),
    "every-chakra": ("-/P/B/C/G/O/Y/-/-", "T2:R>1"),
    "three-in-a-row": ("-/-/-/CCC/GG/-/OOO/RRR/-", "T1:G>4"),
    "two-pairs": ("-/PPP/-/CCC/GG/YYY/-/RRR/-", "T1:G>4"),
    "all-meditation": ("-/-/-/-/-/-/-/-/- meditation=PBCYO", "M:G"),
    "three-alleviated": ("-/K/-/-/-/-/-/K/K", "C7 K1-0"),
}
MORE_THAN_ASKED = {
    "pair-ajna-svadhisthana": ("-/-/BBB/-/GG/-/OOO/-/-", "T1:G>4"),
    "three-in-a-row": ("-/-/BBB/CCC/GG/YYY/-/-/-", "T1:G>4"),
    "two-pairs": ("-/PPP/BBB/CCC/GG/YYY/OOO/-/-", "T1:G>4"),
    "three-alleviated": ("-/-/-/-/-/-/-/K/KKK", "C7 K1-0"),
}
PAIR = pytest.mark.rule("objectives.pair")
NAMES = [
    pytest.param(name, marks=PAIR if rule == "objectives.pair" else pytest.mark.rule(rule))
    for name, rule in RULES.items()
]
ASKING_LESS = [name for name in NAMES if name.values[0] in MORE_THAN_ASKED]


def turn(
    rules: Ruleset, card: str, board: str, plays: str, *, left: str = "12", own: str = "", other: str = ""
) -> tuple[State, list[Event]]:
    """A turn of seat 0 with one card on the table, the bonus tokens left on it, and those of the two seats."""
    won = {seat: (BonusesWon(((card, token),) if token else ()),) for seat, token in enumerate((own, other))}
    slots = (Objectives((card,), (left,)),)
    state = scenario(rules, board, OTHER, maya="BYG OR. ...", bag="", slots=slots, own=won)
    events: list[Event] = []
    for notation in plays.split():
        state, happened = rules.apply(state, notation)
        events += happened
    return state, events


def bonuses(state: State, card: str) -> list[str]:
    """The bonus tokens of a card: with each seat, then left on it."""
    return [*[seat.slot(BonusesWon).of(card) for seat in state.seats], state.slot(Objectives).left_on(card)]


@pytest.mark.parametrize("card", NAMES)
def test_the_first_to_achieve_it_takes_the_two(card: str) -> None:
    state, events = turn(OBJECTIVES, card, *ACHIEVED[card])
    assert bonuses(state, card) == ["2", "", "1"]
    assert [event for event in events if isinstance(event, ObjectiveAchieved)] == [ObjectiveAchieved(0, card, 2)]


@pytest.mark.parametrize("card", NAMES)
def test_just_out_of_reach_gives_nothing(card: str) -> None:
    state, _ = turn(OBJECTIVES, card, *OUT_OF_REACH[card])
    assert bonuses(state, card) == ["", "", "12"]


@pytest.mark.parametrize("card", ASKING_LESS)
def test_more_than_a_card_asks_achieves_it_too(card: str) -> None:
    state, _ = turn(OBJECTIVES, card, *MORE_THAN_ASKED[card])
    assert bonuses(state, card) == ["2", "", "1"]


@pytest.mark.rule("objectives.claim")
@pytest.mark.parametrize("card", NAMES)
def test_every_seat_is_judged_by_its_own_board(card: str) -> None:
    board, plays = ACHIEVED[card]
    slots = (Objectives((card,), ("12",)),)
    state = scenario(OBJECTIVES, OTHER, board, turn=1, maya="BYG OR. ...", bag="", slots=slots)
    for notation in plays.split():
        state = OBJECTIVES.apply(state, notation).state
    assert bonuses(state, card) == ["", "2", "1"]


@pytest.mark.rule("objectives.claim")
@pytest.mark.parametrize("card", NAMES)
def test_the_second_to_achieve_it_takes_the_one(card: str) -> None:
    state, events = turn(OBJECTIVES, card, *ACHIEVED[card], left="1", other="2")
    assert bonuses(state, card) == ["1", "2", ""]
    assert ObjectiveAchieved(0, card, 1) in events


@pytest.mark.rule("objectives.claim")
@pytest.mark.parametrize("card", NAMES)
def test_nobody_takes_both(card: str) -> None:
    state, _ = turn(OBJECTIVES, card, *ACHIEVED[card], left="1", own="2")
    assert bonuses(state, card) == ["2", "", "1"]


@pytest.mark.rule("objectives.claim")
@pytest.mark.parametrize("card", NAMES)
def test_the_third_to_achieve_it_takes_nothing(card: str) -> None:
    board, plays = ACHIEVED[card]
    won = {1: (BonusesWon(((card, "2"),)),), 2: (BonusesWon(((card, "1"),)),)}
    slots = (Objectives((card,), ("",)),)
    state = scenario(OBJECTIVES, board, OTHER, OTHER, maya="BYG OR. ...", bag="", slots=slots, own=won)
    for notation in plays.split():
        state = OBJECTIVES.apply(state, notation).state
    assert bonuses(state, card) == ["", "2", "1", ""]


@pytest.mark.rule("objectives.two-pairs")
@pytest.mark.parametrize("board", ["-/-/BBB/CCC/GG/YYY/-/-/-", "-/PPP/-/CCC/GG/-/OOO/RRR/-"])
def test_two_pairs_may_touch_and_may_lie_apart(board: str) -> None:
    state, _ = turn(OBJECTIVES, "two-pairs", board, "T1:G>4")
    assert bonuses(state, "two-pairs") == ["2", "", "1"]


@pytest.mark.rule("objectives.every-chakra")
def test_any_energy_in_each_chakra_is_enough_where_the_option_says_so() -> None:
    board = "-/R/B/C/K/O/Y/-/-"
    assert bonuses(turn(ANY_ENERGY, "every-chakra", board, "T2:R>1")[0], "every-chakra") == ["2", "", "1"]
    assert bonuses(turn(OBJECTIVES, "every-chakra", board, "T2:R>1")[0], "every-chakra") == ["", "", "12"]
    assert bonuses(turn(ANY_ENERGY, "every-chakra", board, "T2:R>2")[0], "every-chakra") == ["", "", "12"]


@pytest.mark.rule("objectives.three-alleviated", "base.channel.8")
def test_an_alleviated_energy_given_up_no_longer_counts() -> None:
    state, _ = turn(OBJECTIVES, "three-alleviated", "-/-/-/-/-/-/-/-/KKK", "M:G")
    assert bonuses(state, "three-alleviated") == ["2", "", "1"]
    slots = (Objectives(("three-alleviated",), ("12",)),)
    state = scenario(OBJECTIVES, "-/-/-/-/-/-/-/-/KKK", OTHER, slots=slots)
    state = OBJECTIVES.apply(OBJECTIVES.apply(state, "C8").state, "X:G").state
    assert bonuses(state, "three-alleviated") == ["", "", "12"]


@pytest.mark.rule("objectives.all-meditation")
@pytest.mark.parametrize("missing", "PBCGYOR")
def test_six_meditation_tokens_are_not_enough_whichever_is_missing(missing: str) -> None:
    board = f"-/-/-/-/-/-/-/K/- meditation={'PBCGYOR'.replace(missing, '')}"
    assert bonuses(turn(OBJECTIVES, "all-meditation", board, "C7 K1-0")[0], "all-meditation") == ["", "", "12"]
    assert bonuses(turn(OBJECTIVES, "all-meditation", board, f"M:{missing}")[0], "all-meditation") == ["2", "", "1"]


HINDERED = {
    "pair-ajna-svadhisthana": ("-/-/BB/-/-/-/OOW/-/-", "T1:B>6"),
    "pair-vishuddha-manipura": ("-/-/-/CCW/-/YY/-/-/-", "T1:Y>3"),
    "pair-sahasrara-muladhara": ("-/PPW/-/-/-/-/-/RR/-", "T2:R>1"),
    "every-chakra": ("-/P/B/C/W/Y/O/-/-", "T2:R>1"),
    "three-in-a-row": ("-/-/-/CCW/GG/YYY/-/-/-", "T1:G>4"),
    "two-pairs": ("-/PPP/BBB/-/-/-/OO/RRW/-", "T2:O>2"),
    "three-alleviated": ("-/-/-/-/-/-/-/W/KK", "C7 W1-0"),
}


@pytest.mark.rule("yin-yang.temporary.no-points", "yin-yang.earth", "modules.any-combination")
@pytest.mark.parametrize("card", HINDERED)
def test_with_yin_yang_white_achieves_nothing(card: str) -> None:
    state, _ = turn(WITH_YIN_YANG, card, *HINDERED[card])
    assert bonuses(state, card) == ["", "", "12"]


@pytest.mark.rule("modules.any-combination")
@pytest.mark.parametrize("card", NAMES)
def test_with_yin_yang_the_cards_ask_the_same(card: str) -> None:
    state, _ = turn(WITH_YIN_YANG, card, *ACHIEVED[card])
    assert bonuses(state, card) == ["2", "", "1"]


@pytest.mark.rule("yin-yang.effect.first", "objectives.every-chakra")
def test_the_yin_yang_effect_comes_before_objectives() -> None:
    with_pair, without = "-/P/B/C/KW/Y/O/-/-", "-/P/B/C/KK/Y/O/-/-"
    state, _ = turn(ANY_WITH_YIN_YANG, "every-chakra", with_pair, "T2:R>1")
    assert bonuses(state, "every-chakra") == ["", "", "12"]
    state, _ = turn(ANY_WITH_YIN_YANG, "every-chakra", without, "T2:R>1")
    assert bonuses(state, "every-chakra") == ["2", "", "1"]
