"""The TypeScript types are those of the schemas now, the compiler takes them, and the documents are of these types."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chakra_rules import Ruleset, view
from chakra_rules.documents import Documents
from chakra_rules.schemas import schema
from chakra_rules.testing import play

if TYPE_CHECKING:
    from tests.clients.conftest import Node

FOLDER = Path(__file__).parents[2] / "clients" / "typescript"
TYPES = FOLDER / "src" / "generated" / "types.ts"
COMPILER = "node_modules/typescript/bin/tsc"
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
    file.write_text(json.dumps(schema(rules, "all")), "utf-8")
    made = typescript.run("scripts/types.mjs", str(file), folder=FOLDER).decode()
    assert made == TYPES.read_text("utf-8"), "run `npm run types` in clients/typescript"


def test_the_script_generates_for_the_modules_there_are() -> None:
    script = (FOLDER / "scripts" / "types.mjs").read_text("utf-8")
    assert f'const MODULES = "{",".join(MODULES)}";' in script


def test_the_compiler_takes_the_client(typescript: Node) -> None:
    typescript.run(COMPILER, "--noEmit", folder=FOLDER)


def test_the_documents_of_a_game_are_of_these_types_and_others_are_not(
    typescript: Node, rules: Ruleset, tmp_path: Path
) -> None:
    game = play(rules, players=3, seed=1, actions=STEPS)
    documents = Documents.of(rules)
    events = {type(event): event for entry in game.history for event in entry.events}
    actions = {type(entry.action): entry.action for entry in game.history}
    right: list[tuple[str, Any]] = [
        ("State", documents.write(game.state)),
        ("View", documents.write(view(game.state, 1))),
        ("Score", documents.write(game.score())),
        ("Save", game.save()),
        *[("Event", documents.write(event)) for event in events.values()],
        *[("Action", documents.write(action)) for action in actions.values()],
        *[("Decision", documents.write(entry.before.stack[-1])) for entry in game.history[:9]],
    ]
    wrong: list[tuple[str, Any]] = [
        ("State", {**documents.write(game.state), "colour": "G"}),
        ("State", {**documents.write(game.state), "slots": []}),
        ("Event", {"kind": "base.TurnBegan", "seat": "0"}),
        ("Action", {"kind": "base.TurnBegan", "seat": 0}),
        ("Action", {"kind": "base.Exchange", "energy": "Z", "notation": "X:Z"}),
    ]
    lines = [f"export const _{number}: T.{name} = {json.dumps(one)};" for number, (name, one) in enumerate(right)]
    for name, one in wrong:
        lines += ["// @ts-expect-error", f"export const _{len(lines)}: T.{name} = {json.dumps(one)};"]
    program = tmp_path / "program.ts"
    program.write_text("\n".join([f'import type * as T from "{TYPES.as_posix()}";', *lines]), "utf-8")
    options = ("--noEmit", "--strict", "--ignoreConfig", "--module", "nodenext", "--allowImportingTsExtensions")
    typescript.run(COMPILER, *options, str(program), folder=FOLDER)


def test_the_patterns_of_the_schemas_are_patterns_in_javascript_too(node: Node, rules: Ruleset, tmp_path: Path) -> None:
    patterns = sorted(set(re.findall(r'"pattern": ("(?:[^"\\]|\\.)*")', json.dumps(schema(rules, "all")))))
    assert len(patterns) > 20
    program = tmp_path / "patterns.mjs"
    match_nothing = "(text) => !new RegExp(text, 'u').test('\\n\\n')"
    program.write_text(f"console.log([{', '.join(patterns)}].every({match_nothing}))", "utf-8")
    assert node.run(str(program), folder=tmp_path).decode() == "true\n"
