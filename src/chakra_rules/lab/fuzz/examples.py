"""The examples that modules bring: each is played once, and games begin in their positions."""

from __future__ import annotations

from attrs import evolve

from chakra_rules.base import BASE
from chakra_rules.errors import ChakraError
from chakra_rules.lab.fuzz.case import Case
from chakra_rules.lab.fuzz.findings import Findings
from chakra_rules.lab.fuzz.space import Setting, Space
from chakra_rules.lab.fuzz.tally import How, Tally, count_events
from chakra_rules.modules import Example
from chakra_rules.position import write_position
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Breach
from chakra_rules.testing.faults import Fault, fault_of
from chakra_rules.testing.limit import Hung, Limit
from chakra_rules.testing.module_clauses import examples_hold
from chakra_rules.testing.scenario import EMPTY_BOARD, scenario


def play_examples(space: Space, findings: Findings, limit: Limit) -> Tally:
    """Play every example of every module of the space, by the options it has by default.

    Args:
        space: whose modules.
        findings: takes what does not hold.
        limit: how long one example may take.

    Returns:
        What the rules did in them.
    """
    tally = Tally()
    for module in (BASE, *space.source.modules.values()):
        names = space.source.closed([module.id])
        try:
            rules = space.source.ruleset(names, {})
        except ChakraError:
            continue
        for example in module.examples:
            try:
                limit.start()
                examples_hold(rules, evolve(module, examples=(example,)))
                tally.update(_shown(rules, example))
            except Breach as breach:
                fault = Fault(breach.clause, str(breach), module.id, example.rule)
                findings.report(Case(Setting(names), (), fault))
            except (Exception, Hung) as error:
                fault = evolve(fault_of(error, rules, rules.initial(2)), module=module.id)
                findings.report(Case(Setting(names), example.plays, fault, _position(rules, example)))
            finally:
                limit.stop()
    return tally


def _shown(rules: Ruleset, example: Example) -> Tally:
    tally, state = Tally({(example.rule, How.SHOWN): 1}), laid_out(rules, example)
    if example.refused:
        tally.update([(reason.rule, How.REFUSED) for reason in rules.explain(state, example.refused)])
    for notation in example.plays:
        state, events = rules.apply(state, notation)
        count_events(tally, events)
    return tally


def _position(rules: Ruleset, example: Example) -> str:
    try:
        return write_position(rules.book, laid_out(rules, example))
    except (Exception, Hung):
        return ""  # it hangs before there is one


def laid_out(rules: Ruleset, example: Example) -> State:
    """The position of an example; raises ChakraError where there is none by these rules."""
    words = dict(example.position)
    seats = words.pop("seats", (EMPTY_BOARD, EMPTY_BOARD))
    try:
        return scenario(rules, *seats, **words)
    except (LookupError, TypeError, ValueError) as error:
        raise ChakraError(f"the example of {example.rule} cannot be laid out: {error!r}", example.rule) from error
