"""The contract names the clause that a broken module breaks, and finds no fault with an honest one."""

import random as process_wide
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from attrs import define, evolve, field, frozen

from chakra_rules import Game, Ruleset
from chakra_rules.extend import (
    BAG,
    BOX,
    NATURE,
    ActionKind,
    ChanceKind,
    ChooseAction,
    Decision,
    Draft,
    Invariant,
    Module,
    Reason,
    Rule,
    Rulebook,
    ScoreLine,
    Slot,
    State,
    Step,
    add,
    hookimpl,
    no_reasons,
    nobody,
    nothing_listed,
    refuse,
    remove,
    visible_to,
)
from chakra_rules.testing import GAME_CLAUSES, STATE_CLAUSES, Breach, check_game, game_pool, moments, only_scored, play
from chakra_rules.testing.processes import check_processes

RULES = (Rule("odd.rule", "an odd rule"),)


def odd(hooks: dict[str, Callable[..., Any]] | None = None, **parts: Any) -> Module:
    """A module called odd with these hooks and parts."""
    marked = {name: staticmethod(hookimpl(function)) for name, function in (hooks or {}).items()}
    return Module(id="odd", version="1", title="Odd", hooks=type("Hooks", (), marked), rules=RULES, **parts)


def at_end_of_turn(happen: Callable[[Step, int], None], **parts: Any) -> Module:
    """A module that does something at the end of every turn."""

    def end_of_turn(step: Step, seat: int) -> None:
        happen(step, seat)

    return odd({"end_of_turn": end_of_turn}, **parts)


@frozen
class Wish:
    """An action of no consequence."""

    number: int

    @property
    def notation(self) -> str:
        """``W1``."""
        return f"W{self.number}"


@frozen
class Riddle(Decision):
    """A question that nobody answers, or nature does."""


Listing = Callable[[Rulebook, State, Any], Any]


def wishing(
    offer: Listing,
    refuse: Callable[[Rulebook, State, Any, Any], tuple[Reason, ...]] = no_reasons,
    perform: Callable[[Step, Any, Any], None] = lambda step, decision, action: step.ask(decision),
    answers: type[Decision] = ChooseAction,
    parse: Callable[[Any], Wish] = lambda match: Wish(int(match[1])),
) -> tuple[ActionKind, ...]:
    """The kind of action that makes a wish; by default it changes nothing and may be made as often as one likes."""
    return (
        ActionKind(
            action=Wish,
            answers=(answers,),
            grammar="W<number>",
            pattern=r"W(\d)",
            parse=parse,
            offer=offer,
            refuse=refuse,
            perform=perform,
        ),
    )


def one_wish(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1)]


