"""The table in figures that can be read from afar: coins, whose move it is, and what is asked."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

import flet as ft

from companion.ui.board.badges import small_badge
from companion.ui.board.pots import pot_color
from companion.ui.board.seat_card import active_fill, flame
from companion.ui.board.table_view import PotView, SeatState, SeatView
from companion.ui.kit.curtain import tap_anywhere
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import spoken
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.stage import Rect
from companion.ui.layout.text_fit import LINE, fit, is_full_width, leaves_few, lines_of, unbroken
from companion.ui.layout.tokens import Font, Radius, Size, Space

_ASKED: Final = (72.0, 64.0, 56.0, 48.0, 40.0, 32.0, 26.0, 22.0, 18.0)
"""Type sizes of what is asked, largest first."""
_ASKED_SHARE: Final = 0.24
"""Share of the height that what is asked takes at most."""
_ASKED_LINE: Final = 1.12
_STRIP: Final = (64.0, 0.16)
"""Height, at least and as a share of the screen's, kept for lines to be said aloud and verdicts."""
_ROOM_FOR_SPOKEN: Final = 600.0
"""Height of a screen from which there is room for a line to be said aloud."""
_SPOKEN_SHARE: Final = 0.06
"""Height of that line as a share of the screen's."""
_FLAME_SHARE: Final = 0.2
_BADGE: Final = 44.0
"""Width of what a seat has just done, beside the name in a wide cell."""
_NAME_SHARE: Final = 0.27
"""Height of a name as a share of its cell."""
_LARGEST_NAME: Final = 44.0
_SMALLEST_NAME: Final = 6.5
_WIDEST: Final = 0.92
"""Share of the room of their cell that two digits take at most."""
_ROOMY_CELL: Final = 120.0
"""From this width on, a cell has wide edges."""


@dataclass(frozen=True, slots=True)
class FarView:
    """What is seen from afar."""

    asked: str
    spoken: str
    """A line to be said aloud; none if empty."""
    seats: tuple[SeatView, ...]
    pots: tuple[PotView, PotView]
    told: bool
    """Whether screen readers read what is asked elsewhere, after what has just happened."""
    leave: str
    """The semantics label of the tap that leaves."""


@dataclass(frozen=True, slots=True)
class _Cell:
    width: float
    height: float

    @property
    def digits(self) -> float:
        """Type size of two digits."""
        name = max(_NAME_SHARE * self.height, 2 * _smallest_name() * LINE)
        return min(
            self.height - name - 2 * Space.XXS - 2,
            _WIDEST * self.room / text_width("00", Font.BOLD),
        )

    @property
    def edge(self) -> float:
        """Pixels at either side of the text."""
        return Space.S if self.width >= _ROOMY_CELL else Space.XXS

    @property
    def room(self) -> float:
        """Width of the text."""
        return self.width - 2 * self.edge - 2


