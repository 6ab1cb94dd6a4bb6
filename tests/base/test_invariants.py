"""The invariants of the base game: what each of them counts, and what it says of a position that breaks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

if TYPE_CHECKING:
    from chakra_rules.testing.table import Table
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
