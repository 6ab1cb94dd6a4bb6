"""Tracing shows which module said what about an action."""

from chakra_rules import Ruleset
from chakra_rules.rule import refuse
from chakra_rules.testing import scenario
from chakra_rules.trace import trace


def test_a_trace_names_hook_module_and_answer_in_order() -> None:
    rules = Ruleset.of()
    calls = trace(rules, scenario(rules, maya="KY. ... ...", bag=""), "T1:KY>8")
    assert next(call.hook for call in calls) == "lines"
    assert {call.module for call in calls} == {"base"}
    assert calls[-1].hook == "ends_game"
    assert calls[-1].answer == ()


def test_a_trace_of_a_refused_action_shows_the_refusal() -> None:
    rules = Ruleset.of()
    calls = trace(rules, scenario(rules, maya="KY. ... ..."), "T1:Y>8")
    refusals = [call.answer for call in calls if call.hook == "veto_take" and call.arguments[0].energies == "Y"]
    assert refusals == [(refuse("base.receive.negative"),)]


def test_a_trace_leaves_nothing_out_that_was_remembered_before() -> None:
    rules = Ruleset.of()
    state = scenario(rules, maya="KY. ... ...", bag="")
    rules.apply(state, "T1:KY>8")
    assert trace(rules, state, "T1:KY>8") == trace(rules, state, "T1:KY>8") != ()
