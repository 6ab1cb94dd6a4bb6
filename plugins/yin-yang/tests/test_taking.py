"""Taking energy from a flow that shows white."""

import pytest

from chakra_rules import IllegalAction, Ruleset
from chakra_rules.testing import scenario

YIN_YANG = Ruleset.of("yin-yang")


def takes(maya: str, board: str = "-/-/-/-/-/-/-/-/-") -> set[str]:
    """What may be taken from the first flow onto the bubbles."""
    state = scenario(YIN_YANG, board, "-/-/-/-/-/-/-/-/-", maya=f"{maya} ... ...")
    notations = [action.notation for action in YIN_YANG.actions(state)]
    return {text[3:-2] for text in notations if text.startswith("T1") and text.endswith(">8")}


def refused(maya: str, energies: str) -> list[str]:
    state = scenario(YIN_YANG, maya=f"{maya} ... ...")
    return [reason.rule for reason in YIN_YANG.explain(state, f"T1:{energies}>8")]


@pytest.mark.rule("yin-yang.receive.positive")
def test_a_flow_that_shows_white_gives_white_alone_or_with_others() -> None:
    assert takes("WYG") == {"W", "WY", "GW", "GWY"}
    assert refused("WYG", "GY") == ["yin-yang.receive.positive"]


@pytest.mark.rule("yin-yang.receive.either", "base.receive.negative")
def test_a_flow_that_shows_white_and_black_gives_one_of_the_two_kinds() -> None:
    assert takes("WKR") == {"W", "K", "RW", "KR"}
    assert takes("WKK") == {"W", "K"}


@pytest.mark.rule("yin-yang.receive.either")
def test_white_and_black_are_never_taken_together() -> None:
    assert refused("WKR", "KW") == ["yin-yang.receive.either"]
    assert refused("WKR", "KRW") == ["yin-yang.receive.either"]


@pytest.mark.rule("yin-yang.receive.either", "yin-yang.receive.positive", "base.receive.negative")
def test_leaving_both_kinds_breaks_both_duties() -> None:
    assert refused("WKR", "R") == ["base.receive.negative", "yin-yang.receive.positive"]


@pytest.mark.rule("base.receive.negative", "base.receive.distinct")
def test_the_rules_of_taking_stay_as_they_are_without_white_in_the_flow() -> None:
    assert refused("KYG", "GY") == ["base.receive.negative"]
    assert refused("WWG", "WW") == ["base.receive.distinct"]


@pytest.mark.rule("yin-yang.receive.positive", "yin-yang.receive.either")
def test_a_refusal_tells_what_would_work() -> None:
    state = scenario(YIN_YANG, maya="WYG WKR ...")
    with pytest.raises(IllegalAction, match=r"a white one must be among the energies taken.*receive\.positive"):
        YIN_YANG.apply(state, "T1:GY>8")
    with pytest.raises(IllegalAction, match=r"leave one of the two kinds in the flow.*receive\.either"):
        YIN_YANG.apply(state, "T2:KW>8")


@pytest.mark.rule("yin-yang.receive.limit")
def test_white_may_be_taken_however_much_of_it_lies_on_the_board() -> None:
    assert takes("WB.", "-/BB/B/-/-/-/W/-/WW") == {"W"}
    assert takes("WY.", "-/BB/B/-/-/-/W/-/WW") == {"W", "WY"}


@pytest.mark.rule("yin-yang.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_white_energies_a_player_go_into_the_bag(players: int) -> None:
    assert YIN_YANG.initial(players).bag.count("W") == 3 * players


@pytest.mark.rule("yin-yang.receive.positive")
def test_the_duty_to_take_white_can_be_recognised_and_lifted_by_others() -> None:
    duties = [rule.id for rule in YIN_YANG.book.rules.values() if "must-take" in rule.tags]
    assert duties == ["base.receive.negative", "yin-yang.receive.positive"]
