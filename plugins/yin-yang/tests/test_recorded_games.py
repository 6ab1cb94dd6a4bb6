"""Games recorded on an independent implementation: every legal set, every successor, every line of the sheet."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chakra_yin_yang import HALVES, HalvesLeft, HalvesWon

from chakra_rules import Ruleset, State
from chakra_rules.testing.records import Record, read_records, record_position

RULES = Ruleset.of("yin-yang", options={"stalemate": "play-on"})
"""One of the games was cut off long after nothing could change any more."""
LETTERS = "PBCGYOR"
SHEET = ("totals", "chakras", "alleviated", "bonus", "yin-yang")


def recorded() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "data").glob("*.jsonl.gz")):
        for number, game in enumerate(read_records(path)):
            yield pytest.param(game, id=f"{path.name.partition('.')[0]}-{number}")


def from_record(record: Record) -> State:
    """The position a record shows."""
    halves = [player["halves"] for player in record["players"]]
    own = {seat: (HalvesWon(HALVES[:count]),) for seat, count in enumerate(halves)}
    return record_position(RULES, record, (HalvesLeft(HALVES[sum(halves) :]),), own)


def shown(record: Record) -> Record:
    """What a record and a state can be compared by."""
    return {
        "seats": [{**p, "meditation": "".join(sorted(p["meditation"]))} for p in record["players"]],
        "flows": record["flows"],
        "bag": {letter: count for letter, count in record["bag"].items() if count},
        "turn": record["seat"],
        "last_round": record["last_round"],
    }


def show(state: State) -> Record:
    return {
        "seats": [
            {
                "board": "/".join(cell or "-" for cell in reversed(seat.cells)),
                "spaces": [number for number, token in enumerate(seat.spaces, 1) if token != "."],
                "notches": [height for height, token in enumerate(seat.notches, 1) if token != "."],
                "free": len(seat.free),
                "meditation": seat.meditation,
                "halves": len(seat.slot(HalvesWon).pile),
            }
            for seat in state.seats
        ],
        "flows": list(state.maya),
        "bag": dict(Counter(state.bag)),
        "turn": state.turn,
        "last_round": state.last_round,
    }


def sheet(state: State, seats: int) -> Record:
    """Every line of the score as the records group them."""
    points: Record = {name: [0] * seats for name in SHEET}
    points["chakras"] = {letter: [0] * seats for letter in LETTERS}
    for one in RULES.score(state).sheets:
        points["totals"][one.seat] = one.total
        for line in one.lines:
            name = line.rule.removeprefix("base.score.").removesuffix(".score")
            row = points["chakras"][line.subject] if name == "chakra" else points[name]
            row[one.seat] += line.points
    return points


@pytest.mark.parametrize("game", list(recorded()))
@pytest.mark.rule("yin-yang.receive.positive", "yin-yang.receive.either", "yin-yang.effect", "yin-yang.score")
def test_a_recorded_game_agrees_at_every_step(game: Record) -> None:
    state: State | None = None
    for number, step in enumerate(game["steps"]):
        record = step["state"]
        state = state or from_record(record)
        assert show(state) == shown(record), f"state of step {number}"
        legal = {action.notation for action in RULES.actions(state)}
        if record["decision"] == "exchange":
            legal -= {"X:K", "X:W"}  # the records list chakra colours only
        assert sorted(legal) == step["legal"], f"choices at step {number}"
        if step["played"] is None:  # the next state says nothing about this step
            state = None
            continue
        state = RULES.apply(state, step["played"]).state
        if step["drawn"]:
            state = RULES.apply(state, f"D:{step['drawn']}").state
    if game["final"]:
        assert state is not None
        assert state.ended == "base.end.round"
        assert show(state)["seats"] == shown(game["final"]["state"])["seats"]
        assert sheet(state, game["players"]) == {name: game["final"][name] for name in SHEET}
