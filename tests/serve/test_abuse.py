"""Whatever a line says, the session answers in one line, lives on, and a refused request has changed nothing."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chakra_rules import Game, Ruleset, SeededDealer
from chakra_rules.bots import GreedyBot
from chakra_rules.compose import installed
from chakra_rules.errors import ChakraError
from chakra_rules.serve import HOST, Games, Session
from chakra_rules.serve.lines import DEEPEST, LONGEST, LONGEST_NUMBER
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.state import State
from chakra_rules.visibility import SPECTATOR
from tests.serve.conftest import hold

if TYPE_CHECKING:
    from tests.serve.conftest import Client

READING = set(REQUESTS) - {"hello", "new", "load", "close", "play", "undo", "fork", "quit"}
FAULTS = {"internal", "dealer", "impossible-move", "module-contract"}
VIEWERS = (HOST, SPECTATOR, 0, 1)


@cache
def halfway() -> Game:
    """A game with everything for two, in the middle."""
    game = Game.new(Ruleset.of(*installed()[1:]), players=2, seed=3)
    bots = [GreedyBot(0), GreedyBot(1)]
    while len(game.history) < 60 and game.decision:
        game.play(bots[game.decision.seat](game.rules, game.view(game.decision.seat), game.actions()))
    return game


def session(viewer: int = HOST) -> Session:
    """A session of its own, with that game in it."""
    half = halfway()
    games = Games()
    games.add(Game(half.rules, half.state, SeededDealer(1), list(half.history)))
    return Session(games, viewer)


def standing(one: Session) -> Any:
    """All that a request could change."""
    games: dict[str, tuple[State, int]] = {}
    for name in one.games.names:
        games[name] = (one.games[name].state, len(one.games[name].history))
    return one.viewer, one.over, games


def codes() -> set[str]:
    """The code of every error there is."""
    kinds = [ChakraError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.code for kind in kinds}


def check(one: Session, line: str | bytes) -> dict[str, Any]:
    """The reply to a line, held to what every reply is."""
    before = standing(one)
    text = one.answer(line)
    assert text.isascii()
    assert "\n" not in text
    reply: dict[str, Any] = json.loads(text)
    hold(json.loads(line)["do"] if "ok" in reply else "", reply)
    if "error" in reply:
        assert standing(one) == before
        assert reply["error"]["code"] in codes() - FAULTS
        assert reply["error"]["message"]
    else:
        assert reply["id"] is not None
        if json.loads(line)["do"] in READING:
            assert standing(one) == before
    return reply


VALID = [
    {"id": 1, "do": "hello", "protocol": 1},
    {"id": 2, "do": "modules"},
    {"id": 3, "do": "new", "modules": ["powers"], "options": {"colour_limit": 3}, "players": 3, "seed": 5},
    {"id": 4, "do": "games"},
    {"id": 5, "do": "actions", "as": 0, "game": "1"},
    {"id": 6, "do": "explain", "action": {"kind": "base.Take", "line": "1", "energies": "KY", "height": 8}},
    {"id": 7, "do": "choose", "picks": ["Take", "1", "K"]},
    {"id": 8, "do": "play", "action": "T1:KY>8", "step": 60},
    {"id": 9, "do": "undo", "step": 60, "as": 1},
    {"id": "ten", "do": "view", "at": 7, "as": "spectator"},
    {"id": 11, "do": "events", "since": 50},
    {"id": 12, "do": "fork", "at": 5, "fork": "other", "nature": "asked"},
    {"id": 13, "do": "report", "as": 1},
    {"id": 14, "do": "close"},
    {"id": 15, "do": "quit"},
]
TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["1", "T1:KY>8", "C6", "host", "dealt", "base.Take", "\ud800", "\x00", "é" * 300, *REQUESTS]),
)
NUMBERS = st.one_of(
    st.integers(-3, 100), st.sampled_from([2**53, -(2**63), 10**30, 10**4000]), st.floats(), st.booleans(), st.none()
)
DATA = st.recursive(
    st.one_of(TEXTS, NUMBERS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=12,
)
KEYS = sorted({key for request in VALID for key in request} | {"save", "kind"})


@st.composite
def edited(draw: st.DrawFn) -> str:
    """A request with some parts replaced, added or left out."""
    request: dict[str, Any] = dict(draw(st.sampled_from(VALID)))
    for key in draw(st.lists(st.sampled_from(KEYS), max_size=3)):
        if draw(st.booleans()):
            request[key] = draw(DATA)
        else:
            request.pop(key, None)
    return json.dumps(request)


@st.composite
def cut(draw: st.DrawFn) -> bytes:
    """A request of which bytes are missing, changed or doubled."""
    line = json.dumps(draw(st.sampled_from(VALID))).encode()
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(0, len(line)))
    return line[:start] + draw(st.binary(max_size=4)) + line[end:]


@settings(max_examples=100)
@given(st.one_of(edited(), cut(), st.text(), st.binary(), DATA.map(json.dumps)))
def test_garbage_gets_a_reply_and_a_refusal_changes_nothing(line: str | bytes) -> None:
    one = session()
    check(one, line)
    one.over = False
    assert "ok" in check(one, '{"id": 1, "do": "games"}')


@settings(max_examples=30)
@given(st.lists(st.one_of(edited(), cut()), max_size=12), st.sampled_from(VIEWERS))
def test_garbage_in_a_row_gets_replies_from_every_sort_of_session(lines: list[str | bytes], viewer: int) -> None:
    one = session(viewer)
    for line in lines:
        check(one, line)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not-json"),
        ("\n", "not-json"),
        ("{", "not-json"),
        ("\ufeff{}", "not-json"),
        (b'{"id": 1, "do": "\xff"}', "not-json"),
        ('{"id": 1, "do": "new", "modules": ["\\ud800"]}', "not-json"),
        ('{"id": 1, "do": "new", "modules": ["\ud800"]}', "not-json"),
        ('{"id": 1, "do": "new", "seed": NaN}', "not-json"),
        ('{"id": 1, "do": "new", "seed": 1e999}', "not-json"),
        ('{"id": 1, "do": "new", "seed": ' + "9" * 5000 + "}", "not-json"),
        ('{"id": 1, "do": "games", "do": "quit"}', "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"id":' * 100_000, "not-json"),
        ("[" * 500 + "]" * 500, "not-json"),
        ("[" * DEEPEST + "]" * DEEPEST, "not-a-request"),
        ("[" * DEEPEST + "1" + "]" * DEEPEST, "not-a-request"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "not-json"),
        ("-" + "9" * LONGEST_NUMBER, "not-a-request"),
        ("9" * (LONGEST_NUMBER + 1), "not-json"),
        ('"' + "x" * (LONGEST - 2) + '"\r\n', "not-a-request"),
        ('"' + "x" * (LONGEST - 1) + '"', "too-long"),
        ('"' + "é" * (LONGEST // 2) + '"', "too-long"),
        ('{"id": 1, "do": "games", "x": "' + "x" * LONGEST + '"}', "too-long"),
        ("[]", "not-a-request"),
        ("null", "not-a-request"),
        ('{"do": "games"}', "not-a-request"),
        ('{"id": null, "do": "games"}', "not-a-request"),
        ('{"id": 1.5, "do": "games"}', "not-a-request"),
        ('{"id": true, "do": "games"}', "not-a-request"),
        ('{"id": 9007199254740993, "do": "games"}', "not-a-request"),
        ('{"id": 1}', "not-a-request"),
        ('{"id": 1, "do": "Games"}', "not-a-request"),
        ('{"id": 1, "do": ["games"]}', "not-a-request"),
        ('{"id": 1, "do": "games", "extra": 1}', "not-a-request"),
        ('{"id": 1, "do": "view", "as": -1}', "not-a-request"),
        ('{"id": 1, "do": "view", "as": true}', "not-a-request"),
        ('{"id": 1, "do": "view", "as": null}', "not-a-request"),
        ('{"id": 1, "do": "view", "as": 2}', "no-such-seat"),
        ('{"id": 1, "do": "view", "at": 1000}', "no-such-step"),
        ('{"id": 1, "do": "play", "action": "C6"}', "not-a-request"),
        ('{"id": 1, "do": "play", "action": "C6", "step": "60"}', "not-a-request"),
        ('{"id": 1, "do": "play", "action": "C6", "step": 60.0}', "not-a-request"),
        ('{"id": 1, "do": "play", "action": "C6", "step": -1}', "not-a-request"),
        ('{"id": 1, "do": "play", "action": "nonsense", "step": 60}', "not-parseable"),
        ('{"id": 1, "do": "play", "action": {"kind": "base.Take"}, "step": 60}', "not-a-request"),
        ('{"id": 1, "do": "play", "action": {"kind": "base.Nothing"}, "step": 60}', "not-a-request"),
        ('{"id": 1, "do": "new", "modules": "powers"}', "not-a-request"),
        ('{"id": 1, "do": "new", "modules": ["nothing"]}', "cannot-compose"),
        ('{"id": 1, "do": "new", "options": {"colour_limit": 99}}', "cannot-compose"),
        ('{"id": 1, "do": "new", "options": {"colour_limit": 3.0}}', "not-a-request"),
        ('{"id": 1, "do": "new", "players": 5}', "chakra"),
        ('{"id": 1, "do": "new", "nature": "kind"}', "not-a-request"),
        ('{"id": 1, "do": "load", "save": []}', "not-a-request"),
        ('{"id": 1, "do": "load", "save": {"format": 1e3}}', "save"),
    ],
)
def test_what_is_wrong_has_a_code(line: str | bytes, code: str) -> None:
    assert check(session(), line)["error"]["code"] == code


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("null", "$: a request is an object, and null is none"),
        ('{"id": 1, "do": "new", "modules": [1]}', "$.modules: a list of texts has to stand here"),
        (
            '{"id": 1, "do": "choose", "picks": [null]}',
            "$.picks: a list of texts, whole numbers and truth values has to",
        ),
        (
            '{"id": 1, "do": "play", "action": null, "step": 0}',
            "$.action: a text or an object is expected here, not null",
        ),
        ('{"id": 1, "do": "schema", "name": "x"}', "there is no schema of x; there are request, reply, "),
    ],
)
def test_what_is_wrong_is_told_in_the_words_of_json(line: str, said: str) -> None:
    assert said in check(session(), line)["error"]["message"]


def test_a_reply_carries_the_id_even_when_the_rest_is_refused() -> None:
    assert check(session(), '{"id": "mine", "do": "nothing"}')["id"] == "mine"


def test_an_error_quotes_only_so_much_of_a_long_request() -> None:
    long = json.dumps({"id": 1, "do": "new", "modules": ["x" * 500_000]})
    assert len(session().answer(long)) < 10_000


@pytest.mark.parametrize("word", ["stack", "table", "own"])
def test_a_save_whose_position_is_nested_deeply_is_refused(begun: Client, word: str) -> None:
    saved = begun.ask("save")["save"]
    saved["position"] = saved["position"].replace(f"{word}=[", f"{word}={'[' * 50_000}")
    assert begun.refused("load", save=saved)["code"] == "save"