def far_view(
    view: FarView, width: float, height: float, on_leave: Callable[[], object]
) -> ft.Control:
    """Return the view on a page of this many pixels; a tap anywhere leaves it."""
    room = width - 2 * Space.M
    size = _asked_size(view.asked, room, _ASKED_SHARE * height)
    free, pots = free_strip(view.asked, width, height), max(56.0, 0.1 * height)
    left = height - free.bottom - pots - Space.M - 2 * Space.S
    columns, cell = _grid(len(view.seats), room, left)
    line = round(_SPOKEN_SHARE * height) if view.spoken and height >= _ROOM_FOR_SPOKEN else 0
    title = words_of_title(
        view.asked, size, size * _ASKED_LINE, current_palette().text, align=ft.TextAlign.CENTER
    )
    rows = [
        ft.Row(
            [
                spoken(seat.semantics_label, _seat(seat, cell))
                for seat in view.seats[at : at + columns]
            ],
            spacing=Space.XS,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for at in range(0, len(view.seats), columns)
    ]
    content = ft.Column(
        [
            ft.Semantics(live_region=not view.told, header=True, content=title),
            ft.Container(_spoken(view.spoken, room, line) if line else None, height=free.height),
            ft.Column([*rows], spacing=Space.XS),
            _pots(view.pots, pots),
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Stack(
        [
            ft.Container(content, padding=Space.M, width=width, height=height),
            tap_anywhere(view.leave, on_leave, "leave"),
        ],
        key="far",
        width=width,
        height=height,
    )


def free_strip(asked: str, width: float, height: float) -> Rect:
    """Return where nothing is but perhaps a line to be said aloud: below what is asked."""
    room = width - 2 * Space.M
    size = _asked_size(asked, room, _ASKED_SHARE * height)
    top = Space.M + lines_of(asked, size, room, Font.TITLE) * size * _ASKED_LINE + Space.S
    return Rect(Space.M, top, room, max(_STRIP[0], _STRIP[1] * height))


def _spoken(words: str, room: float, line: int) -> ft.Control:
    """Return the line to be said aloud, in a row of this height."""
    size = fit(words, room, line / LINE, Size.SECONDARY, Font.MEDIUM, on_two=0).size
    plain = style(Font.MEDIUM, size, current_palette().gold, line)
    text = ft.Text(words, no_wrap=True, text_align=ft.TextAlign.CENTER, style=plain)
    return ft.Container(text, height=line)


def _smallest_name() -> float:
    """Return the smallest type of a name: an enlarged page has no more room, only larger pixels."""
    return _SMALLEST_NAME / current_palette().page_scale


def _asked_size(words: str, width: float, height: float) -> float:
    def fits(size: float) -> bool:
        lines = lines_of(words, size, width, Font.TITLE)
        if lines > 1 and leaves_few(words, width / size):
            return False
        unbroken_size = unbroken(words, width, size, 0, Font.TITLE)
        return lines * size * _ASKED_LINE <= height and unbroken_size == size

    return next(filter(fits, _ASKED), _ASKED[-1])


def _grid(seats: int, width: float, height: float) -> tuple[int, _Cell]:
    """Return the number of columns with the largest figures, and the size of a cell."""

    def cell(columns: int) -> _Cell:
        rows = ceil(seats / columns)
        return _Cell(
            (width - (columns - 1) * Space.XS) / columns, (height - (rows - 1) * Space.XS) / rows
        )

    columns = max(range(1, seats + 1), key=lambda count: cell(count).digits)
    return columns, cell(columns)


def _seat(view: SeatView, cell: _Cell) -> ft.Control:
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    ink = palette.on_active if active else palette.text
    mark = _FLAME_SHARE * min(cell.height, 1.2 * cell.width) if active else 0.0
    room = cell.room - 2 - (mark + Space.XXS if active else 0)
    marks: list[ft.Control] = [flame(mark)] if active else []
    if view.badge is not None and cell.width >= _ROOMY_CELL:
        marks.insert(0, small_badge(replace(view.badge, text=""), _BADGE, _BADGE))
        room -= _BADGE + Space.XXS
    largest = min(_LARGEST_NAME, _NAME_SHARE * cell.height / LINE)
    # kana and kanji may break anywhere
    least = (
        _smallest_name()
        if is_full_width(view.name)
        else unbroken(view.name, room, min(largest, Size.SECONDARY), _smallest_name(), Font.MEDIUM)
    )
    fitted = fit(view.name, room, largest, least, Font.MEDIUM, on_two=0.5)
    name = ft.Text(
        view.name,
        expand=True,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        style=style(Font.MEDIUM, fitted.size, ink, round(fitted.size * LINE)),
    )
    left = cell.height - 2 * Space.XXS - 2 - fitted.lines * round(fitted.size * LINE)
    digits = max(1, int(min(cell.digits, left)))
    coins = style(Font.BOLD, digits, palette.on_active if active else palette.gold, digits)
    return ft.Container(
        width=cell.width,
        height=cell.height,
        padding=ft.Padding.symmetric(horizontal=cell.edge, vertical=Space.XXS),
        border_radius=Radius.CARD,
        bgcolor=None if active else palette.surface,
        gradient=active_fill() if active else None,
        border=ft.Border.all(1, palette.line),
        content=ft.Column(
            [
                ft.Row([name, *marks], spacing=Space.XXS),
                ft.Container(
                    ft.Text(str(view.coins), no_wrap=True, style=coins),
                    expand=True,
                    alignment=ft.Alignment.CENTER,
                ),
            ],
            spacing=0,
        ),
    )


def _pot(pot: PotView, height: float) -> ft.Control:
    digits = round(0.8 * height)
    coins = style(Font.BOLD, digits, pot_color(pot.pot), digits)
    return ft.Row(
        [
            emblem(pot.pot, min(64, 0.8 * height)),
            ft.Text(str(pot.coins), style=coins),
        ],
        spacing=Space.S,
        tight=True,
    )


def _pots(pots: tuple[PotView, PotView], height: float) -> ft.Control:
    return ft.Row(
        [spoken(pot.label, _pot(pot, height)) for pot in pots],
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        height=height,
    )
