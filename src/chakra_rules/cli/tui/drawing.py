"""A part of the table as a widget: rows of text, drawn anew only where a scene changes them."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from chakra_rules.cli.tui.scene import Scene

Rows = Callable[[Scene, int], list[Text]]
"""(scene, width) -> the rows."""


class Drawing(Widget):
    """Rows of text that depend on a scene and on the width alone.

    Args:
        rows: draws them.
        id: of the widget.
        classes: of the widget.
    """

    def __init__(self, rows: Rows, id: str, classes: str = "") -> None:
        super().__init__(id=id, classes=classes)
        self._rows = rows
        self._scene: Scene | None = None
        self._drawn: tuple[int, list[Text]] = (-1, [])

    def show(self, scene: Scene) -> None:
        """Draw a scene."""
        width, old = self._drawn
        self._scene = scene
        new = self._rows(scene, width)
        self._drawn = (width, new)
        if new != old:
            self.refresh(layout=len(new) != len(old))

    def _at(self, width: int) -> list[Text]:
        if self._scene is not None and width != self._drawn[0]:
            self._drawn = (width, self._rows(self._scene, width))
        return self._drawn[1]

    def render(self) -> Text:
        """The rows, as wide as the widget is."""
        return Text("\n").join(self._at(self.size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are."""
        return max(1, len(self._at(width)))
