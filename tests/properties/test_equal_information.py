"""Equal information gives equal everything: texts, protocol replies and what the library itself tells, for every mix.

What the library tells by itself stands in ``chakra_rules.testing.channels`` and is part of the contract, which
test_mixes.py checks for every mix and any number of seats; here the front doors join it, and leaks are planted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice
from pkgutil import resolve_name
from random import Random
from typing import Any

import pytest
from attrs import evolve, field, frozen

from chakra_rules import SPECTATOR, ChakraError, Game, HiddenValue, Reason, Ruleset, View, no_dealer
from chakra_rules.extend import (
    NATURE,
    ActionKind,
    ChanceKind,
    ChooseAction,
    Decision,
    Draft,
    Module,
    Rule,
    Rulebook,
    ScoreLine,
    SeatNumber,
    Slot,
    State,
    Step,
    hookimpl,
    no_reasons,
    nothing_listed,
    owner,
    refuse,
    visible_to,
)
from chakra_rules.serve import Games, Session
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.testing import play
from chakra_rules.testing.channels import CHANNELS, Channel
from chakra_rules.testing.choosing_clauses import every_choice
from chakra_rules.testing.contract import pool
from chakra_rules.testing.faults import fault_in
from chakra_rules.testing.information import told_by, twin_games, viewers
from chakra_rules.views import view
from chakra_rules.visibility import UNKNOWN
from chakra_rules.words import Words, languages
from tests.faults.cards import LEAKS_BY_AN_OPEN_EVENT
from tests.faults.parts import module

MODULES = ("yin-yang", "powers", "abilities", "objectives")
MIXES = [mix for count in range(len(MODULES) + 1) for mix in combinations(MODULES, count)]
FEW = 4
OF_NO_GAME = ("hello", "modules", "quit")


def worded(game: Game, viewer: int) -> Iterator[str]:
    """What happened, what is asked, what lies there, what cannot be picked and why, in a language of the viewer's."""
    seen = game.view(viewer).state
    words = Words.of(game.rules, language_of(viewer))
    yield from (words.told(one) for one in (seen.stack, seen.plenitude, seen.slots))
    yield from (words.told(seat.slots) for seat in seen.seats)
    for action, events in [*islice(game.events(viewer), FEW), *game.events(viewer, len(game.history) - FEW)]:
        yield words.acted(action)
        yield from map(words.event, events)
    for choice in islice(every_choice(game.rules, seen), FEW):
        yield from (words.reason(reason) for option in choice.options for reason in option.reasons)
    yield words.told(game.why_not_undo())


def language_of(viewer: int) -> str:
    """Every language is some viewer's."""
    return languages()[viewer % len(languages())]


def served(game: Game, viewer: int) -> Iterator[str]:
    """The replies to every kind of request, in order and out of order; the last of them play and take back."""
    session = Session(Games(), viewer, language_of(viewer))
    session.games.add(game.fork(len(game.history), dealer=no_dealer))
    for number, (do, fields) in enumerate(requests_of(game, viewer)):
        yield session.answer(json.dumps({"id": number, "do": do, **fields}))
    yield session.answer("{not json")


