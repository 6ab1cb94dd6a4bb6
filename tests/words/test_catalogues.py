"""The catalogues: complete, without a message that nobody uses, and with the same placeholders everywhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import chakra_rules
from chakra_rules.book import Rulebook
from chakra_rules.errors import IllegalAction
from chakra_rules.events import CORE_EVENTS
from chakra_rules.modules import Module
from chakra_rules.places import CORE_PLACES
from chakra_rules.rule import Waiver
from chakra_rules.ruleset import Ruleset
from chakra_rules.stages import Owed
from chakra_rules.terms import term_of, types_of
from chakra_rules.words.catalogues import catalogue
from chakra_rules.words.ids import class_id, rule_id
from chakra_rules.words.speaker import MOVES
from tests.words.spoken import LANGUAGES, MODULES

OTHERS = tuple([language for language in LANGUAGES if language != "en"])
SOURCES = Path(chakra_rules.__file__).parent
OURS = tuple([".".join(file.relative_to(SOURCES.parent).parts[:-2]) for file in sorted(SOURCES.rglob("locale/en.ftl"))])
PACKAGES = tuple(dict.fromkeys([*OURS, *[module.package for module in MODULES]]))
GRAMMAR = {"form", "position", "last", "join", "many", "one"}
"""Placeholders that say how a language bends its words, not what is told."""
FORMS = {"from", "to", "noun", "adjective", "adjectives"}
"""Attributes that do the same."""
SAID_IN_CODE = ("rule-", "error-")
"""What English says in rules.toml and in the errors themselves, but for what wants words."""


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        if node.name.name in ("as", "each") and isinstance(node.value, ast.StringLiteral):
            self.terms.add(node.value.value)


def placeholders(pattern: ast.BaseNode | None) -> set[str]:
    found = Placeholders()
    if pattern is not None:
        found.visit(pattern)
    return found.names - GRAMMAR


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    resource = catalogue(package, language)
    assert resource is not None, f"{package} has no catalogue in {language}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{package} says something twice in {language}"
    return {message.id.name: message for message in found}


def patterns(package: str, language: str) -> dict[str, ast.Pattern | None]:
    """Every message and attribute that says something of its own, by ``id`` or ``id.attribute``."""
    found: dict[str, ast.Pattern | None] = {}
    for id, message in messages(package, language).items():
        found[id] = message.value
        found.update({f"{id}.{one.id.name}": one.value for one in message.attributes if one.id.name not in FORMS})
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_with_the_same_placeholders(package: str, language: str) -> None:
    english, other = [
        {id: placeholders(pattern) for id, pattern in patterns(package, one).items() if not id.startswith(SAID_IN_CODE)}
        for one in ("en", language)
    ]
    assert other == english


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.id)
def test_english_refuses_with_the_parameters_that_the_rule_has(module: Module) -> None:
    refusals = {f"{rule_id('rule', rule.id)}.refusal": rule.refusal for rule in module.rules}
    for id, pattern in patterns(module.package, "en").items():
        if id.startswith("rule-") and pattern:
            assert placeholders(pattern) <= {name for _, name, _, _ in Formatter().parse(refusals[id]) if name}, id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.id)
def test_every_rule_and_refusal_is_there_with_the_parameters_it_has(module: Module, language: str) -> None:
    found = {id: pattern for id, pattern in patterns(module.package, language).items() if id.startswith("rule-")}
    due: dict[str, set[str]] = {}
    for rule in module.rules:
        due[rule_id("rule", rule.id)] = set()
        if rule.refusal:
            due[f"{rule_id('rule', rule.id)}.refusal"] = {
                name for _, name, _, _ in Formatter().parse(rule.refusal) if name
            }
    assert found.keys() == due.keys()
    for id, pattern in found.items():
        assert placeholders(pattern) <= due[id], id


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_there_for_nothing(package: str) -> None:
    known = {*classes(), *values(), *codes()}
    assert [id for id in messages(package, "en") if id not in known] == []


def classes() -> set[str]:
    """The messages of all classes whose values can be told."""
    kinds: list[type] = []
    for module in MODULES:
        kinds += [kind.action for kind in module.actions]
        kinds += [decision for kind in module.actions for decision in kind.answers]
        kinds += [*module.events, *module.places, *[slot.kind for slot in (module.table, module.seat) if slot]]
    return {class_id(MODULES, kind) for kind in (*kinds, *CORE_EVENTS, *CORE_PLACES, Waiver, Owed)}


def values() -> set[str]:
    """The messages of modules, energies, cards, options, score lines, terms and pieces."""
    found = {"piece-I", f"error-{IllegalAction.code}"}
    for module in MODULES:
        found |= {f"module-{module.id}"}
        found |= {f"energy-{energy.letter}" for energy in module.energies}
        found |= {f"card-{card.name}" for card in module.brings}
        found |= {f"option-{module.id}-{option.name}" for option in module.options}
        found |= {rule_id("line", rule.id) for rule in module.rules if ".score" in rule.id}
        found |= {rule_id("rule", rule.id) for rule in module.rules if rule.refusal}
    return found | {f"{sort}-{term}" for term in terms() for sort in ("term", "item")}


def terms() -> set[str]:
    """The terms of all fields, and those that a message or the command line names."""
    kinds: list[type] = [*CORE_PLACES, *CORE_EVENTS]
    for module in MODULES:
        kinds += [*[one.action for one in module.actions], *[d for one in module.actions for d in one.answers]]
    marks = [term_of(hint) for kind in kinds for hint in types_of(kind).values()]
    visitor = Placeholders()
    for package in PACKAGES:
        for language in LANGUAGES:
            for message in messages(package, language).values():
                visitor.visit(message)
    return {mark.name for mark in marks if mark} | visitor.terms | {"effect"}


def codes() -> set[str]:
    """The messages that the words themselves and the command line call by their ids."""
    found: set[str] = set()
    for path in [*SOURCES.glob("words/*.py"), *SOURCES.glob("cli/**/*.py")]:
        names = set(re.findall(r"[\"'`]([a-z][a-z-]+)[\"'`]", path.read_text("utf-8")))
        found |= {f"{lead}{name}" for name in names for lead in ("", "cli-", "cli-fact-", "tui-")}
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_term_that_a_message_names_has_words(package: str) -> None:
    known = {id for one in PACKAGES for id in messages(one, "en")}
    for language in LANGUAGES:
        named = Placeholders()
        for message in messages(package, language).values():
            named.visit(message)
        unknown = {term for term in named.terms - {MOVES} if f"term-{term}" not in known}
        assert {term for term in unknown if not any(id.startswith(f"{term}-") for id in known)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_kinds_of_action_places_and_fields_have_attributes(language: str) -> None:
    book = Ruleset.of(*MODULES[1:]).book
    for package in PACKAGES:
        for id, message in messages(package, language).items():
            allowed = attributes(book, id)
            assert {one.id.name for one in message.attributes} <= allowed, id


def attributes(book: Rulebook, id: str) -> set[str]:
    sort = id.split("-", maxsplit=1)[0]
    slots = [slot.kind for module in book.modules for slot in (module.table, module.seat) if slot]
    fields = {name for kind in slots if class_id(book.modules, kind) == id for name in types_of(kind)}
    ends = {f"to-{kind.__name__}" for module in book.modules for kind in module.places}
    options = {f"is-{str(value).lower()}" for module in book.modules for one in module.options for value in one.values}
    return {
        "action": {"third", "kind"},
        "place": {"from", "to", "piece", *ends},
        "energy": FORMS - {"from", "to"},
        "option": options,
        "rule": {"refusal"},
        "value": fields,
    }.get(sort, set())
