"""The scaffold of screens other than the table: title, content, dock with buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.ui.kit.buttons import Action, action, in_row, size_in_row
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import read_apart
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_style, title, title_size, words_of_title
from companion.ui.kit.toolbar import Tool, is_narrow
from companion.ui.kit.toolbar import tools as tools_row
from companion.ui.layout.breakpoints import (
    DOCK,
    NARROW,
    SIDE_DOCK,
    beside_dock,
    has_dock_beside,
    is_phone,
    is_sideways,
)
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text, tools
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_SIDEBAR_ROOM: Final = DOCK - 2 * Space.L - 2
"""Width of a line in the dock at the right."""


@dataclass(frozen=True, slots=True)
class Outline:
    """What surrounds the content: titles, and the buttons forward and back."""

    title: str
    back: Action
    forward: Action | None = None
    eyebrow: str = ""
    hint: str = ""
    sidebar_eyebrow: str = ""
    sidebar_title: str = ""
    sidebar_changes: bool = False
    """Whether screen readers are told when the sidebar's titles change."""
    secondary: Action | None = None
    """A second button forward, always visible; on narrow screens it follows the content."""


def scaffold(
    outline: Outline,
    content: Sequence[ft.Control],
    sidebar: Sequence[ft.Control],
    view: View,
    actions: PageActions,
    *,
    notices: Sequence[ft.Control] = (),
) -> ft.Control:
    """Return the content at the left and the dock at the right; on narrow screens, below each
    other.

    On a phone held sideways, the dock has only the tools and the buttons.

    `notices` stand above the buttons, where they are visible on phones too.
    """
    wide = has_dock_beside(view.width, view.height)
    above = [*_head(outline, beside_dock(view.width, view.height), wide=wide), *content]
    if view.width < NARROW and outline.secondary is not None:
        above.append(action(outline.secondary))
        outline = replace(outline, secondary=None)
    row, below = tools(view, actions), [*notices, *_foot_buttons(outline, view)]
    about = _sidebar_head(outline)
    if wide:
        return ft.Row(
            [
                read_apart(ft.Container(_scrolled(above), padding=Space.L, expand=True)),
                read_apart(_dock(row, [*about, _scrolled(sidebar, expand=True)], below)),
            ],
            spacing=0,
            expand=True,
        )
    if is_sideways(view.width, view.height):
        return _sideways(row, [*above, *about, *sidebar], below)
    return ft.Column(
        [
            ft.Container(
                _scrolled([_phone_tools(row, view.width), *above, *about, *sidebar]),
                padding=ft.Padding.symmetric(horizontal=Space.M),
                expand=True,
            ),
            ft.Container(
                _stretched(below, Space.XS), padding=Space.M, bgcolor=current_palette().dock
            ),
        ],
        spacing=0,
        expand=True,
    )


def _phone_tools(row: Sequence[Tool], page_width: float) -> ft.Control:
    room = page_width - 2 * Space.M
    return tools_row(row, room if is_narrow(room) else None, labelled=False)


def _sideways(
    row: Sequence[Tool], content: Sequence[ft.Control], below: Sequence[ft.Control]
) -> ft.Control:
    dock = [tools_row(row), ft.Container(expand=True), *below]
    # a row that stretches its children takes the focus from a field
    return ft.Row(
        [
            ft.Container(_scrolled(content), padding=Space.M, expand=True),
            ft.Container(
                _stretched(dock, Space.XS),
                width=SIDE_DOCK,
                padding=Space.M,
                bgcolor=current_palette().dock,
            ),
        ],
        spacing=0,
        expand=True,
    )


def _dock(
    row: Sequence[Tool], about: Sequence[ft.Control], below: Sequence[ft.Control]
) -> ft.Control:
    """Return the dock at the right: tools, sidebar and buttons."""
    palette = current_palette()
    bar = [
        tools_row(row, _SIDEBAR_ROOM),
        ft.Divider(height=1, color=palette.line),
    ]
    return ft.Container(
        _stretched([*bar, *about, *below], Space.S),
        width=DOCK,
        bgcolor=palette.dock,
        padding=Space.L,
        border=ft.Border.only(left=ft.BorderSide(1, palette.line)),
    )


