"""Spots: the things on the table that can be pointed at, and what pointing at each of them can mean.

A spot is a tuple of plain values, ``("gem", seat, height, letter)``, so that it travels in the style of the
characters that draw it and comes back with every mouse event.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import fields, has

from chakra_rules import State
from chakra_rules.extend import (
    Bag,
    Box,
    Cell,
    Hand,
    InspirationSpace,
    MayaSpace,
    MeditationTokens,
    Moved,
    Notch,
    Rulebook,
    Swapped,
    TokenSupply,
)

Spot = tuple[str | int, ...]
Meanings = dict[str, tuple[Any, ...]]
"""By the name of a term, the values that pointing at a spot can stand for."""

META = "spot"
"""Under which key of a style the spot lies."""


def meanings(book: Rulebook, state: State, spot: Spot) -> Meanings:
    """What pointing at the spot can mean, by term.

    Args:
        book: the rules in play, which say to which lines of the Maya a space belongs.
        state: as the person sees it.
        spot: what is pointed at.
    """
    match spot:
        case ("gem", seat, height, letter):
            return {"seat": (seat,), "energy": (letter,), "height": (height,)}
        case ("cell", seat, height):
            return {"seat": (seat,), "height": (height,)}
        case ("space", seat, number):
            return {"seat": (seat,), "space": (number,)}
        case ("notch", seat, height):
            return {"seat": (seat,), "height": (height,)}
        case ("maya", int(flow), int(row)):
            letter = state.maya[flow][row]
            return {
                "line": lines_through(book, state, flow, row),
                "energy": (letter,),
                "flow": (flow,),
                "maya-row": (row,),
            }
        case ("line", name):
            return {"line": (name,), "flow": (int(name) - 1,) if str(name).isdecimal() else ()}
        case ("colour", colour):
            return {"colour": (colour,)}
        case ("bag", letter):
            return {"energy": (letter,)}
        case _:
            return {}


def lines_through(book: Rulebook, state: State, flow: int, row: int) -> tuple[str, ...]:
    """The names of the lines that a space of the Maya belongs to, its flow first."""
    lines = [line for gather in book.hooks.lines for line in gather(book, state, state.turn)]
    found = [line.name for line in lines if (flow, row) in line.spaces]
    return tuple(sorted(found, key=lambda name: name != str(flow + 1)))


def moved_spots(events: Iterable[Any]) -> tuple[frozenset[Spot], frozenset[Spot]]:
    """Where components were taken away by these events, and where they were put."""
    left: set[Spot] = set()
    reached: set[Spot] = set()
    for event in events:
        if isinstance(event, Moved):
            left |= spots_of(event.source, event.piece)
            reached |= spots_of(event.target, event.piece)
        elif isinstance(event, Swapped):
            left |= spots_of(event.place, event.piece) | spots_of(event.other_place, event.other_piece)
            reached |= spots_of(event.place, event.other_piece) | spots_of(event.other_place, event.piece)
        elif has(type(event)) and {"seat", "height"} <= {field.name for field in fields(type(event))}:
            reached.add(("cell", event.seat, event.height))
    return frozenset(left), frozenset(reached)


def spots_of(place: Any, piece: str) -> set[Spot]:
    """The spots that show a component lying in a place; none for places of modules, which have no fixed drawing."""
    match place:
        case Cell(seat, height):
            return {("gem", seat, height, piece)}
        case Notch(seat, height):
            return {("notch", seat, height)}
        case InspirationSpace(seat, number):
            return {("space", seat, number)}
        case MayaSpace(flow, row):
            return {("maya", flow, row)}
        case Hand(seat):
            return {("hand", seat)}
        case MeditationTokens(seat):
            return {("meditation", seat)}
        case TokenSupply():
            return {("colour", piece)}
        case Bag():
            return {("bag", piece)}
        case Box():
            return {("box",)}
        case _:
            return set()
