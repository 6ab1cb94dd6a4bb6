"""Where moves end, told from the outline of a board: which places are open, full or passed over."""

from __future__ import annotations

from chakra_rules.components import BUBBLES, EARTH

OPEN, FULL, PASSED = "o", "f", "p"

Outline = str
"""Nine of these letters, from the Earth up."""
NOWHERE = -1

Walks = tuple[tuple[int, int], ...]
"""Where moves start and where they end."""

FROM_THE_TOP = tuple(range(BUBBLES, EARTH, -1))


def walks(outline: Outline, deltas: tuple[int, ...]) -> Walks:
    """Every walk of one of these lengths that the outline permits, from the top of the board down.

    Args:
        outline: of the board.
        deltas: the lengths, in chakras, up positive.

    >>> walks("offooooof", (-2, 1))
    ((8, 6), (7, 5), (6, 4), (6, 7), (5, 3), (5, 6), (4, 5), (3, 4), (2, 3))
    """
    found = [(start, _end(outline, start, delta)) for start in FROM_THE_TOP for delta in deltas]
    return tuple([walk for walk in found if walk[1] != NOWHERE])


def _end(outline: Outline, start: int, delta: int) -> int:
    """Where the move ends (base.channel.free-space, base.channel.skip)."""
    way = range(start + 1, BUBBLES + 1) if delta > 0 else range(start - 1, EARTH - 1, -1)
    left = abs(delta)
    for height in way:
        if outline[height] == FULL:
            return NOWHERE
        if outline[height] == OPEN:
            left -= 1
        if not left:
            return height
    return NOWHERE
