"""The clauses about who knows what: two states that a seat cannot tell apart give it equal answers."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, pairwise, zip_longest
from random import Random
from typing import Any

from attrs import evolve, fields, has

from chakra_rules.actions import Action
from chakra_rules.base.actions import LayPlenitude
from chakra_rules.dealers import no_dealer
from chakra_rules.errors import ChakraError, HiddenValue
from chakra_rules.events import Event
from chakra_rules.game import Entry, Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import NATURE, State
from chakra_rules.testing.channels import CHANNELS, Channel, differences
from chakra_rules.testing.choosing_clauses import told
from chakra_rules.testing.clause import Complaint, clause, shown
from chakra_rules.testing.state_clauses import Pool
from chakra_rules.views import determinise, mask, onlooker, view
from chakra_rules.visibility import KEY, SPECTATOR, Onlooker

DEALS = 3
"""How many states that a viewer cannot tell apart are tried."""
ANSWERS = 8
"""So many of nature's answers are compared with each other."""
DRAWS = 20
"""How often nature is asked for an answer that looks the same."""

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
        imagined = determinise(rules.book, seen, random)
        dealt = evolve(state, plenitude=imagined.plenitude)
        shuffled = _redealt(dealt, onlooker(state, seat), random, by_field=deal > 0)
        for twin in dict.fromkeys((shuffled, shuffled if deal else imagined)):
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
    "from its view the rules list to whoever decides the same actions as from the whole state, for the same reasons, "
    "and score it the same or not at all"
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
    yield from _scored(rules, state, seen, decision.seat)


def _scored(rules: Ruleset, state: State, seen: State, seat: int) -> Iterator[Complaint]:
    """A view is scored as the state is; where a value that counts is hidden, the rules say so by HiddenValue."""
    try:
        totals = [sheet.total for sheet in rules.score(state).sheets]
        told = [sheet.total for sheet in rules.score(seen).sheets]
    except HiddenValue:
        return
    except ChakraError as error:
        yield rules, state, f"what viewer {seat} sees cannot be scored: {error}"
    else:
        if told != totals:
            yield rules, state, f"what viewer {seat} sees scores {told}, and the state scores {totals}"


