"""Bots: they play by the rules, from what a seat may know, to the end of the game."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from random import Random

import pytest
from attrs import evolve, frozen

from chakra_rules import (
    ChakraError,
    DealerError,
    Game,
    IllegalAction,
    Ruleset,
    State,
    View,
    determinise,
    no_dealer,
    view,
)
from chakra_rules.actions import Action
from chakra_rules.bots import GreedyBot, RandomBot, play_out
from chakra_rules.bots.worth import Weights, expected_values, hopeless
from chakra_rules.extend import (
    ActionKind,
    ChooseAction,
    Draft,
    Module,
    Rule,
    Rulebook,
    ScoreLine,
    Slot,
    Step,
    hookimpl,
    no_reasons,
)
from chakra_rules.testing import scenario

BASE = Ruleset.of()
EMPTY_BOARD = "/".join("-" * 9)


def greedy_game(seed: int, players: int) -> Game:
    bots = [GreedyBot(seed * players + seat) for seat in range(players)]
    return play_out(Game.new(BASE, players, seed), bots)


def play_some(game: Game, decisions: int) -> Game:
    """The game with so many decisions taken by greedy bots."""
    with pytest.raises(ChakraError, match="not over"):
        play_out(game, [GreedyBot(seat) for seat in range(len(game.state.seats))], limit=decisions)
    return game


def log(game: Game) -> list[str]:
    return [entry.action.notation for entry in game.history]


def choice(state: State, seed: int = 0) -> str:
    """What a new greedy bot chooses in a position."""
    return GreedyBot(seed)(BASE, view(state, state.turn), BASE.actions(state)).notation


def choices(state: State) -> set[str]:
    return {choice(state, seed) for seed in range(5)}


class TestPlayingOut:
    def test_greedy_games_with_equal_seeds_are_equal(self) -> None:
        first, second = (play_some(Game.new(BASE, 2, 11), 30) for _ in range(2))
        assert log(first) == log(second)

    def test_random_games_with_equal_seeds_are_equal_and_with_others_are_not(self) -> None:
        def played(seed: int) -> list[str]:
            return log(play_out(Game.new(BASE, 2, 5), [RandomBot(seed), RandomBot(seed + 1)]))

        assert played(1) == played(1) != played(2)

    @pytest.mark.rule("base.end.trigger", "base.end.round")
    @pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 2), (2, 2), (0, 3)])
    def test_greedy_games_end_by_the_official_trigger(self, seed: int, players: int) -> None:
        assert greedy_game(seed, players).state.ended == "base.end.round"

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_random_bots_play_legal_actions_to_the_end(self, players: int) -> None:
        game = play_out(Game.new(BASE, players, 1), [RandomBot(seat) for seat in range(players)])
        assert game.over
        replayed = Game.load(game.save(), BASE)
        assert replayed.state == game.state

    def test_a_greedy_bot_beats_a_random_one(self) -> None:
        game = play_out(Game.new(BASE, 2, 0), [GreedyBot(0), RandomBot(0)])
        assert game.score().winners == (0,)

    def test_the_process_wide_generator_is_left_alone(self) -> None:
        before = random.getstate()
        play_some(Game.new(BASE, 2, 4), 5)
        play_out(Game.new(BASE, 2, 4), [RandomBot(0), RandomBot(1)])
        assert random.getstate() == before

    def test_a_game_half_played_is_played_on(self) -> None:
        game = Game.new(BASE, 2, 3)
        for _ in range(6):
            game.play(RandomBot(0)(BASE, game.view(0), game.actions()))
        begun = log(game)
        assert log(play_out(game, [RandomBot(0), RandomBot(1)]))[: len(begun)] == begun


class TestWhatIsRefused:
    def test_there_is_a_bot_for_each_seat(self) -> None:
        with pytest.raises(ChakraError, match="1 bots cannot play for 2 seats: give one for each seat"):
            play_out(Game.new(BASE, 2, 1), [RandomBot(0)])

    def test_a_game_that_does_not_end_is_given_up(self) -> None:
        game = Game.new(BASE, 2, 1)
        with pytest.raises(ChakraError, match="not over after 3 decisions"):
            play_out(game, [RandomBot(0), RandomBot(1)], limit=3)
        assert sum(entry.seat >= 0 for entry in game.history) == 3

    def test_bots_do_not_answer_for_nature(self) -> None:
        with pytest.raises(DealerError, match="nature's: give the game a dealer"):
            play_out(Game.new(BASE, 2, dealer=no_dealer), [RandomBot(0), RandomBot(1)])

    @pytest.mark.rule("base.channel.complete")
    def test_a_bot_that_cheats_is_told_which_rule_says_no_and_changes_nothing(self) -> None:
        def cheat(rules: Ruleset, seen: View, actions: Sequence[Action], /) -> Action:
            return rules.action("C1")

        game = Game.new(BASE, 2, 1)
        before = game.state
        with pytest.raises(IllegalAction, match=re.escape("[base.channel.complete]")):
            play_out(game, [cheat, cheat])
        assert game.state == before


class TestWhatABotKnows:
    @pytest.mark.rule("base.meditate.look")
    @pytest.mark.parametrize("seed", range(3))
    def test_a_choice_does_not_depend_on_hidden_values(self, seed: int) -> None:
        game = Game.new(BASE, 2, seed)
        play_some(game, 12)
        seat = game.state.turn
        first, second = (determinise(game.rules.book, game.view(seat), Random(n)) for n in (1, 2))
        assert first != second
        assert first.plenitude != second.plenitude
        chosen = {
            GreedyBot(seed)(BASE, view(state, seat), BASE.actions(state)).notation
            for state in (first, second, game.state)
        }
        assert len(chosen) == 1

    def test_an_unseen_value_counts_as_the_mean_of_the_unseen(self) -> None:
        values = expected_values("44??????")
        assert values["P"] == 4
        assert values["R"] == pytest.approx((1 + 1 + 2 + 2 + 3 + 3) / 6)

    @pytest.mark.rule("base.score.chakra")
    def test_a_value_it_has_seen_decides_which_chakra_it_completes(self) -> None:
        def chosen(plenitude: str) -> set[str]:
            board = "-/-/-/-/GG/-/OO/-/- looked=GO"
            return choices(scenario(BASE, board, EMPTY_BOARD, maya="G.. O.. ...", plenitude=plenitude))

        assert chosen("32341214") == {"T1:G>4"}
        assert chosen("32312414") == {"T2:O>2"}


class TestGreed:
    @pytest.mark.rule("base.harmonise.definition")
    def test_it_completes_a_chakra_with_the_energy_it_lacks(self) -> None:
        state = scenario(BASE, "-/-/-/-/GG/-/-/-/-", EMPTY_BOARD, maya="GYO BPR CKK")
        assert all(re.fullmatch(r"T1:G>4", chosen) for chosen in choices(state)), choices(state)

    @pytest.mark.rule("base.channel.3")
    def test_it_sees_through_an_action_of_several_decisions(self) -> None:
        state = scenario(BASE, "-/-/-/-/GG/K/-/-/-", EMPTY_BOARD)
        assert choices(state) == {"C3"}


@frozen
class Hummed:
    """How often somebody hummed."""

    times: int = 0


@frozen
class Hum:
    """Nothing comes of it, and it can be done again and again."""

    notation = "H"


@frozen
class HasHummed:
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.set_slot(Hummed(draft.slot(Hummed).times + 1))


def offer_hum(book: Rulebook, state: State, decision: ChooseAction) -> tuple[Hum, ...]:
    return (Hum(),)


def hum(step: Step, decision: ChooseAction, action: Hum) -> None:
    step.ask(decision)
    step.emit(HasHummed())


class Praise:
    """Each time somebody hums, everybody gains a point."""

    @staticmethod
    @hookimpl
    def score(state: State) -> tuple[ScoreLine, ...]:
        return (ScoreLine(state.slot(Hummed).times, "humming.praise"),)


HUMMING = Module(
    id="humming",
    version="1.0",
    title="Humming",
    hooks=object(),
    rules=(Rule("humming.praise", "Who hums is praised."),),
    table=Slot(Hummed, lambda players: Hummed()),
    actions=(
        ActionKind(
            action=Hum,
            answers=(ChooseAction,),
            grammar="H",
            pattern="H",
            parse=lambda match: Hum(),
            offer=offer_hum,
            refuse=no_reasons,
            perform=hum,
        ),
    ),
    events=(HasHummed,),
)


def test_a_greedy_bot_does_not_play_optional_actions_that_gain_nothing() -> None:
    rules = Ruleset.of(HUMMING)
    game = play_some(Game.new(rules, 2, 0), 12)
    assert "H" not in log(game)
    assert game.state.slot(Hummed) == Hummed()


def test_a_greedy_bot_ends_its_turn_even_when_an_optional_action_gains_every_time() -> None:
    rules = Ruleset.of(evolve(HUMMING, hooks=Praise))
    game = play_some(Game.new(rules, 2, 0), 40)
    assert game.state.slot(Hummed).times > 0
    assert game.state.round > 1


@pytest.mark.rule("base.receive.limit")
def test_a_colour_is_hopeless_once_too_much_of_it_is_out_of_reach() -> None:
    state = scenario(BASE, EMPTY_BOARD, "R/-/-/-/-/-/-/RRR/-", box="G")
    assert hopeless(BASE, view(state, 0)) == "R"
    assert hopeless(BASE, view(state, 1)) == ""


def test_weights_and_budget_can_be_others() -> None:
    bot = GreedyBot(0, evolve(Weights(), tempo=1.0))
    state = scenario(BASE, maya="GYO BPR CKK")
    assert bot(BASE, view(state, 0), BASE.actions(state)) in BASE.actions(state)
