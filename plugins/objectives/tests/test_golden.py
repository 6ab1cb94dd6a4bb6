"""A whole game in notation, with what happened and the final sheets.

Write it anew with ``python -m chakra_rules.testing.golden objectives --players 2 --seed 13`` and read the difference.
"""

from pathlib import Path

from chakra_rules.testing.golden import replay_golden, write_golden

GOLDEN = Path(__file__).parent / "golden" / "objectives.txt"


def test_the_golden_game_is_played_as_it_was_recorded() -> None:
    text = GOLDEN.read_text("utf-8")
    game = replay_golden(text)
    assert game.state.ended == "base.end.round"
    assert write_golden(game) == text
