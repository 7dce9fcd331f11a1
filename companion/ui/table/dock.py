"""The dock: what the table waits for, and the controls for it, always in the same place.

`dock_content.py` says what it has.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import flet as ft

from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.toolbar import Tool, kept_tools
from companion.ui.layout.geometry import Dock, Side
from companion.ui.layout.panel_height import FOOT, stands_beside_title
from companion.ui.layout.tokens import Font, Radius, Space, Touch
from companion.ui.table.awaited import Awaited, heading, two_lines_high
from companion.ui.table.undo_button import MOST_LINES, Undo, compact_undo, undo

_LINES_IF_LOW: Final = 2
"""Lines of what undo takes back, in a low dock."""
_TAKES_BACK: Final = 12.0
"""Type size of what undo takes back, on one line."""


@dataclass(frozen=True, slots=True)
class DockView:
    """Everything in the dock, and its type."""

    tools: tuple[Tool, ...]
    awaited: Awaited
    undo: Undo | None
    """None if the page may take nothing back."""
    body: list[ft.Control]
    """The controls of the step."""
    width: float
    """The width of a line in pixels."""
    primary: ft.Control | None = None
    """The button that confirms the body."""
    compact: bool = False
    """Smaller type, and undo beside the confirming button."""
    low: bool = False
    """A compact one that saves height."""
    help: ft.Control | None = None
    """Beside the awaited words."""
    undo_beside: bool = False
    """Whether undo stands beside the confirming button, if there is one."""
    has_tools: bool = True
    """Whether the tools stand in the dock, not in the head of a list."""


def dock(
    view: DockView, geometry: Dock, cache: ControlCache, *, height: float | None = None
) -> ft.Control:
    """Return the dock with its body below the awaited words, and undo at its foot.

    The confirming button stays visible below the body, which scrolls if an unexpected one is too
    high. One below the seats is `height` pixels high, or, if that is None, as high as its content.
    """
    at_right, compact = geometry.side is Side.RIGHT, view.compact
    grows = height is None and not at_right
    return ft.Container(
        key="dock",
        width=geometry.size if at_right else None,
        height=height,
        bgcolor=current_palette().dock,
        padding=ft.Padding.symmetric(
            horizontal=Space.M if compact else Space.L, vertical=_padding(view)
        ),
        border=_edge(at_right=at_right),
        border_radius=_corners() if compact and not at_right else None,
        content=_below_each_other(_parts(view, cache, scrolls=not grows).all, view, tight=grows),
    )


def needed_height(view: DockView, cache: ControlCache) -> float:
    """Return the height in pixels of a dock that shows all its content."""
    parts = _parts(view, cache, scrolls=False)
    return _taken(parts.all, view) - _spacing(view) + 2 * _padding(view)


def free_below_body(view: DockView, height: float, cache: ControlCache) -> tuple[float, float]:
    """Return where a dock `height` pixels high is empty: from its top edge, and how high.

    Between the body and the foot.
    """
    parts = _parts(view, cache, scrolls=False)
    top = _padding(view) + _taken([*parts.above, parts.body], view)
    return top, max(0.0, height - _padding(view) - _taken(parts.foot, view) - top)


@dataclass(frozen=True, slots=True)
class _Parts:
    """A dock from its top to its bottom."""

    above: list[ft.Control]
    """Tools, and what is awaited."""
    body: ft.Control
    foot: list[ft.Control]
    """What stays visible below the body: the confirming button, and undo."""

    @property
    def all(self) -> list[ft.Control]:
        """All parts."""
        return [*self.above, self.body, *self.foot]


def _parts(view: DockView, cache: ControlCache, *, scrolls: bool) -> _Parts:
    body = _steps(view, scrolls=scrolls)
    if view.compact:
        return _Parts(_compact_head(view, cache), body, _compact_foot(view, cache))
    if view.undo_beside and view.primary is not None:
        return _Parts(_roomy_head(view, cache), body, _compact_foot(view, cache))
    confirming: list[ft.Control] = []
    if view.primary is not None:
        confirming = [ft.Container(view.primary, key="confirm")]
    # twice the usual gap above undo: the button there is pressed most
    undo = [ft.Container(key="gap", height=0), *kept] if (kept := _kept_undo(view, cache)) else []
    return _Parts(_roomy_head(view, cache), body, [*confirming, *undo])


def _taken(parts: list[ft.Control], view: DockView) -> float:
    """Return the height in pixels of some parts, each with the gap beside it."""
    return sum(estimated_height(part, view.width) + _spacing(view) for part in parts)


def _head(view: DockView, width: float) -> ft.Control:
    """Return the awaited words on `width` pixels, and help beside them."""
    if view.help is None:
        return heading(view.awaited, width, compact=view.compact, low=view.low)
    room = width - Touch.SMALLEST - Space.XS
    words = heading(view.awaited, room, compact=view.compact, low=view.low)
    top = ft.CrossAxisAlignment.START
    return ft.Row(
        [ft.Container(words, expand=True), view.help], spacing=Space.XS, vertical_alignment=top
    )


def _padding(view: DockView) -> float:
    """Return pixels of padding at the upper and lower edge."""
    if not view.compact:
        return Space.L
    return Space.S if view.low else Space.M


def _spacing(view: DockView) -> float:
    return Space.XS if view.low else Space.S


def _roomy_head(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return the tools in a line of their own, and the words below them."""
    words = two_lines_high(_head(view, view.width))
    if not view.has_tools:
        return [words]
    line = ft.Divider(height=1, color=current_palette().line)
    return [
        kept_tools(view.tools, cache, view.width),
        cache.keep("line", None, lambda: line),
        words,
    ]


