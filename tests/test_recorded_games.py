"""The recorded games: the same legal choices at every step, the same successors, the same score sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from chakra_rules import Ruleset, State
from chakra_rules.base.decisions import ChooseMove
from chakra_rules.notation import write_board
from chakra_rules.scoring import Sheet
from chakra_rules.testing.records import Record, read_records, record_position

DATA = Path(__file__).parent / "data"
PLAYERS = (2, 3, 4)
COLOURS = "PBCGYOR"


def games(players: int) -> list[Record]:
    """The recorded games of so many players."""
    return read_records(DATA / f"base-{players}p.jsonl.gz")


def shown(state: State) -> Record:
    """What a record would show of the table."""
    return {
        "players": [
            {
                "board": write_board(seat.cells),
                "spaces": {n for n, token in enumerate(seat.spaces, 1) if token != "."},
                "notches": {n for n, token in enumerate(seat.notches, 1) if token != "."},
                "free": len(seat.free),
                "meditation": set(seat.meditation),
            }
            for seat in state.seats
        ],
        "flows": list(state.maya),
        "bag": {letter: state.bag.count(letter) for letter in state.bag},
        "plenitude": {colour: int(value) for colour, value in zip(COLOURS, state.plenitude, strict=False)},
        "last_round": state.last_round,
    }


def recorded(record: Record) -> Record:
    """The same of a record."""
    return {
        "players": [
            {
                "board": seat["board"],
                "spaces": set(seat["spaces"]),
                "notches": set(seat["notches"]),
                "free": seat["free"],
                "meditation": set(seat["meditation"]),
            }
            for seat in record["players"]
        ],
        "flows": record["flows"],
        "bag": {letter: count for letter, count in record["bag"].items() if count},
        "plenitude": record["plenitude"],
        "last_round": record["last_round"],
    }


def legal(rules: Ruleset, state: State, record: Record) -> list[str]:
    """Our legal choices, as far as the record lists such."""
    choices = sorted(action.notation for action in rules.actions(state))
    return [c for c in choices if c != "X:K"] if record["decision"] == "exchange" else choices


def check_decision(rules: Ruleset, state: State, record: Record) -> None:
    """The same seat decides, and inside a channel action it owes the same moves."""
    decision = rules.decision(state)
    assert decision is not None
    assert decision.seat == record["seat"]
    if record["decision"] == "move":
        assert isinstance(decision, ChooseMove)
        assert decision.cause == f"base.channel.{record['space']}"
        assert sorted(list(one.deltas) for one in decision.owed) == sorted(record["remaining"])
        assert sorted(f"{energy}{height}" for height, energy in decision.moved) == sorted(record["moved"])


def replay(rules: Ruleset, game: Record) -> tuple[State | None, int, int]:
    """Replay a game and check every step; the last state, the steps compared and the steps without a choice."""
    state: State | None = None
    compared = skipped = 0
    for index, step in enumerate(game["steps"]):
        if state is None:
            assert step["state"]["decision"] == "main"
            state = record_position(rules, step["state"])
        assert shown(state) == recorded(step["state"]), f"step {index}"
        check_decision(rules, state, step["state"])
        assert legal(rules, state, step["state"]) == step["legal"], f"step {index}"
        compared += 1
        if step["played"] is None:
            state, skipped = None, skipped + 1
            continue
        state = rules.apply(state, step["played"]).state
        if step["drawn"]:
            state = rules.apply(state, f"D:{step['drawn']}").state
    return state, compared, skipped


@pytest.mark.parametrize("players", PLAYERS)
def test_every_recorded_game_replays_step_by_step_to_its_score_sheet(rules: Ruleset, players: int) -> None:
    for game in games(players):
        state, _, _ = replay(rules, game)
        final = game["final"]
        assert state is not None
        assert (rules.decision(state), state.ended) == (None, "base.end.round")
        assert shown(state) == recorded(final["state"])
        check_sheets(rules.score(state).sheets, final)


def check_sheets(sheets: tuple[Sheet, ...], final: Record) -> None:
    """The sheets are those recorded, line by line."""
    assert [sheet.total for sheet in sheets] == final["totals"]
    for sheet in sheets:
        points = {(line.rule, line.subject): line.points for line in sheet.lines}
        due = {("base.score.chakra", colour): values[sheet.seat] for colour, values in final["chakras"].items()}
        due["base.score.alleviated", ""] = final["alleviated"][sheet.seat]
        due["base.score.bonus", ""] = final["bonus"][sheet.seat]
        assert points == {what: earned for what, earned in due.items() if earned}


def test_the_recorded_games_are_all_there(rules: Ruleset) -> None:
    counts = [replay(rules, game)[1:] for players in PLAYERS for game in games(players)]
    assert sum(compared for compared, _ in counts) == 1535
    assert sum(skipped for _, skipped in counts) == 3
