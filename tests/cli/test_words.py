"""Words for what is known, and for what modules nobody has written yet will bring."""

from __future__ import annotations

import pytest
from attrs import frozen

from chakra_rules import Ruleset
from chakra_rules.base.actions import Meditate, Move, Take
from chakra_rules.cli.choices import SHORT, menu
from chakra_rules.cli.happenings import event_words
from chakra_rules.cli.sheets import level_words, line_words
from chakra_rules.cli.words import action_words, decision_words, kind_words, third_person
from chakra_rules.events import Alleviated, Moved
from chakra_rules.places import BOX, Cell
from chakra_rules.scoring import Level
from chakra_rules.stages import ScoreLine
from chakra_rules.state import Decision, Draft
from chakra_rules.testing import scenario

BOOK = Ruleset.of().book


@frozen
class BendTime:
    colour: str
    height: int
    hours: int = 3

    @property
    def notation(self) -> str:
        return f"B:{self.colour}{self.height}"


@frozen
class ChooseHour(Decision):
    pass


@frozen
class AfterDark(Decision):
    pass


@frozen
class TimeBent:
    seat: int
    hours: int
    reveals = False


@frozen
class Tomorrow:
    seat: int

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
    ],
)
def test_an_action_reads_as_words(action: object, words: str) -> None:
    assert action_words(BOOK, action) == words


def test_kinds_decisions_and_events_of_an_unknown_module_read_by_their_names() -> None:
    assert kind_words(BendTime) == "bend time"
    assert decision_words(ChooseHour(0)) == "hour"
    assert decision_words(AfterDark(0)) == "an answer (after dark)"
    assert event_words(BOOK, Meditate("G"), TimeBent(0, 3), 0) == "time bent (hours 3)"
    moved = Moved("K", Cell(0, 4), Tomorrow(0))
    assert event_words(BOOK, Meditate("G"), moved, 0) == "black from Anahata to tomorrow"


def test_an_event_of_another_seat_names_it() -> None:
    assert event_words(BOOK, Meditate("G"), Alleviated(1), 0) == "seat 1 alleviates black"
    assert event_words(BOOK, Meditate("G"), Alleviated(0), 0) == "alleviates black"


def test_what_the_action_says_is_not_told_again() -> None:
    assert event_words(BOOK, Move("K", 1, 0), Moved("K", Cell(0, 1), Cell(0, 0)), 0) == ""
    assert event_words(BOOK, Move("K", 1, 0), Moved("K", Cell(0, 1), BOX), 0) == "black from Muladhara to the box"


@pytest.mark.parametrize(("words", "told"), [("take G", "takes G"), ("pass", "passes"), ("catch: x", "catches: x")])
def test_verbs_are_put_in_the_third_person(words: str, told: str) -> None:
    assert third_person(words) == told


@pytest.mark.rule("base.score.level")
def test_a_level_whose_borders_are_unknown_is_told_as_unknown() -> None:
    assert level_words(Level(2, 2, 6, "base.score.level")) == "level 2 of 6"
    assert level_words(Level(3, 5, 6, "base.score.level")) == "level 3, 4 or 5 of 6 (borders unknown)"


def test_a_score_line_of_an_unknown_module_reads_by_its_rule() -> None:
    assert line_words(BOOK, ScoreLine(3, "time.score.bent", 2, "clock")) == "time bent: clock (2)"


def test_menus_lead_to_every_legal_action_and_to_no_other() -> None:
    rules = Ruleset.of()
    state = scenario(rules, "KY/-/B/-/GGG/-/OO/-/K spaces=26", "-/-/-/-/-/-/-/-/-", maya="OPK BOG OKK")
    found: list[str] = []
    open_: list[tuple[object, ...]] = [rules.actions(state)]
    while open_:
        choices = menu(rules.book, state, open_.pop())  # type: ignore[arg-type]
        assert len(choices) <= SHORT
        for choice in choices:
            assert len(choice.actions) < len(rules.actions(state))
            if len(choice.actions) == 1:
                found.append(choice.actions[0].notation)
            else:
                open_.append(choice.actions)
    assert sorted(found) == sorted(action.notation for action in rules.actions(state))
