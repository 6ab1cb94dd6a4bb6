"""The end of the game: five harmonised chakras, the round finished, and the stalemate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.events import EndTriggered, GameEnded

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
FIFTH_BY_C7 = "-/PPP/BBB/CCC/GGG/YY/Y/-/-"  # Y2-3 is the fifth
ALL_SEVEN = "meditation=PBCGYOR"
JAMMED = f"PBC/-/-/-/-/-/-/-/- notches=76543 {ALL_SEVEN}"


@pytest.mark.rule("base.end.trigger", "base.end.round")
def test_the_first_player_s_fifth_chakra_leaves_the_others_one_turn(lay: Lay) -> None:
    table = lay(FIFTH_BY_C7, EMPTY, EMPTY).play("C7", "Y2-3")
    assert EndTriggered(0, "base.end.trigger") in table.events
    assert (table.state.last_round, table.decides) == (True, ("ChooseAction", 1))
    table = table.play("M:P")
    assert table.decides == ("ChooseAction", 2)
    table = table.play("M:P")
    assert (table.decides, table.state.ended, table.legal()) == (None, "base.end.round", set())


@pytest.mark.rule("base.end.trigger", "base.end.round")
def test_the_last_player_s_fifth_chakra_ends_the_game_at_once(lay: Lay) -> None:
    table = lay(EMPTY, EMPTY, FIFTH_BY_C7, turn=2).play("C7", "Y2-3")
    assert table.events[-1] == GameEnded("base.end.round")
    assert (table.decides, table.state.ended) == (None, "base.end.round")


@pytest.mark.rule("base.end.round")
def test_a_seat_in_between_is_followed_by_the_later_seats_only(lay: Lay) -> None:
    table = lay(EMPTY, FIFTH_BY_C7, EMPTY, turn=1).play("C7", "Y2-3")
    assert table.decides == ("ChooseAction", 2)
    assert table.play("M:P").state.ended == "base.end.round"


@pytest.mark.rule("base.end.trigger")
def test_four_harmonised_chakras_are_not_enough(lay: Lay) -> None:
    table = lay("-/PPP/BBB/CCC/-/YY/Y/-/-").play("C7", "Y2-3")
    assert (table.state.last_round, table.decides) == (False, ("ChooseAction", 1))


@pytest.mark.rule("base.end.trigger", "base.harmonise.definition")
def test_chakras_full_of_other_colours_do_not_count(lay: Lay) -> None:
    table = lay("-/PPP/BBB/CCC/RRR/YY/Y/-/-").play("C7", "Y2-3")
    assert not table.state.last_round


@pytest.mark.rule("base.end.trigger")
def test_a_second_player_s_fifth_chakra_triggers_nothing_more(lay: Lay) -> None:
    table = lay(FIFTH_BY_C7, FIFTH_BY_C7).play("C7", "Y2-3", "C7", "Y2-3")
    assert [e for e in table.events if isinstance(e, EndTriggered)] == [EndTriggered(0, "base.end.trigger")]
    assert table.state.ended == "base.end.round"


@pytest.mark.rule("base.end.trigger")
def test_the_end_is_judged_at_the_end_of_the_turn_not_between_two_moves(lay: Lay) -> None:
    table = lay("-/PPP/BBB/CCC/GGG/YY/YR/-/-").play("C6", "Y2-3")
    assert (table.state.last_round, table.decides) == (False, ("ChooseMove", 0))
    assert table.play("R2-1").state.last_round


@pytest.mark.rule("base.end.round")
@pytest.mark.parametrize("answer", ["M:P", "T1:P>8", "C7", "D:P"])
def test_when_the_game_is_over_nothing_can_be_done(lay: Lay, answer: str) -> None:
    table = lay(EMPTY, FIFTH_BY_C7, turn=1).play("C7", "Y2-3")
    assert table.why_not(answer) == ["base.turn.one-action"]
    assert "the game is over" in table.rules.tell(table.rules.explain(table.state, answer)[0])


@pytest.mark.rule("base.end.trigger")
def test_more_than_five_at_once_trigger_the_end_too(lay: Lay) -> None:
    table = lay("-/PPP/BBB/CCC/GGG/YY/OOY/O/-").play("C5", "Y2-3", "O1-2")
    assert table.state.last_round
    assert table.happened("Harmonised", "EndTriggered") == ["Harmonised", "Harmonised", "EndTriggered"]


# A scenario begins inside a turn, so a seat jammed when it began is counted in idle already.


@pytest.mark.rule("base.end.stalemate")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_round_in_which_nobody_can_do_anything_ends_the_game(lay: Lay, players: int) -> None:
    table = lay(*[JAMMED] * players, maya="GYO GYO GYO", idle=1)
    assert table.legal() == {"M"}
    table = table.play(*["M"] * (players - 1))
    assert (table.decides, table.legal()) == (("ChooseAction", players - 1), {"M"})
    table = table.play("M")
    assert table.events[-1] == GameEnded("base.end.stalemate")
    assert (table.decides, table.state.ended) == (None, "base.end.stalemate")


@pytest.mark.rule("base.end.stalemate")
def test_one_seat_that_can_do_something_keeps_the_game_going(lay: Lay) -> None:
    free = f"-/-/-/-/-/-/-/-/- {ALL_SEVEN}"
    table = lay(JAMMED, free, JAMMED, maya="GYO GYO GYO", idle=1).play("M", "M", "M")
    assert (table.decides, table.state.ended) == (("ChooseAction", 0), "")


@pytest.mark.rule("base.end.stalemate")
def test_a_round_is_counted_from_seat_0(lay: Lay) -> None:
    table = lay(JAMMED, JAMMED, turn=1, idle=1).play("M")
    assert (table.decides, table.state.round) == (("ChooseAction", 0), 2)
    table = table.play("M")
    assert table.decides == ("ChooseAction", 1)
    assert table.play("M").state.ended == "base.end.stalemate"


@pytest.mark.rule("base.end.stalemate")
def test_a_new_meditation_token_prevents_it_for_that_round(lay: Lay) -> None:
    nearly = JAMMED.replace(ALL_SEVEN, "meditation=PBCGYO")
    table = lay(JAMMED, nearly, idle=1).play("M")
    assert table.legal() == {"M:R"}
    table = table.play("M:R")
    assert (table.decides, table.state.round) == (("ChooseAction", 0), 2)
    assert table.play("M", "M").state.ended == "base.end.stalemate"


@pytest.mark.rule("base.end.stalemate")
def test_a_returned_token_prevents_it(lay: Lay) -> None:
    nearly = f"PBC/-/-/-/-/-/-/-/- notches=7654 spaces=1 {ALL_SEVEN}"
    table = lay(JAMMED, nearly, idle=1).play("M")
    assert table.legal() == {"M"}
    table = table.play("M", "M")
    assert (table.decides, table.state.round) == (("ChooseAction", 1), 2)
    assert "C7" in table.legal()


@pytest.mark.rule("base.end.stalemate")
def test_meditating_by_choice_is_no_stalemate(lay: Lay) -> None:
    free = f"-/-/-/-/-/-/-/-/- {ALL_SEVEN}"
    table = lay(free, free, maya="GYO ... ...").play("M", "M", "M", "M")
    assert (table.decides, table.state.ended) == (("ChooseAction", 0), "")


@pytest.mark.rule("base.end.stalemate")
@pytest.mark.parametrize(("maya", "ended"), [("... ... ...", "base.end.stalemate"), ("Y.. ... ...", "")])
def test_without_a_token_an_empty_maya_jams_a_seat_too(lay: Lay, maya: str, ended: str) -> None:
    stuck = f"-/-/-/-/-/-/-/-/- notches=76543 {ALL_SEVEN}"
    assert lay(stuck, stuck, maya=maya, turn=1).play("M", "M", "M").state.ended == ended


@pytest.mark.rule("base.end.stalemate")
def test_where_the_option_says_so_play_goes_on(lay: Lay) -> None:
    table = lay(JAMMED, JAMMED, options={"stalemate": "play-on"}, idle=1).play("M", "M", "M", "M")
    assert (table.decides, table.state.round, table.state.ended) == (("ChooseAction", 0), 3, "")


@pytest.mark.rule("base.end.stalemate", "base.end.round")
def test_in_the_last_round_the_end_is_that_of_the_round(lay: Lay) -> None:
    assert lay(JAMMED, JAMMED, last_round=True, idle=1).play("M", "M").state.ended == "base.end.round"
