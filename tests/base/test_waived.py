"""Rules of the base game that a module lifts for the whole game."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from chakra_rules import CompositionError, Ruleset, Waiver
from chakra_rules.extend import Module
from chakra_rules.modules import OptionValue
from chakra_rules.testing import Table, scenario

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"


def without(
    rule: str, board: str, opposite: str = EMPTY, options: Mapping[str, OptionValue] | None = None, **words: Any
) -> Table:
    """A position of a game in which the rule does not hold."""
    lifting = Module(id="lifting", version="1", title="Lifting", hooks=SimpleNamespace(), waives=(rule,))
    rules = Ruleset.of(lifting, options=options)
    return Table(rules, scenario(rules, board, opposite, **words))


@pytest.mark.rule("base.channel.locked")
def test_without_the_lock_the_energies_of_a_harmonised_chakra_move() -> None:
    table = without("base.channel.locked", "-/-/-/-/GGG/-/-/-/-").play("C7")
    assert table.legal() == {"G4-3", "G4-5"}
    assert table.why_not("G4-3") == []


@pytest.mark.rule("base.channel.bubbles")
def test_without_the_rule_of_the_bubbles_energy_moves_up_into_them() -> None:
    table = without("base.channel.bubbles", "-/Y/-/-/-/-/-/-/-").play("C7")
    assert table.legal() == {"Y7-6", "Y7-8"}


@pytest.mark.rule("base.receive.limit", "base.channel.8.source")
def test_without_the_colour_limit_a_fourth_is_taken_and_exchanged_for() -> None:
    table = without("base.receive.limit", "-/YYY/-/-/-/-/-/-/K", maya="Y.. ... ...", bag="Y")
    assert {"T1:Y>8", "C8"} <= table.legal()
    assert table.play("C8").legal() == {"X:Y"}


@pytest.mark.rule("base.receive.distinct", "base.receive.limit")
@pytest.mark.parametrize(
    ("held", "taken"),
    [("-", {"B", "BB", "BBB"}), ("B", {"B", "BB"}), ("BB", {"B"}), ("BBB", set())],
)
def test_without_distinctness_as_many_of_a_colour_are_taken_as_the_limit_leaves(held: str, taken: set[str]) -> None:
    for maya in ("BB. ... ...", "BBB ... ..."):
        table = without("base.receive.distinct", f"-/-/{held}/-/-/-/-/-/-", maya=maya)
        picks = {action.removeprefix("T1:").removesuffix(">8") for action in table.legal() if action.endswith(">8")}
        assert picks == {pick for pick in taken if len(pick) <= maya.count("B")}
        assert all([table.why_not(f"T1:{pick}>8") == [] for pick in picks])


@pytest.mark.rule("base.receive.limit", "base.channel.8.source")
def test_for_one_turn_the_colour_limit_is_lifted_for_both_too(lay: Lay) -> None:
    table = lay("-/YYY/-/-/-/-/-/-/K", maya="Y.. ... ...", bag="Y")
    assert {"T1:Y>8", "C8"}.isdisjoint(table.legal())
    lifted = Table(table.rules, evolve(table.state, waived=(Waiver("base.receive.limit", "lifting"),)))
    assert {"T1:Y>8", "C8"} <= lifted.legal()
    assert lifted.play("C8").legal() == {"X:Y"}


@pytest.mark.rule("base.harmonise.immediate")
def test_two_energies_that_arrive_at_once_harmonise_a_chakra_once() -> None:
    board = "-/-/-/-/G/-/-/-/-"
    table = without("base.receive.distinct", board, maya="GG. ... ...", bag="").play("T1:GG>4")
    assert table.happened("Harmonised") == ["Harmonised"]


@pytest.mark.rule("base.end.stalemate")
def test_without_the_stalemate_play_goes_on() -> None:
    jammed = "PBC/-/-/-/-/-/-/-/- notches=76543 meditation=PBCGYOR"
    assert without("base.end.stalemate", jammed, jammed, idle=1).play("M", "M", "M", "M").state.ended == ""


@pytest.mark.rule("base.end.trigger")
def test_without_the_trigger_five_harmonised_chakras_end_nothing() -> None:
    table = without("base.end.trigger", "-/PPP/BBB/CCC/GGG/YY/Y/-/-").play("C7", "Y2-3")
    assert not table.state.last_round


@pytest.mark.rule("base.score.chakra", "base.score.alleviated", "base.score.bonus", "base.score.bonus-zero")
@pytest.mark.parametrize(
    ("rule", "board"),
    [
        ("base.score.chakra", "-/PPP/-/-/-/-/-/-/-"),
        ("base.score.alleviated", "-/-/-/-/-/-/-/-/K"),
        ("base.score.bonus", "-/-/-/-/-/-/-/RRR/-"),
        ("base.score.bonus-zero", "-/-/-/-/-/-/-/-/K"),
    ],
)
def test_what_a_lifted_rule_would_score_is_not_scored(rule: str, board: str) -> None:
    options = {"bonus_at_zero": "everyone"}
    scored = scored_by(Table(Ruleset.of(options=options), scenario(Ruleset.of(), board, EMPTY)))
    assert rule in scored
    assert scored_by(without(rule, board, options=options)) == [other for other in scored if other != rule]


def scored_by(table: Table) -> list[str]:
    """The rules that give points to seat 0."""
    return [line.rule for line in table.rules.score(table.state).sheets[0].lines]


@pytest.mark.parametrize(
    "rule", ["base.receive.chakra", "base.receive.bubbles", "base.channel.free-space", "base.turn.one-action"]
)
def test_what_says_where_components_lie_and_who_acts_cannot_be_lifted(rule: str) -> None:
    with pytest.raises(CompositionError, match=f"lifting waives {rule}, which cannot be lifted; of the base"):
        without(rule, EMPTY)
