"""Notation: what the actions write reads back, and what is no notation is refused unread."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import pytest
from attrs import frozen

from chakra_rules import Game, IllegalAction, NotationError, Ruleset
from chakra_rules.actions import Action
from chakra_rules.base.actions import Channel, Exchange, Meditate, Move, Take
from chakra_rules.base.decisions import ChooseEnergy, ChooseMove
from chakra_rules.extend import ActionKind, ChooseAction, Module, no_reasons
from chakra_rules.notation import read_board, write_board
from chakra_rules.stages import Owed
from chakra_rules.testing import STATE_CLAUSES, Breach, scenario

if TYPE_CHECKING:
    from tests.conftest import Lay

GOOD = [
    "T1:KY>8", "C6", "K3-0", "K3+1", "S", "X:Y", "M:G", "M", "D:RG", "D:", "V:14231324", "I:YP",
]  # fmt: skip
BAD = [
    "", " ", "T", "T1", "T1:", "T1:>8", "T1:K", "T1:K>", "T1:K>10", "T1:KKKK>8", "t1:k>8", "T1:k>8", "T1;K>8",
    "T1:K>8 ", " T1:K>8", "T1:K>8\n", "T1:K>-1", "T12:K>8", "C", "C10", "C-1", "c6", "C6C6", "K3", "K3-", "K3-0-1",
    "KK3-0", "33-0", "k3-0", "K3=0", "X", "X:", "X:YY", "X:y", "M:", "M:GG", "M:g", "D", "d:R", "D:r", "V", "V:abc",
    "I", "I:12", "SS", "s", "null", "None", "\0", "T1:K>8\0", "🙂",
    # Digits and letters that only look right.
    "C\u096c", "T\u0661:K>8", "K\uff13-0", "T1:K>\uff18", "T1:\u039a>8", "\u0425:Y", "V:\uff11\uff14\uff12\uff13",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_notation_reads_back(rules: Ruleset, text: str) -> None:
    assert rules.action(text).notation == text


def test_the_letters_of_a_taking_may_stand_in_any_order(rules: Ruleset) -> None:
    assert rules.action("T1:YK>8") == rules.action("T1:KY>8")
    assert rules.action("T1:YK>8").notation == "T1:KY>8"


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(rules: Ruleset, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        rules.action(text)
    assert caught.value.tried == text
    assert caught.value.code == "not-parseable"
    assert "C<space>" in str(caught.value)


@pytest.mark.parametrize("text", ["A" * 1_000_000, "D:" + "K" * 1_000_000, "T1:" + "K" * 300 + ">8"])
def test_a_huge_text_is_refused_unread_and_shown_shortened(rules: Ruleset, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        rules.action(text)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("text", BAD)
def test_bad_notation_leaves_the_game_as_it_was(rules: Ruleset, text: str) -> None:
    game = Game.new(rules, 2, seed=1)
    before = game.state, list(game.history)
    with pytest.raises(NotationError):
        game.play(text)
    with pytest.raises(NotationError):
        game.explain(text)
    assert (game.state, game.history) == before


@pytest.mark.parametrize("value", [None, 7, b"C6", ["C6"], {"C6": 1}, 6.0])
def test_what_is_neither_text_nor_action_is_refused_by_the_library_s_own_error(rules: Ruleset, value: object) -> None:
    state = Game.new(rules, 2, seed=1).state
    with pytest.raises((NotationError, IllegalAction)):
        rules.apply(state, value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "field"),
    [
        (Take(1, "P", 8), "line"),  # type: ignore[arg-type]
        (Channel(True), "space"),
        (Move(None, 1, 0), "energy"),  # type: ignore[arg-type]
        (Move("K", 1, 0, again=0), "again"),  # type: ignore[arg-type]
        (Meditate(7), "colour"),  # type: ignore[arg-type]
        (Exchange(("K",)), "energy"),  # type: ignore[arg-type]
        (Move("K", 1, True), "target"),
    ],
)
def test_an_action_with_a_field_of_the_wrong_type_is_refused(lay: Lay, action: Action, field: str) -> None:
    asked = {Move: ChooseMove(0, "base.channel.2", (Owed((-1,)),)), Exchange: ChooseEnergy(0)}
    table = lay("K/-/-/-/-/-/-/K/-", maya="PBC ... ...", ask=asked.get(type(action)))
    for attempt in (table.rules.explain, table.rules.apply):
        with pytest.raises(NotationError, match=f"the {field} of {type(action).__name__} is of type") as caught:
            attempt(table.state, action)
        assert caught.value.tried == repr(action)


def test_a_text_of_a_kind_of_its_own_is_a_text(lay: Lay) -> None:
    class Colour(StrEnum):
        GREEN = "G"

    table = lay("-/-/-/-/-/-/-/-/-")
    assert table.rules.explain(table.state, Meditate(Colour.GREEN)) == ()


def test_every_legal_action_of_a_game_reads_back_as_itself(rules: Ruleset) -> None:
    game = Game.new(rules, 3, seed=5)
    kinds: set[str] = set()
    for turn in range(40):
        actions = game.actions()
        assert [rules.action(action.notation) for action in actions] == list(actions)
        kinds.update(type(action).__name__ for action in actions)
        game.play(actions[turn * 7 % len(actions)])
    assert {"Take", "Channel", "Move", "Meditate"} <= kinds


@pytest.mark.parametrize("board", ["-/-/-/-/-/-/-/-/-", "KY/-/B/-/GGG/-/OO/-/K", "PPP/KKK/BCG/-/-/-/-/R/KKKKKKKK"])
def test_a_board_reads_back(board: str) -> None:
    assert write_board(read_board(board)) == board


def test_a_board_is_written_with_its_letters_sorted() -> None:
    assert write_board(read_board("YK/-/-/-/-/-/-/-/-")) == "KY/-/-/-/-/-/-/-/-"


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("", "nine fields"),
        ("-/-/-/-/-/-/-/-", "not 8"),
        ("-/-/-/-/-/-/-/-/-/-", "not 10"),
        ("//-/-/-/-/-/-/-", "neither a pile"),
        ("k/-/-/-/-/-/-/-/-", "neither a pile"),
        ("--/-/-/-/-/-/-/-/-", "neither a pile"),
        ("K-/-/-/-/-/-/-/-/-", "neither a pile"),
        ("\u039a/-/-/-/-/-/-/-/-", "neither a pile"),
        ("1/-/-/-/-/-/-/-/-", "neither a pile"),
    ],
)
def test_what_is_no_board_is_refused(board: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read_board(board)


def test_a_board_whose_last_field_ends_in_a_newline_is_refused() -> None:
    with pytest.raises(NotationError, match="neither a pile"):
        read_board("-/-/-/-/-/-/-/-/K\n")


@pytest.mark.rule("base.receive.one-flow")
def test_a_refusal_says_what_was_tried_which_rule_says_no_and_what_would_work(lay: Lay) -> None:
    table = lay("-/-/-/-/-/-/-/-/-", maya="KPB ... ...")
    with pytest.raises(IllegalAction) as caught:
        table.play("T1:P>8")
    assert caught.value.tried == "T1:P>8"
    assert [reason.rule for reason in caught.value.reasons] == ["base.receive.negative"]
    assert str(caught.value) == (
        "T1:P>8 is refused. The flow shows black: exactly one black must be among the energies taken."
        " [base.receive.negative]"
    )


@frozen
class Sing:
    """An action of a stranger's module."""

    letter: str

    @property
    def notation(self) -> str:
        return f"Z{self.letter}"


