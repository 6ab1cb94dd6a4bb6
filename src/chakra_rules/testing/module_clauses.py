"""The clauses about a module by itself: what it brings, what it shows, what of it is ever reached."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from types import CodeType, FrameType

from chakra_rules.errors import ChakraError, IllegalAction, ModuleContractError
from chakra_rules.game import Game
from chakra_rules.modules import Example, Module
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Complaint, clause
from chakra_rules.testing.contract import game_pool, moments, pool
from chakra_rules.testing.play import FEW
from chakra_rules.testing.scenario import EMPTY_BOARD, scenario
from chakra_rules.testing.state_clauses import Pool

ENDLESS = "without end"
"""What the engine says of effects that set each other off for ever."""


@clause("what a module brings returns what it may and does not fail")
def hooks_return(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Hooks, offers, refusals and effects, as the engine calls them here and in each answer."""
    for error in _faults(rules, state, pool):
        if ENDLESS not in str(error):
            yield rules, state, str(error)


@clause("no action sets off effects that set each other off without end")
def bounded_nesting(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Over every legal action, and nature's first answers."""
    for error in _faults(rules, state, pool):
        if ENDLESS in str(error):
            yield rules, state, str(error)


def _faults(rules: Ruleset, state: State, asked: Pool) -> Iterator[ModuleContractError]:
    """What the engine lays at a module's door while it is asked everything about the position."""
    calls: list[Callable[[], object]] = [partial(rules.actions, state), partial(rules.score, state)]
    calls += [partial(rules.explain, state, action) for action in asked]
    calls += [partial(_answer_all, rules, state)]
    with suppress(ModuleContractError):  # the first call raises it again
        calls += [partial(pool, rules, rules.actions(state))]
        calls += [partial(rules.apply, state, action) for action in rules.actions(state)]
    for call in calls:
        try:
            call()
        except ModuleContractError as error:
            yield error
        except ChakraError:
            continue  # another clause's


def _answer_all(rules: Ruleset, state: State) -> None:
    for action, _ in islice(rules.outcomes(state), FEW):
        rules.apply(state, action)


@clause("an example is a position in which its plays are legal, and what it says is refused is refused by its rule")
def examples_hold(rules: Ruleset, module: Module) -> Iterator[Complaint]:
    """Every example of the module, under the options it has by default."""
    for example in module.examples:
        yield from _example_broken(rules, module, example)


def _example_broken(rules: Ruleset, module: Module, example: Example) -> Iterator[Complaint]:
    name = f"example {module.examples.index(example) + 1} of {module.id}, of {example.rule},"
    words = dict(example.position)
    seats = words.pop("seats", (EMPTY_BOARD, EMPTY_BOARD))
    try:
        state = scenario(rules, *seats, **words)
    except (ChakraError, LookupError, TypeError, ValueError) as error:
        yield rules, rules.initial(2), f"{name} cannot be laid out: {error}"
        return
    if example.rule not in rules.book.rules:
        yield rules, state, f"{name} shows no rule in play"
    try:
        refusing = [reason.rule for reason in rules.explain(state, example.refused)] if example.refused else []
    except ChakraError as error:
        yield rules, state, f"{name} has {example.refused} refused, and that cannot be asked: {error}"
        return
    if example.refused and example.rule not in refusing:
        yield rules, state, f"{name} has {example.refused} refused, and it is {_by(refusing)}"
    for notation in example.plays:
        try:
            state = rules.apply(state, notation).state
        except IllegalAction as error:
            yield rules, state, f"{name} plays what is illegal: {error}"
            return
        except ChakraError as error:
            yield rules, state, f"{name} cannot play {notation}: {error}"
            return


def _by(rules: list[str]) -> str:
    return f"refused by {', '.join(rules)} only" if rules else "legal"


def unreached(module: Module, games: Iterable[Game]) -> list[str]:
    """The rules of the module that no example shows and that did nothing in any of the games.

    A rule does something when its id is in what happened, in a reason, a score or a waiver, or when a function runs
    whose docstring or text names it.

    Args:
        module: whose rules.
        games: played in any way; as many are looked at as it takes.
    """
    left = [rule.id for rule in module.rules if rule.id not in {example.rule for example in module.examples}]
    for game in games:
        if not left:
            break
        told = _told(game)
        left = [rule for rule in left if not re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w)", told)]
    return left


def _told(game: Game) -> str:
    """All that the game says, and all that the functions say that run in it."""
    ran: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add(frame.f_code)

    # In a thread of its own, where no profiler of somebody else's is at work.
    with ThreadPoolExecutor(1, initializer=sys.setprofile, initargs=(note,)) as thread:
        said = thread.submit(_asked, game).result()
    waived = sorted(game.rules.book.waived)
    texts = [text for code in ran for text in code.co_consts if isinstance(text, str)]
    return "\n".join([*said, *waived, *texts])


def _asked(game: Game) -> list[str]:
    """What happened, and what the rules say when the game is played again and asked about on the way."""
    rules = Ruleset.of(*game.rules.modules[1:], options=game.rules.options)
    state = game.history[0].before if game.history else game.state
    said: list[object] = [rules.initial(len(state.seats))]
    for entry in game.history:
        state, events = rules.apply(state, entry.action)
        said.append((events, state.waived, state.ended))
    asked = game_pool(game)
    said += [rules.explain(moment, action) for moment in moments(game) for action in asked]
    return [repr(one) for one in (*said, rules.score(state))]
