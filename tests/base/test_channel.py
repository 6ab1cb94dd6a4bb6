"""Channel energy: the Inspiration spaces 1 to 7 and the rules of movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.base.decisions import ChooseMove
from chakra_rules.base.movement import Movement
from chakra_rules.stages import Owed

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay


def lines(table: Table) -> list[tuple[Table, tuple[str, ...]]]:
    """Every way to make the moves the open channel action owes."""
    if table.decides is None or table.decides[0] != "ChooseMove":
        return [(table, ())]
    return [(end, (move, *rest)) for move in table.legal() for end, rest in lines(table.play(move))]


@pytest.mark.rule("base.channel.space")
def test_a_free_token_goes_onto_the_space_chosen(lay: Lay) -> None:
    seat = lay("-/-/-/-/K/-/-/-/-").play("C7").seat
    assert (seat.spaces, seat.free) == ("......I.", "IIII")


@pytest.mark.rule("base.channel.space")
def test_a_space_that_holds_a_token_cannot_be_chosen(lay: Lay) -> None:
    table = lay("-/-/K/K/K/K/-/-/- spaces=136")
    assert table.legal("C") == {"C2", "C4", "C5", "C7"}
    assert [table.why_not(space) for space in ("C1", "C3", "C6")] == [["base.channel.space"]] * 3


@pytest.mark.rule("base.channel.space")
def test_space_8_too_is_chosen_only_while_it_holds_no_token(lay: Lay) -> None:
    free, covered = [lay(f"-/-/-/-/-/-/-/-/K{spaces}", bag="G") for spaces in ("", " spaces=8")]
    assert (free.legal("C"), covered.legal("C")) == ({"C8"}, set())
    assert covered.why_not("C8") == ["base.channel.space"]


@pytest.mark.rule("base.channel.space")
def test_without_a_free_token_no_space_can_be_chosen(lay: Lay) -> None:
    table = lay("-/-/K/K/K/K/-/-/- spaces=12 notches=654")
    assert table.legal("C") == set()
    assert table.why_not("C7") == ["base.channel.space"]


@pytest.mark.rule("base.channel.space")
@pytest.mark.parametrize("space", ["C0", "C9"])
def test_there_are_eight_spaces(lay: Lay, space: str) -> None:
    assert lay("-/-/K/K/K/K/-/-/K").why_not(space) == ["base.channel.space"]
    assert lay("-/-/K/K/K/K/-/-/K").legal("C") == {f"C{n}" for n in range(1, 9)}


@pytest.mark.rule("base.channel.complete")
def test_an_action_whose_moves_cannot_all_be_made_cannot_be_chosen(lay: Lay) -> None:
    two_energies = lay("-/-/-/-/KK/-/-/-/-")
    assert two_energies.why_not("C1") == ["base.channel.complete"]
    assert two_energies.legal("C") == {"C2", "C3", "C4", "C5", "C6", "C7"}


@pytest.mark.rule("base.channel.complete", "base.channel.space")
def test_a_covered_space_and_moves_that_cannot_be_made_are_both_named(lay: Lay) -> None:
    assert lay("-/-/-/-/-/-/-/-/- spaces=1").why_not("C1") == ["base.channel.space", "base.channel.complete"]


@pytest.mark.rule("base.channel.complete", "base.channel.2")
def test_no_move_may_leave_the_rest_of_space_2_impossible(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/K/K/-").play("C2")
    # K2-1 would leave a move by two, which neither black could make: two below Muladhara is past the Earth.
    assert table.legal() == {"K2-0", "K1-0"}
    assert table.why_not("K2-1") == ["base.channel.complete"]
    assert table.play("K1-0").legal() == {"K2-0"}
    assert table.play("K2-0").legal() == {"K1-0"}


@pytest.mark.rule("base.channel.complete", "base.channel.6")
def test_no_move_may_leave_the_rest_of_space_6_impossible(lay: Lay) -> None:
    table = lay("-/K/-/-/-/-/-/K/-").play("C6")
    # The black on Sahasrara cannot go up, so it is the other that must.
    assert table.legal() == {"K7-6", "K1-2"}
    assert table.why_not("K1-0") == ["base.channel.complete"]


@pytest.mark.rule("base.channel.complete", "base.channel.1")
def test_no_move_may_leave_the_rest_of_space_1_impossible(lay: Lay) -> None:
    table = lay("-/-/-/G/GG/-/-/-/-").play("C1")
    # G5-4 would harmonise Anahata and lock all three greens with two moves still owed.
    assert table.legal() == {"G4-3"}
    assert table.why_not("G5-4") == ["base.channel.complete"]
    assert table.play("G4-3").legal() == {"G4-3", "G5-4"}
    assert table.play("G4-3", "G5-4").legal() == {"G4-3"}


@pytest.mark.rule("base.channel.complete", "base.channel.1", "base.channel.2", "base.channel.6")
@pytest.mark.parametrize("space", [1, 2, 6])
@pytest.mark.parametrize(
    "board",
    [
        "KY/-/B/-/GGG/-/OO/-/K",
        "K/-/GG/-/RRR/-/KO/K/-",
        "-/PPP/K/CCC/YY/KKO/K/RG/-",
        "-/-/-/KKK/GGG/YY/YK/K/-",
        "-/KKG/BB/B/-/-/OO/OK/-",
        "PKO/-/-/-/GG/G/-/RRR/-",
    ],
)
def test_no_offered_move_leads_into_a_dead_end(lay: Lay, board: str, space: int) -> None:
    table = lay(board).play(f"C{space}")
    ends = lines(table)
    assert {len(moves) for _, moves in ends} == {3 if space == 1 else 2}
    assert {end.decides for end, _ in ends} == {("ChooseAction", 1)}


@pytest.mark.rule("base.channel.order")
def test_the_moves_of_an_action_may_be_made_in_either_order(lay: Lay) -> None:
    table = lay("-/-/-/Y/-/O/-/-/-").play("C6")
    one, other = table.play("Y5-4", "O3-4"), table.play("O3-4", "Y5-4")
    assert one.seat.cells == other.seat.cells == ("", "", "", "", "OY", "", "", "", "")


@pytest.mark.rule("base.channel.order", "base.channel.2")
def test_the_move_by_one_may_come_before_the_move_by_two(lay: Lay) -> None:
    table = lay("-/-/-/Y/O/-/-/-/-").play("C2")
    assert table.legal() == {"Y5-4", "Y5-3", "O4-3", "O4-2"}
    assert table.play("Y5-4").legal() == {"O4-2"}
    assert table.play("Y5-3").legal() == {"O4-3"}


@pytest.mark.rule("base.channel.order")
def test_moves_are_listed_from_the_top_of_the_board_down(lay: Lay) -> None:
    two = lay("-/-/-/Y/O/-/-/-/-").play("C2")
    assert [action.notation for action in two.rules.actions(two.state)] == ["Y5-4", "Y5-3", "O4-3", "O4-2"]
    either = lay("-/-/-/Y/O/-/-/-/-").play("C6")
    assert [action.notation for action in either.rules.actions(either.state)] == ["Y5-6", "Y5-4", "O4-5", "O4-3"]


@pytest.mark.rule("base.channel.order")
@pytest.mark.parametrize("move", ["Y5-6", "Y5-2", "Y5-1", "Y5-5", "Y5-9", "Y9-8"])
def test_a_move_that_is_not_owed_is_refused(lay: Lay, move: str) -> None:
    table = lay("-/-/-/Y/O/-/-/-/-").play("C2")
    assert table.why_not(move) == ["base.channel.order"]
    assert table.why_not("Y5-4") == table.why_not("Y5-3") == []


@pytest.mark.rule("base.channel.distinct-energies")
def test_one_energy_does_not_make_two_moves_of_an_action(lay: Lay) -> None:
    table = lay("-/K/-/-/-/Y/-/-/-").play("C2", "K7-6")
    assert table.legal() == {"Y3-1"}
    assert table.why_not("K6-4") == ["base.channel.distinct-energies"]


@pytest.mark.rule("base.channel.distinct-energies")
def test_beside_a_moved_energy_an_equal_unmoved_one_may_still_move(lay: Lay) -> None:
    table = lay("-/K/K/-/-/-/-/-/-").play("C2", "K7-6")
    assert table.seat.cells[6] == "KK"
    assert table.legal() == {"K6-4"}
    assert table.play("K6-4").seat.cells == ("", "", "", "", "K", "", "K", "", "")


@pytest.mark.rule("base.channel.distinct-energies")
def test_equal_energies_that_moved_to_one_chakra_both_stay(lay: Lay) -> None:
    table = lay("-/-/KK/-/K/-/-/-/-").play("C1", "K6-5", "K6-5")
    assert table.seat.cells[5] == "KK"
    assert table.legal() == {"K4-3"}
    assert table.why_not("K5-4") == ["base.channel.distinct-energies"]


@pytest.mark.rule("base.channel.distinct-energies")
def test_an_energy_that_is_not_there_cannot_move(lay: Lay) -> None:
    table = lay("-/-/-/Y/O/-/-/-/-").play("C2")
    assert table.why_not("G5-4") == ["base.channel.distinct-energies"]
    assert table.why_not("Y4-3") == ["base.channel.distinct-energies"]


@pytest.mark.rule("base.channel.free-space")
def test_a_full_chakra_is_neither_reached_nor_crossed(lay: Lay) -> None:
    table = lay("-/-/Y/KGG/-/-/-/-/-").play("C7")
    assert "Y6-5" not in table.legal()
    assert table.why_not("Y6-5") == ["base.channel.free-space"]
    assert table.legal() == {"Y6-7", "K5-4", "G5-4", "K5-6", "G5-6"}
    two_down = lay("-/-/Y/KGG/-/-/-/-/-").play("C2")
    assert two_down.why_not("Y6-4") == ["base.channel.free-space"]
    assert two_down.play("G5-3").legal() == {"Y6-5", "G5-4", "K5-4"}


@pytest.mark.rule("base.channel.free-space")
def test_three_of_one_wrong_colour_block_the_way(lay: Lay) -> None:
    table = lay("-/-/Y/GGG/-/-/-/-/-").play("C7")
    assert table.why_not("Y6-5") == table.why_not("Y6-4") == ["base.channel.free-space"]


@pytest.mark.rule("base.channel.free-space")
def test_upward_too_a_full_chakra_is_neither_reached_nor_crossed(lay: Lay) -> None:
    one_up = lay("-/-/-/-/KGG/Y/-/-/-").play("C7")
    assert one_up.why_not("Y3-4") == ["base.channel.free-space"]
    two_up = lay("-/-/-/-/KGG/Y/R/-/-").play("C4")
    assert two_up.why_not("Y3-5") == two_up.why_not("R2-4") == ["base.channel.free-space"]
    assert two_up.legal() == {"K4-6", "G4-6"}


@pytest.mark.rule("base.channel.free-space", "base.channel.order")
@pytest.mark.parametrize("move", ["G4-6", "G4-2"])
def test_only_what_lies_on_the_way_is_in_the_way(lay: Lay, move: str) -> None:
    """The chakra it leaves is full, and so is one before and one behind."""
    assert lay("-/BBC/-/-/KGY/-/-/KKO/-").play("C7").why_not(move) == ["base.channel.order"]


@pytest.mark.rule("base.channel.free-space")
def test_a_space_freed_by_one_move_serves_the_next(lay: Lay) -> None:
    table = lay("-/-/-/-/-/Y/KKO/-/-").play("C2")
    assert table.why_not("Y3-2") == ["base.channel.free-space"]
    assert "Y3-2" in table.play("K2-0").legal()


@pytest.mark.rule("base.channel.skip")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        ("K/PPP/-/-/-/-/-/-/-", "K8-6"),
        ("K/PPP/BBB/-/-/-/-/-/-", "K8-5"),
        ("K/PPP/BBB/CCC/GGG/-/-/-/-", "K8-3"),
        ("K/PPP/BBB/CCC/GGG/YYY/OOO/RRR/-", "K8-0"),
        ("-/-/-/-/K/YYY/OOO/-/-", "K4-1"),
        ("-/-/-/-/-/K/OOO/RRR/-", "K3-0"),
    ],
)
def test_any_number_of_harmonised_chakras_in_a_row_is_passed_over_downward(lay: Lay, board: str, move: str) -> None:
    table = lay(board).play("C7")
    assert {n for n in table.legal() if n[1] > n[3]} == {move}
    assert table.play(move).seat.cells[int(move[3])] == "K"


@pytest.mark.rule("base.channel.skip")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        ("-/-/-/-/-/-/OOO/K/-", "K1-3"),
        ("-/-/-/-/-/YYY/OOO/K/-", "K1-4"),
        ("-/-/BBB/CCC/GGG/YYY/OOO/K/-", "K1-7"),
    ],
)
def test_any_number_of_harmonised_chakras_in_a_row_is_passed_over_upward(lay: Lay, board: str, move: str) -> None:
    table = lay(board).play("C7")
    assert {n for n in table.legal() if n[1] < n[3]} == {move}


@pytest.mark.rule("base.channel.skip")
def test_passing_over_does_not_count_as_a_move(lay: Lay) -> None:
    table = lay("-/K/-/CCC/-/YYY/-/-/-").play("C3")  # 6, 4 and 2 are the three moves
    assert table.legal() == {"K7-2"}
    assert table.why_not("K7-4") == ["base.channel.order"]


@pytest.mark.rule("base.channel.skip")
def test_no_move_ends_on_a_harmonised_chakra(lay: Lay) -> None:
    assert lay("-/-/K/CCC/-/-/-/-/-").play("C7").why_not("K6-5") == ["base.channel.free-space"]


@pytest.mark.rule("base.channel.1")
def test_three_energies_can_leave_the_bubbles_for_one_chakra(lay: Lay) -> None:
    table = lay("BCC/PPP/BBB/CCC/GGG/-/-/-/-")
    assert "C1" in table.legal("C")
    assert table.play("C1", "B8-3", "C8-3", "C8-3").seat.cells[3] == "BCC"


@pytest.mark.rule("base.channel.bubbles")
def test_energy_leaves_the_bubbles_downward_only(lay: Lay) -> None:
    table = lay("GK/Y/-/-/-/-/-/-/-").play("C7")
    assert table.legal() == {"G8-7", "K8-7", "Y7-6"}
    assert table.why_not("Y7-8") == ["base.channel.bubbles"]


@pytest.mark.rule("base.channel.bubbles")
def test_no_space_moves_energy_up_from_the_topmost_chakra_not_harmonised(lay: Lay) -> None:
    assert lay("-/PPP/BBB/K/-/-/-/-/-").legal("C") == {"C3", "C7"}
    assert lay("-/-/K/-/-/-/-/-/-").why_not("C4") == ["base.channel.complete"]
    assert lay("-/-/-/K/-/-/-/-/-").why_not("C4") == []


@pytest.mark.rule("base.channel.bubbles")
def test_where_up_into_the_bubbles_is_allowed_a_free_bubble_is_reached(lay: Lay) -> None:
    table = lay("G/Y/-/-/-/-/-/-/-", options={"up_into_bubbles": True}).play("C7")
    assert table.legal() == {"G8-7", "Y7-6", "Y7-8"}
    assert table.play("Y7-8").seat.cells[8] == "GY"
    full = lay("GBB/Y/-/-/-/-/-/-/-", options={"up_into_bubbles": True}).play("C7")
    assert full.legal() == {"G8-7", "B8-7", "Y7-6"}
    assert full.why_not("Y7-8") == ["base.channel.free-space"]


@pytest.mark.rule("base.channel.earth")
@pytest.mark.parametrize("colour", "PBCGYOR")
def test_only_black_reaches_the_earth(lay: Lay, colour: str) -> None:
    table = lay(f"-/-/-/-/-/-/-/K{colour}/-").play("C7")
    assert table.legal() == {"K1-0", "K1-2", f"{colour}1-2"}
    assert table.why_not(f"{colour}1-0") == ["base.channel.earth"]


@pytest.mark.rule("base.channel.earth", "base.channel.3")
@pytest.mark.parametrize(
    ("board", "legal"),
    [
        ("-/-/-/-/-/K/-/-/-", {"K3-0"}),
        ("-/-/-/-/K/-/-/-/-", {"K4-1"}),
        ("-/-/-/-/-/-/K/-/-", set()),
        ("-/-/-/-/-/-/-/K/-", set()),
        ("-/-/-/-/K/-/-/RRR/-", {"K4-0"}),
        ("-/-/-/-/K/-/OOO/RRR/-", set()),
        ("-/-/-/K/-/-/OOO/RRR/-", {"K5-0"}),
    ],
)
def test_the_earth_is_reached_by_an_exact_count(lay: Lay, board: str, legal: set[str]) -> None:
    table = lay(board)
    if legal:
        assert table.play("C3").legal() == legal
    else:
        assert table.why_not("C3") == ["base.channel.complete"]


@pytest.mark.rule("base.channel.earth")
def test_nothing_leaves_the_earth(lay: Lay) -> None:
    assert lay("-/-/-/-/-/-/-/-/KK").why_not("C7") == ["base.channel.complete"]
    table = lay("-/-/-/-/-/-/-/Y/KK").play("C7")
    assert table.legal() == {"Y1-2"}
    assert table.why_not("K0-1") == ["base.channel.earth"]


@pytest.mark.rule("base.channel.locked")
def test_energies_of_a_harmonised_chakra_stay(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/-/Y/-/-").play("C7")
    assert table.legal() == {"Y2-1", "Y2-3"}
    assert table.why_not("G4-3") == table.why_not("G4-5") == ["base.channel.locked"]
    assert lay("-/-/-/-/GGG/-/-/-/-").legal("C") == set()


@pytest.mark.rule("base.channel.locked")
def test_where_harmonised_energies_are_movable_they_may_leave_their_chakra(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/-/Y/-/-", options={"harmonised_energies": "movable"}).play("C7")
    assert table.legal() == {"Y2-1", "Y2-3", "G4-3", "G4-5"}
    assert table.play("G4-3").seat.cells[3:5] == ("G", "GG")


@pytest.mark.parametrize(
    ("space", "board", "first"),
    [
        pytest.param(1, "-/P/B/-/-/-/-/K/-", {"P7-6", "B6-5", "K1-0"}, marks=pytest.mark.rule("base.channel.1")),
        pytest.param(
            2, "-/P/-/C/-/-/-/-/-", {"P7-5", "P7-6", "C5-3", "C5-4"}, marks=pytest.mark.rule("base.channel.2")
        ),
        pytest.param(3, "-/P/-/-/-/-/R/-/-", {"P7-4"}, marks=pytest.mark.rule("base.channel.3")),
        pytest.param(4, "-/P/B/-/-/-/R/-/-", {"R2-4"}, marks=pytest.mark.rule("base.channel.4")),
        pytest.param(5, "-/P/-/C/-/-/R/-/-", {"C5-6", "R2-3"}, marks=pytest.mark.rule("base.channel.5")),
        pytest.param(6, "Y/-/-/-/-/-/R/-/-", {"Y8-7", "R2-3"}, marks=pytest.mark.rule("base.channel.6")),
        pytest.param(7, "Y/-/-/-/-/-/R/-/-", {"Y8-7", "R2-3", "R2-1"}, marks=pytest.mark.rule("base.channel.7")),
    ],
)
def test_each_space_owes_its_own_moves(lay: Lay, space: int, board: str, first: set[str]) -> None:
    assert lay(board).play(f"C{space}").legal() == first


@pytest.mark.parametrize(
    ("space", "board", "ends"),
    [
        pytest.param(
            1, "-/P/B/-/-/-/-/K/-", {("K", "", "", "", "", "B", "P", "", "")}, marks=pytest.mark.rule("base.channel.1")
        ),
        pytest.param(
            2,
            "-/P/-/-/G/-/-/-/-",
            {("", "", "G", "", "", "", "P", "", ""), ("", "", "", "G", "", "P", "", "", "")},
            marks=pytest.mark.rule("base.channel.2"),
        ),
        pytest.param(
            3, "-/P/-/-/-/-/-/-/-", {("", "", "", "", "P", "", "", "", "")}, marks=pytest.mark.rule("base.channel.3")
        ),
        pytest.param(
            4, "-/-/-/-/-/-/R/-/-", {("", "", "", "", "R", "", "", "", "")}, marks=pytest.mark.rule("base.channel.4")
        ),
        pytest.param(
            5, "-/P/-/C/-/-/R/-/-", {("", "", "", "R", "", "", "C", "P", "")}, marks=pytest.mark.rule("base.channel.5")
        ),
        pytest.param(
            6, "Y/-/-/-/-/-/R/-/-", {("", "", "", "R", "", "", "", "Y", "")}, marks=pytest.mark.rule("base.channel.6")
        ),
        pytest.param(
            7,
            "-/-/-/-/-/-/R/-/-",
            {("", "R", "", "", "", "", "", "", ""), ("", "", "", "R", "", "", "", "", "")},
            marks=pytest.mark.rule("base.channel.7"),
        ),
    ],
)
def test_what_the_moves_of_each_space_lead_to(lay: Lay, space: int, board: str, ends: set[tuple[str, ...]]) -> None:
    assert {end.seat.cells for end, _ in lines(lay(board).play(f"C{space}"))} == ends


@pytest.mark.rule("base.channel.complete")
@pytest.mark.parametrize(
    ("space", "owed"),
    [
        (1, "-1,-1,-1"),
        (2, "-2,-1"),
        (3, "-3"),
        (4, "+2"),
        (5, "+1,+1"),
        (6, "-1,+1"),
        (7, "-1/+1"),
    ],
)
def test_who_cannot_make_the_moves_of_a_space_is_told_them(lay: Lay, space: int, owed: str) -> None:
    said = f"The moves owed could then not all be made: {owed}."
    assert lay("-/-/-/-/-/-/-/-/-").told(f"C{space}") == [said]


@pytest.mark.parametrize(
    ("board", "space", "move", "told"),
    [
        pytest.param(
            "-/-/-/-/-/-/K/K/-",
            "C2",
            "K2-1",
            "The moves owed could then not all be made: -2.",
            marks=pytest.mark.rule("base.channel.complete"),
        ),
        pytest.param(
            "-/-/-/Y/O/-/-/-/-",
            "C2",
            "Y5-6",
            "The moves owed are -2,-1: there is no move from 5 to 6 among them.",
            marks=pytest.mark.rule("base.channel.order"),
        ),
        pytest.param(
            "-/-/-/Y/O/-/-/-/-",
            "C2",
            "Y5-9",
            "The moves owed are -2,-1: there is no move from 5 to 9 among them.",
            marks=pytest.mark.rule("base.channel.order"),
        ),
        pytest.param(
            "-/-/-/Y/O/-/-/-/-",
            "C2",
            "G5-4",
            "No G that may still move lies at height 5.",
            marks=pytest.mark.rule("base.channel.distinct-energies"),
        ),
        pytest.param(
            "-/Y/-/-/-/-/-/-/-",
            "C7",
            "Y8-7",
            "No Y that may still move lies at height 8.",
            marks=pytest.mark.rule("base.channel.distinct-energies"),
        ),
        pytest.param(
            "-/-/Y/KGG/-/-/-/-/-",
            "C7",
            "Y6-5",
            "Each chakra crossed or reached needs a free space on the way from 6 to 5.",
            marks=pytest.mark.rule("base.channel.free-space"),
        ),
        pytest.param(
            "-/-/-/-/-/-/-/KG/-",
            "C7",
            "G1-0",
            "G cannot move from 1 to 0: only K reaches the Earth, by an exact count, and nothing leaves it.",
            marks=pytest.mark.rule("base.channel.earth"),
        ),
        pytest.param(
            "-/-/-/-/GGG/-/Y/-/-",
            "C7",
            "G4-3",
            "The energies of a harmonised chakra stay where they are: height 4 is harmonised.",
            marks=pytest.mark.rule("base.channel.locked"),
        ),
        pytest.param(
            "-/Y/-/-/-/-/-/-/-",
            "C7",
            "Y7-8",
            "No move ends in the bubbles.",
            marks=pytest.mark.rule("base.channel.bubbles"),
        ),
    ],
)
def test_a_move_refused_is_told_why(lay: Lay, board: str, space: str, move: str, told: str) -> None:
    assert lay(board).play(space).told(move) == [told]


@pytest.mark.rule("base.channel.space")
def test_a_space_that_cannot_be_used_is_named(lay: Lay) -> None:
    assert lay("-/-/K/K/K/K/-/-/- spaces=3").told("C3") == [
        "Space 3 cannot be chosen: it takes a free Inspiration token, and one of spaces 1 to 8 without any."
    ]
    assert lay("-/-/K/K/K/K/-/-/-").told("C9") == [
        "Space 9 cannot be chosen: it takes a free Inspiration token, and one of spaces 1 to 8 without any."
    ]


@pytest.mark.rule("base.channel.complete")
def test_who_leaves_out_what_is_owed_is_told_what(lay: Lay) -> None:
    duty, choice = Owed((-2,)), Owed((-1,), optional=True)
    table = lay("-/-/-/K/K/-/-/-/-", ask=ChooseMove(0, "base.channel.2", (duty, choice)))
    assert table.told("S") == ["The moves owed could then not all be made: -2."]
    assert lay("-/-/-/K/-/-/-/-/-", ask=ChooseMove(0, "base.channel.2", (choice,))).told("S") == []


@pytest.mark.rule("base.channel.complete")
def test_no_move_may_leave_a_further_move_owed_impossible(lay: Lay) -> None:
    owed = (Owed((-1,)), Owed((-1,), again=True))
    table = lay("-/-/-/-/-/G/-/K/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert table.why_not("K1-0") == ["base.channel.complete"]  # from the Earth it could not go on
    assert table.legal() == {"G3-2"}
    assert table.play("G3-2").legal() == {"G2+1"}


@pytest.mark.rule("base.channel.complete")
def test_moves_owed_by_one_kind_of_energy_are_not_made_by_another(lay: Lay) -> None:
    owed = (Owed((-1,), only="K"), Owed((-1,), only="K"))
    alone = lay("-/-/-/-/G/K/-/-/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert (alone.legal(), alone.why_not("K3-2")) == (set(), ["base.channel.complete"])
    two = lay("-/-/-/-/GK/K/-/-/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert two.legal() == {"K4-3", "K3-2"}


@pytest.mark.rule("base.channel.complete", "base.channel.earth")
def test_of_two_energies_in_one_place_one_may_go_to_the_earth_and_the_other_down(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/GK/-/-")
    assert table.why_not("C2") == []
    assert table.play("C2").legal() == {"K2-0", "G2-1"}


@pytest.mark.rule("base.channel.complete", "base.channel.bubbles")
def test_two_blacks_on_sahasrara_cannot_go_one_up_and_one_down(lay: Lay) -> None:
    assert lay("-/KK/-/-/-/-/-/-/-").why_not("C6") == ["base.channel.complete"]


@pytest.mark.rule("base.channel.complete", "base.channel.earth")
def test_one_black_goes_to_the_earth_once(lay: Lay) -> None:
    assert lay("-/-/-/-/Y/-/-/GK/-").why_not("C1") == ["base.channel.complete"]
    assert lay("-/-/-/-/Y/-/-/KK/-").why_not("C1") == []


@pytest.mark.rule("base.channel.complete", "base.channel.free-space")
def test_no_first_move_fills_the_only_way_of_the_second(lay: Lay) -> None:
    table = lay("K/GB/Y/-/-/-/-/-/-").play("C6")
    assert table.legal() == {"B7-6", "G7-6", "Y6-7"}
    assert table.why_not("K8-7") == ["base.channel.complete"]


@pytest.mark.rule("base.channel.complete")
def test_a_move_that_could_pay_two_of_those_owed_pays_the_first(lay: Lay) -> None:
    owed = (Owed((-1,), only="K"), Owed((-1,)))
    table = lay("-/-/G/-/K/K/-/-/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert table.legal() == {"G6-5", "K4-3", "K3-2"}
    assert table.play("K4-3").legal() == {"G6-5", "K3-2"}


@pytest.mark.rule("base.channel.complete")
def test_a_move_pays_what_it_can_and_leaves_the_rest_owed(lay: Lay) -> None:
    owed = (Owed((-1,), only="K"), Owed((-1,)))
    table = lay("-/-/G/G/K/-/-/-/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert table.play("G6-5").legal() == {"K4-3"}


@pytest.mark.rule("base.channel.complete")
def test_moves_that_may_be_left_out_can_always_be_made(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/-")
    movement, board = table.rules.book.service(Movement), table.seat.cells
    choice, duty = Owed((-1,), optional=True), Owed((-1,))
    assert movement.possible(board, (), (choice,))
    assert not movement.possible(board, (), (choice, duty))


@pytest.mark.rule("base.channel.complete")
def test_one_energy_does_not_pay_two_moves_owed_after_another(lay: Lay) -> None:
    owed = (Owed((-1,)), Owed((1,)), Owed((-1,)))
    table = lay("-/PPP/Y/-/-/YYY/-/K/-", ask=ChooseMove(0, "base.channel.1", owed))
    assert (table.legal(), table.why_not("Y6-5")) == (set(), ["base.channel.complete"])


@pytest.mark.rule("base.channel.bubbles", "base.channel.locked")
def test_from_a_board_with_free_bubbles_and_a_movable_harmony_only_what_lies_there_moves(lay: Lay) -> None:
    options = {"up_into_bubbles": True, "harmonised_energies": "movable"}
    table = lay("R/-/-/-/GGG/-/-/-/-", options=options).play("C3")
    assert table.legal() == {"R8-5", "G4-1"}


@pytest.mark.rule("base.channel.complete")
def test_what_is_owed_can_be_made_where_only_what_may_be_left_out_cannot(lay: Lay) -> None:
    owed = (Owed((-1,)), Owed((-1,), optional=True))
    table = lay("-/-/-/-/-/G/-/-/-", ask=ChooseMove(0, "base.channel.2", owed))
    assert table.legal() == {"G3-2"}
    movement = table.rules.book.service(Movement)
    assert movement.possible(table.seat.cells, (), owed)