@frozen
class Sleep:
    """An action of a module by somebody who has never heard of the first."""

    letter: str

    @property
    def notation(self) -> str:
        return f"Z{self.letter}"


def bringing(name: str, action: type[Sing] | type[Sleep], pattern: str, offered: str) -> Module:
    kind = ActionKind(
        action=action,
        answers=(ChooseAction,),
        grammar="Z<letter>",
        pattern=pattern,
        parse=lambda match: action(match[1]),
        offer=lambda book, state, decision: [action(letter) for letter in offered],
        refuse=no_reasons,
        perform=lambda step, decision, action: None,
    )
    return Module(id=name, version="1", title=name, hooks=object(), actions=(kind,))


def test_two_modules_whose_actions_are_written_alike_are_named() -> None:
    choir, bed = bringing("choir", Sing, "Z([A-C])", "AB"), bringing("bed", Sleep, "Z([B-D])", "D")
    for module in (choir, bed):
        rules = Ruleset.of(module)
        STATE_CLAUSES["notation_reads_back"](rules, scenario(rules), tuple(rules.actions(scenario(rules))))
    rules = Ruleset.of(choir, bed)
    with pytest.raises(Breach, match="ZB is how Sleep of bed and Sing of choir are written"):
        STATE_CLAUSES["notation_reads_back"](rules, scenario(rules), ())


def test_an_action_that_is_not_listed_now_is_not_written_like_another_either() -> None:
    rules = Ruleset.of(bringing("choir", Sing, "Z([A-C])", "A"), bringing("bed", Sleep, "Z([B-D])", "D"))
    STATE_CLAUSES["notation_reads_back"](rules, scenario(rules), ())
    with pytest.raises(Breach, match="ZC is how Sleep of bed and Sing of choir are written"):
        STATE_CLAUSES["notation_reads_back"](rules, scenario(rules), (Sing("C"),))
