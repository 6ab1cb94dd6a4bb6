"""docs/protocol.md says what the code does; ``python -m tests.serve.test_page`` writes its generated parts anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import getdoc
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, get_args, is_typeddict

import pytest
from attrs import NOTHING, fields

from chakra_rules import errors as errors_of_rules
from chakra_rules.errors import ChakraError
from chakra_rules.schemas.docstrings import said_of, said_of_fields
from chakra_rules.serve import Session
from chakra_rules.serve import errors as errors_of_requests
from chakra_rules.serve.replies import REPLIES
from chakra_rules.serve.reply_schema import said_of_keys
from chakra_rules.serve.requests import REQUESTS
from chakra_rules.terms import types_of

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def transcript() -> str:
    """The requests on the page, each with the reply it gets."""
    session, lines = Session(), []
    for line in part("transcript")[1].splitlines():
        if line.startswith("> "):
            lines += [line, f"< {session.answer(line[2:])}"]
    assert session.over
    return "\n".join(["```text", *lines, "```", ""])


def requests() -> str:
    """Every request with its keys."""
    rows = ["| `do` | What it asks | Keys |", "| --- | --- | --- |"]
    for name, kind in REQUESTS.items():
        said = said_of_fields(kind)
        keys = [_key(field, said) for field in fields(kind)]
        rows.append(f"| `{name}` | {said_of(kind)} | {'<br>'.join(keys)} |")
    return "\n".join([*rows, ""])


def _key(field: Any, said: dict[str, str]) -> str:
    required = ", required" if field.default is NOTHING else ""
    about = f": {said[field.name]}" if field.name in said else ""
    return f"`{field.name}`{required}{about}"


def replies() -> str:
    """Every reply with its keys."""
    rows = ["| In `ok` of | Keys |", "| --- | --- |"]
    for kind in dict.fromkeys(REPLIES.values()):
        names = [f"`{name}`" for name, one in REPLIES.items() if one is kind]
        rows.append(f"| {', '.join(names)} | {'<br>'.join(_reply_keys(kind))} |")
    return "\n".join([*rows, ""])


def _reply_keys(kind: Any) -> Iterator[str]:
    """The keys, those in a row of which nothing is said together."""
    for about, told in groupby(_paths(kind, ""), key=itemgetter(1)):
        yield ", ".join([f"`{key}`" for key, _ in told]) + (f": {about}" if about else "")


def _paths(kind: Any, where: str) -> Iterator[tuple[str, str]]:
    said = said_of_keys(kind)
    for key, annotation in types_of(kind).items():
        yield f"{where}{key}", said.get(key, "")
        for part in (annotation, *get_args(annotation)):
            if is_typeddict(part):
                yield from _paths(part, f"{where}{key}{'' if part is annotation else '[]'}.")


def errors() -> str:
    """Every code with what it means."""
    named = [*vars(errors_of_rules).values(), *vars(errors_of_requests).values()]
    kinds = dict.fromkeys([kind for kind in named if isinstance(kind, type) and issubclass(kind, ChakraError)])
    rows = {kind.code: " ".join((getdoc(kind) or "").split("\n\n")[0].split()) for kind in kinds}
    rows["chakra"] = "The request is understood and cannot be followed; the message says why."
    table = [f"| `{code}` | {said.replace('``', '`')} |" for code, said in rows.items()]
    return "\n".join(["| `code` | When |", "| --- | --- |", *table, ""])


PARTS: dict[str, Callable[[], str]] = {
    "transcript": transcript,
    "requests": requests,
    "replies": replies,
    "errors": errors,
}


def part(name: str) -> tuple[str, str, str]:
    """The page before, between and after the marks."""
    before, _, rest = PAGE.read_text("utf-8").partition(f"<!-- {name} -->\n")
    found, _, after = rest.partition(f"<!-- end of {name} -->")
    return f"{before}<!-- {name} -->\n", found, f"<!-- end of {name} -->{after}"


@pytest.mark.parametrize("name", PARTS)
def test_the_page_says_what_the_code_does(name: str) -> None:
    assert part(name)[1] == PARTS[name](), "docs/protocol.md is out of date: run python -m tests.serve.test_page"


def write() -> None:
    """Put the generated parts as they should be into the page."""
    for name, make in PARTS.items():
        before, _, after = part(name)
        PAGE.write_text(before + make() + after, "utf-8")


if __name__ == "__main__":
    write()
