"""Set-up: players, the bag, the Maya, the Plenitude, Inspiration and Meditation tokens."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from chakra_rules import SPECTATOR, ChakraError, Game, Ruleset, ScriptedDealer, view


@pytest.mark.rule("base.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_and_seat_0_starts(rules: Ruleset, players: int) -> None:
    game = Game.new(rules, players, seed=1)
    assert len(game.state.seats) == players
    assert game.decision is not None
    assert game.decision.seat == 0
    assert (game.state.turn, game.state.round) == (0, 1)


@pytest.mark.rule("base.setup.players")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, 2.0, "2", None])
def test_no_other_number_of_players_can_play(rules: Ruleset, players: int) -> None:
    with pytest.raises(ChakraError, match=r"two to four can \(base\.setup\.players\)"):
        rules.initial(players)


@pytest.mark.rule("base.setup.bag")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 9), (4, 12)])
def test_the_bag_holds_three_of_each_colour_and_black_per_player(rules: Ruleset, players: int, each: int) -> None:
    assert Counter(rules.initial(players).bag) == dict.fromkeys("PBCGYORK", each)


@pytest.mark.rule("base.setup.maya")
def test_nine_energies_fill_the_maya_row_by_row_in_three_flows(rules: Ruleset) -> None:
    state = rules.apply(rules.initial(2), "V:11223344").state
    assert len(next(iter(rules.outcomes(state)))[0].notation) == len("D:") + 9
    state = rules.apply(state, "D:PBCGYORKP").state
    assert state.maya == ("PGR", "BYK", "COP")
    assert len(state.bag) == 48 - 9


@pytest.mark.rule("base.setup.maya")
@pytest.mark.parametrize("draw", ["D:", "D:PBCGYORK", "D:PBCGYORKPB", "D:PPPPPPPBC"])
def test_nature_draws_nine_energies_that_the_bag_holds(rules: Ruleset, draw: str) -> None:
    state = rules.apply(rules.initial(2), "V:11223344").state
    assert [r.rule for r in rules.explain(state, draw)] == ["base.setup.maya"]


@pytest.mark.rule("base.setup.plenitude")
def test_the_eight_plenitude_tokens_are_laid_in_any_order_and_lie_face_down(rules: Ruleset) -> None:
    state = rules.apply(rules.initial(2), "V:43214321").state
    assert state.plenitude == "43214321"
    assert view(state, SPECTATOR).state.plenitude == view(state, 0).state.plenitude == "????????"


@pytest.mark.rule("base.setup.plenitude")
@pytest.mark.parametrize("values", ["V:11223345", "V:11112234", "V:1122334", "V:112233441", "V:"])
def test_other_values_than_two_each_of_1_2_3_and_4_cannot_be_laid(rules: Ruleset, values: str) -> None:
    assert [r.rule for r in rules.explain(rules.initial(2), values)] == ["base.setup.plenitude"]


@pytest.mark.rule("base.setup.plenitude")
def test_all_orders_of_the_plenitude_tokens_are_equally_likely(rules: Ruleset) -> None:
    outcomes = list(rules.outcomes(rules.initial(2)))
    odds = [odds for _, odds in outcomes]
    assert len({action.notation for action, _ in outcomes}) == len(odds) == 2520  # 8! / (2! 2! 2! 2!)
    assert {"".join(sorted(action.notation)) for action, _ in outcomes} == {"11223344:V"}
    assert sum(odds) == 1
    assert set(odds) == {Fraction(1, 2520)}


@pytest.mark.rule("base.setup.inspiration")
def test_every_player_starts_with_five_black_inspiration_tokens_in_hand(rules: Ruleset) -> None:
    for seat in Game.new(rules, 4, seed=1).state.seats:
        assert (seat.free, seat.spaces, seat.notches) == ("IIIII", "........", ".......")


@pytest.mark.rule("base.setup.meditation")
def test_each_player_gets_one_meditation_token_and_knows_that_value(rules: Ruleset) -> None:
    game = Game.new(rules, 3, dealer=ScriptedDealer(["V:12341234", "D:PBCGYORKP", "I:YPY"]))
    assert [(seat.meditation, seat.looked) for seat in game.state.seats] == [("Y", "Y"), ("P", "P"), ("Y", "Y")]
    assert Counter(game.state.tokens) == {"P": 3, "B": 4, "C": 4, "G": 4, "Y": 2, "O": 4, "R": 4}
    assert [game.view(seat).state.plenitude for seat in range(3)] == ["????1???", "1???????", "????1???"]


@pytest.mark.rule("base.setup.meditation")
@pytest.mark.parametrize("dealt", ["I:", "I:Y", "I:YPB", "I:YK"])
def test_meditation_tokens_are_of_the_seven_colours_one_for_each_seat(rules: Ruleset, dealt: str) -> None:
    state = Game.new(rules, 2, dealer=ScriptedDealer(["V:12341234", "D:PBCGYORKP", "I:YY"])).history[2].before
    assert [r.rule for r in rules.explain(state, dealt)] == ["base.setup.meditation"]


@pytest.mark.rule("base.setup.meditation")
def test_meditation_tokens_come_from_four_of_each_colour(rules: Ruleset) -> None:
    state = Game.new(rules, 2, dealer=ScriptedDealer(["V:12341234", "D:PBCGYORKP", "I:YY"])).history[2].before
    odds = {action.notation: odds for action, odds in rules.outcomes(state)}
    assert sum(odds.values()) == 1
    assert odds["I:YY"] == Fraction(4, 28) * Fraction(3, 27)
    assert odds["I:YP"] == Fraction(4, 28) * Fraction(4, 27)


@pytest.mark.rule("base.setup.plenitude", "base.setup.maya", "base.setup.meditation")
def test_an_impossible_answer_of_nature_is_told_what_there_is(rules: Ruleset) -> None:
    state = rules.initial(2)
    told = []
    for wrong, right in (("V:1234", "V:11223344"), ("D:PP", "D:PBCGYORKP"), ("I:PK", "I:PP")):
        told += [rules.tell(reason) for reason in rules.explain(state, wrong)]
        state = rules.apply(state, right).state
    assert told == [
        "1234 are not the eight Plenitude values: two each of 1, 2, 3 and 4.",
        "The bag is to give 9, one for each space to fill: PP is no such draw.",
        "PK cannot be dealt: one Meditation token for each of 2 seats, of the seven colours.",
    ]


@pytest.mark.rule("base.setup.plenitude", "base.setup.maya", "base.setup.meditation")
def test_each_seed_deals_otherwise(rules: Ruleset) -> None:
    state, often = rules.initial(2), []
    for answer in ("V:12341234", "D:PBCGYORKP", "I:PB"):
        often.append(len({rules.sample(state, Random(seed)) for seed in range(400)}))
        state = rules.apply(state, answer).state
    assert often[0] > 300
    assert often[1] > 390
    assert often[2] == len([colour + other for colour in "PBCGYOR" for other in "PBCGYOR"])
