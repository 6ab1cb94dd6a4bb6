"""Games recorded on an independent implementation: every legal set, every successor, every line of the sheet."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chakra_objectives import FIRST, SECOND, BonusesWon, Objectives
from chakra_yin_yang import HALVES, HalvesLeft, HalvesWon

from chakra_rules import Ruleset, State
from chakra_rules.testing.records import Record, read_records, record_position

LETTERS = "PBCGYOR"
SHEET = ("totals", "chakras", "alleviated", "bonus", "yin-yang", "objectives")


def recorded() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "data").glob("*.jsonl.gz")):
        for number, game in enumerate(read_records(path)):
            yield pytest.param(game, id=f"{path.name.partition('.')[0]}-{number}")


def rules_of(game: Record) -> Ruleset:
    """One of the games was cut off long after nothing could change any more."""
    return Ruleset.of(*game["modules"], options={"stalemate": "play-on"})


def taken(card: Record, seat: int) -> str:
    """The bonus tokens that a seat took from a card of a record."""
    return (FIRST if card["first"] == seat else "") + (SECOND if card["second"] == seat else "")


def objectives(record: Record) -> tuple[Objectives, list[BonusesWon]]:
    """The slots that a record describes."""
    cards = sorted(record["objectives"], key=lambda card: str(card["card"]))
    left = tuple(SECOND * (card["second"] is None) + FIRST * (card["first"] is None) for card in cards)
    won = [
        BonusesWon(tuple((card["card"], taken(card, seat)) for card in cards if taken(card, seat)))
        for seat in range(len(record["players"]))
    ]
    return Objectives(tuple(card["card"] for card in cards), left), won


def has_halves(rules: Ruleset) -> bool:
    return any(module.id == "yin-yang" for module in rules.modules)


def from_record(rules: Ruleset, record: Record) -> State:
    """The position a record shows."""
    table, won = objectives(record)
    slots: tuple[Any, ...] = (table,)
    own: dict[int, tuple[Any, ...]] = {seat: (bonuses,) for seat, bonuses in enumerate(won)}
    if has_halves(rules):
        halves = [player["halves"] for player in record["players"]]
        slots += (HalvesLeft(HALVES[sum(halves) :]),)
        own = {seat: (*own[seat], HalvesWon(HALVES[:count])) for seat, count in enumerate(halves)}
    return record_position(rules, record, slots, own)


def shown(record: Record) -> Record:
    """What a record and a state can be compared by."""
    seats = range(len(record["players"]))
    return {
        "seats": [{**p, "meditation": "".join(sorted(p["meditation"]))} for p in record["players"]],
        "objectives": {card["card"]: [taken(card, seat) for seat in seats] for card in record["objectives"]},
        "flows": record["flows"],
        "bag": {letter: count for letter, count in record["bag"].items() if count},
        "turn": record["seat"],
        "last_round": record["last_round"],
    }


def show(rules: Ruleset, state: State) -> Record:
    won = [seat.slot(BonusesWon) for seat in state.seats]
    return {
        "seats": [
            {
                "board": "/".join(cell or "-" for cell in reversed(seat.cells)),
                "spaces": [number for number, token in enumerate(seat.spaces, 1) if token != "."],
                "notches": [height for height, token in enumerate(seat.notches, 1) if token != "."],
                "free": len(seat.free),
                "meditation": seat.meditation,
                "halves": len(seat.slot(HalvesWon).pile) if has_halves(rules) else 0,
            }
            for seat in state.seats
        ],
        "objectives": {card: [bonuses.of(card) for bonuses in won] for card in state.slot(Objectives).cards},
        "flows": list(state.maya),
        "bag": dict(Counter(state.bag)),
        "turn": state.turn,
        "last_round": state.last_round,
    }


def sheet(rules: Ruleset, state: State) -> Record:
    """Every line of the score as the records group them."""
    seats = len(state.seats)
    points: Record = {name: [0] * seats for name in SHEET}
    points["chakras"] = {letter: [0] * seats for letter in LETTERS}
    for one in rules.score(state).sheets:
        points["totals"][one.seat] = one.total
        for line in one.lines:
            name = line.rule.removeprefix("base.score.").removesuffix(".score")
            row = points["chakras"][line.subject] if name == "chakra" else points[name]
            row[one.seat] += line.points
    return points


@pytest.mark.parametrize("game", list(recorded()))
@pytest.mark.rule("objectives.claim", "objectives.when", "objectives.score", "modules.any-combination")
def test_a_recorded_game_agrees_at_every_step(game: Record) -> None:
    rules = rules_of(game)
    state: State | None = None
    for number, step in enumerate(game["steps"]):
        record = step["state"]
        state = state or from_record(rules, record)
        assert show(rules, state) == shown(record), f"state of step {number}"
        legal = {action.notation for action in rules.actions(state)}
        if record["decision"] == "exchange":
            legal -= {"X:K", "X:W"}  # the records list chakra colours only
        assert sorted(legal) == step["legal"], f"choices at step {number}"
        if step["played"] is None:  # the next state says nothing about this step
            state = None
            continue
        state = rules.apply(state, step["played"]).state
        if step["drawn"]:
            state = rules.apply(state, f"D:{step['drawn']}").state
    if game["final"]:
        assert state is not None
        assert state.ended == "base.end.round"
        final = shown(game["final"]["state"])
        assert {name: show(rules, state)[name] for name in ("seats", "objectives")} == {
            name: final[name] for name in ("seats", "objectives")
        }
        assert sheet(rules, state) == {name: game["final"][name] or [0] * len(state.seats) for name in SHEET}
