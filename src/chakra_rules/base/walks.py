"""Where moves end, told from the outline of a board: which places are open, full or passed over."""

from __future__ import annotations

from chakra_rules.components import BUBBLES

OPEN, FULL, PASSED = "o", "f", "p"

Outline = str
REACH = 4
"""The longest move any walk knows, in chakras."""
NOWHERE = -1

Walks = tuple[tuple[int, ...], ...]
"""By height, then by distance (negative ones count from the end, as Python does): where a move ends, or NOWHERE."""


def walks(outline: Outline) -> Walks:
    """The walks on an outline, nine letters from the Earth up (base.channel.free-space, base.channel.skip).

    >>> walks("offooooof")[4][-2], walks("opppoooof")[4][-1]
    (-1, 0)
    """
    ups = [height for height in range(1, BUBBLES + 1) if outline[height] != PASSED]
    downs = [height for height in range(BUBBLES - 1, -1, -1) if outline[height] != PASSED]
    return tuple(
        (
            NOWHERE,
            *_ends(outline, [h for h in ups if h > start]),
            *reversed(_ends(outline, [h for h in downs if h < start])),
        )
        for start in range(BUBBLES + 1)
    )


def _ends(outline: Outline, way: list[int]) -> list[int]:
    ends: list[int] = []
    for height in way[:REACH]:
        if outline[height] == FULL:
            break
        ends.append(height)
    return ends + [NOWHERE] * (REACH - len(ends))
