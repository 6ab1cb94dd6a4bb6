"""What each request does, and for whom."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from chakra_rules import SPECTATOR, Game, ModuleContractError, Reason, Ruleset, ScriptedDealer
from chakra_rules.bots import GreedyBot, play_out
from chakra_rules.documents import Documents
from chakra_rules.extend import ChooseAction, Meditate
from chakra_rules.serve import Games, Session
from chakra_rules.serve.lines import write
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.serve.telling import Telling
from chakra_rules.testing import scenario
from chakra_rules.words import Words, languages
from tests.serve.conftest import BUSY, EMPTY_BOARD, Client, serving

HOST_ONLY: dict[str, dict[str, Any]] = {
    "new": {},
    "load": {"save": {}},
    "close": {},
    "save": {},
    "fork": {},
}


def test_a_game_begins_with_the_modules_options_and_players_asked_for() -> None:
    session = Session()
    line = {"id": 1, "do": "new", "modules": ["yin-yang"], "options": {"colour_limit": "none"}, "players": 4, "seed": 1}
    ok = json.loads(session.answer(json.dumps(line)))["ok"]
    game = session.games["1"]
    assert [module.id for module in game.rules.modules] == ["base", "yin-yang"]
    assert ok["options"]["base.colour_limit"] == "none" == game.rules.options["base.colour_limit"]
    assert ok["players"] == 4 == len(game.state.seats)
    assert game.state == Game.new(game.rules, players=4, seed=1).state


def test_games_by_the_same_rules_share_them_and_one_is_not_taken_for_true() -> None:
    client = Client(Session())
    for game in ("a", "b"):
        client.ask("new", modules=["powers"], options={"up_into_bubbles": True}, game=game)
    assert client.session.games["a"].rules is client.session.games["b"].rules
    assert client.refused("new", modules=["powers"], options={"up_into_bubbles": 1})["code"] == "cannot-compose"


def test_a_host_who_draws_from_a_real_bag_answers_for_nature() -> None:
    session = Session()
    session.answer('{"id": 1, "do": "new", "nature": "asked"}')
    told = json.loads(session.answer('{"id": 2, "do": "play", "action": "V:31213244", "step": 0}'))["ok"]
    assert (told["step"], told["decision"]["seat"]) == (1, -1)


def test_the_actions_are_those_of_the_rules_as_documents(client: Client) -> None:
    game = client.session.games["1"]
    listed = client.ask("actions", viewer=game.state.stack[-1].seat)["actions"]
    assert listed == [Documents.of(game.rules).write(action) for action in game.actions()] != []


def test_a_seat_that_does_not_decide_is_listed_no_actions_and_cannot_explain_pick_or_play(client: Client) -> None:
    assert client.ask("actions", viewer=0)["actions"] == []  # the last seat begins the draft
    for do, fields in (("explain", {"action": "C6"}), ("choose", {}), ("play", {"action": "A+refresh", "step": 4})):
        assert client.refused(do, viewer=0, **fields)["code"] == "not-your-decision"


@pytest.mark.parametrize("form", ["notation", "document"])
def test_an_action_is_played_as_notation_and_as_document(client: Client, form: str) -> None:
    action = client.ask("actions")["actions"][0]
    told = client.ask("play", action=action["notation"] if form == "notation" else action, step=4)
    assert told["step"] == 5
    assert told["events"][0]["action"] == action


def test_an_action_that_was_told_with_its_text_is_understood_as_it_was_told(client: Client) -> None:
    action = client.ask("actions", lang="de")["actions"][0]
    assert action["text"]
    assert client.ask("explain", action=action)["reasons"] == []


def test_a_refused_action_names_every_rule_that_says_no(base: Client) -> None:
    error = base.refused("play", action="T1:Y>8", step=0)
    assert error["code"] == "illegal"
    assert [reason["rule"] for reason in error["reasons"]] == ["base.receive.negative"]
    assert base.ask("explain", action="T1:Y>8")["reasons"] == error["reasons"]
    assert base.refused("play", action="T1:Y>8", step=0, viewer=0) == error


def test_a_play_of_an_earlier_step_is_refused_however_often_it_comes(base: Client) -> None:
    base.ask("play", action="T1:KY>8", step=0)
    for viewer in ("host", 1):
        error = base.refused("play", action="T2:B>8", step=0, viewer=viewer)
        assert error["code"] == "wrong-step"
        assert "step 2, not 0" in error["message"]
    assert base.refused("undo", step=0)["code"] == "wrong-step"


def test_picks_lead_to_the_action_they_say(base: Client) -> None:
    assert base.ask("choose", picks=["Meditate", "G"])["action"]["notation"] == "M:G"
    options = base.ask("choose", picks=["Channel"])["options"]
    last = next(option for option in options if option["value"] == 8)
    assert [reason["rule"] for reason in last["reasons"]] == ["base.channel.8.source"]
    assert base.refused("choose", picks=["Channel", 8])["reasons"] == last["reasons"]
    assert base.refused("choose", picks=["Meditate", 3])["code"] == "not-parseable"


def test_undo_takes_back_ones_own_last_action_until_something_was_revealed(base: Client) -> None:
    base.ask("play", action="C6", step=0)
    assert base.ask("why-not-undo", viewer="spectator") == {"step": 1, "can": True, "event": None}
    assert base.refused("undo", step=1, viewer=1)["code"] == "not-allowed"
    assert base.ask("undo", step=1, viewer=0)["undone"]["notation"] == "C6"
    base.ask("play", action="T1:KY>8", step=0)
    why = base.ask("why-not-undo", viewer="spectator")
    assert (why["can"], why["event"]["kind"]) == (False, "base.Answered")
    assert base.refused("undo", step=2)["code"] == "cannot-undo"


def test_a_view_is_what_the_viewer_may_know_now_or_knew_then(client: Client) -> None:
    game = client.session.games["1"]
    write = Documents.of(game.rules).write
    assert client.ask("view")["state"] == write(game.state)
    for viewer, name in ((0, 0), (2, 2), (SPECTATOR, "spectator")):
        assert client.ask("view", viewer=name)["state"] == write(game.view(viewer).state)
    assert set(client.ask("view", at=2, viewer=0)["state"]["plenitude"]) == {"?"}
    assert client.ask("view", at=2)["state"] == write(game.history[2].before)


def test_events_are_told_from_a_step_on(client: Client) -> None:
    told = client.ask("events", since=1, viewer=1)["events"]
    assert [one["step"] for one in told] == [1, 2, 3]
    looked = [event for one in told for event in one["events"] if event["kind"] == "base.Looked"]
    assert [event["value"] == "?" for event in looked] == [True, False, True]


def test_a_saved_game_goes_on_under_another_name_and_a_fork_beside_it(begun: Client) -> None:
    saved = begun.ask("save")["save"]
    loaded = begun.ask("load", save=saved, game="again", seed=3)
    assert (loaded["game"], loaded["step"]) == ("again", 3)
    assert begun.ask("fork", game="again", fork="branch", at=2, seed=5)["step"] == 3
    begun.ask("play", game="again", action="M:G", step=3)
    assert begun.ask("games")["games"] == ["1", "again", "branch"]
    assert [begun.ask("decision", game=name)["step"] for name in ("1", "again", "branch")] == [3, 4, 3]
    begun.ask("close", game="again")
    assert begun.refused("decision", game="again")["code"] == "no-such-game"


def test_a_report_is_whole_for_the_host_and_redacted_for_a_seat(begun: Client) -> None:
    assert begun.ask("report")["report"]["save"]["log"][0] == begun.ask("save")["save"]["log"][0]
    assert begun.ask("report", viewer=1)["report"]["save"]["log"][0] == "V:????????"


def test_what_a_viewer_cannot_score_yet_is_said_by_a_code_of_its_own_and_in_their_language(rules: Ruleset) -> None:
    refused = serving(Game(rules, scenario(rules, BUSY, EMPTY_BOARD))).refused("score", viewer="spectator", lang="de")
    assert refused["code"] == "hidden"
    assert refused["message"].startswith("Was dafür zählt, ist hier noch verborgen")


def test_the_score_is_that_of_the_rules(begun: Client) -> None:
    game = begun.session.games["1"]
    play_out(game, [GreedyBot(0), GreedyBot(1)])
    score = begun.ask("score", viewer="spectator")["score"]
    assert score == Documents.of(game.rules).write(game.score())
    assert score["winners"]
    assert begun.ask("decision")["decision"] is None


@pytest.mark.parametrize("do", HOST_ONLY)
def test_only_the_host_opens_saves_and_closes_games(client: Client, do: str) -> None:
    for viewer in (0, "spectator"):
        assert client.refused(do, viewer=viewer, **HOST_ONLY[do])["code"] == "not-allowed"


def test_hello_with_a_seat_makes_the_session_that_seats_for_good(client: Client) -> None:
    assert client.ask("hello", viewer=1)["as"] == 1
    for viewer in ("host", "spectator", 0):
        assert client.refused("view", viewer=viewer)["code"] == "not-allowed"
        assert client.refused("hello", viewer=viewer)["code"] == "not-allowed"
    assert client.ask("view")["as"] == 1
    assert client.refused("save")["code"] == "not-allowed"


def test_a_seat_the_game_does_not_have_is_refused_everywhere(client: Client) -> None:
    fields: dict[str, Any] = {"explain": {"action": "C6"}, "play": {"action": "C6", "step": 4}, "undo": {"step": 4}}
    told = {"decision", "actions", "explain", "choose", "play", "undo", "why-not-undo", "view", "events", "score"}
    for do in told | {"report"}:
        assert client.refused(do, viewer=3, **fields.get(do, {}))["code"] == "no-such-seat", do


def test_hello_tells_the_languages_and_without_their_library_there_are_none(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.ask("hello")["languages"] == list(languages())
    monkeypatch.setitem(sys.modules, "chakra_rules.words", None)
    assert client.ask("hello")["languages"] == []
    error = client.refused("decision", lang="de")
    assert error["code"] == "no-such-language"
    assert "chakra-rules[words]" in error["message"]


def test_hello_tells_every_request_and_refuses_another_protocol(client: Client) -> None:
    assert client.ask("hello")["requests"] == list(REQUESTS)
    assert client.refused("hello", protocol=2)["path"] == "$.protocol"


def test_the_modules_are_told_with_their_options(client: Client) -> None:
    modules = {module["id"]: module for module in client.ask("modules")["modules"]}
    assert {"name": "colour_limit", "values": [3, "none"]} in modules["base"]["options"]


def test_names_are_taken_once_and_room_is_limited(base: Client) -> None:
    assert base.refused("new", game="1")["code"] == "game-exists"
    base.session.games.most = 2
    assert base.ask("new")["game"] == "2"
    assert base.refused("new")["code"] == "too-many-games"
    assert base.refused("decision")["code"] == "no-such-game"  # which of the two?


def test_sessions_that_share_their_games_play_at_one_table(rules: Ruleset) -> None:
    games = Games()
    games.add(Game.new(rules, players=2, seed=7))
    sessions = [Session(games, seat) for seat in (0, 1)]
    sessions[0].answer('{"id": 1, "do": "play", "action": "M:G", "step": 3}')
    told = json.loads(sessions[1].answer('{"id": 1, "do": "events", "since": 3}'))
    assert told["ok"]["events"][0]["action"]["notation"] == "M:G"


def test_what_fails_inside_is_told_to_the_host_alone_and_changes_nothing(base: Client) -> None:
    base.session.games["1"].dealer = ScriptedDealer([])
    told = base.refused("play", action="T1:KY>8", step=0)
    assert (told["code"], "DrawEnergies" in told["message"]) == ("dealer", True)
    assert base.refused("play", action="T1:KY>8", step=0, viewer=0) == {
        "code": "dealer",
        "message": "the game cannot go on like this; the host can ask for more",
        "tried": "",
    }


def test_an_error_nobody_foresaw_is_a_reply_too(base: Client, monkeypatch: pytest.MonkeyPatch) -> None:

    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(Ruleset, "score", fail)
    assert "ZeroDivisionError" in base.refused("score")["message"]
    assert "secret" not in str(base.refused("score", viewer=0))


def test_what_cannot_be_told_has_not_happened(base: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ModuleContractError("no module in play declares Strange", "stranger")

    monkeypatch.setattr(Telling, "event", fail)
    assert base.refused("play", action="T1:KY>8", step=0)["code"] == "module-contract"
    monkeypatch.setattr(Telling, "action", fail)
    base.session.games["1"].play("C6")
    assert base.refused("undo", step=1)["code"] == "module-contract"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "hello", "as": 1, "lang": "de"},
        {"do": "new"},
        {"do": "fork", "fork": "other"},
        {"do": "close"},
        {"do": "quit"},
        {"do": "play", "action": "T1:KY>8", "step": 0},
    ],
    ids=lambda request: request["do"],
)
def test_what_has_no_document_has_not_happened(
    base: Client, monkeypatch: pytest.MonkeyPatch, request_: dict[str, Any]
) -> None:
    def fail_to_write(document: dict[str, Any]) -> str:
        return write(document | ({"ok": object()} if "ok" in document else {}))

    monkeypatch.setattr("chakra_rules.serve.session.write", fail_to_write)
    assert base.refused(**request_)["code"] == "internal"
    monkeypatch.undo()
    assert base.ask("new")["game"] == "2"


def test_a_refusal_that_cannot_be_told_is_a_fault_of_its_own(base: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Telling, "reasons", fail)
    assert base.refused("play", action="T1:Y>8", step=0)["code"] == "internal"


def test_texts_are_told_in_the_language_asked_for_now_or_with_hello(base: Client) -> None:
    assert "text" not in base.ask("decision")["decision"]
    german = base.ask("explain", action="T1:Y>8", lang="de")["reasons"][0]["text"]
    assert german == Words.of(base.session.games["1"].rules, "de").reason(Reason("base.receive.negative"))
    assert base.refused("play", action="T1:Y>8", step=0, lang="de")["reasons"][0]["text"] == german
    base.ask("hello", lang="fr")
    french = Words.of(base.session.games["1"].rules, "fr")
    told = base.ask("play", action="T1:KY>8", step=0)
    action, moved = base.session.games["1"].history[0].action, base.session.games["1"].history[0].events[1]
    assert told["decision"]["text"] == french.decision(ChooseAction(1))
    assert told["events"][0]["action"]["text"] == french.action(action)
    assert told["events"][0]["events"][1]["text"] == french.event(moved)


def test_every_sort_of_text_is_there(begun: Client) -> None:
    game = begun.session.games["1"]
    assert all(one["text"] for one in begun.ask("actions", lang="de")["actions"])
    words = Words.of(game.rules, "de")
    options = begun.ask("choose", lang="de")["options"]
    assert [option["text"] for option in options if option["value"] == "Meditate"] == [words.kind(Meditate)]
    options = begun.ask("choose", lang="de", picks=["Meditate"])["options"]
    assert [option["text"] for option in options][:2] == [words.value("colour", "P"), words.value("colour", "B")]
    play_out(game, [GreedyBot(0), GreedyBot(1)])
    score = begun.ask("score", lang="de")["score"]
    assert score["text"] == words.winners(game.score())
    assert score["sheets"][0]["level"]["text"] == words.level(game.score().sheets[0].level)
    assert score["sheets"][1]["lines"][0]["text"] == words.line(game.score().sheets[1].lines[0])


@pytest.mark.parametrize("do", ["hello", "new", "decision", "games"])
def test_a_language_without_words_is_refused_before_anything_is_done(client: Client, do: str) -> None:
    assert client.refused(do, lang="tlh")["code"] == "no-such-language"
