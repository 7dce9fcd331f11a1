"""Actions: the large buttons, and how rows of them share the width.

Texts, icons and handlers are arguments. Every button is one for keyboards and screen readers, and
has a visible focus ring.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from typing import Final

import flet as ft

from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.styles import button_style, inner_ring
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit, tenths, unbroken
from companion.ui.layout.tokens import Font, Size, Space, Touch

Tap = Callable[[], object]
"""The handler of a tap, asynchronous or not."""

ICON: Final = 28
"""Size of a button's icon."""
_LINE: Final = 27
"""Line height of an action's text."""
_GAP: Final = 18
"""Pixels between icon and text."""
_MATERIAL_GAP: Final = 8
"""Pixels that Flet's button leaves between its own icon and text."""
_COMPACT_EDGE: Final = Space.XXS + 1
"""Pixels at either side of a compact action's text."""
_BELOW_ICON: Final = 15.0
"""Type size at which two lines below the icon of a compact action fit its height."""
_NOTE_LINES: Final = 6
"""Lines of a note before it is cut; only the names of a large group take more."""
_ONE_LINE: Final = 196.0
"""Width of an action's text in the narrowest dock."""
_NARROWEST: Final = _ONE_LINE + ICON + _GAP + 2 * Space.L
"""Width of an action in the narrowest dock."""
_SWITCH: Final = 44
"""Size of the icon that shows whether something is on."""
_ICON_NARROW: Final = 24
_GAP_NARROW: Final = 10
_SMALLEST: Final = 19.0
"""The smallest type of an action, used to avoid a second line of one or two letters."""
_SHARES: Final = 10
"""Shares of a row in a pixel."""
_HARDLY_SMALLER: Final = 0.95
"""The smallest share of its size to which type is reduced to fit one line."""


class Weight(Enum):
    """The emphasis of an action. At most one action of a screen is gold."""

    GOLD = "gold"
    PLAIN = "plain"
    LOCKED = "locked"
    """Not possible now; the reason stands below it. Disabled."""


@dataclass(frozen=True, slots=True)
class _Sides:
    """What an action has at the sides of its text, in pixels; no icon if it is 0."""

    padding: float = Space.L
    icon: float = ICON
    gap: float = _GAP

    @property
    def taken(self) -> float:
        return 2 * self.padding + self.icon + self.gap


_ROOMY: Final = _Sides()
_NARROW: Final = _Sides(Space.S, _ICON_NARROW, _GAP_NARROW)
_TEXT_ALONE: Final = _Sides(Space.S, 0, 0)


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do, possible now or not."""

    text: str
    icon: ft.IconData
    on_tap: Tap | None
    weight: Weight = Weight.PLAIN
    note: str | None = None
    """A second, smaller line."""
    on: bool | None = None
    """Whether what it switches is on; None if it is no switch."""


def action(
    view: Action,
    *,
    compact: bool = False,
    size: float = Size.ACTION_PHONE,
    share: int = 1,
    height: float = Touch.ACTION_PHONE,
    width: float | None = None,
) -> ft.Control:
    """Return an action's button, at least 72 pixels high; `compact` ones have the icon above.

    `size` is the type size of a compact one and `height` its height in pixels, `share` its share
    of a row. `width` is the
    button's in pixels, if it is narrower than a line of the page or dialog. On narrow ones, edges
    and icon give way first, then type shrinks: no word breaks.
    """
    locked = view.weight is Weight.LOCKED
    ink, _, _ = _colours(view.weight)
    if compact:
        padding: float = _COMPACT_EDGE - 1
        content = _stacked(view, ink, size if width is None else _size_alone(view, size, width))
    else:
        line = min(_NARROWEST, current_palette().line_width if width is None else width)
        sides = _sides(view, line)
        padding, room = sides.padding, line - sides.taken
        fitted = fit(view.text, room, Size.ACTION, _SMALLEST, Font.MEDIUM, _HARDLY_SMALLER)
        if fitted.lines == 1 and not locked and view.note is None and view.on is None:
            return _plain(view, ink, fitted.size, sides)
        content = _in_line(view, ink, room, sides)
    button = Button(
        content=content,
        height=height if compact else None,
        expand=share if compact else None,
        elevation=4 if view.weight is Weight.GOLD else 0,
        disabled=locked,
        on_click=view.on_tap,
        style=_action_style(view.weight, padding),
    )
    if view.on is None:
        return button
    return ft.MergeSemantics(ft.Semantics(toggled=view.on, content=button))


def _sides(view: Action, width: float) -> _Sides:
    """Return the sides of a button of this width: without an icon if a word needs the room."""
    if width >= _NARROWEST:
        return _ROOMY
    fits = unbroken(view.text, width - _NARROW.taken, Size.ACTION, 0, Font.MEDIUM) >= _SMALLEST
    return _NARROW if fits else _TEXT_ALONE


def _size_alone(view: Action, size: float, width: float) -> float:
    """Return the type size of a compact action of this width."""
    on_two = min(1.0, _BELOW_ICON / size)
    room = width - 2 * Space.S
    return fit(view.text, room, size, smallest_type(), Font.MEDIUM, on_two).size


def _plain(view: Action, ink: str, size: float, sides: _Sides) -> ft.Control:
    """Icon and one line of text, made of few controls because every turn shows several."""
    margin = ft.Margin.only(right=sides.gap - _MATERIAL_GAP)
    icon = ft.Icon(view.icon, color=ink, size=sides.icon, margin=margin)
    return Button(
        content=view.text,
        icon=icon if sides.icon else None,
        elevation=4 if view.weight is Weight.GOLD else 0,
        on_click=view.on_tap,
        style=_plain_action_style(view.weight, ink, size, sides.padding),
    )


def in_row(buttons: Sequence[Action], room: float) -> list[ft.Control]:
    """Return compact buttons that share a row of `room` pixels."""
    texts = [each.text for each in buttons]
    size, shares = size_in_row(texts, room), shares_of_row(texts, room)
    return [
        action(each, compact=True, size=size, share=share)
        for each, share in zip(buttons, shares, strict=True)
    ]


def shares_of_row(texts: Sequence[str], width: float) -> tuple[int, ...]:
    """Return how compact actions share a row of `width` pixels: longer texts get more.

    All fit on one line if possible, otherwise texts may break into two.
    """
    whole = [Size.ACTION_PHONE * text_width(text, Font.MEDIUM) for text in texts]
    around = (_room_of_row(texts, width) - sum(whole)) / len(texts)
    if around >= 2 * _COMPACT_EDGE:
        return tuple(round(_SHARES * (each + around)) for each in whole)
    return tuple(map(_share_on_two, texts))


def size_in_row(texts: Sequence[str], width: float) -> float:
    """Return the type size at which compact actions in a row of `width` pixels need two lines at
    most, without breaking a word.
    """
    shares = shares_of_row(texts, width)
    room = _room_of_row(texts, width)
    smallest = smallest_type()
    inside = (room * share / sum(shares) - 2 * _COMPACT_EDGE for share in shares)
    return min(
        fit(text, each, Size.ACTION_PHONE, smallest, Font.MEDIUM, on_two=1).size
        for text, each in zip(texts, inside, strict=True)
    )


def row_on_one_line(texts: Sequence[str], width: float) -> tuple[float, tuple[int, ...]]:
    """Return the type size at which compact actions in a row of `width` pixels need one line, and
    how they share the row.
    """
    edges = 3 * _COMPACT_EDGE
    room = _room_of_row(texts, width) - edges * len(texts)
    widths = [text_width(each, Font.MEDIUM) for each in texts]
    size = min(float(Size.ACTION_PHONE), tenths(room / sum(widths)))
    return size, tuple(ceil(size * each) + edges for each in widths)


def _room_of_row(texts: Sequence[str], width: float) -> float:
    return width - Space.XS * (len(texts) - 1)


def _share_on_two(text: str) -> int:
    longest = max((text_width(word, Font.MEDIUM) for word in text.split()), default=0.0)
    return round(10 * (max(longest, text_width(text, Font.MEDIUM) / 2) + 3))


@cache_by_palette
def _action_style(weight: Weight, padding: float) -> ft.ButtonStyle:
    palette = current_palette()
    ink, fill, edge = _colours(weight)
    return button_style(
        ink=ink,
        fill=fill,
        edge=ft.BorderSide(1, edge),
        padding=padding,
        ring=inner_ring(palette.on_gold) if weight is Weight.GOLD else None,
    )


def _colours(weight: Weight) -> tuple[str, ft.ColorValue, str]:
    """Return the colours of an action's text, its fill and its edge."""
    palette = current_palette()
    match weight:
        case Weight.GOLD:
            return palette.on_gold, palette.gold_fill, palette.gold
        case Weight.PLAIN:
            return palette.text, palette.high, palette.ctrl
        case Weight.LOCKED:
            return palette.off, ft.Colors.TRANSPARENT, palette.line