def _stretched(controls: Sequence[ft.Control], spacing: float) -> ft.Column:
    return ft.Column(
        list(controls),
        spacing=spacing,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _scrolled(controls: Sequence[ft.Control], *, expand: bool = False) -> ft.Column:
    """Return a column that scrolls if necessary."""
    return ft.Column(
        list(controls),
        expand=expand,
        spacing=Space.S,
        scroll=SCROLLBAR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _foot_buttons(outline: Outline, view: View) -> list[ft.Control]:
    """Return the buttons; on narrow screens the back button shares a row with another one."""
    buttons = [
        each for each in (outline.forward, outline.secondary, outline.back) if each is not None
    ]
    sideways = is_sideways(view.width, view.height)
    wide = has_dock_beside(view.width, view.height)
    if wide or len(buttons) == 1 or (sideways and outline.secondary is None):
        return [action(each) for each in buttons]
    *alone, other, back = buttons
    if view.width < NARROW:
        return _narrow_foot(other, back, view.width - 2 * Space.M)
    phone = is_phone(view.width, view.height)
    if not phone or outline.secondary is None:
        beside = _with_back(back, other, phone=phone)
    else:
        room = (SIDE_DOCK if sideways else view.width) - 2 * Space.M
        low = view.width > view.height and not sideways
        if low and all(button.note is None for button in alone):
            beside, alone = in_row((back, other, *alone), room), []
        else:
            beside = in_row((back, other), room)
    return [*(action(each) for each in alone), ft.Row(beside, spacing=Space.XS)]


def _narrow_foot(other: Action, back: Action, room: float) -> list[ft.Control]:
    """Return the buttons of a narrow screen: back is an icon, and a note has its own line."""
    beside = room - Touch.OPTION - Space.XS
    size = size_in_row((other.text,), beside)
    row = ft.Row(
        [
            square_button(back.text, back.icon, back.on_tap or (lambda: None)),
            action(replace(other, note=None), compact=True, size=size),
        ],
        spacing=Space.XS,
    )
    small = style(Font.REGULAR, Size.SECONDARY, current_palette().muted, 20)
    notes = [] if other.note is None else [ft.Text(other.note, style=small)]
    return [*notes, row]


def _with_back(back: Action, other: Action, *, phone: bool) -> list[ft.Control]:
    # a note, perhaps why a button is locked, needs the full width
    compact = phone and other.note is None
    return [
        ft.Container(action(back, compact=phone), expand=1),
        ft.Container(action(other, compact=compact), expand=3 if phone else 2),
    ]


def _head(outline: Outline, room: float, *, wide: bool) -> list[ft.Control]:
    size = title_size(outline.title, room, Size.PAGE if wide else Size.AWAITED_LONG)
    head: list[ft.Control] = [
        *([_eyebrow(outline.eyebrow)] if outline.eyebrow or wide else []),
        title(outline.title, size, round(size * 1.15), current_palette().text),
    ]
    if outline.hint:
        head.append(body_text(outline.hint, muted=True))
    return head


def _sidebar_head(outline: Outline) -> list[ft.Control]:
    head: list[ft.Control] = []
    if outline.sidebar_eyebrow:
        head.append(_eyebrow(outline.sidebar_eyebrow))
    if outline.sidebar_title:
        size = fit(
            outline.sidebar_title,
            _SIDEBAR_ROOM,
            Size.AWAITED_LONG,
            Size.AWAITED_PHONE,
            Font.TITLE,
            on_two=1,
        ).size
        line = round(size * 1.15)
        head.append(words_of_title(outline.sidebar_title, int(size), line, current_palette().text))
    column = ft.Column(head, spacing=Space.S, tight=True)
    live = outline.sidebar_changes
    return [ft.Semantics(header=True, live_region=live, container=True, content=column)]


def _eyebrow(words: str) -> ft.Control:
    return ft.Text(words, style=eyebrow_style(words))
