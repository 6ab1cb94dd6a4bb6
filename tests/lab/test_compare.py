"""Two rulesets side by side: where they first differ, and what makes them differ."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import evolve

from chakra_rules import ChakraError, Game, Ruleset, SaveError
from chakra_rules.base.decisions import ChooseAction
from chakra_rules.events import Alleviated, Meditated, Moved
from chakra_rules.extend import Module, Rule, Step, hookimpl
from chakra_rules.game import Entry
from chakra_rules.lab import findings
from chakra_rules.lab.compare import ALL, Comparison, compare, compare_games, first_difference
from chakra_rules.lab.difference import Cause, Difference, Kind
from chakra_rules.lab.side import Common, Side
from chakra_rules.modules import OptionValue
from chakra_rules.places import BAG, BOX
from chakra_rules.rule import Reason, Waiver, refuse
from chakra_rules.testing import scenario
from chakra_rules.testing.play import play

BASE = Ruleset.of()
SEEDS = range(1, 9)


def with_option(name: str, value: OptionValue) -> Ruleset:
    return Ruleset.of(options={name: value})


def search(first: Ruleset, second: Ruleset, **words: Any) -> Comparison:
    return compare_games(first, second, 2, SEEDS, **words)


def first_of(first: Ruleset, second: Ruleset, **words: Any) -> Difference:
    found = search(first, second, **words).difference
    assert found is not None
    return found


def with_hook(*, waives: tuple[str, ...] = (), **hooks: Any) -> Ruleset:
    """The base game and a house rule of these hooks."""
    marked = {name: staticmethod(hookimpl(function)) for name, function in hooks.items()}
    return Ruleset.of(
        Module(
            id="house",
            version="1",
            title="A house rule",
            hooks=type("Hooks", (), marked),
            rules=(Rule("house.rule", "As the house says."),),
            waives=waives,
        )
    )


def forbid(decision: Any) -> tuple[Reason, ...]:
    return (refuse("house.rule"),) if type(decision) is ChooseAction else ()


def replayed(rules: Ruleset, log: tuple[str, ...]) -> Game:
    game = Game.new(rules, 2, dealer=lambda rules, state: None)
    for action in log:
        game.play(action)
    return game


def test_the_same_rules_never_differ() -> None:
    found = search(BASE, Ruleset.of())
    assert (found.games, found.difference) == (len(SEEDS), None)
    assert found.decisions > 40 * len(SEEDS)


@pytest.mark.rule("base.receive.limit")
def test_without_the_colour_limit_the_legal_sets_differ_first() -> None:
    found = first_of(BASE, with_option("colour_limit", "none"))
    assert (found.kind, found.modules, found.rules) == (Kind.LEGAL, ("base",), ("base.receive.limit",))
    finding = found.findings[0]
    assert finding.first == ""
    assert finding.second.startswith("T")
    assert "Three" in finding.causes[0].how
    assert finding.causes[0].option == "base.colour_limit"


@pytest.mark.rule("base.receive.limit")
def test_the_action_told_is_legal_by_one_ruleset_and_refused_by_the_other_where_the_log_leads() -> None:
    rules = with_option("colour_limit", "none")
    found = first_of(BASE, rules)
    action = found.findings[0].second
    assert replayed(rules, found.logs[1]).explain(action) == ()
    assert [reason.rule for reason in replayed(BASE, found.logs[0]).explain(action)] == list(found.rules)
    assert len(found.logs[0]) == found.step


def test_which_ruleset_comes_first_only_swaps_the_sides() -> None:
    rules = with_option("colour_limit", "none")
    found = first_of(rules, BASE)
    assert (found.kind, found.rules) == (Kind.LEGAL, ("base.receive.limit",))
    assert [finding.second for finding in found.findings] == [""] * len(found.findings)


@pytest.mark.rule("base.score.bonus-zero")
def test_a_bonus_at_zero_differs_in_the_score_only() -> None:
    rules = with_option("bonus_at_zero", "everyone")
    found = first_of(BASE, rules)
    assert (found.kind, found.modules, found.rules) == (Kind.SCORE, ("base",), ("base.score.bonus-zero",))
    assert [(f.what, f.first, f.second) for f in found.findings] == [
        ("score of seat 0", "", "2 by base.score.bonus-zero"),
        ("score of seat 1", "", "2 by base.score.bonus-zero"),
    ]
    assert search(BASE, rules, kinds=ALL - {Kind.SCORE}).difference is None


@pytest.mark.rule("base.end.stalemate")
def test_playing_on_in_a_stalemate_differs_at_the_end() -> None:
    found = first_of(BASE, with_option("stalemate", "play-on"))
    assert (found.kind, found.modules, found.rules) == (Kind.END, ("base",), ("base.end.stalemate",))
    assert (found.findings[0].first, found.findings[0].second) == ("base.end.stalemate", "the game goes on")
    assert found.findings[0].causes[0].option == "base.stalemate"


@pytest.mark.rule("base.channel.8.discard")
def test_a_discarded_energy_that_goes_elsewhere_differs_in_the_state_with_the_moves_that_led_there() -> None:
    found = first_of(BASE, with_option("discarded_energy", "bag"))
    assert found.kind == Kind.STATE
    assert [finding.what for finding in found.findings] == ["bag", "box", "event", "event"]
    moved = found.findings[2]
    assert moved.first.startswith("Moved(piece='K'")
    assert moved.causes == (Cause("base", how="carrying out Exchange"),)
    assert found.sole is not None
    assert found.rules == ("base.channel.8.discard",)


def test_objectives_leave_the_legal_sets_alone_and_differ_first_in_the_score() -> None:
    rules = Ruleset.of("objectives")
    found = first_of(BASE, rules)
    assert (found.kind, found.modules) == (Kind.SCORE, ("objectives",))
    assert search(BASE, rules, kinds=(Kind.LEGAL, Kind.STATE, Kind.EVENTS, Kind.END)).difference is None


def test_what_only_one_ruleset_asks_is_answered_there_alone() -> None:
    found = first_of(BASE, Ruleset.of("objectives"))
    assert len(found.logs[1]) == len(found.logs[0]) + 1
    assert set(found.logs[0]) < set(found.logs[1])


def test_an_energy_that_only_one_ruleset_has_is_traced_to_its_module() -> None:
    found = first_of(BASE, Ruleset.of("yin-yang"))
    assert (found.kind, found.step, found.logs) == (Kind.STATE, 0, ((), ()))
    assert found.findings[0].causes == (Cause("yin-yang", how="it alone has the energy white"),)


def test_an_action_that_only_one_ruleset_knows_is_traced_to_its_module() -> None:
    found = first_of(BASE, Ruleset.of("abilities"))
    assert (found.kind, found.modules) == (Kind.LEGAL, ("abilities",))


def test_a_state_that_a_hook_changed_is_traced_to_the_hook() -> None:
    def end_of_turn(step: Step, seat: int) -> None:
        if step.draft.bag:
            step.move(step.draft.bag[0], BAG, BOX)

    found = first_of(BASE, with_hook(end_of_turn=end_of_turn))
    assert (found.kind, found.modules) == (Kind.STATE, ("house",))
    assert [f.what for f in found.findings] == ["bag", "box", "event"]
    assert found.findings[2].second == repr(Moved("B", BAG, BOX))
    assert found.findings[2].causes == (Cause("house", how="its hook end_of_turn"),)


def test_an_event_that_changes_nothing_is_a_difference_in_the_events() -> None:
    def end_of_turn(step: Step, seat: int) -> None:
        step.emit(Alleviated(seat))

    found = first_of(with_hook(end_of_turn=end_of_turn), BASE)
    assert found.kind == Kind.EVENTS
    assert [(f.first, f.second) for f in found.findings] == [("Alleviated(seat=0)", "")]
    assert found.findings[0].causes == (Cause("house", how="its hook end_of_turn"),)


def test_where_two_options_differ_and_no_hook_acted_the_event_alone_names_its_module() -> None:
    options: dict[str, OptionValue] = {"discarded_energy": "bag", "bonus_at_zero": "everyone"}
    found = first_of(BASE, Ruleset.of(options=options), kinds=(Kind.STATE,))
    assert found.sole is None
    assert (found.modules, found.rules) == (("base",), ())


@pytest.mark.rule("base.receive.limit")
def test_where_a_module_lifts_a_rule_both_are_named() -> None:
    found = first_of(BASE, with_hook(waives=("base.receive.limit",)))
    assert (found.kind, found.modules, found.rules) == (Kind.LEGAL, ("base", "house"), ("base.receive.limit",))
    assert Cause("house", "base.receive.limit", "it lifts the rule") in found.causes


@pytest.mark.rule("base.receive.negative")
def test_where_a_rule_is_lifted_for_a_turn_what_lifts_it_is_named() -> None:
    house = with_hook()
    state = scenario(house, *["-/-/-/-/-/-/-/-/-"] * 2, maya="OPK BOG OKK")
    waiver = Waiver("base.receive.negative", by="house.rule")
    causes = findings.refusals(Side(house, evolve(state, waived=(waiver,))), Side(BASE, state), house.action("T1:OP>7"))
    assert [cause.rule for cause in causes] == ["base.receive.negative", "house.rule"]
    assert [cause.module for cause in causes] == ["base", "house"]


def test_an_action_that_a_module_forbids_is_traced_to_its_rule() -> None:
    found = first_of(with_hook(veto_action=forbid), BASE)
    assert (found.kind, found.step, found.modules, found.rules) == (Kind.LEGAL, 3, ("house",), ("house.rule",))
    assert {finding.first for finding in found.findings} == {""}


def test_where_no_action_is_legal_in_both_the_legal_sets_are_told_though_not_looked_for() -> None:
    found = first_of(with_hook(veto_action=forbid), BASE, kinds=(Kind.STATE,))
    assert (found.kind, found.rules) == (Kind.LEGAL, ("house.rule",))


def test_where_only_one_game_is_over_the_end_is_told_though_not_looked_for() -> None:
    assert first_of(BASE, with_option("stalemate", "play-on"), kinds=(Kind.EVENTS,)).kind == Kind.END
    assert first_of(BASE, with_option("stalemate", "play-on"), kinds=()).kind == Kind.END


def test_only_actions_legal_in_both_are_played_where_the_legal_sets_are_not_looked_for() -> None:
    found = search(with_option("colour_limit", "none"), BASE, kinds=(Kind.STATE, Kind.EVENTS, Kind.SCORE))
    assert (found.games, found.difference) == (len(SEEDS), None)


@pytest.mark.rule("base.setup.maya", "base.receive.empty-bag")
def test_an_outcome_of_nature_that_is_impossible_on_one_side_is_a_difference() -> None:
    white = Ruleset.of("yin-yang")
    (in_the_set_up,) = first_of(white, BASE, kinds=(Kind.LEGAL,)).findings
    (later,) = first_of(BASE, white, kinds=(Kind.LEGAL,)).findings
    assert ("W" in in_the_set_up.first, in_the_set_up.second) == (True, "")
    assert (later.first, "W" in later.second) == ("", True)
    assert [finding.causes[0].rule for finding in (in_the_set_up, later)] == [
        "base.setup.maya",
        "base.receive.empty-bag",
    ]


def test_that_a_decision_was_answered_alone_is_no_event_that_differs() -> None:
    found = first_of(BASE, Ruleset.of("abilities"), kinds=(Kind.EVENTS,))
    events = [finding.first + finding.second for finding in found.findings]
    assert [event for event in events if event.startswith("Asked(decision=ChooseExchange")]
    assert [event for event in events if event.startswith("Answered")] == []


def test_the_same_events_in_another_order_are_a_difference() -> None:
    game = Game.new(BASE, 2, seed=1)
    events = (Alleviated(0), Meditated(0))
    first, second = [
        Side(BASE, game.state, [Entry(game.state, game.actions()[0], happened)]) for happened in (events, events[::-1])
    ]
    found = findings.events(first, second, Common.of(BASE, BASE))
    assert [(f.what, f.first, f.second) for f in found] == [
        ("order of events", "Alleviated(seat=0)", "Meditated(seat=0)")
    ]


def test_the_same_seed_finds_the_same_and_another_seed_plays_another_game() -> None:
    rules = with_option("stalemate", "play-on")
    found = [compare(BASE, rules, 2, seed) for seed in (1, 1, 2)]
    assert found[0] == found[1]
    assert found[0] is not None
    assert found[2] is not None
    assert found[0].logs != found[2].logs


def test_no_more_actions_are_taken_than_asked_for() -> None:
    assert compare_games(BASE, BASE, 2, (1,), actions=12) == Comparison(1, 12, None)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(ChakraError, match="two to four"):
        compare(BASE, BASE, players=5, seed=1)


def saved(rules: Ruleset) -> Any:
    return json.loads(json.dumps(play(rules, 2, seed=1, actions=80).save()))


def test_a_save_replayed_by_its_own_rules_never_diverges() -> None:
    assert first_difference(saved(BASE), Ruleset.of()) is None


@pytest.mark.rule("base.receive.limit")
def test_a_save_replayed_by_other_rules_tells_the_first_step_that_differs() -> None:
    save = saved(with_option("colour_limit", "none"))
    found = first_difference(save, BASE)
    assert found is not None
    assert (found.kind, found.rules) == (Kind.LEGAL, ("base.receive.limit",))
    assert found.logs[0] == tuple(save["log"][: found.step])


def test_what_only_the_other_rules_ask_of_a_save_is_answered_by_the_seed() -> None:
    found = first_difference(saved(BASE), Ruleset.of("objectives"))
    assert found is not None
    assert (found.kind, found.modules, len(found.logs[1])) == (Kind.SCORE, ("objectives",), found.step + 1)


def test_what_only_the_rules_of_a_save_asked_is_answered_by_its_log() -> None:
    save = saved(Ruleset.of("objectives"))
    found = first_difference(save, BASE)
    assert found is not None
    assert (found.kind, found.logs[0]) == (Kind.SCORE, tuple(save["log"][: found.step]))


def test_a_save_of_modules_that_are_not_installed_is_replayed_by_those_handed_over() -> None:
    rules = with_hook(end_of_turn=lambda step, seat: step.emit(Alleviated(seat)))
    save = saved(rules)
    with pytest.raises(SaveError, match="house"):
        first_difference(save, BASE)
    found = first_difference(save, BASE, under=rules)
    assert found is not None
    assert found.kind == Kind.EVENTS


def test_a_save_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(SaveError, match="format"):
        first_difference({}, BASE)
