"""When Objectives are judged, for whom, and what is kept."""

import pytest
from chakra_objectives import BonusesWon, ObjectiveAchieved, Objectives, claimable

from chakra_rules import Ruleset, State
from chakra_rules.extend import Module
from chakra_rules.testing import scenario

OBJECTIVES = Ruleset.of("objectives")
TWO = Objectives(("pair-sahasrara-muladhara", "three-alleviated"), ("12", "12"))
OTHER = "-/-/-/-/-/-/-/-/-"


def won(state: State) -> list[tuple[tuple[str, str], ...]]:
    return [seat.slot(BonusesWon).tokens for seat in state.seats]


@pytest.mark.rule("objectives.when")
def test_several_objectives_may_be_achieved_in_one_turn() -> None:
    state = scenario(OBJECTIVES, "-/PPP/-/-/-/-/-/RRR/KKK", OTHER, slots=(TWO,))
    after, events = OBJECTIVES.apply(state, "M:G")
    assert won(after) == [(("pair-sahasrara-muladhara", "2"), ("three-alleviated", "2")), ()]
    assert [event.card for event in events if isinstance(event, ObjectiveAchieved)] == list(TWO.cards)


@pytest.mark.rule("objectives.when")
def test_only_the_player_whose_turn_ends_is_judged() -> None:
    state = scenario(OBJECTIVES, OTHER, "-/-/-/-/-/-/-/-/KKK", slots=(TWO,))
    after = OBJECTIVES.apply(state, "M:G").state
    assert won(after) == [(), ()]
    assert won(OBJECTIVES.apply(after, "M:G").state) == [(), (("three-alleviated", "2"),)]


@pytest.mark.rule("objectives.when")
def test_nothing_is_judged_before_the_turn_ends() -> None:
    board = "-/-/-/-/-/-/K/K/KK"
    state = OBJECTIVES.apply(scenario(OBJECTIVES, board, OTHER, slots=(TWO,)), "C2").state
    midway, events = OBJECTIVES.apply(state, "K1-0")
    assert midway.seats[0].cells[0] == "KKK"
    assert (won(midway), [event for event in events if isinstance(event, ObjectiveAchieved)]) == ([(), ()], [])
    assert won(OBJECTIVES.apply(midway, "K2-0").state) == [(("three-alleviated", "2"),), ()]


@pytest.mark.rule("objectives.when")
def test_a_bonus_once_taken_is_kept() -> None:
    state = scenario(OBJECTIVES, "-/-/-/-/-/-/-/-/KKK", OTHER, slots=(TWO,))
    for notation in ("M:G", "M:G", "C8", "X:G"):
        state = OBJECTIVES.apply(state, notation).state
    assert state.seats[0].cells[0] == "KK"
    assert won(state) == [(("three-alleviated", "2"),), ()]


@pytest.mark.rule("yin-yang.effect.first", "base.end.trigger")
def test_objectives_come_before_the_end_of_the_game_is_judged() -> None:
    state = scenario(OBJECTIVES, "-/PPP/BBB/CCC/GGG/-/-/RRR/-", OTHER, slots=(TWO,))
    names = [type(event).__name__ for event in OBJECTIVES.apply(state, "M:G").events]
    assert names.index("ObjectiveAchieved") < names.index("EndTriggered")


@pytest.mark.rule("objectives.when", "base.end.round")
def test_the_last_turn_of_the_game_is_judged_too() -> None:
    state = scenario(OBJECTIVES, OTHER, "-/-/-/-/-/-/-/-/KKK", turn=1, last_round=True, slots=(TWO,))
    after = OBJECTIVES.apply(state, "M:G").state
    assert (after.ended, won(after)) == ("base.end.round", [(), (("three-alleviated", "2"),)])


@pytest.mark.rule("objectives.claim")
def test_what_a_turn_would_bring_can_be_asked() -> None:
    state = scenario(OBJECTIVES, "-/-/-/-/-/-/-/-/KKK", OTHER, slots=(TWO,))
    assert claimable(OBJECTIVES.book, state, 0) == (("three-alleviated", "2"),)
    assert claimable(OBJECTIVES.book, state, 1) == ()


@pytest.mark.rule("objectives.claim")
def test_a_module_may_lift_the_rule() -> None:
    lift = Module(id="lift", version="1.0", title="Lift", hooks=object(), waives=("objectives.claim",))
    rules = Ruleset.of("objectives", lift)
    state = scenario(rules, "-/-/-/-/-/-/-/-/KKK", OTHER, slots=(TWO,))
    assert won(rules.apply(state, "M:G").state) == [(), ()]


@pytest.mark.rule("objectives.score")
def test_each_bonus_is_a_line_of_the_sheet() -> None:
    left = Objectives(TWO.cards, ("1", ""))
    own = {0: (BonusesWon(((TWO.cards[0], "2"), (TWO.cards[1], "1"))),), 1: (BonusesWon(((TWO.cards[1], "2"),)),)}
    sheets = OBJECTIVES.score(scenario(OBJECTIVES, slots=(left,), own=own)).sheets
    assert [(line.points, line.rule, line.subject) for line in sheets[0].lines] == [
        (2, "objectives.score", "pair-sahasrara-muladhara"),
        (1, "objectives.score", "three-alleviated"),
    ]
    assert [sheet.total for sheet in sheets] == [3, 2]
