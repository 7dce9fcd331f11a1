"""The dock: the one spot where what is awaited stands, with what can be done about it."""

from dataclasses import dataclass, replace
from functools import cache

import flet as ft

from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.geometry import Dock, Side
from companion.ui.widgets.palette import cache_by_palette, current_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.styles import ROLLED
from companion.ui.widgets.text_fit import text_width
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import eyebrow_style, words_of_title
from companion.ui.widgets.tokens import Font, Radius, Size, Space
from companion.ui.widgets.toolbar import Tool, kept_tools
from companion.ui.widgets.undo_button import Undo, brief_undo, undo

_TAKES_BACK = 12.0
"""Type size of what undo takes back, where it has one line."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """The one thing the table is waited for."""

    step: str
    """Which one it is: another begins at its top."""
    eyebrow: str
    """Above the title: which turn, who announced what."""
    title: str


@dataclass(frozen=True, slots=True)
class DockView:
    """Everything in the dock but the controls of the awaited step itself."""

    tools: tuple[Tool, ...]
    awaited: Awaited
    undo: Undo


def dock(
    view: DockView,
    body: list[ft.Control],
    geometry: Dock,
    width: float,
    shelf: ControlCache,
    *,
    primary: ft.Control | None = None,
    compact: bool = False,
    height: float | None = None,
) -> ft.Control:
    """The dock with `body` under the awaited words, undo at its foot, always in the same place.

    `width` in pixels is what one line of it has. `body` scrolls if it must; `primary`, what
    confirms it, stays in sight below it.

    Below the stage the words stand beside the body instead. `compact` is a phone's: no tools (they
    stand in its head), smaller type, as high as it needs; give it a `height` in pixels where the
    body may be too long for the screen, and it scrolls instead.
    """
    aside = geometry.side is Side.RIGHT
    scrolls = not compact or aside or height is not None
    said = heading(view.awaited, width, compact=compact)
    steps = _steps(view.awaited.step, body, scrolls=scrolls)
    if compact and aside and primary is not None:
        content = _below_each_other([said, steps, _foot(view.undo, primary, shelf)])
    else:
        back = _kept_undo(view.undo, width, shelf, compact=compact)
        asked = [steps] if primary is None else [steps, primary]
        if compact:
            content = _below_each_other([said, *asked, back], tight=not scrolls)
        elif aside:
            above = _tools_and_line(view, width, shelf)
            content = _below_each_other([*above, said, *asked, back])
        else:
            above = _tools_and_line(view, width, shelf)
            content = _beside_each_other([*above, said, ft.Container(expand=True), back], asked)
    return ft.Container(
        key="dock",
        width=geometry.size if aside else None,
        height=height if compact or aside else geometry.size,
        bgcolor=current_palette().dock,
        padding=ft.Padding.symmetric(
            horizontal=Space.M if compact else Space.L,
            vertical=_above(aside=aside, compact=compact),
        ),
        border=_edge(aside=aside),
        border_radius=_corners() if compact and not aside else None,
        content=content,
    )


def _below_each_other(parts: list[ft.Control], *, tight: bool = False) -> ft.Control:
    return ft.Column(
        parts,
        spacing=Space.S,
        tight=tight,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _beside_each_other(told: list[ft.Control], asked: list[ft.Control]) -> ft.Control:
    return ft.Row(
        [
            ft.Column(told, spacing=Space.S, expand=True),
            ft.Column(
                asked,
                spacing=Space.XS,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ],
        spacing=Space.L,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _tools_and_line(view: DockView, width: float, shelf: ControlCache) -> list[ft.Control]:
    palette = current_palette()
    line = shelf.keep("line", None, lambda: ft.Divider(height=1, color=palette.line))
    return [kept_tools(view.tools, shelf, width), line]


def _above(*, aside: bool, compact: bool) -> float:
    """Pixels free at the upper and the lower edge."""
    if aside:
        return Space.S if compact else Space.L
    return Space.M


def _foot(view: Undo, primary: ft.Control, shelf: ControlCache) -> ft.Control:
    """The way back and what confirms in one row: a phone held sideways has no room for two.

    Above them stands what would be taken back, as much of it as one line has room for.
    """
    kept = _steady(view, shelf)
    back = shelf.keep("back", kept, lambda: brief_undo(kept))
    row = ft.Row(
        [back, ft.Container(primary, key="confirm", expand=True)],
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    told = ft.Text(
        view.takes_back,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
        style=style(Font.REGULAR, _TAKES_BACK, current_palette().muted, _TAKES_BACK + 3),
    )
    return ft.Column([silent(told), row], key="foot", spacing=Space.XXS, tight=True)


def _steady(view: Undo, shelf: ControlCache) -> Undo:
    return replace(
        view,
        on_undo=shelf.steady("undo", view.on_undo),
        on_redo=shelf.steady("redo", view.on_redo),
    )


def _kept_undo(view: Undo, width: float, shelf: ControlCache, *, compact: bool) -> ft.Control:
    kept = _steady(view, shelf)
    return shelf.keep(
        "back",
        (kept, width, compact),
        lambda: undo(kept, width, compact=compact),
    )


def heading(view: Awaited, width: float, *, compact: bool) -> ft.Control:
    """What is awaited, in words; a screen reader says it whenever it changes.

    A title that would not fit on one line of `width` pixels is set smaller.
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
    # no fade from step to step: the client's switcher builds its content anew whenever anything
    # comes or goes in it, and whoever had rolled to a name would be at the top again
    shown = ft.Column(
        body,
        key=step,
        spacing=Space.S,
        tight=not scrolls,
        scroll=ROLLED if scrolls else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # in a container of its own: a column of which one part is replaced builds all others again
    return ft.Container(shown, key="steps", expand=True if scrolls else None)


@cache_by_palette
def _edge(*, aside: bool) -> ft.Border:
    side = ft.BorderSide(1, current_palette().line)
    return ft.Border.only(left=side) if aside else ft.Border.only(top=side)


@cache
def _corners() -> ft.BorderRadius:
    return ft.BorderRadius.only(top_left=Radius.SHEET, top_right=Radius.SHEET)
