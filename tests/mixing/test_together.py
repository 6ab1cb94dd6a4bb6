"""Three and four modules in one turn, and modules that nobody uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chakra_abilities import Own
from chakra_objectives import BonusesWon
from chakra_powers import Powers
from chakra_yin_yang import HalvesWon

from chakra_rules import Ruleset
from chakra_rules.testing import check_state, play

if TYPE_CHECKING:
    from chakra_rules.extend import State
    from chakra_rules.testing import Table
    from tests.mixing.conftest import Lay

ALL_FOUR = "yin-yang powers abilities objectives"


def halves(table: Table) -> int:
    """How many halves of Yin-Yang tokens seat 0 has."""
    return len(table.own(HalvesWon).pile)


@pytest.mark.rule("powers.when", "yin-yang.effect.first", "abilities.use", "objectives.when", "base.end.trigger")
def test_all_four_act_in_one_turn_in_the_order_of_the_rules(lay: Lay) -> None:
    board = "-/PPP/BBB/CCC/GGW/G/KOW/RRR/- notches=4"
    table = lay(ALL_FOUR, board, powers="C", card="ignore", objective="three-in-a-row", maya="WKY ... ...")
    assert table.why_not("T1:Y>8") == ["base.receive.negative", "yin-yang.receive.positive"]
    done = table.play("A!", "T1:Y>8", "P:C", "PS:W4", "PS:G3")
    assert done.seat.cells == ("", "RRR", "O", "W", "GGG", "CCC", "BBB", "PPP", "Y")
    assert (done.own(Powers).face_up, done.own(Powers).flipped) == ("G", "C")
    assert (halves(done), done.seat.slot(Own).face_up) == (1, False)
    assert done.own(BonusesWon).of("three-in-a-row") == "2"
    order = ["Flipped", "Harmonised", "YinYangEffect", "ObjectiveAchieved", "EndTriggered", "TurnEnded"]
    assert done.happened(*order) == order
    assert (done.decides, done.state.last_round) == (("ChooseAction", 1), True)


@pytest.mark.rule("abilities.swap", "powers.when", "yin-yang.effect", "objectives.all-meditation")
def test_meditating_ends_with_the_exchange_the_power_the_effect_and_the_objective(lay: Lay) -> None:
    board = "-/-/-/-/GGG/K/W/-/- meditation=BCGYOR"
    table = lay(ALL_FOUR, board, powers="G", objective="all-meditation").play("M:P")
    assert table.decides == ("ChooseExchange", 0)
    exchanged = table.play("A=ignore")
    assert (exchanged.decides, exchanged.legal()) == (("AfterAction", 0), {"P:G", "E"})
    assert (halves(exchanged), exchanged.own(BonusesWon).of("all-meditation")) == (0, "")
    done = exchanged.play("P:G", "K3-2")
    assert (halves(done), done.own(BonusesWon).of("all-meditation"), done.decides) == (
        1,
        "2",
        ("ChooseAction", 1),
    )


@pytest.mark.rule("modules.any-combination")
def test_every_position_of_such_a_turn_keeps_the_contract(lay: Lay) -> None:
    board = "-/PPP/BBB/CCC/GGW/G/KOW/RRR/- notches=4"
    table = lay(ALL_FOUR, board, powers="C", card="ignore", objective="three-in-a-row", maya="WKY ... ...")
    for notation in ("A!", "T1:Y>8", "P:C", "PS:W4", "PS:G3"):
        check_state(table.rules, table.state)
        table = table.play(notation)
    check_state(table.rules, table.state)


def unused(rules: Ruleset, state: State) -> State:
    """The state once every question of a module is answered, by the turn's end where that can be chosen."""
    while type(rules.decision(state)) not in Ruleset.of().book.kinds:
        answers = [action.notation for action in rules.actions(state)]
        answers = answers or [next(iter(rules.outcomes(state)))[0].notation]
        state = rules.apply(state, "E" if "E" in answers else answers[0]).state
    return state


@pytest.mark.rule("powers.when", "abilities.permission", "objectives.when", "modules.any-combination")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_modules_that_nobody_uses_leave_the_game_as_it_is(players: int) -> None:
    """Whatever is legal in the base game is legal beside them, and nothing else but what they bring."""
    base, more = Ruleset.of(), Ruleset.of("powers", "abilities", "objectives")
    own = set(base.book.kind_of)
    game = play(base, players, seed=1, actions=150)
    state = more.initial(players)
    for entry in game.history:
        state = unused(more, state)
        assert [action for action in more.actions(state) if type(action) in own] == list(base.actions(entry.before))
        state = more.apply(state, entry.action).state
    state = unused(more, state)
    for seat, plain in zip(state.seats, game.state.seats, strict=True):
        assert (seat.cells, seat.spaces, seat.notches, seat.free) == (
            plain.cells, plain.spaces, plain.notches, plain.free,
        )  # fmt: skip
    assert (state.maya, state.bag, state.box, state.turn) == (
        game.state.maya, game.state.bag, game.state.box, game.state.turn,
    )  # fmt: skip
    assert any(seat.slot(Powers).face_up for seat in state.seats)
