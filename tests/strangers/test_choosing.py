"""What the strangers bring can be picked part by part, though none of them knows of it."""

from __future__ import annotations

import pytest
from chakra_abilities import Centre, Own

from chakra_rules import Ruleset, choose
from chakra_rules.extend import Module
from chakra_rules.testing import scenario

EMPTY = "-/-/-/-/-/-/-/-/-"


@pytest.mark.rule("calm-start.no-channel")
def test_what_a_house_rule_forbids_cannot_be_picked(calm_start: Module) -> None:
    rules = Ruleset.of(calm_start)
    first, second = (choose(rules, scenario(rules, "K/-/-/-/-/-/-/-/-", EMPTY, round=number)) for number in (1, 2))
    channel = first.options[0]
    assert (channel.value, [reason.rule for reason in channel.reasons]) == ("Channel", ["calm-start.no-channel"])
    assert [option.value for option in second.pick("Channel").options if not option.reasons] == [3, 7]


@pytest.mark.rule("goodies.bag")
def test_an_action_of_a_strangers_is_a_kind_to_pick_where_it_is_offered(with_goodies: Ruleset) -> None:
    own = {0: (Own("bag"),), 1: (Own("row"),)}
    state = scenario(with_goodies, EMPTY, EMPTY, bag="KRY", own=own, slots=(Centre(("ignore", "refresh")),))
    before, after = choose(with_goodies, state), choose(with_goodies, with_goodies.apply(state, "A!").state)
    assert "ChooseFromBag" not in [option.value for option in before.options]
    choice = after.pick("ChooseFromBag")
    assert [(option.part, option.value) for option in choice.options] == [("energy", e) for e in "KRY"]
    action = choice.pick("Y").action
    assert action is not None
    assert action.notation == "B:Y"
