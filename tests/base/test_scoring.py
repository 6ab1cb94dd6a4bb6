"""Final scoring: chakras, alleviated energies, the bonus, the winner and the level."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from chakra_rules import SPECTATOR, HiddenValue, Ruleset
from chakra_rules.extend import Module
from chakra_rules.testing import scenario
from chakra_rules.views import view

if TYPE_CHECKING:
    from chakra_rules.testing import Table
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
WORKED = "34213214"
"""The Plenitude values of the rulebook's example: purple is not in it."""


def sheet(table: Table, seat: int) -> list[tuple[int, str, str]]:
    """The lines of a seat's sheet: points, rule, what for."""
    lines = table.rules.score(table.state).sheets[seat].lines
    return [(line.points, line.rule.removeprefix("base.score."), line.subject) for line in lines]


def totals(table: Table) -> list[int]:
    """The totals of all seats."""
    return [sheet.total for sheet in table.rules.score(table.state).sheets]


@pytest.mark.rule("base.score.chakra", "base.end.round")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_when_the_game_is_over_the_seven_tokens_are_revealed_and_anybody_can_count(lay: Lay, viewer: int) -> None:
    table = lay(EMPTY, "-/PPP/BBB/CCC/GGG/YY/Y/-/-", turn=1, plenitude=WORKED).play("C7")
    with pytest.raises(HiddenValue):
        table.rules.score(view(table.state, viewer).state)
    table = table.play("Y2-3")
    seen = view(table.state, viewer).state
    assert seen.plenitude == "3421321?"
    assert table.rules.score(seen) == table.rules.score(table.state)


@pytest.mark.rule("base.score.chakra", "base.score.alleviated", "base.score.bonus", "base.score.winner")
def test_the_rulebook_s_example_is_14_to_12(lay: Lay) -> None:
    table = lay("-/-/BBB/CCC/GGG/YYY/OOO/-/KK", "-/-/BBB/-/-/YYY/OOO/RRR/-", plenitude=WORKED)
    assert sheet(table, 0) == [
        (4, "chakra", "B"),
        (2, "chakra", "C"),
        (1, "chakra", "G"),
        (3, "chakra", "Y"),
        (2, "chakra", "O"),
        (2, "alleviated", ""),
    ]
    assert sheet(table, 1) == [
        (4, "chakra", "B"),
        (3, "chakra", "Y"),
        (2, "chakra", "O"),
        (1, "chakra", "R"),
        (2, "bonus", ""),
    ]
    assert totals(table) == [14, 12]
    assert table.rules.score(table.state).winners == (0,)


@pytest.mark.rule("base.score.chakra", "base.score.alleviated", "base.score.bonus")
def test_each_line_says_how_many_it_is_for(lay: Lay) -> None:
    table = lay("-/PPP/-/-/-/YYY/OOO/RRR/KK", plenitude=WORKED)
    counts = [(line.rule, line.count) for line in table.rules.score(table.state).sheets[0].lines]
    assert counts == [
        *[("base.score.chakra", 1)] * 4,
        ("base.score.alleviated", 2),
        ("base.score.bonus", 3),  # the length of the run
    ]


@pytest.mark.rule("base.score.chakra")
@pytest.mark.parametrize(("colour", "value"), [("P", 1), ("B", 2), ("C", 3), ("G", 4), ("Y", 4), ("O", 3), ("R", 2)])
def test_each_harmonised_chakra_scores_its_plenitude_token(lay: Lay, colour: str, value: int) -> None:
    fields = ["-"] * 9
    fields["*PBCGYOR".index(colour)] = colour * 3
    table = lay("/".join(fields), plenitude="12344321")
    assert (value, "chakra", colour) in sheet(table, 0)


@pytest.mark.rule("base.score.chakra", "base.harmonise.definition")
def test_a_chakra_that_is_not_harmonised_scores_nothing(lay: Lay) -> None:
    assert sheet(lay("-/PP/KKK/GGG/GGK/-/-/RRR/-"), 0) == [(3, "chakra", "R"), (2, "bonus", "")]


@pytest.mark.rule("base.score.alleviated")
def test_black_elsewhere_on_the_board_costs_nothing(lay: Lay) -> None:
    table = lay("K/K/-/-/-/-/-/K/KKK")
    assert sheet(table, 0) == [(3, "alleviated", "")]
    assert totals(table) == [3, 0]


