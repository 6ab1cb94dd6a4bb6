"""The TypeScript types are those of the schemas now, the compiler takes them, and the documents are of these types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chakra_rules import Game, Ruleset, view
from chakra_rules.documents import Documents
from chakra_rules.schemas import schema, schema_of_any_mix
from chakra_rules.testing import play

if TYPE_CHECKING:
    from tests.clients.conftest import Node

FOLDER = Path(__file__).parents[2] / "clients" / "typescript"
TYPES = FOLDER / "src" / "generated" / "types.ts"
COMPILER = "node_modules/typescript/bin/tsc"
CONTENT = b""
"""What the compiler says when it finds nothing wrong; where it finds something its run fails."""
MODULES = ("yin-yang", "abilities", "powers", "objectives")
STEPS = 100


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    """All modules there are."""
    return Ruleset.of(*MODULES)


@pytest.fixture(scope="module")
def typescript(node: Node) -> Node:
    """Node, with the compiler in place."""
    node.install(FOLDER)
    return node


def test_the_generated_types_are_those_of_the_schemas_now(typescript: Node, rules: Ruleset, tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    file.write_text(json.dumps(schema_of_any_mix(rules, "all")), "utf-8")
    made = typescript.run("scripts/types.mjs", str(file), folder=FOLDER).decode()
    assert made == TYPES.read_text("utf-8"), "run `npm run types` in clients/typescript"


def test_the_script_generates_for_the_modules_there_are() -> None:
    script = (FOLDER / "scripts" / "types.mjs").read_text("utf-8")
    assert f'const MODULES = "{",".join(MODULES)}";' in script


def test_the_compiler_takes_the_client(typescript: Node) -> None:
    assert typescript.run(COMPILER, "--noEmit", folder=FOLDER) == CONTENT


def right_in(mix: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """The documents of a game with these modules, each with the name of its type."""
    rules = Ruleset.of(*mix)
    game = play(rules, players=3, seed=1, actions=STEPS)
    documents = Documents.of(rules)
    yield "State", documents.write(game.state)
    yield "View", documents.write(view(game.state, 1))
    yield "Score", documents.write(game.score())
    yield "Save", game.save()
    for event in {type(event): event for entry in game.history for event in entry.events}.values():
        yield "Event", documents.write(event)
    for action in {type(entry.action): entry.action for entry in game.history}.values():
        yield "Action", documents.write(action)
    for entry in game.history[:9]:
        yield "Decision", documents.write(entry.before.stack[-1])


def wrong_in(mix: tuple[str, ...]) -> list[tuple[str, Any]]:
    """What no game tells, each with the name of the type that it is not of."""
    game = Game.new(Ruleset.of(*mix), players=2, seed=1)
    state, save = Documents.of(game.rules).write(game.state), game.save()
    return [
        ("State", {**state, "colour": "G"}),
        ("State", {**state, "slots": [{"kind": "base.TurnBegan", "seat": 0}]}),
        ("State", {**state, "slots": state["seats"][0]["slots"]}),
        ("Save", {**save, "options": {**save["options"], "powers.limit": 3}}),
        ("Save", {**save, "options": {**save["options"], "yin-yang.discarded_energy": "hand"}}),
        ("Save", {**save, "options": {"yin-yang.discarded_energy": "box"}}),
        ("Event", {"kind": "base.TurnBegan", "seat": "0"}),
        ("Action", {"kind": "base.TurnBegan", "seat": 0}),
        ("Action", {"kind": "base.Exchange", "energy": "Z", "notation": "X:Z"}),
    ]


def test_the_documents_of_every_mix_are_of_these_types_and_others_are_not(typescript: Node, tmp_path: Path) -> None:
    mixes = ((), *[(module,) for module in MODULES], MODULES)
    right = [document for mix in mixes for document in right_in(mix)]
    lines = [f"export const _{number}: T.{name} = {json.dumps(one)};" for number, (name, one) in enumerate(right)]
    for name, one in wrong_in(MODULES):
        lines += ["// @ts-expect-error", f"export const _{len(lines)}: T.{name} = {json.dumps(one)};"]
    program = tmp_path / "program.ts"
    program.write_text("\n".join([f'import type * as T from "{TYPES.as_posix()}";', *lines]), "utf-8")
    options = ("--noEmit", "--strict", "--ignoreConfig", "--module", "nodenext", "--allowImportingTsExtensions")
    assert typescript.run(COMPILER, *options, str(program), folder=FOLDER) == CONTENT


def test_the_patterns_of_the_schemas_are_patterns_in_javascript_too(node: Node, rules: Ruleset, tmp_path: Path) -> None:
    patterns = sorted(set(re.findall(r'"pattern": ("(?:[^"\\]|\\.)*")', json.dumps(schema(rules, "all")))))
    assert len(patterns) > 20
    program = tmp_path / "patterns.mjs"
    match_nothing = "(text) => !new RegExp(text, 'u').test('\\n\\n')"
    program.write_text(f"console.log([{', '.join(patterns)}].every({match_nothing}))", "utf-8")
    assert node.run(str(program), folder=tmp_path).decode() == "true\n"
