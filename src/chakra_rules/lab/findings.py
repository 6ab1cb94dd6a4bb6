"""In what two games differ at one step, and why: one function for each kind of difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from chakra_rules.actions import Action
from chakra_rules.errors import NotationError
from chakra_rules.events import Answered, Event
from chakra_rules.lab.difference import Cause, Difference, Finding, Kind
from chakra_rules.lab.side import Common, Side
from chakra_rules.lab.tracing import authors
from chakra_rules.position import write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.scoring import Level, Sheet
from chakra_rules.stages import ScoreLine
from chakra_rules.state import State

Find = Callable[[Side, Side, Common], list[Finding]]


def difference(first: Side, second: Side, kind: Kind, findings: list[Finding]) -> Difference:
    """The findings as the first difference of these games."""
    sole = _sole(first, second)
    return Difference(kind, len(first.history), (first.log, second.log), tuple(findings), sole)


def _sole(first: Side, second: Side) -> Cause | None:
    """The module or option in which alone the rulesets differ; None when they differ in more."""
    modules = [m for side, other in both(first, second) for m in side.rules.modules if m not in other.rules.modules]
    here, there = first.rules.options, second.rules.options
    options = [name for name in here if name in there and here[name] != there[name]]
    if len(modules) == 1 and not options:
        return Cause(modules[0].id, how="the rulesets differ in nothing else")
    if len(options) == 1 and not modules:
        module, name = options[0].split(".", 1)
        rule = next(o.rule for m in first.rules.modules for o in m.options if (m.id, o.name) == (module, name))
        return Cause(module, rule, "the rulesets differ in nothing else", options[0])
    return None


def end(first: Side, second: Side, common: Common) -> list[Finding]:
    """One game is over and the other goes on, or they are over by different rules."""
    here, there = first.state.ended, second.state.ended
    if here == there:
        return []
    causes = [by_rule(side, other, side.state.ended) for side, other in both(first, second) if side.state.ended]
    goes_on = "the game goes on"
    return [Finding("end of the game", here or goes_on, there or goes_on, tuple(causes))]


def state(first: Side, second: Side, common: Common) -> list[Finding]:
    """The positions differ in what both rulesets have; the events that differ are named as what led there."""
    one, other = common.state(first.state), common.state(second.state)
    if one == other:
        return []
    here, there = _words(first, one), _words(second, other)
    strange = _strange_energies(first, second)
    found = []
    for word in [word for word in here if here[word] != there[word]]:
        causes = [cause for letter, cause in strange.items() if letter in here[word] + there[word]]
        found.append(Finding(word, here[word], there[word], tuple(causes)))
    return found + _events_apart(first, second)


def events(first: Side, second: Side, common: Common) -> list[Finding]:
    """Different things happened, or the same in another order."""
    here, there = common.happened(first.fresh), common.happened(second.fresh)
    if here == there:
        return []
    order = [] if Counter(map(repr, here)) != Counter(map(repr, there)) else [_order(here, there)]
    return order + _events_apart(first, second)


def legal(first: Side, second: Side, common: Common) -> list[Finding]:
    """Actions that only one of the rulesets offers, with the rules by which the other refuses them."""
    offered = [{a.notation: a for a in side.rules.actions(side.state)} for side in (first, second)]
    found = [only(first, second, 0, action) for text, action in offered[0].items() if text not in offered[1]]
    return found + [only(second, first, 1, action) for text, action in offered[1].items() if text not in offered[0]]


def only(side: Side, other: Side, index: int, action: Action) -> Finding:
    """An action that is legal on one side alone.

    Args:
        side: where it is legal.
        other: where it is not.
        index: 0 when the first of two games is the side, 1 when it is the second.
        action: the action.
    """
    texts = (action.notation, "") if index == 0 else ("", action.notation)
    return Finding("legal action", *texts, refusals(side, other, action))


def refusals(side: Side, other: Side, action: Action) -> tuple[Cause, ...]:
    """Why an action that is legal on one side is not on the other; nothing where it is legal there too."""
    try:
        reasons = other.rules.explain(other.state, action)
    except NotationError:
        module = next(m.id for m in side.rules.modules for k in m.actions if k.action is type(action))
        return (Cause(module, how=f"it alone has the action {type(action).__name__}"),)
    causes = [by_rule(other, side, reason.rule, other.rules.tell(reason)) for reason in reasons]
    return tuple(causes + [lift for reason in reasons for lift in _lifts(side, reason.rule)])


def score(first: Side, second: Side, common: Common) -> list[Finding]:
    """The score sheets differ, as if both games ended here; before the first turn there are none."""
    if not first.state.round or not second.state.round:
        return []
    pairs = zip(first.rules.score(first.state).sheets, second.rules.score(second.state).sheets, strict=True)
    return [finding for sheets in pairs for finding in _sheet(first, second, *sheets)]


FINDERS: dict[Kind, Find] = {
    Kind.END: end,
    Kind.STATE: state,
    Kind.EVENTS: events,
    Kind.LEGAL: legal,
    Kind.SCORE: score,
}


def both(first: Side, second: Side) -> tuple[tuple[Side, Side], tuple[Side, Side]]:
    """Each side with the other."""
    return (first, second), (second, first)


def by_rule(side: Side, other: Side, rule: str, how: str = "") -> Cause:
    """The rule of one side as a cause, with the option by which the other side reads it differently."""
    return Cause(side.rules.module_of(rule), rule, how, _option(side.rules, other.rules, rule))


def _option(rules: Ruleset, others: Ruleset, rule: str) -> str:
    names = [f"{m.id}.{option.name}" for m in rules.modules for option in m.options if option.rule == rule]
    return next((n for n in names if n in others.options and rules.options[n] != others.options[n]), "")


def _lifts(side: Side, rule: str) -> list[Cause]:
    """What lifts a rule on the side where the action is legal."""
    found = [Cause(m.id, rule, "it lifts the rule") for m in side.rules.modules if rule in m.waives]
    lifted = [waiver.by for waiver in side.state.waived if waiver.rule == rule]
    return found + [Cause(side.rules.module_of(by), by, f"it lifts {rule} in this turn") for by in lifted]


def _words(side: Side, shared: State) -> dict[str, str]:
    """The words of a position, the boards apart; what a position leaves out is told with them."""
    words = dict([word.split("=", 1) for word in write_position(side.rules.book, shared).split()])
    boards = {f"board of seat {seat}": board for seat, board in enumerate(words.pop("seats").split(";"))}
    return {**words, **boards, "tokens": shared.tokens}


def _strange_energies(first: Side, second: Side) -> dict[str, Cause]:
    """The energies that only one side has, by letter."""
    found = {}
    for side, other in both(first, second):
        for module in side.rules.modules:
            for kind in module.energies:
                if kind.letter not in other.rules.book.energies:
                    found[kind.letter] = Cause(module.id, how=f"it alone has the energy {kind.name}")
    return found


def _events_apart(first: Side, second: Side) -> list[Finding]:
    """The events that only one game has since they were last alike, with who let them happen."""
    happened = [[event for entry in side.fresh for event in entry.events] for side in (first, second)]
    found = []
    for index, side in enumerate((first, second)):
        left = Counter(map(repr, happened[1 - index]))
        for event, causes in [pair for entry in side.fresh for pair in authors(side.rules, entry)]:
            text = repr(event)
            if left[text]:
                left[text] -= 1
            elif type(event) is not Answered:
                found.append(Finding("event", *((text, "") if index == 0 else ("", text)), causes))
    return found


def _order(here: list[Event], there: list[Event]) -> Finding:
    one, other = next((a, b) for a, b in zip(here, there, strict=True) if a != b)
    return Finding("order of events", repr(one), repr(other))


def _sheet(first: Side, second: Side, here: Sheet, there: Sheet) -> list[Finding]:
    lines = (Counter(here.lines), Counter(there.lines))
    what = f"score of seat {here.seat}"
    here_only, there_only = (lines[0] - lines[1]).elements(), (lines[1] - lines[0]).elements()
    found = [Finding(what, _line(line), "", (by_rule(first, second, line.rule),)) for line in here_only]
    found += [Finding(what, "", _line(line), (by_rule(second, first, line.rule),)) for line in there_only]
    levels = (_level(here.level), _level(there.level))
    if here.level.rule != there.level.rule or (levels[0] != levels[1] and not found):
        own = [(first, second, here.level.rule), (second, first, there.level.rule)]
        strange = [(side, other, rule) for side, other, rule in own if rule not in other.rules.book.rules]
        causes = dict.fromkeys([by_rule(*one) for one in strange or own])
        found.append(Finding(f"level of seat {here.seat}", *levels, tuple(causes)))
    return found


def _line(line: ScoreLine) -> str:
    subject = f", {line.subject}" if line.subject else ""
    return f"{line.points} by {line.rule}{subject}"


def _level(level: Level) -> str:
    number = str(level.lowest) if level.known else f"{level.lowest} to {level.highest}"
    return f"{number} of {level.of} by {level.rule}"
