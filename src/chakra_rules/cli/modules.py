"""``chakra modules``: what is installed, in which order it comes, and what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.console import Console
from rich.text import Text

from chakra_rules.book import Rulebook
from chakra_rules.cli.language import spoken
from chakra_rules.cli.screen import paragraph, say, wrapped
from chakra_rules.compose import installed, load, named
from chakra_rules.errors import CompositionError
from chakra_rules.modules import Module, Option
from chakra_rules.ruleset import Ruleset


def placed(names: Iterable[str]) -> tuple[str | Module, ...]:
    """The modules a command names: those at a place, ``package:ATTR``, are fetched; ids are left for composition."""
    return tuple([named(name) if ":" in name else name for name in names])


@cache
def loaded() -> tuple[tuple[Module, ...], tuple[str, ...]]:
    """The installed modules in the order they have when all are in play, and why the others cannot be used."""
    found: list[Module] = []
    problems: list[str] = []
    for name in installed():
        try:
            found.append(load(name))
        except CompositionError as error:
            problems.append(" ".join(str(error).split()))
    together = _together(found)
    return (together.modules if together else tuple(found)), tuple(problems)


def _together(found: list[Module]) -> Ruleset | None:
    try:
        return Ruleset.of(*found)
    except CompositionError:
        return None


def modules(console: Console) -> None:
    """Print every installed module."""
    found = loaded()[0]
    together = _together(list(found))
    words = spoken(found)
    for number, module in enumerate(found):
        say(console, Text(f"{number}. {words.module(module)}", style="bold"))
        for name, fact in _facts(module, together.book if together else None).items():
            if fact:
                label = Text(f"   {words.text(f'cli-fact-{name}'):10}", style="dim")
                say(console, wrapped(console, label, Text(fact)))
        say(console)
    if together:
        paragraph(console, words.text("cli-in-order"))
    else:
        paragraph(console, words.text("cli-not-together", why=_why_not(found)))
    paragraph(console, words.text("cli-defaults"))


def _facts(module: Module, book: Rulebook | None) -> dict[str, str]:
    words = spoken([module])
    options = [f"{_option_name(module, option)} = {' | '.join([str(value).lower() for value in option.values])}"
               for option in module.options]  # fmt: skip
    return {
        "id": f"{module.id} {module.version}",
        "requires": ", ".join(module.requires),
        "conflicts": ", ".join(module.conflicts),
        "before": ", ".join(module.before),
        "after": ", ".join(module.after),
        "rules": str(len(module.rules)),
        "waives": ", ".join(module.waives),
        "options": "\n".join(options),
        "energies": ", ".join([f"{one.letter} {words.value('energy', one.letter)}" for one in module.energies]),
        "notation": "\n".join([kind.grammar for kind in module.actions]),
        "hooks": ", ".join([hook for hook, ids in book.owners.items() if module.id in ids]) if book else "",
    }


def _option_name(module: Module, option: Option) -> str:
    """Its name, with the module's where another module has an option of that name."""
    alike = [one for other in loaded()[0] for one in other.options if one.name == option.name]
    return option.name if len(alike) <= 1 else f"{module.id}.{option.name}"


def _why_not(found: tuple[Module, ...]) -> str:
    try:
        Ruleset.of(*found)
    except CompositionError as error:
        return "; ".join(error.problems)
    return ""
