"""The dock: what the table waits for, and the controls for it, always in the same place."""

from dataclasses import dataclass, replace
from functools import cache

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

_LINES_IF_LOW = 2
"""Lines of what undo takes back, in a low dock."""
_LEAST_BODY = 150.0
"""Pixels of a body that scrolls alone; if less is left for it, the heading scrolls with it."""
_LEAST_BODY_IF_LOW = 120.0
_TAKES_BACK = 12.0
"""Type size of what undo takes back, on one line."""


@dataclass(frozen=True, slots=True)
class DockView:
    """Everything in the dock except the controls of the step."""

    tools: tuple[Tool, ...]
    awaited: Awaited
    undo: Undo


def dock(
    view: DockView,
    body: list[ft.Control],
    geometry: Dock,
    width: float,
    cache: ControlCache,
    *,
    primary: ft.Control | None = None,
    compact: bool = False,
    low: bool = False,
    height: float | None = None,
    to_end: bool = False,
) -> ft.Control:
    """Return the dock with `body` below the awaited words, and undo at its foot.

    `width` is the width of a line in pixels. The body scrolls if necessary; `primary`, the button
    that confirms it, stays visible below it.

    In a dock below the stage the words stand beside the body. `compact` is for phones: smaller
    type, no tools (they stand in the head), as high as its content, or `height` pixels with a
    scrolling body, which is scrolled `to_end`. A compact one has undo and `primary` in one row.
    """
    at_right = geometry.side is Side.RIGHT
    scrolls = not compact or at_right or height is not None
    heading_text = heading(view.awaited, width, compact=compact, low=low and not at_right)
    if at_right and not compact:
        heading_text = two_lines_high(heading_text)
    to_end = to_end and compact
    steps = _steps(view.awaited.step, body, scrolls=scrolls, to_end=to_end)
    if compact:
        foot = _phone_foot(view.undo, primary, width, cache, low=low and not at_right)
        if not at_right and height is not None:
            content = _scrolling(
                view, heading_text, body, foot, height, width, low=low, to_end=to_end
            )
        else:
            content = _below_each_other([heading_text, steps, *foot], tight=not scrolls)
    else:
        back = _kept_undo(view.undo, width, cache)
        controls = [steps] if primary is None else [steps, primary]
        above = _tools_and_line(view, width, cache)
        if at_right:
            content = _below_each_other([*above, heading_text, *controls, back])
        else:
            content = _beside_each_other(
                [*above, heading_text, ft.Container(expand=True), back], controls
            )
    return ft.Container(
        key="dock",
        width=geometry.size if at_right else None,
        height=height if compact or at_right else geometry.size,
        bgcolor=current_palette().dock,
        padding=ft.Padding.symmetric(
            horizontal=Space.M if compact else Space.L,
            vertical=_padding(at_right=at_right, compact=compact, low=low),
        ),
        border=_edge(at_right=at_right),
        border_radius=_corners() if compact and not at_right else None,
        content=content,
    )


def needed_height(
    view: DockView,
    body: list[ft.Control],
    primary: ft.Control | None,
    width: float,
    cache: ControlCache,
    *,
    low: bool,
) -> float:
    """Return the height in pixels of a compact dock below the seats that shows all its content."""
    head = heading(view.awaited, width, compact=True, low=low)
    foot = _phone_foot(view.undo, primary, width, cache, low=low)
    edges = 2 * _padding(at_right=False, compact=True, low=low)
    return _stacked_height([head, *body, *foot], width) + edges


def _stacked_height(parts: list[ft.Control], width: float) -> float:
    return sum(estimated_height(each, width) for each in parts) + Space.S * (len(parts) - 1)


def _phone_foot(
    view: Undo,
    primary: ft.Control | None,
    width: float,
    cache: ControlCache,
    *,
    low: bool,
) -> list[ft.Control]:
    """What stays visible at the foot of a compact dock: undo, and the confirming button.

    Both stand in one row; in a `low` dock, only screen readers read what undo takes back.
    """
    if primary is None:
        most = _LINES_IF_LOW if low else MOST_LINES
        return [_kept_undo(view, width, cache, compact=True, most_lines=most)]
    return [_foot(view, primary, width, cache, says_more=not low)]


def _scrolling(
    view: DockView,
    head: ft.Control,
    body: list[ft.Control],
    foot: list[ft.Control],
    height: float,
    width: float,
    *,
    low: bool,
    to_end: bool,
) -> ft.Control:
    """A phone's dock that is too low for its content: the body scrolls, or the heading too."""
    edges = 2 * _padding(at_right=False, compact=True, low=low)
    left = height - edges - Space.S - _stacked_height([head, *foot], width)
    step = view.awaited.step
    if left >= (_LEAST_BODY_IF_LOW if low else _LEAST_BODY):
        return _below_each_other([head, _steps(step, body, scrolls=True, to_end=to_end), *foot])
    whole = _steps(f"whole-{step}", [head, *body], scrolls=True, to_end=to_end)
    return _below_each_other([whole, *foot])


def _below_each_other(parts: list[ft.Control], *, tight: bool = False) -> ft.Control:
    return ft.Column(
        parts,
        spacing=Space.S,
        tight=tight,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
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


def _tools_and_line(view: DockView, width: float, cache: ControlCache) -> list[ft.Control]:
    palette = current_palette()
    line = cache.keep("line", None, lambda: ft.Divider(height=1, color=palette.line))
    return [kept_tools(view.tools, cache, width), line]


def _padding(*, at_right: bool, compact: bool, low: bool) -> float:
    """Pixels of padding at the upper and lower edge."""
    if at_right:
        return Space.S if compact else Space.L
    return Space.S if low else Space.M


def _foot(
    view: Undo, primary: ft.Control, width: float, cache: ControlCache, *, says_more: bool
) -> ft.Control:
    """Undo and the confirming button in one row.

    If it `says_more`, up to two lines above them say what undo takes back.
    """
    kept = _steady(view, cache)
    back = cache.keep("back", (kept, width), lambda: compact_undo(kept, width))
    row = ft.Row(
        [back, ft.Container(primary, key="confirm", expand=True)],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    if not says_more:
        return ft.Container(row, key="foot")
    words = ft.Text(
        view.takes_back,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        style=style(Font.REGULAR, _TAKES_BACK, current_palette().muted, _TAKES_BACK + 3),
    )
    return ft.Column([silent(words), row], key="foot", spacing=Space.XXS, tight=True)


def _steady(view: Undo, cache: ControlCache) -> Undo:
    return replace(
        view,
        on_undo=cache.steady("undo", view.on_undo),
        on_redo=cache.steady("redo", view.on_redo),
    )


def _kept_undo(
    view: Undo,
    width: float,
    cache: ControlCache,
    *,
    compact: bool = False,
    most_lines: int = MOST_LINES,
) -> ft.Control:
    kept = _steady(view, cache)
    return cache.keep(
        "back",
        (kept, width, compact, most_lines),
        lambda: undo(kept, width, compact=compact, most_lines=most_lines),
    )


def _steps(step: str, body: list[ft.Control], *, scrolls: bool, to_end: bool = False) -> ft.Control:
    # no fade between steps: the client's switcher rebuilds its content on any change in it, which
    # would scroll the list back to the top
    shown = ft.Column(
        body,
        key=step,
        spacing=Space.S,
        tight=not scrolls,
        scroll=SCROLLBAR if scrolls else None,
        auto_scroll=scrolls and to_end,
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
