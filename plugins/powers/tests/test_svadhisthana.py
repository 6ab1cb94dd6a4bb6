"""Svadhisthana: energies of a flow go back into the bag, and the flow is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_powers.svadhisthana import RETURN

from chakra_rules import NotationError

if TYPE_CHECKING:
    from tests.conftest import Lay

ORANGE = "-/-/-/-/-/-/OOO/-/-"


@pytest.mark.rule("powers.svadhisthana")
def test_one_or_two_energies_of_one_flow_go_back_and_the_flow_is_completed(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="GYK RRP BBC", bag="KKO").play("P:O")
    assert table.decides == ("ChooseReturn", 0)
    assert table.legal() == {f"PR{flow}:{rows}" for flow in "123" for rows in ("A", "B", "C", "AB", "AC", "BC")}
    returned = table.play("PR1:AC")
    assert returned.state.bag == "GKKKO"
    assert returned.decides == ("DrawEnergies", -1)
    after = returned.play("D:OK")
    assert after.state.maya == ("OYK", "RRP", "BBC")
    assert after.state.bag == "GKK"
    assert after.decides == ("ChooseAction", 0)


@pytest.mark.rule("powers.svadhisthana")
def test_the_same_energies_may_come_back(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="GYK RRP BBC").play("P:O", "PR1:AC", "D:GK")
    assert table.state.maya == ("GYK", "RRP", "BBC")


@pytest.mark.rule("powers.svadhisthana")
def test_the_taking_rules_do_not_apply(lay: Lay) -> None:
    """Black may be left, two of one colour go back, and a colour the seat has three of as well."""
    table = lay(ORANGE, up="O", maya="KOO ... ...").play("P:O", "PR1:BC")
    assert table.state.bag == "OO"


@pytest.mark.rule("powers.svadhisthana")
def test_the_flow_alone_is_completed_from_the_top_as_far_as_the_bag_goes(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="..Y .RP BBC").play("P:O", "PR1:C", "D:Y")
    assert table.state.maya == ("Y..", ".RP", "BBC")


@pytest.mark.rule("powers.svadhisthana")
def test_an_empty_space_of_the_flow_is_filled_as_well(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="..Y .RP BBC", bag="KKKK").play("P:O", "PR1:C", "D:KYK")
    assert table.state.maya == ("KYK", ".RP", "BBC")


@pytest.mark.rule("powers.svadhisthana")
def test_svadhisthana_cannot_be_activated_on_an_empty_maya(lay: Lay) -> None:
    table = lay(ORANGE, up="O", bag="KK")
    assert table.legal("P") == set()
    assert table.why_not("P:O") == ["powers.possible", "powers.svadhisthana"]
    assert lay(ORANGE, up="O", maya="... ..K ...").legal("P") == {"P:O"}


@pytest.mark.rule("powers.svadhisthana")
@pytest.mark.parametrize("refused", ["PR1:ABC", "PR2:A", "PR2:AB", "PR4:A", "PR0:A"])
def test_three_energies_an_empty_space_or_no_flow_are_refused(lay: Lay, refused: str) -> None:
    table = lay(ORANGE, up="O", maya="GYK .R. ...").play("P:O")
    assert table.why_not(refused) == ["powers.svadhisthana"]


@pytest.mark.rule("powers.svadhisthana")
def test_a_refusal_says_what_would_do(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="GYK .R. ...").play("P:O")
    assert table.told("PR2:AB") == [
        "Svadhisthana cannot put that back: it needs one or two energies lying in one flow."
    ]


def test_a_space_named_twice_is_no_notation(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="GYK .R. ...").play("P:O")
    with pytest.raises(NotationError, match="twice"):
        table.why_not("PR1:AA")


@pytest.mark.rule("powers.svadhisthana")
def test_after_the_action_the_turn_ends_once_the_flow_is_completed(lay: Lay) -> None:
    table = lay(ORANGE, up="O", maya="GYK RRP BBC").play("M:P", "P:O", "PR2:A")
    assert table.decides == ("DrawEnergies", -1)
    assert table.play("D:R").decides == ("ChooseAction", 1)


@pytest.mark.rule("powers.svadhisthana")
def test_one_or_two_energies_of_each_flow_may_be_thought_to_go_back(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/OOO/-/-", up="O", maya="G.. ... ...").play("P:O")
    assert RETURN.candidates is not None
    decision = table.rules.decision(table.state)
    conceived = [action.notation for action in RETURN.candidates(table.rules.book, table.state, decision)]
    assert conceived == [f"PR{flow}:{rows}" for flow in (1, 2, 3) for rows in ("A", "B", "C", "AB", "AC", "BC")]
