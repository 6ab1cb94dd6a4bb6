"""Whole games on the full screen: by keyboard alone, by mouse alone, with every module there is."""

from __future__ import annotations

import pytest

from chakra_rules import Game, Ruleset
from chakra_rules.bots import GreedyBot
from chakra_rules.choosing import Choice
from chakra_rules.cli.tui.aiming import open_spots, picked_at
from chakra_rules.cli.tui.dialogs import Page
from tests.cli.tui.driving import Driver, advised, at_once, sitting_at
from tests.strangers.conftest import stranger


@pytest.fixture
def short() -> Ruleset:
    """The base game with a house rule that ends it sooner."""
    return Ruleset.of(stranger("four_chakras"))


@at_once
async def test_a_whole_game_is_played_by_keyboard(short: Ruleset) -> None:
    game = Game.new(short, players=2, seed=2)
    async with sitting_at(game, {1: GreedyBot(1)}, size=(80, 24)) as table:
        while not game.over:
            await table.choose(advised(game))
        assert isinstance(table.app.screen, Page)
        seat = game.score().winners[0]
        assert f"Seat {seat} wins with {game.score().sheets[seat].total} points." in table.text()
        assert {entry.seat for entry in game.history if entry.seat >= 0} == {0, 1}


@at_once
async def test_a_game_is_played_to_its_end_by_mouse(short: Ruleset) -> None:
    game = Game.new(short, players=2, seed=3)
    while game.state.round < 9:
        game.play(advised(game))
    async with sitting_at(game, {1: GreedyBot(1)}) as table:
        clicks = {"board": 0, "list": 0}
        while not game.over:
            clicks[await click_towards(table)] += 1
        assert isinstance(table.app.screen, Page)
    assert clicks["board"] > 3 * clicks["list"]


async def click_towards(table: Driver) -> str:
    """Click once on the way to the action advised: on the boards where they show it, else on the list."""
    assert table.app.chooser is not None
    choice, action = table.app.chooser.choice, advised(table.game)
    for spot in sorted(open_spots(choice), key=repr):
        after = picked_at(choice, spot)
        if isinstance(after, Choice) and action in after.actions:
            await table.click(spot)
            return "board"
    lines = [not o.reasons and action in choice.pick(o.value).actions for o in table.app.chooser.listed]
    await table.click_line(lines.index(True))
    return "list"


@at_once
async def test_all_modules_are_played_together_with_one_that_nobody_here_knows() -> None:
    rules = Ruleset.of("yin-yang", "powers", "abilities", "objectives", stranger("chakra_goodies"))
    game = Game.new(rules, players=2, seed=8)
    async with sitting_at(game, {1: GreedyBot(1)}) as table:
        while game.state.round < 3:
            await table.choose(advised(game))
        screen = table.text()
        assert "Objectives: cards" in screen
        assert "Special abilities: card" in screen
        state = game.state
    assert any(entry.action.notation.startswith("A+") for entry in game.history if entry.seat == 0)
    assert state.round == 3
