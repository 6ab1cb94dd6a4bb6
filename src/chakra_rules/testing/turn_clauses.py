"""The clauses about order: whose turn it is, what ends with it, how the game ends, in which order modules are named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from chakra_rules.base.decisions import ChooseAction
from chakra_rules.events import EndTriggered, TurnBegan, TurnEnded, Waived
from chakra_rules.game import Entry, Game
from chakra_rules.rule import Waiver
from chakra_rules.ruleset import Ruleset
from chakra_rules.state import State
from chakra_rules.testing.clause import Complaint, clause, shown

PATIENCE = 200
"""How many actions a turn takes at most."""


@clause("turns go round the table, a turn comes to its end, and in it no other seat performs the action")
def turns_pass(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """base.turn.one-action."""
    began = 0
    for count, (entry, after) in enumerate(_steps(game)):
        now = entry.before.turn if entry.before.round else -1
        for event in entry.events:
            if isinstance(event, TurnBegan):
                following = (now + 1) % len(after.seats)
                if event.seat != following:
                    yield rules, after, f"after the turn of seat {now} began that of seat {event.seat}"
                now, began = event.seat, count
        if after.stack and isinstance(after.stack[-1], ChooseAction) and after.stack[-1].seat != after.turn:
            yield rules, after, f"in the turn of seat {after.turn} seat {after.stack[-1].seat} is asked for its action"
        if count - began > PATIENCE and after.round:
            yield rules, after, f"the turn of seat {after.turn} goes on after {PATIENCE} actions"


@clause("what is lifted for a turn is in force again when the turn is over")
def waivers_end(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """Waivers are noted by events, and none is left when a turn begins."""
    for entry, after in _steps(game):
        lifted: tuple[Waiver, ...] = entry.before.waived
        for event in entry.events:
            if isinstance(event, Waived):
                lifted = (*lifted, event.waiver)
            elif isinstance(event, TurnEnded):
                lifted = ()
            elif isinstance(event, TurnBegan) and lifted:
                yield rules, after, f"the turn of seat {event.seat} began with {lifted[0].rule} still lifted"
        if after.waived != lifted:
            yield rules, after, f"{_ids(after.waived)} are lifted, and the events say {_ids(lifted)}"


def _ids(waivers: tuple[Waiver, ...]) -> list[str]:
    return [waiver.rule for waiver in waivers]


@clause("once the end is triggered it stays so, and the game is over when the round is")
def last_round_ends(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """base.end.round."""
    for entry, after in _steps(game):
        triggered = entry.before.last_round
        for event in entry.events:
            if isinstance(event, TurnBegan) and event.seat == 0 and triggered:
                yield rules, after, "the end was triggered, and another round began"
            triggered = triggered or isinstance(event, EndTriggered)
        if triggered and not after.last_round:
            yield rules, after, "the end was triggered, and this is no longer the last round"


@clause("a score sheet has one line for one thing")
def scored_once(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """No two lines of a sheet have the same rule and subject."""
    for sheet in rules.score(game.state).sheets:
        times = Counter((line.rule, line.subject) for line in sheet.lines)
        for (rule, subject), number in times.items():
            if number > 1:
                yield (
                    rules,
                    game.state,
                    f"seat {sheet.seat} scores {number} times by {rule} for {subject or 'the same'}",
                )


@clause("the modules make the same rules in whatever order they are named")
def any_order(rules: Ruleset, game: Game) -> Iterator[Complaint]:
    """The game, replayed by rules put together the other way round."""
    if len(rules.modules) <= 2 or not game.history:
        return
    other = Ruleset.of(*rules.modules[:0:-1], options=dict(reversed(list(rules.options.items()))))
    state = other.initial(len(game.state.seats))
    for entry in game.history:
        if state != entry.before:
            yield rules, entry.before, f"the other way round it is {shown(other, state)}"
            return
        if other.actions(state) != rules.actions(state):
            listed = sorted(a.notation for a in set(other.actions(state)) ^ set(rules.actions(state)))
            yield rules, state, f"the other way round other actions are legal, or in another order: {listed}"
            return
        state = other.apply(state, entry.action).state
    if state != game.state:
        yield rules, game.state, f"the other way round it is {shown(other, state)}"


def _steps(game: Game) -> Iterator[tuple[Entry, State]]:
    """Every action of the game with the state after it."""
    reached = [entry.before for entry in game.history[1:]] + [game.state]
    yield from zip(game.history, reached[: len(game.history)], strict=True)
