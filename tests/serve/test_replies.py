"""Every reply is as its class says and as the schema says, which takes nothing else."""

from __future__ import annotations

import json
from functools import cache
from typing import get_type_hints

import pytest
from attrs import evolve, frozen
from hypothesis import given, settings
from jsonschema_rs import Draft202012Validator

from chakra_rules import Game, Ruleset
from chakra_rules.serve import HOST
from chakra_rules.serve.replies import REPLIES
from chakra_rules.serve.reply_schema import reply_schema
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.serve.session import ON_GAME, ON_GAMES
from chakra_rules.testing.information import viewers
from chakra_rules.testing.strategies import games
from tests.documents.conftest import modules
from tests.documents.odd import DEAL, ODD
from tests.serve.conftest import ALL, by_key, exchanges, hold
from tests.serve.test_page import part
from tests.serve.test_secrets import asked, session

ODDEST = Ruleset.of(*modules("strangers"), ODD)


@cache
def of_replies(rules: Ruleset) -> Draft202012Validator:
    """Holds what requests give, and errors, to the schema of the very mix."""
    return by_key(reply_schema(rules))


def test_what_answers_a_request_gives_the_reply_of_that_name() -> None:
    given = {kind: get_type_hints(answer)["return"] for kind, answer in {**ON_GAMES, **ON_GAME}.items()}
    told = {REQUESTS[name]: reply for name, reply in REPLIES.items() if name != "quit"}
    assert told == given
    assert set(REPLIES) == set(REQUESTS)


def test_every_reply_of_the_transcript_is_valid() -> None:
    lines = part("transcript")[1].splitlines()
    asked = [line[2:] for line in lines if line.startswith("> ")]
    replies = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    whole = Draft202012Validator(reply_schema(Ruleset.of("yin-yang")))
    assert len(replies) == len(asked) > 10
    for line, reply in zip(asked, replies, strict=True):
        whole.validate(reply)
        hold(json.loads(line)["do"] if "ok" in reply else "", reply)
        assert not whole.is_valid({**reply, "more": 1})
        assert not whole.is_valid({"id": reply["id"]})


@pytest.mark.parametrize("lang", ["", "de"])
def test_what_every_request_gives_is_valid_and_with_a_key_more_or_less_it_is_not(lang: str) -> None:
    check = of_replies(Ruleset.of(*ALL))
    for name, _, ok in exchanges(lang=lang):
        key = f"ok.{name}"
        check.validate({key: ok})
        assert not check.is_valid({key: {**ok, "more": 1}}), name
        for part_of in ok:
            less = {one: value for one, value in ok.items() if one != part_of}
            assert not check.is_valid({key: less}), (name, part_of)
            assert not check.is_valid({key: {**ok, part_of: [None]}}), (name, part_of)


@settings(max_examples=4)
@given(games(ODDEST, max_actions=50))
def test_every_reply_about_any_game_is_valid_whoever_asks_and_whatever_modules_are_in_play(game: Game) -> None:
    for viewer in (HOST, *viewers(game.state)):
        for question in asked(game, viewer):
            reply = json.loads(session(game, viewer).answer(json.dumps({"id": 1, **question})))
            key, found = ("error", reply["error"]) if "error" in reply else (f"ok.{question['do']}", reply["ok"])
            assert of_replies(ODDEST).is_valid({key: found}), (key, found)


CHANNEL = {"kind": "base.Channel", "space": 1, "notation": "C1"}
REASON = {"rule": "base.receive.limit", "params": {}, "module": "base", "text": "No."}
LIMITS = {"line": 1, "games": 1}
GREETING = {"as": 0, "protocol": 1, "engine": "1", "requests": [], "languages": [], "limits": LIMITS}
ERROR = {"code": "illegal", "message": "No.", "tried": "C1"}
TAKEN = [
    ("ok.actions", {"step": 0, "actions": [CHANNEL, {**CHANNEL, "text": "Channel 1"}]}),
    ("ok.explain", {"step": 0, "reasons": [REASON]}),
    ("ok.decision", {"players": 2, "step": 0, "decision": None}),
    ("ok.hello", GREETING),
    ("error", ERROR),
    ("error", {**ERROR, "reasons": [REASON]}),
]
REFUSED = [
    ("ok.actions", {"step": 0, "actions": [{**CHANNEL, "text": 1}]}),
    ("ok.actions", {"step": 0, "actions": [{**CHANNEL, "title": "Channel 1"}]}),
    ("ok.actions", {"step": 0, "actions": [{"kind": "base.TurnBegan", "seat": 0}]}),
    ("ok.actions", {"step": -1, "actions": [CHANNEL]}),
    ("ok.explain", {"step": 0, "reasons": [{**REASON, "more": ""}]}),
    ("ok.explain", {"step": 0, "reasons": [{key: value for key, value in REASON.items() if key != "text"}]}),
    ("ok.explain", {"step": 0, "reasons": [{key: value for key, value in REASON.items() if key != "module"}]}),
    ("ok.decision", {"players": 2, "step": 0, "decision": CHANNEL}),
    ("ok.hello", {**GREETING, "as": "nobody"}),
    ("ok.hello", {**GREETING, "limits": {"line": 1}}),
    ("error", {"code": "illegal", "message": "No."}),
    ("error", {**ERROR, "reasons": [{}]}),
]


@pytest.mark.parametrize("taken", [True, False])
def test_what_is_a_reply_is_taken_and_what_is_none_is_refused(taken: bool) -> None:
    check = of_replies(Ruleset.of(*ALL))
    assert [one for one in (TAKEN if taken else REFUSED) if check.is_valid(dict([one])) is not taken] == []


@frozen
class Sung:
    """An action with a text of its own, a number."""

    text: int

    @property
    def notation(self) -> str:
        """``Z1``."""
        return f"Z{self.text}"


def test_the_text_that_a_module_brings_itself_stays_what_it_is() -> None:
    kind = evolve(DEAL, action=Sung, pattern="Z[0-9]")
    definitions = reply_schema(Ruleset.of(evolve(ODD, actions=(kind,))))["$defs"]
    assert definitions["odd.Sung"]["properties"]["text"] == {"type": "integer"}
    assert "text" in definitions["odd.Sung"]["required"]
    assert "text" not in definitions["base.Channel"]["required"]
    assert "text" not in definitions["base.Cell"]["properties"]
