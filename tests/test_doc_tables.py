"""The tables in docs/ say what the code says; ``python tests/test_doc_tables.py`` writes them anew."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc, signature
from pathlib import Path
from typing import Any

import pytest

from chakra_rules import ChakraError, Ruleset, errors
from chakra_rules.book import decisions
from chakra_rules.compose import HOOK_NAMES, installed
from chakra_rules.hookspecs import Hooks

ROOT = Path(__file__).parents[1]
ARCHITECTURE, NOTATION = ROOT / "docs" / "architecture.md", ROOT / "docs" / "notation.md"
EVERYTHING = Ruleset.of(*installed())
BOOK = EVERYTHING.book

EXAMPLES = {
    "Channel": "C6",
    "Exchange": "X:Y",
    "Meditate": "M:G",
    "Move": "K3-0",
    "Stop": "S",
    "Take": "T1:KY>8",
    "Draw": "D:PGO",
    "LayPlenitude": "V:31213244",
    "GiveMeditation": "I:CB",
    "Reveal": "A:ignore,refresh,row,swap-maya",
    "TakeCard": "A+row",
    "UseAbility": "A!",
    "NameSpace": "@2B",
    "ExchangeCard": "A=row",
    "RevealObjectives": "O:all-meditation,two-pairs",
    "Activate": "P:G",
    "Pass": "E",
    "TakeFromNotch": "PN:4",
    "Look": "PL:R",
    "Pick": "PS:K3",
    "TakeFromSpace": "PI:2",
    "Return": "PR1:AC",
}


def said(thing: object) -> str:
    """The first paragraph of a docstring, as Markdown."""
    first = (getdoc(thing) or "").split("\n\n")[0].replace("\n", " ")
    return re.sub(r":\w+:`~?([^`]+)`", r"`\1`", first.replace("``", "`")).replace("|", "\\|")


def table(*rows: tuple[str, ...]) -> str:
    """Rows as Markdown, the first one the head."""
    head, *body = rows
    return "".join([f"| {' | '.join(row)} |\n" for row in (head, ("---",) * len(head), *body)])


def layers() -> str:
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"][0]
    rows = []
    for layer in contract["layers"]:
        names = [name for name in re.findall(r"[\w.]+", layer) if find_spec(name)]
        if names:
            rows.append(("<br>".join([_layer(name) for name in names]),))
    return table(("Layers, the uppermost first",), *rows)


def _layer(name: str) -> str:
    return f"`{name.removeprefix('chakra_rules.')}`: {said(import_module(name))}"


def hooks() -> str:
    rows = []
    for name, hook in vars(Hooks).items():
        if name.startswith("_"):
            continue
        kind, _, text = said(hook).partition(": ")
        arguments = ", ".join(list(signature(hook).parameters)[1:])
        users = ", ".join([f"`{module}`" for module in BOOK.owners[name]]) or "none"
        rows.append((f"`{name}({arguments})`", kind.lower(), text, users))
    return table(("Hook", "Kind", "What it answers", "Used by"), *rows)


def events() -> str:
    kinds = [(module.id, kind) for module in BOOK.modules for kind in module.events]
    rows = [(f"`{kind.__name__}`", f"`{module}`", _reveals(kind), said(kind)) for module, kind in kinds]
    return table(("Event", "Brought by", "Reveals", "What happened"), *rows)


def _reveals(kind: Any) -> str:
    return {True: "yes", False: "no"}.get(kind.reveals, "when nature answers")


def open_decisions() -> str:
    rows = [
        (f"`{name}`", ", ".join([f"`{kind.action.__name__}`" for kind in BOOK.kinds[decision]]), said(decision))
        for name, decision in decisions(BOOK).items()
    ]
    return table(("Decision", "Answered by", "What is chosen"), *rows)


def error_kinds() -> str:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ChakraError)]
    return table(("Error", "Code", "When"), *[(f"`{kind.__name__}`", f"`{kind.code}`", said(kind)) for kind in kinds])


def energies() -> str:
    rows = [
        (f"`{kind.letter}`", kind.name, f"`{module.id}`", str(kind.per_player))
        for module in BOOK.modules
        for kind in module.energies
    ]
    return table(("Letter", "Energy", "Module", "For each player"), *rows)


def actions() -> str:
    rows = [
        (
            f"`{EXAMPLES[kind.action.__name__]}`",
            f"`{kind.grammar}`",
            f"`{kind.pattern}`",
            f"`{module.id}.{kind.action.__name__}`",
            ", ".join([f"`{decision.__name__}`" for decision in kind.answers]),
        )
        for module in BOOK.modules
        for kind in module.actions
    ]
    return table(("Example", "Grammar", "Pattern", "Action", "Answers"), *rows)


TABLES: dict[str, tuple[Path, Callable[[], str]]] = {
    "layers": (ARCHITECTURE, layers),
    "hooks": (ARCHITECTURE, hooks),
    "events": (ARCHITECTURE, events),
    "decisions": (ARCHITECTURE, open_decisions),
    "errors": (ARCHITECTURE, error_kinds),
    "energies": (NOTATION, energies),
    "actions": (NOTATION, actions),
}


def around(name: str) -> tuple[str, str, str]:
    """The page of a table: what stands before it, the table, what stands after it."""
    start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = TABLES[name][0].read_text("utf-8").partition(start)
    found, _, after = rest.partition(end)
    return before + start, found, end + after


@pytest.mark.parametrize("name", TABLES)
def test_a_table_in_the_documentation_says_what_the_code_says(name: str) -> None:
    path, make = TABLES[name]
    assert around(name)[1] == make(), f"{path.name} is out of date: run python tests/test_doc_tables.py"


def test_every_hook_is_documented_with_its_kind() -> None:
    rows = hooks().splitlines()[2:]
    assert [row.split("(")[0] for row in rows] == [f"| `{name}" for name in HOOK_NAMES]
    assert {row.split(" | ")[1] for row in rows} == {"gather", "veto", "waive", "modify", "observe"}


def listed() -> Iterator[tuple[str, str]]:
    """Example and action of each row of the table of actions, as the page shows them."""
    for row in around("actions")[1].splitlines()[2:]:
        example, *_, action, _ = row.strip("| ").split(" | ")
        yield example.strip("`"), action.strip("`")


@pytest.mark.parametrize(("example", "action"), [*listed()])
def test_an_example_of_notation_is_read_as_its_action_and_written_back(example: str, action: str) -> None:
    read = EVERYTHING.action(example)
    assert type(read).__name__ == action.split(".")[1]
    assert read.notation == example


@pytest.mark.parametrize("example", [*EXAMPLES.values()])
def test_only_one_kind_of_action_is_written_so(example: str) -> None:
    assert len([kind for kind in BOOK.kind_of.values() if re.fullmatch(kind.pattern, example, re.ASCII)]) == 1


def write() -> None:
    """Put the tables as they should be into the pages."""
    for name, (path, make) in TABLES.items():
        before, _, after = around(name)
        path.write_text(before + make() + after, "utf-8")


if __name__ == "__main__":
    write()
