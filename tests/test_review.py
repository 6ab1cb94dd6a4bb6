"""Watching and reviewing: what a viewer knew at each step, forks, bug reports, where an old log parts ways."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import field, frozen

from chakra_rules import (
    NATURE,
    SPECTATOR,
    DealerError,
    Game,
    ModuleContractError,
    Player,
    Ruleset,
    SaveError,
    ScriptedDealer,
    determinise,
    no_dealer,
)
from chakra_rules.base.actions import LayPlenitude
from chakra_rules.compose import installed
from chakra_rules.extend import Draft, Module, Slot, hookimpl, owner, visible_to
from chakra_rules.review import Failure, Review, read_report, report
from chakra_rules.saves import read_save
from chakra_rules.testing import play
from chakra_rules.views import view
from chakra_rules.visibility import Onlooker

SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]
LOG = [*SETUP, "T1:GP>8", "D:KO", "M:R", "C2", "G8-7", "P8-6", "M:B"]
MIXES = [(), ("yin-yang",), installed()[1:]]


@pytest.fixture(scope="module")
def game(rules: Ruleset) -> Game:
    """A game in which seat 1 sees the value of red at step 6 and that of blue at step 10."""
    game = Game.new(rules, 2, dealer=ScriptedDealer([*SETUP, "D:KO"]))
    for text in ("T1:GP>8", "M:R", "C2", "G8-7", "P8-6", "M:B"):
        game.play(text)
    return game


def played(modules: tuple[str, ...]) -> Game:
    """A game of these modules by chance, far enough that much was seen."""
    return play(Ruleset.of(*modules), 3, seed=5, actions=80)


def twin(game: Game, seat: int) -> Game:
    """The same game with the values that the viewer never saw dealt otherwise."""
    dealt = [determinise(game.rules.book, view(game.state, seat), Random(deal)).plenitude for deal in range(20)]
    values = next(values for values in dealt if values != game.state.plenitude)
    other = Game.new(game.rules, len(game.state.seats), dealer=no_dealer)
    for entry in game.history:
        other.play(LayPlenitude(values) if isinstance(entry.action, LayPlenitude) else entry.action)
    return other


def seats(game: Game) -> tuple[int, ...]:
    return (*range(len(game.state.seats)), SPECTATOR)


def value_of(review: Review, step: int, colour: str) -> str:
    """What the viewer knew of the value of a colour at a step."""
    return review[step].view.state.plenitude["PBCGYOR".index(colour)]


def test_a_review_counts_the_steps_as_the_game_does(game: Game) -> None:
    review = Review.of(game, 1)
    assert [moment.number for moment in review] == list(range(11))
    assert [moment.action.notation for moment in review if moment.action] == ["V:????????", *LOG[1:]]
    assert [moment.seat for moment in review] == [None, NATURE, NATURE, NATURE, 0, NATURE, 1, 0, 0, 0, 1]
    assert (review[0].action, review[0].events) == (None, ())


@pytest.mark.rule("base.meditate.look")
def test_a_viewer_knew_at_each_step_what_it_had_seen_until_then(game: Game) -> None:
    review = Review.of(game, 1)
    assert [value_of(review, step, "R") for step in range(4, 11)] == ["?", "?", "3", "3", "3", "3", "3"]
    assert [value_of(review, step, "B") for step in range(4, 11)] == ["?", "?", "?", "?", "?", "?", "2"]
    assert {value_of(Review.of(game, 0), step, "R") for step in range(1, 11)} == {"?"}
    assert {value_of(Review.of(game), step, "R") for step in range(1, 11)} == {"?"}


@pytest.mark.rule("base.meditate.look")
def test_what_a_seat_looked_at_is_in_the_events_of_its_own_review_only(game: Game) -> None:
    told = {seat: str(Review.of(game, seat)[6].events) for seat in seats(game)}
    assert "Looked(seat=1, colour='R', value='3')" in told[1]
    assert told[0] == told[SPECTATOR] != told[1]


def only_who_knows_red(value: str, viewer: Onlooker, seat: int) -> str:
    return value if "R" in viewer.looked else "?"


@frozen
class Sighted:
    """What only those understand who have seen the value of red."""

    text: str = field(default="a boat", metadata=visible_to(only_who_knows_red))
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing changes."""