def only_one(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
    return () if action == Wish(1) else (refuse("odd.rule"),)


def thinking(
    candidates: Listing, against: Callable[[Rulebook, State, Any, Any], tuple[Reason, ...]] = only_one
) -> tuple[ActionKind, ...]:
    """The kind of action that makes one wish and thinks of these."""
    return tuple([evolve(kind, candidates=candidates) for kind in wishing(one_wish, against)])


@frozen
class Nowhere:
    """A place that no module declares; whatever comes there is gone, and there is plenty of it."""

    def take(self, draft: Draft, piece: str) -> None:
        pass

    def put(self, draft: Draft, piece: str) -> None:
        pass


@frozen
class Odd:
    """An event with a number that JSON does not know."""

    number: complex
    reveals = False

    def fold(self, draft: Draft) -> None:
        pass


@frozen
class Conjured:
    """Something appears in the bag, or a Meditation token in nobody's hand vanishes."""

    lost: bool = False
    reveals = False

    def fold(self, draft: Draft) -> None:
        if not self.lost:
            draft.bag = add(draft.bag, "G")
        elif draft.tokens:
            draft.tokens = remove(draft.tokens, draft.tokens[0])


@frozen
class Told:
    """A secret is told to everybody."""

    value: str
    reveals: bool

    def fold(self, draft: Draft) -> None:
        """Nothing moves."""


@frozen
class Peeked:
    """A seat has seen a value and no event says so."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.seat(self.seat).looked = "".join(sorted({*draft.seat(self.seat).looked, "PBCGYOR"[draft.round % 7]}))


@define(unsafe_hash=True)
class Tally:
    """What a careless module keeps: a value that can be changed in place."""

    number: int = 0


@frozen
class Numbered:
    """What an honest module keeps."""

    number: int = 0


@frozen
class Loose:
    """A slot that cannot be written: its field is of another type than it says."""

    number: int = field(default="one")  # type: ignore[assignment]


@frozen
class Secret:
    """What an honest module keeps secret from all."""

    deck: tuple[int, ...] = field(metadata=visible_to(nobody))


def _told(reveals: bool) -> Module:
    return at_end_of_turn(lambda step, seat: step.emit(Told(step.draft.plenitude[7], reveals)), events=(Told,))


def _tell_card(step: Step, seat: int) -> None:
    step.emit(Told(str(step.draft.slot(Secret).deck[0]), reveals=False))


def _careless(step: Step, seat: int) -> None:
    step.draft.slot(Tally).number += 1


def _dice(step: Step, seat: int) -> None:
    if process_wide.getrandbits(1) and step.draft.bag:
        step.move(step.draft.bag[0], BAG, BOX)


def _waste_a_throw(step: Step, seat: int) -> None:
    process_wide.getrandbits(1)


def _unrecorded(step: Step, seat: int) -> None:
    step.draft.idle += 1


def _by_the_secret(allowing: str) -> tuple[Listing, Callable[[Rulebook, State, Any, Any], tuple[Reason, ...]]]:
    def offer(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
        return [Wish(1)] if state.plenitude[7] in allowing else []

    def judge(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
        return () if action in offer(book, state, decision) else (refuse("odd.rule"),)

    return offer, judge


def _as_the_secret_says(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
    return [Wish(1), Wish(int(state.plenitude[7:] or 4))]


def _ask_riddle(step: Step, decision: Decision, action: Wish) -> None:
    step.ask(Riddle(decision.seat))


def _fail(step: Step, decision: Decision, action: Wish) -> None:
    step.move("K", BOX, BOX)


def _moody() -> Listing:
    asked = count()

    def offer(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
        return [Wish(1), Wish(2)][:: 1 if next(asked) % 2 else -1]

    return offer


def _chance(*odds: Fraction) -> Module:
    def outcomes(book: Rulebook, state: State, decision: Riddle) -> Iterator[tuple[Wish, Fraction]]:
        yield from ((Wish(number), one) for number, one in enumerate(odds))

    return odd(
        {"setup": lambda book, players: (Riddle(NATURE),)},
        actions=wishing(nothing_listed, perform=lambda step, decision, action: None, answers=Riddle),
        chances=(ChanceKind(decision=Riddle, sample=lambda *_: Wish(0), outcomes=outcomes),),
    )


def _changes_options(step: Step, seat: int) -> None:
    options: Any = step.book.options
    options["base.colour_limit"] = 3 if options["base.colour_limit"] == "none" else "none"


def _new_number() -> Callable[[int], Numbered]:
    numbers = count()
    return lambda players: Numbered(next(numbers))


BROKEN: dict[str, tuple[str, Callable[[], Module]]] = {
    "creates an energy": ("conserved", lambda: at_end_of_turn(lambda step, seat: step.emit(Conjured()))),
    "loses a token": ("conserved", lambda: at_end_of_turn(lambda step, seat: step.emit(Conjured(lost=True)))),
    "has an invariant that its own play breaks": (
        "conserved",
        lambda: odd(invariants=(Invariant("no second round comes", lambda b, s: "it came" * (s.round > 1)),)),
    ),
    "tells a secret": ("indistinguishable", lambda: _told(reveals=False)),
    "tells a secret and says that it reveals": ("same_to_the_end", lambda: _told(reveals=True)),
    "tells a card that it hides itself": (
        "indistinguishable",
        lambda: at_end_of_turn(_tell_card, events=(Told,), table=Slot(Secret, lambda players: Secret((1, 2, 3)))),
    ),
    "lets a seat look in silence": (
        "learning_reveals",
        lambda: at_end_of_turn(lambda step, seat: step.emit(Peeked(seat))),
    ),
    "throws the process-wide dice": ("replays", lambda: at_end_of_turn(_dice)),
    "touches the process-wide random": (
        "lock_step",
        lambda: at_end_of_turn(_waste_a_throw),
    ),
    "offers an illegal action": (
        "listed_actions_apply",
        lambda: odd(actions=wishing(one_wish, lambda *_: (refuse("odd.rule"),))),
    ),
    "offers what it cannot carry out": (
        "listed_actions_apply",
        lambda: odd(actions=wishing(one_wish, only_one, _fail)),
    ),
    "hides a legal action": ("explained", lambda: odd(actions=wishing(one_wish))),
    "refuses by a rule that it does not bring": (
        "explained",
        lambda: odd(actions=wishing(one_wish, lambda b, s, d, a: () if a == Wish(1) else (refuse("no.rule"),))),
    ),
    "offers a dead end": ("no_dead_end", lambda: odd(actions=wishing(one_wish, only_one, _ask_riddle))),
    "offers an action twice": (
        "stable_order",
        lambda: odd(actions=wishing(lambda *_: [Wish(1), Wish(1)], only_one)),
    ),
    "changes the order when asked again": ("stable_order", lambda: odd(actions=wishing(_moody()))),
    "offers what a secret allows": (
        "indistinguishable",
        lambda: odd(actions=wishing(*_by_the_secret("12"))),
    ),
    "cannot do with a view": (
        "view_answers",
        lambda: odd(actions=wishing(*_by_the_secret("1234"))),
    ),
    "changes the state without an event": ("events_fold", lambda: at_end_of_turn(_unrecorded)),
    "changes a past state": (
        "past_unchanged",
        lambda: at_end_of_turn(_careless, table=Slot(Tally, lambda players: Tally())),
    ),
    "keeps what cannot be written": (
        "position_reads_back",
        lambda: odd(table=Slot(Loose, lambda players: Loose())),
    ),
    "reads its notation as another action": (
        "notation_reads_back",
        lambda: odd(actions=wishing(one_wish, only_one, parse=lambda match: Wish(2))),
    ),
    "has odds that do not add up": ("chances_add_up", lambda: _chance(Fraction(1, 2), Fraction(1, 3))),
    "gives an answer of nature no chance": ("chances_add_up", lambda: _chance(Fraction(1), Fraction(0))),
    "scores by no rule": (
        "score_adds_up",
        lambda: odd({"score": lambda book, state, seat: (ScoreLine(1, "no.rule"),)}),
    ),
    "scores half a point": (
        "score_adds_up",
        lambda: odd({"score": lambda book, state, seat: (ScoreLine(Fraction(1, 2), "odd.rule"),)}),  # type: ignore[arg-type]
    ),
    "thinks of something that is neither listed nor refused": (
        "staged",
        lambda: odd(actions=thinking(lambda *_: [Wish(1), Wish(2)], no_reasons)),
    ),
    "does not think of what it offers": ("conceivable", lambda: odd(actions=thinking(nothing_listed))),
    "thinks of what cannot be written": ("conceivable", lambda: odd(actions=thinking(lambda *_: [Wish(1), Wish(-1)]))),
    "thinks of what a secret allows": ("indistinguishable", lambda: odd(actions=thinking(_as_the_secret_says))),
    "changes the options": ("rules_untouched", lambda: at_end_of_turn(_changes_options)),
    "lets something happen that it does not declare": (
        "documented",
        lambda: at_end_of_turn(lambda step, seat: step.emit(Told("7", reveals=False))),
    ),
    "moves something to a place that it does not declare": (
        "documented",
        lambda: at_end_of_turn(lambda step, seat: step.move("", Nowhere(), Nowhere())),
    ),
    "writes an event that no JSON can hold": (
        "documented",
        lambda: at_end_of_turn(lambda step, seat: step.emit(Odd(1j)), events=(Odd,)),
    ),
    "begins differently each time": ("saves_load", lambda: odd(table=Slot(Numbered, _new_number()))),
}


def broken_clauses(game: Game) -> dict[str, Breach]:
    """Every clause that the game breaks, checked one by one."""
    found: dict[str, Breach] = {}
    calls = [
        (one, (game.rules, state, game_pool(game))) for one in STATE_CLAUSES.values() for state in moments(game, 6)
    ]
    for clause, arguments in [*calls, *[(one, (game.rules, game)) for one in GAME_CLAUSES.values()]]:
        try:
            clause(*arguments)  # type: ignore[operator]
        except Breach as breach:
            found.setdefault(breach.clause, breach)
    return found


@pytest.mark.parametrize(("clause", "make"), BROKEN.values(), ids=list(BROKEN))
def test_the_clause_that_a_broken_module_breaks_is_named(clause: str, make: Callable[[], Module]) -> None:
    game = play(Ruleset.of(make()), players=2, seed=1, actions=45)
    breaches = broken_clauses(game)
    assert clause in breaches, sorted(breaches)
    message = str(breaches[clause])
    assert message.startswith(f"{clause}: ")
    assert "\n  but " in message
    with pytest.raises(Breach):
        check_game(game)


def test_every_clause_has_a_module_that_breaks_it() -> None:
    """But undoes: taking back is the game's own, see below."""
    assert {clause for clause, _ in BROKEN.values()} == {*STATE_CLAUSES, *GAME_CLAUSES} - {"undoes"}


@frozen
class Deal(Wish):
    """Nature's answer: which way round the two secret cards lie."""

    number: int = field(metadata=visible_to(lambda value, onlooker, seat: 0))

    @property
    def notation(self) -> str:
        """``Q1``."""
        return f"Q{self.number}"


@frozen
class Dealt:
    """The secret cards were dealt."""

    secret: Secret
    reveals = True

    def fold(self, draft: Draft) -> None:
        draft.set_slot(self.secret)


@frozen
class Counted:
    """One more wish was made this turn."""

    seat: int
    reveals = False

    def fold(self, draft: Draft) -> None:
        draft.seat(self.seat).set_slot(evolve(draft.seat(self.seat).slot(Numbered), number=draft.round))


def _honest() -> Module:
    """A wish once a round, and two cards that nobody may know: everything that the broken modules do, done right."""

    def may(book: Rulebook, state: State, decision: Decision) -> list[Wish]:
        return [Wish(1)] if state.seats[decision.seat].slot(Numbered).number < state.round else []

    def against(book: Rulebook, state: State, decision: Decision, action: Wish) -> tuple[Reason, ...]:
        return () if action in may(book, state, decision) else (refuse("odd.rule"),)

    def wish(step: Step, decision: Decision, action: Wish) -> None:
        step.ask(decision)
        step.emit(Counted(decision.seat))

    def deal(step: Step, decision: Riddle, action: Deal) -> None:
        step.emit(Dealt(Secret((1, 2)[:: 1 if action.number else -1])))

    def outcomes(book: Rulebook, state: State, decision: Riddle) -> Iterator[tuple[Deal, Fraction]]:
        yield from ((Deal(number), Fraction(1, 2)) for number in range(2))

    (wishes,) = wishing(may, against, wish)
    deals = ActionKind(
        action=Deal,
        answers=(Riddle,),
        grammar="Q<number>",
        pattern=r"Q([01])",
        parse=lambda match: Deal(int(match[1])),
        offer=nothing_listed,
        refuse=no_reasons,
        perform=deal,
    )
    return odd(
        {
            "setup": lambda book, players: (Riddle(NATURE),),
            "score": lambda book, state, seat: (ScoreLine(1, "odd.rule"),),
        },
        actions=(wishes, deals),
        chances=(
            ChanceKind(decision=Riddle, sample=lambda b, s, d, random: Deal(random.randrange(2)), outcomes=outcomes),
        ),
        events=(Dealt, Counted),
        table=Slot(Secret, lambda players: Secret(())),
        seat=Slot(Numbered, lambda players: Numbered()),
        invariants=(Invariant("there are two cards or none", lambda b, s: "" * len(s.slot(Secret).deck)),),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_honest_module_breaks_nothing(players: int) -> None:
    game = play(Ruleset.of(_honest()), players, seed=1, actions=80)
    assert any(isinstance(entry.action, Wish) for entry in game.history)
    check_game(game)


def test_a_module_that_vetoes_is_not_only_scored() -> None:
    def veto_action(action: object) -> tuple[Reason, ...]:
        return (refuse("odd.rule"),) if getattr(action, "height", 0) == 7 else ()

    game = play(Ruleset.of(), players=2, seed=1, actions=60)
    only_scored(Ruleset.of(_scorer()), game)
    with pytest.raises(Breach, match=r"only_scored: .*\n.*differ by \['T1:"):
        only_scored(Ruleset.of(odd({"veto_action": veto_action})), game)


def _scorer() -> Module:
    return odd({"score": lambda book, state, seat: (ScoreLine(1, "odd.rule"),)})


def test_a_game_that_forgets_what_was_revealed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(Ruleset.of(), players=2, seed=1, actions=60)
    monkeypatch.setattr(Game, "why_not_undo", lambda self: None)
    assert "undoes" in broken_clauses(game)


ORDERED_BY_HASH = odd(actions=wishing(lambda *_: [Wish(int(w)) for w in set("1234567")]))
"""A module whose order comes from the hashes of texts; another process gets it by this name."""


def test_order_that_comes_from_a_set_differs_between_processes() -> None:
    with pytest.raises(Breach, match=r"same_in_every_process: .*\n.*here it goes on with"):
        check_processes([f"{Path(__file__)}:ORDERED_BY_HASH"])
