"""Values that are made the quick way, and states that are finished by a change of class."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from attrs import evolve, fields
from attrs.exceptions import FrozenInstanceError

from chakra_rules import Ruleset
from chakra_rules.base.decisions import ChooseMove, choose_move
from chakra_rules.events import Asked, Moved, asked, moved
from chakra_rules.places import (
    CELLS,
    HANDS,
    INSPIRATION_SPACES,
    MEDITATION_TOKENS,
    NOTCHES,
    Cell,
    Hand,
    InspirationSpace,
    MeditationTokens,
    Notch,
)
from chakra_rules.stages import Owed
from chakra_rules.state import Draft, Seat, State
from chakra_rules.testing import scenario

RULES = Ruleset.of()
OWED = (Owed((-1,)),)
MADE: list[tuple[Any, Any]] = [
    (moved("G", CELLS[0][4], CELLS[0][3]), Moved("G", Cell(0, 4), Cell(0, 3))),
    (asked(ChooseMove(1, "base.channel.3", OWED)), Asked(ChooseMove(1, "base.channel.3", OWED))),
    (choose_move(1, "base.channel.2", OWED, ((3, "G"),)), ChooseMove(1, "base.channel.2", OWED, ((3, "G"),))),
    (choose_move(0, "base.channel.1", OWED), ChooseMove(0, "base.channel.1", OWED)),
]


@pytest.mark.parametrize(("quick", "plain"), MADE)
def test_what_is_made_the_quick_way_is_what_its_class_makes(quick: Any, plain: Any) -> None:
    assert (quick, repr(quick), hash(quick)) == (plain, repr(plain), hash(plain))
    assert type(quick) is type(plain)
    assert evolve(quick) == copy.deepcopy(quick) == pickle.loads(pickle.dumps(quick)) == plain


@pytest.mark.parametrize("quick", [quick for quick, _ in MADE])
def test_nobody_can_write_to_what_is_made_the_quick_way(quick: Any) -> None:
    name = fields(type(quick))[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(quick, name, "other")
    with pytest.raises(FrozenInstanceError):
        delattr(quick, name)


def test_a_finished_draft_is_the_state_that_freezing_gives() -> None:
    start = scenario(RULES, "-/-/-/-/GG/-/-/-/-", "-/-/-/-/-/-/-/-/-", maya="GYR BOG OKK")
    draft = Draft(start)
    Moved("G", Cell(0, 4), Cell(0, 3)).fold(draft)
    frozen = draft.freeze()
    finished = draft.finish()
    assert finished == frozen != start
    assert hash(finished) == hash(frozen)
    assert (type(finished), type(frozen)) == (State, State)
    assert [type(seat) for state in (finished, frozen) for seat in state.seats] == [Seat] * 4
    for value, name in ((finished, "bag"), (finished.seats[0], "free")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, "")


def test_a_frozen_draft_can_be_changed_further() -> None:
    start = scenario(RULES, "-/-/-/-/GG/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    draft = Draft(start)
    Moved("G", Cell(0, 4), Cell(0, 3)).fold(draft)
    between = draft.freeze()
    Moved("G", Cell(0, 3), Cell(0, 4)).fold(draft)
    assert between.seats[0].cells[3:5] == ("G", "G")
    assert draft.finish() == start


def test_a_draft_shares_the_seats_that_nothing_touches() -> None:
    start = scenario(RULES, "-/-/-/-/GG/-/-/-/-", "-/-/-/-/-/-/-/-/-")
    after = RULES.apply(start, "M:P").state
    assert after.seats[1] is start.seats[1]
    assert after.seats[0] is not start.seats[0]


def test_the_tables_of_places_hold_each_place_where_its_row_has_it() -> None:
    for seat in range(4):
        assert (HANDS[seat], MEDITATION_TOKENS[seat]) == (Hand(seat), MeditationTokens(seat))
        assert NOTCHES[seat] == tuple([Notch(seat, height) for height in (1, 2, 3, 4, 5, 6, 7)])
        assert INSPIRATION_SPACES[seat] == tuple(
            [InspirationSpace(seat, number) for number in (1, 2, 3, 4, 5, 6, 7, 8)]
        )
