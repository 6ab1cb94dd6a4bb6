"""The house rule with a secret: what is dealt, who may know it, what a bot makes of it, and what it scores."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest
from attrs import evolve

from chakra_rules import SPECTATOR, Game, HiddenValue, Ruleset, ScriptedDealer, State, determinise, view
from chakra_rules.testing import play, scenario
from chakra_rules.testing.channels import Channel
from chakra_rules.testing.information import told_by
from tests.strangers.conftest import module_of

EMPTY = "-/-/-/-/-/-/-/-/-"
BOARD = "-/PPP/-/-/GGG/-/-/-/-"


@pytest.fixture(scope="module")
def secret() -> ModuleType:
    """The file of the house rule."""
    return module_of("secret_goal")


@pytest.fixture(scope="module")
def rules(secret: ModuleType) -> Ruleset:
    """The base game with it."""
    return Ruleset.of(secret.MODULE)


def dealt(secret: ModuleType, rules: Ruleset, colours: str) -> State:
    """A position in which the seats hold these cards."""
    own = {seat: (secret.Secret(colour),) for seat, colour in enumerate(colours)}
    return scenario(rules, *[BOARD, EMPTY, EMPTY][: len(colours)], own=own)


@pytest.mark.rule("secret-goal.deal")
def test_each_seat_sees_its_own_card_and_of_the_others_the_backs(secret: ModuleType, rules: Ruleset) -> None:
    script = ScriptedDealer(["V:12341234", "D:PBCGYORKP", "I:YPB", "SG:PGR"])
    game = Game.new(rules, 3, dealer=script)
    for viewer, known in ((0, "P??"), (1, "?G?"), (2, "??R"), (SPECTATOR, "???")):
        assert "".join(secret.secrets(game.view(viewer).state)) == known
        action, events = list(game.events(viewer))[-1]
        assert action == secret.GiveSecrets(known)
        assert "".join([event.colour for event in events if isinstance(event, secret.SecretDealt)]) == known


@pytest.mark.rule("secret-goal.deal")
@pytest.mark.parametrize("colours", ["P", "PPP", "PGB", "PK", ""])
def test_nature_deals_each_player_another_of_the_seven_colours(rules: Ruleset, colours: str) -> None:
    script = ScriptedDealer(["V:12341234", "D:PBCGYORKP", "I:YP"])
    game = Game.new(rules, 2, dealer=lambda rules, state: script(rules, state) if script.left else None)
    assert [reason.rule for reason in game.explain(f"SG:{colours}")] == ["secret-goal.deal"]
    odds = {action.notation: chance for action, chance in rules.outcomes(game.state)}
    assert (len(odds), sum(odds.values())) == (42, 1)
    assert {rules.sample(game.state, Random(seed)).notation for seed in range(600)} == set(odds)


@pytest.mark.rule("secret-goal.deal")
def test_a_bot_imagines_any_card_but_its_own_with_the_others(secret: ModuleType, rules: Ruleset) -> None:
    seen = view(dealt(secret, rules, "PGR"), 1)
    imagined = {tuple(secret.secrets(determinise(rules.book, seen, Random(seed)))) for seed in range(300)}
    assert imagined == {(one, "G", two) for one in "PBCYOR" for two in "PBCYOR" if one != two}


@pytest.mark.rule("secret-goal.score")
@pytest.mark.parametrize(("colour", "points"), [("P", 2), ("G", 2), ("B", 0)])
def test_the_secret_chakra_scores_two_when_it_is_harmonised(
    secret: ModuleType, rules: Ruleset, colour: str, points: int
) -> None:
    (first, second) = rules.score(dealt(secret, rules, f"{colour}R")).sheets
    assert sum(line.points for line in first.lines if line.rule == "secret-goal.score") == points
    assert second.lines == ()


@pytest.mark.rule("secret-goal.deal", "secret-goal.score")
def test_when_the_game_is_over_the_cards_are_revealed_and_anybody_can_count(secret: ModuleType, rules: Ruleset) -> None:
    over = evolve(dealt(secret, rules, "BR"), ended="base.end.round", stack=())
    for viewer in (0, 1, SPECTATOR):
        seen = view(over, viewer).state
        assert secret.secrets(seen) == ["B", "R"]
        assert rules.score(seen) == rules.score(over)


@pytest.mark.rule("secret-goal.deal")
def test_what_the_end_reveals_is_not_taken_for_a_leak_and_a_leak_before_it_still_is(rules: Ruleset) -> None:
    game = play(rules, players=2, seed=1, actions=1000)
    assert game.over
    views: dict[str, Channel] = {"view": lambda game, viewer: [game.view(viewer).state]}
    states: dict[str, Channel] = {"state": lambda game, viewer: [evolve(game.state, plenitude="")]}
    assert list(told_by(game, views)) == []
    assert list(told_by(game, states)) != []


@pytest.mark.rule("secret-goal.score")
def test_a_view_cannot_be_scored(secret: ModuleType, rules: Ruleset) -> None:
    own = {seat: (secret.Secret(colour),) for seat, colour in enumerate("BR")}
    state = scenario(rules, EMPTY, EMPTY, own=own)
    with pytest.raises(HiddenValue, match="a secret chakra is hidden until the game is over"):
        rules.score(view(state, 0).state)
