"""Screenshots: those in docs/images are what the application shows today."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from chakra_rules.cli.tui.screenshots import SHOTS, TAKEN_WITH, Shot, main, plain, take

IMAGES = Path(__file__).parents[3] / "docs" / "images"


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_a_screenshot_shows_what_is_seen_today(shot: Shot) -> None:
    shown, seen = (IMAGES / f"{shot.name}.svg").read_text("utf-8"), asyncio.run(take(shot))
    again = "look at what changed, then: python -m chakra_rules.cli.tui.screenshots docs/images"
    assert letters(seen) == letters(shown), again
    if shown.endswith(f"{TAKEN_WITH}\n"):
        assert seen == shown, again


def letters(picture: str) -> list[str]:
    """All that is written in a screenshot, whichever version of Textual drew it."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture)


def test_every_screenshot_is_small_and_there_is_no_other() -> None:
    sizes = {file.stem: file.stat().st_size for file in IMAGES.glob("terminal*.svg")}
    assert sizes.keys() == {shot.name for shot in SHOTS}
    assert max(sizes.values()) < 150_000


def test_a_screenshot_downloads_nothing_and_names_nothing_by_chance() -> None:
    picture = '@font-face {\n src: url("https://x/y") }\n.terminal-1234-matrix { font-family: Fira Code, monospace; }'
    assert not re.search(r"https:|1234|@font-face", plain(picture))


def test_the_command_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("usage: ")
