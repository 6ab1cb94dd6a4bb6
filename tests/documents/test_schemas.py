"""The schemas accept every document of every mix and refuse what is none; strangers' modules have them too."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from attrs import evolve, field, frozen
from jsonschema import Draft202012Validator as SlowValidator
from jsonschema_rs import Draft202012Validator, meta

from chakra_rules import ChakraError, CompositionError, Game, ModuleContractError, Ruleset, view
from chakra_rules.documents import Documents
from chakra_rules.extend import Module, Slot, refuse, visible_to
from chakra_rules.schemas import SCHEMAS, of_any_mix, schema, schema_of_any_mix
from chakra_rules.testing.information import viewers
from chakra_rules.views import mask, onlooker
from tests.documents.conftest import OWN, Told, modules, tell
from tests.documents.odd import DEAL, ODD

FULL = "+".join(OWN)


@cache
def validator(rules: Ruleset, name: str) -> Draft202012Validator:
    """Holds documents to a schema; each is made once."""
    found = schema(rules, name)
    meta.validate(found)
    return Draft202012Validator(found)


def hold(told: Told, name: str, values: list[Any]) -> None:
    """Validate the document of each value, and of each as a spectator knows it."""
    documents = Documents.of(told.rules)
    spectator = onlooker(told.states[0], -2)
    every = [documents.write(one) for value in values for one in (value, mask(value, spectator))]
    assert every
    assert refused(validator(told.rules, name), every) == []


def refused(check: Draft202012Validator, documents: list[Any]) -> list[str]:
    """Why the schema refuses any of the documents."""
    return [f"{one}: {error.message}" for one in documents for error in check.iter_errors(one)]


def test_every_action_event_and_decision_is_valid(told: Told) -> None:
    hold(told, "action", list(told.actions))
    hold(told, "event", list(told.events))
    hold(told, "decision", list(told.decisions))


def test_every_state_and_every_view_of_it_is_valid(told: Told) -> None:
    documents = Documents.of(told.rules)
    states, views = validator(told.rules, "state"), validator(told.rules, "view")
    assert refused(states, [documents.write(state) for state in told.states]) == []
    seen = [view(state, seat) for state in told.states for seat in viewers(state)[-2:]]
    assert refused(views, [documents.write(one) for one in seen]) == []


def test_every_save_and_every_score_is_valid(told: Told) -> None:
    saves, scores = validator(told.rules, "save"), validator(told.rules, "score")
    assert refused(saves, [json.loads(json.dumps(game.save())) for game in told.games]) == []
    assert refused(scores, [Documents.of(told.rules).write(game.score()) for game in told.games]) == []


@pytest.mark.parametrize("name", [FULL, "odd"])
def test_one_schema_takes_them_all_whoever_validates(name: str) -> None:
    told = tell(name)
    documents = Documents.of(told.rules)
    found = schema(told.rules, "all")
    SlowValidator.check_schema(found)
    every = SlowValidator(found)
    samples = (told.states[0], told.actions[0], told.events[0], told.decisions[0], told.games[0].score())
    for value in (*samples, view(told.states[0]), refuse("base.receive.limit", energy="G")):
        every.validate(documents.write(value))
    every.validate(told.games[0].save())
    nonsense: tuple[Any, ...] = ({}, [], "K", {"kind": "base.Steal"}, {"rule": "base.receive.limit"})
    assert [wrong for wrong in nonsense if every.is_valid(wrong)] == []


# ---------------------------------------------------------------- whichever modules are in play


@cache
def mixed(name: str) -> Draft202012Validator:
    """Holds documents to the schema of any mix of all modules there are, strangers' too."""
    found = schema_of_any_mix(Ruleset.of(*modules("strangers"), ODD), name)
    meta.validate(found)
    return Draft202012Validator(found)


def test_the_schema_of_any_mix_takes_what_every_mix_tells(told: Told) -> None:
    documents = Documents.of(told.rules)
    for name, values in {
        "action": told.actions,
        "event": told.events,
        "decision": told.decisions,
        "score": [game.score() for game in told.games],
        "state": told.states[::4],
        "view": [view(told.states[-1], 0)],
    }.items():
        assert refused(mixed(name), [documents.write(value) for value in values]) == []
    assert refused(mixed("save"), [json.loads(json.dumps(told.games[0].save()))]) == []