@cache_by_palette
def _plain_action_style(weight: Weight, ink: str, size: float, padding: float) -> ft.ButtonStyle:
    return replace(
        _action_style(weight, padding),
        padding=ft.Padding.symmetric(horizontal=padding, vertical=(Touch.ACTION - _LINE) / 2),
        alignment=ft.Alignment.CENTER_LEFT,
        text_style=style(Font.MEDIUM, size, ink, _LINE),
    )


def _in_line(view: Action, ink: str, room: float, sides: _Sides) -> ft.Control:
    locked = view.weight is Weight.LOCKED
    if view.on is not None:
        room -= _SWITCH + sides.gap
    size = unbroken(view.text, room, Size.ACTION, smallest_type(), Font.MEDIUM)
    words: list[ft.Control] = [ft.Text(view.text, style=style(Font.MEDIUM, size, ink, _LINE))]
    if view.note is not None:
        muted = ink if view.weight is Weight.GOLD else current_palette().muted
        small = unbroken(view.note, room, Size.SECONDARY, smallest_type(), Font.REGULAR)
        words.append(
            ft.Text(
                view.note,
                max_lines=_NOTE_LINES,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=style(Font.REGULAR, small, muted, 20),
            )
        )
    # in place of the icon, so that a locked action is as high as a possible one
    shown = ft.Icons.LOCK if locked else view.icon
    parts: list[ft.Control] = [
        # at least as high as the button
        ft.Container(
            ft.Icon(shown, color=ink, size=sides.icon) if sides.icon else None,
            height=Touch.ACTION,
            alignment=ft.Alignment.CENTER,
        ),
        ft.Container(
            ft.Column(words, tight=True, spacing=0),
            padding=ft.Padding.symmetric(vertical=Space.XS),
            expand=True,
        ),
    ]
    if view.on is not None:
        palette = current_palette()
        icon = ft.Icons.TOGGLE_ON if view.on else ft.Icons.TOGGLE_OFF
        color = palette.gold if view.on else palette.muted
        parts.append(ft.Icon(icon, color=color, size=_SWITCH))
    return ft.Row(parts, spacing=sides.gap)


def _stacked(view: Action, ink: str, size: float) -> ft.Control:
    icon = ft.Icons.LOCK if view.weight is Weight.LOCKED else view.icon
    return ft.Column(
        [
            ft.Icon(icon, color=ink, size=22),
            ft.Text(
                view.text,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.MEDIUM, size, ink, round(size * LINE)),
            ),
        ],
        tight=True,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
