"""``chakra rules``: the catalogue, or one rule of it."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Console
from rich.text import Text

from chakra_rules.cli.language import language, spoken
from chakra_rules.cli.modules import loaded
from chakra_rules.cli.screen import paragraph, say, width_of, wrapped
from chakra_rules.errors import ChakraError
from chakra_rules.modules import Module
from chakra_rules.rule import Rule
from chakra_rules.words import ENGLISH


def rules(console: Console, asked: str) -> None:
    """Print the rules whose ids begin with what is asked, or the one that is asked for.

    Args:
        console: where to.
        asked: an id, the beginning of several, or empty for all.

    Raises:
        ChakraError: no rule is called so.
    """
    found = [(module, rule) for module in loaded()[0] for rule in module.rules]
    one = next((pair for pair in found if pair[1].id == asked), None)
    if one:
        _show(console, *one)
        return
    some = [pair for pair in found if pair[1].id.startswith(asked)]
    if not some:
        raise ChakraError(_unknown(asked, [rule.id for _, rule in found]), asked)
    _table(console, some)


def _unknown(asked: str, known: list[str]) -> str:
    close = get_close_matches(asked, known, 3, 0.5)
    hint = f"did you mean {' or '.join(close)}?" if close else "`chakra rules` lists them all"
    return f"there is no rule {asked}; {hint}"


def _table(console: Console, found: list[tuple[Module, Rule]]) -> None:
    words = spoken(loaded()[0])
    for module in dict.fromkeys(module for module, _ in found):
        own = [rule for owner, rule in found if owner is module]
        facts = {"title": words.module(module), "id": module.id, "version": module.version, "count": len(own)}
        say(console, Text(words.text("cli-rules", **facts), style="bold"))
        indent = max(len(rule.id) for rule in own) + 12
        for rule in own:
            lead = Text.assemble((f"{rule.id:{indent - 10}}", "cyan"), (f"{rule.status:10}", "dim"))
            if indent > width_of(console) // 2:
                lead.rstrip()
                say(console, lead)
                lead = Text("    ")
            say(console, wrapped(console, lead, Text(words.rule(rule.id))))
        say(console)
    paragraph(console, words.text("cli-status"), style="dim")


def _show(console: Console, module: Module, rule: Rule) -> None:
    words = spoken(loaded()[0])
    say(console, Text(rule.id, style="bold cyan"))
    paragraph(console, words.rule(rule.id), 2)
    say(console)
    option = next((one for one in module.options if one.rule == rule.id), None)
    full = words.text("cli-full-name", name=f"{module.id}.{option.name}") if option else ""
    facts = {
        "module": f"{module.id} {module.version}, {words.module(module)}",
        "source": rule.source or "-",
        "status": rule.status,
        "option": rule.option + full,
        "refusal": rule.refusal if language() == ENGLISH else "",
        "tags": ", ".join(rule.tags),
    }
    for name, fact in facts.items():
        if fact:
            say(console, wrapped(console, Text(f"  {words.text(f'cli-fact-{name}'):9}", style="dim"), Text(fact)))
    say(console)
    paragraph(console, words.text("cli-sources"), style="dim")
    paragraph(console, words.text("cli-status-lead", status=words.text("cli-status")), style="dim")
