"""The picture of a finished game that readers share: winner, standings, chart and awards.

It has one width, whatever the device, and is captured at three times that.
"""

from typing import Final

import flet as ft

from companion.application.group.marks import NO_MARKS, Marks
from companion.core.game import Game
from companion.i18n import Messages
from companion.i18n.numbers import day
from companion.ui.kit import pictures
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred, two_lines
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit, lines_of
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.result.awards import award_row
from companion.ui.result.coin_chart import coin_chart
from companion.ui.result.key_moments import BEST, moment_views
from companion.ui.wording.deed import win_in_words
from companion.ui.wording.result import figures, result_view, who_won
from companion.ui.wording.result_views import ResultView, Standing

WIDTH: Final = 360.0
"""Width in pixels as laid out."""
PIXEL_RATIO: Final = 3.0
"""Pixels of the picture for each of these."""

_INNER: Final = WIDTH - 2 * Space.S
_CARD: Final = _INNER - 2 * Space.S
_LOWEST_CHART: Final = 190.0
_CHART_ROW: Final = 16.0
"""Height of a name at the end of its line."""
_AROUND_CHART: Final = 36.0
_WINNER: Final = 40.0
_SMALLEST_WINNER: Final = 20.0
_NAME: Final = 16.0
_SMALLEST_NAME: Final = 11.0
_COINS: Final = 18.0
_COIN: Final = 16.0
_PLACE: Final = 20.0
_ROW: Final = 24.0
_ONE_COLUMN: Final = 6
"""More people stand in two columns."""


def drawn_picture(game: Game, say: Messages, marks: Marks = NO_MARKS) -> ft.Control:
    """Return the picture of a finished game, `WIDTH` pixels wide and as high as its content."""
    palette, result = current_palette(), result_view(game, None, say, marks)
    height = max(_LOWEST_CHART, _AROUND_CHART + _CHART_ROW * len(result.lines))
    chart = coin_chart(result.lines, say.text("chart-turn"), _CARD, height)
    parts: list[ft.Control] = [
        _head(game, result, say),
        _card([_heading(say.text("result-standings")), _standings(result.standings)]),
        _card([_heading(say.text("chart-title")), chart]),
    ]
    moments = moment_views(game, say, BEST)
    if moments:
        rows = [two_lines(moment.words, moment.when, Size.SECONDARY) for moment in moments]
        parts.append(_card([_heading(say.text("moments-title")), *rows]))
    if result.awards:
        parts.append(_card([award_row(award, Size.SECONDARY) for award in result.awards]))
    parts.append(_line(say.text("app-name"), Font.MEDIUM, Size.CAPTION, palette.muted))
    return ft.Container(
        width=WIDTH,
        bgcolor=palette.bg,
        padding=Space.S,
        content=centred(parts, Space.S),
    )


def _head(game: Game, result: ResultView, say: Messages) -> ft.Control:
    """Return date and winner in front of a wreath."""
    palette, title, date = current_palette(), who_won(game, say), _date(game, result, say)
    size = fit(title, _INNER, _WINNER, _SMALLEST_WINNER, Font.TITLE).size
    parts: list[ft.Control] = []
    if date:
        parts.append(_line(date, Font.MEDIUM, Size.CAPTION, palette.gold))
    parts.append(ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=44))
    centre = ft.TextAlign.CENTER
    parts.append(words_of_title(title, size, size * 1.15, palette.text, align=centre))
    if result.coins:
        bold = style(Font.BOLD, 34, palette.gold, 40)
        parts.append(
            ft.Row(
                [ft.Text(result.coins, style=bold), coin(28)],
                spacing=Space.XS,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    parts.append(_line(win_in_words(game, say), Font.REGULAR, Size.SECONDARY, palette.muted))
    return ft.Container(
        width=_INNER,
        padding=ft.Padding.symmetric(vertical=Space.S),
        image=ft.DecorationImage(
            src=pictures.wreath(palette), fit=ft.BoxFit.COVER, alignment=ft.Alignment.CENTER
        ),
        content=centred(parts, Space.XXS),
    )


def _date(game: Game, result: ResultView, say: Messages) -> str:
    """Return when the game was played, and how long; empty for a record without times."""
    started = figures(game).statistics.started
    played = "" if started is None else day(started.astimezone().date(), say.language)
    return " · ".join(filter(None, (played, result.minutes)))


def _line(words: str, family: str, size: float, color: str) -> ft.Text:
    return ft.Text(
        words, text_align=ft.TextAlign.CENTER, style=style(family, size, color, size * 1.35)
    )


def _card(rows: list[ft.Control]) -> ft.Control:
    palette = current_palette()
    return ft.Container(
        width=_INNER,
        bgcolor=palette.surface,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.line),
        padding=ft.Padding.symmetric(horizontal=Space.S - 1, vertical=Space.XS),
        content=ft.Column(rows, spacing=Space.XXS, tight=True),
    )


def _heading(words: str) -> ft.Control:
    return ft.Text(words, style=style(Font.MEDIUM, Size.CAPTION, current_palette().muted, 20))


def _standings(people: tuple[Standing, ...]) -> ft.Control:
    """Return everybody by place, in one column or two."""
    if len(people) <= _ONE_COLUMN:
        return _places(people, _CARD)
    width = (_CARD - Space.M) / 2
    half = (len(people) + 1) // 2
    return ft.Row(
        [_places(people[:half], width), _places(people[half:], width)],
        spacing=Space.M,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _places(people: tuple[Standing, ...], width: float) -> ft.Control:
    return ft.Column(
        [_place(standing, width) for standing in people], spacing=0, tight=True, width=width
    )


def _place(view: Standing, width: float) -> ft.Control:
    palette = current_palette()
    digits = text_width(str(view.coins), Font.BOLD) * _COINS
    room = width - _PLACE - digits - _COIN - 3 * Space.XXS
    family = Font.BOLD if view.winner else Font.MEDIUM
    size = fit(view.name, room, _NAME, _SMALLEST_NAME, family).size
    lines = lines_of(view.name, size, room, family)
    line = max(_ROW / lines, size * 1.15)
    ink = palette.gold if view.winner else palette.text
    return ft.Row(
        [
            ft.Text(
                str(view.place),
                width=_PLACE,
                style=style(Font.BOLD, Size.CAPTION, palette.muted, _ROW),
            ),
            ft.Text(
                view.name,
                expand=True,
                no_wrap=lines == 1,
                style=style(family, size, ink, line),
            ),
            ft.Text(str(view.coins), style=style(Font.BOLD, _COINS, ink, _ROW)),
            coin(_COIN),
        ],
        spacing=Space.XXS,
    )
