"""Where an old log parts ways with the rules of today, and which module is responsible.

Only the rules of today are needed: what the game once was is told by its log and its checksums. Who still has the old
rules can compare both, with more to tell: ``chakra_rules.lab.compare.first_difference``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen

from chakra_rules.book import decisions
from chakra_rules.errors import ChakraError, IllegalAction, ModuleContractError, NotationError, SaveError
from chakra_rules.legality import NOT_NOW
from chakra_rules.position import checksum, write_position, write_table
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Save, installed_modules, migrated, read_save, ruleset
from chakra_rules.state import State
from chakra_rules.trace import trace


@frozen
class Divergence:
    """The first step at which a log and the rules part ways.

    Args:
        step: which action of the log, from 1; 0 when no action is.
        action: it in notation.
        expected: what the save says of it.
        found: what the rules say of it.
        rules: the ids of the rules that say so, where they are known.
        modules: the ids of the modules responsible, as far as can be told.
    """

    step: int
    action: str
    expected: str
    found: str
    rules: tuple[str, ...]
    modules: tuple[str, ...]


def first_divergence(save: Any, rules: Ruleset | None = None) -> Divergence | None:
    """The first step of a saved game that the rules refuse or that leads elsewhere; None when it replays.

    Args:
        save: what ``Game.save`` returned, perhaps long ago and through JSON.
        rules: what to replay it by; else the modules the save names, in whatever versions are installed.

    Raises:
        SaveError: the save cannot be read, or its modules are not installed or do not go together.
    """
    read = read_save(save)
    modules = {module.id: module for module in rules.modules} if rules else installed_modules(read)
    try:
        current = migrated(read, modules)
    except SaveError:
        current = read  # no migration leads here: the log is tried as it is
    rules = rules or ruleset([modules[saved.id] for saved in current.modules], current.options)
    return _Replay(current, rules, _changed(read, rules)).first()


def _changed(save: Save, rules: Ruleset) -> tuple[str, ...]:
    """The modules that are not what they were when the game was saved: in version, in options, in being there."""
    then = {module.id: module.version for module in save.modules}
    now = {module.id: module.version for module in rules.modules}
    changed = [name for name in [*now, *then] if then.get(name) != now.get(name)]
    options = {**save.options, **rules.options}
    changed += [name.partition(".")[0] for name in options if save.options.get(name) != rules.options.get(name)]
    return tuple(dict.fromkeys(changed))


@frozen
class _Replay:
    save: Save
    rules: Ruleset
    changed: tuple[str, ...]

    def first(self) -> Divergence | None:
        state = self.rules.initial(len(self.save.players))
        for index, (text, known) in enumerate(zip(self.save.log, self.save.checksums, strict=True)):
            before = state
            try:
                state = self.rules.apply(before, text).state
            except ChakraError as error:
                return self._refused(index, before, error)
            if known not in ("", checksum(write_table(state))):
                return self._elsewhere(index, before, write_table(state))
        return self._end(state)

    def _refused(self, index: int, state: State, error: ChakraError) -> Divergence:
        text = self.save.log[index]
        if isinstance(error, IllegalAction):
            rules = tuple(dict.fromkeys([reason.rule for reason in error.reasons]))
            modules = [self.rules.module_of(rule) for rule in rules]
            if rules == (NOT_NOW,):
                modules = self._not_asked(state, text)
        else:
            rules = ()
            modules = [error.module] if isinstance(error, ModuleContractError) else list(self.changed)
        expected = "that it is allowed" if not isinstance(error, NotationError) else "that it is an action"
        return Divergence(index + 1, text, expected, str(error), rules, tuple(dict.fromkeys(modules)))

    def _not_asked(self, state: State, text: str) -> list[str]:
        """Who may be at fault when something else is asked: who asks now, and who brings the action."""
        asked = decisions(self.rules.book)
        names = [name for name, kind in asked.items() if state.stack and kind is type(state.stack[-1])]
        action = type(self.rules.action(text))
        bringing = [module.id for module in self.rules.modules if action in [kind.action for kind in module.actions]]
        involved = [name.partition(".")[0] for name in names] + bringing
        return self._responsible(involved)

    def _elsewhere(self, index: int, before: State, found: str) -> Divergence:
        text, expected = self.save.log[index], "another position, as its checksum tells"
        answers = [
            (call.module, call.answer) for call in trace(self.rules, before, text) if call.answer not in ((), False)
        ]
        rules = [item.rule for _, answer in answers for item in _items(answer) if isinstance(item, Reason)]
        modules = self._responsible([module for module, _ in answers])
        return Divergence(index + 1, text, expected, found, tuple(dict.fromkeys(rules)), tuple(modules))

    def _end(self, state: State) -> Divergence | None:
        """Whether the last position is the saved one; in an old save, the only one that is known."""
        now = write_position(self.rules.book, state)
        if self.save.position in (now, write_table(state)):
            return None
        was, found = _words(self.save.position), _words(now)
        apart = [word for word in found if word in was and was[word] != found[word]]
        return Divergence(
            len(self.save.log),
            self.save.log[-1] if self.save.log else "",
            " ".join([f"{word}={was[word]}" for word in apart]),
            " ".join([f"{word}={found[word]}" for word in apart]) + " (perhaps since an earlier step)",
            (),
            self.changed or ("base",),
        )

    def _responsible(self, involved: Iterable[str]) -> list[str]:
        """Of the modules involved those that changed, else those that changed, else the most special of them."""
        found = list(dict.fromkeys(involved))
        return (
            [m for m in found if m in self.changed] or list(self.changed) or [m for m in found if m != "base"] or found
        )


def _items(answer: Any) -> tuple[Any, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def _words(position: str) -> Mapping[str, str]:
    return dict([part.split("=", 1) for part in position.split(" ") if "=" in part])
