"""What no catalogue knows is told by the names of classes and fields; what only English knows, in English."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from attrs import frozen

from chakra_rules import Game, Ruleset
from chakra_rules.actions import Action
from chakra_rules.base.actions import Meditate, Move, Take
from chakra_rules.cli.choices import SHORT, menu
from chakra_rules.cli.happenings import event_words
from chakra_rules.cli.language import PACKAGE
from chakra_rules.dealers import ScriptedDealer, no_dealer
from chakra_rules.errors import (
    CannotUndo,
    ChakraError,
    IllegalAction,
    ModuleContractError,
    NotationError,
    NotYourDecision,
    SaveError,
    WrongStep,
)
from chakra_rules.events import Alleviated, Moved
from chakra_rules.extend import Colour, Height, Module, SeatNumber
from chakra_rules.modules import Option
from chakra_rules.places import BOX, Cell
from chakra_rules.rule import Rule, refuse
from chakra_rules.scoring import Level
from chakra_rules.stages import ScoreLine
from chakra_rules.state import Decision, Draft
from chakra_rules.testing import scenario
from chakra_rules.words import Words, languages, preferred
from chakra_rules.words.catalogues import catalogue
from chakra_rules.words.derived import third_person

WORDS = Words.of(Ruleset.of(), "en", PACKAGE)


@frozen
class BendTime:
    colour: Colour
    height: Height
    hours: int = 3

    @property
    def notation(self) -> str:
        return f"B:{self.colour}{self.height}"


@frozen
class Jump:
    source: Height
    target: Height

    @property
    def notation(self) -> str:
        return "J"


@frozen
class ChooseHour(Decision):
    pass


@frozen
class AfterDark(Decision):
    pass


@frozen
class TimeBent:
    seat: SeatNumber
    hours: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves."""


