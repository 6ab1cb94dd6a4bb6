"""What pointing at the table means in a staged choice, without any screen."""

from __future__ import annotations

import pytest

from chakra_rules import Ruleset
from chakra_rules.choosing import Choice, choose
from chakra_rules.cli.tui.aiming import aimed, every_spot, open_spots, picked_at
from chakra_rules.cli.tui.spots import Spot
from chakra_rules.testing import scenario

EMPTY = "-/-/-/-/-/-/-/-/-"
BOARD = "-/-/-/KY/GG/-/-/-/-"


@pytest.fixture
def choice(rules: Ruleset) -> Choice:
    """Seat 0 chooses its action."""
    return choose(rules, scenario(rules, BOARD, BOARD, maya="GYR BOG OKK", bag="PPPPP"))


def clicked(choice: Choice, *spots: Spot) -> Choice:
    for spot in spots:
        after = picked_at(choice, spot)
        assert isinstance(after, Choice)
        choice = after
    return choice


def values(choice: Choice) -> list[object]:
    return [option.value for option in choice.picked]


def refused(choice: Choice, spot: Spot) -> set[str]:
    options = picked_at(choice, spot)
    assert isinstance(options, tuple)
    return {reason.rule for option in options for reason in option.reasons}


def test_one_click_on_the_maya_picks_the_action_the_flow_and_the_energy(choice: Choice) -> None:
    assert values(clicked(choice, ("maya", 1, 2))) == ["Take", "2", "G"]
    assert values(clicked(choice, ("line", "3"))) == ["Take", "3"]


def test_further_clicks_pick_further_energies_and_then_the_place(choice: Choice) -> None:
    action = clicked(choice, ("maya", 1, 0), ("maya", 1, 2), ("cell", 0, 8)).action
    assert action is not None
    assert action.notation == "T2:BG>8"


def test_an_energy_that_lies_in_the_place_means_the_place(choice: Choice) -> None:
    action = clicked(choice, ("maya", 1, 0), ("gem", 0, 4, "G")).action
    assert action is not None
    assert action.notation == "T2:B>4"


def test_a_click_elsewhere_is_a_change_of_mind(choice: Choice) -> None:
    changed = clicked(choice, ("maya", 0, 0), ("maya", 1, 0))
    assert values(changed) == ["Take", "2", "B"]
    assert values(clicked(changed, ("space", 0, 7))) == ["Channel", 7]
    assert values(clicked(changed, ("colour", "P"))) == ["Meditate", "P"]


@pytest.mark.rule("base.receive.negative")
def test_what_is_refused_is_not_picked_and_names_its_rules(choice: Choice) -> None:
    taking = clicked(choice, ("maya", 2, 0))
    assert refused(taking, ("cell", 0, 8)) == {"base.receive.negative"}
    assert refused(choice, ("space", 0, 8))


def test_another_board_means_nothing_in_a_choice_about_ones_own(choice: Choice) -> None:
    others = [spot for spot in every_spot(choice.state) if spot[1:2] == (1,) and spot[0] in ("gem", "cell", "space")]
    assert others
    assert not any(aimed(choice, spot) for spot in others)


def test_exactly_the_spots_that_can_be_clicked_are_open(choice: Choice) -> None:
    for stage in (choice, clicked(choice, ("maya", 0, 0)), clicked(choice, ("line", "2"))):
        for spot in every_spot(stage.state):
            found = aimed(stage, spot)
            only_a_place = spot[0] == "gem" and {one.term for one in found} == {"height"}
            allowed = bool(found) and not found[0].option.reasons and not only_a_place
            assert (spot in open_spots(stage)) is allowed


def test_an_energy_is_meant_where_the_action_looks_for_it(rules: Ruleset) -> None:
    state = scenario(rules, BOARD, EMPTY, maya="GYR BOG OKK", bag="PPPPP")
    moving = choose(rules, rules.apply(state, "C7").state)
    assert open_spots(moving) == {("gem", 0, 5, "K"), ("gem", 0, 5, "Y"), ("gem", 0, 4, "G")}
    action = clicked(moving, ("gem", 0, 5, "K"), ("cell", 0, 6)).action
    assert action is not None
    assert action.notation == "K5-6"


@pytest.mark.rule("base.channel.8")
def test_an_energy_of_the_bag_is_meant_where_nothing_says_where_it_lies(rules: Ruleset) -> None:
    state = scenario(rules, "-/-/-/-/-/-/-/-/K", EMPTY, maya="GYR BOG OKK", bag="PY")
    exchanging = choose(rules, rules.apply(state, "C8").state)
    assert open_spots(exchanging) == {("bag", "P"), ("bag", "Y")}
