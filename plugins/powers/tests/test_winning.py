"""Powers: the set-up, and how they are won."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from chakra_powers import Powers, PowerSupply
from chakra_powers.examples import holding

from chakra_rules import Ruleset
from chakra_rules.testing import scenario

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("powers.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_power_tokens_of_each_colour_as_players_lie_around_the_board(rules: Ruleset, players: int) -> None:
    state = rules.initial(players)
    assert Counter(state.slot(PowerSupply).tokens) == dict.fromkeys("PBCGYOR", players)
    assert [seat.slot(Powers) for seat in state.seats] == [Powers()] * players


@pytest.mark.rule("powers.win")
def test_harmonising_by_receiving_wins_the_power_of_the_colour_face_up(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/-/-/-/-", maya="G.. ... ...").play("T1:G>4")
    assert table.own(Powers) == Powers(face_up="G")
    assert table.state.slot(PowerSupply).tokens.count("G") == 1


@pytest.mark.rule("powers.win")
def test_harmonising_by_a_move_wins_the_power_and_the_inspiration_token_comes_back(lay: Lay) -> None:
    table = lay("-/-/-/G/GG/-/-/-/- notches=4").play("C7", "G5-4")
    assert table.own(Powers) == Powers(face_up="G")
    assert (table.seat.notches, table.seat.free) == (".......", "IIII")


@pytest.mark.rule("powers.win")
def test_three_energies_that_are_not_all_of_the_chakras_colour_win_nothing(lay: Lay) -> None:
    table = lay("-/-/-/-/GG/-/-/-/-", maya="K.. ... ...").play("T1:K>4")
    assert table.own(Powers) == Powers()
    assert table.state.slot(PowerSupply) == table.rules.initial(2).slot(PowerSupply)


@pytest.mark.rule("powers.win")
def test_the_seat_that_harmonises_wins_and_nobody_else(rules: Ruleset) -> None:
    state = scenario(rules, "-/-/-/-/GGG/-/-/-/-", "-/-/-/-/-/-/-/RR/-", maya="R.. ... ...", bag="", turn=1)
    after = rules.apply(state, "T1:R>1").state
    assert [seat.slot(Powers).face_up for seat in after.seats] == ["", "R"]


@pytest.mark.rule("powers.win")
def test_two_moves_of_one_action_win_two_powers(lay: Lay) -> None:
    table = lay("-/-/C/CCG/GG/K/-/-/-").play("C1", "G5-4", "C6-5", "K3-2")
    assert table.own(Powers) == Powers(face_up="CG")


AGAIN = ("C7", "G4-5", "M:P", "M:P", "M:B", "C7", "G5-4")
"""Seat 0 undoes a harmonised Anahata, takes its token back, and harmonises it again."""


@pytest.mark.rule("powers.win")
def test_a_chakra_harmonised_again_wins_another_token_of_its_colour(lay: Lay) -> None:
    table = lay("-/-/-/-/GGG/-/-/-/-", flipped="G", options={"harmonised_energies": "movable"}).play(*AGAIN)
    assert table.own(Powers) == Powers(face_up="G", flipped="G")


@pytest.mark.rule("powers.win")
def test_nothing_is_won_once_the_table_has_no_token_of_the_colour_left() -> None:
    rules = Ruleset.of("powers", options={"harmonised_energies": "movable"})
    held = holding(2, {0: Powers(flipped="G"), 1: Powers(flipped="G")})
    state = scenario(rules, "-/-/-/-/GGG/-/-/-/-", "-/-/-/-/GGG/-/-/-/-", bag="", **held)
    for notation in AGAIN:
        state = rules.apply(state, notation).state
    assert state.seats[0].slot(Powers) == Powers(flipped="G")
