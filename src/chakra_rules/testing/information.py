"""The clauses about who knows what: two states that a seat cannot tell apart give it equal answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from attrs import evolve, fields, has

from chakra_rules.actions import Action
from chakra_rules.base.actions import LayPlenitude
from chakra_rules.errors import ChakraError
from chakra_rules.events import Event
from chakra_rules.game import Entry, Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State
from chakra_rules.testing.choosing_clauses import told
from chakra_rules.testing.clause import Complaint, clause
from chakra_rules.testing.state_clauses import Pool
from chakra_rules.views import determinise, mask, onlooker, view
from chakra_rules.visibility import KEY, SPECTATOR, Onlooker

DEALS = 3
"""How many states that a viewer cannot tell apart are tried."""
PROBED = 3
"""How many of the listed actions are carried out in each of them."""

Swap = Callable[[tuple[str, type[Any]], Any], Any]


def viewers(state: State) -> tuple[int, ...]:
    """Every seat, and a spectator."""
    return (*range(len(state.seats)), SPECTATOR)


def twins(rules: Ruleset, state: State, seat: int) -> Iterator[State]:
    """States that the viewer cannot tell from this one: what it has not seen is dealt anew.

    Args:
        rules: what is in play; a deal that breaks an invariant is left out.
        state: any position.
        seat: the viewer's seat, or SPECTATOR.
    """
    seen = view(state, seat)
    random = Random(f"{seat} {state.round} {state.plenitude} {state.bag}")
    for deal in range(DEALS):
        dealt = evolve(state, plenitude=determinise(seen, random).plenitude)
        twin = _redealt(dealt, onlooker(state, seat), random, by_field=deal > 0)
        if twin != state and view(twin, seat) == seen and _sound(rules, twin):
            yield twin


def _sound(rules: Ruleset, state: State) -> bool:
    return not any(i.broken(rules.book, state) for module in rules.modules for i in module.invariants)


def _redealt(state: State, viewer: Onlooker, random: Random, by_field: bool) -> State:
    """What the modules hide, shuffled among the fields that hide such things."""
    piles: dict[Any, list[Any]] = {}

    def gather(key: tuple[str, type[Any]], value: Any) -> Any:
        piles.setdefault(key if by_field else key[1], []).extend(value)
        return value

    def deal(key: tuple[str, type[Any]], value: Any) -> Any:
        pile = piles[key if by_field else key[1]]
        items, pile[:] = pile[: len(value)], pile[len(value) :]
        return "".join(items) if isinstance(value, str) else tuple(items)

    _hidden(state, viewer, SPECTATOR, gather)
    for pile in piles.values():
        random.shuffle(pile)
    changed: State = _hidden(state, viewer, SPECTATOR, deal)
    return changed


def _hidden(value: Any, viewer: Onlooker, owner: int, swap: Swap) -> Any:
    """The value with every text or row that the viewer may not know swapped."""
    if isinstance(value, tuple):
        return tuple([_hidden(item, viewer, owner, swap) for item in value])
    kind = type(value)
    if not has(kind):
        return value
    if isinstance(getattr(value, "seat", None), int):
        owner = value.seat
    changes: dict[str, Any] = {}
    for one in fields(kind):
        old = getattr(value, one.name)
        hide = one.metadata.get(KEY)
        if hide is not None:
            secret = isinstance(old, (tuple, str)) and hide(old, viewer, owner) != old
            new = swap((f"{kind.__name__}.{one.name}", type(old)), old) if secret and kind is not State else old
        elif kind is State and one.name == "seats":
            new = tuple([_hidden(seat, viewer, index, swap) for index, seat in enumerate(old)])
        else:
            new = _hidden(old, viewer, owner, swap)
        if new != old:
            changes[one.alias] = new
    return evolve(value, **changes) if changes else value


@clause(
    "from its view the rules list to whoever decides the same actions as from the whole state, for the same reasons"
)
def view_answers(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """The state inside a view is one the rules accept."""
    decision = rules.decision(state)
    if decision is None or decision.seat == NATURE:
        return
    seen = view(state, decision.seat).state
    if mask(seen, onlooker(state, decision.seat)) != seen:
        yield rules, state, f"the view of seat {decision.seat} looks different when it is masked again"
    if rules.actions(seen) != rules.actions(state):
        listed = sorted(a.notation for a in set(rules.actions(seen)) ^ set(rules.actions(state)))
        yield rules, state, f"seat {decision.seat} is listed other actions by its view: {listed}"
    if told(rules, seen) != told(rules, state):
        yield rules, state, f"seat {decision.seat} can pick otherwise by its view, or is told other reasons"
    for action in pool:
        if rules.explain(seen, action) != rules.explain(state, action):
            yield rules, state, f"seat {decision.seat} is told other reasons against {action.notation} by its view"


@clause("two states that a seat cannot tell apart give it equal actions, reasons, events, views and undo")
def indistinguishable(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Against states in which what the viewer has not seen is dealt anew; what it learns must be marked to reveal."""
    decision = rules.decision(state)
    for seat in viewers(state):
        for deal, twin in enumerate(twins(rules, state, seat)):
            if decision is not None and decision.seat == seat:
                yield from _told_apart(rules, state, twin, pool)
            actions = rules.actions(state)
            for action in actions[deal :: 1 + len(actions) // PROBED]:
                yield from _learnt(rules, state, twin, seat, action)


def _told_apart(rules: Ruleset, state: State, twin: State, pool: Pool) -> Iterator[Complaint]:
    if told(rules, twin) != told(rules, state):
        yield rules, state, "what can be picked part by part, and why not, depends on what the seat cannot know"
    if rules.actions(twin) != rules.actions(state):
        listed = sorted(a.notation for a in set(rules.actions(twin)) ^ set(rules.actions(state)))
        yield rules, state, f"whether {listed} are listed depends on what the seat cannot know"
    for action in pool:
        if rules.explain(twin, action) != rules.explain(state, action):
            yield rules, state, f"the reasons against {action.notation} depend on what the seat cannot know"


def _learnt(rules: Ruleset, state: State, twin: State, seat: int, action: Action) -> Iterator[Complaint]:
    after, events = rules.apply(state, action)
    try:
        other, otherwise = rules.apply(twin, action)
    except ChakraError as error:
        yield rules, state, f"{action.notation} fails or not, depending on what viewer {seat} cannot know: {error}"
        return
    if any(event.reveals for event in (*events, *otherwise)):
        return
    told, tells = _masked(state, seat, events), _masked(twin, seat, otherwise)
    if told != tells:
        differing = sorted({type(e).__name__ for e in set(told) ^ set(tells)})
        yield rules, state, f"{action.notation} tells viewer {seat} a secret by {differing}, and no event reveals"
    if view(after, seat) != view(other, seat):
        yield rules, state, f"{action.notation} shows viewer {seat} a secret in its view, and no event reveals"


def _masked(before: State, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return mask(events, onlooker(before, seat))


@clause("a game in which only what a viewer never saw lies otherwise looks the same to it from beginning to end")
def same_to_the_end(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """The same game with the unseen Plenitude values dealt anew: equal views, events, reasons to undo and actions."""
    for seat in viewers(game.state):
        state = game.history[0].before if game.history else game.state
        values = determinise(view(game.state, seat), Random(seat)).plenitude
        for entry in game.history:
            action = LayPlenitude(values) if isinstance(entry.action, LayPlenitude) else entry.action
            told, tells = mask(entry.action, onlooker(entry.before, seat)), mask(action, onlooker(state, seat))
            reasons = rules.explain(state, action)
            if told != tells or reasons:
                yield rules, state, f"viewer {seat} sees {tells.notation}, refused by {reasons}, for {told.notation}"
                return
            before, (state, events) = state, rules.apply(state, action)
            if _masked(entry.before, seat, entry.events) != _masked(before, seat, events):
                yield rules, before, f"the events of {action.notation} tell viewer {seat} what it never saw"
            if _undo(rules, entry, seat) != _undo(rules, Entry(before, action, events), seat):
                yield rules, before, f"whether {action.notation} can be undone tells viewer {seat} what it never saw"
            if entry.seat == seat and rules.actions(entry.before) != rules.actions(before):
                yield rules, before, f"the actions listed tell viewer {seat} what it never saw"
        if view(state, seat) != view(game.state, seat):
            yield rules, state, f"viewer {seat} sees another end"


def _undo(rules: Ruleset, entry: Entry, seat: int) -> object:
    barrier = Game(rules, entry.before, history=[entry]).why_not_undo()
    return mask(barrier, onlooker(entry.before, seat))
