"""Meditate: take Inspiration, then look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules import SPECTATOR, Game, view
from chakra_rules.events import Looked

if TYPE_CHECKING:
    from tests.conftest import Lay

EMPTY = "-/-/-/-/-/-/-/-/-"


@pytest.mark.rule("base.meditate.take-back")
def test_all_tokens_return_from_the_spaces_and_none_from_notches(lay: Lay) -> None:
    seat = lay("-/P/-/C/-/-/-/-/- spaces=26 notches=75").play("M:G").seat
    assert (seat.free, seat.spaces, seat.notches) == ("III", "........", "....I.I")


@pytest.mark.rule("base.meditate.take-back")
def test_only_the_own_tokens_return(lay: Lay) -> None:
    state = lay(f"{EMPTY} spaces=1", f"{EMPTY} spaces=28").play("M:G").state
    assert [seat.spaces for seat in state.seats] == ["........", ".I.....I"]


@pytest.mark.rule("base.meditate.look")
def test_a_new_meditation_token_shows_its_owner_alone_the_plenitude_value(lay: Lay) -> None:
    table = lay(f"{EMPTY} meditation=P", f"{EMPTY} meditation=B", plenitude="12341234").play("M:G")
    assert (table.seat.meditation, table.seat.looked) == ("GP", "GP")
    assert table.state.tokens.count("G") == 3
    assert Looked(0, "G", "4") in table.events
    assert [view(table.state, seat).state.plenitude for seat in (0, 1)] == ["1??4????", "?2??????"]


@pytest.mark.rule("base.meditate.look")
def test_what_was_seen_can_be_looked_at_again_at_any_time(lay: Lay) -> None:
    table = lay(EMPTY, EMPTY, plenitude="12341234").play("M:G", "M:B", "M:P")
    assert view(table.state, 0).state.plenitude == "1??4????"


@pytest.mark.rule("base.meditate.look")
def test_only_a_colour_not_held_yet_can_be_chosen(lay: Lay) -> None:
    table = lay(f"{EMPTY} meditation=PBR")
    assert table.legal("M") == {"M:C", "M:G", "M:Y", "M:O"}
    assert table.why_not("M:P") == ["base.meditate.look"]
    assert dict(table.rules.explain(table.state, "M:P")[0].params) == {"colours": "CGYO"}


@pytest.mark.rule("base.meditate.look")
def test_a_colour_seen_without_its_token_can_still_be_chosen(lay: Lay) -> None:
    table = lay(f"{EMPTY} meditation=P looked=PG").play("M:G")
    assert (table.seat.meditation, table.seat.looked) == ("GP", "GP")


@pytest.mark.rule("base.meditate.look")
@pytest.mark.parametrize("colour", ["K", "W", "A"])
def test_there_are_meditation_tokens_of_the_seven_colours_only(lay: Lay, colour: str) -> None:
    assert lay(EMPTY).why_not(f"M:{colour}") == ["base.meditate.look"]


@pytest.mark.rule("base.meditate.look")
def test_all_four_players_can_hold_a_token_of_one_colour(lay: Lay) -> None:
    table = lay(*[EMPTY] * 4).play("M:G", "M:G", "M:G", "M:G")
    assert [seat.meditation for seat in table.state.seats] == ["G"] * 4
    assert "G" not in table.state.tokens


@pytest.mark.rule("base.meditate.always")
@pytest.mark.parametrize("words", ["", "spaces=12345", "notches=76543", "spaces=1 notches=2"])
def test_meditating_is_possible_whatever_tokens_lie_where(lay: Lay, words: str) -> None:
    assert lay(f"{EMPTY} {words}").legal("M") == {f"M:{colour}" for colour in "PBCGYOR"}


@pytest.mark.rule("base.meditate.always")
def test_with_all_seven_tokens_one_only_takes_inspiration_back(lay: Lay) -> None:
    table = lay(f"{EMPTY} spaces=35 meditation=PBCGYOR")
    assert table.legal("M") == {"M"}
    assert table.why_not("M:P") == ["base.meditate.look"]
    after = table.play("M")
    assert (after.seat.free, after.seat.meditation) == ("IIIII", table.seat.meditation)
    assert not [e for e in after.events if isinstance(e, Looked)]


@pytest.mark.rule("base.meditate.always")
def test_while_a_token_is_to_be_had_one_is_taken(lay: Lay) -> None:
    table = lay(f"{EMPTY} meditation=PBCGYO")
    assert table.legal("M") == {"M:R"}
    assert table.why_not("M") == ["base.meditate.always"]


@pytest.mark.rule("base.meditate.look", "base.meditate.always")
def test_a_refusal_names_the_colours_that_can_be_had(lay: Lay) -> None:
    table = lay(f"{EMPTY} meditation=PBCGY")
    assert table.told("M:P") == [
        'Take a Meditation token of a colour you do not hold yet, here "OR", or none when you hold all seven: M.'
    ]
    assert table.told("M") == [
        "Only a seat that holds all seven Meditation tokens meditates without taking one: name one of OR."
    ]


@pytest.mark.rule("base.meditate.look")
def test_others_hear_that_a_seat_looked_and_not_what_it_saw(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/-", plenitude="12341234")
    game = Game(table.rules, table.state)
    game.play("M:G")
    for viewer, value in ((0, "4"), (1, "?"), (SPECTATOR, "?")):
        events = [event for _, events in game.events(viewer) for event in events]
        assert [event for event in events if isinstance(event, Looked)] == [Looked(0, "G", value)]
