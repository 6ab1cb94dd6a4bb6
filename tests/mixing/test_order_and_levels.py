"""The order of the modules is theirs, not that of asking; every mix knows which table of levels it reads."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import combinations, permutations
from pathlib import Path

import pytest

from chakra_rules import Ruleset
from chakra_rules.compose import HOOK_NAMES
from chakra_rules.extend import Module
from chakra_rules.testing import scenario

MODULES = ("abilities", "objectives", "powers", "yin-yang")
MIXES = [mix for count in range(5) for mix in combinations(MODULES, count)]
sys.path.insert(0, str(Path(__file__).parents[1] / "strangers" / "src"))
STRANGERS: tuple[Module, ...] = tuple(
    import_module(name).MODULE for name in ("calm_start", "chakra_goodies", "four_chakras")
)

BASE, YIN_YANG, OBJECTIVES = "base.score.level", "levels.yin-yang", "levels.objectives"
BOTH = "levels.yin-yang-objectives"
TABLES = {
    (): BASE,
    ("abilities",): BASE,
    ("objectives",): OBJECTIVES,
    ("powers",): BASE,
    ("yin-yang",): YIN_YANG,
    ("abilities", "objectives"): OBJECTIVES,
    ("abilities", "powers"): BASE,
    ("abilities", "yin-yang"): YIN_YANG,
    ("objectives", "powers"): OBJECTIVES,
    ("objectives", "yin-yang"): BOTH,
    ("powers", "yin-yang"): YIN_YANG,
    ("abilities", "objectives", "powers"): OBJECTIVES,
    ("abilities", "objectives", "yin-yang"): BOTH,
    ("abilities", "powers", "yin-yang"): YIN_YANG,
    ("objectives", "powers", "yin-yang"): BOTH,
    MODULES: BOTH,
}
"""The rulebook prints a table for the base game, for Yin-Yang, for Objectives and for both.

Powers and Abilities give no points and have no table: a mix with them reads the table of the rest.
"""


def order(*modules: str | Module) -> list[str]:
    """The ids of the modules as a ruleset prints them."""
    return [module.id for module in Ruleset.of(*modules).modules]


@pytest.mark.rule("yin-yang.effect.first")
def test_the_order_is_the_same_whatever_order_modules_are_named_in() -> None:
    orders = {tuple(order(*named)) for named in permutations(MODULES)}
    assert orders == {("base", "abilities", "powers", "yin-yang", "objectives")}


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_each_mix_has_one_order(mix: tuple[str, ...]) -> None:
    orders = {tuple(order(*named)) for named in permutations(mix)}
    assert len(orders) == 1
    assert {"base", *mix} == set(orders.pop())


def test_every_hook_is_answered_in_one_order() -> None:
    named: list[str | Module] = [*MODULES, *STRANGERS]
    found = [Ruleset.of(*named).book, Ruleset.of(*reversed(named)).book, Ruleset.of(*named[3:], *named[:3]).book]
    places = [module.id for module in found[0].modules]
    for hook in HOOK_NAMES:
        owners = found[0].owners[hook]
        assert [book.owners[hook] for book in found] == [owners] * 3
        assert [places.index(owner) for owner in owners] == sorted(places.index(owner) for owner in owners)


def test_strangers_come_after_what_they_extend_however_they_are_named() -> None:
    for found in (order(*MODULES, *STRANGERS), order(*STRANGERS, *MODULES)):
        assert found.index("goodies") > max(found.index("abilities"), found.index("objectives"))
        assert sorted(found) == sorted(["base", *MODULES, "calm-start", "four-chakras", "goodies"])


@pytest.mark.rule("base.score.level", "levels.yin-yang", "levels.objectives", "levels.yin-yang-objectives")
@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_every_mix_reads_the_table_of_those_of_its_modules_that_score(mix: tuple[str, ...]) -> None:
    rules = Ruleset.of(*mix)
    assert {sheet.level.rule for sheet in rules.score(scenario(rules)).sheets} == {TABLES[mix]}
    assert rules.book.rules[TABLES[mix]].text


def test_a_house_rule_reads_the_table_of_the_mix_it_is_played_with() -> None:
    for mix in MIXES:
        rules = Ruleset.of(*mix, STRANGERS[2])
        assert rules.score(scenario(rules)).sheets[0].level.rule == TABLES[mix]
