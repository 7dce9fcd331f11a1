"""Makes the client report where each text is drawn, and how large.

Each text gets its own semantics node with an identifier, also inside controls that screen readers
read as a whole. Applied to the process before its first page is built; never undone.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, wraps
from itertools import count
from typing import Any, Final

import flet as ft

from tests.flet_client import control_id

_POSITION: Final = ("left", "top", "right", "bottom", "width")
_KEPT: Final = ("expand", "key")
SILENT: Final = "silent-"
"""Begins the identifier of a text that screen readers do not read."""


@dataclass
class Instruments:
    """What the client has reported."""

    sizes: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Width and height of texts by control, in pixels before the page is enlarged."""
    texts: dict[str, ft.Text] = field(default_factory=dict)
    """Texts by the identifier of their semantics node."""
    _silent: set[int] = field(default_factory=set)
    _numbers: Any = field(default_factory=lambda: count(1))

    def install(self) -> None:
        """Apply to all controls that are created from now on."""
        defaults: dict[str, object] = ft.Text.__init__.__kwdefaults__ or {}
        defaults["on_size_change"] = self._resized
        defaults["size_change_interval"] = 0
        kinds: tuple[type, ...] = (ft.Row, ft.Column, ft.Stack)
        for kind in kinds:
            _after_init(kind, self._mark_list)
        for kind in (ft.Container, ft.Button, ft.TextButton, ft.MergeSemantics, ft.RotatedBox):
            _after_init(kind, self._mark_content)
        _after_init(ft.Semantics, self._open)

    def _resized(self, event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        ft.context.disable_auto_update()
        self.sizes[control_id(event.control)] = (event.width, event.height)

    def _open(self, semantics: Any) -> None:
        """Let a control that hides what is in it show the texts as nodes of their own."""
        content = semantics.content
        if isinstance(content, ft.Text) and content.selectable:
            return
        self._mark_content(semantics)
        if semantics.exclude_semantics:
            semantics.exclude_semantics = False
            self._silence(semantics.content)

    def _silence(self, control: object) -> None:
        """Rename the nodes of texts in a silent control."""
        for text in _texts(control):
            text.identifier = f"{SILENT}{text.identifier}"
            if isinstance(text.content, ft.Text):
                self.texts[text.identifier] = text.content

    def _mark_list(self, holder: Any) -> None:
        holder.controls = [self._marked(each) for each in holder.controls]

    def _mark_content(self, holder: Any) -> None:
        if isinstance(holder, ft.Semantics) and holder.identifier:
            return
        if isinstance(holder, ft.Button) and isinstance(holder.content, str):
            # the client draws a text of its own for it
            written = holder.style.text_style if holder.style else None
            holder.content = ft.Text(
                holder.content, style=written if isinstance(written, ft.TextStyle) else None
            )
        holder.content = self._marked(holder.content)

    def _marked(self, control: Any) -> Any:
        if not isinstance(control, ft.Text):
            return control
        identifier = f"text-{next(self._numbers)}"
        self.texts[identifier] = control
        marked = ft.Semantics(identifier=identifier, content=control)
        placed = {
            name: value for name in _POSITION if (value := getattr(control, name)) is not None
        }
        wrapper: ft.Control = marked
        if placed:
            for name in placed:
                if name != "width":
                    setattr(control, name, None)
            wrapper = ft.Container(marked, **placed)
        for name in _KEPT:
            setattr(wrapper, name, getattr(control, name))
            setattr(control, name, None)
        return wrapper


@cache
def installed() -> Instruments:
    """Return the instruments of this process; call it before companion's screens are imported.

    They create controls when they are imported.
    """
    instruments = Instruments()
    instruments.install()
    return instruments


def _after_init(kind: Any, then: Callable[[Any], None]) -> None:
    plain = kind.__init__

    @wraps(plain)
    def init(self: Any, *arguments: Any, **named: Any) -> None:
        plain(self, *arguments, **named)
        if type(self) is kind:
            then(self)

    kind.__init__ = init


def _texts(control: object) -> list[Any]:
    """The nodes of texts in a control."""
    found: list[Any] = []
    if isinstance(control, ft.Semantics) and isinstance(control.content, ft.Text):
        found.append(control)
    inside = [getattr(control, "content", None), *(getattr(control, "controls", None) or ())]
    for each in inside:
        if isinstance(each, ft.BaseControl):
            found += _texts(each)
    return found
