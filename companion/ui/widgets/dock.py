"""The dock: what the table waits for, and the controls for it, always in the same place."""

from dataclasses import dataclass, replace
from functools import cache

import flet as ft

from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.geometry import Dock, Side
from companion.ui.widgets.palette import cache_by_palette, current_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.styles import SCROLLBAR
from companion.ui.widgets.text_fit import text_width
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import eyebrow_style, words_of_title
from companion.ui.widgets.tokens import Font, Radius, Size, Space
from companion.ui.widgets.toolbar import Tool, kept_tools
from companion.ui.widgets.undo_button import Undo, compact_undo, undo

_TAKES_BACK = 12.0
"""Type size of what undo takes back, on one line."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the table waits for."""

    step: str
    """Id of the step; a new step starts scrolled to its top."""
    eyebrow: str
    """Above the title: the turn and the announcement."""
    title: str


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
    height: float | None = None,
) -> ft.Control:
    """Return the dock with `body` below the awaited words, and undo at its foot.

    `width` is the width of a line in pixels. The body scrolls if necessary; `primary`, the button
    that confirms it, stays visible below it.

    In a dock below the stage the words stand beside the body. `compact` is for phones: smaller
    type, no tools (they stand in the head), as high as its content, or `height` pixels with a
    scrolling body.
    """
    at_right = geometry.side is Side.RIGHT
    scrolls = not compact or at_right or height is not None
    heading_text = heading(view.awaited, width, compact=compact)
    steps = _steps(view.awaited.step, body, scrolls=scrolls)
    if compact and at_right and primary is not None:
        content = _below_each_other([heading_text, steps, _foot(view.undo, primary, cache)])
    else:
        back = _kept_undo(view.undo, width, cache, compact=compact)
        controls = [steps] if primary is None else [steps, primary]
        if compact:
            content = _below_each_other([heading_text, *controls, back], tight=not scrolls)
        elif at_right:
            above = _tools_and_line(view, width, cache)
            content = _below_each_other([*above, heading_text, *controls, back])
        else:
            above = _tools_and_line(view, width, cache)
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
            vertical=_above(at_right=at_right, compact=compact),
        ),
        border=_edge(at_right=at_right),
        border_radius=_corners() if compact and not at_right else None,
        content=content,
    )


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


def _above(*, at_right: bool, compact: bool) -> float:
    """Pixels of padding at the upper and lower edge."""
    if at_right:
        return Space.S if compact else Space.L
    return Space.M


def _foot(view: Undo, primary: ft.Control, cache: ControlCache) -> ft.Control:
    """Undo and the confirming button in one row, for a phone held sideways.

    One line above them says what undo takes back.
    """
    kept = _steady(view, cache)
    back = cache.keep("back", kept, lambda: compact_undo(kept))
    row = ft.Row(
        [back, ft.Container(primary, key="confirm", expand=True)],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    words = ft.Text(
        view.takes_back,
        no_wrap=True,
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


def _kept_undo(view: Undo, width: float, cache: ControlCache, *, compact: bool) -> ft.Control:
    kept = _steady(view, cache)
    return cache.keep(
        "back",
        (kept, width, compact),
        lambda: undo(kept, width, compact=compact),
    )


def heading(view: Awaited, width: float, *, compact: bool) -> ft.Control:
    """Return what is awaited, in a live region.

    The title is smaller if it does not fit on one line of `width` pixels.
    """
    parts: list[ft.Control] = []
    if view.eyebrow:
        parts.append(ft.Text(view.eyebrow, style=eyebrow_style()))
    size: float = Size.AWAITED_PHONE if compact else Size.AWAITED
    if not compact and text_width(view.title) * size > width:
        size = Size.AWAITED_LONG
    parts.append(words_of_title(view.title, size, size * 1.12, current_palette().text))
    return ft.Semantics(
        live_region=True,
        header=True,
        content=ft.Column(parts, spacing=0, tight=True),
    )


def _steps(step: str, body: list[ft.Control], *, scrolls: bool) -> ft.Control:
    # no fade between steps: the client's switcher rebuilds its content on any change in it, which
    # would scroll the list back to the top
    shown = ft.Column(
        body,
        key=step,
        spacing=Space.S,
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