@frozen
class Tomorrow:
    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Nothing ever lies here."""

    def put(self, draft: Draft, piece: str) -> None:
        """Nothing ever lies here."""


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Take("1", "KY", 8), "take black and yellow from flow 1 into the bubbles"),
        (Take("2", "G", 4), "take green from flow 2 onto Anahata"),
        (Take("2", "G", 12), "take green from flow 2 onto height 12"),
        (Move("K", 3, 0), "move black from Manipura to the Earth"),
        (Meditate("G"), "meditate on green"),
        (BendTime("G", 4), "bend time green, Anahata, hours 3"),
        (Jump(3, 0), "jump source Manipura, target the Earth"),
    ],
)
def test_an_action_reads_as_words(action: object, words: str) -> None:
    assert WORDS.action(action) == words


def test_kinds_decisions_and_events_of_an_unknown_module_read_by_their_names() -> None:
    assert WORDS.kind(BendTime) == "bend time"
    assert WORDS.acted(BendTime("G", 4)) == "bends time green, Anahata, hours 3"
    assert WORDS.decision(ChooseHour(0)) == "hour"
    assert WORDS.decision(AfterDark(0)) == "an answer (after dark)"
    assert WORDS.event(TimeBent(0, 3)) == "Seat 0 time bent (hours 3)"
    assert event_words(WORDS, Meditate("G"), TimeBent(0, 3), 0) == "time bent (hours 3)"
    moved = Moved("K", Cell(0, 4), Tomorrow(0))
    assert event_words(WORDS, Meditate("G"), moved, 0) == "black from Anahata to tomorrow"


@pytest.mark.parametrize(("language", "moved"), [("de", "eine schwarze Energie von Anahata nach tomorrow"),
                                                 ("fr", "une énergie noire d\u2019Anahata vers tomorrow")])  # fmt: skip
def test_a_place_that_no_catalogue_knows_stands_in_a_sentence_of_the_language(language: str, moved: str) -> None:
    assert Words.of(Ruleset.of(), language).happened(Moved("K", Cell(0, 4), Tomorrow(0))) == moved


def test_an_event_of_another_seat_names_it() -> None:
    assert event_words(WORDS, Meditate("G"), Alleviated(1), 0) == "seat 1 alleviates black"
    assert event_words(WORDS, Meditate("G"), Alleviated(0), 0) == "alleviates black"


def test_what_the_action_says_is_not_told_again() -> None:
    assert event_words(WORDS, Move("K", 1, 0), Moved("K", Cell(0, 1), Cell(0, 0)), 0) == ""
    assert event_words(WORDS, Move("K", 1, 0), Moved("K", Cell(0, 1), BOX), 0) == "black from Muladhara to the box"


@pytest.mark.parametrize(("words", "told"), [("take G", "takes G"), ("pass", "passes"), ("catch: x", "catches: x")])
def test_verbs_are_put_in_the_third_person(words: str, told: str) -> None:
    assert third_person(words) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Eine grüne Energie kannst du dort nicht nehmen. Dort liegt: nichts; "),
        ("fr", "Tu ne peux pas prendre ici une énergie verte. Il y a\u00a0: rien\u00a0; "),
    ],
)
def test_where_there_is_nothing_that_is_told(language: str, told: str) -> None:
    rules = Ruleset.of()
    [reason] = rules.explain(scenario(rules, maya="... GGG ..."), "T1:G>8")
    assert Words.of(rules, language).reason(reason).startswith(told)


@pytest.mark.rule("base.score.level")
@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("en", "level 2 of 6", "level 3, 4 or 5 of 6 (borders unknown)"),
        ("de", "Stufe 2 von 6", "Stufe 3, 4 oder 5 von 6 (Grenzen unbekannt)"),
        ("fr", "niveau 2 sur 6", "niveau 3, 4 ou 5 sur 6 (limites inconnues)"),
    ],
)
def test_a_level_whose_borders_are_unknown_is_told_as_unknown(language: str, known: str, unknown: str) -> None:
    words = Words.of(Ruleset.of(), language)
    assert words.level(Level(2, 2, 6, "base.score.level")) == known
    assert words.level(Level(3, 5, 6, "base.score.level")) == unknown


def test_a_score_line_of_an_unknown_module_reads_by_its_rule() -> None:
    assert WORDS.line(ScoreLine(3, "time.score.bent", 2, "clock")) == "time bent: clock (2)"


def test_menus_lead_to_every_legal_action_and_to_no_other() -> None:
    rules = Ruleset.of()
    state = scenario(rules, "KY/-/B/-/GGG/-/OO/-/K spaces=26", "-/-/-/-/-/-/-/-/-", maya="OPK BOG OKK")
    found: list[str] = []
    open_: list[Sequence[Action]] = [rules.actions(state)]
    while open_:
        choices = menu(rules.book, state, open_.pop())
        assert len(choices) <= SHORT
        for choice in choices:
            assert len(choice.actions) < len(rules.actions(state))
            if len(choice.actions) == 1:
                found.append(choice.actions[0].notation)
            else:
                open_.append(choice.actions)
    assert sorted(found) == sorted(action.notation for action in rules.actions(state))


ENGLISH = """\
module-time = Time
action-time-Wait = wait for { $hours } hours
    .third = waits for { $hours } hours
option-time-clock = the clock
    .is-slow = goes slow
card-hourglass = the hourglass
"""


class _NoHooks:
    pass


@pytest.fixture
def time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Module]:
    """A stranger's module that brings only an English catalogue."""
    package = tmp_path / "stranger_time"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from attrs import frozen\n\n@frozen\nclass Wait:\n    hours: int\n    notation = 'W'\n", "utf-8"
    )
    (package / "locale" / "en.ftl").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    rule = Rule("time.wait", "Time passes.", refusal="It is { $too } late: {hours} hours.".replace("{ $too }", "too"))
    yield Module(id="time", version="1", title="Zeit", hooks=_NoHooks, package="stranger_time", rules=(rule,),
                 options=(Option("clock", ("slow", "fast"), "time.wait"),))  # fmt: skip
    sys.modules.pop("stranger_time", None)
    catalogue.cache_clear()


