"""A whole game in notation, with what happened and the final sheets.

When a rule changes, run ``python tests/test_golden.py`` in this folder's parent and read the difference.
"""

from __future__ import annotations

from pathlib import Path

from chakra_abilities.table import Flipped

from chakra_rules import Game, Ruleset, no_dealer
from chakra_rules.extend import Event, Moved
from chakra_rules.testing import play

MODULE, PLAYERS, SEED = "abilities", 4, 99
GOLDEN = Path(__file__).parent / "golden" / f"{MODULE}.txt"
SILENT = {"Asked", "Answered"}


def written(game: Game) -> str:
    """The game: a header, a line for each action with its events, a block for each sheet."""
    lines = [f"modules {MODULE}", f"players {PLAYERS}", f"seed {SEED}", ""]
    for entry in game.history:
        lines.append(f"{entry.seat:2} {entry.action.notation}")
        lines += [f"     {_told(event)}" for event in entry.events if type(event).__name__ not in SILENT]
    for sheet in game.score().sheets:
        lines += ["", f"seat {sheet.seat}: {sheet.total}, level {sheet.level.lowest} of {sheet.level.of}"]
        lines += [f"     {line.points} {line.rule} {line.count} {line.subject}".rstrip() for line in sheet.lines]
    return "\n".join(lines) + "\n"


def _told(event: Event) -> str:
    return f"{event.piece}: {event.source} to {event.target}" if isinstance(event, Moved) else str(event)


def replayed(text: str) -> Game:
    """The game whose actions a golden file lists."""
    game = Game.new(Ruleset.of(MODULE), PLAYERS, dealer=no_dealer)
    for line in text.splitlines():
        if line[:2] in ("-1", *[f"{seat:2}" for seat in range(PLAYERS)]):
            game.play(line[3:])
    return game


def test_the_golden_game_is_played_as_it_was_recorded() -> None:
    text = GOLDEN.read_text("utf-8")
    game = replayed(text)
    assert game.state.ended == "base.end.round"
    assert written(game) == text


def test_the_golden_game_uses_every_card_revealed() -> None:
    game = replayed(GOLDEN.read_text("utf-8"))
    revealed = next(entry.action for entry in game.history if entry.action.notation.startswith("A:"))
    used = {event.card for entry in game.history for event in entry.events if isinstance(event, Flipped)}
    assert used == set(revealed.notation.removeprefix("A:").split(","))


if __name__ == "__main__":
    GOLDEN.write_text(written(play(Ruleset.of(MODULE), PLAYERS, SEED, actions=1000)), "utf-8")
