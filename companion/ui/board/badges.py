"""Small marks: the coming change of a total, what a person has just done, how close the end is."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.board.table_view import Badge, BadgeIcon, Change, Close
from companion.ui.kit.emblems import coin, emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Tone

_ICONS: Final = {
    BadgeIcon.ANNOUNCES: ft.Icons.CAMPAIGN,
    BadgeIcon.CLAIMS: ft.Icons.FRONT_HAND,
    BadgeIcon.PASSES: ft.Icons.CHECK,
    BadgeIcon.ANSWERS: ft.Icons.RECORD_VOICE_OVER,
    BadgeIcon.CHOSEN: ft.Icons.GPS_FIXED,
    BadgeIcon.OWES_LOOK: ft.Icons.VISIBILITY,
    BadgeIcon.CHANGES_SEATS: ft.Icons.SWAP_HORIZ,
    BadgeIcon.WINS: ft.Icons.EMOJI_EVENTS,
    BadgeIcon.OUT: ft.Icons.MONEY_OFF,
}
_CLOSE_ICONS: Final = {Close.WIN: ft.Icons.EMOJI_EVENTS, Close.OUT: ft.Icons.MONEY_OFF}
_SIGN: Final = 0.71
"""Size of the icon in a mark, as a share of its diameter."""
_MARK: Final = 0.62
"""Diameter of the mark as a share of the coin's."""
_BEYOND: Final = 0.24
"""How far the mark reaches beyond the coin's upper right, as a share of the coin's diameter."""
BADGE_HEIGHT: Final = 32.0
SMALL_BADGE_HEIGHT: Final = 24.0
ROOM_FOR_WORDS: Final = 84.0
"""Pixels of a small badge from which it has words."""
_RIM: Final = 2.0
_SMALLEST: Final = 10.0
_READABLE: Final = 12.0
"""Type size of words for which marks beside them give way."""
_STACKED: Final = 60.0
"""Height of a stacked change at scale 1, without its leading."""
_LEADING: Final = 11.0
"""Of its two lines, and what rounding adds."""
_LEAST: Final = 0.6
"""The smallest scale of a change."""
LOWEST_CHANGE: Final = _LEAST * _STACKED + _LEADING
"""The height of the smallest stacked change."""


def figures_style(figures: str, plain: ft.TextStyle, *, turned: bool) -> ft.TextStyle:
    """Return the style with a line below 6 and 9 if they are `turned`: they read either way."""
    if not turned or not {"6", "9"} & set(figures):
        return plain
    return replace(plain, decoration=ft.TextDecoration.UNDERLINE, decoration_thickness=1)


def change(
    view: Change,
    *,
    on_active: bool = False,
    stacked: bool = False,
    scale: float = 1.0,
    turned: bool = False,
) -> ft.Control:
    """Return the change on a pill and the total it leads to, stacked or in a row.

    `on_active` if it stands on the active seat, where a gold pill could be invisible; `turned` if
    the seat is.
    """
    palette = current_palette()
    ink = palette.on_active if on_active else palette.text
    pill, total = round(Size.DELTA * scale), round(Size.RESULT * scale)
    fill, on_fill = (
        (palette.court_fill, palette.on_court)
        if view.fine
        else (palette.on_active, palette.active[0])
        if on_active
        else (palette.gold_fill, palette.on_gold)
    )
    parts: list[ft.Control] = [
        ft.Container(
            bgcolor=fill,
            border_radius=Space.XS,
            padding=ft.Padding.symmetric(horizontal=10 * scale, vertical=3 * scale),
            content=_figures(view.signed, style(Font.BOLD, pill, on_fill, pill + 6), turned=turned),
        ),
        ft.Row(
            tight=True,
            spacing=Space.XXS,
            controls=[
                ft.Icon(ft.Icons.ARROW_FORWARD, color=ink, size=20 * scale),
                _figures(str(view.result), style(Font.BOLD, total, ink, total + 4), turned=turned),
            ],
        ),
    ]
    if stacked:
        return ft.Column(
            parts, tight=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.END
        )
    return ft.Row(parts, tight=True, spacing=Space.XS)


def _figures(figures: str, plain: ft.TextStyle, *, turned: bool) -> ft.Text:
    return ft.Text(figures, style=figures_style(figures, plain, turned=turned))


