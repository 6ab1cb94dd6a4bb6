"""An old log under the rules of today: the first step that differs, and the module responsible."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import frozen

from chakra_rules import Decision, Game, Ruleset, SaveError, ScriptedDealer, no_dealer
from chakra_rules.extend import (
    BAG,
    BOX,
    ActionKind,
    Migration,
    Module,
    Reason,
    Rule,
    Step,
    hookimpl,
    no_reasons,
    refuse,
)
from chakra_rules.review import Divergence, first_divergence
from chakra_rules.testing import play

Data = dict[str, Any]
SAVES = Path(__file__).parent / "data" / "saves"
SETUP = ["V:12341234", "D:PBCGYORKP", "I:YP"]
PLAYED = ["T1:GP>8", "D:KO", "M:R", "C2", "G8-7", "P8-6", "M:B"]


def house(version: str = "1", *, name: str = "house", rules: tuple[Rule, ...] = (), **parts: Any) -> Module:
    """A house rule; its hooks are given by their names."""
    functions = {hook: hookimpl(parts.pop(hook)) for hook in list(parts) if hook in HOOKS}
    hooks = SimpleNamespace(of=name, **functions)
    return Module(id=name, version=version, title="House", hooks=hooks, rules=rules, **parts)


HOOKS = ("veto_action", "veto_take", "end_of_turn", "before_turn_ends", "setup")


def by(*modules: Module) -> Data:
    """The save of a game in which the modules were in play."""
    game = Game.new(Ruleset.of(*modules), 2, dealer=ScriptedDealer([*SETUP, "D:KO"]))
    for text in ("T1:GP>8", "M:R", "C2", "G8-7", "P8-6", "M:B"):
        game.play(text)
    data: Data = json.loads(json.dumps(game.save()))
    return data


def found(save: Data, module: Module, **options: Any) -> Divergence:
    divergence = first_divergence(save, Ruleset.of(module, options=options))
    assert divergence is not None
    return divergence


@pytest.mark.parametrize("path", sorted(SAVES.glob("format-*.json")), ids=lambda path: path.stem)
def test_a_save_that_replays_has_no_divergence(path: Path) -> None:
    assert first_divergence(json.loads(path.read_text("utf-8"))) is None


def no_purple(book: Any, state: Any, decision: Any, action: Any) -> tuple[Reason, ...]:
    return (refuse("house.red"),) if action.notation == "M:R" else ()


def test_a_step_that_is_refused_now_names_the_rule_and_its_module() -> None:
    rule = Rule("house.red", "Nobody meditates for red.")
    divergence = found(by(house()), house("2", veto_action=no_purple, rules=(rule,)))
    assert (divergence.step, divergence.action) == (6, "M:R")
    assert (divergence.rules, divergence.modules) == (("house.red",), ("house",))
    assert (divergence.expected, divergence.found) == (
        "that it is allowed",
        "M:R is refused. Nobody meditates for red. [house.red]",
    )


def test_loading_names_the_rule_and_its_module_too() -> None:
    rules = Ruleset.of(house(veto_action=no_purple, rules=(Rule("house.red", "Nobody meditates for red."),)))
    with pytest.raises(SaveError, match=r"M:R is refused.*\[house.red\] \(module house\)") as caught:
        Game.load(by(house()), rules)
    assert caught.value.path == "$.log[5]"


def loses_purple(step: Step, seat: int) -> None:
    if step.state.round == 2:
        step.move("P", BAG, BOX)


def test_a_step_that_leads_elsewhere_is_found_where_it_does_and_not_where_that_shows() -> None:
    divergence = found(by(house()), house("2", end_of_turn=loses_purple))
    assert (divergence.step, divergence.action, divergence.modules) == (9, "P8-6", ("house",))
    assert " box=P1 " in divergence.found


def test_a_module_that_changed_without_saying_so_is_found_by_what_it_did() -> None:
    divergence = found(by(house()), house(end_of_turn=loses_purple))
    assert (divergence.step, divergence.modules) == (9, ("house",))


def test_a_module_that_no_longer_does_what_it_did_is_found_by_its_version() -> None:
    divergence = found(by(house(end_of_turn=loses_purple)), house("2"))
    assert (divergence.step, divergence.modules) == (9, ("house",))


def test_of_several_modules_that_changed_the_one_that_took_part_is_named() -> None:
    save = by(house(), house(name="hut"))
    rules = Ruleset.of(house("2", end_of_turn=loses_purple), house("2", name="hut"))
    divergence = first_divergence(save, rules)
    assert divergence is not None
    assert (divergence.step, divergence.modules) == (9, ("house",))


def test_without_checksums_a_divergence_is_found_at_the_end_with_the_words_that_differ() -> None:
    save = by(house())
    save["checksums"] = [""] * 10
    divergence = found(save, house("2", end_of_turn=loses_purple))
    assert (divergence.step, divergence.action, divergence.modules) == (10, "M:B", ("house",))
    assert (divergence.expected, divergence.found) == (
        "bag=B5C5G5K4O4P4R5Y5 box=-",
        "bag=B5C5G5K4O4P2R5Y5 box=P2 (perhaps since an earlier step)",
    )


@frozen
class Riddle(Decision):
    """What the house asks."""


@frozen
class Guess:
    """Its answer."""

    notation = "?"


GUESS = ActionKind(
    action=Guess,
    answers=(Riddle,),
    grammar="?",
    pattern=r"\?",
    parse=lambda match: Guess(),
    offer=lambda book, state, decision: [Guess()],
    refuse=no_reasons,
    perform=lambda step, decision, action: None,
)


def test_a_question_that_was_not_asked_is_laid_at_the_door_of_who_asks_it() -> None:
    asking = house("2", before_turn_ends=lambda book, state, seat: (Riddle(seat),), actions=(GUESS,))
    divergence = found(by(house()), asking)
    assert (divergence.step, divergence.action, divergence.modules) == (5, "D:KO", ("house",))
    divergence = found({**by(house()), "checksums": [""] * 10}, asking)
    assert (divergence.step, divergence.action, divergence.modules) == (6, "M:R", ("house",))


def test_an_action_that_is_none_any_more_is_laid_at_the_door_of_what_changed() -> None:
    save = by(house())
    save["log"][5] = "?"
    divergence = found(save, house("2"))
    assert (divergence.step, divergence.expected, divergence.modules) == (6, "that it is an action", ("house",))


def broken(step: Step, seat: int) -> None:
    raise ZeroDivisionError


def test_a_module_that_fails_now_is_named() -> None:
    divergence = found(by(house()), house(end_of_turn=broken))
    assert (divergence.modules, divergence.rules) == (("house",), ())
    assert "end_of_turn of house failed" in divergence.found


@pytest.mark.rule("base.receive.limit")
def test_a_save_of_another_option_differs_at_the_first_step_that_it_forbids() -> None:
    game = play(Ruleset.of(options={"colour_limit": "none"}), 2, seed=3)
    divergence = first_divergence(game.save(), Ruleset.of())
    assert divergence is not None
    assert (divergence.modules, divergence.rules) == (("base",), ("base.receive.limit",))
    assert divergence.action == game.history[divergence.step - 1].action.notation
    assert first_divergence(game.fork(divergence.step - 1, dealer=no_dealer).save(), Ruleset.of()) is None


def test_a_log_of_an_older_module_is_brought_up_to_date_before_it_is_tried() -> None:
    renamed = Migration(
        "1", "2", "R was O", lambda part: type(part)(part.options, tuple([t.replace("M:O", "M:R") for t in part.log]))
    )
    save = by(house())
    save["log"][5] = "M:O"
    assert first_divergence(save, Ruleset.of(house("2", migrations=(renamed,)))) is None


def test_a_save_that_cannot_be_read_at_all_is_refused_as_ever() -> None:
    save = by()
    save["modules"].append({"id": "wiggle", "version": "1"})
    with pytest.raises(SaveError, match="not installed: wiggle 1"):
        first_divergence(save)
    with pytest.raises(SaveError):
        first_divergence({})