def test_the_schema_of_any_mix_takes_no_module_there_is_not_and_wants_the_options_of_the_base_game() -> None:
    white = Game.new(Ruleset.of("yin-yang"), players=2, seed=1)
    data, document = white.save(), Documents.of(white.rules).write(white.state)
    for all_there_are, taken in ((("yin-yang", "powers"), True), (("powers",), False)):
        rules = Ruleset.of(*all_there_are)
        assert Draft202012Validator(schema_of_any_mix(rules, "save")).is_valid(data) is taken
        assert Draft202012Validator(schema_of_any_mix(rules, "state")).is_valid(document) is taken
    for name, required in (("yin-yang.discarded_energy", False), ("base.stalemate", True)):
        options = {key: value for key, value in data["options"].items() if key != name}
        assert len(options) == len(data["options"]) - 1
        assert mixed("save").is_valid({**data, "options": options}) is not required


def test_all_else_is_the_same_in_the_schema_of_any_mix() -> None:
    rules = Ruleset.of(*OWN)
    one = schema(rules, "all")
    other = of_any_mix(rules, one)
    assert one == schema(rules, "all") != other
    assert other.pop("description").startswith("Documents of base 1.0, with or without abilities 1.0, ")
    assert one.pop("description")
    for found in (one, other):
        for owner, name in (("State", "slots"), ("Seat", "slots"), ("Save", "options")):
            assert found["$defs"][owner]["properties"].pop(name)["description"]
    assert other == one
    assert schema_of_any_mix(Ruleset.of(), "state")["$defs"] == schema(Ruleset.of(), "state")["$defs"]


# ---------------------------------------------------------------- what they refuse