def test_events_are_told_as_the_viewer_understood_them_then() -> None:
    hooks = SimpleNamespace(end_of_turn=hookimpl(lambda step, seat: step.emit(Sighted())))
    rules = Ruleset.of(Module(id="sea", version="1", title="", hooks=hooks, events=(Sighted,)))
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    for text in ("M:B", "M:R", "M:C"):
        game.play(text)
    told = [[event.text for event in moment.events if isinstance(event, Sighted)] for moment in Review.of(game, 1)[4:]]
    assert told == [["?"], ["?"], ["a boat"]]


def test_each_view_of_a_review_is_the_view_the_game_gave_then(rules: Ruleset) -> None:
    game, views = Game.new(rules, 2, seed=3), []
    for turn in range(12):
        views.append((len(game.history), game.view(1), game.view()))
        game.play(game.actions()[turn * 7 % len(game.actions())])
    for step, seen, watched in views:
        assert Review.of(game, 1)[step].view == seen
        assert Review.of(game)[step].view == watched


def test_a_review_goes_back_and_in_slices_and_ends_now(game: Game) -> None:
    review = Review.of(game, 0)
    assert [moment.number for moment in reversed(review)] == list(range(10, -1, -1))
    assert review[-1] == review[10]
    assert review[-1].view == game.view(0)
    assert review[2:8:3] == (review[2], review[5])
    assert review.index(review[7]) == 7


@pytest.mark.parametrize("index", [11, -12, 10**9])
def test_there_is_no_moment_before_the_beginning_or_after_the_end(game: Game, index: int) -> None:
    with pytest.raises(IndexError, match="there are 11, from 0"):
        Review.of(game)[index]


@pytest.mark.parametrize("seat", [2, -1, -3, 7])
def test_there_is_no_review_from_a_seat_that_is_not_there(game: Game, seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}"):
        Review.of(game, seat)
    with pytest.raises(IndexError, match=f"there is no seat {seat}"):
        report(game, seat)


def test_a_save_is_reviewed_as_the_game_is(game: Game) -> None:
    save = json.loads(json.dumps(game.save()))
    for seat in seats(game):
        assert list(Review.of(save, seat)) == list(Review.of(game, seat))


def test_a_save_is_reviewed_as_far_as_it_goes_with_nature_left_open(rules: Ruleset) -> None:
    fresh = Game.new(rules, 2, dealer=no_dealer)
    assert len(Review.of(fresh.save())) == 1


def test_a_review_ends_where_it_was_made(rules: Ruleset) -> None:
    game = Game.new(rules, 2, seed=1)
    review = Review.of(game)
    game.play("M:P")
    assert len(review) == 4
    assert len(Review.of(game)) == 5


@pytest.mark.parametrize("modules", MIXES, ids=len)
def test_games_that_look_the_same_to_a_viewer_have_equal_reviews_and_reports(modules: tuple[str, ...]) -> None:
    game = played(modules)
    for seat in seats(game):
        other = twin(game, seat)
        assert list(Review.of(other, seat)) == list(Review.of(game, seat))
        assert report(other, seat) == report(game, seat)
        assert report(other) != report(game)


@pytest.mark.parametrize("at", range(11))
def test_a_fork_equals_the_game_replayed_up_to_there(game: Game, at: int) -> None:
    fork = game.fork(at, dealer=no_dealer)
    again = Game.new(game.rules, 2, dealer=no_dealer)
    for text in LOG[:at]:
        again.play(text)
    assert (fork.state, fork.history) == (again.state, again.history)
    for text in LOG[at:]:
        fork.play(text)
    assert (fork.state, fork.history) == (game.state, game.history)


@pytest.mark.parametrize("modules", MIXES, ids=len)
def test_a_fork_and_a_report_of_any_mix_lead_to_the_same_game(modules: tuple[str, ...]) -> None:
    game = played(modules)
    assert read_report(through_json(report(game))).game().history == game.history
    fork = game.fork(40, dealer=no_dealer)
    for entry in game.history[40:]:
        fork.play(entry.action)
    assert fork.history == game.history


