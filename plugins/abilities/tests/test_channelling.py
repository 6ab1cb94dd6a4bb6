"""The white Inspiration token and the two cards that extend a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_abilities import Centre
from chakra_abilities.channelling import modify_token

from chakra_rules.extend import Hand

if TYPE_CHECKING:
    from tests.conftest import Lay

LOCKED = "-/-/-/-/G/-/-/-/- notches=12567"
BUSY = "-/-/-/-/G/-/-/-/-"


@pytest.mark.rule("abilities.white-inspiration")
def test_the_white_token_channels_without_a_free_black_one(lay: Lay) -> None:
    table = lay("white-inspiration", LOCKED)
    assert table.legal("C") == set()
    assert table.why_not("C7") == ["base.channel.space"]
    used = table.play("A!")
    assert used.legal("C") == {"C3", "C4", "C7"}
    after = used.play("C7", "G4-5")
    assert after.seat.spaces == "......W."
    assert not after.state.slot(Centre).white_token


@pytest.mark.rule("abilities.white-inspiration")
def test_a_channel_action_uses_the_white_token_though_black_ones_are_free(lay: Lay) -> None:
    after = lay("white-inspiration", BUSY).play("A!", "C7", "G4-5")
    assert (after.seat.spaces, after.seat.free) == ("......W.", "IIIII")


@pytest.mark.rule("abilities.white-inspiration")
def test_there_is_no_second_white_token(lay: Lay) -> None:
    out, black = lay("white-inspiration", BUSY).play("A!", "C7"), ("I", Hand(0))
    assert modify_token(out.rules.book, out.state, 0, black) == black


@pytest.mark.rule("abilities.white-inspiration", "base.channel.8")
def test_the_white_token_may_lie_on_space_8(lay: Lay) -> None:
    after = lay("white-inspiration", "-/-/-/-/-/-/-/-/K notches=12567", bag="G").play("A!", "C8", "X:G")
    assert after.seat.spaces == ".......W"
    assert after.seat.cells[8] == "G"


@pytest.mark.rule("abilities.white-inspiration")
def test_a_covered_space_stays_covered(lay: Lay) -> None:
    table = lay("white-inspiration", BUSY + " spaces=7").play("A!")
    assert table.why_not("C7") == ["base.channel.space"]
    assert table.legal("C") == {"C3", "C4"}


@pytest.mark.rule("abilities.white-inspiration", "base.receive.chakra")
def test_the_white_token_is_for_channelling_only(lay: Lay) -> None:
    table = lay("white-inspiration", LOCKED, maya="G.. ... ...").play("A!")
    assert table.why_not("T1:G>4") == ["base.receive.chakra"]


@pytest.mark.rule("abilities.white-inspiration")
def test_the_white_token_stays_until_the_meditation_and_goes_back_with_the_card(lay: Lay) -> None:
    out = lay("white-inspiration", BUSY + " spaces=3").play("A!", "C7", "G4-5", "M:P")
    exchanged = out.play(f"A={out.state.slot(Centre).cards[0]}")
    assert exchanged.seat.spaces == "..I...W."
    back = exchanged.play("M:P")
    assert (back.seat.spaces, back.seat.free, back.state.slot(Centre).white_token) == ("........", "IIIII", True)
    after = back.play(f"A={back.state.slot(Centre).cards[0]}")
    assert "white-inspiration" in after.state.slot(Centre).cards
    assert after.state.slot(Centre).white_token


@pytest.mark.rule("abilities.white-inspiration")
def test_a_white_token_not_used_stays_on_its_card(lay: Lay) -> None:
    after = lay("white-inspiration", BUSY, maya="G.. ... ...").play("A!", "T1:G>8", "M:P", "A=ignore")
    assert after.decides == ("ChooseAction", 0)
    assert after.play("C7", "G4-5").seat.spaces == "......I."


@pytest.mark.rule("abilities.extend-many", "abilities.extend.move")
@pytest.mark.parametrize(
    ("board", "space", "plays", "further"),
    [
        (
            "G/Y/B/-/-/-/-/-/-",
            1,
            ("G8-7", "Y7-6", "B6-5"),
            {"G7+6", "G7+5", "Y6+7", "Y6+5", "Y6+4", "B5+6", "B5+7", "B5+4", "B5+3"},
        ),
        ("-/G/Y/-/-/-/-/-/-", 2, ("G7-5", "Y6-5"), {"G5+6", "G5+7", "Y5+6", "Y5+7", "G5+4", "G5+3", "Y5+4", "Y5+3"}),
        ("-/-/-/-/G/Y/-/-/-", 5, ("G4-5", "Y3-4"), {"G5+6", "G5+7", "G5+4", "G5+3", "Y4+5", "Y4+6", "Y4+3", "Y4+2"}),
        ("-/-/-/-/G/Y/-/-/-", 6, ("G4-5", "Y3-2"), {"G5+6", "G5+7", "G5+4", "G5+3", "Y2+3", "Y2+4", "Y2+1"}),
    ],
)
def test_one_of_several_energies_moves_one_or_two_chakras_more(
    lay: Lay, board: str, space: int, plays: tuple[str, ...], further: set[str]
) -> None:
    table = lay("extend-many", board).play("A!", f"C{space}", *plays)
    assert table.legal() == further | {"S"}
    assert table.play("S").decides == ("ChooseAction", 1)
    for move in further:
        assert table.play(move).decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.extend-one", "abilities.extend.move")
@pytest.mark.parametrize(
    ("board", "space", "move", "further"),
    [
        ("-/G/-/-/-/-/-/-/-", 3, "G7-4", {"G4+5", "G4+6", "G4+3", "G4+2"}),
        ("-/-/-/-/-/-/-/G/-", 4, "G1-3", {"G3+4", "G3+5", "G3+2", "G3+1"}),
        ("-/-/-/-/-/-/-/G/-", 7, "G1-2", {"G2+3", "G2+4", "G2+1"}),
        ("-/-/-/-/-/-/K/-/-", 7, "K2-1", {"K1+2", "K1+3", "K1+0"}),
    ],
)
def test_the_single_energy_moves_one_or_two_chakras_more_or_stops(
    lay: Lay, board: str, space: int, move: str, further: set[str]
) -> None:
    table = lay("extend-one", board).play("A!", f"C{space}", move)
    assert table.legal() == further | {"S"}
    assert table.play("S").decides == ("ChooseAction", 1)
    for more in further:
        assert table.play(more).decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.extend-many", "abilities.extend-one")
@pytest.mark.parametrize(
    ("card", "board", "plays"),
    [
        ("extend-many", "-/G/-/-/-/-/-/-/-", "C3 G7-4"),
        ("extend-many", "-/-/-/-/-/-/-/G/-", "C4 G1-3"),
        ("extend-many", "-/-/-/-/G/Y/-/-/-", "C7 G4-5"),
        ("extend-many", "-/-/-/-/-/-/-/-/K", "C8 X:G"),
        ("extend-one", "G/Y/B/-/-/-/-/-/-", "C1 G8-7 Y7-6 B6-5"),
        ("extend-one", "-/G/Y/-/-/-/-/-/-", "C2 G7-5 Y6-5"),
        ("extend-one", "-/-/-/-/G/Y/-/-/-", "C5 G4-5 Y3-4"),
        ("extend-one", "-/-/-/-/G/Y/-/-/-", "C6 G4-5 Y3-2"),
        ("extend-one", "-/-/-/-/-/-/-/-/K", "C8 X:G"),
    ],
)
def test_each_card_extends_its_own_spaces_only(lay: Lay, card: str, board: str, plays: str) -> None:
    assert lay(card, board, bag="G").play("A!", *plays.split()).decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.extend.move", "base.channel.complete")
def test_the_moves_owed_come_before_stopping(lay: Lay) -> None:
    table = lay("extend-many", "-/-/-/-/G/Y/-/-/-").play("A!", "C5", "G4-5")
    assert table.why_not("S") == ["base.channel.complete"]


@pytest.mark.rule("abilities.extend.move", "base.channel.distinct-energies")
def test_the_extra_move_is_made_once_by_an_energy_that_has_moved(lay: Lay) -> None:
    begun = lay("extend-many", "-/-/-/-/G/Y/-/-/-").play("A!", "C5")
    assert begun.why_not("G4+5") == ["base.channel.distinct-energies"]
    further = begun.play("G4-5", "G5+6")
    assert further.why_not("G6+7") == ["base.channel.order"]
    assert further.why_not("G6-7") == ["base.channel.distinct-energies"]
    assert further.legal() == {"Y3-4"}


@pytest.mark.rule("abilities.extend.move")
def test_the_extra_move_may_come_before_the_others_and_back(lay: Lay) -> None:
    table = lay("extend-many", "-/-/-/-/G/Y/-/-/-").play("A!", "C5", "G4-5", "G5+4", "Y3-4")
    assert (table.seat.cells[4], table.decides) == ("GY", ("ChooseAction", 1))


@pytest.mark.rule("abilities.extend.move", "base.channel.complete")
def test_the_extra_move_may_not_make_the_others_impossible(lay: Lay) -> None:
    table = lay("extend-many", "-/-/Y/-/-/YY/-/-/-").play("A!", "C2", "Y6-5")
    assert table.why_not("Y5+3") == ["base.channel.complete"]
    assert "Y5+4" in table.legal()


@pytest.mark.rule("abilities.extend.move", "base.channel.complete")
def test_a_space_may_be_chosen_that_only_the_extra_move_completes(lay: Lay) -> None:
    table = lay("extend-many", "-/GY/GR/-/-/-/-/-/-")
    assert table.why_not("C5") == ["base.channel.complete"]
    moved = table.play("A!", "C5", "G6-7")
    assert moved.legal() == {"G7+6", "G7+5"}
    assert moved.play("G7+6").legal() == {"R6-7"}


@pytest.mark.rule("abilities.extend.move", "base.harmonise.immediate", "base.channel.locked")
def test_an_energy_that_harmonised_a_chakra_cannot_move_further(lay: Lay) -> None:
    done = lay("extend-one", "-/-/-/-/R/-/-/RR/-").play("A!", "C3", "R4-1")
    assert done.decides == ("ChooseAction", 1)
    assert done.seat.cells[1] == "RRR"


@pytest.mark.rule("abilities.extend.move", "base.channel.skip")
def test_the_extra_move_passes_over_a_chakra_harmonised_by_the_move_before(lay: Lay) -> None:
    table = lay("extend-many", "-/G/C/CC/-/-/-/-/-").play("A!", "C2", "C6-5", "G7-4")
    assert table.seat.cells[5] == "CCC"
    assert table.legal() == {"G4+6", "G4+7", "G4+3", "G4+2", "S"}


@pytest.mark.rule("abilities.extend-one", "base.channel.free-space")
def test_a_full_chakra_blocks_the_extra_move(lay: Lay) -> None:
    table = lay("extend-one", "-/G/-/-/-/KRY/-/-/-").play("A!", "C3", "G7-4")
    assert table.legal() == {"G4+5", "G4+6", "S"}
    assert table.why_not("G4+2") == ["base.channel.free-space"]
