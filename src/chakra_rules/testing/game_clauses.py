"""The clauses that need a whole game."""

from __future__ import annotations

import json
import random as process_wide
from collections.abc import Callable, Iterator, Mapping, Set
from random import Random
from typing import Any, TypeVar

from attrs import fields

from chakra_rules.errors import CannotUndo
from chakra_rules.events import fold
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State
from chakra_rules.testing.clause import Complaint, clause
from chakra_rules.testing.play import SCALE, answer
from chakra_rules.views import view

T = TypeVar("T")

LOCK_STEPS = 60


@clause("a state, once reached, never changes, whatever is done with it and after it")
def past_unchanged(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Every state of the game as it shows itself when it is reached and when all is over."""
    state = _start(game)
    kept: list[tuple[State, int, str]] = [(state, hash(state), repr(state))]
    for entry in game.history:
        rules.actions(state)
        rules.explain(state, entry.action)
        view(state, 0)
        state = rules.apply(state, entry.action).state
        kept.append((state, hash(state), repr(state)))
    for old, number, text in kept:
        if repr(old) != text:
            yield rules, old, f"it was ...{_difference(text, repr(old))}... when it was reached"
        if hash(old) != number:
            yield rules, old, "its hash was another when it was reached"


def _difference(was: str, now: str) -> str:
    """What the first differs in from the second, with a few words around it."""
    at = next((i for i, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), len(now))
    return was[max(0, at - 60) : at + 60]


@clause("replaying the actions and outcomes of a game, which is forcing each of them, leads through the same states")
def replays(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """As actions and as notation; the events are the same and fold to the states."""
    state = _start(game)
    for index, entry in enumerate(game.history):
        if state != entry.before:
            yield rules, state, f"step {index} of the replay is another position than that of the game"
        after, events = rules.apply(state, entry.action.notation if index % 2 else entry.action)
        if events != entry.events:
            yield rules, state, f"{entry.action.notation} has other events than in the game"
        if fold(state, entry.events) != after:
            yield rules, state, f"the events of {entry.action.notation} fold to another state than it leads to"
        state = after
    if state != game.state:
        yield rules, state, "the replay ends in another position than the game"


@clause("a game saved as JSON and loaded is the same game")
def saves_load(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """State, actions, events; and saved again it is the same save."""
    data = game.save()
    loaded = Game.load(json.loads(json.dumps(data)), rules=rules, seed=0)
    count = len(game.history)
    if loaded.history[:count] != game.history:
        yield rules, game.state, "the loaded game has another history"
    reached = loaded.history[count].before if len(loaded.history) > count else loaded.state
    if reached != game.state or hash(reached) != hash(game.state):
        yield rules, reached, "the loaded game stands elsewhere"
    if Game(rules, game.state, history=loaded.history[:count]).save() != data:
        yield rules, game.state, "saved again, the game is another save"


@clause("two games of one seed stay equal, and neither uses or touches the process-wide random")
def lock_step(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Played side by side with the process-wide generator disturbed in between."""
    before = process_wide.getstate()
    try:
        yield from _side_by_side(rules, len(game.state.seats), len(game.history))
    finally:
        process_wide.setstate(before)


def _side_by_side(rules: Ruleset, players: int, seed: int) -> Iterator[Complaint]:
    choices = Random(seed)
    pair = [_disturbed(index, Game.new, rules, players, seed) for index in range(2)]
    for step in range(LOCK_STEPS):
        first, second = [game for game, _ in pair]
        if first.state != second.state:
            yield rules, second.state, f"at step {step} two games of seed {seed} differ"
            return
        if not all(untouched for _, untouched in pair):
            yield rules, second.state, f"at step {step} the process-wide random was used"
        action = answer(rules, first.state, choices.randrange(SCALE), 4, choices)
        if action is None:
            return
        pair = [(game, _disturbed(2 * step + index, game.play, action)[1]) for index, (game, _) in enumerate(pair)]


def _disturbed(number: int, do: Callable[..., T], *args: Any) -> tuple[T, bool]:
    """The result, and whether the process-wide generator stands as it was set before."""
    process_wide.setstate(Random(number).getstate())
    mark = process_wide.getstate()
    result = do(*args)
    return result, process_wide.getstate() == mark


@clause("an action is taken back exactly when none of its events reveals, and that leads to the state before it")
def undoes(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """The game taken back from its end until something was revealed, again from before each revelation."""
    for count in range(len(game.history), 0, -1):
        entry = game.history[count - 1]
        after = game.history[count].before if count < len(game.history) else game.state
        copy = Game(rules, after, history=game.history[:count])
        hidden = not any(event.reveals for event in entry.events)
        if entry.seat == NATURE and hidden:
            yield rules, entry.before, f"nature's {entry.action.notation} could be taken back"
        try:
            copy.undo()
        except CannotUndo:
            if hidden:
                yield rules, after, f"{entry.action.notation} revealed nothing and cannot be taken back"
            continue
        if not hidden or copy.state != entry.before or copy.history != game.history[: count - 1]:
            yield rules, copy.state, f"taking back {entry.action.notation} does not lead to where it was taken"


@clause("what reveals nothing teaches nobody: knowledge grows only by events that reveal")
def learning_reveals(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Nobody forgets, and nobody has looked at more after an action that reveals nothing."""
    reached = [entry.before for entry in game.history[1:]] + [game.state]
    for entry, after in zip(game.history, reached[: len(game.history)], strict=True):
        for seat, (was, now) in enumerate(zip(entry.before.seats, after.seats, strict=True)):
            if not set(was.looked) <= set(now.looked):
                yield rules, after, f"after {entry.action.notation} seat {seat} has forgotten what it saw"
            if was.looked != now.looked and not any(event.reveals for event in entry.events):
                yield rules, after, f"{entry.action.notation} let seat {seat} look, and no event reveals"


@clause("playing leaves the modules and the rules made of them as they were put together")
def rules_untouched(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Every field of every descriptor and every table of the rulebook, before and after a replay."""
    before = _contents(rules)
    state = _start(game)
    for entry in game.history:
        rules.actions(state)
        state = rules.apply(state, entry.action).state
        now = _contents(rules)
        if now != before:
            changed = [name for name, was in before.items() if now[name] != was]
            yield rules, state, f"playing {entry.action.notation} changed {', '.join(changed)}"
    for entry in game.history[:1]:
        fresh = Ruleset.of(*rules.modules[1:], options=rules.options)
        if fresh.initial(len(game.state.seats)) != entry.before:
            yield rules, state, "put together again, the same modules begin with another state"


def _contents(rules: Ruleset) -> dict[str, Any]:
    book = rules.book
    found = {
        f"{module.id}.{f.name}": _copied(getattr(module, f.name))
        for module in rules.modules
        for f in fields(type(module))
    }
    tables = [f.name for f in fields(type(book)) if f.init and f.name != "modules"]
    return found | {name: _copied(getattr(book, name)) for name in tables}


def _copied(value: Any) -> Any:
    """The value with whatever could be written to in it replaced by a copy, as deep as modules are made of tables."""
    if isinstance(value, Mapping):
        return {key: _copied(one) for key, one in value.items()}
    if isinstance(value, (tuple, list)):
        return [_copied(one) for one in value]
    return set(value) if isinstance(value, Set) else value


@clause("a module that is only scored changes no legal action of any step")
def only_scored(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """A game of these rules, by the rules with more modules; what these ask of nature besides is answered as it comes.

    Args:
        rules: the rules with the modules that are only scored.
        game: played by the rules without them.
    """
    without = game.rules
    known = {*without.book.kinds, *without.book.chances}
    random = Random(0)
    state = rules.initial(len(game.state.seats))
    for entry in game.history:
        while state.stack and type(state.stack[-1]) not in known:
            extra = answer(rules, state, random.randrange(SCALE), 1, random)
            if extra is None:
                break
            state = rules.apply(state, extra).state
        if rules.decision(state) != without.decision(entry.before):
            yield rules, state, f"{rules.decision(state)} is open, not {without.decision(entry.before)}"
            return
        if rules.actions(state) != without.actions(entry.before):
            listed = sorted(a.notation for a in set(rules.actions(state)) ^ set(without.actions(entry.before)))
            yield rules, state, f"with the module the legal actions differ by {listed}"
        state = rules.apply(state, entry.action).state
    if game.over and state.ended != game.state.ended:
        yield rules, state, f"without the module the game had ended by {game.state.ended}"


def _start(game: Game) -> State:
    return game.history[0].before if game.history else game.state