@clause("a state imagined from a view looks the same to the viewer and is one that the rules can lead to")
def imagined(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """What the modules hide, dealt anew by themselves, keeps what they declare invariant."""
    for seat in viewers(state):
        seen = view(state, seat)
        whole = determinise(rules.book, seen, Random(f"{seat} {state.round}"))
        if view(whole, seat) != seen:
            yield (
                rules,
                state,
                f"what is imagined for viewer {seat} is not what that viewer sees: {shown(rules, whole)}",
            )
        for module in rules.modules:
            for invariant in module.invariants:
                broken = invariant.broken(rules.book, whole)
                if broken and not invariant.broken(rules.book, state):
                    yield rules, state, f"imagined for viewer {seat}, it is not so that {invariant.name}: {broken}"


@clause("two states that a seat cannot tell apart give it equal actions, picks, reasons, events and views")
def indistinguishable(rules: Ruleset, state: State, pool: Pool = ()) -> Iterator[Complaint]:
    """Against states in which what the viewer has not seen is dealt anew; what it learns must be marked to reveal."""
    decision = rules.decision(state)
    picking = told(rules, state)
    for seat in viewers(state):
        for deal, twin in enumerate(twins(rules, state, seat)):
            if decision is not None and decision.seat == seat:
                if told(rules, twin) != picking:
                    yield (
                        rules,
                        state,
                        "what can be picked part by part, or why not, depends on what the seat cannot know",
                    )
                yield from _told_apart(rules, state, twin, pool)
            for action in _probed(rules.actions(state), deal % DEALS):
                yield from _learnt(rules, state, twin, seat, action)
    if decision is not None and decision.seat == NATURE:
        yield from _dealt(rules, state)


def _probed(actions: Sequence[Action], deal: int) -> Iterator[Action]:
    """One action of every kind, another one for each deal."""
    by_kind: dict[type[Action], list[Action]] = {}
    for action in actions:
        by_kind.setdefault(type(action), []).append(action)
    for alike in by_kind.values():
        yield alike[deal * len(alike) // DEALS]


def _dealt(rules: Ruleset, state: State) -> Iterator[Complaint]:
    """Nature's answers that lead to what looks the same to a viewer must look the same themselves, as their events."""
    reached = [(action, *rules.apply(state, action)) for action, _ in islice(rules.outcomes(state), ANSWERS)]
    for seat in viewers(state):
        seen = onlooker(state, seat)
        for (action, after, events), (other, otherwise, others) in pairwise(reached):
            if after == otherwise or view(after, seat) != view(otherwise, seat):
                continue
            if mask(action, seen) != mask(other, seen):
                yield rules, state, f"{action.notation} shows viewer {seat} what its view then hides"
            if differing := _differing(mask(events, seen), mask(others, seen)):
                yield rules, state, f"{action.notation} tells viewer {seat} by {differing} what its view then hides"


def _told_apart(rules: Ruleset, state: State, twin: State, pool: Pool) -> Iterator[Complaint]:
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
        decider = state.stack[-1].seat
        if not _looks_alike(state, twin, decider):
            return  # the decider knows more than the viewer, and may choose by it
        yield rules, state, f"{action.notation} fails or not, depending on what viewer {seat} cannot know: {error}"
        return
    differing = _differing(_masked(state, seat, events), _masked(twin, seat, otherwise))
    alike = view(after, seat) == view(other, seat)
    if any(event.reveals for event in (*events, *otherwise)):
        if differing and alike:
            yield rules, state, f"{action.notation} tells viewer {seat} by {differing} what its view then hides"
        return
    if differing:
        yield rules, state, f"{action.notation} tells viewer {seat} a secret by {differing}, and no event reveals"
    if not alike:
        yield rules, state, f"{action.notation} shows viewer {seat} a secret in its view, and no event reveals"


def _differing(told: tuple[Event, ...], tells: tuple[Event, ...]) -> list[str]:
    """The names of the events by which these differ."""
    apart = [pair for pair in zip_longest(told, tells) if pair[0] != pair[1]]
    return sorted({type(event).__name__ for pair in apart for event in pair if event is not None})


def _masked(before: State, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return mask(events, onlooker(before, seat))


@clause("a game in which only what a viewer never saw lies otherwise looks the same to it from beginning to end")
def same_to_the_end(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """By every channel: see :mod:`chakra_rules.testing.channels`."""
    yield from told_by(game, CHANNELS)


def told_by(game: Game, channels: Mapping[str, Channel]) -> Iterator[Complaint]:
    """What these channels tell some viewer of what it never saw.

    Args:
        game: played in any way.
        channels: what is told, by name.
    """
    for viewer in viewers(game.state):
        for same, twin in twin_games(game, viewer):
            if len(twin.history) < len(same.history):
                refused = same.history[len(twin.history)].action.notation
                yield game.rules, twin.state, f"whether {refused} can be played tells viewer {viewer} what it never saw"
            for apart in differences(same, twin, viewer, channels):
                told = f"{reprlib.repr(apart.one)} or {reprlib.repr(apart.other)} as number {apart.number}"
                message = f"by {apart.channel} viewer {viewer} is told what it never saw: {told}"
                yield game.rules, twin.state, message


def twin_games(game: Game, viewer: int) -> Iterator[tuple[Game, Game]]:
    """Games that look the same to the viewer, each beside the game as far as both go.

    The Plenitude values that the viewer never saw are dealt anew, and the games stop before their end, which reveals
    them. Where modules hide answers of nature, those are drawn anew, and both games go as far as to where that honestly
    comes to light.

    Args:
        game: played in any way.
        viewer: a seat, or SPECTATOR.
    """
    hidden = game.fork(len(game.history) - 1, dealer=no_dealer) if game.state.ended and game.history else game
    values = determinise(game.rules.book, view(hidden.state, viewer), Random(viewer)).plenitude
    yield hidden, _with_values(hidden, values)
    if any([_hides(entry, viewer) for entry in game.history]):
        for deal in range(DEALS):
            yield _drawn_anew(game, viewer, Random(f"{viewer} {deal}"))


def _with_values(game: Game, values: str) -> Game:
    start = game.fork(0, dealer=no_dealer).state
    twin = Game(game.rules, evolve(start, plenitude=values if start.plenitude else ""))
    for entry in game.history:
        action = LayPlenitude(values) if isinstance(entry.action, LayPlenitude) else entry.action
        if game.rules.explain(twin.state, action):
            break
        twin.play(action)
    return twin


def _hides(entry: Entry, viewer: int) -> bool:
    """Whether it is an answer of nature of which a module hides something from the viewer."""
    if entry.seat != NATURE or isinstance(entry.action, LayPlenitude):
        return False
    return mask(entry.action, onlooker(entry.before, viewer)) != entry.action


def _drawn_anew(game: Game, viewer: int, random: Random) -> tuple[Game, Game]:
    rules, twin = game.rules, Game(game.rules, game.fork(0, dealer=no_dealer).state)
    for number, entry in enumerate(game.history):
        action = _another(rules, twin.state, entry, viewer, random) if _hides(entry, viewer) else entry.action
        if rules.explain(twin.state, action):
            honest = entry.seat == NATURE or not _looks_alike(entry.before, twin.state, entry.seat)
            return game.fork(number if honest else number + 1, dealer=no_dealer), twin
        twin.play(action)
        after = game.history[number + 1].before if number + 1 < len(game.history) else game.state
        light = view(after, viewer) != view(twin.state, viewer) and _comes_to_light(entry, twin.history[-1], viewer)
        if twin.over or light:
            return game.fork(number, dealer=no_dealer), twin.fork(number, dealer=no_dealer)
    return game, twin


def _another(rules: Ruleset, state: State, entry: Entry, viewer: int, random: Random) -> Action:
    """An answer of nature that the viewer cannot tell from the one given, where one is found."""
    given = mask(entry.action, onlooker(entry.before, viewer))
    drawn = [rules.sample(state, random) for _ in range(DRAWS)]
    return next((one for one in drawn if mask(one, onlooker(state, viewer)) == given), entry.action)


def _looks_alike(one: State, other: State, seat: int) -> bool:
    return view(one, seat) == view(other, seat)


def _comes_to_light(one: Entry, other: Entry, viewer: int) -> bool:
    if not any([event.reveals for event in (*one.events, *other.events)]):
        return False
    return _masked(one.before, viewer, one.events) != _masked(other.before, viewer, other.events)
