"""A screen that is not the table: a title and content, and the dock with the way on and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text, tools
from companion.ui.state.view import View
from companion.ui.widgets.breakpoints import (
    DOCK,
    SIDE_DOCK,
    has_dock_beside,
    is_phone,
    is_sideways,
)
from companion.ui.widgets.buttons import Action, action, shares_of_row, size_in_row
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.styles import ROLLED
from companion.ui.widgets.text_fit import fit
from companion.ui.widgets.titles import eyebrow_style, title, words_of_title
from companion.ui.widgets.tokens import Size, Space
from companion.ui.widgets.toolbar import tools as tools_row

_ASIDE_ROOM: Final = DOCK - 2 * Space.L - 2
"""Pixels of a line in the dock at the right."""


@dataclass(frozen=True, slots=True)
class Outline:
    """What stands around the content: the words, and the ways on and back.

    The title, the hint and the words over the dock may be empty.
    """

    eyebrow: str
    title: str
    hint: str
    aside_eyebrow: str
    aside_title: str
    go_on: Action | None
    back: Action
    also: Action | None = None
    """Another way on, always in sight like the other two."""


def docked(
    outline: Outline,
    content: Sequence[ft.Control],
    aside: Sequence[ft.Control],
    view: View,
    actions: PageActions,
    *,
    told: Sequence[ft.Control] = (),
) -> ft.Control:
    """Content at the left and the dock at the right; on a narrow screen one below the other.

    On a phone held sideways the dock at the right has but the tools and the ways on and back.

    What was just refused is `told` above the ways on and back, where it is in sight on a phone too.
    """
    wide = has_dock_beside(view.width, view.height)
    above = [*_head(outline, wide=wide), *content]
    below = [*told, *_feet(outline, view)]
    about = _aside_head(outline)
    if wide:
        return ft.Row(
            [_main(above), _dock([*about, _rolled(aside, expand=True)], below, actions)],
            spacing=0,
            expand=True,
        )
    if is_sideways(view.width, view.height):
        return _sideways([*above, *about, *aside], below, actions)
    return ft.Column(
        [
            ft.Container(
                _rolled([tools_row(tools(actions)), *above, *about, *aside]),
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


def _sideways(
    content: Sequence[ft.Control], below: Sequence[ft.Control], actions: PageActions
) -> ft.Control:
    dock = [tools_row(tools(actions)), ft.Container(expand=True), *below]
    # a row that stretches its children takes the caret away from the field that was given it
    return ft.Row(
        [
            ft.Container(_rolled(content), padding=Space.M, expand=True),
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


def _main(content: Sequence[ft.Control]) -> ft.Control:
    return ft.Container(_rolled(content), padding=Space.L, expand=True)


def _dock(
    about: Sequence[ft.Control], below: Sequence[ft.Control], actions: PageActions
) -> ft.Control:
    """The dock at the right: the tools, what there is to know, and the ways on and back."""
    palette = current_palette()
    bar = [
        tools_row(tools(actions), _ASIDE_ROOM),
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


def _rolled(controls: Sequence[ft.Control], *, expand: bool = False) -> ft.Column:
    """One below the other, rolled where there is too little room."""
    return ft.Column(
        list(controls),
        expand=expand,
        spacing=Space.S,
        scroll=ROLLED,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _feet(outline: Outline, view: View) -> list[ft.Control]:
    """The ways on and back; on a narrow screen the way back is beside another way, not below it."""
    ways = [each for each in (outline.go_on, outline.also, outline.back) if each is not None]
    sideways = is_sideways(view.width, view.height)
    wide = has_dock_beside(view.width, view.height)
    if wide or len(ways) == 1 or (sideways and outline.also is None):
        return [action(each) for each in ways]
    *alone, other, back = ways
    phone = is_phone(view.width, view.height)
    if not phone or outline.also is None:
        beside = _with_back(back, other, phone=phone)
    else:
        room = (SIDE_DOCK if sideways else view.width) - 2 * Space.M
        low = view.width > view.height and not sideways
        if low and all(way.note is None for way in alone):
            beside, alone = _beside((back, other, *alone), room), []
        else:
            beside = _beside((back, other), room)
    return [*(action(each) for each in alone), ft.Row(beside, spacing=Space.XS)]


def _with_back(back: Action, other: Action, *, phone: bool) -> list[ft.Control]:
    # a note, why there is no way on perhaps, needs the room of a line
    compact = phone and other.note is None
    return [
        ft.Container(action(back, compact=phone), expand=1),
        ft.Container(action(other, compact=compact), expand=3 if phone else 2),
    ]


def _beside(ways: Sequence[Action], room: float) -> list[ft.Control]:
    texts = [each.text for each in ways]
    size, shares = size_in_row(texts, room), shares_of_row(texts, room)
    return [
        action(each, compact=True, size=size, share=share)
        for each, share in zip(ways, shares, strict=True)
    ]


def _head(outline: Outline, *, wide: bool) -> list[ft.Control]:
    size = Size.PAGE if wide else Size.AWAITED_LONG
    found: list[ft.Control] = [
        _eyebrow(outline.eyebrow),
        title(outline.title, size, round(size * 1.15), current_palette().text),
    ]
    if outline.hint:
        found.append(body_text(outline.hint, muted=True))
    return found


def _aside_head(outline: Outline) -> list[ft.Control]:
    found: list[ft.Control] = [_eyebrow(outline.aside_eyebrow)]
    if outline.aside_title:
        size = fit(outline.aside_title, _ASIDE_ROOM, Size.AWAITED_LONG, Size.AWAITED_PHONE, 1).size
        line = round(size * 1.15)
        found.append(words_of_title(outline.aside_title, int(size), line, current_palette().text))
    return found


def _eyebrow(words: str) -> ft.Control:
    return ft.Text(words, style=eyebrow_style())
