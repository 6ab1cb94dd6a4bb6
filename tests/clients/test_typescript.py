"""The TypeScript client plays whole games through ``chakra serve --stdio``."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import fields_dict

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.schemas import of_any_mix
from chakra_rules.serve.reply_schema import reply_schema
from chakra_rules.serve.requests import REQUESTS
from tests.serve.conftest import exchanges

if TYPE_CHECKING:
    from tests.clients.conftest import Node

FOLDER = Path(__file__).parents[2] / "clients" / "typescript"
BUILD = ("node_modules/typescript/bin/tsc", "--noEmit", "false", "--rootDir", "src", "--outDir", "dist")


@pytest.fixture(scope="module")
def built(node: Node) -> Node:
    """Node, with the client compiled."""
    node.install(FOLDER)
    node.run(*BUILD, folder=FOLDER)
    return node


@pytest.fixture(autouse=True)
def _chakra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of this environment is the one that the client starts."""
    found = shutil.which("chakra", path=str(Path(sys.executable).parent))
    assert found
    monkeypatch.setenv("CHAKRA", found)
    monkeypatch.setenv("PATH", str(Path(found).parent), prepend=os.pathsep)


def test_the_client_passes_its_own_tests_with_a_whole_game_among_them(built: Node) -> None:
    told = built.run("--test", "--test-reporter=tap", "dist/client.test.js", folder=FOLDER).decode()
    assert re.search(r"^ok \d+ - a whole game with four modules is played to its end", told, re.MULTILINE)
    assert "\n# fail 0\n" in told
    assert "\n# skipped 0\n" in told


def test_the_example_of_the_page_runs(built: Node) -> None:
    block = re.search(r"^```js\n(.*?)^```$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block
    (FOLDER / "dist" / "example.js").write_text(block[1], "utf-8")
    text, happened, refused = built.run("dist/example.js", folder=FOLDER).decode().splitlines()
    assert text.startswith("meditate")
    assert happened == "1 action, now seat 1"
    assert refused == "illegal base.channel.complete"


def compiled(node: Node, program: Path) -> bytes:
    """What the compiler says of a program: nothing, or its run fails."""
    options = ("--noEmit", "--strict", "--ignoreConfig", "--module", "nodenext")
    return node.run(BUILD[0], *options, str(program), folder=FOLDER)


def test_what_requests_take_and_give_is_of_the_types_of_the_client(built: Node, tmp_path: Path) -> None:
    told = [*exchanges(), *exchanges(lang="de")]
    lines = [f'import type {{ Common, Requests }} from "{(FOLDER / "src" / "protocol.js").as_posix()}";']
    for number, (name, fields, ok) in enumerate(told):
        lines.append(f'export const asks{number}: Requests["{name}"][0] & Common = {json.dumps(fields)};')
        lines.append(f'export const ok{number}: Requests["{name}"][1] = {json.dumps(ok)};')
    name, _, ok = next(one for one in told if one[0] == "play")
    for wrong in ({**ok, "more": 1}, {key: value for key, value in ok.items() if key != "step"}):
        lines += ["// @ts-expect-error", f'export const _{len(lines)}: Requests["{name}"][1] = {json.dumps(wrong)};']
    program = tmp_path / "program.ts"
    program.write_text("\n".join(lines), "utf-8")
    assert compiled(built, program) == b""


SAME = """
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? ([keyof B] extends [keyof A] ? true : false) : false) : false;
"""


def test_what_the_client_knows_of_replies_is_what_their_schema_says(built: Node, tmp_path: Path) -> None:
    every = Ruleset.of(*installed()[1:])
    schema, program = tmp_path / "replies.json", tmp_path / "program.ts"
    schema.write_text(json.dumps(of_any_mix(every, reply_schema(every))), "utf-8")
    (tmp_path / "replies.ts").write_bytes(built.run("scripts/types.mjs", str(schema), folder=FOLDER))
    names = {name: f"R.Ok{name.title().replace('-', '')}" for name in REQUESTS}
    lines = [
        f'import type {{ Refusal, Requests }} from "{(FOLDER / "src" / "protocol.js").as_posix()}";',
        f'import type * as R from "./replies.js";{SAME}',
        "export const error: Same<Refusal, R.Error> = true;",
        *[f'export const _{n}: Same<Requests["{name}"][1], {names[name]}> = true;' for n, name in enumerate(names)],
        f'export const other: Same<Requests["play"][1], {names["undo"]}> = false;',
        f'export const fewer: Same<Requests["decision"][1], {names["undo"]}> = false;',
        'export const more: Same<Omit<Refusal, "path">, R.Error> = false;',
    ]
    program.write_text("\n".join(lines), "utf-8")
    assert compiled(built, program) == b""


def test_the_client_knows_every_request_and_every_key_of_it() -> None:
    told = (FOLDER / "src" / "protocol.ts").read_text("utf-8")
    known = dict(re.findall(r'^  "?([a-z-]+)"?: \[(.*)\];$', told, re.MULTILINE))
    assert set(known) == set(REQUESTS)
    shared = {"game", "seed", "nature", "modules", "options"}
    for name, kind in REQUESTS.items():
        for field in fields_dict(kind).keys() - shared:
            assert re.search(rf"\b{field}\??:", known[name]), (name, field)
        assert ("OfGame" in known[name]) == ("game" in fields_dict(kind)), name
        assert ("Mix" in known[name]) == ("modules" in fields_dict(kind)), name
        assert ("Dealing" in known[name]) == ("seed" in fields_dict(kind)), name
