"""Sahasrara and Manipura take back an Inspiration token, Ajna looks at a Plenitude token."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from chakra_powers import MODULE, Powers
from chakra_powers.examples import holding

from chakra_rules import SPECTATOR, CannotUndo, Game, Ruleset, view
from chakra_rules.extend import BOX, Box, Looked, Module, Place, Rulebook, hookimpl
from chakra_rules.testing import scenario

if TYPE_CHECKING:
    from tests.conftest import Lay


EMPTY_BOARD = "-/-/-/-/-/-/-/-/-"


class _LeavesWithItsCard:
    """A module under which Inspiration tokens that are taken back leave the game."""

    @staticmethod
    @hookimpl
    def modify_home(book: Rulebook, seat: int, token: str, home: Place) -> Box:
        return BOX


TOKENS_LEAVE = Module(id="tokens-leave", version="1", title="Tokens leave", hooks=_LeavesWithItsCard)


@pytest.mark.rule("powers.sahasrara")
def test_sahasrara_takes_back_a_token_from_the_notch_chosen(lay: Lay) -> None:
    table = lay("-/PPP/-/-/G/-/K/-/- notches=42", up="P").play("P:P")
    assert table.decides == ("ChooseNotch", 0)
    assert table.legal() == {"PN:4", "PN:2"}
    after = table.play("PN:4")
    assert (after.seat.notches, after.seat.free) == (".I.....", "IIII")
    assert after.seat.cells == table.seat.cells


@pytest.mark.rule("powers.sahasrara")
def test_sahasrara_cannot_be_activated_with_tokens_on_inspiration_spaces_only(lay: Lay) -> None:
    table = lay("-/PPP/-/-/G/-/K/-/- spaces=12", up="P")
    assert table.legal("P") == set()
    assert table.why_not("P:P") == ["powers.possible", "powers.sahasrara"]


@pytest.mark.rule("powers.sahasrara")
def test_sahasrara_refuses_a_notch_that_holds_no_token(lay: Lay) -> None:
    table = lay("-/PPP/-/-/G/-/K/-/- notches=42", up="P").play("P:P")
    assert table.told("PN:3") == ["There is no Inspiration token there: Sahasrara takes back one from a notch."]
    assert [table.why_not(f"PN:{height}") for height in (0, 3, 8, 9)] == [["powers.sahasrara"]] * 4


@pytest.mark.rule("powers.sahasrara")
def test_a_token_taken_back_before_the_action_can_be_used_for_it(lay: Lay) -> None:
    table = lay("-/PPP/K/K/-/K/K/-/- notches=65 spaces=123", up="P")
    assert table.legal("C") == set()
    assert table.play("P:P", "PN:6").legal("C") != set()


@pytest.mark.rule("powers.manipura")
def test_manipura_takes_back_a_token_from_the_inspiration_space_chosen(lay: Lay) -> None:
    table = lay("-/-/-/-/-/YYY/-/-/- spaces=138", up="Y").play("P:Y")
    assert table.decides == ("ChooseSpace", 0)
    assert table.legal() == {"PI:1", "PI:3", "PI:8"}
    after = table.play("PI:3")
    assert (after.seat.spaces, after.seat.free) == ("I......I", "III")


@pytest.mark.rule("powers.manipura")
def test_manipura_cannot_be_activated_with_tokens_in_notches_only(lay: Lay) -> None:
    table = lay("-/-/-/-/G/YYY/-/-/- notches=4", up="Y")
    assert table.legal("P") == set()
    assert table.why_not("P:Y") == ["powers.possible", "powers.manipura"]


@pytest.mark.rule("powers.manipura")
def test_manipura_refuses_a_space_that_holds_no_token(lay: Lay) -> None:
    table = lay("-/-/-/-/-/YYY/-/-/- spaces=137", up="Y").play("P:Y")
    assert table.told("PI:2") == [
        "There is no Inspiration token there: Manipura takes back one from an Inspiration space."
    ]
    assert [table.why_not(f"PI:{space}") for space in (0, 2, 9)] == [["powers.manipura"]] * 3


@pytest.mark.rule("powers.manipura")
def test_the_space_uncovered_can_be_channelled_on_again_in_the_same_turn(lay: Lay) -> None:
    table = lay("-/-/-/-/-/YYY/K/-/- spaces=7", up="Y")
    assert table.legal("C7") == set()
    assert table.play("P:Y", "PI:7").legal("C7") == {"C7"}


@pytest.mark.rule("powers.manipura")
@pytest.mark.parametrize(("power", "choice"), [("P:Y", "PI:7"), ("P:P", "PN:4")])
def test_a_token_goes_where_another_module_says_it_belongs(power: str, choice: str) -> None:
    rules = Ruleset.of(MODULE, TOKENS_LEAVE)
    board = "-/PPP/-/-/G/YYY/-/-/- spaces=7 notches=4"
    state = scenario(rules, board, EMPTY_BOARD, bag="", **holding(2, {0: Powers(face_up="PY")}))
    after = rules.apply(rules.apply(state, power).state, choice).state
    assert after.seats[0].free == state.seats[0].free
    assert after.box.count("I") == 1


@pytest.mark.rule("powers.ajna")
def test_ajna_shows_the_seat_a_value_it_does_not_know_and_takes_no_token(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P", up="B", plenitude="12341234").play("P:B")
    assert table.decides == ("ChooseColour", 0)
    assert table.legal() == {f"PL:{colour}" for colour in "BCGYOR"}
    after = table.play("PL:G")
    assert after.events[-1] == Looked(0, "G", "4")
    assert (after.seat.looked, after.seat.meditation) == ("GP", "P")
    assert after.state.tokens == table.state.tokens


@pytest.mark.rule("powers.ajna")
def test_the_token_of_a_colour_looked_at_can_still_be_taken_when_meditating(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P", up="B").play("P:B", "PL:G", "M:G")
    assert table.seat.meditation == "GP"
    assert [event for event in table.events if isinstance(event, Looked)] == [Looked(0, "G", "4")] * 2


@pytest.mark.rule("powers.ajna")
def test_ajna_cannot_be_activated_when_every_value_is_known(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=PBCGYO looked=PBCGYOR", up="B")
    assert table.legal("P") == set()
    assert table.why_not("P:B") == ["powers.possible", "powers.ajna"]


@pytest.mark.rule("powers.ajna")
def test_ajna_refuses_a_colour_already_seen_and_what_is_no_colour(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P looked=PY", up="B").play("P:B")
    assert [table.why_not(f"PL:{colour}") for colour in "PYKZ"] == [["powers.ajna"]] * 4
    assert table.told("PL:P") == [
        "There is nothing new to see there: Ajna shows the Plenitude value of a colour that you have not seen."
    ]


@pytest.mark.rule("powers.ajna")
def test_only_the_seat_that_looks_learns_the_value(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P", up="B", plenitude="12341234")
    other = evolve(table.state, plenitude="12331244")
    assert view(table.state, 0) == view(other, 0)
    seen, unlike = [table.rules.apply(table.rules.apply(state, "P:B").state, "PL:G") for state in (table.state, other)]
    assert view(seen.state, 1) == view(unlike.state, 1)
    assert view(seen.state, SPECTATOR) == view(unlike.state, SPECTATOR)
    assert view(seen.state, 0).state.plenitude == "1??4????"
    assert view(unlike.state, 0).state.plenitude == "1??3????"


@pytest.mark.rule("powers.ajna")
def test_the_events_tell_others_that_it_looked_but_not_what_it_saw(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P", up="B", plenitude="12341234")
    game = Game(table.rules, table.state)
    for notation in ("P:B", "PL:G"):
        game.play(notation)
    viewers = (0, 1, SPECTATOR)
    seen = {v: [e for _, events in game.events(v) for e in events if isinstance(e, Looked)] for v in viewers}
    assert seen == {0: [Looked(0, "G", "4")], 1: [Looked(0, "G", "?")], SPECTATOR: [Looked(0, "G", "?")]}


@pytest.mark.rule("powers.ajna")
def test_what_ajna_showed_is_not_undone_and_what_came_before_the_look_is(lay: Lay) -> None:
    table = lay("-/-/BBB/-/-/-/-/-/- meditation=P", up="B")
    game = Game(table.rules, table.state)
    game.play("P:B")
    game.undo()
    assert game.state == table.state
    game.play("P:B")
    game.play("PL:G")
    with pytest.raises(CannotUndo, match="somebody learnt something"):
        game.undo()
