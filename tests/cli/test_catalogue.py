"""The rules and the modules, listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chakra_rules.base import BASE
from chakra_rules.compose import installed

if TYPE_CHECKING:
    from tests.cli.conftest import Chakra


def test_every_rule_is_in_the_catalogue_with_its_status(chakra: Chakra) -> None:
    outcome = chakra("rules")
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line.split() for line in outcome.out.splitlines()]
    for rule in BASE.rules:
        assert any(line[:2] == [rule.id, rule.status] for line in lines), rule.id


def test_the_beginning_of_ids_lists_those_rules_only(chakra: Chakra) -> None:
    out = chakra("rules", "base.end").out
    assert "base.end.trigger" in out
    assert "base.score" not in out


def test_one_rule_is_shown_with_all_that_is_known_of_it(chakra: Chakra) -> None:
    rule = next(rule for rule in BASE.rules if rule.id == "base.receive.limit")
    out = " ".join(chakra("rules", rule.id).out.split())
    for fact in (rule.text, rule.refusal, f"status {rule.status}", f"source {rule.source}", "base.colour_limit"):
        assert fact in out


def test_every_installed_module_is_shown_with_its_options_and_hooks(chakra: Chakra) -> None:
    outcome = chakra("modules")
    assert outcome.code == 0
    for name in installed():
        assert f"  id        {name} " in outcome.out
    assert "colour_limit = 3 | none" in outcome.out
    assert "veto_take" in outcome.out


def test_an_option_that_two_modules_have_is_shown_by_its_full_name(chakra: Chakra) -> None:
    lines = chakra("modules").out.splitlines()
    assert [line.split()[0] for line in lines if "discarded_energy" in line] == [
        "base.discarded_energy",
        "yin-yang.discarded_energy",
    ]
