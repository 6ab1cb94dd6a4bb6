"""One clause tried in one game: whether it is broken there, how, and by which module as far as that is told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.errors import ChakraError, ModuleContractError, NotationError
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Breach, shown
from chakra_rules.testing.conformance import CLAUSES, COMPOSES
from chakra_rules.testing.contract import GAME_CLAUSES
from chakra_rules.testing.limit import Hung, Limit, owner_of
from chakra_rules.testing.module_clauses import ENDLESS, bounded_nesting, hooks_return
from chakra_rules.testing.play import FEW
from chakra_rules.testing.processes import HASH_SEEDS
from chakra_rules.testing.shortest import IN_POSITIONS
from chakra_rules.testing.state_clauses import listed_actions_apply, score_adds_up

IN_TIME = "answers_in_time"
FAILING = re.compile(r"but (.+?) of [a-z0-9-]+ (?:failed|returned|refuses|scores|ends)(?:: (\w+)\()?")
"""How it is told what of a module fails."""
PATIENT = 10
"""A clause looks at a position in many ways, so it may take so many times as long as one step."""

SAYS = {
    **CLAUSES,
    IN_TIME: "whatever a module brings answers in time and leaves the process alive",
    "same_in_every_process": f"a game is the same in every process, tried with {len(HASH_SEEDS)} ways to hash texts",
}
"""What each clause says, by name."""


@frozen
class Fault:
    """A clause that is broken.

    Args:
        clause: its name.
        told: what it says, how it is broken, and in which position.
        module: the id of the module at fault; empty where that is not told.
        rule: the id of the rule it is about; empty where that is not told.
    """

    clause: str
    told: str
    module: str = ""
    rule: str = ""

    @property
    def about(self) -> str:
        """What of the module fails, and by which exception; empty where another clause than that of failing is broken.

        >>> Fault("hooks_return", "but hook score of glum failed: KeyError(3)").about
        'hook score KeyError'
        """
        match = FAILING.search(self.told) if self.clause == hooks_return.name else None
        return " ".join(filter(None, match.groups())) if match else ""

    def is_like(self, other: Fault) -> bool:
        """Whether both are the same fault, as far as is told, perhaps in other games."""
        return (self.clause, self.about) == (other.clause, other.about)


def fault_in(
    clause: str, game: Game, tried: str = "", asked: Iterable[str] = (), limit: Limit | None = None
) -> Fault | None:
    """How a clause is broken at the end of a game, or by the whole of it; None when it holds.

    Where the modules fail while that is asked, their failing is what is found.

    Args:
        clause: the name of one about positions or games.
        game: played in any way.
        tried: the notation of an action to carry out at its end, which may fail; empty for none.
        asked: the notation of actions to ask about there.
        limit: how long one step may take.

    Raises:
        LookupError: there is no such clause.
    """
    rules, state = game.rules, game.state
    limit = limit or Limit(0)
    try:
        actions = tuple(_read(rules, asked))
        found = _of_step(rules, state, (tried,) if tried else _all(clause, rules, state), actions, limit)
        if found is not None:
            return found
        limit.start(PATIENT)
        if clause in GAME_CLAUSES:
            GAME_CLAUSES[clause](rules, game)
        elif clause in IN_POSITIONS:
            IN_POSITIONS[clause](rules, state, actions)
        elif clause != IN_TIME:
            raise LookupError(f"there is no clause {clause}")
    except (Breach, Hung, ModuleContractError) as error:
        return fault_of(error, rules, state)
    finally:
        limit.stop()
    return None


def _all(clause: str, rules: Ruleset, state: State) -> Iterator[str]:
    """Where nobody knows what takes too long, everything is tried."""
    if clause == IN_TIME:
        yield from [action.notation for action in rules.actions(state)]


def _of_step(
    rules: Ruleset, state: State, tried: Iterable[str], asked: tuple[Action, ...], limit: Limit
) -> Fault | None:
    """What fails or hangs when the engine asks what it must, and carries the actions out."""
    try:
        limit.start()
        rules.actions(state)
        try:
            rules.score(state)
        except ModuleContractError:
            raise
        except ChakraError as error:  # only of a view the score may be unknown
            return _fault(score_adds_up.name, f"it cannot be scored: {error}", rules, state)
        for action in asked:
            rules.explain(state, action)
        list(islice(rules.outcomes(state), FEW))
        for action in _read(rules, tried):  # fewer modules may not know its notation
            limit.start()
            if action in rules.actions(state) or not rules.explain(state, action):
                rules.apply(state, action)
    except (Exception, Hung) as error:
        return fault_of(error, rules, state)
    finally:
        limit.stop()
    return None


def _read(rules: Ruleset, texts: Iterable[str]) -> Iterator[Action]:
    for text in texts:
        with suppress(NotationError):
            yield rules.action(text)


def fault_of(error: BaseException, rules: Ruleset, state: State) -> Fault:
    """What an error says about the modules in play.

    Args:
        error: raised by a clause, by a step of play, or by a limit on its time.
        rules: what is in play.
        state: where.
    """
    if isinstance(error, Breach):
        failing = error.__cause__ if isinstance(error.__cause__, ModuleContractError) else None
        if failing and error.clause not in GAME_CLAUSES:  # these play games beside the one that is shown
            return fault_of(failing, rules, state)
        module = failing.module if failing else _module_in(rules, error)
        return Fault(error.clause, str(error), module, rule_in(rules, str(error)))
    if isinstance(error, Hung):
        return _fault(IN_TIME, str(error), rules, state, owner_of(rules, error))
    if isinstance(error, ModuleContractError):
        name = bounded_nesting.name if ENDLESS in str(error) else hooks_return.name
        return _fault(name, str(error), rules, state, error.module)
    if isinstance(error, ChakraError):
        return _fault(listed_actions_apply.name, str(error), rules, state)
    return _fault(hooks_return.name, f"it failed: {error!r}", rules, state)


def _fault(clause: str, how: str, rules: Ruleset, state: State, module: str = "") -> Fault:
    told = f"{clause}: {SAYS[clause]}\n  but {how}\n  at {shown(rules, state)}"
    return Fault(clause, told, module, rule_in(rules, how))


def composes_not(error: BaseException) -> Fault:
    """The fault of modules that cannot be put together, or of which no game can begin."""
    module = getattr(error, "module", "")
    return Fault(COMPOSES, f"{COMPOSES}: {SAYS[COMPOSES]}\n  but {error}", module)


def _module_in(rules: Ruleset, breach: Breach) -> str:
    """The module that the engine says failed."""
    if breach.clause not in (hooks_return.name, bounded_nesting.name):
        return ""
    words = re.findall(r"of ([a-z0-9-]+) (?:failed|returned|refuses)", str(breach))
    return next((word for word in words if any(module.id == word for module in rules.modules)), "")


def rule_in(rules: Ruleset, text: str) -> str:
    """The id of the first rule in play that a text names; empty when it names none."""
    words = re.findall(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+", text)
    return next((word for word in words if word in rules.book.rules), "")