@pytest.mark.rule("base.score.bonus")
@pytest.mark.parametrize(
    ("one", "other", "winners_of_the_bonus"),
    [
        ("-/-/-/-/-/-/OOO/RRR/-", "-/-/-/-/-/-/-/RRR/-", [0]),
        ("-/-/-/-/-/-/OOO/RRR/-", "-/-/-/-/-/-/OOO/RRR/-", [0, 1]),
        ("-/-/-/-/GGG/-/OOO/RRR/-", "-/-/-/-/-/YYY/OOO/RRR/-", [1]),  # a gap ends the run
        ("-/PPP/BBB/CCC/GGG/YYY/OOO/-/-", "-/-/-/-/-/-/-/RRR/-", [1]),  # a run starts at Muladhara
        ("-/PPP/BBB/CCC/GGG/YYY/OOO/RRR/-", "-/-/BBB/CCC/GGG/YYY/OOO/RRR/-", [0]),
    ],
)
def test_every_longest_run_upward_from_muladhara_scores_2(
    lay: Lay, one: str, other: str, winners_of_the_bonus: list[int]
) -> None:
    table = lay(one, other)
    assert [seat for seat in (0, 1) if (2, "bonus", "") in sheet(table, seat)] == winners_of_the_bonus


@pytest.mark.rule("base.score.bonus-zero")
def test_a_run_of_zero_earns_no_bonus(lay: Lay) -> None:
    table = lay("-/PPP/-/-/-/-/OOO/-/-", EMPTY)
    assert [rule for seat in (0, 1) for _, rule, _ in sheet(table, seat)] == ["chakra", "chakra"]


@pytest.mark.rule("base.score.bonus-zero")
def test_where_the_option_says_so_everyone_with_a_run_of_zero_shares_the_bonus(lay: Lay) -> None:
    options = {"bonus_at_zero": "everyone"}
    assert totals(lay(EMPTY, EMPTY, EMPTY, options=options)) == [2, 2, 2]
    assert sheet(lay(EMPTY, EMPTY, options=options), 0) == [(2, "bonus-zero", "")]
    assert sheet(lay("-/-/-/-/-/-/-/RRR/-", EMPTY, options=options), 1) == []


@pytest.mark.rule("base.score.winner")
def test_tied_players_share_the_victory(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/KK", "-/-/-/-/-/-/-/-/K", "-/-/-/-/-/-/-/-/KK")
    assert totals(table) == [2, 1, 2]
    assert table.rules.score(table.state).winners == (0, 2)


@pytest.mark.rule("base.score.level")
@pytest.mark.parametrize(
    ("blacks", "levels"),
    [(0, (1, 1)), (7, (1, 1)), (8, (2, 2)), (9, (2, 2)), (10, (3, 5)), (12, (3, 5))],
)
def test_the_level_is_known_or_said_to_be_unknown(lay: Lay, blacks: int, levels: tuple[int, int]) -> None:
    table = lay(f"-/-/-/-/-/-/-/-/{'K' * blacks or '-'}", EMPTY, EMPTY, EMPTY)
    level = table.rules.score(table.state).sheets[0].level
    assert (level.lowest, level.highest) == levels
    assert level.known == (levels[0] == levels[1])
    assert (level.of, level.rule) == (6, "base.score.level")


@pytest.mark.rule("base.score.level")
@pytest.mark.parametrize(("blacks", "levels"), [(4, (3, 5)), (5, (6, 6))])
def test_the_sixth_level_begins_at_17(lay: Lay, blacks: int, levels: tuple[int, int]) -> None:
    # Twelve for the chakras of the rulebook's first player, and four or five alleviated energies.
    table = lay(f"-/-/BBB/CCC/GGG/YYY/OOO/-/{'K' * blacks}", EMPTY, plenitude=WORKED)
    assert totals(table)[0] == 12 + blacks
    level = table.rules.score(table.state).sheets[0].level
    assert (level.lowest, level.highest) == levels


@pytest.mark.rule("base.score.level")
def test_a_mix_without_a_table_of_its_own_says_for_which_modules_it_borrows_one() -> None:
    rules = Ruleset.of(Module(id="extra", version="1", title="Extra", hooks=SimpleNamespace()))
    assert rules.score(scenario(rules)).sheets[0].level.borrowed == ("extra",)
    assert Ruleset.of().score(scenario(Ruleset.of())).sheets[0].level.borrowed == ()
