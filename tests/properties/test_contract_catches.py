"""What the clauses that take more than one module or process say; those of one game are in tests/faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from chakra_rules import Game, Ruleset
from chakra_rules.extend import Reason, Rulebook, ScoreLine, State, refuse
from chakra_rules.testing import GAME_CLAUSES, Breach, only_scored, play
from chakra_rules.testing.processes import check_processes
from tests.faults.parts import module


def _score(book: Rulebook, state: State, seat: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine(1, "odd.rule"),)


def _veto(action: object) -> tuple[Reason, ...]:
    return (refuse("odd.rule"),) if getattr(action, "height", 0) == 7 else ()


def test_a_module_that_vetoes_is_not_only_scored() -> None:
    game = play(Ruleset.of(), players=2, seed=1, actions=60)
    only_scored(Ruleset.of(module("odd", {"score": _score})), game)
    with pytest.raises(Breach, match=r"only_scored: .*\n.*differ by \['T1:"):
        only_scored(Ruleset.of(module("odd", {"veto_action": _veto})), game)


def test_a_game_that_forgets_what_was_revealed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(Ruleset.of(), players=2, seed=1, actions=60)
    GAME_CLAUSES["undoes"](game.rules, game)
    monkeypatch.setattr(Game, "why_not_undo", lambda self: None)
    with pytest.raises(Breach, match="undoes: "):
        GAME_CLAUSES["undoes"](game.rules, game)


def test_order_that_comes_from_a_set_differs_between_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    with pytest.raises(Breach, match=r"same_in_every_process: .*\n.*here it goes on with"):
        check_processes(["tests.faults.chance:DEPENDS_ON_HASHES"])


def test_a_game_that_hangs_does_not_outlive_its_time_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    with pytest.raises(TimeoutError, match=r"a game takes longer than 3 s"):
        check_processes(["tests.faults.failing:HANGS"], seconds=3)
