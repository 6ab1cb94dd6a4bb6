"""What is conceivable: every well-formed answer to an open decision, allowed or not, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.base.decisions import ChooseMove
from chakra_rules.stages import Owed

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"


def conceived(table: Table, name: str) -> list[str]:
    """The candidates of the kind of action of that name, in their order."""
    book, decision = table.rules.book, table.rules.decision(table.state)
    (kind,) = [kind for kind in book.kinds[type(decision)] if kind.action.__name__ == name]
    assert kind.candidates is not None
    return [action.notation for action in kind.candidates(book, table.state, decision)]


@pytest.mark.rule("base.receive.one-flow", "base.receive.one-place")
def test_each_part_of_each_flow_to_each_place_is_conceivable_even_where_it_is_refused(lay: Lay) -> None:
    table = lay("PPP/-/-/-/-/-/-/-/- notches=76543", maya="PPK .G. ...")
    picks = ("T1:K", "T1:P", "T1:KP", "T1:PP", "T1:KPP", "T2:G")
    assert conceived(table, "Take") == [f"{pick}>{height}" for pick in picks for height in (8, 7, 6, 5, 4, 3, 2, 1)]


@pytest.mark.rule("base.channel.space")
def test_each_of_the_eight_spaces_is_conceivable_even_where_it_is_covered(lay: Lay) -> None:
    assert conceived(lay(f"{EMPTY} spaces=13"), "Channel") == [f"C{space}" for space in range(1, 9)]


@pytest.mark.rule("base.channel.order")
def test_each_energy_may_be_thought_to_move_to_each_other_height(lay: Lay) -> None:
    table = lay("-/GY/-/-/-/-/-/-/K").play("C7")
    expected = [f"{energy}7-{height}" for energy in "GY" for height in (8, 6, 5, 4, 3, 2, 1, 0)]
    assert conceived(table, "Move") == expected + [f"K0-{height}" for height in (8, 7, 6, 5, 4, 3, 2, 1)]


@pytest.mark.rule("base.channel.distinct-energies")
def test_an_energy_that_has_moved_is_told_from_an_equal_one_that_has_not(lay: Lay) -> None:
    one = Owed((-1,))
    for cells, moved, signs in (
        ("GG", (), "-"),
        ("G", ((1, "G"),), "+"),
        ("GG", ((1, "G"),), "-+"),
        ("GG", ((1, "G"), (1, "G")), "+"),
        ("G", ((2, "G"),), "-"),
    ):
        table = lay(f"-/-/-/-/-/-/-/{cells}/-", ask=ChooseMove(0, "base.channel.2", (one,), moved))
        assert [text for text in conceived(table, "Move") if text.endswith("2")] == [f"G1{sign}2" for sign in signs]


@pytest.mark.rule("base.channel.complete")
def test_leaving_moves_out_is_conceivable_where_one_of_them_may_be_left_out(lay: Lay) -> None:
    duty, choice = Owed((-1,)), Owed((-1,), optional=True)
    for owed, stops in (((duty,), []), ((choice,), ["S"]), ((duty, choice), ["S"])):
        assert conceived(lay("-/-/-/-/-/-/-/K/-", ask=ChooseMove(0, "base.channel.1", owed)), "Stop") == stops


@pytest.mark.rule("base.channel.8.source")
def test_each_energy_there_is_may_be_thought_to_come_out_of_the_bag(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/K", bag="Y").play("C8")
    assert conceived(table, "Exchange") == [f"X:{energy}" for energy in "PBCGYORK"]


@pytest.mark.rule("base.meditate.look", "base.meditate.always")
def test_each_colour_is_conceivable_until_all_seven_tokens_are_held(lay: Lay) -> None:
    assert conceived(lay(f"{EMPTY} meditation=PBCGYO"), "Meditate") == [f"M:{colour}" for colour in "PBCGYOR"]
    assert conceived(lay(f"{EMPTY} meditation=PBCGYOR"), "Meditate") == ["M"]
