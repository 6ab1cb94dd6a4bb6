"""What a value stands for, marked on its type: words, schemas and staged choices need no list of fields.

A field is annotated ``height: Height``, and whoever shows, describes or asks for it finds the term there. To a type
checker ``Height`` is ``int``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from attrs import frozen


@frozen
class Term:
    """One thing that values of plain types stand for.

    Args:
        name: what it is called everywhere.
        pattern: for texts, a regular expression that the whole text matches.
        least: for numbers, the smallest; for tuples, the least length.
        most: for numbers, the largest; for tuples, the greatest length; None when there is no limit.
        each: for several things in no order, what one of them is; people pick these one at a time.
    """

    name: str
    pattern: str = ""
    least: int | None = None
    most: int | None = None
    each: str = ""


Energy = Annotated[str, Term("energy", pattern=r"[A-Z]")]
Pile = Annotated[str, Term("pile", pattern=r"[A-Z]*", each="energy")]
Colour = Annotated[str, Term("colour", pattern=r"[A-Z]?")]
"""A chakra colour; empty where there is none to name."""
Row = Annotated[str, Term("row", pattern=r"[A-Z.]*")]
"""Fixed spaces with a letter for what lies on each and a dot where nothing does."""
Height = Annotated[int, Term("height", least=0, most=8)]
SeatNumber = Annotated[int, Term("seat", least=-1, most=3)]
"""A seat from 0; -1 is nature."""
LineName = Annotated[str, Term("line", pattern=r".")]
Flow = Annotated[int, Term("flow", least=0, most=2)]
MayaRow = Annotated[int, Term("maya-row", least=0, most=2)]
"""A space of a flow, from the top."""
SpaceNumber = Annotated[int, Term("space", least=1, most=8)]
PlenitudeValues = Annotated[str, Term("plenitude", pattern=r"([1-4]{8})?")]
"""All eight Plenitude values; empty before they are dealt."""
RuleId = Annotated[str, Term("rule", pattern=r"[a-z0-9-]+(\.[a-z0-9-]+)*")]


@lru_cache(maxsize=1024)
def types_of(kind: type) -> dict[str, Any]:
    """The types of the fields of an attrs class, terms included."""
    return get_type_hints(kind, include_extras=True)


def term_of(annotation: Any) -> Term | None:
    """The term that an annotation carries, if it does.

    >>> term_of(Height).name
    'height'
    """
    if get_origin(annotation) is not Annotated:
        return None
    return next((mark for mark in get_args(annotation)[1:] if isinstance(mark, Term)), None)
