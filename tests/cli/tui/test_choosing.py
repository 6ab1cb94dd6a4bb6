"""Choosing on the full screen: what stands out, and why something cannot be chosen."""

from __future__ import annotations

import pytest

from chakra_rules import Game, Ruleset, SeededDealer
from chakra_rules.testing import scenario
from tests.cli.tui.driving import Driver, at_once, sitting_at

EMPTY = "-/-/-/-/-/-/-/-/-"
BOARD = "-/-/-/KY/GG/-/-/-/-"


def lying(*boards: str) -> Game:
    """A game that goes on from a position."""
    rules = Ruleset.of()
    return Game(rules, scenario(rules, *boards, maya="GYR BOG OKK", bag="PPPPP"), SeededDealer(1))


def line_of(table: Driver, value: object) -> int:
    assert table.app.chooser is not None
    return [option.value for option in table.app.chooser.listed].index(value)


@at_once
async def test_what_is_chosen_and_what_can_be_is_marked_without_need_of_colour() -> None:
    game = lying(BOARD, EMPTY)
    async with sitting_at(game) as table:
        await table.click(("line", "1"))
        assert table.marked(("maya", 0, 1)) == "[Y ]"
        await table.click(("maya", 0, 0))
        assert table.marked(("maya", 0, 0)) == "<G >"
        assert table.marked(("maya", 0, 1)) == "[Y ]"
        assert table.marked(("maya", 0, 2)) == ">R <"
        assert table.marked(("maya", 1, 0)) == " B  "
        await table.press("escape", "escape")
        await table.click(("space", 0, 7))
        assert [table.marked(("gem", 0, 5, letter)) for letter in "KY"] == ["> K <", "[ Y ]"]
        await table.press("down")
        assert [table.marked(("gem", 0, 5, letter)) for letter in "KY"] == ["[ K ]", "> Y <"]
        await table.hover(("gem", 0, 4, "G"))
        assert table.app.table.options.highlighted == line_of(table, "G")
        await table.click(("gem", 0, 5, "Y"))
        await table.click(("cell", 0, 6))
    assert [entry.action.notation for entry in game.history] == ["C7", "Y5-6"]


@pytest.mark.rule("base.receive.negative", "base.receive.chakra")
@at_once
async def test_pointing_at_what_is_refused_tells_why_and_choosing_it_changes_nothing() -> None:
    game = lying("-/-/-/-/RRR/-/-/-/-", EMPTY)
    async with sitting_at(game) as table:
        await table.click(("maya", 2, 0))
        await table.press("down")
        negative = "The flow shows black: exactly one black must be among the energies taken. [base.receive.negative]"
        assert table.why() == f"✗ Not now: {negative}"
        await table.click(("maya", 0, 0))
        await table.hover(("gem", 0, 4, "R"))
        assert table.why().startswith("✗ Not now: ")
        assert "[base.receive.chakra]" in table.why()
        await table.click(("notch", 1, 4))
        assert table.why() == "There is nothing to choose here now."
        await table.click(("space", 0, 8))
        assert "[base.channel.8" in table.why()
        assert not game.history


@at_once
async def test_a_refused_line_that_is_picked_tells_why_and_can_be_hidden() -> None:
    game = lying(EMPTY, EMPTY)
    async with sitting_at(game) as table:
        line = line_of(table, "Channel")
        await table.click_line(line)
        assert table.why().startswith("✗ Not now: ")
        await table.press("escape", str(line + 1))
        assert table.why().startswith("✗ Not now: ")
        assert "✗ channel energy" in table.text()
        await table.press("w")
        assert "✗ channel energy" not in table.text()
        assert not game.history