def scale_within(height: float) -> float:
    """Return the largest scale up to 1 at which a stacked change fits `height` pixels."""
    return max(_LEAST, min(1.0, (height - _LEADING) / _STACKED))


def badge(view: Badge, room: float, *, small: bool = False) -> ft.Control:
    """Return a pill at most `room` pixels wide, with a ring that sets it off from what it overlaps.

    A `small` one, for list rows, has no emblem beside words.
    """
    palette = current_palette()
    height, size, gap = (
        (SMALL_BADGE_HEIGHT, Size.CAPTION, 4) if small else (BADGE_HEIGHT, Size.BODY, 8)
    )
    fill = palette.gold_fill if view.gold else palette.edge
    ink = palette.on_gold if view.gold else palette.text
    left = room - 2 * (gap + 2) - 2 * _RIM
    marks: list[tuple[float, ft.Control]] = []
    if view.order is not None:
        marks.append((height - 8, _count(view.order, height - 8, fill, ink)))
    if view.emblem is not None and not (small and view.text):
        marks.append((height - 6, emblem(view.emblem, height - 6)))
    if view.icon is not None:
        marks.append((size + 2, ft.Icon(_ICONS[view.icon], color=ink, size=size + 2)))
    # the words are needed more than the last marks; the order of claims matters until the reveal
    kept = 1 if view.order is not None and not view.gold else 0
    needed = _READABLE * text_width(view.text, Font.MEDIUM)
    while len(marks) > kept and left - sum(wide + gap for wide, _ in marks) < needed:
        marks.pop()
    left -= sum(wide + gap for wide, _ in marks)
    parts = [mark for _, mark in marks]
    if view.text:
        smallest = min(_SMALLEST, smallest_type())
        fitted = fit(view.text, left, size, smallest, Font.MEDIUM, on_two=0)
        words = style(Font.MEDIUM, fitted.size, ink, size + 4)
        parts.append(ft.Text(view.text, no_wrap=True, style=words))
    return ft.Container(
        height=height,
        padding=ft.Padding.symmetric(horizontal=gap + 2),
        border_radius=height / 2,
        bgcolor=fill,
        border=ft.Border.all(_RIM, palette.edge if view.gold else palette.ctrl),
        content=ft.Row(parts, tight=True, spacing=gap),
    )


def small_badge(view: Badge, room: float, brief: float = ROOM_FOR_WORDS) -> ft.Control:
    """Return a small badge on `room` pixels; without words, it is up to `brief` pixels wide."""
    shown = view if room >= ROOM_FOR_WORDS else replace(view, text="")
    return badge(shown, max(room, brief), small=True)


def tag(text: str, icon: ft.IconData, tone: Tone) -> ft.Control:
    """Return a pill that says how certain a rule text is."""
    return ft.Container(
        height=BADGE_HEIGHT,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        border_radius=BADGE_HEIGHT / 2,
        bgcolor=tone.fill,
        border=ft.Border.all(1, tone.edge),
        content=ft.Row(
            tight=True,
            spacing=Space.XS,
            controls=[
                ft.Icon(icon, color=tone.text, size=20),
                ft.Text(text, style=style(Font.MEDIUM, Size.SECONDARY, tone.text, 20)),
            ],
        ),
    )


def _count(number: int, size: float, fill: str, ink: str) -> ft.Control:
    return ft.Container(
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=ink,
        alignment=ft.Alignment.CENTER,
        content=ft.Text(
            str(number), style=style(Font.BOLD, round(size * 0.62), fill, round(size * 0.75))
        ),
    )


def coin_mark(size: float, close: Close | None, *, on_gold: bool = False) -> ft.LayoutControl:
    """Return the coin in `size` pixels; what it is close to differs in shape and colour."""
    face = coin(size, on_gold=on_gold)
    if close is None:
        return face
    mark = close_mark(_MARK * size, close)
    mark.right = mark.top = -_BEYOND * size
    return ft.Stack([face, mark], width=size, height=size, clip_behavior=ft.ClipBehavior.NONE)


def close_mark(size: float, close: Close) -> ft.Container:
    """Return the sign of what somebody is close to, in `size` pixels."""
    palette = current_palette()
    ink = palette.gold if close is Close.WIN else palette.error
    return ft.Container(
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.edge,
        border=ft.Border.all(1.5, ink),
        alignment=ft.Alignment.CENTER,
        content=ft.Icon(_CLOSE_ICONS[close], color=ink, size=_SIGN * size),
    )
