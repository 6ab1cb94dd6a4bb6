"""A whole game in notation, with what happened and the final sheets.

Write it anew with ``python -m chakra_rules.testing.golden abilities --players 4 --seed 99`` and read the difference.
"""

from pathlib import Path

from chakra_abilities.table import Flipped

from chakra_rules.testing.golden import replay_golden, write_golden

GOLDEN = Path(__file__).parent / "golden" / "abilities.txt"


def test_the_golden_game_is_played_as_it_was_recorded() -> None:
    text = GOLDEN.read_text("utf-8")
    game = replay_golden(text)
    assert game.state.ended == "base.end.round"
    assert write_golden(game) == text


def test_the_golden_game_uses_every_card_revealed() -> None:
    game = replay_golden(GOLDEN.read_text("utf-8"))
    revealed = next(entry.action for entry in game.history if entry.action.notation.startswith("A:"))
    used = {event.card for entry in game.history for event in entry.events if isinstance(event, Flipped)}
    assert used == set(revealed.notation.removeprefix("A:").split(","))
