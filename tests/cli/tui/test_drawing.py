"""How the table is drawn, row by row, without an application around it."""

from __future__ import annotations

import pytest
from attrs import evolve, frozen
from rich.text import Text

from chakra_rules import SPECTATOR, Game, Ruleset, view
from chakra_rules.bots import GreedyBot, RandomBot
from chakra_rules.cli.tui.app import PACKAGE
from chakra_rules.cli.tui.board import NARROWEST, PLANS, TIMES, board_rows
from chakra_rules.cli.tui.kept import table_texts
from chakra_rules.cli.tui.log import told
from chakra_rules.cli.tui.lotus import lotus_rows
from chakra_rules.cli.tui.paint import OTHER, chip
from chakra_rules.cli.tui.scene import Marks, Scene
from chakra_rules.cli.tui.spots import moved_spots
from chakra_rules.extend import Module, Pile, Slot
from chakra_rules.testing import scenario
from chakra_rules.words import Words, languages
from tests.cli.tui.driving import advised, at_once, sitting_at

EMPTY = "-/-/-/-/-/-/-/-/-"
BOARD = "KR/PPP/B/-/GG/-/OO/-/KK"
MIX = ("yin-yang", "powers", "abilities", "objectives")


@frozen
class Weather:
    """What a module of these tests keeps on the table."""

    sunny_days: int = 3


@frozen
class Umbrella:
    """What it keeps for a seat."""

    open: bool = True
    colours: Pile = "GGR"


class _NoHooks:
    """It says nothing."""


STRANGE = Module(
    id="weather",
    version="1",
    title="Weather",
    hooks=_NoHooks,
    table=Slot(Weather, lambda players: Weather()),
    seat=Slot(Umbrella, lambda players: Umbrella()),
)


def scene(rules: Ruleset, *boards: str) -> Scene:
    state = scenario(rules, *boards, maya="GYR BOG OKK", bag="PPKY")
    return Scene(rules, Words.of(rules, "en", PACKAGE), view(state, 0).state, 0)


def plain(rows: list[Text]) -> list[str]:
    return [row.plain.rstrip() for row in rows]


def test_a_board_shows_places_notches_spaces_and_tokens(rules: Ruleset) -> None:
    drawn = scene(rules, f"{BOARD} spaces=2 notches=4", EMPTY)
    assert plain(board_rows(drawn, 0, 24)) == [
        "▶ Seat 0 (you)",
        "8  K   R   ·",
        "7  P   P   P  ★◦ 1 ↓ ↓ ↓",
        "6  B   ·   ·   ◦ 2 ●",
        "5  ·   ·   ·   ◦ 3 ↓3",
        "4  G   G   ·   ● 4 ↑2",
        "3  ·   ·   ·   ◦ 5 ↑ ↑",
        "2  O   O   ·   ◦ 6 ↓ ↑",
        "1  ·   ·   ·   ◦ 7 ↕",
        f"0  K  {TIMES}2         8 K→?",
        "tokens ●●●",
        "Meditation -",
    ]


@pytest.mark.parametrize("width", [plan.least for plan in PLANS])
def test_a_board_fits_every_width_from_the_narrowest_on(rules: Ruleset, width: int) -> None:
    drawn = scene(rules, BOARD, EMPTY)
    rows = board_rows(drawn, 0, width)
    assert {row.cell_len for row in rows} == {width}
    assert "★" in rows[2].plain
    assert rows[2].plain.rstrip().endswith("↓")
    assert PLANS[-1].least == NARROWEST


def test_the_lotus_board_shows_only_the_values_that_the_seat_has_seen(rules: Ruleset) -> None:
    game = Game.new(rules, players=2, seed=3)
    state = game.view(0).state
    rows = plain(lotus_rows(Scene(rules, Words.of(rules, "en", PACKAGE), state, 0), 22))
    shown = [row[18] for row in rows[2:9]]
    assert "".join(shown) == state.plenitude[:7]
    assert shown.count("?") == 6
    assert rows[10].split() == ["Maya", "1", "2", "3"]
    assert [row.split() for row in rows[11:]] == [[flow[row] for flow in state.maya] for row in range(3)]


def test_an_energy_that_nobody_here_knows_is_drawn_by_its_letter() -> None:
    drawn = chip("Z", 3)
    assert drawn.plain == " Z "
    assert {str(span.style).rpartition(" on ")[2] for span in drawn.spans} == {OTHER[1]}


