"""The catalogue: every rule with its text, its source, the code that names it and the tests that hold it.

``python -m chakra_rules.catalogue > docs/rules.md``, at the top of the repository, writes it as a page.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from os.path import relpath
from pathlib import Path

from attrs import frozen

from chakra_rules.compose import installed, load
from chakra_rules.modules import Module
from chakra_rules.rule import Rule

COMMAND = "python -m chakra_rules.catalogue > docs/rules.md"
TESTS = ("tests/**/*.py", "plugins/*/tests/**/*.py")
"""Where tests lie, below the top of the repository."""

INTRODUCTION = f"""\
# The rules

Every rule of the base game and the installed modules, in our own words. Its id is the name that errors, events, code
and tests use for it; `chakra rules ID` shows it at a terminal.

- **Source**: E and D are the printed base game, English and German; Y the expansion's rules; R a ruling.
- **Status**: *printed*, a rulebook says so; *attested*, other descriptions agree; *ruling*, the texts leave it open.
- **Option**: how the rule can be read differently; the first value is the default.
- **Code** and **tests**: the files that name the rule. A rule without code holds because nothing in the engine acts
  against it; a test that takes its rule from a table of the module it tests is not listed.

This page is generated: `{COMMAND}`.
"""

EXAMPLE = re.compile(r'^[ \t]*>>>.*?(?=^[ \t]*$|""")', re.MULTILINE | re.DOTALL)


@frozen
class Entry:
    """A rule, and where it is at work.

    Args:
        module: the id of the module that brings it.
        rule: what it says and where that is printed.
        code: the source files that name it.
        tests: the test files that hold it.
    """

    module: str
    rule: Rule
    code: tuple[Path, ...]
    tests: tuple[Path, ...]


def known_rules(modules: Iterable[Module]) -> dict[str, Rule]:
    """The rules of the modules, by id."""
    return {rule.id: rule for module in modules for rule in module.rules}


def entries(modules: Sequence[Module], tests: Iterable[Path] = ()) -> tuple[Entry, ...]:
    """The catalogue of these modules.

    Args:
        modules: whose rules.
        tests: the test files to look through.

    Returns:
        An entry for each rule, in the order of the modules and of their own lists.

    >>> entries([load("base")])[0].rule.id
    'base.setup.players'
    """
    known = known_rules(modules)
    held = {path: set(marked(path.read_text("utf-8"), known)) for path in sorted(tests)}
    return tuple(entry for module in modules for entry in _of_module(module, held))


def _of_module(module: Module, held: Mapping[Path, Container[str]]) -> Iterator[Entry]:
    texts = {path: EXAMPLE.sub("", path.read_text("utf-8")) for path in source_files(module)}
    for rule in module.rules:
        name = _name(rule.id)
        code = tuple(path for path, text in texts.items() if name.search(text))
        yield Entry(module.id, rule, code, tuple(path for path, ids in held.items() if rule.id in ids))


def _name(rule: str) -> re.Pattern[str]:
    """What names the rule in a source file; a numbered one may be written ``base.channel.{space}``."""
    stem, _, last = rule.rpartition(".")
    end = rf"(?:{last}|\{{\w+\}})" if last.isdigit() else re.escape(last)
    return re.compile(rf"(?<![\w.-]){re.escape(stem)}\.{end}(?![\w-]|\.[\w{{])")


def source_files(module: Module) -> list[Path]:
    """The Python files of the module's package, after those of the packages that its own stands in."""
    parts = module.package.split(".") if module.package else []
    found: list[Path] = []
    for depth in range(1, len(parts) + 1):
        spec = find_spec(".".join(parts[:depth]))
        pattern = "**/*.py" if depth == len(parts) else "*.py"
        folders = list(spec.submodule_search_locations or ()) if spec else []
        found += sorted(path for folder in folders for path in Path(folder).glob(pattern))
        if spec and spec.origin and not folders:
            found.append(Path(spec.origin))
    return list(dict.fromkeys(found))


def marked(source: str, known: Container[str]) -> Iterator[str]:
    """The ids that the tests of a file are marked with, read without importing it.

    A mark that takes its id from a table stands for every known id that the file writes out.

    Args:
        source: the text of the file.
        known: the ids of the catalogue.

    Raises:
        ValueError: a mark names no rule.

    >>> list(marked('pytestmark = pytest.mark.rule("a.one")', ()))
    ['a.one']
    """
    nodes = list(ast.walk(ast.parse(source)))
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            if not node.args:
                raise ValueError(f"the mark in line {node.lineno} names no rule")
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
                else:
                    yield from sorted(text for text in written if text in known)


def files_with_tests(root: Path) -> list[Path]:
    """The test files of a repository."""
    return sorted(path for pattern in TESTS for path in root.glob(pattern))


def page(modules: Sequence[Module], root: Path) -> str:
    """The catalogue as Markdown, for a page in ``docs`` of the repository.

    Args:
        modules: whose rules.
        root: the top of the repository, where the tests lie.
    """
    found = entries(modules, files_with_tests(root))
    parts = [INTRODUCTION]
    for module in modules:
        own = [entry for entry in found if entry.module == module.id]
        parts.append(f"## {module.title} (`{module.id}`)\n")
        parts += [_section(entry, root) for entry in own]
    return "\n".join(parts)


def _section(entry: Entry, root: Path) -> str:
    rule = entry.rule
    facts = {
        "Source": f"{rule.source}, *{rule.status}*",
        "Option": f"`{entry.module}.{rule.option}`" if rule.option else "",
        "Code": _links(entry.code, root),
        "Tests": _links(entry.tests, root),
    }
    told = [f"- {name}: {fact}" for name, fact in facts.items() if fact]
    return "\n".join([f"### {rule.id}\n", f"{rule.text}\n", *told, ""])


def _links(paths: Iterable[Path], root: Path) -> str:
    """Links from a page in ``docs``; a file outside the repository is only named."""
    base = root.resolve()
    links = []
    for path in paths:
        full = path.resolve()
        inside = full.is_relative_to(base)
        name = full.relative_to(base).as_posix() if inside else "/".join(full.parts[-2:])
        links.append(f"[{name}]({Path(relpath(full, base / 'docs')).as_posix()})" if inside else f"`{name}`")
    return ", ".join(links)


def main() -> None:
    """Write the catalogue of every installed module, with the tests below the current folder."""
    sys.stdout.write(page([load(name) for name in installed()], Path.cwd()))


if __name__ == "__main__":
    main()
