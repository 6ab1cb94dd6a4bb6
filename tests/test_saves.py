"""Saves: a game comes back as it was, and what was truncated or edited is refused with the path of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from attrs import frozen

from chakra_rules import ChakraError, Game, ModuleContractError, Player, Ruleset, SaveError, ScriptedDealer, position
from chakra_rules.modules import Invariant, Module, Slot
from chakra_rules.position import read_pile, read_position, write_pile, write_position
from chakra_rules.state import Decision
from chakra_rules.testing import play, scenario

Data = dict[str, Any]
EMPTY_BOARD = "/".join("-" * 9)
SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]
FIELDS = ("format", "engine", "modules", "options", "players", "log", "checksums", "position")


def made(rules: Ruleset) -> Game:
    """A game with a taking, a meditation and a channel action begun."""
    game = Game.new(rules, 2, dealer=ScriptedDealer([*SETUP, "D:KO"]))
    for text in ("T1:GP>8", "M:R", "C2", "G8-7"):
        game.play(text)
    return game


@pytest.fixture(scope="module")
def written(rules: Ruleset) -> str:
    """The save of that game as JSON."""
    return json.dumps(made(rules).save())


@pytest.fixture
def data(written: str) -> Data:
    """The same as data, to be edited."""
    data: Data = json.loads(written)
    return data


def refused(data: Any, path: str) -> str:
    """What is told about a save that cannot be read, at the path given."""
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path == path
    assert str(caught.value).startswith(path)
    return str(caught.value)


def test_a_save_comes_back_through_json(rules: Ruleset, data: Data) -> None:
    game, loaded = made(rules), Game.load(data)
    assert loaded.state == game.state
    assert loaded.history == game.history
    assert loaded.save() == data


def test_play_goes_on_from_a_save(rules: Ruleset, data: Data) -> None:
    loaded = Game.load(data, dealer=ScriptedDealer([]))
    loaded.play("P8-6")
    assert loaded.state.turn == 1
    assert loaded.undo().notation == "P8-6"


def test_a_save_says_what_was_played_and_how(data: Data) -> None:
    assert tuple(data) == FIELDS
    assert data["modules"] == [{"id": "base", "version": "1.0"}]
    assert data["options"]["base.colour_limit"] == 3
    assert data["players"] == [{"name": "", "bot": ""}] * 2
    assert data["log"] == [*SETUP, "T1:GP>8", "D:KO", "M:R", "C2", "G8-7"]


@pytest.mark.parametrize("options", [{"colour_limit": "none"}, {"up_into_bubbles": True, "stalemate": "play-on"}])
def test_the_options_come_back(options: dict[str, Any]) -> None:
    game = Game.new(Ruleset.of(options=options), 2, seed=4)
    loaded = Game.load(json.loads(json.dumps(game.save())))
    assert loaded.rules.options == game.rules.options
    assert {loaded.rules.options[f"base.{name}"] for name in options} == set(options.values())


@pytest.mark.parametrize("field", FIELDS)
def test_a_save_without_one_of_its_fields_is_refused(data: Data, field: str) -> None:
    del data[field]
    assert "required field missing" in refused(data, f"$.{field}")


WRONG: tuple[Any, ...] = (None, "text", 7, 1.5, True, [1], {"a": 1}, [None], [[]])


@pytest.mark.parametrize(("field", "value"), [(f, v) for f in FIELDS for v in WRONG if (f, v) != ("engine", "text")])
def test_a_field_of_the_wrong_type_or_value_is_refused_at_its_path(data: Data, field: str, value: Any) -> None:
    data[field] = value
    before = deepcopy(data)
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert data == before
    assert caught.value.path.split("[")[0].split(".")[:2] == ["$", field]


@pytest.mark.parametrize("value", [None, "", "a save", 7, [], [1], True])
def test_what_is_no_object_is_no_save(value: Any) -> None:
    assert "a save is an object" in refused(value, "$")


def test_an_unknown_field_is_refused(data: Data) -> None:
    data["colour"] = "blue"
    assert "colour" in refused(data, "$")


@pytest.mark.parametrize("number", [3, 4, 999])
def test_a_newer_format_is_refused_by_its_number(data: Data, number: int) -> None:
    data["format"] = number
    data["something new"] = []
    assert f"format {number} is newer than this library reads" in refused(data, "$.format")


@pytest.mark.parametrize("number", [0, -1])
def test_a_format_that_never_was_is_refused(data: Data, number: int) -> None:
    data["format"] = number
    assert f"format {number} is none this library reads; it reads 1 to 2" in refused(data, "$.format")


@pytest.mark.parametrize("index", range(8))
@pytest.mark.parametrize("text", ["nonsense", "C8", "X:P", ""])
def test_an_edited_log_is_refused_where_it_no_longer_replays(data: Data, index: int, text: str) -> None:
    data["log"][index] = text
    refused(data, f"$.log[{index}]")


@pytest.mark.parametrize("index", [3, 5, 7])
def test_a_log_with_a_step_missing_is_refused(data: Data, index: int) -> None:
    del data["log"][index]
    assert "7 actions have 8 checksums" in refused(data, "$.checksums")
    del data["checksums"][index]
    refused(data, f"$.log[{index}]" if index < 7 else "$.position")


def test_a_truncated_log_leads_to_another_position(data: Data) -> None:
    data["log"].pop()
    data["checksums"].pop()
    assert "another position" in refused(data, "$.position")


def test_a_log_edited_to_another_legal_action_leads_to_another_position(data: Data) -> None:
    data["log"][-1] = "P8-7"
    assert "P8-7 leads to another position than it did" in refused(data, "$.log[7]")
    data["checksums"][-1] = ""
    assert "another position" in refused(data, "$.position")


@pytest.mark.parametrize(
    "edit",
    [lambda t: t.replace("turn=0", "turn=1"), lambda t: t + " ", lambda t: t[:-1], lambda t: t.replace("K", "P")],
)
def test_an_edited_position_is_refused(data: Data, edit: Callable[[str], str]) -> None:
    data["position"] = edit(data["position"])
    assert "another position" in refused(data, "$.position")


@pytest.mark.parametrize("length", [0, 7, 200])
def test_a_position_that_is_cut_off_is_refused(data: Data, length: int) -> None:
    data["position"] = data["position"][:length]
    assert "the position is cut off" in refused(data, "$.position")


def test_who_holds_each_seat_comes_back(rules: Ruleset) -> None:
    game = made(rules)
    game.players = (Player("Ada"), Player(bot="greedy"))
    assert Game.load(json.loads(json.dumps(game.save()))).players == game.players


def test_nobody_holds_a_seat_that_is_not_there(rules: Ruleset) -> None:
    game = made(rules)
    with pytest.raises(ChakraError, match="3 players cannot hold 2 seats"):
        game.players = (Player(), Player(), Player())
    assert game.players == (Player(), Player())


@pytest.mark.parametrize("field", ["name", "bot"])
def test_what_a_player_is_called_is_a_text_so_that_what_is_saved_loads(field: str) -> None:
    wrong: dict[str, Any] = {field: None}
    with pytest.raises(TypeError, match=field):
        Player(**wrong)


@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_a_wrong_number_of_players_is_refused(data: Data, players: int) -> None:
    data["players"] = [{"name": "", "bot": ""}] * players
    assert f"{max(players, 0)} players cannot play" in refused(data, "$.players")


def test_another_number_of_players_does_not_replay(data: Data) -> None:
    data["players"] = [{"name": "", "bot": ""}] * 3
    assert "V:12341234 leads to another position" in refused(data, "$.log[0]")
    data["checksums"] = [""] * 8
    refused(data, "$.log[2]")


@pytest.mark.parametrize(
    ("modules", "told"),
    [
        ([{"id": "no-such-module", "version": "1"}], "not installed: no-such-module 1"),
        ([{"id": "base", "version": "0.9"}], "base 0.9"),
        ([], "not with base 1.0"),
    ],
)
def test_modules_that_are_not_those_installed_are_refused(data: Data, modules: list[Any], told: str) -> None:
    data["modules"] = modules
    assert told in refused(data, "$.modules")


def test_rules_other_than_the_save_s_own_are_refused(data: Data) -> None:
    told = r'other options: base\.colour_limit is 3 there and "none" here$'
    with pytest.raises(SaveError, match=told) as caught:
        Game.load(data, rules=Ruleset.of(options={"colour_limit": "none"}))
    assert caught.value.path == "$.options"


@pytest.mark.parametrize("value", ["four", 4, True, 3.0, None, [3]])
def test_an_edited_option_is_refused_among_the_options(data: Data, value: Any) -> None:
    data["options"]["base.colour_limit"] = value
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path.startswith("$.options")


def test_an_option_that_is_none_is_refused_among_the_options(data: Data) -> None:
    data["options"] = {"a": 1}
    assert "there is no option a" in refused(data, "$.options")


def test_rules_given_are_compared_with_the_options_type_and_all(rules: Ruleset, data: Data) -> None:
    data["options"]["base.up_into_bubbles"] = 0
    with pytest.raises(SaveError, match=r"base\.up_into_bubbles is 0 there and false here$") as caught:
        Game.load(data, rules)
    assert caught.value.path == "$.options"


def test_every_option_that_is_missing_or_too_many_is_named(rules: Ruleset, data: Data) -> None:
    del data["options"]["base.stalemate"]
    data["options"]["base.music"] = "loud"
    told = r'base\.stalemate is missing there and "end" here, base\.music is "loud" there and missing here$'
    with pytest.raises(SaveError, match=told):
        Game.load(data, rules)


@pytest.mark.parametrize("value", ["M:P", {"M:P": 1}, {}])
def test_what_only_counts_like_a_list_is_no_log(data: Data, value: Any) -> None:
    data["log"] = value
    refused(data, "$.log")


def test_loading_leaves_the_data_as_it_was(data: Data) -> None:
    before = deepcopy(data)
    Game.load(data)
    data["log"][7] = "nonsense"
    edited = deepcopy(data)
    refused(data, "$.log[7]")
    assert before["log"][:7] == edited["log"][:7]
    assert data == edited


def test_a_save_taken_while_nature_is_open_is_answered_by_the_new_dealer(rules: Ruleset) -> None:
    game = Game(rules, Game.new(rules, 2, dealer=ScriptedDealer(SETUP)).state)
    assert game.history == []
    fresh = Game.new(rules, 2, dealer=lambda rules, state: None)
    loaded = Game.load(json.loads(json.dumps(fresh.save())), dealer=ScriptedDealer(SETUP))
    assert loaded.state == game.state


def test_every_position_of_a_game_reads_back(rules: Ruleset) -> None:
    game = Game.new(rules, 3, seed=9)
    for turn in range(40):
        game.play(game.actions()[turn * 11 % len(game.actions())])
    for entry in game.history:
        assert read_position(rules.book, write_position(rules.book, entry.before)) == entry.before


@pytest.mark.parametrize(
    "word",
    [
        "turn",
        "round",
        "last",
        "idle",
        "ended",
        "maya",
        "bag",
        "box",
        "plenitude",
        "seats",
        "waived",
        "stack",
        "table",
        "own",
    ],
)
def test_a_position_without_one_of_its_words_is_refused(rules: Ruleset, word: str) -> None:
    text = write_position(rules.book, made(rules).state)
    cut = " ".join(part for part in text.split(" ") if not part.startswith(f"{word}="))
    with pytest.raises(SaveError) as caught:
        read_position(rules.book, cut)
    assert caught.value.path == f"$.{word}"


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("turn", "x"),
        ("round", ""),
        ("last", "yes"),
        ("bag", "B2k1"),
        ("bag", "2B"),
        ("bag", "B"),
        ("seats", "-/-/-"),
        ("seats", "-"),
        ("seats", ""),
        ("stack", "[["),
        ("stack", '[["base.Nothing",{}]]'),
        ("stack", '[["base.ChooseAction",{}]]'),
        ("stack", '[["base.ChooseAction",{"seat":"0"}]]'),
        ("stack", '[["base.ChooseAction",{"seat":0,"more":1}]]'),
        ("stack", "7"),
        ("stack", "{}"),
        ("stack", "[" * 100_000),
        ("stack", '[{"base.ChooseAction":{"seat":0}}]'),
        ("stack", '["ab"]'),
        ("stack", '[[7,{"seat":0}]]'),
        ("stack", '[["base.ChooseAction",{"seat":2}]]'),
        ("stack", '[["base.ChooseAction",{"seat":-1}]]'),
        ("stack", '[["base.ChooseAction",{"seat":-2}]]'),
        ("stack", '[["base.DealPlenitude",{"seat":0}]]'),
        ("stack", '[["base.DealPlenitude",{}]]'),
        ("stack", '[["base.DrawEnergies",{"seat":-1,"spaces":{}}]]'),
        ("turn", "2"),
        ("turn", "-1"),
        ("turn", "\u0661"),
        ("turn", "+1"),
        ("turn", "1_0"),
        ("turn", "0" * 5000),
        ("round", "-1"),
        ("round", "9" * 5000),
        ("last", "5"),
        ("last", "-1"),
        ("idle", "3"),
        ("idle", "-1"),
        ("ended", "x"),
        ("ended", "base.end.round"),
        ("ended", ""),
        ("maya", "OPK"),
        ("maya", "ab,cd,ef"),
        ("maya", "OPK,BOG,OKK,..."),
        ("maya", "OPK,BOG,OKKK"),
        ("maya", "OPK,BOG,OKQ"),
        ("bag", "K999999999999999999999999999999"),
        ("bag", "K9999999999"),
        ("bag", "B2B2"),
        ("bag", "B0"),
        ("bag", "B-2"),
        ("bag", "B\u0662"),
        ("bag", "Q2"),
        ("bag", ""),
        ("box", "--"),
        ("plenitude", "99"),
        ("plenitude", "-"),
        ("plenitude", "1234567?"),
        ("plenitude", "1234123\u0664"),
        ("table", "{}"),
        ("own", "{}"),
        ("own", "[[]]"),
        ("own", "[[],{}]"),
        ("own", "[[],[],[]]"),
        ("waived", "[1]"),
        ("waived", '[{"rule":"base.no-such","by":"base.channel.1"}]'),
        ("waived", '[{"rule":"base.receive.limit","by":""}]'),
        ("stack", '[["base.ChooseMove",{"seat":0,"cause":"base.channel.9","owed":[],"moved":[]}]]'),
        ("table", "[1]"),
        ("own", "[[1],[1]]"),
        ("own", "7"),
    ],
)
def test_a_position_with_a_word_that_cannot_be_read_is_refused_at_that_word(
    rules: Ruleset, word: str, value: str
) -> None:
    text = write_position(rules.book, made(rules).state)
    edited = " ".join(f"{word}={value}" if part.startswith(f"{word}=") else part for part in text.split(" "))
    with pytest.raises(SaveError) as caught:
        read_position(rules.book, edited)
    assert caught.value.path == f"$.{word}"


@pytest.mark.parametrize("pile", ["", "K", "BBK", "BBBBBBBBBBBBK"])
def test_a_pile_reads_back(pile: str) -> None:
    assert read_pile(write_pile(pile)) == pile


def edited(text: str, **changes: tuple[str, str]) -> str:
    """The position with one text for another in these words."""
    words = dict(part.split("=", 1) for part in text.split(" "))
    for word, (old, new) in changes.items():
        assert old in words[word]
        words[word] = words[word].replace(old, new, 1)
    return " ".join(f"{word}={value}" for word, value in words.items())


def impossible(rules: Ruleset, text: str, path: str) -> str:
    """What is told of a position that cannot be, at the path given."""
    with pytest.raises(SaveError) as caught:
        read_position(rules.book, text)
    assert caught.value.path == path
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("-/-/-/-/-/-/-/-/K", "-/-/-/-/-/-/-/KKKK/-", "KKKK are more than 3 energies on one place"),
        ("-/-/-/-/-/-/-/-/K", "KKKK/-/-/-/-/-/-/-/-", "KKKK are more than 3 energies on one place"),
        ("-/-/-/-/-/-/-/-/K", "-/-/-/-/-/-/-/-/Q", "Q is no energy of these rules"),
        ("........", ".......", "is no board"),
        ("........", "...i....", "is no board"),
        (":PY:", ":PX:", "is no board"),
        (":PY:PY", ":PY:PYY", "PYY names a colour twice"),
        (":PY:PY", ":PPPPPY:PY", "there is no P among"),
        (";", ";-/-/-/-/-/-/-/-/-:........:.......:IIIII:-:-;-/-/-/-/-/-/-/-/-:........:.......:IIIII:-:-;"
              "-/-/-/-/-/-/-/-/-:........:.......:IIIII:-:-;", "two to four seats, not 5"),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_is_refused_among_the_seats(rules: Ruleset, old: str, new: str, told: str) -> None:
    state = scenario(rules, f"{EMPTY_BOARD[:-1]}K meditation=PY", EMPTY_BOARD)
    assert told in impossible(rules, edited(write_position(rules.book, state), seats=(old, new)), "$.seats")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"bag": ("K5", "K6")}, "energies are conserved, colour by colour (base)"),
        ({"maya": ("OPK", "OPP")}, "energies are conserved, colour by colour (base)"),
        ({"seats": (":IIIII:", ":IIII:")}, "each seat has five black Inspiration tokens (base)"),
        ({"seats": ("........", "I.......")}, "each seat has five black Inspiration tokens (base)"),
        ({"plenitude": ("12341234", "12341233")}, "the Plenitude tokens are two each of 1, 2, 3 and 4 (base)"),
    ],
)
def test_a_position_whose_words_do_not_fit_together_is_refused_by_what_they_break(
    rules: Ruleset, changes: dict[str, tuple[str, str]], told: str
) -> None:
    text = write_position(rules.book, scenario(rules, maya="OPK BOG ...", box="G"))
    assert f"it cannot be that {told}" in impossible(rules, edited(text, **changes), "$")


@frozen
class Hoard:
    """What a module keeps: names of things."""

    names: tuple[str, ...] = ("one",)


@frozen
class Pouch:
    """The same for a seat."""

    names: tuple[str, ...] = ("one",)


def hoarding(broken: Callable[[Any, Any], str] = lambda book, state: "") -> Ruleset:
    """The base game with a module that keeps them."""
    return Ruleset.of(
        Module(
            id="hoard",
            version="1",
            title="Hoard",
            hooks=object(),
            table=Slot(Hoard, lambda players: Hoard()),
            seat=Slot(Pouch, lambda players: Pouch()),
            invariants=(Invariant("the hoard is one", broken),),
        )
    )


def test_what_a_module_declares_invariant_is_asked_too() -> None:
    rules = hoarding(lambda book, state: "" if state.slot(Hoard).names == ("one",) else "it is not")
    text = write_position(rules.book, scenario(rules))
    assert read_position(rules.book, text) == scenario(rules)
    assert "it cannot be that the hoard is one (hoard): it is not" in impossible(
        rules, edited(text, table=("one", "two")), "$"
    )


def test_an_invariant_that_cannot_even_judge_a_position_refuses_it() -> None:
    rules = hoarding(lambda book, state: str(state.slot(Hoard).names.index("one") or ""))
    text = write_position(rules.book, scenario(rules))
    assert "it cannot be that the hoard is one (hoard): ValueError" in impossible(
        rules, edited(text, table=("one", "two")), "$"
    )


@pytest.mark.parametrize("value", ['"one"', '{"one":1}', "null", "[1]", "[null]"])
@pytest.mark.parametrize("word", ["table", "own"])
def test_what_a_module_keeps_is_read_as_it_was_written_only(word: str, value: str) -> None:
    rules = hoarding()
    text = write_position(rules.book, scenario(rules))
    impossible(rules, edited(text, **{word: ('["one"]', value)}), f"$.{word}")


@pytest.mark.parametrize("value", [None, 7, b"turn=0", ["turn=0"]])
def test_what_is_no_text_is_no_position(rules: Ruleset, value: Any) -> None:
    assert "a position is a text" in impossible(rules, value, "$")


@pytest.mark.parametrize(
    ("more", "path"), [(" colour=blue", "$"), (" blue", "$"), (" turn=1", "$.turn"), (" turn", "$.turn")]
)
def test_a_word_too_many_is_refused(rules: Ruleset, more: str, path: str) -> None:
    impossible(rules, write_position(rules.book, scenario(rules)) + more, path)


def test_a_game_that_is_over_asks_nothing_and_one_that_asks_nothing_is_over(rules: Ruleset) -> None:
    text = write_position(rules.book, scenario(rules))
    asked = '[["base.ChooseAction",{"seat":0}]]'
    assert "over exactly when" in impossible(rules, edited(text, stack=(asked, "[]")), "$.ended")
    over = read_position(rules.book, edited(text, stack=(asked, "[]"), ended=("-", "base.end.round")))
    assert (over.stack, over.ended) == ((), "base.end.round")


def test_letters_out_of_order_are_put_in_order(rules: Ruleset) -> None:
    state = scenario(rules, f"KY/{EMPTY_BOARD[2:]} meditation=PY", EMPTY_BOARD)
    text = edited(write_position(rules.book, state), seats=("KY", "YK"))
    assert read_position(rules.book, edited(text, seats=(":PY:PY", ":YP:YP"))) == state


def test_the_tables_for_positions_are_made_once_for_a_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    strict = position.strict_converter

    def noted() -> Any:
        made.append(strict())
        return made[-1]

    monkeypatch.setattr(position, "strict_converter", noted)
    rules = Ruleset.of()
    text = write_position(rules.book, scenario(rules))
    for _ in range(3):
        read_position(rules.book, text)
    assert len(made) == 1


@pytest.mark.parametrize("text", ["", "B", "2B", "b2", "B2-", "B02", "B1000", "B2 K1", "B2K1B1", "\u04162"])
def test_what_is_no_pile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no pile such as B2K1"):
        read_pile(text)


def test_a_position_in_which_is_asked_what_no_module_answers_cannot_be_written(rules: Ruleset) -> None:
    @frozen
    class Riddle(Decision):
        """What nobody answers."""

    with pytest.raises(ModuleContractError, match=r"Riddle\(seat=0\) is asked, and no module in play answers it"):
        write_position(rules.book, scenario(rules, ask=Riddle(0)))


@pytest.mark.parametrize(
    ("path", "bad", "told"),
    [
        ((), None, "$: a save is an object, not null"),
        (("format",), "2", '$.format: a whole number is expected here, not "2"'),
        (("modules",), 7, "$.modules: a list is expected here"),
        (("modules", 0), "base", "$.modules[0]: an object is expected here"),
        (("modules", 0), {}, "$.modules[0].id: required field missing"),
        (("players", 0, "name"), None, "$.players[0].name: a text is expected here, not null"),
        (("players",), [None, {}], "$.players[0]: an object is expected here"),
        (("players", 1), {"name": "Ada"}, "$.players[1].bot: required field missing"),
        (("log",), {}, "$.log: an object is not what stands here"),
    ],
)
def test_what_is_wrong_with_a_save_is_told_in_the_words_of_json(path: tuple[Any, ...], bad: Any, told: str) -> None:
    data = json.loads(json.dumps(play(Ruleset.of(), 2, seed=1, actions=3).save()))
    if path:
        at = data
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = bad
    with pytest.raises(SaveError) as caught:
        Game.load(data if path else bad)
    assert str(caught.value) == told
