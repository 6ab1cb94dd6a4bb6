"""Views: a Plenitude value is seen only by those who looked, in states, events and logs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from chakra_rules import (
    SPECTATOR,
    CannotUndo,
    ChakraError,
    Game,
    Ruleset,
    ScriptedDealer,
    determinise,
    no_dealer,
    view,
)
from chakra_rules.events import Looked, PlenitudeDealt

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
    with pytest.raises(ChakraError, match="value of B is not known"):
        table.rules.score(view(table.state, 0).state)
    alone = lay("-/PPP/-/-/-/-/-/-/- meditation=P", EMPTY)
    assert alone.rules.score(view(alone.state, 0).state).sheets[0].total == 1


def test_determinising_keeps_what_was_seen_and_deals_the_rest_anew(lay: Lay) -> None:
    state = lay(f"{EMPTY} meditation=PG", plenitude="12344321").state
    seen = view(state, 0)
    dealt = [determinise(seen, Random(seed)) for seed in range(20)]
    assert len({one.plenitude for one in dealt}) > 10
    for one in dealt:
        assert (one.plenitude[0], one.plenitude[3]) == ("1", "4")
        assert Counter(one.plenitude) == Counter("11223344")
        assert view(one, 0) == seen