@pytest.mark.parametrize("language", languages())
def test_a_module_with_an_english_catalogue_falls_back_to_it(time: Module, language: str) -> None:
    from importlib import import_module

    wait = import_module("stranger_time").Wait(3)
    words = Words.of(Ruleset.of(time), language)
    assert words.action(wait) == "wait for 3 hours"
    assert words.acted(wait) == "waits for 3 hours"
    assert words.kind(type(wait)) == "wait"
    assert words.module(time) == "Time"
    assert words.option("time", "clock") == "the clock"
    assert [words.option_value("time", "clock", value) for value in ("slow", "fast")] == ["goes slow", "fast"]
    assert words.value("card", "hourglass") == "the hourglass"
    assert words.rule("time.wait") == "Time passes."
    assert words.reason(refuse("time.wait", hours=3)) == "It is too late: 3 hours."


def test_a_catalogue_that_cannot_be_read_is_laid_at_its_modules_door(time: Module, tmp_path: Path) -> None:
    (tmp_path / "stranger_time" / "locale" / "en.ftl").write_text("module-time = { $\n", "utf-8")
    with pytest.raises(ModuleContractError, match=r"locale/en\.ftl of stranger_time") as caught:
        Words.of(Ruleset.of(time))
    assert caught.value.module == "stranger_time"


def test_a_language_is_found_by_its_common_names_and_no_other() -> None:
    assert [Words.of((), name).language for name in ("de", "de-AT", "de_CH.UTF-8", "DE")] == ["de"] * 4
    with pytest.raises(ChakraError, match="there is no language 'xx': there are de, en, fr"):
        Words.of((), "xx")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR"}, "de"),
        ({"LANGUAGE": "pt:fr:de", "LC_ALL": "de_DE"}, "fr"),
        ({"LANGUAGE": "", "LANG": "fr_CA@euro"}, "fr"),
    ],
)
def test_the_environment_says_which_language_is_preferred(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language


@pytest.mark.parametrize(
    ("language", "notation", "turn", "step", "undo"),
    [
        (
            "en",
            "no notation of",
            "seat 1 cannot decide now: seat 0 does",
            "at step 3, not 2",
            "nothing has",
        ),
        (
            "de",
            "x\u201c ist hier weder Notation",
            "Jetzt entscheidet ein anderer Platz",
            "an einer anderen Stelle",
            "Es gibt nichts",
        ),
        (
            "fr",
            "n\u2019est ici ni",
            "C\u2019est à un autre joueur",
            "La partie n\u2019en est plus là",
            "a rien à",
        ),
    ],
)
def test_what_a_player_did_wrong_is_told(language: str, notation: str, turn: str, step: str, undo: str) -> None:
    game = Game.new(Ruleset.of(), players=2, dealer=ScriptedDealer(["V:11223344", "D:KKKGGGYYY", "I:PB"]))
    words = Words.of(game.rules, language)
    with pytest.raises(NotationError) as unread:
        game.play("x")
    with pytest.raises(NotYourDecision) as early:
        game.play("M:G", seat=1)
    with pytest.raises(WrongStep) as stale:
        game.play("M:G", step=2)
    with pytest.raises(IllegalAction) as illegal:
        game.play("T1:GG>8")
    with pytest.raises(CannotUndo) as stuck:
        Game.new(Ruleset.of(), players=2, dealer=no_dealer).undo()
    assert notation in words.error(unread.value)
    assert words.error(early.value).startswith(turn)
    assert undo in words.error(stuck.value)
    assert step in words.error(stale.value)
    told = words.error(illegal.value)
    assert all(f"{words.reason(reason)} [{reason.rule}]" in told for reason in illegal.value.reasons)
    assert words.error(SaveError("holds no game")) == "$: holds no game"