def put(value: Any, *path: str | int) -> Callable[[Any], None]:
    """Puts a value into a document."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


TAKE = {"kind": "base.Take", "line": "1", "energies": "KY", "height": 8, "notation": "T1:KY>8"}
MOVED = {
    "kind": "base.Moved",
    "piece": "K",
    "source": {"kind": "base.Cell", "seat": 0, "height": 3},
    "target": {"kind": "yin-yang.HalvesOf", "seat": 0},
}
REVEAL = {"kind": "abilities.Reveal", "cards": ["ignore", "row"], "notation": "A:ignore,row"}
REASON = {"rule": "base.receive.limit", "params": {"energy": "G"}}
REFUSED = [
    ("action", TAKE, put("G", "colour")),
    ("action", TAKE, put("k", "energies")),
    ("action", TAKE, put("K?", "energies")),
    ("action", TAKE, put(9, "height")),
    ("action", TAKE, put(-1, "height")),
    ("action", TAKE, put("8", "height")),
    ("action", TAKE, put(True, "height")),
    ("action", TAKE, put("", "line")),
    ("action", TAKE, put("M", "notation")),
    ("action", TAKE, put("powers.Activate", "kind")),
    ("action", REVEAL, put("Row", "cards", 0)),
    ("action", REVEAL, put(None, "cards")),
    ("action", {"kind": "base.Exchange", "energy": "K", "notation": "X:K"}, put("Z", "energy")),
    ("action", {"kind": "powers.Activate", "colour": "G", "notation": "P:G"}, put("W", "colour")),
    ("action", {"kind": "base.Channel", "space": 1, "notation": "C1"}, put(0, "space")),
    ("event", MOVED, put({"kind": "base.Somewhere"}, "target")),
    ("event", MOVED, put({"kind": "base.TurnBegan", "seat": 0}, "target")),
    ("event", MOVED, put(4, "source", "seat")),
    ("event", {"kind": "base.GameEnded", "rule": "base.end.round"}, put("base.end.whim", "rule")),
    ("decision", {"kind": "base.ChooseAction", "seat": 0}, put(1, "energy")),
    ("reason", REASON, put("base.no", "rule")),
    ("reason", REASON, put(["G"], "params", "energy")),
]


@pytest.mark.parametrize(
    ("name", "document", "damage"), REFUSED, ids=[f"{n}-{number}" for number, (n, _, _) in enumerate(REFUSED)]
)
def test_what_is_no_document_is_refused(name: str, document: Any, damage: Callable[[Any], None]) -> None:
    check = validator(tell(FULL).rules, name)
    check.validate(document)
    damaged = json.loads(json.dumps(document))
    damage(damaged)
    assert not check.is_valid(damaged)


STATE_DAMAGE = [
    put(1, "colour"),
    put("kY", "seats", 0, "cells", 3),
    put("K", "seats", 1, "spare"),
    put(4, "turn"),
    put("one", "round"),
    put({"kind": "powers.PowerSupply", "tokens": ""}, "slots", 0),
    put([], "slots"),
    put({"kind": "abilities.Centre", "cards": ["ROW"], "white_token": True}, "slots", 0),
    put([{"kind": "base.TurnBegan", "seat": 0}], "stack"),
    put([{"rule": "base.receive.limit", "by": "nobody"}], "waived"),
]


@pytest.mark.parametrize("damage", STATE_DAMAGE, ids=range(len(STATE_DAMAGE)))
def test_what_is_no_state_is_refused(damage: Callable[[Any], None]) -> None:
    told = tell(FULL)
    data = Documents.of(told.rules).write(told.states[-1])
    check = validator(told.rules, "state")
    check.validate(data)
    damage(data)
    assert not check.is_valid(data)


@pytest.mark.parametrize(
    "damage",
    [
        put(1, "format"),
        put("some", "options", "base.colour_limit"),
        put(3, "options", "base.spells"),
        put(True, "options", "base.stalemate"),
        put([3], "log"),
        put("x", "note"),
    ],
    ids=range(6),
)
def test_what_is_no_save_is_refused(damage: Callable[[Any], None]) -> None:
    game = Game.new(Ruleset.of(), players=2, seed=1)
    data = game.save()
    check = validator(game.rules, "save")
    check.validate(data)
    damage(data)
    assert not check.is_valid(data)


def test_documents_of_modules_not_in_play_are_refused() -> None:
    data = {"kind": "powers.Activate", "colour": "G", "notation": "P:G"}
    assert validator(Ruleset.of("powers"), "action").is_valid(data)
    assert not validator(Ruleset.of("yin-yang"), "action").is_valid(data)
    white = {"kind": "base.Exchange", "energy": "W", "notation": "X:W"}
    assert validator(Ruleset.of("yin-yang"), "action").is_valid(white)
    assert not validator(Ruleset.of("powers"), "action").is_valid(white)


# ---------------------------------------------------------------- what they say


def parts(found: Any) -> Iterator[Any]:
    """Every object of a schema."""
    if isinstance(found, dict):
        yield found
        for value in found.values():
            yield from parts(value)
    if isinstance(found, list):
        for value in found:
            yield from parts(value)


@pytest.mark.parametrize(("mix", "name"), [("strangers", "all"), ("odd", "all"), *[("base", name) for name in SCHEMAS]])
def test_every_object_is_closed_every_class_is_described_and_every_reference_leads_somewhere(
    mix: str, name: str
) -> None:
    found = schema(tell(mix).rules, name)
    definitions = found["$defs"]
    used = {part["$ref"].removeprefix("#/$defs/") for part in parts(found) if "$ref" in part}
    assert used == set(definitions)
    for key, one in definitions.items():
        if "properties" in one:
            assert one["description"]
            assert one["required"] == list(one["properties"])
            assert one["additionalProperties"] is False
        if "." in key and one["properties"].get("kind"):
            assert one["properties"]["kind"] == {"const": key}


def test_what_may_be_hidden_says_from_whom() -> None:
    definitions = schema(tell("odd").rules, "all")["$defs"]
    marks = {
        f"{key}.{name}": one["x-visible-to"]
        for key, found in definitions.items()
        for name, one in found.get("properties", {}).items()
        if "x-visible-to" in one
    }
    assert marks == {
        "State.plenitude": "seen-plenitude",
        "base.LayPlenitude.values": "unseen",
        "base.Looked.value": "own",
        "base.PlenitudeDealt.values": "unseen",
        "odd.Deal.cards": "nobody",
        "odd.Dealt.cards": "nobody",
        "odd.OddHand.cards": "owner",
        "odd.OddHand.number": "owner",
        "odd.OddHand.token": "first-letters",
        "odd.OddTable.pile": "nobody",
    }
    hidden = definitions["odd.OddHand"]["properties"]["token"]
    assert hidden["x-hidden"] == "All see that there is something."
    assert hidden["pattern"] == "^(?:[A-Z]*|.*[?].*|)$"


def test_a_hidden_field_may_hold_what_stands_for_the_unknown_and_an_open_one_may_not() -> None:
    check = validator(tell("odd").rules, "view")
    told = tell("odd")
    data = Documents.of(told.rules).write(view(told.games[0].state, 0))
    assert data["state"]["seats"][1]["slots"] == [{"kind": "odd.OddHand", "cards": [], "token": "?", "number": 0}]
    check.validate(data)
    data["state"]["bag"] = "?"
    assert not check.is_valid(data)


def test_what_the_fields_of_a_module_are_is_read_off_their_types() -> None:
    definitions = schema(tell("odd").rules, "all")["$defs"]
    table = definitions["odd.OddTable"]["properties"]
    assert table["mood"] == {"enum": ["calm", "wild"], "description": "how it feels."}
    assert table["marks"]["additionalProperties"] == {"type": "integer"}
    assert table["knot"]["anyOf"] == [{"$ref": "#/$defs/odd.Knot"}, {"type": "null"}]
    assert table["_kept"] == {"type": "number", "description": "a field that begins with a line."}
    assert definitions["odd.Knot"]["properties"]["inner"]["anyOf"][0] == {"$ref": "#/$defs/odd.Knot"}
    assert definitions["odd.Shelf"]["properties"]["number"]["enum"] == [1, 2]
    hand = definitions["odd.OddHand"]["properties"]["cards"]
    assert (hand["items"]["pattern"], hand["minItems"], hand["maxItems"]) == ("^(?:[a-z]+|.*[?].*|)$", 0, 2)
    felt = definitions["odd.Felt"]["properties"]
    places = [{"$ref": "#/$defs/base.Cell"}, {"$ref": "#/$defs/odd.Shelf"}, {"type": "null"}]
    assert felt["where"]["anyOf"] == places
    assert felt["asked"] == {"$ref": "#/$defs/odd.DealCards"}
    assert "pattern" not in definitions["odd.Deal"]["properties"]["notation"]


def test_the_schema_of_a_mix_names_its_modules_energies_and_rules() -> None:
    rules = Ruleset.of("yin-yang")
    found = schema(rules, "event")
    assert found["description"] == "Documents of base 1.0 + yin-yang 1.0."
    assert found["$defs"]["RuleId"]["enum"] == list(rules.book.rules)
    assert found["$defs"]["Energy"]["enum"] == list(rules.book.energies)
    assert [one["$ref"] for one in found["$defs"]["Event"]["anyOf"]][-1] == "#/$defs/yin-yang.YinYangEffect"


def test_there_is_no_schema_of_anything_else() -> None:
    with pytest.raises(ChakraError, match="there is no schema of board; there are state, view, action, "):
        schema(Ruleset.of(), "board")


def _kept(kind: type[Any]) -> Ruleset:
    return Ruleset.of(
        Module(id="other", version="1", title="Other", hooks=object(), table=Slot(kind, partial(_new, kind)))
    )


def _new(kind: type[Any], players: int) -> Any:
    return kind()


@frozen
class Unwritable:
    """What JSON has no word for."""

    number: complex = 0j


@frozen
class Hum:
    """An action that hides nothing."""

    @property
    def notation(self) -> str:
        """``Z``."""
        return "Z"


@frozen
class Seat:
    """A class of a module that is called as one of the core's."""

    colour: str = field(default="", metadata=visible_to(lambda value, onlooker, seat: ""))


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        (r"Z:(?P<cards>[a-z]+)", "^(?:Z:(?:[a-z]+))$"),
        (r"Z:(?:sun|moon)", "^(?:Z:(?:sun|moon))$"),
        (r"Z:(?P<card>[a-z]+),(?P=card)", None),
        (r"Z:(?i:[a-z]+)", None),
        (r"Z:[a-z]++", None),
    ],
)
def test_a_pattern_is_said_where_javascript_reads_it_as_python_does(pattern: str, said: str | None) -> None:
    kind = evolve(DEAL, action=Hum, pattern=pattern)
    rules = Ruleset.of(evolve(ODD, actions=(kind,)))
    notation = schema(rules, "action")["$defs"]["odd.Hum"]["properties"]["notation"]
    assert notation.get("pattern") == said


def test_a_type_that_json_has_no_word_for_is_laid_at_the_modules_door() -> None:
    with pytest.raises(ModuleContractError, match=r"Unwritable\.number is of type <class 'complex'>") as caught:
        schema(_kept(Unwritable), "state")
    assert caught.value.module == "other"


def test_a_module_may_call_a_class_as_the_core_does() -> None:
    definitions = schema(_kept(Seat), "state")["$defs"]
    assert definitions["other.Seat"]["properties"]["colour"] == {"type": "string", "x-visible-to": "some"}
    assert "cells" in definitions["Seat"]["properties"]


def test_two_classes_of_one_name_cannot_both_be_described() -> None:
    knots = [frozen(type("Knot", (), {"__annotations__": {name: bool}})) for name in ("loose", "tight")]
    both = frozen(type("Both", (), {"__annotations__": {"one": knots[0], "two": knots[1]}}))
    with pytest.raises(CompositionError, match=r"two classes are called other\.Knot"):
        schema(_kept(both), "state")