def test_a_fork_goes_on_differently_and_leaves_the_game_as_it_was(game: Game) -> None:
    before = game.save()
    fork = game.fork(5, seed=1)
    fork.play("M:C")
    assert [entry.action.notation for entry in fork.history[4:]] == ["D:KO", "M:C"]
    assert game.save() == before
    assert Game.load(fork.save()).state == fork.state


def test_the_dealer_of_a_fork_answers_what_is_open_there(game: Game) -> None:
    fork = game.fork(4, dealer=ScriptedDealer(["D:PP"]))
    assert fork.state.maya[0] == "PPR"
    with pytest.raises(DealerError):
        game.fork(4, dealer=ScriptedDealer([]))
    assert game.fork(0, seed=3).state == Game.new(game.rules, 2, seed=3).state


def test_a_fork_keeps_who_holds_the_seats(game: Game) -> None:
    named = game.fork(10)
    named.players = (Player("Ada"), Player(bot="greedy"))
    assert named.fork(2, seed=1).players == named.players


@pytest.mark.parametrize("at", [-1, 11])
def test_a_game_is_forked_nowhere_but_where_it_was(game: Game, at: int) -> None:
    with pytest.raises(IndexError, match="from 0 to 10"):
        game.fork(at)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def test_a_full_report_loads_as_the_game(game: Game) -> None:
    read = read_report(through_json(report(game)))
    assert read.seat is None
    loaded = read.game()
    assert (loaded.state, loaded.history, loaded.save()) == (game.state, game.history, game.save())


def test_a_report_says_what_it_ran_on_and_by_which_rules() -> None:
    rules = Ruleset.of("yin-yang", "powers", options={"colour_limit": "none"})
    data = report(Game.new(rules, 3, seed=1))
    assert list(data) == ["report", "python", "system", "seat", "save", "failure"]
    assert [module["id"] for module in data["save"]["modules"]] == [module.id for module in rules.modules]
    assert data["save"]["options"] == dict(rules.options)
    assert data["save"]["engine"]
    assert data["python"].startswith("3.")


def test_a_report_for_a_seat_tells_what_it_knew_and_is_no_game(game: Game) -> None:
    data = through_json(report(game, 1))
    assert data["save"]["log"] == ["V:????????", *LOG[1:]]
    assert " plenitude=12????3? " in data["save"]["position"]
    assert set(data["save"]["checksums"]) == {""}
    assert "12341234" not in json.dumps(data)
    read = read_report(data)
    with pytest.raises(SaveError, match="what one viewer knew") as caught:
        read.game()
    assert (read.seat, caught.value.path) == (1, "$.seat")
    assert " plenitude=???????? " in report(game, SPECTATOR)["save"]["position"]


@frozen
class Hand:
    """What a module keeps for a seat in secret."""

    cards: tuple[str, ...] = field(default=("moon",), metadata=visible_to(owner))


def test_what_a_module_hides_is_hidden_in_reports_too() -> None:
    hiding = Module(id="hand", version="1", title="", hooks=object(), seat=Slot(Hand, lambda players: Hand()))
    game = Game.new(Ruleset.of(hiding), 2, seed=1)
    assert json.dumps(report(game, 0)).count("moon") == 1
    assert "moon" not in json.dumps(report(game, SPECTATOR))
    assert json.dumps(report(game)).count("moon") == 2


def failed(game: Game) -> ModuleContractError:
    try:
        raise ModuleContractError(f"hook lines of odd failed at {game.state.plenitude}", "odd")
    except ModuleContractError as error:
        return error


def test_a_full_report_tells_the_whole_error(game: Game) -> None:
    failure = read_report(through_json(report(game, error=failed(game)))).failure
    assert failure is not None
    assert (failure.kind, failure.code, failure.module) == ("ModuleContractError", "module-contract", "odd")
    assert failure.message == "hook lines of odd failed at 12341234"
    assert "Traceback" in failure.traceback[0]
    assert failure.traceback[-1].endswith(failure.message)
    other = read_report(report(game, error=KeyError("x"))).failure
    assert other is not None
    assert (other.kind, other.code, other.module) == ("KeyError", "", "")


