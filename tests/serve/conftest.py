"""A session to ask, and what its games look like from outside."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from chakra_rules import Game, Ruleset, SeededDealer
from chakra_rules.compose import installed
from chakra_rules.documents import Documents
from chakra_rules.schemas import of_any_mix
from chakra_rules.serve import HOST, Games, Session
from chakra_rules.serve.reply_schema import reply_schema
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.testing import scenario

ALL = installed()[1:]


def by_key(found: dict[str, Any]) -> Draft202012Validator:
    """Holds documents, each under the key that it has in the ``$defs`` of a schema."""
    meta.validate(found)
    properties = {key: {"$ref": f"#/$defs/{key}"} for key in found["$defs"]}
    return Draft202012Validator({"$schema": found["$schema"], "properties": properties, "$defs": found["$defs"]})


@cache
def of_replies() -> Draft202012Validator:
    """Holds what requests give, ``ok.view`` say, and errors, to the schema of replies in any mix."""
    rules = Ruleset.of(*ALL)
    return by_key(of_any_mix(rules, reply_schema(rules)))


def hold(do: str, reply: dict[str, Any]) -> None:
    """Hold the reply to a request to the schema."""
    of_replies().validate({f"ok.{do}": reply["ok"]} if "ok" in reply else {"error": reply["error"]})


class Client:
    """Asks a session and reads its replies, each held to the schema."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.asked = 0

    def reply(self, do: str, **fields: Any) -> dict[str, Any]:
        """The whole reply to a request; ``viewer`` is written ``as``."""
        self.asked += 1
        if "viewer" in fields:
            fields["as"] = fields.pop("viewer")
        line = self.session.answer(json.dumps({"id": self.asked, "do": do, **fields}))
        assert "\n" not in line
        reply: dict[str, Any] = json.loads(line)
        hold(do, reply)
        assert reply.pop("id") == self.asked
        return reply

    def ask(self, do: str, **fields: Any) -> Any:
        """What a request that is granted gives."""
        reply = self.reply(do, **fields)
        assert list(reply) == ["ok"], reply
        return reply["ok"]

    def refused(self, do: str, **fields: Any) -> Any:
        """The error of a request that is refused, when it changed nothing."""
        before = snapshot(self.session)
        reply = self.reply(do, **fields)
        assert list(reply) == ["error"], reply
        assert snapshot(self.session) == before
        return reply["error"]


def snapshot(session: Session) -> Any:
    """All that a request could change."""
    games = {name: (game.state, len(game.history), game.dealer) for name, game in _games(session)}
    return session.viewer, session.language, session.over, games


def _games(session: Session) -> list[tuple[str, Game]]:
    return [(name, session.games[name]) for name in session.games.names]


def serving(*games: Game, viewer: int = HOST) -> Client:
    """A client of a session with these games, called 1, 2, ..."""
    kept = Games()
    for game in games:
        kept.add(game)
    return Client(Session(kept, viewer))


@pytest.fixture(scope="session")
def everything() -> Ruleset:
    """All modules that are installed."""
    return Ruleset.of(*ALL)


@pytest.fixture
def client(everything: Ruleset) -> Client:
    """The host of one game with everything, for three, about to begin."""
    return serving(Game.new(everything, players=3, seed=7))


EMPTY_BOARD = "/".join("-" * 9)
CHANNELLING = "-/-/-/GB/-/O/-/-/-"
BUSY = "-/-/BBB/GC/-/O/-/-/K"


@pytest.fixture
def base(rules: Ruleset) -> Client:
    """The host of one base game for two, at step 0; the first flow shows black."""
    state = scenario(rules, CHANNELLING, EMPTY_BOARD, maya="KYR BOG OGG")
    return serving(Game(rules, state, SeededDealer(1)))


@pytest.fixture
def begun(rules: Ruleset) -> Client:
    """The host of one base game for two, at step 3, set up from a seed."""
    return serving(Game.new(rules, players=2, seed=7))


def exchanges(**common: Any) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every request once, with what it takes and what it gives.

    Args:
        common: what all of them say, ``lang`` for instance.
    """
    rules = Ruleset.of(*ALL)
    older = Game.new(rules, players=2, seed=1)
    moving = Game(rules, scenario(rules, BUSY, EMPTY_BOARD, maya="KYR BOG OGG"))
    moving.play("C6")
    client = serving(older)
    client.session.games.add(moving, "moving")
    card = older.actions()[0]
    more: dict[str, dict[str, Any]] = {
        "hello": {"protocol": 1},
        "new": {"modules": ALL, "options": {"colour_limit": 3}, "players": 2, "seed": 1, "game": "new"},
        "load": {"save": older.save(), "nature": "asked", "game": "old"},
        "close": {"game": "old"},
        "explain": {"action": "C6"},
        "choose": {"picks": [], "game": "moving"},
        "play": {"action": Documents.of(rules).write(card), "step": len(older.history)},
        "undo": {"step": 1, "game": "moving"},
        "view": {"at": 2},
        "events": {"since": 1},
        "score": {"game": "moving"},
        "fork": {"at": 3, "fork": "branch"},
    }
    about_all = ("hello", "modules", "schema", "new", "load", "games", "close", "quit")
    found = []
    for name in REQUESTS:
        fields = {**({} if name in about_all else {"game": "new"}), **more.get(name, {}), **common}
        found.append((name, fields, client.ask(name, **fields)))
    return found
