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
_TOOLS_BESIDE_TITLE: Final = 5 * float(Touch.TOOL_PHONE)


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
    has_tools: bool = True
    """Whether the tools stand in the dock, not in the head of a list."""


def dock(
    view: DockView, geometry: Dock, cache: ControlCache, *, height: float | None = None
) -> ft.Control:
    """Return the dock with its body below the awaited words, and undo at its foot.

    The confirming button stays visible below the body, which scrolls if an unexpected one is too
    high. Between two players a compact dock is as high as its content, or `height` pixels.
    """
    at_right, compact = geometry.side is Side.RIGHT, view.compact
    grows = height is None and not at_right
    parts = _compact(view, cache, scrolls=not grows) if compact else _roomy(view, cache)
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
        content=_below_each_other(parts, view, tight=grows),
    )


def needed_height(view: DockView, cache: ControlCache) -> float:
    """Return the height in pixels of a dock that shows all its content."""
    parts = _compact(view, cache, scrolls=False) if view.compact else _roomy(view, cache)
    heights = sum(estimated_height(part, view.width) for part in parts)
    return heights + _spacing(view) * (len(parts) - 1) + 2 * _padding(view)


def free_below_body(view: DockView, height: float, cache: ControlCache) -> tuple[float, float]:
    """Return where a compact dock `height` pixels high is empty: from its top edge, and how high.

    Between the body and the foot.
    """
    parts = _compact(view, cache, scrolls=False)
    foot = _compact_foot(view, cache)
    above = parts[: len(parts) - len(foot)]
    taken = sum(estimated_height(part, view.width) + _spacing(view) for part in above)
    top = _padding(view) + taken
    below = sum(estimated_height(part, view.width) + _spacing(view) for part in foot)
    bottom = height - _padding(view) - below
    return top, max(0.0, bottom - top)


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


def _roomy(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return tools and words above the controls, then the confirming button and undo."""
    line = ft.Divider(height=1, color=current_palette().line)
    return [
        kept_tools(view.tools, cache, view.width),
        cache.keep("line", None, lambda: line),
        two_lines_high(_head(view, view.width)),
        _steps(view, scrolls=True),
        *([] if view.primary is None else [view.primary]),
        *_kept_undo(view, cache),
    ]


def _compact(view: DockView, cache: ControlCache, *, scrolls: bool) -> list[ft.Control]:
    """Return the words, with tools beside or above them, the controls, and the foot."""
    width = view.width
    if not view.has_tools:
        above = [_head(view, width)]
    elif stands_beside_title(width):
        words = _head(view, width - _TOOLS_BESIDE_TITLE - Space.S)
        bar = ft.Container(kept_tools(view.tools, cache), width=_TOOLS_BESIDE_TITLE)
        above = [
            ft.Row(
                [ft.Container(words, expand=True), bar],
                spacing=Space.S,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        ]
    else:
        above = [kept_tools(view.tools, cache, width, labelled=False), _head(view, width)]
    return [*above, _steps(view, scrolls=scrolls), *_compact_foot(view, cache)]


def _compact_foot(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return what stays visible at the foot of a compact dock: undo, and the confirming button.

    Both stand in one row. Up to two lines above it say what undo takes back; in a low dock, only
    screen readers do.
    """
    if view.primary is None:
        return _kept_undo(view, cache)
    if view.undo is None:
        return [ft.Container(ft.Row([ft.Container(view.primary, expand=True)]), key="foot")]
    kept, width, height = _steady(view.undo, cache), view.width, foot_height(low=view.low)
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


def foot_height(*, low: bool) -> float:
    """Return the height of undo beside a confirming button, in pixels."""
    return FOOT if low else Touch.ACTION_PHONE


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
    shown = ft.Column(
        view.body,
        key=view.awaited.step,
        spacing=_spacing(view),
        tight=not scrolls,
        scroll=SCROLLBAR if scrolls else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # in a separate container: replacing one part of a column rebuilds all others
    return ft.Container(shown, key="steps", expand=True if scrolls else None)


@cache_by_palette
def _edge(*, at_right: bool) -> ft.Border:
    side = ft.BorderSide(1, current_palette().line)
    return ft.Border.only(left=side) if at_right else ft.Border.only(top=side)


@cache
def _corners() -> ft.BorderRadius:
    return ft.BorderRadius.only(top_left=Radius.SHEET, top_right=Radius.SHEET)
