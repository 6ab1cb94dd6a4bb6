"""Whatever games of any mix have to tell, every language tells, without falling back."""

from __future__ import annotations

import re
from random import Random
from string import Formatter
from typing import Any

import pytest

from chakra_rules import Ruleset
from chakra_rules.events import CORE_EVENTS
from chakra_rules.rule import Reason, refuse
from chakra_rules.state import State
from chakra_rules.testing.information import twins, viewers
from chakra_rules.testing.play import SCALE, answer
from chakra_rules.views import mask, onlooker
from chakra_rules.words import Words
from tests.words.spoken import LANGUAGES, MIXES, MODULES, said, strict

CODE = re.compile(r"\{|\}|\?\?\?|\b[a-z]+_[a-z]+\b|\bNone\b|\b[A-Z][a-z]+[A-Z][a-z]+\b")
"""What no person should read: placeholders, names of fields and classes."""
WRITTEN = re.compile(r"\b[A-Z]{1,9}\b(?!\u2019)|[-+]\d|,\S|\"\"|: [-.]")
"""Letters of energies and moves as reasons write them, names of cards, and nothing where something is told."""


def readable(told: str) -> bool:
    return bool(told) and not CODE.search(told) and "  " not in told and told == told.strip()


SAMPLES: dict[str, Any] = {
    "action": "C6", "card": "row", "cards": "ignore,refresh", "colour": "G", "colours": "GY", "count": 3,
    "decision": "base.ChooseMove", "deck": "ignore,row", "energies": "KY", "energy": "G", "face_up": "",
    "grounded": "KW", "height": 4, "number": 3, "owed": "-2,-1/+1", "players": 2,
    "room": 1, "shown": "", "source": 8, "space": 6, "spaces": 2, "target": 0, "values": "11223344",
}  # fmt: skip
"""A value for each parameter of a refusal."""


def test_the_games_of_all_mixes_have_everything_to_tell() -> None:
    found = [said(mix) for mix in MIXES]
    actions = {kind.action for module in MODULES for kind in module.actions}
    decisions = {decision for module in MODULES for kind in module.actions for decision in kind.answers}
    events = {*CORE_EVENTS, *[kind for module in MODULES for kind in module.events]}
    assert actions - {type(action) for one in found for action in one.actions} == set()
    assert decisions - {type(decision) for one in found for decision in one.decisions} == set()
    assert events - {type(event) for one in found for event in one.events} == set()
    assert len({reason.rule for one in found for reason in one.reasons}) > 25


@pytest.mark.usefixtures("nothing_made_up")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_decision_event_and_score_line_of_a_game_is_told(language: str) -> None:
    unreadable: list[str] = []
    seen: set[Any] = set()
    for mix in MIXES:
        found, words = said(mix), strict(Ruleset.of(*mix), language)
        told = [words.kind(kind) for kind in {type(action) for action in found.actions}]
        for value in found.actions - seen:
            told += [words.action(value), words.acted(value)]
        told += [words.decision(value) for value in found.decisions - seen]
        told += [words.event(value) for value in found.events - seen]
        told += [words.line(value) for value in found.lines - seen]
        seen |= found.actions | found.decisions | found.events | found.lines
        unreadable += [text for text in told if not readable(text)]
    assert unreadable == []
    assert len(seen) > 1000


def refusals() -> set[Reason]:
    """Those of games, and one of every rule."""
    found = {reason for mix in MIXES for reason in said(mix).reasons}
    for rule in [rule for module in MODULES for rule in module.rules if rule.refusal]:
        names = [name for _, name, _, _ in Formatter().parse(rule.refusal) if name]
        found.add(refuse(rule.id, **{name: SAMPLES[name] for name in names}))
    return found


@pytest.mark.usefixtures("nothing_made_up")
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_refusal_is_told(language: str) -> None:
    rules = Ruleset.of(*MODULES[1:])
    words = strict(rules, language)
    for reason in refusals():
        told = words.reason(reason)
        assert readable(told)
        assert told[0] == told[0].upper()
        assert told not in (rules.tell(reason), words.rule(reason.rule), reason.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_shows_a_person_values_as_they_are_written(language: str) -> None:
    words = Words.of(Ruleset.of(*MODULES[1:]), language)
    told = {words.reason(reason) for reason in refusals() if "action" not in dict(reason.params)}
    assert [text for text in told if WRITTEN.search(text)] == []


def test_reasons_carry_keys_and_values_and_nothing_that_somebody_would_have_to_translate() -> None:
    cards = {card.name for module in MODULES for card in module.brings}
    values = {(reason.rule, str(value)) for mix in MIXES for reason in said(mix).reasons for _, value in reason.params}
    words = {(rule, word) for rule, value in values for word in value.split(",") if word.islower()}
    assert {(rule, value) for rule, value in values if " " in value} == set()
    assert {(rule, word) for rule, word in words if word not in cards} == set()
    assert len(values) > 60


@pytest.mark.parametrize("mix", [(), MIXES[-1]], ids="+".join)
def test_english_tells_refusals_as_the_rules_do_where_there_are_no_values_to_put_in_words(mix: tuple[str, ...]) -> None:
    rules = Ruleset.of(*mix)
    for reason in said(mix).reasons:
        if not reason.params:
            assert Words.of(rules).reason(reason) == rules.tell(reason)


@pytest.mark.usefixtures("nothing_made_up")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_energy_option_and_title_has_words(language: str) -> None:
    words = strict(Ruleset.of(*MODULES[1:]), language)
    for module in MODULES:
        assert words.module(module)
        for energy in module.energies:
            assert words.value("energy", energy.letter) != energy.letter
        for card in module.brings:
            assert words.value("card", card.name) != card.name
        for option in module.options:
            values = {words.option_value(module.id, option.name, value) for value in option.values}
            assert words.option(module.id, option.name)
            assert len(values) == len(option.values)
            assert not values & {str(value).lower() for value in option.values if isinstance(value, bool)}


def test_two_states_that_a_seat_cannot_tell_apart_give_it_equal_words() -> None:
    rules, random = Ruleset.of(*MIXES[-1]), Random(4)
    state, seen = rules.initial(2), 0
    for step in range(45):
        action = answer(rules, state, random.randrange(SCALE), 5, random)
        assert action is not None
        words, seat = Words.of(rules, LANGUAGES[step % len(LANGUAGES)]), viewers(state)[step % 3]
        for twin in twins(rules, state, seat):
            assert texts(words, rules, twin, action, seat) == texts(words, rules, state, action, seat)
            seen += 1
        state = rules.apply(state, action).state
    assert seen > 50


def texts(words: Words, rules: Ruleset, state: State, action: Any, seat: int) -> list[str]:
    viewer, decision = onlooker(state, seat), rules.decision(state)
    told = [words.action(mask(action, viewer)), words.decision(decision)] if decision else []
    if decision and decision.seat == seat:
        told += [words.action(one) for one in rules.actions(state)[:5]]
        told += [words.reason(reason) for text in ("T1:KY>4", "C8") for reason in rules.explain(state, text)]
    events = rules.apply(state, action).events
    if not any(event.reveals for event in events):
        told += [words.event(event) for event in mask(events, viewer)]
    return told
