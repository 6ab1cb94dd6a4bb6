"""Saves that last: every format ever written is read, and modules bring what their older versions saved up to date."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen

from chakra_rules import CompositionError, Game, Player, Ruleset, SaveError
from chakra_rules.extend import (
    COLOURS,
    ActionKind,
    ChooseAction,
    Draft,
    Migration,
    Module,
    Option,
    Part,
    Rule,
    Slot,
    no_reasons,
)

Data = dict[str, Any]
SAVES = sorted((Path(__file__).parent / "data" / "saves").glob("format-*.json"))


def read(path: Path) -> Data:
    data: Data = json.loads(path.read_text("utf-8"))
    return data


def saved(name: str) -> Data:
    return read(Path(__file__).parent / "data" / "saves" / f"{name}.json")


def refused(data: Any, path: str) -> str:
    """What is told about a save that cannot be read, at the path given."""
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path == path
    return str(caught.value)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_every_format_is_read_and_written_in_today_s(path: Path) -> None:
    data = read(path)
    game = Game.load(data)
    again = game.save()
    assert (again["log"], again["position"], again["options"]) == (data["log"], data["position"], data["options"])
    assert again["format"] == 2 >= data["format"]
    if data["format"] == 1:
        assert game.players == (Player(),) * data["players"]
    else:
        assert (again["players"], again["checksums"]) == (data["players"], data["checksums"])
    assert Game.load(again).history == game.history


@pytest.mark.parametrize("players", [None, "2", 2.0, True, -1, 1, 5, 10**9, [2]])
def test_format_1_with_a_wrong_number_of_players_is_refused(players: Any) -> None:
    data = saved("format-1-base")
    data["players"] = players
    assert f"{players!r} players cannot play: two to four can" in refused(data, "$.players")


@pytest.mark.parametrize("field", ["engine", "modules", "options", "players", "log", "position"])
def test_format_1_without_one_of_its_fields_is_refused_at_its_path(field: str) -> None:
    data = saved("format-1-base")
    del data[field]
    assert "required field missing" in refused(data, f"$.{field}")


@pytest.mark.parametrize("value", [None, 7, "V:12341234", {}, [7], [None]])
def test_format_1_with_a_log_that_is_none_is_refused_at_its_path(value: Any) -> None:
    data = saved("format-1-base")
    data["log"] = value
    with pytest.raises(SaveError) as caught:
        Game.load(data)
    assert caught.value.path.startswith("$.log")


@frozen
class Lantern:
    """What the module of these tests keeps; before version 1.0 it did not count."""

    lit: str = ""
    count: int = 0


@frozen
class Light:
    """Its action: ``light G`` in version 0.8, ``LG`` in 0.9."""

    colour: str

    @property
    def notation(self) -> str:
        return f"L:{self.colour}"


@frozen
class Lit:
    """What comes of it."""

    colour: str
    reveals = False

    def fold(self, draft: Draft) -> None:
        old = draft.slot(Lantern)
        draft.set_slot(Lantern(old.lit + self.colour, old.count + 1))


def shorter(part: Part) -> Part:
    """0.9 called the lamp oil, and wrote the action with a letter."""
    return Part({"oil": part.options["lamp"]}, tuple([text.replace("light ", "L") for text in part.log]))


def in_words(part: Part) -> Part:
    """1.0 says in words how much oil there is, and writes the action with a colon."""
    oil = {"1": "little", "2": "much"}[str(part.options["oil"])]
    return Part({"oil": oil}, tuple([re.sub(r"^L(\w)$", r"L:\1", text) for text in part.log]))


IN_WORDS = Migration("0.9", "1.0", "oil in words", in_words)
SHORTER = Migration("0.8", "0.9", "a shorter notation", shorter)


def lantern(*migrations: Migration, version: str = "1.0", name: str = "lantern") -> Module:
    """The module in its version of today."""
    return Module(
        id=name,
        version=version,
        title="Lantern",
        hooks=object(),
        options=(Option("oil", ("little", "much"), "lantern.oil"),),
        rules=(Rule("lantern.oil", "There is oil."),),
        table=Slot(Lantern, lambda players: Lantern()),
        events=(Lit,),
        actions=(
            ActionKind(
                action=Light,
                answers=(ChooseAction,),
                grammar="L:colour",
                pattern="L:([PBCGYOR])",
                parse=lambda match: Light(match[1]),
                offer=lambda *_: [Light(colour) for colour in COLOURS],
                refuse=no_reasons,
                perform=lambda step, decision, action: step.emit(Lit(action.colour)),
            ),
        ),
        migrations=migrations,
    )


def today(*migrations: Migration, version: str = "1.0") -> Ruleset:
    return Ruleset.of("powers", lantern(*migrations, version=version), options={"oil": "much"})


MIGRATING = (IN_WORDS, SHORTER)  # in any order


@pytest.mark.parametrize("version", ["0.8", "0.9"])
def test_a_save_of_an_older_module_is_read_step_by_step(version: str) -> None:
    data = saved(f"lantern-{version}")
    game = Game.load(data, today(*MIGRATING))
    assert game.state.slot(Lantern) == Lantern("GR", 2)
    again = game.save()
    assert [text for text in again["log"] if text.startswith("L")] == ["L:G", "L:R"]
    assert again["options"]["lantern.oil"] == "much"
    assert "lantern.lamp" not in again["options"]
    assert {"id": "lantern", "version": "1.0"} in again["modules"]
    assert again["checksums"] == data["checksums"]
    assert Game.load(again, today()).state == game.state


def test_a_version_that_changed_nothing_in_saves_needs_a_step_and_no_function() -> None:
    same = Migration("1.0", "1.1", "a typo in a rule")
    data = Game.load(saved("lantern-0.9"), today(IN_WORDS)).save()
    assert Game.load(data, today(same, version="1.1")).save()["log"] == data["log"]
    older = Game.load(saved("lantern-0.8"), today(same, *MIGRATING, version="1.1"))
    assert older.save()["log"] == data["log"]


def test_reading_an_older_save_leaves_the_data_as_it_was() -> None:
    data = saved("lantern-0.8")
    Game.load(data, today(*MIGRATING))
    assert data == saved("lantern-0.8")


@pytest.mark.parametrize(
    ("migrations", "version", "told"),
    [
        ((), "0.9", "lantern 1.0 reads its own saves, and none of lantern 0.9"),
        ((IN_WORDS,), "0.8", "lantern 1.0 reads its own saves and saves of 0.9, and none of lantern 0.8"),
        (MIGRATING, "0.7", "lantern 1.0 reads its own saves and saves of 0.8, 0.9, and none of lantern 0.7"),
        (MIGRATING, "2.0", "none of lantern 2.0: chakra-rules 0.1.0 with lantern 2.0 does"),
    ],
)
def test_a_version_without_a_step_is_refused_and_told_what_reads_it(
    migrations: tuple[Migration, ...], version: str, told: str
) -> None:
    data = saved("lantern-0.9")
    data["modules"][1]["version"] = version
    with pytest.raises(SaveError) as caught:
        Game.load(data, today(*migrations))
    assert caught.value.path == "$.modules"
    assert told in str(caught.value)


def test_every_module_that_cannot_be_read_is_named_at_once() -> None:
    data = saved("lantern-0.9")
    for module in data["modules"]:
        module["version"] = "7"
    with pytest.raises(SaveError) as caught:
        Game.load(data, today())
    assert all([f"none of {name} 7" in str(caught.value) for name in ("base", "lantern", "powers")])


def test_every_module_that_is_not_installed_is_named_at_once_with_its_version() -> None:
    data = saved("lantern-0.9")
    data["modules"].append({"id": "wiggle", "version": "3.1"})
    assert "not installed: lantern 0.9, wiggle 3.1; installed are base, abilities" in refused(data, "$.modules")


def failing(part: Part) -> Part:
    raise KeyError("lamp")


@pytest.mark.parametrize("change", [failing, lambda part: None, lambda part: evolve(part, log=(7,))])
def test_a_step_that_fails_is_named(change: Callable[[Part], Part]) -> None:
    with pytest.raises(SaveError) as caught:
        Game.load(saved("lantern-0.9"), today(Migration("0.9", "1.0", "oil in words", change)))
    assert caught.value.path == "$.modules"
    assert "the migration of lantern from 0.9 to 1.0 failed (oil in words)" in str(caught.value)


def test_an_older_save_that_was_edited_is_still_refused() -> None:
    data = saved("lantern-0.9")
    data["position"] = data["position"].replace("round=4", "round=5")
    with pytest.raises(SaveError, match="another position") as caught:
        Game.load(data, today(*MIGRATING))
    assert caught.value.path == "$.position"
    data = saved("lantern-0.9")
    data["log"][8] = "M:Y"
    with pytest.raises(SaveError, match="M:Y leads to another position") as caught:
        Game.load(data, today(*MIGRATING))
    assert caught.value.path == "$.log[8]"


def test_a_step_may_write_another_number_of_actions_and_where_they_lead_is_still_checked() -> None:
    twice = Migration("0.9", "1.0", "two lights", lambda part: evolve(in_words(part), log=(*in_words(part).log, "L:B")))
    with pytest.raises(SaveError, match="another position") as caught:
        Game.load(saved("lantern-0.9"), today(twice))
    assert caught.value.path == "$.position"


@pytest.mark.parametrize(
    ("migrations", "told"),
    [
        ((SHORTER,), "the migration of lantern from 0.8 to 0.9 does not lead on to 1.0"),
        ((IN_WORDS, IN_WORDS), "a migration from 0.9 is brought twice, by lantern"),
        ((Migration("1", "2", ""), Migration("2", "1", "")), "from 1 to 2 does not lead on to 1.0"),
    ],
)
def test_migrations_that_lead_nowhere_are_no_module(migrations: tuple[Migration, ...], told: str) -> None:
    with pytest.raises(CompositionError, match=told):
        today(*migrations)
