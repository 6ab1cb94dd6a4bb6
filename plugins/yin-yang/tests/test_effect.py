"""The Yin-Yang effect, the halves it gives, white on the Earth, and what all of it scores."""

import pytest
from chakra_yin_yang import HALVES, HalvesLeft, HalvesWon, YinYangEffect

from chakra_rules import Ruleset, State
from chakra_rules.extend import ChooseMove, Event, Module, Moved, Owed
from chakra_rules.testing import scenario

YIN_YANG = Ruleset.of("yin-yang")
TO_BAG = Ruleset.of("yin-yang", options={"yin-yang.discarded_energy": "bag"})
OTHER = "-/-/-/-/-/-/-/-/-"


def halves(state: State) -> list[int]:
    """How many halves each seat holds, then how many are left."""
    won = [len(seat.slot(HalvesWon).pile) for seat in state.seats]
    return [*won, len(state.slot(HalvesLeft).pile)]


def with_halves(*counts: int) -> State:
    return scenario(
        YIN_YANG,
        slots=(HalvesLeft(HALVES[sum(counts) :]),),
        own={seat: (HalvesWon(HALVES[:count]),) for seat, count in enumerate(counts)},
    )


def named(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, YinYangEffect)]


@pytest.mark.rule("yin-yang.effect")
def test_white_and_black_on_one_chakra_give_half_a_token_at_the_end_of_the_turn() -> None:
    after, events = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/GKW/-/-/-/-", OTHER), "M:G")
    assert after.seats[0].cells[4] == "G"
    assert halves(after) == [1, 0, 11]
    assert named(events) == [YinYangEffect(0, 4)]


@pytest.mark.rule("yin-yang.effect")
def test_several_chakras_fire_in_one_turn_with_one_pair_each() -> None:
    after, events = YIN_YANG.apply(scenario(YIN_YANG, "-/KW/-/-/KKW/-/-/KWW/-", OTHER), "M:G")
    assert after.seats[0].cells == ("", "W", "", "", "K", "", "", "", "")
    assert halves(after) == [3, 0, 9]
    assert named(events) == [YinYangEffect(0, 7), YinYangEffect(0, 4), YinYangEffect(0, 1)]


@pytest.mark.rule("yin-yang.effect")
def test_bubbles_earth_and_single_kinds_do_not_fire() -> None:
    board = "KW/WWG/K/-/-/-/-/-/KW"
    after, events = YIN_YANG.apply(scenario(YIN_YANG, board, OTHER), "M:G")
    assert after.seats[0].cells == scenario(YIN_YANG, board, OTHER).seats[0].cells
    assert (halves(after), named(events)) == ([0, 0, 12], [])


@pytest.mark.rule("yin-yang.effect")
def test_only_the_board_of_the_player_whose_turn_ends_fires() -> None:
    after, _ = YIN_YANG.apply(scenario(YIN_YANG, OTHER, "-/-/-/-/KW/-/-/-/-"), "M:G")
    assert halves(after) == [0, 0, 12]
    after, _ = YIN_YANG.apply(after, "M:G")
    assert halves(after) == [0, 1, 11]


@pytest.mark.rule("yin-yang.effect")
def test_the_pair_stays_until_the_turn_ends() -> None:
    owed = (Owed((-1,)), Owed((-1,)))
    state = scenario(YIN_YANG, "-/-/-/W/K/-/-/-/-", OTHER, ask=ChooseMove(0, "base.channel.1", owed))
    midway, events = YIN_YANG.apply(state, "W5-4")
    assert (midway.seats[0].cells[4], named(events)) == ("KW", [])
    after, events = YIN_YANG.apply(midway, "K4-3")
    assert (after.seats[0].cells[3:5], named(events)) == (("K", "W"), [])


@pytest.mark.rule("yin-yang.effect.discard")
def test_the_two_energies_leave_the_game() -> None:
    after, events = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/KW/-/-/-/-", OTHER), "M:G")
    assert after.box == "KW"
    assert [event.piece for event in events if isinstance(event, Moved)][-3:] == ["W", "K", "H"]


@pytest.mark.rule("yin-yang.effect.discard")
def test_the_two_energies_go_back_into_the_bag_where_the_option_says_so() -> None:
    state = scenario(TO_BAG, "-/-/-/-/KW/-/-/-/-", OTHER, bag="G")
    after = TO_BAG.apply(state, "M:G").state
    assert (after.bag, after.box) == ("GKW", state.box)


@pytest.mark.rule("yin-yang.effect", "yin-yang.effect.discard")
def test_without_a_half_left_the_energies_are_still_discarded() -> None:
    state = scenario(TO_BAG, "-/-/-/-/KW/-/-/-/-", OTHER, slots=(HalvesLeft(""),), own={1: (HalvesWon(HALVES),)})
    after, events = TO_BAG.apply(state, "M:G")
    assert (after.seats[0].cells[4], halves(after)) == ("", [0, 12, 0])
    assert named(events) == [YinYangEffect(0, 4)]


@pytest.mark.rule("yin-yang.effect", "yin-yang.effect.first")
def test_the_effect_takes_place_in_the_very_last_turn_too() -> None:
    state = scenario(YIN_YANG, OTHER, "-/-/-/-/KW/-/-/-/-", turn=1, last_round=True)
    after, _ = YIN_YANG.apply(state, "M:G")
    assert (after.ended, halves(after)) == ("base.end.round", [0, 1, 11])