def test_a_report_for_a_seat_tells_of_an_error_only_what_it_is(game: Game) -> None:
    failure = read_report(report(game, 0, failed(game))).failure
    assert failure == Failure("ModuleContractError", "module-contract", "odd", "", ())


def test_a_save_that_does_not_replay_is_reported_whole_or_not_at_all(game: Game) -> None:
    data = {**game.save(), "log": [*LOG[:-1], "M:P"]}
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    read = read_report(report(read_save(data), error=caught.value))
    assert read.failure is not None
    assert "M:P" in read.failure.message
    with pytest.raises(SaveError) as again:
        read.game()
    assert again.value.path == "$.save.log[9]"
    with pytest.raises(ValueError, match="by a game, not by a save"):
        report(read_save(data), 1)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda d: None, "$"),
        (lambda d: [d], "$"),
        (lambda d: {**d, "report": 2}, "$.report"),
        (lambda d: {**d, "report": 0}, "$.report"),
        (lambda d: {**d, "report": "1"}, "$.report"),
        (lambda d: {**d, "seat": "1"}, "$.seat"),
        (lambda d: {**d, "failure": "it failed"}, "$.failure"),
        (lambda d: {**d, "failure": {"kind": "KeyError"}}, "$.failure.code"),
        (lambda d: {**d, "python": 3}, "$.python"),
        (lambda d: {**d, "more": 3}, "$"),
        (lambda d: {k: v for k, v in d.items() if k != "system"}, "$.system"),
        (lambda d: {k: v for k, v in d.items() if k != "save"}, "$.save"),
        (lambda d: {**d, "save": {**d["save"], "format": 99}}, "$.save.format"),
        (lambda d: {**d, "save": {**d["save"], "log": [7]}}, "$.save.log[0]"),
        (lambda d: {**d, "save": {**d["save"], "position": d["save"]["position"][:80]}}, "$.save.position"),
    ],
)
def test_a_report_that_was_edited_or_cut_is_refused_at_the_path_of_it(
    game: Game, edit: Callable[[Any], Any], path: str
) -> None:
    with pytest.raises(SaveError) as caught:
        read_report(edit(through_json(report(game))))
    assert caught.value.path == path
    assert str(caught.value).startswith(f"{path}: ")


def test_a_report_with_an_older_save_in_it_is_read(game: Game) -> None:
    data = through_json(report(game))
    del data["save"]["checksums"]
    data["save"] |= {"format": 1, "players": 2}
    assert read_report(data).game().state == game.state


WRONG: tuple[Any, ...] = (None, "", "?", -1, 10**30, 1.5, True, [], {}, [None])


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in JSON data."""
    items: Iterable[tuple[Any, Any]] = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = list(enumerate(data))[-2:]
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def damaged(data: Any) -> Iterator[tuple[str, Any]]:
    """The data with one thing in it gone, or another in its place; and where that is, from the top."""
    for *above, last in places(data):
        for value in ("gone", *WRONG):
            copy = deepcopy(data)
            inner = copy
            for key in above:
                inner = inner[key]
            if value == "gone":
                del inner[last]
            else:
                inner[last] = value
            if copy != data:
                yield f"$.{[*above, last][0]}", copy


def refusal(read: Callable[[], object]) -> str:
    """Where the reading fails; empty when it does not."""
    try:
        read()
    except SaveError as error:
        return error.path
    return ""


def test_a_damaged_save_is_read_as_the_same_game_or_refused_near_the_damage(game: Game) -> None:
    refused = 0
    for place, copy in damaged(through_json(game.save())):
        path = refusal(partial(Game.load, copy, game.rules))
        refused += bool(path)
        assert path.startswith((place, "$.log", "$.position", "$.checksums")) or Game.load(copy).state == game.state
    assert refused > 200


def test_a_damaged_report_is_read_or_refused_near_the_damage(game: Game) -> None:
    paths = [
        (place, refusal(partial(read_report, copy)))
        for place, copy in damaged(through_json(report(game, 1, KeyError("x"))))
    ]
    assert [(place, path) for place, path in paths if path and not path.startswith(place)] == []
    assert sum([bool(path) for _, path in paths]) > 150
