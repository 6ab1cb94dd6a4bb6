"""A game: whose turn it is, what is refused, and how far back undo reaches."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from attrs.exceptions import FrozenAttributeError

from chakra_rules import (
    NATURE,
    CannotUndo,
    ChakraError,
    DealerError,
    Game,
    IllegalAction,
    NotYourDecision,
    Ruleset,
    ScriptedDealer,
    SeededDealer,
    State,
    WrongStep,
    no_dealer,
)
from chakra_rules.actions import Action
from chakra_rules.base.decisions import DrawEnergies
from chakra_rules.bots import GreedyBot, play_out
from chakra_rules.events import Answered, GameEnded, Looked
from chakra_rules.hookspecs import hookimpl
from chakra_rules.modules import Module
from chakra_rules.state import Decision

SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]  # flows PGR, BYK, COP
NO_WAY_BACK = "the last action cannot be taken back: chance decided something, or somebody learnt something"


@pytest.fixture
def game(rules: Ruleset) -> Game:
    """A game for two whose further draws are scripted."""
    return Game.new(rules, 2, dealer=ScriptedDealer([*SETUP, "D:KO", "D:G", "D:B", "D:R"]))


def untouched(game: Game, attempt: Callable[[], object], error: type[ChakraError]) -> ChakraError:
    """The error of an attempt after which nothing has changed."""
    before = game.state, list(game.history), game.save()
    with pytest.raises(error) as caught:
        attempt()
    assert (game.state, game.history, game.save()) == before
    return caught.value


def test_one_seed_deals_one_game(rules: Ruleset) -> None:
    assert Game.new(rules, 3, seed=11).state == Game.new(rules, 3, seed=11).state
    assert Game.new(rules, 3, seed=11).state != Game.new(rules, 3, seed=12).state


def test_playing_returns_what_happened_nature_s_answer_included(game: Game) -> None:
    events = game.play("T1:GP>8")
    assert [event.seat for event in events if isinstance(event, Answered)] == [0, NATURE]
    assert game.state.maya[0] == "KOR"
    assert [entry.action.notation for entry in game.history[3:]] == ["T1:GP>8", "D:KO"]


@pytest.mark.parametrize("seat", [1, -1, 2, 7])
def test_a_seat_that_does_not_decide_is_refused(game: Game, seat: int) -> None:
    error = untouched(game, lambda: game.play("M:G", seat=seat), NotYourDecision)
    assert "seat 0 does" in str(error)
    assert error.tried == "M:G"
    game.play("M:G", seat=0)
    assert game.state.turn == 1


@pytest.mark.parametrize("step", [0, 2, 4, -1])
def test_a_stale_step_is_refused(game: Game, step: int) -> None:
    error = untouched(game, lambda: game.play("M:G", step=step), WrongStep)
    assert "the game is at step 3" in str(error)
    game.play("M:G", step=3)
    assert len(game.history) == 4


def test_an_illegal_action_is_refused_with_its_reasons(game: Game) -> None:
    error = untouched(game, lambda: game.play("C7"), IllegalAction)
    assert isinstance(error, IllegalAction)
    assert [reason.rule for reason in error.reasons] == ["base.channel.complete"]
    assert error.tried == "C7"


def test_a_seat_cannot_answer_for_nature(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=no_dealer)
    error = untouched(game, lambda: game.play("V:12341234", seat=0), NotYourDecision)
    assert "nature does" in str(error)
    assert game.actions() == ()


def test_without_a_dealer_whoever_plays_answers_nature_too(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=no_dealer)
    for text in (*SETUP, "T1:G>8", "D:K"):
        game.play(text)
    assert (game.state.maya[0], game.state.turn) == ("PKR", 1)


def test_after_the_end_no_seat_decides(rules: Ruleset) -> None:
    game = Game.new(rules, 2, seed=3)
    finish(game)
    assert (game.over, game.decision, game.actions()) == (True, None, ())
    error = untouched(game, lambda: game.play("M:G", seat=0), NotYourDecision)
    assert "the game is over" in str(error)
    untouched(game, lambda: game.play("M:G"), IllegalAction)


def finish(game: Game) -> None:
    """Play this and that until the game is over."""
    for count in range(2000):
        if game.over:
            return
        actions = game.actions()
        game.play(actions[count * 13 % len(actions)])
    raise AssertionError("the game goes on and on")


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ([], "the script is at its end"),
        (["D:KK"], "the script deals D:KK, which cannot be: The bag is to give 1"),
        (["nonsense"], "the script cannot be followed: 'nonsense' is no notation of these rules"),
        (["M:G"], "the script deals M:G, which cannot be: M:G is no answer here"),
    ],
)
def test_when_the_dealer_fails_the_action_is_taken_back(rules: Ruleset, answers: list[str], why: str) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer([*SETUP, *answers]))
    assert str(untouched(game, lambda: game.play("T1:G>8"), DealerError)).startswith(why)


@pytest.mark.parametrize("answer", ["D:KK", "nonsense", "M:G"])
def test_an_answer_that_cannot_be_is_the_fault_of_the_dealer_not_of_the_player(answer: str) -> None:
    rules, script = Ruleset.of(), ScriptedDealer(SETUP)

    def dealer(rules: Ruleset, state: State) -> Any:
        return script(rules, state) if script.left else answer

    game = Game.new(rules, 2, dealer=dealer)
    assert game.explain("T1:G>8") == ()
    error = untouched(game, lambda: game.play("T1:G>8"), DealerError)
    assert (error.tried, str(error).startswith("the dealer answers what cannot be: ")) == (answer, True)
    with pytest.raises(DealerError, match="M:G is refused"):
        Game.new(rules, 2, dealer=lambda rules, state: rules.action("M:G"))


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt, LookupError, DealerError])
@pytest.mark.parametrize("answers", [0, 1])
def test_whatever_a_dealer_raises_the_action_is_taken_back(error: type[BaseException], answers: int) -> None:
    script = ScriptedDealer([*SETUP, *["D:KO"] * answers])

    def dealer(rules: Ruleset, state: State) -> Action:
        if not script.left:
            raise error("the bag is torn")
        return script(rules, state)

    game = Game.new(Ruleset.of(Module(id="again", version="1", title="Again", hooks=DrawAgain)), 2, dealer=dealer)
    before = game.state, list(game.history)
    with pytest.raises(error, match="the bag is torn"):
        game.play("T1:GP>8")
    assert (game.state, game.history) == before
    assert not script.left


class DrawAgain:
    """Hooks by which nature has to draw nothing, again and again, before a turn ends."""

    @staticmethod
    @hookimpl
    def before_turn_ends(seat: int) -> tuple[Decision, ...]:
        """Ask nature."""
        return (DrawEnergies(),)


@pytest.mark.parametrize("answer", ["D:KO", 7, None])
def test_a_dealer_may_answer_in_notation_and_nothing_else(rules: Ruleset, answer: Any) -> None:
    script = ScriptedDealer(SETUP)
    game = Game.new(rules, 2, dealer=lambda rules, state: script(rules, state) if script.left else answer)
    if answer == 7:
        untouched(game, lambda: game.play("T1:GP>8"), ChakraError)
        return
    game.play("T1:GP>8")
    assert game.save()["log"][4:] == ([answer] if answer else [])


def test_who_holds_a_seat_is_a_player_and_nothing_else(rules: Ruleset) -> None:
    game = Game.new(rules, players=2, seed=1)
    names: Any = ("Ada", "Bob")
    with pytest.raises(ChakraError, match="Player values"):
        game.players = names
    assert Game.load(game.save()).players == game.players


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_a_game_needs_two_to_four_players(rules: Ruleset, players: int) -> None:
    with pytest.raises(ChakraError, match="two to four"):
        Game.new(rules, players, seed=1)


def test_undo_takes_back_moves_one_by_one(game: Game) -> None:
    states = []
    for text in ("T1:GP>8", "T3:P>8", "C2", "G8-7"):
        states.append(game.state)
        game.play(text)
    assert game.undo().notation == "G8-7"
    assert game.state == states[3]
    assert game.undo().notation == "C2"
    assert game.state == states[2]
    game.play("C2")
    assert game.state == states[3]


@pytest.mark.parametrize("action", ["T1:GP>8", "M:G"])
def test_undo_never_goes_behind_a_revelation_and_why_not_names_it(game: Game, action: str) -> None:
    game.play(action)
    barrier = game.why_not_undo()
    assert barrier == (Answered(NATURE) if action[0] == "T" else Looked(0, "G", "?"))
    assert not game.can_undo
    assert str(untouched(game, game.undo, CannotUndo)) == NO_WAY_BACK


def test_the_way_back_ends_where_nature_answered_even_after_other_actions(game: Game) -> None:
    game.play("T1:GP>8")
    game.play("T3:C>8")  # nature answers again
    game.play("C7")
    assert game.can_undo
    game.undo()
    assert not game.can_undo
    assert game.why_not_undo() == Answered(NATURE)


def test_the_end_reveals_the_plenitude_tokens_so_there_is_no_way_back_behind_it(rules: Ruleset) -> None:
    game = Game.new(rules, 2, seed=0)
    play_out(game, [GreedyBot(0), GreedyBot(1)])
    assert game.history[-1].action.notation == "R2-1"
    assert game.why_not_undo() == GameEnded("base.end.round")
    assert str(untouched(game, game.undo, CannotUndo)) == NO_WAY_BACK


def test_undo_goes_back_in_a_game_that_was_loaded_as_in_the_one_saved(game: Game) -> None:
    for text in ("T1:GP>8", "T3:P>8", "C2", "G8-7"):
        game.play(text)
    loaded = Game.load(json.loads(json.dumps(game.save())), dealer=ScriptedDealer([]))
    for _ in range(2):
        assert loaded.undo() == game.undo()
        assert (loaded.state, loaded.history) == (game.state, game.history)
    for each in (loaded, game):
        assert str(untouched(each, each.undo, CannotUndo)) == NO_WAY_BACK
    loaded.play("C2")
    assert loaded.undo().notation == "C2"


def test_a_game_keeps_its_rules(game: Game) -> None:
    with pytest.raises(FrozenAttributeError):
        game.rules = Ruleset.of(options={"colour_limit": "none"})
    assert game.rules.options["base.colour_limit"] == 3


def test_set_up_cannot_be_taken_back(game: Game) -> None:
    untouched(game, game.undo, CannotUndo)
    assert game.why_not_undo() is not None


def test_where_nothing_was_done_there_is_nothing_to_take_back(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=no_dealer)
    assert not game.can_undo
    assert game.why_not_undo() is None
    assert "nothing has been done" in str(untouched(game, game.undo, CannotUndo))


def test_a_taking_can_be_taken_back_while_nature_has_not_answered(rules: Ruleset) -> None:
    game = Game(rules, Game.new(rules, 2, dealer=ScriptedDealer(SETUP)).state)
    game.play("T1:G>8")
    assert game.decision is not None
    assert game.decision.seat == NATURE
    assert game.undo().notation == "T1:G>8"


def test_two_games_share_nothing_but_their_rules(rules: Ruleset) -> None:
    one, other = Game.new(rules, 2, seed=1), Game.new(rules, 2, seed=1)
    dealt = other.state
    one.play("M:" + next(colour for colour in "PB" if colour not in one.state.seats[0].meditation))
    assert (len(one.history), len(other.history)) == (4, 3)
    assert other.state == dealt != one.state


def test_seeded_dealers_leave_the_process_wide_generator_alone(rules: Ruleset) -> None:
    before = random.getstate()
    Game.new(rules, 2, dealer=SeededDealer())
    assert random.getstate() == before