@pytest.mark.rule("yin-yang.effect.first")
def test_the_effect_comes_before_the_end_of_the_game_is_judged() -> None:
    board = "-/PPP/BBB/CCC/GGG/YYY/KOW/-/-"
    _, events = YIN_YANG.apply(scenario(YIN_YANG, board, OTHER), "M:G")
    order = [type(event).__name__ for event in events]
    assert order.index("YinYangEffect") < order.index("EndTriggered") < order.index("TurnEnded")


@pytest.mark.rule("yin-yang.effect", "yin-yang.temporary")
def test_a_module_may_lift_the_effect_and_temporary_harmonisation() -> None:
    waived = ("yin-yang.effect", "yin-yang.temporary")
    rules = Ruleset.of("yin-yang", Module(id="lift", version="1.0", title="Lift", hooks=object(), waives=waived))
    state = scenario(rules, "-/-/-/Y/GKW/-/-/-/-", OTHER, ask=ChooseMove(0, "base.channel.7", (Owed((-1,)),)))
    assert {action.notation for action in rules.actions(state)} == {"G4-3", "K4-3", "W4-3"}
    assert halves(rules.apply(state, "G4-3").state) == [0, 0, 12]


@pytest.mark.rule("yin-yang.earth")
def test_white_reaches_the_earth_by_an_exact_count_and_colours_do_not() -> None:
    state = scenario(YIN_YANG, "-/-/-/-/-/-/-/RW/-", OTHER, ask=ChooseMove(0, "base.channel.7", (Owed((-1,)),)))
    assert [action.notation for action in YIN_YANG.actions(state)] == ["W1-0"]
    further = scenario(YIN_YANG, "-/-/-/-/-/-/-/W/-", OTHER, ask=ChooseMove(0, "base.channel.2", (Owed((-2,)),)))
    assert YIN_YANG.actions(further) == ()


@pytest.mark.rule("yin-yang.earth", "base.score.alleviated")
def test_white_on_the_earth_scores_nothing() -> None:
    state = scenario(YIN_YANG, "-/-/-/-/-/-/-/-/KWW", OTHER)
    assert [sheet.total for sheet in YIN_YANG.score(state).sheets] == [1, 0]


@pytest.mark.rule("yin-yang.earth", "base.channel.8")
def test_white_on_the_earth_cannot_be_given_up() -> None:
    white = scenario(YIN_YANG, "-/-/-/-/-/-/-/-/WW", OTHER)
    assert [reason.rule for reason in YIN_YANG.explain(white, "C8")] == ["base.channel.8.source"]
    both = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/-/-/-/-/KWW", OTHER), "C8").state
    assert YIN_YANG.apply(both, "X:G").state.seats[0].cells[0] == "WW"


@pytest.mark.rule("base.channel.8.source", "yin-yang.receive.limit")
def test_white_can_be_chosen_from_the_bag() -> None:
    asked = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/-/-/-/-/KWWW", OTHER), "C8").state
    assert YIN_YANG.apply(asked, "X:W").state.seats[0].cells[8] == "W"


@pytest.mark.rule("yin-yang.score")
@pytest.mark.parametrize(
    ("count", "lines"),
    [
        (0, []),
        (1, [(1, "incomplete")]),
        (2, [(3, "complete")]),
        (5, [(6, "complete"), (1, "incomplete")]),
        (12, [(18, "complete")]),
    ],
)
def test_two_halves_score_three_and_one_half_scores_one(count: int, lines: list[tuple[int, str]]) -> None:
    sheet = YIN_YANG.score(with_halves(count, 0)).sheets[0]
    assert [(line.points, line.subject) for line in sheet.lines] == lines


@pytest.mark.rule("levels.yin-yang")
@pytest.mark.parametrize(
    ("total", "level"), [(9, 1), (10, 2), (12, 2), (13, 3), (15, 3), (16, 4), (18, 4), (19, 5), (21, 5), (22, 6)]
)
def test_totals_are_read_against_the_table_for_yin_yang(total: int, level: int) -> None:
    symbols = min(6, total // 3)
    earth = "K" * (total - 3 * symbols) or "-"
    own, left = HALVES[: 2 * symbols], HALVES[2 * symbols :]
    board = f"-/-/-/-/-/-/-/-/{earth}"
    state = scenario(YIN_YANG, board, OTHER, slots=(HalvesLeft(left),), own={0: (HalvesWon(own),)})
    sheet = YIN_YANG.score(state).sheets[0]
    assert (sheet.total, sheet.level.lowest, sheet.level.highest) == (total, level, level)
    assert sheet.level.rule == "levels.yin-yang"


@pytest.mark.rule("yin-yang.earth")
def test_who_moves_a_colour_onto_the_earth_is_told_that_black_and_white_reach_it() -> None:
    state = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/-/-/-/GW/-", OTHER), "C7").state
    (reason,) = YIN_YANG.explain(state, "G1-0")
    assert dict(reason.params) == {"energy": "G", "source": 1, "target": 0, "grounded": "KW"}


@pytest.mark.rule("yin-yang.earth", "base.alleviate")
def test_white_that_reaches_the_earth_is_not_alleviated() -> None:
    state = YIN_YANG.apply(scenario(YIN_YANG, "-/-/-/-/-/-/-/KW/-", OTHER), "C7").state
    alleviated = {
        move: "Alleviated" in [type(e).__name__ for e in YIN_YANG.apply(state, move).events]
        for move in ("W1-0", "K1-0")
    }
    assert alleviated == {"W1-0": False, "K1-0": True}
