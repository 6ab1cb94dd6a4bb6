"""Objectives beside the other modules: any combination, no other choices, which table of levels."""

from importlib.metadata import entry_points
from itertools import combinations

import pytest
from chakra_objectives import BonusesWon, Objectives

from chakra_rules import Game, Ruleset
from chakra_rules.testing import scenario
from chakra_rules.testing.contract import play

MODULES = ("yin-yang", "powers", "abilities", "objectives")
MIXES = [mix for count in range(5) for mix in combinations(MODULES, count)]
INSTALLED = {point.name for point in entry_points(group="chakra_rules.modules")}


def rules_of(*modules: str) -> Ruleset:
    missing = sorted(set(modules) - INSTALLED)
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    return Ruleset.of(*modules)


@pytest.mark.rule("modules.any-combination")
@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_any_combination_can_be_played_and_keeps_every_rule_of_the_base_game(mix: tuple[str, ...]) -> None:
    rules = rules_of(*mix)
    base = {rule.id for rule in Ruleset.of().book.rules.values()}
    assert {module.id for module in rules.modules} == {"base", *mix}
    assert base <= set(rules.book.rules)
    assert not base & rules.book.waived
    assert Game.new(rules, players=3, seed=1).actions()


@pytest.mark.rule("yin-yang.effect.first")
def test_yin_yang_comes_before_objectives_whatever_the_order_of_asking() -> None:
    for asked in (("yin-yang", "objectives"), ("objectives", "yin-yang")):
        rules = rules_of(*asked)
        assert [module.id for module in rules.modules] == ["base", "yin-yang", "objectives"]
        assert rules.book.owners["end_of_turn"] == ("yin-yang", "objectives")


@pytest.mark.rule("modules.any-combination")
@pytest.mark.parametrize("mix", [(), ("yin-yang",)], ids="+".join)
def test_objectives_change_no_legal_action_of_any_step(mix: tuple[str, ...]) -> None:
    without, rules = rules_of(*mix), rules_of(*mix, "objectives")
    game = play(without, players=3, seed=4, actions=300)
    state = rules.initial(3)
    for entry in game.history:
        if type(rules.decision(state)) is not type(without.decision(entry.before)):
            state = rules.apply(state, "O:all-meditation,every-chakra,three-alleviated").state
        assert rules.actions(state) == without.actions(entry.before)
        state = rules.apply(state, entry.action).state
    assert [seat.cells for seat in state.seats] == [seat.cells for seat in game.state.seats]
    assert "2" in "".join(token for seat in state.seats for _, token in seat.slot(BonusesWon).tokens)


@pytest.mark.rule("levels.objectives", "levels.yin-yang-objectives", "levels.yin-yang", "base.score.level")
@pytest.mark.parametrize(
    ("mix", "table"),
    [
        (("objectives",), "levels.objectives"),
        (("yin-yang", "objectives"), "levels.yin-yang-objectives"),
        (("yin-yang",), "levels.yin-yang"),
        (("powers", "abilities"), "base.score.level"),
        (("powers", "objectives"), "levels.objectives"),
        (MODULES, "levels.yin-yang-objectives"),
    ],
)
def test_a_mix_reads_the_table_printed_for_most_of_its_modules(mix: tuple[str, ...], table: str) -> None:
    rules = rules_of(*mix)
    assert {sheet.level.rule for sheet in rules.score(scenario(rules)).sheets} == {table}


@pytest.mark.parametrize(
    ("mix", "total", "level"),
    [
        pytest.param(mix, total, level, marks=pytest.mark.rule(rule))
        for rule, mix, starts in (
            ("levels.objectives", ("objectives",), (0, 11, 14, 17, 20, 23)),
            ("levels.yin-yang-objectives", ("yin-yang", "objectives"), (0, 13, 16, 19, 22, 25)),
        )
        for level, start in enumerate(starts, 1)
        for total in (start, start + 2)
    ],
)
def test_totals_are_read_against_the_printed_bands(mix: tuple[str, ...], total: int, level: int) -> None:
    rules = rules_of(*mix)
    twos, one = divmod(total, 2)
    tokens = tuple((f"card-{number}", "2") for number in range(twos)) + (("card", "1"),) * one
    state = scenario(rules, slots=(Objectives(),), own={0: (BonusesWon(tokens),)})
    sheet = rules.score(state).sheets[0]
    assert (sheet.total, sheet.level.lowest, sheet.level.highest) == (total, level, level)
