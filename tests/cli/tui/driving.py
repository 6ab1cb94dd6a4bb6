"""Driving the full-screen application without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import pytest
from attrs import frozen
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Static

from chakra_rules import Game
from chakra_rules.actions import Action
from chakra_rules.bots import Bot, GreedyBot
from chakra_rules.cli.tui import ChakraApp, Sitting
from chakra_rules.cli.tui.dialogs import Pass
from chakra_rules.cli.tui.spots import META, Spot

ROOMY = (100, 30)


async def give_way(*seconds: float) -> None:
    """Let everything happen that is waiting to; Textual's own helper looks at the clock of the processor."""
    for _turn in range(20):
        await asyncio.sleep(0)


def at_once(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits, as one that pytest can call."""

    @wraps(test)
    def run(*arguments: Any, **words: Any) -> None:
        asyncio.run(test(*arguments, **words))

    return run


@frozen
class Driver:
    """Presses keys, clicks spots, reads the screen."""

    app: ChakraApp
    pilot: Pilot[None]

    @property
    def game(self) -> Game:
        return self.app.sitting.game

    async def settle(self) -> None:
        """Wait until somebody can do something."""
        for _ in range(50):
            await self.pilot.pause()
            if self.app.chooser is not None or self.game.over or len(self.app.screen_stack) > 1:
                return
        raise AssertionError("nobody is asked for anything")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    def strips(self) -> list[Strip]:
        """The rows of the screen, with their styles."""
        return self.app.screen._compositor.render_strips()

    def shown(self) -> list[str]:
        """The rows of the screen, as text."""
        return ["".join(segment.text for segment in strip) for strip in self.strips()]

    def text(self) -> str:
        return "\n".join(self.shown())

    def why(self) -> str:
        """What is said of the option pointed at."""
        return str(self.app.query_one("#why", Static).content)

    def marked(self, spot: Spot) -> str:
        """The characters that draw a spot, those of one row."""
        y = self.where(spot)[1]
        segments = self.strips()[y]
        return "".join(one.text for one in segments if one.style and tuple(one.style.meta.get(META, ())) == spot)

    def where(self, spot: Spot) -> tuple[int, int]:
        """Where on the screen a spot is drawn."""
        for y, strip in enumerate(self.strips()):
            x = 0
            for segment in strip:
                if segment.style and tuple(segment.style.meta.get(META, ())) == spot:
                    return x, y
                x += segment.cell_length
        raise AssertionError(f"{spot} is not on the screen")

    async def click(self, spot: Spot) -> None:
        await self.pilot.click(offset=self.where(spot))
        await self.settle()

    async def click_line(self, line: int) -> None:
        """Click a line of the list of options, which may have to be brought into sight."""
        options = self.app.table.options
        options.scroll_to(y=line, animate=False)
        await self.pilot.pause()
        x, y = options.content_region.offset + Offset(4, int(line - options.scroll_offset.y))
        await self.pilot.click(offset=(x, y))
        await self.settle()

    async def hover(self, spot: Spot) -> None:
        await self.pilot.hover(offset=self.where(spot))
        await self.settle()

    async def choose(self, action: Action) -> None:
        """Choose an action from the list, line by line, with the keyboard."""
        step = len(self.game.history)
        while len(self.game.history) == step:
            chooser = self.app.chooser
            assert chooser is not None
            lines = [not o.reasons and action in chooser.choice.pick(o.value).actions for o in chooser.listed]
            line = lines.index(True)
            await self.press(*[str(line + 1)] if line < 9 else ["down"] * line + ["enter"])

    async def come_to_the_screen(self) -> None:
        """Say that only the next person looks, when that is asked."""
        while isinstance(self.app.screen, Pass):
            await self.press("enter")


@asynccontextmanager
async def sitting_at(
    game: Game, bots: Mapping[int, Bot] | None = None, size: tuple[int, int] = ROOMY, pause: float = 0
) -> AsyncIterator[Driver]:
    """Open the application for a game, with nothing shown moving unless there is to be a pause."""
    app = ChakraApp(Sitting(game, bots or {}), pause=pause)
    with pytest.MonkeyPatch.context() as patch:
        for module in ("textual.app", "textual.pilot"):
            patch.setattr(f"{module}.wait_for_idle", give_way)
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            yield driver
    if app.failure is not None:
        raise app.failure


def advised(game: Game) -> Action:
    """What a bot would do."""
    assert game.decision is not None
    return GreedyBot(1)(game.rules, game.view(game.decision.seat), game.actions())
