"""Whole games: the contract that every module keeps, views, and the recorded golden game."""

import pytest
from chakra_yin_yang import HALVES, MODULE, HalvesLeft, HalvesOf, HalvesWon
from chakra_yin_yang.halves import HALF_SUPPLY

from chakra_rules import SPECTATOR, Ruleset, view
from chakra_rules.extend import Draft, ImpossibleMove, Moved
from chakra_rules.testing import scenario
from chakra_rules.testing.contract import check_game, check_state, play

YIN_YANG = Ruleset.of("yin-yang")


@pytest.mark.parametrize(("reading", "discarded"), [("any-three", "box"), ("own-colour", "bag")])
def test_games_keep_the_contract_under_every_option(reading: str, discarded: str) -> None:
    options = {"temporary_harmonisation": reading, "yin-yang.discarded_energy": discarded}
    check_game(play(Ruleset.of("yin-yang", options=options), players=3, seed=1, actions=150), positions=6)


def test_positions_with_halves_keep_the_contract() -> None:
    boards = ("-/-/W/-/KW/GRW/-/-/KW notches=4", "W/-/-/-/-/-/-/-/-")
    slots, own = (HalvesLeft(HALVES[3:]),), {0: (HalvesWon("HH"),), 1: (HalvesWon("H"),)}
    check_state(YIN_YANG, scenario(YIN_YANG, *boards, maya="WKR ... ...", slots=slots, own=own))


def test_everybody_sees_all_halves() -> None:
    state = scenario(YIN_YANG, slots=(HalvesLeft(HALVES[1:]),), own={1: (HalvesWon("H"),)})
    for viewer in (0, 1, SPECTATOR):
        seen = view(state, viewer).state
        assert seen.slot(HalvesLeft) == state.slot(HalvesLeft)
        assert seen.seats[1].slot(HalvesWon) == HalvesWon("H")


@pytest.mark.rule("yin-yang.effect")
def test_missing_and_surplus_halves_are_noticed() -> None:
    (invariant,) = MODULE.invariants
    right = scenario(YIN_YANG, slots=(HalvesLeft(HALVES[1:]),), own={1: (HalvesWon("H"),)})
    assert invariant.broken(YIN_YANG.book, right) == ""
    wrong = scenario(YIN_YANG, own={1: (HalvesWon("H"),)})
    assert invariant.broken(YIN_YANG.book, wrong) == (
        "halves of Yin-Yang tokens, the supply first: ['HHHHHHHHHHHH', '', 'H']"
    )


@pytest.mark.rule("yin-yang.effect")
def test_half_a_token_moves_both_ways_and_only_from_where_it_lies() -> None:
    start = scenario(YIN_YANG, slots=(HalvesLeft(HALVES[2:]),), own={0: (HalvesWon("HH"),)})
    for there, halves in ((HALF_SUPPLY, [11, 1, 0]), (HalvesOf(1), [10, 1, 1])):
        draft = Draft(start)
        Moved("H", HalvesOf(0), there).fold(draft)
        state = draft.freeze()
        assert [len(state.slot(HalvesLeft).pile), *[len(s.slot(HalvesWon).pile) for s in state.seats]] == halves
        Moved("H", there, HalvesOf(0)).fold(draft)
        assert draft.freeze() == start
    with pytest.raises(ImpossibleMove, match="there is no H"):
        Moved("H", HalvesOf(1), HALF_SUPPLY).fold(Draft(start))
