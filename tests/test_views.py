"""Views: a Plenitude value is seen only by those who looked, in states, events and logs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, field, frozen

from chakra_rules import (
    SPECTATOR,
    CannotUndo,
    ChakraError,
    Game,
    HiddenValue,
    Ruleset,
    ScriptedDealer,
    determinise,
    no_dealer,
    view,
)
from chakra_rules.errors import ModuleContractError
from chakra_rules.events import Looked, PlenitudeDealt
from chakra_rules.extend import (
    Invariant,
    Module,
    Rule,
    Rulebook,
    ScoreLine,
    Slot,
    State,
    Step,
    Trigger,
    hookimpl,
    visible_to,
)
from chakra_rules.testing import STATE_CLAUSES, Breach, scenario
from chakra_rules.visibility import Onlooker

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"
SETUP = ["V:12344321", "D:PBCGYORKP", "I:YP"]


@pytest.mark.parametrize(("seat", "seen"), [(0, "1??4????"), (1, "??3?????"), (SPECTATOR, "????????")])
def test_a_seat_sees_the_values_it_looked_at_and_a_spectator_none(lay: Lay, seat: int, seen: str) -> None:
    state = lay(f"{EMPTY} meditation=P looked=PG", f"{EMPTY} meditation=C", plenitude="12344321").state
    assert view(state, seat).state.plenitude == seen
    assert view(state, seat).seat == seat


def test_nobody_ever_sees_the_eighth_token(lay: Lay) -> None:
    state = lay(f"{EMPTY} meditation=PBCGYOR", plenitude="12344321").state
    assert view(state, 0).state.plenitude == "1234432?"


def test_everything_else_lies_open(lay: Lay) -> None:
    state = lay("KY/-/B/-/GGG/-/OO/-/K spaces=26 meditation=PB", EMPTY, maya="OPK BOG OKK").state
    seen = view(state, 1).state
    assert (seen.seats, seen.maya, seen.bag, seen.tokens) == (state.seats, state.maya, state.bag, state.tokens)


@pytest.mark.parametrize("seat", [2, 5, -3, -1])
def test_there_is_no_view_for_a_seat_that_is_not_there(lay: Lay, seat: int) -> None:
    with pytest.raises((IndexError, ChakraError)):
        view(lay(EMPTY).state, seat)


@pytest.mark.parametrize(("seat", "value"), [(0, "4"), (1, "?"), (SPECTATOR, "?")])
def test_the_event_of_a_look_shows_the_value_to_its_seat_alone(rules: Ruleset, seat: int, value: str) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    game.play("M:G")
    action, events = next(game.events(seat, since=3))
    assert action.notation == "M:G"
    assert [event for event in events if isinstance(event, Looked)] == [Looked(0, "G", value)]


@pytest.mark.parametrize("seat", [2, 7, -1, -3])
def test_there_is_no_log_for_a_seat_that_is_not_there(rules: Ruleset, seat: int) -> None:
    game = Game.new(rules, 2, dealer=no_dealer)
    with pytest.raises(IndexError, match="there is no seat"):
        game.events(seat)


def test_the_log_tells_what_was_known_then_and_not_what_was_learnt_later(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    before = list(game.events(0))
    game.play("M:G")
    assert list(game.events(0))[:3] == before
    assert game.view(0).state.plenitude == "???44???"


def test_what_closed_the_way_back_is_named_without_what_it_revealed(rules: Ruleset) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    game.play("M:G")
    assert game.why_not_undo() == Looked(0, "G", "?")
    with pytest.raises(CannotUndo) as caught:
        game.undo()
    assert "4" not in str(caught.value) + caught.value.tried


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("action", ["C7", "G8-7", "X:G", "S", "D:G", "V:4", "I:GG", "T1:K>8", "M", "what?"])
def test_no_refusal_tells_a_hidden_value(rules: Ruleset, action: str, seat: int | None) -> None:
    """Two games that differ only in what nobody has seen refuse alike, word for word."""
    told = []
    for values in ("12344321", "31244321"):
        game = Game.new(rules, 2, dealer=ScriptedDealer([f"V:{values}", "D:PBCGYORKP", "I:YO"]))
        with pytest.raises(ChakraError) as caught:
            game.play(action, seat=seat)
        told.append((str(caught.value), caught.value.tried, repr(getattr(caught.value, "reasons", ()))))
    assert told[0] == told[1]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_log_hides_how_the_plenitude_tokens_were_laid(rules: Ruleset, seat: int) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    log = list(game.events(seat))
    assert [action.notation for action, _ in log] == ["V:????????", "D:PBCGYORKP", "I:YP"]
    assert PlenitudeDealt("????????") in log[0][1]


@pytest.mark.parametrize(
    ("seat", "looks"),
    [
        (0, [Looked(0, "Y", "4"), Looked(1, "P", "?")]),
        (1, [Looked(0, "Y", "?"), Looked(1, "P", "1")]),
        (SPECTATOR, [Looked(0, "Y", "?"), Looked(1, "P", "?")]),
    ],
)
def test_each_seat_learns_its_own_first_value_from_the_log(rules: Ruleset, seat: int, looks: list[Looked]) -> None:
    game = Game.new(rules, 2, dealer=ScriptedDealer(SETUP))
    _, events = list(game.events(seat))[2]
    assert [event for event in events if isinstance(event, Looked)] == looks


def test_the_rules_answer_from_a_view_as_from_the_whole_state(rules: Ruleset) -> None:
    game = Game.new(rules, 3, seed=2)
    for turn in range(20):
        for seat in (0, 1, 2, SPECTATOR):
            assert rules.actions(game.view(seat).state) == game.actions()
        game.play(game.actions()[turn * 5 % len(game.actions())])


def test_a_view_that_hides_a_value_that_counts_cannot_be_scored(lay: Lay) -> None:
    table = lay("-/PPP/-/-/-/-/-/-/- meditation=P", "-/-/BBB/-/-/-/-/-/-")
    with pytest.raises(HiddenValue, match="value of B is hidden until the game is over"):
        table.rules.score(view(table.state, 0).state)
    alone = lay("-/PPP/-/-/-/-/-/-/- meditation=P", EMPTY)
    assert alone.rules.score(view(alone.state, 0).state).sheets[0].total == 1


def test_determinising_keeps_what_was_seen_and_deals_the_rest_anew(rules: Ruleset, lay: Lay) -> None:
    state = lay(f"{EMPTY} meditation=PG", plenitude="12344321").state
    seen = view(state, 0)
    dealt = [determinise(rules.book, seen, Random(seed)) for seed in range(20)]
    assert len({one.plenitude for one in dealt}) > 10
    for one in dealt:
        assert (one.plenitude[0], one.plenitude[3]) == ("1", "4")
        assert Counter(one.plenitude) == Counter("11223344")
        assert view(one, 0) == seen


# A stranger's module that deals cards face down.

CARDS = "abcdef"


def only_how_many(cards: str, onlooker: Onlooker, seat: int) -> str:
    return cards if onlooker.seat == seat else "?" * len(cards)


@frozen
class Deck:
    """Cards that nobody has seen."""

    cards: str = field(metadata=visible_to(only_how_many))


@frozen
class Hand:
    """Cards that their owner has seen."""

    cards: str = field(metadata=visible_to(only_how_many))


def lying(state: State) -> str:
    return "".join([state.slot(Deck).cards, *[seat.slot(Hand).cards for seat in state.seats]])


def deal_anew(book: Rulebook, state: State, seat: int, random: Random) -> State:
    unseen = [card for card in CARDS if card not in lying(state)]
    random.shuffle(unseen)

    def filled(cards: str) -> str:
        return "".join([unseen.pop() if card == "?" else card for card in cards])

    seats = [evolve(one, slots=(Hand(filled(one.slot(Hand).cards)),)) for one in state.seats]
    return evolve(state, seats=tuple(seats), slots=(Deck(filled(state.slot(Deck).cards)),))


def dealing(
    imagine: Callable[[Rulebook, State, int, Random], State] | None, counted: bool = True, **hooks: Callable[..., Any]
) -> tuple[Ruleset, State]:
    """The rules with such a module, and a position in which the cards are dealt."""

    def missing(book: Rulebook, state: State) -> str:
        return "" if sorted(lying(state)) == list(CARDS) else f"the cards are {lying(state)}"

    module = Module(
        id="cards",
        version="1",
        title="Cards",
        hooks=type("Hooks", (), {name: staticmethod(hookimpl(hook)) for name, hook in hooks.items()}),
        rules=(Rule("cards.rule", "Whatever the cards say."),),
        table=Slot(Deck, lambda players: Deck("")),
        seat=Slot(Hand, lambda players: Hand("")),
        invariants=(Invariant("every card is there once", missing),) if counted else (),
        imagine=imagine,
    )
    rules = Ruleset.of(module)
    return rules, scenario(rules, slots=(Deck("ad"),), own={0: (Hand("be"),), 1: (Hand("cf"),)})


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_module_deals_anew_what_it_hides(seat: int) -> None:
    rules, state = dealing(deal_anew)
    seen = view(state, seat)
    dealt = [determinise(rules.book, seen, Random(deal)) for deal in range(20)]
    assert len({lying(one) for one in dealt}) > 10
    assert len({one.plenitude for one in dealt}) > 10
    assert {"".join(sorted(lying(one))) for one in dealt} == {CARDS}
    assert {view(one, seat) for one in dealt} == {seen}
    assert dealt[3] == determinise(rules.book, seen, Random(3))
    STATE_CLAUSES["imagined"](rules, state, ())


def cheating(book: Rulebook, state: State, seat: int, random: Random) -> State:
    return evolve(state, slots=(Deck("ad"),), seats=tuple([evolve(one, slots=(Hand("be"),)) for one in state.seats]))


@pytest.mark.parametrize(
    ("imagine", "how"),
    [
        (None, "imagined for viewer 0, it is not so that every card is there once: the cards are ??be??"),
        (cheating, "imagined for viewer 0, it is not so that every card is there once: the cards are adbebe"),
        (
            lambda book, state, seat, random: deal_anew(book, evolve(state, slots=(Deck("??????"),)), 1, random),
            "failed",
        ),
        (
            lambda book, state, seat, random: evolve(
                deal_anew(book, state, seat, random), slots=(Deck(lying(state)[::-1]),)
            ),
            "what is imagined for viewer 0 is not what that viewer sees",
        ),
    ],
)
def test_what_a_module_imagines_must_look_the_same_and_keep_what_it_declares(imagine: Any, how: str) -> None:
    rules, state = dealing(imagine)
    with pytest.raises(Breach, match=re.escape(how)):
        STATE_CLAUSES["imagined"](rules, state, ())


def count_of_cards(state: State, seat: int) -> tuple[ScoreLine, ...]:
    known = [card for card in state.seats[seat].slot(Hand).cards if card != "?"]
    return (ScoreLine(len(known), "cards.rule"),)


def place_of_a_card(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine(CARDS.index(state.seats[seat].slot(Hand).cards[0]), "cards.rule"),)


@pytest.mark.parametrize(
    ("score", "how"),
    [(count_of_cards, r"what viewer 0 sees scores \[2, 0\]"), (place_of_a_card, "what viewer 0 sees cannot be scored")],
)
def test_who_cannot_know_a_score_is_not_told_another(score: Any, how: str) -> None:
    rules, state = dealing(deal_anew, score=score)
    with pytest.raises(Breach, match=how):
        STATE_CLAUSES["view_answers"](rules, state, ())


def test_no_secret_is_told_by_the_end_of_the_game() -> None:
    def ends(step: Step, seat: int) -> tuple[Trigger, ...]:
        return (Trigger("cards.rule"),) if "b" in step.state.seats[0].slot(Hand).cards else ()

    def one_card(book: Rulebook, state: State, seat: int, random: Random) -> State:
        dealt = [
            evolve(one, slots=(Hand(one.slot(Hand).cards.replace("?", random.choice(CARDS))),)) for one in state.seats
        ]
        return evolve(state, seats=tuple(dealt))

    rules, _ = dealing(one_card, counted=False, ends_game=ends)
    boards = f"{EMPTY} meditation=PBCGYOR", f"{EMPTY} meditation=PBCGYOR"  # so nobody looks when they meditate
    state = scenario(rules, *boards, slots=(Deck(""),), own={0: (Hand("b"),), 1: (Hand(""),)})
    with pytest.raises(Breach, match="M tells viewer 1 a secret by"):
        STATE_CLAUSES["indistinguishable"](rules, state, ())


def test_a_module_that_fails_to_imagine_is_named() -> None:
    rules, state = dealing(lambda book, state, seat, random: None)  # type: ignore[arg-type,return-value]
    with pytest.raises(ModuleContractError, match="imagining what is hidden") as failure:
        determinise(rules.book, view(state, 0), Random(1))
    assert failure.value.module == "cards"