def requests_of(game: Game, viewer: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every kind of request that may depend on a game, several of each that is about an action."""
    now, seen = len(game.history), view(game.state, viewer).state
    texts = [action.notation for action in pool(game.rules, game.rules.actions(seen), 8)]
    starts = [choice.picked for choice in islice(every_choice(game.rules, seen), 0, 10 * FEW, 10)]
    asked: dict[str, list[dict[str, Any]]] = {
        "explain": [{"action": text} for text in texts],
        "choose": [{"picks": [option.value for option in picked]} for picked in starts],
        "events": [{"since": max(0, now - FEW)}, {"since": now + 1}],
        "load": [{"save": {}}],
        "play": [*[{"action": text, "step": now - 1} for text in texts[:2]], *_plays(game.rules, seen, now, texts)],
        "undo": [{"step": now}, {"step": now + 1}],
    }
    kinds = [do for do in REQUESTS if do not in (*OF_NO_GAME, "play", "undo")]
    for do in [*kinds, "undo", "play", "undo"]:
        yield from ((do, fields) for fields in asked.get(do, [{}]))
    yield from (("view", {"as": seat}) for seat in range(len(game.state.seats)))


def _plays(rules: Ruleset, seen: State, now: int, texts: list[str]) -> list[dict[str, Any]]:
    """What is refused now, then one action that reveals nothing."""
    refused = [text for text in texts if rules.explain(seen, text)]
    quiet = [text for text in texts if text not in refused and not _reveals(rules, seen, text)]
    return [{"action": text, "step": now} for text in [*refused, *quiet[:1]]]


def _reveals(rules: Ruleset, seen: State, text: str) -> bool:
    return any([event.reveals for event in rules.apply(seen, text).events])


FRONT_DOORS: dict[str, Channel] = {"words": worded, "protocol": served}
ALL: dict[str, Channel] = {**CHANNELS, **FRONT_DOORS}


def leaks(game: Game, channels: dict[str, Channel]) -> list[str]:
    """How the channels tell some viewer what it never saw."""
    return [how for _, _, how in told_by(game, channels)]


def midway(rules: Ruleset, players: int, seed: int) -> Game:
    """A game broken off where the last seat decides."""
    game = play(rules, players, seed, actions=60)
    at = max(n for n, entry in enumerate(game.history) if entry.seat == players - 1)
    return game.fork(at, dealer=no_dealer)


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_no_front_door_tells_what_a_viewer_never_saw(mix: tuple[str, ...]) -> None:
    game = midway(Ruleset.of(*mix), players=2 + MIXES.index(mix) % 3, seed=MIXES.index(mix))
    assert leaks(game, FRONT_DOORS) == []


def test_no_front_door_tells_it_right_before_the_end_either() -> None:
    game = play(Ruleset.of("powers"), players=2, seed=1, actions=1000)
    assert game.over
    assert leaks(game, FRONT_DOORS) == []
    same, twin = next(twin_games(game, SPECTATOR))
    assert len(same.history) == len(game.history) - 1
    assert same.state.plenitude != twin.state.plenitude


def test_every_kind_of_request_is_made() -> None:
    game = midway(Ruleset.of("powers"), players=2, seed=1)
    made = [do for do, _ in requests_of(game, 1)]
    assert set(made) == set(REQUESTS) - set(OF_NO_GAME)
    replies = [json.loads(reply) for reply in served(game, 1)]
    granted = {do for do, reply in zip(made, replies, strict=False) if "ok" in reply}
    refused = {do for do, reply in zip(made, replies, strict=False) if "error" in reply}
    assert granted >= {"actions", "choose", "decision", "events", "explain", "play", "undo", "view", "why-not-undo"}
    assert refused >= {"close", "fork", "load", "new", "play", "save", "undo", "view"}


# ---------------------------------------------------------------- planted leaks


def _bare(value: Any, *_: Any) -> Any:
    return value


def _whole_view(state: State, seat: int = 0) -> View:
    return View(seat, state)


def _with_the_values(self: Any, action: Any) -> tuple[Reason, ...]:
    return (refuse("base.receive.limit", energy=self._state.plenitude),)


def _unmasked(self: Game) -> Any:
    return next((event for event in reversed(self.history[-1].events) if event.reveals), None)


PLANTED: dict[str, tuple[str, Any, set[str]]] = {
    "a view that hides nothing": (
        "chakra_rules.game:view",
        _whole_view,
        {"bug report", "documents", "protocol", "words"},
    ),
    "a log that hides nothing": ("chakra_rules.game:mask", _bare, {"documents", "log", "protocol", "undo"}),
    "a review that hides nothing": ("chakra_rules.review.moments:view", _whole_view, {"review"}),
    "a review with bare events": ("chakra_rules.review.moments:mask", _bare, {"review"}),
    "a report with a bare log": ("chakra_rules.review.report:mask", _bare, {"bug report", "protocol"}),
    "reasons that quote the state": ("chakra_rules.choosing:Prospects._reasons", _with_the_values, {"staged choices"}),
    "an undo that tells what was revealed": ("chakra_rules.game:Game.why_not_undo", _unmasked, {"protocol", "undo"}),
    "a protocol that shows the state": ("chakra_rules.serve.playing:look", _whole_view, {"protocol"}),
    "a protocol that grants everybody what is the host's": (
        "chakra_rules.serve.perspective:Perspective.check_host",
        _bare,
        {"protocol"},
    ),
}


def red(game: Game) -> set[str]:
    """The channels that leak."""
    return {name for name, channel in ALL.items() if leaks(game, {name: channel})}


@pytest.fixture(scope="module")
def begun() -> Game:
    """A game in which the Plenitude values have just been dealt, and seat 0 decides."""
    game = Game.new(Ruleset.of("powers"), players=2, seed=3)
    return game.fork(len(game.history), dealer=no_dealer)


def test_nothing_leaks_where_nothing_is_planted(begun: Game) -> None:
    assert red(begun) == set()


@pytest.mark.parametrize(("where", "what", "channels"), PLANTED.values(), ids=list(PLANTED))
def test_a_planted_leak_is_found_in_every_channel_it_runs_through(
    begun: Game, monkeypatch: pytest.MonkeyPatch, where: str, what: Any, channels: set[str]
) -> None:
    if "undo" in channels:
        begun = begun.fork(1, dealer=no_dealer)  # the last thing done is the dealing
    holder, _, name = where.rpartition(".") if "." in where.partition(":")[2] else where.rpartition(":")
    monkeypatch.setattr(resolve_name(holder), name, what)
    assert red(begun) >= channels


def test_a_report_that_quotes_an_error_leaks(begun: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    module = resolve_name("chakra_rules.review.report:")
    honest = module._failure
    monkeypatch.setattr(module, "_failure", lambda error, whole: honest(error, whole=True))
    assert red(begun) == {"bug report"}


# ---------------------------------------------------------------- a stranger whose seats have secrets of their own


@frozen
class Number:
    """The number that a seat was dealt, and whether it has told it."""

    number: int = field(default=0, metadata=visible_to(owner))
    told: bool = False


def _own(numbers: tuple[int, ...], viewer: Any, seat: int) -> tuple[int, ...]:
    return tuple([number if seat == viewer.seat else 0 for seat, number in enumerate(numbers)])


@frozen
class DealNumbers(Decision):
    """Nature deals each seat a number."""

    seat: SeatNumber = NATURE


@frozen
class Deal:
    """Nature deals these numbers: ``N:132``."""

    numbers: tuple[int, ...] = field(metadata=visible_to(_own))

    @property
    def notation(self) -> str:
        """``N:132``."""
        return f"N:{''.join(map(str, self.numbers))}"


@frozen
class Dealt:
    """Each seat was dealt a number."""

    numbers: tuple[int, ...] = field(metadata=visible_to(_own))
    reveals = True

    def fold(self, draft: Draft) -> None:
        for seat, number in enumerate(self.numbers):
            draft.seat(seat).set_slot(Number(number))


@frozen
class Tell:
    """Tell your number: ``TELL:2``."""

    number: int

    @property
    def notation(self) -> str:
        """``TELL:2``."""
        return f"TELL:{self.number}"


@frozen
class Told:
    """A seat told its number."""

    seat: SeatNumber
    number: int
    reveals = True

    def fold(self, draft: Draft) -> None:
        slot = draft.seat(self.seat).slot(Number)
        draft.seat(self.seat).set_slot(evolve(slot, told=True))


def numbers_dealt(refusal: Callable[[State, int], Iterable[Reason]] | None = None) -> Module:
    """A module in which each seat has a secret number and may tell it once."""

    def may(book: Rulebook, state: State, decision: Decision) -> list[Tell]:
        own = state.seats[decision.seat].slot(Number)
        return [Tell(own.number)] if own.number and not own.told else []

    def against(book: Rulebook, state: State, decision: Decision, action: Tell) -> tuple[Reason, ...]:
        if action in may(book, state, decision):
            return ()
        return tuple(refusal(state, decision.seat)) if refusal else (refuse("numbers.own"),)

    def tell(step: Step, decision: Decision, action: Tell) -> None:
        step.ask(decision)
        step.emit(Told(decision.seat, action.number))

    def outcomes(book: Rulebook, state: State, decision: Decision) -> Iterable[Any]:
        raise NotImplementedError("never listed here")

    def sample(book: Rulebook, state: State, decision: Decision, random: Random) -> Deal:
        return Deal(tuple([random.randint(1, 3) for _ in state.seats]))

    telling = ActionKind(
        action=Tell,
        answers=(ChooseAction,),
        grammar="TELL:<number>",
        pattern=r"TELL:([123])",
        parse=lambda match: Tell(int(match[1])),
        offer=may,
        refuse=against,
        perform=tell,
        candidates=lambda book, state, decision: [Tell(number) for number in (1, 2, 3)],
    )
    dealing = ActionKind(
        action=Deal,
        answers=(DealNumbers,),
        grammar="N:<numbers>",
        pattern=r"N:([0-3]+)",
        parse=lambda match: Deal(tuple(map(int, match[1]))),
        offer=nothing_listed,
        refuse=no_reasons,
        perform=lambda step, decision, action: step.emit(Dealt(action.numbers)),
    )

    class Hooks:
        @staticmethod
        @hookimpl
        def setup(book: Rulebook, players: int) -> tuple[Decision, ...]:
            return (DealNumbers(),)

    return Module(
        id="numbers",
        version="1",
        title="Numbers",
        hooks=Hooks,
        rules=(Rule("numbers.own", "A seat tells its own number, once."),),
        actions=(telling, dealing),
        chances=(ChanceKind(decision=DealNumbers, sample=sample, outcomes=outcomes),),
        events=(Dealt, Told),
        seat=Slot(Number, lambda players: Number()),
    )


def test_seats_may_have_secrets_of_their_own() -> None:
    game = Game.new(Ruleset.of(numbers_dealt()), players=2, seed=5)
    assert leaks(game, ALL) == []
    assert [twin.state.seats[0].slot(Number) for _, twin in twin_games(game, 0)] == [
        game.state.seats[0].slot(Number)
    ] * 4
    others = {twin.state.seats[1].slot(Number).number for _, twin in twin_games(game, 0)}
    assert len(others) > 1


def test_what_honestly_comes_to_light_is_no_leak() -> None:
    game = Game.new(Ruleset.of(numbers_dealt()), players=2, seed=5)
    game.play(next(action for action in game.actions() if isinstance(action, Tell)))
    assert leaks(game, ALL) == []
    compared = {len(same.history) for same, _ in twin_games(game, viewers(game.state)[-1])}
    assert min(compared) < len(game.history) == max(compared)


def test_an_event_that_reveals_what_the_view_goes_on_to_hide_leaks() -> None:
    game = play(Ruleset.of(LEAKS_BY_AN_OPEN_EVENT), players=2, seed=1, actions=4)
    [leak, *_] = [leak for leak in leaks(game, ALL) if leak.startswith("by log viewer 0 is told what it never saw")]
    assert "Called(cards='21')" in leak
    assert "Called(cards='12')" in leak


def test_reasons_that_depend_on_another_seats_secret_leak() -> None:
    def gossip(state: State, seat: int) -> Iterable[Reason]:
        return (refuse("numbers.own", other=state.seats[1 - seat].slot(Number).number),)

    game = Game.new(Ruleset.of(numbers_dealt(gossip)), players=2, seed=5)
    found = leaks(game, {"staged choices": CHANNELS["staged choices"]})
    assert len(found) >= 1
    assert found[0].startswith("by staged choices viewer 0 is told what it never saw: ")


@pytest.mark.parametrize(("kind", "accepted"), [(HiddenValue, True), (ChakraError, False)])
def test_a_score_that_a_view_hides_says_so_by_an_error_of_its_own(kind: type[ChakraError], accepted: bool) -> None:
    def count(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
        if UNKNOWN in state.plenitude:
            raise kind("what counts is hidden")
        return ()

    game = play(Ruleset.of(module("modest", {"score": count})), players=2, seed=1, actions=6)
    fault = fault_in("view_answers", game)
    assert (fault is None) is accepted
    assert fault is None or "what viewer 0 sees cannot be scored: what counts is hidden" in fault.told
