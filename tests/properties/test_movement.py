"""Which spaces can be completed, told by a walk so plain that it can be checked by eye.

The engine answers from tables and often without a search; here every line of moves is tried.
"""

from __future__ import annotations

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from chakra_rules import Ruleset
from chakra_rules.compose import installed
from chakra_rules.extend import COLOUR_AT, SPACES, Move, Movement, Owed
from chakra_rules.modules import OptionValue
from chakra_rules.notation import write_board

Cells = tuple[str, ...]
MIXES = [(), *([("yin-yang",)] if "yin-yang" in installed() else [])]


def cells(letters: str) -> st.SearchStrategy[Cells]:
    """Boards, fuller and more harmonised than play makes them."""
    piles = st.lists(st.sampled_from(letters), max_size=3).map(lambda pile: "".join(sorted(pile)))
    chakras = [st.one_of(piles, piles, st.just(COLOUR_AT[height] * 3)) for height in range(1, 8)]
    return st.tuples(st.just(""), *chakras, piles)


def harmonised(height: int, cell: str) -> bool:
    return 1 <= height <= 7 and cell.upper() == COLOUR_AT[height] * 3


def passed_over(height: int, cell: str) -> bool:
    return harmonised(height, cell) or (len(cell) == 3 and "W" in cell.upper())


@frozen
class Options:
    """How two of the rules are read."""

    movable: bool = False
    into_bubbles: bool = False

    @property
    def chosen(self) -> dict[str, OptionValue]:
        return {
            "harmonised_energies": "movable" if self.movable else "locked",
            "up_into_bubbles": self.into_bubbles,
        }


def walk(board: Cells, height: int, delta: int, options: Options) -> int | None:
    """Where a move ends: small letters in the board are energies that have moved."""
    left = abs(delta)
    while left:
        height += 1 if delta > 0 else -1
        if height < 0 or height > (8 if options.into_bubbles else 7):
            return None
        if height and passed_over(height, board[height]):
            continue
        if height and len(board[height]) == 3:
            return None
        left -= 1
    return height


def first_moves(
    board: Cells, owed: tuple[Owed, ...], options: Options
) -> dict[Move, list[tuple[Cells, tuple[Owed, ...]]]]:
    """Every move that pays one of those owed, and what each leaves."""
    found: dict[Move, list[tuple[Cells, tuple[Owed, ...]]]] = {}
    for at, one in enumerate(owed):
        for height in range(1, 9):
            for energy in sorted({letter for letter in board[height] if letter.isupper()}):
                for delta in one.deltas if options.movable or not harmonised(height, board[height]) else ():
                    target = walk(board, height, delta, options)
                    if target is None or (target == 0 and energy not in "KW"):
                        continue
                    after = list(board)
                    after[height] = after[height].replace(energy, "", 1)
                    after[target] = "".join(sorted(after[target] + energy.lower(), key=str.upper))
                    rest = owed[:at] + owed[at + 1 :]
                    found.setdefault(Move(energy, height, target), []).append((tuple(after), rest))
    return found


def completable(board: Cells, owed: tuple[Owed, ...], options: Options) -> bool:
    return not owed or any(
        completable(*left, options) for lefts in first_moves(board, owed, options).values() for left in lefts
    )


PRINTED = [*SPACES.values()]
UNPRINTED = [
    (Owed((-2,)), Owed((-2,))),
    (Owed((1,)), Owed((1,)), Owed((1,))),
    (Owed((-1,)), Owed((1,)), Owed((-1,))),
    (Owed((-1, 1)), Owed((-1,))),
    (Owed((-3,)), Owed((1,))),
    (Owed((-4,)), Owed((3,))),
]
"""What only the cards of further modules might owe."""


@pytest.mark.rule("base.channel.complete", "base.channel.skip", "base.channel.free-space", "base.channel.earth")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
@given(data=st.data())
def test_the_first_moves_of_every_space_are_those_a_plain_search_finds(
    modules: tuple[str, ...], data: st.DataObject
) -> None:
    options = data.draw(st.builds(Options, st.booleans(), st.booleans()), "options")
    movement = Ruleset.of(*modules, options=options.chosen).book.service(Movement)
    board = data.draw(cells("PBCGYORK" + ("W" if modules else "")).map(tuple), "board")
    for owed in [*PRINTED, data.draw(st.sampled_from(UNPRINTED), "owed")]:
        moves = first_moves(board, owed, options)
        plain = {move for move, lefts in moves.items() if any(completable(*left, options) for left in lefts)}
        found = movement.steps(board, (), owed)
        assert set(found) == plain, (owed, write_board(board))
        assert len(found) == len(plain), (owed, write_board(board))
        assert movement.possible(board, (), owed) == bool(plain), (owed, write_board(board))
