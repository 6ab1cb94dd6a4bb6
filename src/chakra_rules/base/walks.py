"""Where moves start and end on a board, one by one."""

from __future__ import annotations

from chakra_rules.components import BUBBLES, EARTH

NOWHERE = -1
FROM_THE_TOP = tuple(range(BUBBLES, EARTH, -1))


def walks(open_: int, passed: int, lengths: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every walk of one of these lengths that a board permits, from the top down, as where it starts and ends.

    Args:
        open_: the chakras and bubbles to which energies can come, a bit for each height.
        passed: those passed over.
        lengths: in chakras, up positive.

    >>> walks(0b000011110, 0, (-2, 1))
    [(5, 3), (4, 2), (3, 1), (3, 4), (2, 0), (2, 3), (1, 2)]
    """
    found = [(start, _end(open_, passed, start, length)) for start in FROM_THE_TOP for length in lengths]
    return [walk for walk in found if walk[1] != NOWHERE]


def _end(open_: int, passed: int, start: int, length: int) -> int:
    """Where the move ends (base.channel.free-space, base.channel.skip)."""
    step, left, height = (1 if length > 0 else -1), abs(length), start
    while left:
        height += step
        if height == EARTH:
            return EARTH if left == 1 else NOWHERE
        if open_ >> height & 1:
            left -= 1
        elif not passed >> height & 1:
            return NOWHERE
    return height
