"""A viewer's replies tell nothing that the viewer may not know: where only that differs, they are the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from chakra_rules import SPECTATOR, Game, Ruleset, SeededDealer, determinise
from chakra_rules.compose import installed
from chakra_rules.extend import COLOURS
from chakra_rules.game import Entry
from chakra_rules.serve import HOST, Games, Session
from chakra_rules.testing.information import twins, viewers
from chakra_rules.testing.strategies import games
from tests.documents.odd import ODD

ALL = Ruleset.of(*installed()[1:])

QUESTIONS: list[dict[str, Any]] = [
    {"do": "games"},
    {"do": "decision"},
    {"do": "actions"},
    {"do": "choose"},
    {"do": "why-not-undo", "lang": "fr"},
    {"do": "view"},
    {"do": "view", "at": 1},
    {"do": "view", "at": 4},
    {"do": "events", "lang": "de"},
    {"do": "report"},
    {"do": "save"},
    {"do": "fork"},
    *[
        {"do": "explain", "action": text}
        for text in ("C1", "C8", "M:G", "T1:K>8", "T1:KY>3", "K3-0", "S", "X:Y", "D:K")
    ],
]


def session(game: Game, viewer: int) -> Session:
    """A session for one viewer of a copy of the game."""
    kept = Games()
    kept.add(Game(game.rules, game.state, SeededDealer(5), list(game.history), game.players))
    return Session(kept, viewer)


def asked(game: Game, viewer: int) -> Iterator[dict[str, Any]]:
    """Every question, what can be picked after each option of a choice, and the score while the game goes on."""
    yield from QUESTIONS
    if not game.over:
        yield {"do": "score"}
    told = json.loads(session(game, viewer).answer('{"id": 1, "do": "choose"}'))
    for option in told.get("ok", {}).get("options", ()):
        yield {"do": "choose", "picks": [option["value"]]}


def check_same(one: Game, other: Game, viewer: int) -> None:
    """Hold two games that the viewer cannot tell apart to equal replies, given to the viewer or to the host for it."""
    name = "spectator" if viewer == SPECTATOR else viewer
    direct, behalf = session(one, viewer), session(other, HOST)
    for question in asked(one, viewer):
        line = json.dumps({"id": 1, **question})
        assert direct.answer(line) == behalf.answer(json.dumps({"id": 1, "as": name, **question})), question
    assert direct.answer('{"id": 1, "do": "hello"}') == session(other, viewer).answer('{"id": 1, "do": "hello"}')
    check_played(one, other, viewer)


def check_played(one: Game, other: Game, viewer: int) -> None:
    """Hold a few actions, legal or not, to equal replies until something is revealed to the viewer."""
    step = len(one.history)
    legal = [action.notation for action in one.actions()]
    for text in [*legal[:: 1 + len(legal) // 3], "C1", "T1:K>8", "nonsense"]:
        line = json.dumps({"id": 1, "do": "play", "action": text, "step": step})
        first, second = session(one, viewer), session(other, viewer)
        replies = first.answer(line), second.answer(line)
        new = [event for entry in first.games["1"].history[step:] for event in entry.events]
        if not any([event.reveals and type(event).__name__ != "Answered" for event in new]):
            assert replies[0] == replies[1], text


def another(game: Game, viewer: int, random: Random) -> Game:
    """The game with the Plenitude values that the viewer never saw dealt otherwise, from its beginning."""
    values = determinise(game.rules.book, game.view(viewer), random).plenitude
    made = Game(game.rules, evolve(game.history[0].before), SeededDealer(5))
    for entry in game.history:
        action = f"V:{values}" if entry.action.notation.startswith("V:") else entry.action
        state, events = made.rules.apply(made.state, action)
        made.history.append(Entry(made.state, made.rules.action(action), events))
        made.state = state
    return made


@settings(max_examples=5)
@given(games(ALL, max_actions=60), st.randoms(use_true_random=False))
def test_replies_do_not_tell_what_the_viewer_never_saw(game: Game, random: Random) -> None:
    for viewer in viewers(game.state) if game.state.plenitude else ():
        check_same(game, another(game, viewer, random), viewer)


@settings(max_examples=4)
@given(games(Ruleset.of("powers", ODD), players=2, max_actions=25))
def test_replies_do_not_tell_what_a_strangers_module_hides(game: Game) -> None:
    for viewer in viewers(game.state):
        for twin in twins(game.rules, game.state, viewer):
            check_same(Game(game.rules, game.state), Game(game.rules, twin), viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_viewer_is_shown_the_values_seen_and_no_other(viewer: int) -> None:
    game = Game.new(ALL, players=2, seed=11)
    looked = "" if viewer == SPECTATOR else game.state.seats[viewer].looked
    view = json.loads(session(game, viewer).answer('{"id": 1, "do": "view"}'))["ok"]["state"]["plenitude"]
    known = [value if colour in looked else "?" for colour, value in zip(COLOURS, game.state.plenitude, strict=False)]
    assert view == "".join(known) + "?"
    every = "".join([session(game, viewer).answer(json.dumps({"id": 1, **question})) for question in QUESTIONS])
    assert game.state.plenitude not in every
