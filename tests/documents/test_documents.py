"""What the rules say becomes JSON data and comes back, whatever is in play; data that was damaged does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve, frozen

from chakra_rules import NATURE, SPECTATOR, CompositionError, Game, ModuleContractError, Ruleset, SaveError, view
from chakra_rules.base.decisions import ChooseAction
from chakra_rules.components import BLACK
from chakra_rules.documents import Documents
from chakra_rules.events import Looked, Moved, TurnBegan
from chakra_rules.extend import BAG, BOX, Module, Notch, refuse
from chakra_rules.testing import play
from chakra_rules.testing.information import twins, viewers
from chakra_rules.views import mask, onlooker
from tests.documents.conftest import NAMES, OWN, Told, tell
from tests.documents.odd import DEAL, ODD, Deal, OddHand, OddTable


def through_json(data: Any) -> Any:
    """What somebody else gets."""
    return json.loads(json.dumps(data, allow_nan=False))


def test_every_action_event_and_decision_reads_back(told: Told) -> None:
    documents = Documents.of(told.rules)
    for values, read in (
        (told.actions, documents.read_action),
        (told.events, documents.read_event),
        (told.decisions, documents.read_decision),
    ):
        assert values
        for value in values:
            data = documents.write(value)
            assert through_json(data) == data
            assert read(data) == value


def test_every_state_and_every_view_of_it_reads_back(told: Told) -> None:
    documents = Documents.of(told.rules)
    for state in told.states:
        assert documents.read_state(through_json(documents.write(state))) == state
        for seat in viewers(state)[-2:]:
            seen = view(state, seat)
            assert documents.read_view(through_json(documents.write(seen))) == seen


@pytest.mark.parametrize("family", ["actions", "events", "decisions"])
def test_every_kind_there_is_was_written(family: str) -> None:
    every = [tell(name) for name in ("strangers", "odd")]
    seen = {type(value) for told in every for value in getattr(told, family)}
    missing = {n: k for told in every for n, k in getattr(Documents.of(told.rules).kinds, family).items()}
    assert [name for name, kind in missing.items() if kind not in seen] == []


def test_a_document_says_what_it_is_and_an_action_its_notation() -> None:
    documents = Documents.of(Ruleset.of(*OWN))
    rules = Ruleset.of(*OWN)
    assert documents.write(rules.action("T1:YK>8")) == {
        "kind": "base.Take",
        "line": "1",
        "energies": "KY",
        "height": 8,
        "notation": "T1:KY>8",
    }
    assert documents.write(Moved(BLACK, BAG, Notch(1, 3))) == {
        "kind": "base.Moved",
        "piece": "K",
        "source": {"kind": "base.Bag"},
        "target": {"kind": "base.Notch", "seat": 1, "height": 3},
    }
    assert documents.write((ChooseAction(0), TurnBegan(1))) == [
        {"kind": "base.ChooseAction", "seat": 0},
        {"kind": "base.TurnBegan", "seat": 1},
    ]


def test_classes_of_one_name_in_two_modules_are_told_apart() -> None:
    kinds = Documents.of(Ruleset.of(*OWN)).kinds
    assert kinds.events["abilities.Flipped"] is not kinds.places["powers.Flipped"]


def test_a_reason_is_its_rule_and_its_parameters_by_name() -> None:
    documents = Documents.of(Ruleset.of())
    assert documents.write(refuse("base.receive.limit", energy="G", count=2)) == {
        "rule": "base.receive.limit",
        "params": {"count": 2, "energy": "G"},
    }


def test_a_score_tells_the_totals_and_who_wins() -> None:
    (game, _) = tell("base").games
    score = game.score()
    data = Documents.of(game.rules).write(score)
    assert [sheet["total"] for sheet in data["sheets"]] == [sheet.total for sheet in score.sheets]
    assert data["winners"] == list(score.winners)


def test_the_documents_of_a_ruleset_are_made_once() -> None:
    rules = Ruleset.of()
    assert Documents.of(rules) is Documents.of(rules)
    assert Documents.of(rules) is not Documents.of(Ruleset.of())


# ---------------------------------------------------------------- who knows what


def test_states_that_a_viewer_cannot_tell_apart_give_it_equal_documents(told: Told) -> None:
    documents = Documents.of(told.rules)
    compared = 0
    for state in told.states[1:3]:
        for seat in viewers(state):
            for twin in twins(told.rules, state, seat):
                assert documents.write(twin) != documents.write(state)
                assert documents.write(view(twin, seat)) == documents.write(view(state, seat))
                compared += 1
    assert compared


def test_what_a_view_hides_its_document_does_not_tell() -> None:
    (game, _) = tell("odd").games
    documents = Documents.of(game.rules)
    state = game.state
    own = [seat.slot(OddHand).cards[0] for seat in state.seats]
    for seat in viewers(state):
        text = json.dumps(documents.write(view(state, seat)))
        assert [card for card in own if card in text] == ([] if seat == SPECTATOR else [own[seat]])
        assert not any(card in text for card in state.slot(OddTable).pile)


def test_what_happened_is_told_as_the_viewer_may_know_it() -> None:
    game = play(Ruleset.of(), players=2, seed=3, actions=60)
    documents = Documents.of(game.rules)
    looked = [e for entry in game.history for e in entry.events if isinstance(e, Looked) and e.seat == 0]
    assert looked
    mine, yours = [mask(looked[0], onlooker(game.state, seat)) for seat in (0, 1)]
    assert documents.write(mine)["value"] == looked[0].value
    assert documents.write(yours) == documents.write(mine) | {"value": "?"}
    assert documents.read_event(documents.write(yours)) == yours
    deal = next(iter(game.events(0)))[0]
    assert documents.write(deal) == {"kind": "base.LayPlenitude", "values": "?" * 8, "notation": "V:????????"}


# ---------------------------------------------------------------- damage


def leaves(data: Any, path: str = "$") -> list[tuple[str, Callable[[Any], None]]]:
    """Every place in a document, with what replaces it."""
    if isinstance(data, dict):
        here = [(f"{path}.{key}", _setter(data, key)) for key in data]
        return here + [leaf for key in data for leaf in leaves(data[key], f"{path}.{key}")]
    if isinstance(data, list):
        here = [(f"{path}[{index}]", _setter(data, index)) for index in range(len(data))]
        return here + [leaf for index, item in enumerate(data) for leaf in leaves(item, f"{path}[{index}]")]
    return []


def one_of_each(values: tuple[Any, ...]) -> list[Any]:
    """One value of each class."""
    return list({type(value): value for value in values}.values())


def _setter(data: Any, key: Any) -> Callable[[Any], None]:
    return lambda value: data.__setitem__(key, value)


@pytest.mark.parametrize("wrong", [{"odd": []}, 1.5, None, [[]]], ids=repr)
@pytest.mark.parametrize("name", ["strangers"])
def test_a_value_of_another_type_anywhere_is_refused_with_a_path_that_leads_to_it(name: str, wrong: Any) -> None:
    told = tell(name)
    documents = Documents.of(told.rules)
    cases: list[tuple[Any, Callable[[Any], Any]]] = [(told.states[-1], documents.read_state)]
    cases += [
        (next(a for a in told.actions if type(a) is k), documents.read_action) for k in set(map(type, told.actions))
    ]
    cases += [(next(e for e in told.events if type(e) is k), documents.read_event) for k in set(map(type, told.events))]
    for value, read in cases:
        for number, (path, _) in enumerate(leaves(documents.write(value))):
            damaged = documents.write(value)
            leaves(damaged)[number][1](wrong)
            with pytest.raises(SaveError) as caught:
                read(damaged)
            assert path.startswith(caught.value.path) or caught.value.path.startswith(path)


def changed(data: Any, **changes: Any) -> Any:
    """The document with other values."""
    return {**data, **changes}


TAKE = {"kind": "base.Take", "line": "1", "energies": "KY", "height": 8, "notation": "T1:KY>8"}
DAMAGED: dict[str, tuple[Any, str]] = {
    "a field too many": (changed(TAKE, colour="G"), "$"),
    "a field missing": ({key: value for key, value in TAKE.items() if key != "line"}, "$.line"),
    "no kind": ({key: value for key, value in TAKE.items() if key != "kind"}, "$"),
    "no notation": ({key: value for key, value in TAKE.items() if key != "notation"}, "$.notation"),
    "an unknown kind": (changed(TAKE, kind="base.Steal"), "$"),
    "the kind of an event": ({"kind": "base.TurnBegan", "seat": 0}, "$"),
    "a kind of another type": (changed(TAKE, kind=["base.Take"]), "$"),
    "another action in notation": (changed(TAKE, notation="T2:KY>8"), "$.notation"),
    "a letter that is none": (changed(TAKE, energies="k", notation="T1:k>8"), "$.energies"),
    "letters in another order": (changed(TAKE, energies="YK"), "$.energies"),
    "a height above the bubbles": (changed(TAKE, height=9, notation="T1:KY>9"), "$.height"),
    "a height below the Earth": (changed(TAKE, height=-1, notation="T1:KY>-1"), "$.height"),
    "a height of another type": (changed(TAKE, height=True, notation="T1:KY>True"), "$.height"),
    "what no notation writes": (changed(TAKE, energies="GGGG", notation="T1:GGGG>8"), "$.notation"),
    "a list": ([TAKE], "$"),
    "nothing": (None, "$"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_action_is_refused_with_the_path_of_the_damage(name: str) -> None:
    data, path = DAMAGED[name]
    documents = Documents.of(Ruleset.of())
    with pytest.raises(SaveError) as caught:
        documents.read_action(data)
    assert caught.value.path == path
    assert str(caught.value).startswith(f"{path}: ")
    assert documents.read_action(TAKE).notation == "T1:KY>8"


IMPOSSIBLE: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another round of energies": (lambda data: data["seats"][0]["cells"].__setitem__(0, "KKKKKKKKKKKKKKK"), "$"),
    "an energy of a module not in play": (lambda data: data.__setitem__("box", "W"), "$.box"),
    "a turn of nobody": (lambda data: data.__setitem__("turn", 3), "$.turn"),
    "a value nobody may know": (lambda data: data.__setitem__("plenitude", "?" * 8), "$.plenitude"),
    "tokens that are gone": (lambda data: data.__setitem__("tokens", ""), "$"),
    "one seat": (lambda data: data["seats"].pop(), "$.seats"),
    "a slot too many": (lambda data: data["slots"].append({"kind": "base.Bag"}), "$.slots"),
    "nobody asked": (lambda data: data["stack"].clear(), "$.ended"),
    "an event asked": (lambda data: data["stack"].append({"kind": "base.TurnBegan", "seat": 0}), "$.stack[1]"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_state_that_cannot_be_is_refused(name: str) -> None:
    damage, path = IMPOSSIBLE[name]
    game = Game.new(Ruleset.of(), players=2, seed=1)
    documents = Documents.of(game.rules)
    data = documents.write(game.state)
    assert documents.read_state(data) == game.state
    damage(data)
    with pytest.raises(SaveError) as caught:
        documents.read_state(data)
    assert caught.value.path == path


@pytest.mark.parametrize("seat", [2, -3, NATURE])
def test_a_view_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    game = Game.new(Ruleset.of(), players=2, seed=1)
    documents = Documents.of(game.rules)
    with pytest.raises(SaveError, match=r"^\$.seat: "):
        documents.read_view(documents.write(game.view(0)) | {"seat": seat})


def test_slots_are_read_in_the_order_of_the_modules() -> None:
    game = Game.new(Ruleset.of(*OWN), players=2, seed=1)
    documents = Documents.of(game.rules)
    data = documents.write(game.view())
    data["state"]["slots"].reverse()
    with pytest.raises(SaveError, match=r'^\$\.state\.slots\[0\]: its kind is "objectives.Objectives", not '):
        documents.read_view(data)


def test_what_is_nested_without_end_is_refused() -> None:
    documents = Documents.of(Ruleset.of())
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    for data in (deep, {"kind": deep}, TAKE | {"energies": deep}, TAKE | dict.fromkeys(("x",), deep)):
        with pytest.raises(SaveError):
            documents.read_action(data)
    while deep:
        deep = deep.pop()


def test_a_tuple_is_held_to_the_length_that_its_term_says() -> None:
    documents = Documents.of(Ruleset.of(ODD))
    data = documents.write(OddHand(("sun", "moon")))
    state = documents.write(Game.new(Ruleset.of(ODD), players=2, seed=1).view())
    state["state"]["seats"][0]["slots"][0] = data
    assert documents.read_view(state).state.seats[0].slot(OddHand).cards == ("sun", "moon")
    data["cards"].append("star")
    with pytest.raises(SaveError, match=r"^\$\.state\.seats\[0\]\.slots\[0\]\.cards: .* is no hand$"):
        documents.read_view(state)


def test_a_class_within_itself_is_read_as_deep_as_it_can_be_and_no_deeper() -> None:
    game = Game.new(Ruleset.of(ODD), players=2, seed=1)
    documents = Documents.of(game.rules)
    data = documents.write(game.view())
    knot: Any = {"count": 1, "inner": None}
    for depth in (3, 10_000):
        for _ in range(depth):
            knot = {"count": 1, "inner": knot}
        data["state"]["slots"][0]["knot"] = knot
        if depth == 3:
            assert documents.write(documents.read_view(data)) == data
    with pytest.raises(SaveError, match="nested too deeply"):
        documents.read_view(data)
    while knot:
        knot = knot.pop("inner")


def test_an_action_that_its_notation_does_not_write_is_refused() -> None:
    lossy = evolve(DEAL, parse=lambda match: Deal(("sun",)))
    rules = Ruleset.of(evolve(ODD, actions=(lossy,)))
    documents = Documents.of(rules)
    assert documents.read_action(documents.write(Deal(("sun",)))) == Deal(("sun",))
    with pytest.raises(SaveError, match=r"^\$: Z:moon is written otherwise"):
        documents.read_action(documents.write(Deal(("moon",))))


def test_the_document_of_a_module_not_in_play_is_refused() -> None:
    data = Documents.of(Ruleset.of("powers")).write(Ruleset.of("powers").action("P:G"))
    with pytest.raises(SaveError, match=r'"powers\.Activate" is none of base\.Channel, '):
        Documents.of(Ruleset.of()).read_action(data)


# ---------------------------------------------------------------- what modules must declare


@frozen
class Nowhere:
    """A place that no module declares."""


def test_what_no_module_declares_is_not_written() -> None:
    documents = Documents.of(Ruleset.of())
    for value in (Moved("K", BAG, Nowhere()), Nowhere(), Ruleset.of("powers").action("P:G"), 3):  # type: ignore[arg-type]
        with pytest.raises(ModuleContractError, match="no module in play declares "):
            documents.write(value)
    assert documents.write(Moved("K", BAG, BOX))["target"] == {"kind": "base.Box"}


def test_two_classes_of_one_name_in_one_module_are_refused() -> None:
    @frozen
    class Shelf:
        """Another one."""

    twice = Module(id="twice", version="1", title="Twice", hooks=object(), places=(*ODD.places, Shelf))
    with pytest.raises(CompositionError, match=r"two classes are called twice\.Shelf"):
        Documents.of(Ruleset.of(twice))


def test_names_of_mixes_are_all_there() -> None:
    assert len(NAMES) == 18
