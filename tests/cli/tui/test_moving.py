"""What happens is shown moving; and what fails is told without a trace of the stack."""

from __future__ import annotations

from typing import Any

import pytest

from chakra_rules import Game, ModuleContractError, Ruleset, SeededDealer
from chakra_rules.bots import GreedyBot
from chakra_rules.cli.tui import ChakraApp, Sitting, sit_down
from chakra_rules.cli.tui.scene import Scene
from chakra_rules.testing import scenario
from tests.cli.tui.driving import at_once, sitting_at

EMPTY = "-/-/-/-/-/-/-/-/-"


@at_once
async def test_a_component_is_shown_where_it_leaves_and_then_where_it_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Ruleset.of()
    game = Game(rules, scenario(rules, "-/-/-/KY/GG/-/-/-/-", EMPTY, maya="GYR BOG OKK", bag="PPPPP"), SeededDealer(1))
    async with sitting_at(game, {1: GreedyBot(1)}, pause=0.001) as table:
        frames: list[Scene] = []
        draw = table.app.table.draw

        def record(scene: Scene) -> None:
            if scene.marks.moved:
                frames.append(scene)
            draw(scene)

        monkeypatch.setattr(table.app.table, "draw", record)
        await table.choose(rules.action("C7"))
        await table.choose(rules.action("Y5-6"))
    assert [set(frame.marks.moved) for frame in frames[:4]] == [
        {("hand", 0)},
        {("space", 0, 7)},
        {("gem", 0, 5, "Y")},
        {("gem", 0, 6, "Y")},
    ]
    assert [frame.state.seats[0].cells[6] for frame in frames[2:4]] == ["", "Y"]
    assert {frame.watcher for frame in frames} == {0}


@at_once
async def test_a_key_hastens_what_is_shown_moving() -> None:
    game = Game.new(Ruleset.of(), players=2, seed=3)
    async with sitting_at(game, {1: GreedyBot(1)}, pause=3600) as table:
        done = len(game.history)
        assert table.app.chooser is not None
        table.app.chooser.done(game.actions()[0])
        await table.press("space")
        await table.settle()
        assert table.app.chooser is not None
        assert {entry.seat for entry in game.history[done:] if entry.seat >= 0} == {0, 1}


def test_what_fails_leaves_the_screen_and_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(rules: object, seen: object, actions: object) -> None:
        raise ModuleContractError("a bot that fails", "nobody")

    game = Game.new(Ruleset.of(), players=2, seed=3)
    monkeypatch.setattr(ChakraApp, "run", lambda app: app._handle_exception(ModuleContractError("it failed", "nobody")))
    with pytest.raises(ModuleContractError, match="it failed"):
        sit_down(game, {})
    with pytest.raises(ModuleContractError, match="a bot that fails"):
        _sit_with(game, broken)


def _sit_with(game: Game, bot: Any) -> None:
    @at_once
    async def sit() -> None:
        app = ChakraApp(Sitting(game, {0: bot, 1: bot}), pause=0)
        async with app.run_test():
            pass
        assert app.failure is not None
        raise app.failure

    sit()
