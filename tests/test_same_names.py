"""Two modules may have a kind of action whose classes go by the same name."""

from __future__ import annotations

from attrs import frozen

from chakra_rules import Ruleset, choose, extend
from chakra_rules.cli.tui.options import option_words
from chakra_rules.extend import ActionKind, ChooseAction, Module, no_reasons
from chakra_rules.serve.telling import Telling
from chakra_rules.testing import scenario
from chakra_rules.words import Words

EMPTY = "-/-/-/-/-/-/-/-/-"


@frozen
class Take:
    """Take a nap."""

    notation = "NAP"


NAP = ActionKind(
    action=Take,
    answers=(ChooseAction,),
    grammar="NAP",
    pattern="NAP",
    parse=lambda match: Take(),
    offer=lambda book, state, decision: [Take()],
    refuse=no_reasons,
    perform=lambda step, decision, action: None,
)
RULES = Ruleset.of(Module(id="house", version="1", title="House", hooks=None, actions=(NAP,)))
CHOICE = choose(RULES, scenario(RULES, EMPTY, EMPTY, maya="GYR BOG OKK"))
BASE, HOUSE = [next(option for option in CHOICE.options if option.kind is kind) for kind in (extend.Take, Take)]


def test_each_is_picked_by_the_name_of_its_module_too() -> None:
    assert (BASE.value, HOUSE.value) == ("base.Take", "house.Take")
    assert CHOICE.pick("house.Take").action == Take()


def test_each_is_told_in_its_own_words() -> None:
    words, telling = Words.of(RULES, "en"), Telling(RULES, "en")
    told = [words.kind(kind) for kind in (BASE.kind, HOUSE.kind) if kind]
    assert told == ["receive energy", "take"]
    assert [telling.option(option)["text"] for option in (BASE, HOUSE)] == told
    assert [option_words(words, CHOICE, option) for option in (BASE, HOUSE)] == told
