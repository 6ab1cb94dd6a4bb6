"""The two cards that change the Lotus board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chakra_rules.extend import MayaSpace, Swapped

if TYPE_CHECKING:
    from tests.conftest import Lay


@pytest.mark.rule("abilities.refresh")
def test_all_energies_go_back_and_the_board_is_refilled_before_the_action(lay: Lay) -> None:
    table = lay("refresh", maya="GGK YYB KRR", bag="PPPPPPCCC").play("A!")
    assert table.state.maya == ("...",) * 3
    assert table.state.bag == "".join(sorted("GGKYYBKRRPPPPPPCCC"))
    assert table.decides == ("DrawEnergies", -1)
    after = table.play("D:PPPCCCGKR")
    assert after.state.maya == ("PCG", "PCK", "PCR")
    assert after.decides == ("ChooseAction", 0)
    assert after.play("T3:CR>8", "D:PP").decides == ("ChooseAction", 1)


@pytest.mark.rule("abilities.refresh", "base.receive.empty-bag")
def test_the_board_is_refilled_in_reading_order_as_far_as_the_bag_goes(lay: Lay) -> None:
    assert lay("refresh", maya="..G ..Y .B.").play("A!", "D:YGB").state.maya == ("Y..", "G..", "B..")


@pytest.mark.rule("abilities.refresh")
def test_the_board_can_be_refreshed_once_only(lay: Lay) -> None:
    assert lay("refresh", maya="G.. ... ...").play("A!", "D:G").why_not("A!") == ["abilities.use"]


@pytest.mark.rule("abilities.refresh")
def test_the_board_cannot_be_refreshed_when_the_action_is_done(lay: Lay) -> None:
    assert lay("refresh", maya="G.. ... ...").play("M:P").why_not("A!") == ["base.turn.one-action"]


@pytest.mark.rule("abilities.swap-maya")
def test_two_energies_change_places_before_the_action(lay: Lay) -> None:
    table = lay("swap-maya", maya="GKG YY. ...").play("A!")
    assert table.decides == ("ChooseMayaSpace", 0)
    assert table.legal() == {"@1A", "@1B", "@1C", "@2A", "@2B"}
    first = table.play("@1B")
    assert first.legal() == {"@1A", "@1C", "@2A", "@2B"}
    after = first.play("@2A")
    assert after.state.maya == ("GYG", "KY.", "...")
    assert Swapped("K", MayaSpace(0, 1), "Y", MayaSpace(1, 0)) in after.events
    assert after.decides == ("ChooseAction", 0)
    assert after.play("T1:GY>8").seat.cells[8] == "GY"


@pytest.mark.rule("abilities.swap-maya")
def test_equal_energies_and_empty_spaces_do_not_change_places(lay: Lay) -> None:
    table = lay("swap-maya", maya="GKG ... ...").play("A!")
    assert table.why_not("@2A") == ["abilities.swap-maya"]
    assert table.play("@1A").why_not("@1C") == ["abilities.swap-maya"]
    assert table.play("@1A").why_not("@1A") == ["abilities.swap-maya"]
    assert table.play("@1A").told("@1C")[0].endswith("no other energy will do.")


@pytest.mark.rule("abilities.swap-maya")
@pytest.mark.parametrize("maya", ["... ... ...", "G.. ... ...", "GGG GG. ..."])
def test_without_two_different_energies_the_card_cannot_be_used(lay: Lay, maya: str) -> None:
    table = lay("swap-maya", maya=maya)
    assert table.why_not("A!") == ["abilities.swap-maya"]
    assert "A!" not in table.legal()
    assert dict(table.rules.explain(table.state, "A!")[0].params) == {"place": ""}
