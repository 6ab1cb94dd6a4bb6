"""The command line speaks the language that ``--lang`` or the environment asks for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.testing.play import play

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra

SEED = 2
ENGLISH = re.compile(
    r"\b(the|and|from|takes?|moves?|seats?|harmonises|meditates|channels|bubbles|round|card|uses|wins|drawn|"
    r"tokens?|level|alleviates|energy|energies|flow|space|bag|black|yellow|green|light|nothing|with|of)\b",
    re.IGNORECASE,
)
"""Words that are English and neither German nor French."""
SAID = {
    "de": ("Blasen", "Erde", "harmonisiert", "meditiert", "Fluss", "Plättchen", "Beutel", "grüne", "für"),
    "fr": ("bulles", "Terre", "harmonise", "médite", "flux", "jeton", "sac", "énergie", "à"),
}
CODE = re.compile(r"\[[a-z0-9., -]+\]|^\d  \S+( [A-Z@]\S*)*  |chakra rules ID|[a-z]+(-[a-z]+)+", re.MULTILINE)
"""Rules in brackets, notation, and cards by the names that notation has."""


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game with everything installed."""
    game = play(Ruleset.of(*installed()), players=2, seed=SEED, actions=180)
    file = tmp_path_factory.mktemp("language") / "game.json"
    file.write_text(json.dumps(game.save()), "utf-8")
    return file


@pytest.mark.parametrize("language", SAID)
def test_a_game_told_has_the_words_of_its_language_and_none_of_english(
    chakra: Chakra, saved: Path, language: str
) -> None:
    outcome = chakra("--lang", language, "replay", str(saved), "--fast")
    assert (outcome.code, outcome.err) == (0, "")
    assert set(ENGLISH.findall(CODE.sub(" ", outcome.out))) == set()
    assert [word for word in SAID[language] if word not in outcome.out] == []


@pytest.mark.parametrize("language", SAID)
def test_a_whole_game_fits_in_eighty_columns_in_every_language(chakra: Chakra, language: str) -> None:
    out = chakra("--lang", language, "demo", "--modules", "powers,abilities", "--players", "3", "--seed", "3").out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []
    assert "[base.score.winner]" in out


@pytest.mark.parametrize("language", SAID)
def test_what_may_be_chosen_and_why_not_is_told_within_eighty_columns(chakra: Chakra, language: str) -> None:
    asked = ("play", "--modules", "yin-yang,powers,objectives", "--seed", "7", "--bots", "1")
    out = chakra("--lang", language, *asked, typed="why T1:KPY>8\nwhy T1:OR>8\nwhy C3\n2\n").out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []
    assert "[base.receive.one-flow]" in out


def test_the_language_is_said_before_the_command_after_it_or_by_the_environment(chakra: Chakra) -> None:
    told = "Yin-Yang (yin-yang 1.0): 13 Regeln"
    assert told in chakra("--lang", "de", "rules", "yin-yang").out
    assert told in chakra("rules", "yin-yang", "--lang", "de").out
    assert told in chakra("rules", "--lang=de", "yin-yang").out
    assert told in chakra("rules", "yin-yang", LANG="de_DE.UTF-8").out
    assert "Yin-Yang (yin-yang 1.0): 13 rules" in chakra("--lang", "en", "rules", "yin-yang", LANG="de_DE.UTF-8").out
    assert "Yin-Yang (yin-yang 1.0): 13 rules" in chakra("rules", "yin-yang", LANG="xx").out


def test_a_language_that_is_not_there_is_refused_in_one_line(chakra: Chakra) -> None:
    outcome = chakra("demo", "--lang", "xx")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == "chakra: there is no language 'xx': there are de, en, fr\n"


def test_a_rule_is_shown_in_the_language(chakra: Chakra) -> None:
    shown = chakra("--lang", "de", "rules", "base.receive.negative").out
    assert "Wer aus einem Fluss nimmt, der mindestens eine schwarze Energie zeigt" in shown
    assert not ENGLISH.search(shown.replace("must-take", "").replace("printed", "").split("Quellen")[0])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ("Platz 0, wähle die Aktion für diesen Zug:", "Energie empfangen (", "T1:KK>8 ist nicht erlaubt:",
                "„nonsense“ ist hier weder Notation noch", "Auf Wiedersehen.")),
        ("fr", ("Joueur 0, choisis l\u2019action de ce tour :", "recevoir de l\u2019énergie (", "T1:KK>8 est refusé :",
                "« nonsense » n\u2019est ici ni une notation", "Au revoir.")),
    ],
)  # fmt: skip
def test_playing_is_in_the_language_too(chakra: Chakra, language: str, lines: tuple[str, ...]) -> None:
    typed = "why T1:KK>8\nnonsense\nhelp\n1\nback\nquit\n"
    outcome = chakra("--lang", language, "play", "--modules", "none", "--seed", "3", typed=typed)
    assert outcome.code == 0
    said = re.sub(r"\s+", " ", outcome.out)
    assert [line for line in lines if re.sub(r"\s+", " ", line) not in said] == []
