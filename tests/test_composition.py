"""Putting modules together: every problem is told at once, and a module that breaks its contract is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import define, evolve, frozen

from chakra_rules import (
    NATURE,
    ChakraError,
    CompositionError,
    Game,
    ModuleContractError,
    NotationError,
    Ruleset,
    State,
    compose,
)
from chakra_rules.base.actions import Meditate, Stop
from chakra_rules.base.decisions import ChooseAction, DrawEnergies
from chakra_rules.book import Observer, Step
from chakra_rules.components import EnergyKind
from chakra_rules.events import Answered, Asked, Meditated, Moved, TurnBegan, TurnEnded
from chakra_rules.hookspecs import hookimpl
from chakra_rules.modules import ActionKind, ChanceKind, Module, Option, Slot, no_reasons
from chakra_rules.places import BAG, Cell, Hand, Notch
from chakra_rules.rule import Rule, refuse
from chakra_rules.state import Decision
from chakra_rules.testing import scenario
from chakra_rules.words import Words


def hooks(**functions: Callable[..., Any]) -> type:
    """A namespace of hooks."""
    return type("Hooks", (), {name: staticmethod(hookimpl(function)) for name, function in functions.items()})


def module(name: str, *, hooks: object = None, **fields: Any) -> Module:
    """A module that says no more than it must."""
    return Module(id=name, version="1.0", title=name, hooks=hooks or type("Hooks", (), {}), **fields)


def problems(*modules: Any, options: dict[str, Any] | None = None) -> tuple[str, ...]:
    """What is wrong with these modules and options."""
    with pytest.raises(CompositionError) as caught:
        Ruleset.of(*modules, options=options)
    assert str(caught.value) == "; ".join(caught.value.problems)
    return caught.value.problems


def order(*modules: Module) -> list[str]:
    """The ids of the modules in the order they are put in."""
    return [m.id for m in Ruleset.of(*modules).modules]


@frozen
class Table:
    """What a module keeps."""

    count: int = 0


@frozen
class Ponder:
    """An action that a module brings."""

    @property
    def notation(self) -> str:
        """``P``."""
        return "P"


def ponder(perform: Callable[..., None], action: type = Ponder) -> ActionKind:
    """The kind of that action."""
    return ActionKind(
        action=action,
        answers=(ChooseAction,),
        grammar="P",
        pattern="P",
        parse=lambda match: Ponder(),
        offer=lambda book, state, decision: [Ponder()],
        refuse=no_reasons,
        perform=perform,
    )


def fail(*_: Any) -> Any:
    """What a careless module does."""
    raise ZeroDivisionError("oh")


# ---------------------------------------------------------------- modules that are not there, or too often


@pytest.mark.parametrize(("name", "told"), [("basee", "did you mean base?"), ("qqqq", "installed are base")])
def test_a_module_that_is_not_installed_is_refused_with_what_is(name: str, told: str) -> None:
    (problem,) = problems(name)
    assert problem.startswith(f"there is no module {name}; ")
    assert told in problem


@pytest.mark.parametrize("thing", [None, 7, object, Module, ["base"]])
def test_what_is_neither_module_nor_id_is_refused(thing: Any) -> None:
    (problem,) = problems(thing)
    assert problem == f"{thing!r} is neither a module nor the id of one"


def test_a_module_asked_for_twice_is_in_play_once() -> None:
    one = module("one")
    assert order(one, one) == ["base", "one"]
    assert [m.id for m in Ruleset.of("base", "base").modules] == ["base"]


def test_two_modules_of_one_name_are_refused() -> None:
    assert problems(module("one"), module("one"))[0] == "two modules are called one"


def test_a_module_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ImportError("no module named numpy")

    install(monkeypatch, SimpleNamespace(name="broken", value="broken:MODULE", load=fail))
    (problem,) = problems("broken")
    assert problem.startswith("module broken cannot be imported: ImportError")


def test_an_entry_point_that_is_no_module_is_told_among_the_other_problems(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, SimpleNamespace(name="odd", value="odd:THING", load=lambda: 7))
    first, second = problems("odd", "nosuch")
    assert first == "the entry point odd:THING of odd is no Module"
    assert second.startswith("there is no module nosuch; ")


def test_only_the_modules_asked_for_are_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def point(name: str) -> SimpleNamespace:
        def load() -> Module:
            loaded.append(name)
            return module(name)

        return SimpleNamespace(name=name, value=name, load=load)

    install(monkeypatch, point("one"), point("other"))
    assert compose.installed() == ("base", "one", "other")
    assert loaded == []
    Ruleset.of("other")
    assert loaded == ["other"]


def install(monkeypatch: pytest.MonkeyPatch, *points: SimpleNamespace) -> None:
    """Pretend that these entry points are installed, and no others."""

    def entry_points(group: str, name: str | None = None) -> list[SimpleNamespace]:
        assert group == "chakra_rules.modules"
        return [point for point in points if name in (None, point.name)]

    monkeypatch.setattr(compose, "entry_points", entry_points)
    monkeypatch.setattr(compose, "find_entry_point", compose.find_entry_point.__wrapped__)


# ---------------------------------------------------------------- modules that do not go together


def test_what_a_module_requires_must_be_in_play() -> None:
    needy = module("needy", requires=("other",))
    assert problems(needy) == ("needy requires other",)
    assert order(needy, module("other")) == ["base", "other", "needy"]


def test_modules_in_conflict_are_refused() -> None:
    assert problems(module("one", conflicts=("other",)), module("other")) == ("one cannot be combined with other",)
    assert order(module("one", conflicts=("other",))) == ["base", "one"]


def test_the_base_game_comes_first_then_what_modules_declare_then_their_ids() -> None:
    assert order(module("c"), module("a"), module("b")) == ["base", "a", "b", "c"]
    assert order(module("a", after=("c",)), module("b"), module("c")) == ["base", "b", "c", "a"]
    assert order(module("a"), module("b"), module("c", before=("a", "missing"))) == ["base", "b", "c", "a"]


@pytest.mark.parametrize(
    "cycle",
    [
        (module("a", after=("b",)), module("b", after=("a",))),
        (module("a", before=("b",)), module("b", before=("c",)), module("c", before=("a",))),
        (module("a", requires=("b",)), module("b", after=("a",))),
        (module("a", before=("base",)),),
    ],
)
def test_an_order_that_goes_in_a_circle_is_refused_with_the_circle(cycle: tuple[Module, ...]) -> None:
    (problem,) = problems(*cycle)
    assert problem.startswith("these modules each want to come after the next: ")
    assert all(m.id in problem for m in cycle)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"rules": (Rule("base.alleviate", "Again."),)}, "rule base.alleviate is brought twice, by base and one"),
        ({"energies": (EnergyKind("K", "coal"),)}, "energy K is brought twice, by base and one"),
        ({"actions": (ponder(lambda *_: None, action=Stop),)}, "action Stop is brought twice, by base and one"),
        (
            {"chances": (ChanceKind(decision=DrawEnergies, sample=lambda *_: Ponder(), outcomes=lambda *_: ()),)},
            "chance for DrawEnergies is brought twice, by base and one",
        ),
        (
            {"table": Slot(Table, lambda n: Table()), "seat": Slot(Table, lambda n: Table())},
            "slot Table is brought twice, by one",
        ),
        ({"waives": ("base.no-such-rule",)}, "one waives base.no-such-rule, which is no rule here"),
        (
            {"options": (Option("pace", ("slow",), "base.alleviate"),)},
            "option one.pace varies base.alleviate, which is no rule of it",
        ),
    ],
)
def test_what_is_brought_twice_or_refers_to_nothing_is_refused(fields: dict[str, Any], told: str) -> None:
    assert problems(module("one", **fields)) == (told,)


def test_two_modules_cannot_bring_the_same_rule_energy_and_action() -> None:
    fields: dict[str, Any] = {
        "rules": (Rule("shared.rule", "One."),),
        "energies": (EnergyKind("Z", "zinc"),),
        "actions": (ponder(lambda *_: None),),
    }
    assert problems(module("one", **fields), module("other", **fields)) == (
        "rule shared.rule is brought twice, by one and other",
        "energy Z is brought twice, by one and other",
        "action Ponder is brought twice, by one and other",
    )


@pytest.mark.parametrize("name", ["", "One", "one_two", "one two", "-one", "one--two", "1"])
def test_a_module_needs_a_name_of_lower_case_letters_and_hyphens(name: str) -> None:
    assert problems(module(name)) == (f"{name!r} is no id of a module: lower case letters, digits and single hyphens",)
    assert order(module("one-2")) == ["base", "one-2"]


@pytest.mark.parametrize("letter", ["ww", "w", "", "\u0416", "1", "."])
def test_an_energy_is_one_capital_letter(letter: str) -> None:
    assert problems(module("one", energies=(EnergyKind(letter, "odd"),))) == (
        f"energy {letter!r} of one is no single capital letter",
    )


def test_no_energy_has_the_letter_of_the_inspiration_tokens() -> None:
    (problem,) = problems(module("one", energies=(EnergyKind("I", "ink"),)))
    assert problem == "energy I of one has the letter of the Inspiration tokens"


@frozen
class Quiet:
    """An event, or an action, that says nothing of itself."""


class Plain:
    """No attrs class."""

    notation = "P"
    reveals = False


@define
class Open:
    """A value that can be written to."""

    notation = "O"
    reveals = False


def _kind(action: type[Any]) -> ActionKind:
    return evolve(ponder(lambda *_: None), action=action)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"rules": (Rule("One Rule!", "."),)}, "'One Rule!' of one is no id of a rule"),
        ({"rules": (Rule("one.rule", ".", refusal="{held"),)}, "the refusal of rule one.rule cannot be read: "),
        ({"package": "no_such.package"}, "the package no_such.package of one cannot be found"),
        ({"events": (Quiet,)}, "Quiet of one has no reveals"),
        ({"events": (Plain,)}, "Plain of one is no attrs class"),
        ({"actions": (_kind(Quiet),)}, "Quiet of one has no notation"),
        ({"actions": (_kind(Plain),)}, "Plain of one is no attrs class"),
        ({"events": (Open,)}, "Open of one is not frozen"),
        ({"actions": (_kind(Open),)}, "Open of one is not frozen"),
        ({"table": Slot(Open, lambda n: Open())}, "the slot Open of one is not frozen"),
        ({"seat": Slot(Plain, lambda n: Plain())}, "the slot Plain of one is no attrs class"),
    ],
)
def test_what_lacks_what_all_of_its_sort_have_is_refused(fields: dict[str, Any], told: str) -> None:
    (problem,) = problems(module("one", **fields))
    assert problem.startswith(told)


@pytest.mark.parametrize(
    "fields",
    [
        {"energies": EnergyKind("Z", "zinc")},
        {"energies": ("Z",)},
        {"requires": "powers"},
        {"rules": [Rule("one.rule", ".")]},
        {"table": Table},
    ],
)
def test_a_descriptor_names_the_field_that_is_of_the_wrong_type(fields: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=next(iter(fields))):
        module("one", **fields)


@pytest.mark.parametrize("count", [-1, 2.0, None])
def test_there_cannot_be_less_than_none_of_an_energy(count: Any) -> None:
    assert problems(module("one", energies=(EnergyKind("Z", "zinc", per_player=count),))) == (
        f"energy Z of one cannot be there {count!r} times per player",
    )


def test_an_option_needs_values_and_a_name_of_its_own() -> None:
    rule = Rule("one.rule", ".")
    assert problems(module("one", rules=(rule,), options=(Option("pace", (), "one.rule"),))) == (
        "option one.pace has no values",
    )
    twice = (Option("pace", (1, 2), "one.rule"), Option("pace", (3,), "one.rule"))
    assert problems(module("one", rules=(rule,), options=twice)) == ("option one.pace is brought twice, by one",)


def test_a_pattern_that_is_no_regular_expression_is_refused() -> None:
    (problem,) = problems(module("one", actions=(evolve(ponder(fail), pattern="("),)))
    assert problem.startswith("the pattern '(' of one cannot be used: ")


# ---------------------------------------------------------------- options


def test_a_misspelt_option_is_refused_with_the_nearest() -> None:
    assert problems(options={"color_limit": 3}) == ("there is no option color_limit; did you mean colour_limit?",)
    (problem,) = problems(options={"zzz": 3})
    assert problem.startswith("there is no option zzz; there are base.colour_limit")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colour_limit", 4),
        ("colour_limit", "3"),
        ("colour_limit", 3.0),
        ("colour_limit", None),
        ("colour_limit", [3]),
        ("base.colour_limit", "nine"),
        ("up_into_bubbles", 0),
        ("up_into_bubbles", 1),
        ("up_into_bubbles", "true"),
        ("stalemate", "End"),
    ],
)
def test_a_value_that_is_not_permitted_is_refused_with_those_that_are(name: str, value: Any) -> None:
    full = f"base.{name.removeprefix('base.')}"
    (problem,) = problems(options={name: value})
    assert problem.startswith(f"option {full} cannot be {value!r}; it is one of ")
    assert repr(Ruleset.of().options[full]) in problem


def test_a_bare_name_is_meant_for_every_module_that_has_such_an_option() -> None:
    pace = Option("pace", ("slow", "fast"), "one.rule")
    one = module("one", rules=(Rule("one.rule", "."),), options=(pace,))
    other = module("other", rules=(Rule("other.rule", "."),), options=(Option("pace", (1, "fast"), "other.rule"),))
    assert Ruleset.of(one, other).options["one.pace"] == "slow"
    both = Ruleset.of(one, other, options={"pace": "fast"}).options
    assert (both["one.pace"], both["other.pace"]) == ("fast", "fast")
    just_one = Ruleset.of(one, other, options={"one.pace": "fast"}).options
    assert (just_one["one.pace"], just_one["other.pace"]) == ("fast", 1)


def test_every_problem_is_told_at_once() -> None:
    found = problems(
        "no-such-module",
        7,
        module("a", requires=("missing",), after=("b",), rules=(Rule("base.alleviate", "."),)),
        module("b", conflicts=("a",), after=("a",), waives=("no.rule",), hooks=hooks(setupp=lambda: ())),
        options={"color_limit": 3, "stalemate": 9},
    )
    for part in (
        "there is no module no-such-module",
        "7 is neither a module",
        "each want to come after the next",
        "a requires missing",
        "b cannot be combined with a",
        "b waives no.rule",
        "rule base.alleviate is brought twice, by base and a",
        "there is no option color_limit",
        "option base.stalemate cannot be 9",
        "the hooks of b are not in order",
    ):
        assert sum(part in problem for problem in found) == 1, part
    assert len([problem for problem in found if "hooks" not in problem]) == 9


# ---------------------------------------------------------------- hooks


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (hooks(veto_tak=lambda book, taking: ()), "veto_tak"),
        (hooks(veto_take=lambda book, takin: ()), "takin"),
        (hooks(score=lambda book, state, seat, more: ()), "more"),
    ],
)
def test_hooks_with_unknown_names_or_arguments_are_refused(wrong: type, word: str) -> None:
    (problem,) = problems(module("one", hooks=wrong), module("other"), module("another"))
    assert problem.startswith("the hooks of one are not in order: ")
    assert word in problem


@pytest.mark.parametrize("first", [SimpleNamespace(), SimpleNamespace(score=hookimpl(lambda book, state, seat: ()))])
def test_two_modules_may_have_equal_namespaces_of_hooks(first: SimpleNamespace) -> None:
    second = SimpleNamespace(**vars(first))
    assert first == second
    rules = Ruleset.of(module("one", hooks=first), module("two", hooks=second))
    assert rules.book.owners["score"] == ("base", *["one", "two"][: 2 * len(vars(first))])


def test_the_namespaces_of_two_modules_that_are_equal_and_wrong_are_both_told_of() -> None:
    wrong = SimpleNamespace(veto_tak=hookimpl(lambda book: ()))
    found = problems(module("one", hooks=wrong), module("two", hooks=SimpleNamespace(**vars(wrong))))
    assert [problem.split(" are ")[0] for problem in found] == ["the hooks of one", "the hooks of two"]


def test_each_module_answers_for_its_own_misspelt_hook() -> None:
    found = problems(
        module("one", hooks=hooks(veto_tak=lambda: ())),
        module("other", hooks=hooks(scoer=lambda: ())),
        module("right", hooks=hooks(score=lambda: ())),
    )
    assert len(found) == 2
    assert [("of one " in problem, "veto_tak" in problem) for problem in sorted(found)] == [
        (True, True),
        (False, False),
    ]
    assert [("of other " in problem, "scoer" in problem) for problem in sorted(found)] == [(False, False), (True, True)]


def test_a_hook_may_leave_out_arguments_and_change_their_order() -> None:
    asked: list[Any] = []

    def veto_place(placing: Any) -> tuple[()]:
        asked.append(placing.height)
        return ()

    def veto_take(taking: Any, book: Any) -> tuple[()]:
        asked.append(book.modules[-1].id + taking.shown)
        return ()

    rules = Ruleset.of(module("one", hooks=hooks(veto_place=veto_place, veto_take=veto_take)))
    rules.actions(scenario(rules, maya="Y.. ... ..."))
    assert {8, 7, 1, "oneY"} <= set(asked)


@pytest.mark.parametrize("returned", [None, [], "text", 7])
def test_a_hook_that_returns_what_it_must_not_names_its_module(returned: Any) -> None:
    rules = Ruleset.of(module("one", hooks=hooks(veto_take=lambda taking: returned)))
    with pytest.raises(ModuleContractError, match="hook veto_take of one returned") as caught:
        rules.actions(scenario(rules, maya="PBC ... ..."))
    assert (caught.value.module, caught.value.tried) == ("one", "veto_take")


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("veto_take", lambda taking: fail()),
        ("waive_take", lambda taking: fail()),
        ("veto_place", lambda placing: fail()),
        ("lines", lambda state: fail()),
        ("modify_token", lambda state: fail()),
        ("modify_owed", lambda owed: fail()),
        ("passes_over", lambda cell: fail()),
        ("veto_action", lambda action: fail()),
    ],
)
def test_a_hook_that_raises_while_choices_are_listed_names_its_module(name: str, function: Callable[..., Any]) -> None:
    rules = Ruleset.of(module("one", hooks=hooks(**{name: function})))
    with pytest.raises(ModuleContractError, match=f"hook {name} of one failed: ZeroDivisionError") as caught:
        rules.actions(scenario(rules, "K/YYK/-/-/G/-/-/-/-", "/".join("-" * 9), maya="PBK ... ..."))
    assert caught.value.module == "one"


@pytest.mark.parametrize("name", ["end_of_turn", "before_turn_ends", "ends_game", "modify_home"])
def test_a_hook_that_raises_while_an_action_is_taken_names_its_module_and_changes_nothing(name: str) -> None:
    rules = Ruleset.of(module("one", hooks=hooks(**{name: lambda seat: fail()})))
    state = scenario(rules, "-/-/-/-/-/-/-/-/- spaces=1", "/".join("-" * 9))
    game = Game(rules, state)
    with pytest.raises(ModuleContractError, match=f"hook {name} of one failed") as caught:
        game.play("M:P")
    assert caught.value.module == "one"
    assert (game.state, game.history) == (state, [])


@pytest.mark.parametrize("name", ["setup", "observers", "score", "levels"])
def test_a_hook_that_raises_at_the_edges_of_a_game_names_its_module(name: str) -> None:
    def play() -> None:
        rules = Ruleset.of(module("one", hooks=hooks(**{name: lambda book: fail()})))
        rules.score(rules.initial(2))

    with pytest.raises(ModuleContractError, match=f"hook {name} of one failed") as caught:
        play()
    assert caught.value.module == "one"


def test_the_end_of_turn_returns_nothing() -> None:
    rules = Ruleset.of(module("one", hooks=hooks(end_of_turn=lambda step: ())))
    with pytest.raises(ModuleContractError, match="hook end_of_turn of one returned"):
        rules.apply(scenario(rules), "M:P")


def test_hooks_are_called_in_the_order_of_the_modules() -> None:
    called: list[str] = []

    def told(name: str) -> Callable[..., None]:
        def end_of_turn(seat: int) -> None:
            called.append(name)

        return end_of_turn

    last, first = (
        module("a", after=("b",), hooks=hooks(end_of_turn=told("a"))),
        module("b", hooks=hooks(end_of_turn=told("b"))),
    )
    rules = Ruleset.of(last, first)
    rules.apply(scenario(rules), "M:P")
    assert called == ["b", "a"]


def test_every_hook_can_be_wrapped_for_tracing() -> None:
    seen: list[tuple[str, str]] = []

    def wrap(hook: str, module: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            seen.append((hook, module))
            return function(*args)

        return call

    rules = Ruleset.of(module("one", hooks=hooks(end_of_turn=lambda seat: None)), wrap=wrap)
    rules.apply(scenario(rules), "M:P")
    assert {("ends_game", "base"), ("end_of_turn", "one")} <= set(seen)


@pytest.mark.parametrize("name", ["veto_take", "veto_action", "lines", "veto_place", "modify_owed", "waive_take"])
@pytest.mark.parametrize("value", [None, "x", 7])
def test_a_hook_that_returns_something_else_among_others_names_its_module(name: str, value: Any) -> None:
    rules = Ruleset.of(module("one", hooks=hooks(**{name: lambda book: (value,)})))
    with pytest.raises(ModuleContractError, match=f"hook {name} of one returned {value!r} among others") as caught:
        rules.actions(scenario(rules, "K/YYK/-/-/G/-/-/-/-", "/".join("-" * 9), maya="PBK ... ..."))
    assert caught.value.module == "one"


def test_setting_up_is_decisions() -> None:
    rules = Ruleset.of(module("one", hooks=hooks(setup=lambda players: (players,))))
    with pytest.raises(ModuleContractError, match="hook setup of one returned 2 among others") as caught:
        rules.initial(2)
    assert caught.value.module == "one"


def test_a_hook_that_refuses_by_a_rule_nobody_brings_names_its_module() -> None:
    rules = Ruleset.of(module("one", hooks=hooks(veto_action=lambda action: (refuse("one.nothing"),))))
    with pytest.raises(ModuleContractError, match=r"refuses by one\.nothing, which is no rule in play") as caught:
        rules.apply(scenario(rules), "M:P")
    assert caught.value.module == "one"


# ---------------------------------------------------------------- what a module brings, in play


def nothing(*_: Any) -> None:
    """What does nothing."""


@frozen
class Riddle(Decision):
    """What a module asks nature."""

    seat: int = NATURE


def riddle(**functions: Callable[..., Any]) -> Module:
    """A module that has nature ponder first of all."""
    chance = {"sample": lambda *_: Ponder(), "outcomes": lambda *_: [(Ponder(), Fraction(1))]} | functions
    return module(
        "one",
        hooks=hooks(setup=lambda players: (Riddle(),)),
        actions=(evolve(ponder(nothing), answers=(Riddle,), offer=lambda *_: ()),),
        chances=(ChanceKind(decision=Riddle, **chance),),
        after=("base",),
    )


def riddled(rules: Ruleset) -> State:
    """The state in which nature is to ponder."""
    start = rules.initial(2)
    return evolve(start, stack=tuple(d for d in start.stack if isinstance(d, Riddle)))


@pytest.mark.parametrize(
    ("name", "ask"),
    [
        ("offer", lambda rules, state: rules.actions(state)),
        ("refuse", lambda rules, state: rules.explain(state, Ponder())),
        ("refuse", lambda rules, state: rules.apply(state, Ponder())),
        ("parse", lambda rules, state: rules.action("P")),
    ],
)
@pytest.mark.parametrize("function", [fail, nothing])
def test_an_action_kind_that_fails_or_returns_nothing_names_its_module(
    name: str, ask: Callable[..., Any], function: Callable[..., Any]
) -> None:
    functions: dict[str, Any] = {name: function}
    rules = Ruleset.of(module("one", actions=(evolve(ponder(nothing), **functions),)))
    told = "failed: ZeroDivisionError" if function is fail else "returned None, which it must not"
    with pytest.raises(ModuleContractError, match=f"the {name} of Ponder of one {told}") as caught:
        ask(rules, scenario(rules))
    assert caught.value.module == "one"


def test_an_action_kind_that_refuses_by_a_rule_nobody_brings_names_its_module() -> None:
    kind = evolve(ponder(nothing), refuse=lambda *_: (refuse("one.nothing"),))
    rules = Ruleset.of(module("one", actions=(kind,)))
    with pytest.raises(ModuleContractError, match=r"the refuse of Ponder of one refuses by one\.nothing") as caught:
        rules.apply(scenario(rules), "P")
    assert caught.value.module == "one"


def test_parts_that_make_no_action_are_no_breach() -> None:
    def parse(match: Any) -> Ponder:
        raise ValueError("there is nothing to ponder")

    rules = Ruleset.of(module("one", actions=(evolve(ponder(nothing), parse=parse),)))
    with pytest.raises(NotationError, match="P reads like P, but there is nothing to ponder"):
        rules.action("P")


def outcomes_that_fail(*_: Any) -> Iterator[Any]:
    """The first outcome, and no more."""
    yield Ponder(), Fraction(1, 2)
    fail()


def test_nature_s_answers_that_fail_name_their_module() -> None:
    rules = Ruleset.of(riddle(sample=fail, outcomes=outcomes_that_fail))
    state = riddled(rules)
    with pytest.raises(ModuleContractError, match="the sample for Riddle of one failed: ZeroDivision") as sampled:
        rules.sample(state, Random(1))
    outcomes = iter(rules.outcomes(state))
    assert next(outcomes) == (Ponder(), Fraction(1, 2))
    with pytest.raises(ModuleContractError, match="the outcomes for Riddle of one failed: ZeroDivision") as listed:
        next(outcomes)
    assert (sampled.value.module, listed.value.module) == ("one", "one")


def test_nature_s_answers_are_listed_as_the_module_lists_them() -> None:
    rules = Ruleset.of(riddle())
    assert list(rules.outcomes(riddled(rules))) == [(Ponder(), Fraction(1))]
    assert rules.sample(riddled(rules), Random(1)) == Ponder()


@pytest.mark.parametrize("place", ["table", "seat"])
@pytest.mark.parametrize(("new", "told"), [(fail, "failed"), (nothing, "returned None"), (lambda n: n, "returned 2")])
def test_a_slot_that_cannot_be_made_names_its_module(place: str, new: Callable[..., Any], told: str) -> None:
    rules = Ruleset.of(module("one", **{place: Slot(Table, new)}))
    with pytest.raises(ModuleContractError, match=f"the new of Table of one {told}") as caught:
        rules.initial(2)
    assert caught.value.module == "one"


@pytest.mark.parametrize(
    ("respond", "told"),
    [
        (fail, "the observer of Meditated of one failed: ZeroDivisionError"),
        (nothing, "the observer of Meditated of one returned None"),
        (lambda step, event: [fail], "the observer of Meditated of one returned ."),
        (lambda step, event: (fail,), "an effect of Meditated of one failed: ZeroDivisionError"),
        (lambda step, event: (7,), "an effect of Meditated of one failed: TypeError"),
    ],
)
def test_an_observer_or_effect_that_fails_names_its_own_module(respond: Callable[..., Any], told: str) -> None:
    rules = Ruleset.of(module("one", hooks=hooks(observers=lambda: (Observer(Meditated, respond),))), module("other"))
    state = scenario(rules)
    game = Game(rules, state)
    with pytest.raises(ModuleContractError, match=told) as caught:
        game.play("M:P")
    assert caught.value.module == "one"
    assert (game.state, game.history) == (state, [])


def test_a_vetoed_action_is_neither_offered_nor_legal() -> None:
    def veto_action(action: Any) -> tuple[Any, ...]:
        return (refuse("one.rule"),) if action == Meditate("P") else ()

    rule = Rule("one.rule", "Nobody meditates for purple.")
    rules = Ruleset.of(module("one", rules=(rule,), hooks=hooks(veto_action=veto_action)))
    state = scenario(rules)
    assert {a.notation for a in rules.actions(state)} == {f"M:{colour}" for colour in "BCGYOR"}
    assert [rules.tell(reason) for reason in rules.explain(state, "M:P")] == ["Nobody meditates for purple."]
    assert rules.module_of("one.rule") == "one"


@pytest.mark.parametrize("text", ["An unmatched { brace.", "Two {braces}.", "A {colour} one."])
def test_a_rule_without_a_refusal_is_told_as_it_is_written(text: str) -> None:
    rules = Ruleset.of(module("one", rules=(Rule("one.rule", text),)))
    assert rules.tell(refuse("one.rule", colour="P")) == text


@pytest.mark.parametrize("refusal", ["A {shade} one.", "{}", "{colour.shade}", "{colour:d}", "{colour[P]}"])
def test_a_refusal_that_asks_for_what_its_reason_lacks_names_the_module(refusal: str) -> None:
    rules = Ruleset.of(module("one", rules=(Rule("one.rule", "A rule.", refusal=refusal),)))
    with pytest.raises(ModuleContractError, match=r"the refusal of one\.rule cannot be made of") as caught:
        rules.tell(refuse("one.rule", colour="P"))
    assert caught.value.module == "one"
    assert Words.of(rules, "en").reason(refuse("one.rule", colour="P")) == "A rule."
    with pytest.raises(LookupError, match=r"no module in play brings a rule two\.rule"):
        rules.tell(refuse("two.rule"))


def test_a_module_can_lift_a_rule_for_the_whole_game() -> None:
    rules = Ruleset.of(module("one", waives=("base.receive.negative",)))
    state = scenario(rules, maya="KPB ... ...")
    assert {a.notation.split(">")[0] for a in rules.actions(state) if a.notation[0] == "T"} == {
        "T1:K", "T1:P", "T1:B", "T1:KP", "T1:BK", "T1:BP", "T1:BKP",
    }  # fmt: skip
    assert rules.explain(state, "T1:P>8") == ()


def test_an_action_that_fails_names_its_module() -> None:
    rules = Ruleset.of(module("one", actions=(ponder(fail),)))
    state = scenario(rules)
    assert Ponder() in rules.actions(state)
    with pytest.raises(ModuleContractError, match="P of one failed: ZeroDivisionError") as caught:
        rules.apply(state, "P")
    assert caught.value.module == "one"


def test_effects_that_set_each_other_off_without_end_are_stopped_and_named() -> None:
    def again(step: Step, event: Meditated) -> tuple[Callable[[Step], None], ...]:
        return (lambda step: step.emit(Meditated(0)),)

    rules = Ruleset.of(module("one", hooks=hooks(observers=lambda: (Observer(Meditated, again),))))
    with pytest.raises(ModuleContractError, match="one on Meditated -> one on Meditated") as caught:
        rules.apply(scenario(rules), "M:P")
    assert caught.value.module == "one"


def test_observers_hear_of_the_answer_and_of_how_the_turn_passes_in_the_order_of_the_events() -> None:
    heard: list[Any] = []

    def respond(step: Step, event: Any) -> tuple[()]:
        heard.append(event)
        return ()

    kinds = (Asked, TurnBegan, TurnEnded, Answered)
    rules = Ruleset.of(module("one", hooks=hooks(observers=lambda: tuple([Observer(k, respond) for k in kinds]))))
    events = rules.apply(scenario(rules), "M:P").events
    assert heard == [Answered(0), TurnEnded(0), TurnBegan(1), Asked(ChooseAction(1))]
    assert [event for event in events if type(event) in kinds] == heard


def test_an_observer_hears_of_moves_to_where_it_looks_and_one_that_looks_nowhere_of_all() -> None:
    def watching(heard: list[Any], *landing: type[Any]) -> Module:
        def respond(step: Step, event: Moved) -> tuple[()]:
            heard.append(event.target)
            return ()

        name = "-".join(["watch", *[place.__name__.lower() for place in landing]])
        return module(name, hooks=hooks(observers=lambda: (Observer(Moved, respond, landing),)))

    notches: list[Any] = []
    cells_and_hands: list[Any] = []
    everywhere: list[Any] = []
    rules = Ruleset.of(
        watching(notches, Notch), watching(cells_and_hands, Cell, Hand), watching(everywhere)
    )  # fmt: skip
    state = scenario(rules, "-/-/-/-/GG/-/-/-/-", "-/-/-/-/-/-/-/-/-", maya="GYR BOG OKK")
    rules.apply(state, "T1:G>4")
    assert notches == [Notch(0, 4)]
    assert cells_and_hands == [Cell(0, 4), Hand(0)]
    assert everywhere == [Notch(0, 4), Cell(0, 4), Hand(0)]
    step = Step(rules.book, state)
    step.emit(Moved("G", Cell(0, 4), BAG))
    step.settle()
    assert (notches[1:], cells_and_hands[2:], everywhere[3:]) == ([], [], [BAG])


def test_a_slot_is_kept_on_the_table_and_for_each_seat() -> None:
    @frozen
    class Own:
        count: int

    rules = Ruleset.of(module("one", table=Slot(Table, Table), seat=Slot(Own, lambda players: Own(players * 10))))
    state = rules.initial(3)
    assert state.slot(Table) == Table(3)
    assert [seat.slot(Own) for seat in state.seats] == [Own(30)] * 3
    with pytest.raises(LookupError, match="keeps a Table"):
        Ruleset.of().initial(3).slot(Table)


@pytest.mark.parametrize(
    "table", ["owners", "options", "energies", "rules", "kinds", "kind_of", "chances", "observers", "arrivals"]
)
def test_nobody_can_write_to_the_rulebook(table: str) -> None:
    kept = getattr(Ruleset.of("powers").book, table)
    assert len(kept) > 0
    assert {"__setitem__", "update", "clear", "pop", "add", "discard"}.isdisjoint(dir(kept))


def test_a_hook_that_writes_to_the_rulebook_names_its_module_and_changes_nothing() -> None:
    def end_of_turn(step: Step, seat: int) -> None:
        step.book.options["base.colour_limit"] = "none"  # type: ignore[index]

    rules = Ruleset.of(module("meddler", hooks=hooks(end_of_turn=end_of_turn)))
    state = scenario(rules, "-/-/-/-/-/-/-/-/- spaces=1", "/".join("-" * 9))
    with pytest.raises(ModuleContractError, match="does not support item assignment") as failure:
        rules.apply(state, "M:P")
    assert failure.value.module == "meddler"
    assert rules.options["base.colour_limit"] == 3


def test_two_rulesets_live_side_by_side() -> None:
    lifted, plain = Ruleset.of(module("one", waives=("base.receive.negative",))), Ruleset.of()
    state = scenario(plain, maya="KPB ... ...")
    assert lifted.explain(state, "T1:P>8") == ()
    assert [r.rule for r in plain.explain(state, "T1:P>8")] == ["base.receive.negative"]


def test_no_module_brings_a_rule_nobody_wrote() -> None:
    with pytest.raises(LookupError, match=r"brings a rule base\.nothing"):
        Ruleset.of().module_of("base.nothing")
    assert Ruleset.of().module_of("base.alleviate") == "base"


def test_what_cannot_be_composed_is_an_error_of_this_library() -> None:
    assert issubclass(CompositionError, ChakraError)
    with pytest.raises(CompositionError) as caught:
        Ruleset.of("no-such-module")
    assert caught.value.code == "cannot-compose"
