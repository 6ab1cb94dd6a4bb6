"""Several people at one terminal: nobody sees what only another may know."""

from __future__ import annotations

from attrs import evolve

from chakra_rules import SPECTATOR, Game, Ruleset, SeededDealer
from chakra_rules.bots import GreedyBot
from chakra_rules.cli.tui import Sitting
from chakra_rules.cli.tui.dialogs import Pass
from chakra_rules.extend import COLOURS
from chakra_rules.testing import scenario
from tests.cli.tui.driving import Driver, advised, at_once, sitting_at


def values_shown(table: Driver) -> str:
    """The Plenitude values on the Lotus board, Sahasrara first."""
    lines = [line for line in table.shown()[:10] if line.strip()[:2] in {f"{height} " for height in range(1, 8)}]
    return "".join([line[18:23].strip(" ◉")[-1:] for line in lines])


def known_to(game: Game, seat: int) -> str:
    return game.view(seat).state.plenitude[: len(COLOURS)]


@at_once
async def test_a_curtain_falls_before_the_next_person_and_hides_the_table() -> None:
    game = Game.new(Ruleset.of(), players=2, seed=3)
    assert known_to(game, 0) != known_to(game, 1)
    async with sitting_at(game) as table:
        assert values_shown(table) == known_to(game, 0)
        await table.choose(advised(game))
        assert isinstance(table.app.screen, Pass)
        rows = [line.strip() for line in table.shown() if line.strip(" │╭╮╰╯─")]
        assert ["Pass the terminal to seat 1" in rows[0], "Enter" in rows[1], len(rows)] == [True, True, 2]
        done = len(game.history)
        await table.press("u", "l", "s", "1")
        assert isinstance(table.app.screen, Pass)
        assert len(game.history) == done
        await table.press("enter")
        assert values_shown(table) == known_to(game, 1)
        assert "▶ Seat 1 (you)" in table.text()
        assert table.text().count("is worth") == 1


@at_once
async def test_no_curtain_falls_where_both_may_know_the_same() -> None:
    rules = Ruleset.of()
    state = scenario(rules, "-/-/-/-/-/-/-/-/-", "-/-/-/-/-/-/-/-/-", maya="GYR BOG OKK", bag="PPPPP")
    seats = tuple(evolve(seat, looked="", meditation="") for seat in state.seats)
    game = Game(rules, evolve(state, seats=seats), SeededDealer(1))
    async with sitting_at(game) as table:
        await table.choose(next(a for a in game.actions() if a.notation.startswith("T")))
        assert not isinstance(table.app.screen, Pass)
        assert "▶ Seat 1 (you)" in table.text()


def test_a_person_watches_while_bots_play_and_a_spectator_where_nobody_sits() -> None:
    game = Game.new(Ruleset.of(), players=3, seed=3)
    bots = {seat: GreedyBot(seat) for seat in range(3)}
    assert Sitting(game, {0: bots[0], 1: bots[1]}).watcher == 2
    assert Sitting(game, bots).watcher == SPECTATOR


@at_once
async def test_bots_alone_play_a_game_to_its_end_before_a_spectator() -> None:
    game = Game.new(Ruleset.of(), players=2, seed=3)
    async with sitting_at(game, {0: GreedyBot(0), 1: GreedyBot(1)}) as table:
        assert game.over
        assert "wins with" in table.text()
