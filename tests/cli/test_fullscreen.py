"""When playing opens the full screen, and with whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest

from chakra_rules import Game
from chakra_rules.bots import Bot
from chakra_rules.cli import fullscreen

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

GAME = ("play", "--modules", "none", "--players", "3", "--seed", "3")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the full screen is opened with, where there is a terminal."""
    calls: list[Any] = []

    def sit_down(game: Game, bots: Mapping[int, Bot], language: str, fast: bool) -> None:
        calls.append((game, sorted(bots), language, fast))

    monkeypatch.setattr("chakra_rules.cli.tui.sit_down", sit_down)
    monkeypatch.setattr(fullscreen, "has_screen", lambda: True)
    return calls


def test_a_terminal_is_played_on_with_its_full_screen(chakra: Chakra, opened: list[Any]) -> None:
    assert chakra(*GAME, "--bots", "1", "--fast", "--lang", "de").code == 0
    [(game, bots, language, fast)] = opened
    assert (bots, language, fast) == ([2], "de", True)
    assert [player.bot for player in game.players] == ["", "", "greedy"]


def test_plain_is_played_line_by_line(chakra: Chakra, opened: list[Any]) -> None:
    outcome = chakra(*GAME, "--plain", typed="quit\n")
    assert "Goodbye." in outcome.out
    assert opened == []


@pytest.mark.parametrize(("terminal", "seen"), [("xterm-256color", True), ("dumb", False), ("", False)])
def test_only_a_terminal_that_can_show_it_has_a_full_screen(
    monkeypatch: pytest.MonkeyPatch, terminal: str, seen: bool
) -> None:
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert fullscreen.has_screen() is seen
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)
    assert not fullscreen.has_screen()
