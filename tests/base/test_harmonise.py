"""Harmonise: three energies of a chakra's own colour, judged after every placement and every single move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.events import Harmonised, Moved
from chakra_rules.places import Hand, Notch

if TYPE_CHECKING:
    from tests.conftest import Lay

TOKEN_BACK = Moved("I", Notch(0, 4), Hand(0))


@pytest.mark.rule("base.harmonise.definition")
@pytest.mark.parametrize(("colour", "height"), [("R", 1), ("O", 2), ("Y", 3), ("G", 4), ("C", 5), ("B", 6), ("P", 7)])
def test_a_chakra_is_harmonised_by_the_third_energy_of_its_own_colour(lay: Lay, colour: str, height: int) -> None:
    fields = ["-"] * 9
    fields[8 - height] = colour * 2
    table = lay("/".join(fields), maya=f"{colour}.. ... ...", bag="").play(f"T1:{colour}>{height}")
    assert [e for e in table.events if isinstance(e, Harmonised)] == [Harmonised(0, height)]


@pytest.mark.rule("base.harmonise.definition")
@pytest.mark.parametrize(
    ("board", "take"),
    [
        ("-/-/-/-/-/GG/-/-/-", "T1:G>3"),  # three greens, not on Anahata
        ("-/-/-/-/GK/-/-/-/-", "T1:G>4"),  # full, not of one colour
        ("-/-/-/-/G/-/-/-/-", "T1:G>4"),  # of one colour, not full
        ("GG/-/-/-/-/-/-/-/-", "T1:G>8"),  # the bubbles are no chakra
    ],
)
def test_anything_else_is_not_harmonised(lay: Lay, board: str, take: str) -> None:
    table = lay(board, maya="G.. ... ...", bag="").play(take)
    assert not [e for e in table.events if isinstance(e, Harmonised)]


@pytest.mark.rule("base.harmonise.token-back")
def test_placing_the_third_energy_returns_the_token_just_laid_into_the_notch(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/-/-/-/-", maya="G.. ... ...", bag="").play("T1:G>4")
    assert (table.seat.free, table.seat.notches) == ("IIIII", ".......")
    assert table.events.index(Harmonised(0, 4)) < table.events.index(TOKEN_BACK)


@pytest.mark.rule("base.harmonise.token-back")
def test_harmonising_by_a_move_returns_the_token_from_that_notch_alone(lay: Lay) -> None:
    seat = lay("-/-/-/G/GG/-/-/-/- notches=54 spaces=1").play("C7", "G5-4").seat
    assert (seat.free, seat.notches, seat.spaces) == ("II", "....I..", "I.....I.")


@pytest.mark.rule("base.harmonise.token-back")
def test_without_a_token_in_the_notch_nothing_returns(lay: Lay) -> None:
    table = lay("-/-/-/G/GG/-/-/-/-").play("C7", "G5-4")
    assert Harmonised(0, 4) in table.events
    assert TOKEN_BACK not in table.events
    assert table.seat.free == "IIII"


@pytest.mark.rule("base.harmonise.token-back")
def test_a_notch_whose_chakra_was_harmonised_before_is_left_alone(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/Y/-/-/- notches=4").play("C7", "Y3-5")
    assert not [e for e in table.events if isinstance(e, Harmonised)]
    assert table.seat.notches == "...I..."


@pytest.mark.rule("base.harmonise.immediate", "base.harmonise.token-back", "base.channel.skip", "base.channel.locked")
def test_between_two_moves_a_completed_chakra_is_skipped_locked_and_gives_its_token_back(lay: Lay) -> None:
    table = lay("-/-/K/GK/GG/-/-/-/- notches=4").play("C1")
    assert "K5-4" in table.legal()
    assert table.why_not("G4-3") == []
    table = table.play("G5-4")
    assert table.decides == ("ChooseMove", 0)
    assert (table.seat.free, table.seat.notches) == ("IIII", ".......")
    assert table.legal() == {"K6-5", "K5-3"}
    assert table.why_not("G4-3") == ["base.channel.locked"]
    assert table.why_not("K5-4") == ["base.channel.free-space"]
    assert table.play("K5-3", "K6-5").seat.cells == ("", "", "", "K", "GGG", "K", "", "", "")


@pytest.mark.rule("base.harmonise.immediate", "base.channel.earth")
def test_a_chakra_completed_by_one_move_brings_the_earth_nearer_for_the_next(lay: Lay) -> None:
    table = lay("-/-/-/-/-/K/R/RR/-").play("C2")
    assert table.legal() == {"R2-1"}
    assert table.why_not("K3-2") == ["base.channel.complete"]
    table = table.play("R2-1")
    assert table.legal() == {"K3-0"}
    assert table.why_not("K3-1") == ["base.channel.free-space"]


@pytest.mark.rule("base.harmonise.immediate", "base.channel.complete")
def test_a_move_that_harmonises_is_refused_where_the_rest_could_not_follow(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/KR/RR/-").play("C2")
    # With Muladhara harmonised the Earth is one below Svadhisthana, and two is owed.
    assert table.legal() == {"K2-0"}
    assert table.why_not("R2-1") == ["base.channel.complete"]
