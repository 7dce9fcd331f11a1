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
from companion.ui.layout.tokens import Font, Radius, Space
from companion.ui.table.awaited import Awaited, heading, two_lines_high
from companion.ui.table.undo_button import MOST_LINES, Undo, compact_undo, undo

_TOOLS: Final = 88.0
"""Pixels for the tools above the words, and the line below them."""
_LINES_IF_LOW: Final = 2
"""Lines of what undo takes back, in a low dock."""
_LEAST_BODY: Final = 150.0
"""Pixels of a body that scrolls alone; if less is left for it, the heading scrolls with it."""
_LEAST_BODY_IF_LOW: Final = 120.0
_TAKES_BACK: Final = 12.0
"""Type size of what undo takes back, on one line."""


@dataclass(frozen=True, slots=True)
class DockView:
    """Everything in the dock, and its type."""

    tools: tuple[Tool, ...]
    awaited: Awaited
    undo: Undo
    body: list[ft.Control]
    """The controls of the step."""
    width: float
    """The width of a line in pixels."""
    primary: ft.Control | None = None
    """The button that confirms the body."""
    compact: bool = False
    """For phones: smaller type, and no tools, which stand in the head."""
    low: bool = False
    """A compact one that saves height."""


def dock(
    view: DockView,
    geometry: Dock,
    cache: ControlCache,
    *,
    height: float | None = None,
    to_end: bool = False,
) -> ft.Control:
    """Return the dock with its body below the awaited words, and undo at its foot.

    The body scrolls if necessary; the confirming button stays visible below it. In a dock below the
    stage the words stand beside the body. A compact dock is as high as its content, or `height`
    pixels with a scrolling body, which is scrolled `to_end`.
    """
    at_right, compact = geometry.side is Side.RIGHT, view.compact
    if at_right:
        view = replace(view, low=False)
    if not compact:
        content = _roomy(view, cache, at_right=at_right)
    elif at_right or height is None:
        steps = _steps(view, view.body, scrolls=at_right, to_end=to_end)
        parts = [_heading(view), steps, *_phone_foot(view, cache)]
        content = _below_each_other(parts, tight=not at_right)
    else:
        content = _scrolling(view, height, cache, to_end=to_end)
    return ft.Container(
        key="dock",
        width=geometry.size if at_right else None,
        height=height if compact or at_right else geometry.size,
        bgcolor=current_palette().dock,
        padding=ft.Padding.symmetric(
            horizontal=Space.M if compact else Space.L, vertical=_padding(view, at_right=at_right)
        ),
        border=_edge(at_right=at_right),
        border_radius=_corners() if compact and not at_right else None,
        content=content,
    )


def needed_height(view: DockView, cache: ControlCache) -> float:
    """Return the height in pixels of a compact dock below the seats that shows all its content."""
    parts = [_heading(view), *view.body, *_phone_foot(view, cache)]
    return _stacked_height(parts, view.width) + 2 * _padding(view, at_right=False)


def roomy_height(view: DockView, cache: ControlCache) -> float:
    """Return the height in pixels of a dock beside the stage that shows all its content."""
    primary = [] if view.primary is None else [view.primary]
    parts = [_heading(view), *view.body, *primary, _kept_undo(view, cache)]
    return _stacked_height(parts, view.width) + _TOOLS + 2 * _padding(view, at_right=True)


def _heading(view: DockView) -> ft.Control:
    return heading(view.awaited, view.width, compact=view.compact, low=view.low)


def _stacked_height(parts: list[ft.Control], width: float) -> float:
    return sum(estimated_height(part, width) for part in parts) + Space.S * (len(parts) - 1)


def _padding(view: DockView, *, at_right: bool) -> float:
    """Return pixels of padding at the upper and lower edge."""
    if at_right:
        return Space.S if view.compact else Space.L
    return Space.S if view.low else Space.M


def _roomy(view: DockView, cache: ControlCache, *, at_right: bool) -> ft.Control:
    """Return the content of a dock that is not compact: words above or beside the controls."""
    line = ft.Divider(height=1, color=current_palette().line)
    above = [kept_tools(view.tools, cache, view.width), cache.keep("line", None, lambda: line)]
    controls = [_steps(view, view.body, scrolls=True)]
    if view.primary is not None:
        controls.append(view.primary)
    back = _kept_undo(view, cache)
    if at_right:
        return _below_each_other([*above, two_lines_high(_heading(view)), *controls, back])
    words = [*above, _heading(view), ft.Container(expand=True), back]
    return _beside_each_other(words, controls)


def _scrolling(view: DockView, height: float, cache: ControlCache, *, to_end: bool) -> ft.Control:
    """Return the content of a phone's dock too low for it: the body scrolls, or the heading too."""
    head, foot = _heading(view), _phone_foot(view, cache)
    edges = 2 * _padding(view, at_right=False)
    left = height - edges - Space.S - _stacked_height([head, *foot], view.width)
    if left >= (_LEAST_BODY_IF_LOW if view.low else _LEAST_BODY):
        body = _steps(view, view.body, scrolls=True, to_end=to_end)
        return _below_each_other([head, body, *foot])
    whole = [head, *view.body]
    return _below_each_other([_steps(view, whole, "whole-", scrolls=True, to_end=to_end), *foot])


def _phone_foot(view: DockView, cache: ControlCache) -> list[ft.Control]:
    """Return what stays visible at the foot of a compact dock: undo, and the confirming button.

    Both stand in one row. Up to two lines above it say what undo takes back; in a low dock, only
    screen readers do.
    """
    if view.primary is None:
        return [_kept_undo(view, cache)]
    kept, width = _steady(view.undo, cache), view.width
    row = ft.Row(
        [
            cache.keep("back", (kept, width), lambda: compact_undo(kept, width)),
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


def _kept_undo(view: DockView, cache: ControlCache) -> ft.Control:
    kept, width, compact = _steady(view.undo, cache), view.width, view.compact
    most = _LINES_IF_LOW if view.low and compact else MOST_LINES
    return cache.keep(
        "back",
        (kept, width, compact, most),
        lambda: undo(kept, width, compact=compact, most_lines=most),
    )


def _steady(view: Undo, cache: ControlCache) -> Undo:
    return replace(
        view, on_undo=cache.steady("undo", view.on_undo), on_redo=cache.steady("redo", view.on_redo)
    )


def _below_each_other(parts: list[ft.Control], *, tight: bool = False) -> ft.Control:
    return ft.Column(
        parts, spacing=Space.S, tight=tight, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _beside_each_other(words: list[ft.Control], controls: list[ft.Control]) -> ft.Control:
    return ft.Row(
        [
            ft.Column(words, spacing=Space.S, expand=True),
            ft.Column(
                controls,
                spacing=Space.XS,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ],
        spacing=Space.L,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _steps(
    view: DockView, body: list[ft.Control], prefix: str = "", *, scrolls: bool, to_end: bool = False
) -> ft.Control:
    # no fade between steps: the client's switcher rebuilds its content on any change in it, which
    # would scroll the list back to the top
    shown = ft.Column(
        body,
        key=prefix + view.awaited.step,
        spacing=Space.S,
        tight=not scrolls,
        scroll=SCROLLBAR if scrolls else None,
        auto_scroll=scrolls and to_end and view.compact,
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
