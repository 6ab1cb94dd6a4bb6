"""The invariants of the base game: what each of them counts, and what it says of a position that breaks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from chakra_rules import SaveError
from chakra_rules.base.decisions import ChooseMove, DrawEnergies
from chakra_rules.position import read_position, write_position
from chakra_rules.stages import Owed

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

BOARDS = (
    "KY/-/B/-/GGG/-/OO/-/KK notches=75 spaces=26 meditation=PB",
    "-/PP/K/C/-/Y/-/RR/- notches=61 meditation=PBCGYOR",
)


def broken(table: Table, **changes: Any) -> list[str]:
    """What the invariants say of the position with these changes."""
    (base,) = table.rules.modules
    said = [invariant.broken(table.rules.book, evolve(table.state, **changes)) for invariant in base.invariants]
    return [text for text in said if text]


def seats(table: Table, **changes: Any) -> tuple[Any, ...]:
    """The seats, the second of them with these changes."""
    return (table.seat, evolve(table.state.seats[1], **changes))


def test_a_position_with_every_component_in_its_place_breaks_none(lay: Lay) -> None:
    assert broken(lay(*BOARDS, maya="PBC GYO .KP", box="K")) == []
    assert broken(lay(*BOARDS, maya="PBC GYO .KP"), plenitude="") == []


@pytest.mark.rule("base.setup.bag")
def test_an_energy_too_many_or_too_few_is_seen_wherever_it_lies(lay: Lay) -> None:
    table = lay(*BOARDS, maya="PBC GYO .KP", box="K")
    (said,) = broken(table, bag=table.state.bag + "P")
    assert said.startswith("energies are {")
    assert "'P': 7" in said.partition(", not {")[0]
    assert "'P': 6" in said.partition(", not {")[2]
    for changes in (
        {"bag": table.state.bag[1:]},
        {"box": ""},
        {"maya": ("PBC", "GYO", "..P")},
        {"seats": seats(table, cells=("", "RR", "", "Y", "", "C", "K", "P", ""))},
    ):
        assert len(broken(table, **changes)) == 1


@pytest.mark.rule("base.setup.inspiration")
def test_each_seat_has_five_black_tokens_on_spaces_in_notches_and_in_hand(lay: Lay) -> None:
    table = lay(*BOARDS)
    for changes, count in (
        ({"free": "II"}, 4),
        ({"free": "IIII"}, 6),
        ({"notches": "......."}, 3),
        ({"spaces": "I......."}, 6),
    ):
        assert broken(table, seats=seats(table, **changes)) == [f"black Inspiration tokens per seat: [5, {count}]"]


@pytest.mark.rule("base.setup.meditation")
def test_meditation_tokens_lie_in_the_supply_or_with_the_seats(lay: Lay) -> None:
    table = lay(*BOARDS)
    (said,) = broken(table, tokens=table.state.tokens + "P")
    assert said.startswith("Meditation tokens are {")
    assert "'P': 5" in said
    assert len(broken(table, seats=seats(table, meditation="PBCGYO"))) == 1


@pytest.mark.rule("base.setup.plenitude")
def test_plenitude_values_are_two_each_of_1_to_4_or_not_dealt_yet(lay: Lay) -> None:
    assert broken(lay(*BOARDS), plenitude="11223344") == []
    assert broken(lay(*BOARDS), plenitude="11123344") == ["Plenitude values are 11123344"]


@pytest.mark.rule("base.receive.bubbles", "base.receive.chakra", "base.alleviate")
@pytest.mark.parametrize(
    ("height", "cell", "full"), [(0, "KKKK", False), (1, "KKK", False), (1, "KKKR", True), (8, "GKKK", True)]
)
def test_any_place_but_the_earth_holds_three_at_most(lay: Lay, height: int, cell: str, full: bool) -> None:
    table = lay("-/-/-/-/-/-/-/-/-")
    cells = tuple(cell if height == at else "" for at in range(9))
    said = broken(table, seats=seats(table, cells=cells))
    assert ("more than three energies on one place of seats [1]" in said) == full


MAYA = "PBC GYO .K."


@pytest.mark.rule("base.receive.refill", "base.receive.empty-bag")
@pytest.mark.parametrize(
    ("spaces", "bag", "told"),
    [
        (((2, 0), (2, 2)), "PP", []),
        ((), "", []),
        (((2, 0), (2, 2)), "P", ["2 energies are drawn from a bag of 1"]),
        (((2, 0), (2, 0)), "PP", ["energies are drawn onto ((2, 0), (2, 0))"]),
        (((2, 3),), "PP", ["energies are drawn onto ((2, 3),)"]),
        (((-1, 0),), "PP", ["energies are drawn onto ((-1, 0),)"]),
        (((2, 0), (2, 1)), "PP", ["energies are drawn onto spaces where K lies"]),
    ],
)
def test_energies_are_drawn_onto_different_empty_spaces(
    lay: Lay, spaces: tuple[tuple[int, int], ...], bag: str, told: list[str]
) -> None:
    assert broken(lay(*BOARDS, maya=MAYA, bag=bag, ask=DrawEnergies(spaces=spaces))) == told


@pytest.mark.rule("base.channel.distinct-energies")
@pytest.mark.parametrize(
    ("moved", "told"),
    [
        (((4, "G"), (4, "G")), []),
        (((0, "K"), (8, "Y")), []),
        (((4, "G"),) * 4, ["4 G moved to height 4 of seat 0"]),
        (((4, "K"),), ["1 K moved to height 4 of seat 0"]),
        (((9, "K"),), ["1 K moved to height 9 of seat 0"]),
        (((-1, "K"),), ["1 K moved to height -1 of seat 0"]),
        (((4, ""),), ["1  moved to height 4 of seat 0"]),
        (((8, "Y"), (0, "K")), ["what moved is not sorted: ((8, 'Y'), (0, 'K'))"]),
    ],
)
def test_the_energies_that_moved_lie_where_they_moved_to(
    lay: Lay, moved: tuple[tuple[int, str], ...], told: list[str]
) -> None:
    assert broken(lay(*BOARDS, ask=ChooseMove(0, "base.channel.1", (Owed((-1,)),), moved))) == told


def test_a_position_that_draws_or_has_moved_what_cannot_be_is_refused(lay: Lay) -> None:
    for ask, old, new in (
        (DrawEnergies(spaces=((2, 0),)), '"spaces":[[2,0]]', '"spaces":[[2,1]]'),
        (ChooseMove(0, "base.channel.1", (Owed((-1,)),), ((4, "G"),)), '"moved":[[4,"G"]]', '"moved":[[5,"G"]]'),
    ):
        table = lay(*BOARDS, maya=MAYA, bag="PP", ask=ask)
        text = write_position(table.rules.book, table.state)
        assert read_position(table.rules.book, text) == table.state
        assert old in text
        with pytest.raises(SaveError, match="it cannot be that"):
            read_position(table.rules.book, text.replace(old, new))