def test_what_a_module_keeps_is_drawn_though_nobody_here_knows_it(rules: Ruleset) -> None:
    strange = Ruleset.of(STRANGE)
    drawn = scene(strange, EMPTY, EMPTY)
    assert [text.plain for text in table_texts(drawn)] == ["Weather: sunny days 3"]
    assert plain(board_rows(drawn, 1, 40))[-1] == "Weather: open; colours G2 R"
    assert plain(board_rows(drawn, 1, 24))[-1] == "open; colours G2 R"
    assert table_texts(scene(rules, EMPTY, EMPTY)) == []


def test_a_movement_marks_where_a_component_leaves_and_where_it_arrives(rules: Ruleset) -> None:
    drawn = scene(rules, BOARD, EMPTY)
    events = rules.apply(rules.apply(drawn.state, "C7").state, "G4-5").events
    left, reached = moved_spots(events)
    assert left == {("gem", 0, 4, "G")}
    assert reached == {("gem", 0, 5, "G")}
    marked = board_rows(evolve(drawn, marks=Marks(moved=left)), 0, 24)
    assert plain(marked)[5].startswith("4 *G* *G*")


def test_a_chakra_that_becomes_harmonised_lights_up(rules: Ruleset) -> None:
    drawn = scene(rules, "-/-/-/-/GG/-/-/-/-", EMPTY)
    _, reached = moved_spots(rules.apply(drawn.state, "T1:G>4").events)
    assert reached == {("notch", 0, 4), ("gem", 0, 4, "G"), ("cell", 0, 4), ("hand", 0)}


@pytest.fixture(scope="module")
def long_game() -> Game:
    """Some rounds with all modules, played by bots."""
    game = Game.new(Ruleset.of(*MIX), players=2, seed=4)
    bot = RandomBot(3)
    while game.state.round < 12:
        assert game.decision is not None
        game.play(bot(game.rules, game.view(game.decision.seat), game.actions()))
    return game


@pytest.mark.parametrize("language", languages())
def test_a_game_of_all_modules_is_drawn_and_told_in_every_language(long_game: Game, language: str) -> None:
    rules = long_game.rules
    words = Words.of(rules, language, PACKAGE)
    for entry in long_game.history[10::20]:
        drawn = Scene(rules, words, view(entry.before, 1).state, 1)
        rows = [*board_rows(drawn, 1, 36), *board_rows(drawn, 0, 18), *lotus_rows(drawn, 22), *table_texts(drawn)]
        assert not any("{" in row.plain or "tui-" in row.plain for row in rows)
    assert len(told(words, long_game, 1, since=len(long_game.history) - 9)) >= 9


def test_the_log_hides_what_the_reader_may_not_know(rules: Ruleset) -> None:
    game = Game.new(rules, players=2, seed=3)
    words = Words.of(rules, "en", PACKAGE)
    seen = [" ".join([line.plain for line in told(words, game, seat)]) for seat in (0, 1, SPECTATOR)]
    assert [text.count("is worth") for text in seen] == [1, 1, 0]
    assert [text.count("looks under") for text in seen] == [1, 1, 2]


@pytest.mark.parametrize(("seats", "size"), [(3, (100, 30)), (4, (80, 24))])
@at_once
async def test_every_seat_is_on_the_screen_at_once(seats: int, size: tuple[int, int]) -> None:
    async with sitting_at(
        Game.new(Ruleset.of(), seats, seed=1), {n: GreedyBot(n) for n in range(1, seats)}, size
    ) as table:
        rows = table.shown()
        assert all(f"Seat {seat}" in rows[1] for seat in range(seats))
        assert rows[10].count("K→?") == seats
        assert all(len(row) == size[0] for row in rows)


@at_once
async def test_on_a_very_small_terminal_the_boards_scroll_and_choosing_still_works() -> None:
    game = Game.new(Ruleset.of(), 4, seed=1)
    async with sitting_at(game, {n: GreedyBot(n) for n in range(1, 4)}, (50, 20)) as table:
        assert "Seat 3" not in table.shown()[1]
        table.app.query_one("#table").scroll_to(x=99, animate=False)
        await table.pilot.pause()
        assert "Seat 3" in table.shown()[1]
        await table.choose(advised(game))
        assert [entry.seat for entry in game.history if entry.seat >= 0] == [0, 1, 2, 3]


@at_once
async def test_colour_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with sitting_at(Game.new(Ruleset.of(), 2, seed=1), {1: GreedyBot(1)}) as table:
        colours = {s.style.bgcolor for strip in table.strips() for s in strip if s.style and s.style.bgcolor}
        assert all(len(set(colour.get_truecolor())) == 1 for colour in colours)
        assert "[" in table.marked(("maya", 0, 0))
