"""Aiming: what pointing at a spot picks in a staged choice, and which spots a choice has to do with.

Nothing here knows a kind of action: the terms on the fields of actions meet the meanings of spots.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import frozen

from chakra_rules import State
from chakra_rules.choosing import Choice, ChoiceOption, parts_of
from chakra_rules.cli.tui.spots import Meanings, Spot, lines_through, meanings
from chakra_rules.extend import BUBBLES, COLOURS, EARTH, EMPTY, kinds

KIND = "action"
PLACES = ("line", "flow", "height", "space")
"""Terms that say where something lies."""


@frozen
class Reach:
    """Something that can be picked, or is refused, in one go.

    Args:
        path: the values to pick, in order.
        option: the last of them.
        term: what its value stands for.
        where: for an energy, the term that says where it lies; empty when nothing in the action does.
        every: whether it stands for every value of its term, as a kind of action that is refused altogether does.
    """

    path: tuple[Any, ...]
    option: ChoiceOption
    term: str
    where: str = ""
    every: bool = False

    def meant_by(self, meant: Meanings) -> bool:
        """Whether pointing at something with these meanings can mean it."""
        values = meant.get(self.term, ())
        lies_there = self.where in meant if self.where else meant.keys().isdisjoint(PLACES)
        if self.option.term == "energy" and not lies_there:
            return False
        return bool(values) and (self.every or self.option.value in values)


def reach(choice: Choice) -> tuple[Reach, ...]:
    """What can be picked next, by what comes after a kind of action or a complete pile too."""
    found = [_reach(choice, (), option) for option in choice.options]
    for option in choice.options:
        if option.term != KIND and not option.ends:
            continue
        if option.reasons:
            found += _behind(choice, option)
            continue
        rest = choice.pick(option.value)
        found += [_reach(rest, (option.value,), one) for one in rest.options]
    return tuple(found)


def _reach(choice: Choice, before: tuple[Any, ...], option: ChoiceOption) -> Reach:
    where = _where(type(choice.actions[0]), option) if option.term == "energy" and choice.actions else ""
    return Reach((*before, option.value), option, option.term, where)


def _where(kind: type, option: ChoiceOption) -> str:
    """Which part of the action says where an energy lies: the place named last before it, or else first after it."""
    parts = parts_of(kind)
    at = [part.name for part in parts].index(option.part)
    before = [part.term for part in parts[:at] if part.term in PLACES]
    after = [part.term for part in parts[at + 1 :] if part.term in PLACES]
    return (before[-1:] or after[:1] or [""])[0]


def _behind(choice: Choice, option: ChoiceOption) -> list[Reach]:
    """What comes after a kind of action or the end of a pile that is refused: all of it, for the same reasons."""
    kind: type | None = option.kind or next((type(action) for action in choice.actions), None)
    parts = parts_of(kind) if kind else ()
    after = 0 if option.term == KIND else [part.name for part in parts].index(option.part) + 1
    return [Reach((option.value,), option, part.term, every=True) for part in parts[after : after + 1]]


def meant(choice: Choice, spot: Spot) -> Meanings:
    """What pointing at the spot can mean at this stage of the choice."""
    state, picked = choice.state, {option.term: option.value for option in choice.picked}
    found = meanings(choice.rules.book, state, spot)
    acting = picked.get("seat", state.stack[-1].seat if state.stack else None)
    if "seat" in found and acting not in found["seat"]:
        return {"seat": found["seat"]}
    if "line" in picked and picked["line"] not in found.get("line", (picked["line"],)):
        return {"line": found["line"]}
    return found


def aimed(choice: Choice, spot: Spot, reaches: Iterable[Reach] | None = None) -> tuple[Reach, ...]:
    """What pointing at the spot may be meant to pick: what is allowed if anything is, else what is refused."""
    means = meant(choice, spot)
    every = [one for one in (reach(choice) if reaches is None else reaches) if one.meant_by(means)]
    return tuple([one for one in every if not one.option.reasons]) or tuple(every)


def picked_at(choice: Choice, spot: Spot) -> Choice | tuple[ChoiceOption, ...]:
    """The choice after somebody clicked on the spot.

    Where nothing can be picked at this stage, the stages before are tried: a click elsewhere is a change of mind.

    Args:
        choice: as it stands.
        spot: what was clicked.

    Returns:
        The new choice; or the options that were meant and are refused, none when nothing could be meant.
    """
    stage, refused = choice, tuple[ChoiceOption, ...]()
    while True:
        found = aimed(stage, spot)
        if found and not found[0].option.reasons:
            return _followed(picked(stage, found[0].path), spot, frozenset({found[0].term}))
        refused = refused or tuple([one.option for one in found])
        if not stage.picked:
            return refused
        stage = stage.back()


def picked(choice: Choice, path: Iterable[Any]) -> Choice:
    """The choice with further values picked, one after the other."""
    for value in path:
        choice = choice.pick(value)
    return choice


def _followed(choice: Choice, spot: Spot, used: frozenset[str]) -> Choice:
    """The choice, with what else the same click says: on the Maya a flow and then an energy of it."""
    means = meant(choice, spot)
    for one in [_reach(choice, (), option) for option in choice.options]:
        if one.term not in used and not one.option.reasons and one.meant_by(means):
            return _followed(choice.pick(one.option.value), spot, used | {one.term})
    return choice


def open_spots(choice: Choice) -> frozenset[Spot]:
    """Every spot that invites a click at this stage; not an energy that only says in which open place it lies."""
    reaches = [one for one in reach(choice) if not one.option.reasons]
    found: set[Spot] = set()
    for spot in every_spot(choice.state):
        terms = {one.term for one in aimed(choice, spot, reaches)}
        if terms - {"height"} or (terms and spot[0] != "gem"):
            found.add(spot)
    return frozenset(found)


def every_spot(state: State) -> list[Spot]:
    """Every spot of a table that can mean something."""
    spots: list[Spot] = [("colour", colour) for colour in COLOURS]
    spots += [("bag", letter) for letter in kinds(state.bag)]
    spots += [("maya", flow, row) for flow in range(3) for row in range(3) if state.maya[flow][row] != EMPTY]
    spots += [("line", str(flow + 1)) for flow in range(3)]
    for index, seat in enumerate(state.seats):
        for height in range(EARTH, BUBBLES + 1):
            spots.append(("cell", index, height))
            spots += [("gem", index, height, letter) for letter in kinds(seat.cells[height])]
        spots += [("space", index, number + 1) for number in range(len(seat.spaces))]
    return spots


def spots_meant(choice: Choice, options: Iterable[ChoiceOption]) -> frozenset[Spot]:
    """The spots that show what these options pick, taken together."""
    state, by_term = choice.state, dict[str, list[Any]]()
    for option in options:
        if not option.ends:
            by_term.setdefault(option.term, []).append(option.value)
    seat = by_term.get("seat", [state.stack[-1].seat if state.stack else 0])[0]
    spots: set[Spot] = {("space", seat, number) for number in by_term.get("space", [])}
    spots |= {("colour", colour) for colour in by_term.get("colour", [])}
    heights, energies = by_term.get("height", []), by_term.get("energy", [])
    for name in by_term.get("line", []):
        spots |= {("line", name), *_on_line(choice, name, energies)}
    if energies and "line" not in by_term:
        lying = heights[:1] or [height for height, cell in enumerate(state.seats[seat].cells) if energies[0] in cell]
        spots |= {("gem", seat, height, energies[0]) for height in lying}
        heights = heights[1:]
    return frozenset(spots | {("cell", seat, height) for height in heights})


def _on_line(choice: Choice, name: str, energies: list[str]) -> set[Spot]:
    """The spaces of a line with the energies picked; of the line as a whole while none is."""
    state, wanted = choice.state, list(energies)
    spots: set[Spot] = set()
    for flow in range(3):
        for row in range(3):
            letter = state.maya[flow][row]
            if name not in lines_through(choice.rules.book, state, flow, row):
                continue
            if not energies:
                spots.add(("maya", flow, row))
            elif letter in wanted:
                wanted.remove(letter)
                spots.add(("maya", flow, row))
    return spots