def _compact_head(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return the words, with tools beside or above them."""
    width = view.width
    if not view.has_tools:
        return [_head(view, width)]
    if not stands_beside_title(width):
        return [kept_tools(view.tools, cache, width, labelled=False), _head(view, width)]
    across = len(view.tools) * float(Touch.TOOL_PHONE)
    words = _head(view, width - across - Space.S)
    return [
        ft.Row(
            [
                ft.Container(words, expand=True),
                ft.Container(kept_tools(view.tools, cache), width=across),
            ],
            spacing=Space.S,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    ]


def _compact_foot(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return what stays visible at the foot of a compact dock: undo, and the confirming button.

    Both stand in one row. Up to two lines above it say what undo takes back; in a low dock, only
    screen readers do.
    """
    if view.primary is None:
        return _kept_undo(view, cache)
    if view.undo is None:
        return [ft.Container(ft.Row([ft.Container(view.primary, expand=True)]), key="foot")]
    kept, width = _steady(view.undo, cache), view.width
    height = FOOT if view.low else Touch.ACTION_PHONE
    row = ft.Row(
        [
            cache.keep("back", (kept, width, height), lambda: compact_undo(kept, width, height)),
            ft.Container(view.primary, key="confirm", expand=True),
        ],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    if view.low:
        return [ft.Container(row, key="foot")]
    words = ft.Text(
        view.undo.takes_back,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        style=style(Font.REGULAR, _TAKES_BACK, current_palette().muted, _TAKES_BACK + 3),
    )
    return [ft.Column([silent(words), row], key="foot", spacing=Space.XXS, tight=True)]


def _kept_undo(view: DockView, cache: ControlCache) -> list[ft.Control]:
    if view.undo is None:
        return []
    kept, width, compact = _steady(view.undo, cache), view.width, view.compact
    most = _LINES_IF_LOW if view.low and compact else MOST_LINES
    return [
        cache.keep(
            "back",
            (kept, width, compact, most),
            lambda: undo(kept, width, compact=compact, most_lines=most),
        )
    ]


def _steady(view: Undo, cache: ControlCache) -> Undo:
    return replace(
        view, on_undo=cache.steady("undo", view.on_undo), on_redo=cache.steady("redo", view.on_redo)
    )


def _below_each_other(parts: list[ft.Control], view: DockView, *, tight: bool) -> ft.Control:
    return ft.Column(
        parts,
        spacing=_spacing(view),
        tight=tight,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _steps(view: DockView, *, scrolls: bool) -> ft.Control:
    # no fade between steps: the client's switcher rebuilds its content on any change in it, which
    # would scroll the list back to the top
    scroll = SCROLLBAR if scrolls else None
    shown = stretched(view.body, _spacing(view), key=view.awaited.step, scroll=scroll)
    # in a separate container: replacing one part of a column rebuilds all others
    return ft.Container(shown, key="steps", expand=True if scrolls else None)


@cache_by_palette
def _edge(*, at_right: bool) -> ft.Border:
    side = ft.BorderSide(1, current_palette().line)
    return ft.Border.only(left=side) if at_right else ft.Border.only(top=side)


@cache
def _corners() -> ft.BorderRadius:
    return ft.BorderRadius.only(top_left=Radius.SHEET, top_right=Radius.SHEET)
