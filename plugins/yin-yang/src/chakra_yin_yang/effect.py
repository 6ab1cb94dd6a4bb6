"""The Yin-Yang effect: at the end of a turn a white and a black on one chakra give half of a Yin-Yang token."""

from __future__ import annotations

from attrs import frozen

from chakra_rules.extend import BAG, BLACK, BOX, CHAKRAS, Cell, Draft, Height, SeatNumber, Step
from chakra_yin_yang.energy import WHITE
from chakra_yin_yang.halves import HALF, HALF_SUPPLY, HalvesLeft, HalvesOf


@frozen
class YinYangEffect:
    """A white and a black energy on one chakra of a seat cancelled each other."""

    seat: SeatNumber
    height: Height
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Nothing moves: the events before it say what did."""


def end_of_turn(step: Step, seat: int) -> None:
    """yin-yang.effect, on every chakra that holds both, from the top."""
    if "yin-yang.effect" in step.book.waived:
        return
    cells = step.state.seats[seat].cells
    for height in CHAKRAS:
        if WHITE in cells[height] and BLACK in cells[height]:
            _take_effect(step, seat, height)


def _take_effect(step: Step, seat: int, height: int) -> None:
    to_bag = step.book.options["yin-yang.discarded_energy"] == "bag"  # yin-yang.effect.discard
    for energy in (WHITE, BLACK):
        step.move(energy, Cell(seat, height), BAG if to_bag else BOX)
    if step.draft.slot(HalvesLeft).pile:  # white that goes back into the bag can outlast the twelve halves
        step.move(HALF, HALF_SUPPLY, HalvesOf(seat))
    step.emit(YinYangEffect(seat, height))
