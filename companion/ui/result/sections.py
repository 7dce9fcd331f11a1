"""What there is to see once a game is over: standings, the chart of coins, awards."""

from functools import partial
from typing import Final

import flet as ft

from companion.application.archive.evening import Tonight
from companion.application.table.permissions import Ask
from companion.core.game import Game
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred, row_button, stretched, two_lines
from companion.ui.kit.semantics import silent, spoken
from companion.ui.kit.theme import smallest_type, style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.stage import Rect
from companion.ui.layout.text_fit import LINE, Fit, fit, lines_of, unbroken
from companion.ui.layout.tokens import FIGURES, Font, Radius, Size, Space, Touch
from companion.ui.page.dialog_kinds import BgStatsDialog, PictureDialog
from companion.ui.page.view import View
from companion.ui.result.actions import (
    ResultActions,
    counted_tonight,
    picked_person,
    tonight_in_words,
)
from companion.ui.result.awards import award_row
from companion.ui.result.coin_chart import coin_chart, least_height, line_sample
from companion.ui.result.key_moments import BEST, moment_views
from companion.ui.wording.result import result_view
from companion.ui.wording.result_views import ResultView, Standing

_PLACE: Final = 26.0
_DIGITS: Final = 26.0
_SHORT_DIGITS: Final = 20.0
"""Type size of the coins beside a name that has only half of a panel."""
_SAMPLE: Final = 34.0
_COIN: Final = 22.0
_CUP: Final = 22.0
_EDGE: Final = 1
"""Width of the line around a card."""
_CHART: Final = 260.0
"""Height of the chart in a column."""
_HIGHEST_CHART: Final = 460.0
_WIDEST_CARD: Final = 640.0
_WINNER: Final = 42.0
_SMALLEST_WINNER: Final = 16.0
_SMALLEST_NAME: Final = 13.0
_SENTENCE: Final = 22.0
_LOWEST_CHART: Final = 130.0


def result_card(view: ResultView, room: Rect, actions: ResultActions) -> ft.Control:
    """Return the winner and the chart for the middle of the table."""
    palette = current_palette()
    width = min(room.width, _WIDEST_CARD)
    inner = width - 2 * (Space.M + _EDGE)
    winner = _winner_lines(view, inner)
    free = room.height - winner.size * 1.2 * winner.lines - 2 * (Space.S + _EDGE) - 3 * Space.XS
    least = max(_LOWEST_CHART, least_height(len(view.lines)))
    named = _chart_title(view, actions)
    for title, sentence in ((named, view.sentence), ("", view.sentence), ("", "")):
        words = sum(_lines(each, inner) for each in (title, sentence) if each)
        height = free - words * _SENTENCE
        if height >= least:
            break
    name: ft.Control = silent(_winner(view, inner))
    chart = _chart(view, actions, inner, min(max(_LOWEST_CHART, height), _HIGHEST_CHART), title)
    if not sentence:
        name, chart = spoken(view.sentence, name, live=True), chart[:-1]
    return ft.Container(
        key="result",
        width=width,
        bgcolor=palette.surface,
        border=ft.Border.all(1, palette.gold),
        border_radius=Radius.SHEET,
        padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.S),
        shadow=ft.BoxShadow(
            blur_radius=28,
            offset=ft.Offset(0, 10),
            color=ft.Colors.with_opacity(0.45, palette.shadow),
        ),
        content=centred([name, *chart], Space.XS),
    )


def result_column(
    game: Game, width: float, page: View, actions: ResultActions, cache: ControlCache
) -> list[ft.Control]:
    """Return chart, standings and awards one below the other, `width` pixels wide."""
    view = result_view(game, picked_person(page), actions.say, page.group_state.marks)
    card = chart_card(view, width, actions, cache)
    rows = [
        *standings(view, width, actions),
        *best_moments(game, actions),
        *awards(view, actions),
    ]
    ends: list[ft.Control] = []
    if game is page.snapshot.game:
        ends = tonight(counted_tonight(page), actions)
        rows += actions.links.begin_series()
    return [*ends, card, *rows, *further(actions)]


def chart_card(
    view: ResultView, width: float, actions: ResultActions, cache: ControlCache
) -> ft.Control:
    """Return the chart and what it says in words, `width` pixels wide."""
    inner = width - 2 * Space.S

    def chart() -> ft.Control:
        return ft.Container(
            ft.Column(
                _chart(view, actions, inner, _CHART, _chart_title(view, actions)),
                spacing=Space.XS,
                tight=True,
            ),
            key="result",
            bgcolor=current_palette().surface,
            border_radius=Radius.CARD,
            padding=Space.S,
        )

    return cache.keep("result", (view, inner, actions.say.language), chart)


def standings(view: ResultView, width: float, actions: ResultActions) -> list[ft.Control]:
    """Return everybody with place and coins; a tap highlights their line of the chart."""
    rows = [_standing(standing, width, actions) for standing in view.standings]
    hint = style(Font.REGULAR, Size.CAPTION, current_palette().muted, 18)
    return [
        heading(actions.say.text("result-standings")),
        ft.Text(actions.say.text("chart-hint"), style=hint),
        stretched(rows, Space.XXS, key="standings"),
    ]


def short_standings(view: ResultView, width: float, actions: ResultActions) -> ft.Control:
    """Return everybody with place and coins in two columns; a tap highlights their line."""
    across, half = (width - Space.XS) / 2, (len(view.standings) + 1) // 2
    rows = [_standing(each, across, actions, short=True) for each in view.standings]
    columns: list[ft.Control] = [
        ft.Container(stretched(some, Space.XXS), width=across)
        for some in (rows[:half], rows[half:])
    ]
    return ft.Row(
        columns,
        key="standings",
        spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def awards(view: ResultView, actions: ResultActions) -> list[ft.Control]:
    """Return the awards."""
    speaks = actions.view.wit
    rows = [
        ft.MergeSemantics(award_row(award, speaks=speaks), key=f"award-{award.kind}")
        for award in view.awards
    ]
    return [heading(actions.say.text("awards-title")), *rows] if rows else []


def best_moments(game: Game, actions: ResultActions) -> list[ft.Control]:
    """Return the best key moments of a game."""
    say = actions.say
    rows = [
        ft.MergeSemantics(two_lines(moment.words, moment.when), key=f"moment-{moment.position}")
        for moment in moment_views(game, say, BEST)
    ]
    return [heading(say.text("moments-title")), *rows] if rows else []


def tonight(counted: Tonight | None, actions: ResultActions) -> list[ft.Control]:
    """Return who has won how often tonight; nothing before the second game, or until counted."""
    wins = "" if counted is None else tonight_in_words(counted, actions.say)
    # the standing of a series stands above
    if not wins or actions.links.in_series():
        return []
    plain = style(Font.MEDIUM, Size.BODY, current_palette().text, Size.BODY_LINE)
    above = ft.Padding.only(top=Space.XS)
    return [ft.Container(ft.Text(wins, style=plain), key="tonight", padding=above)]


def further(actions: ResultActions, *, has_picture: bool = False) -> list[ft.Control]:
    """Return the buttons to what can be shared of the game, and to all games, as far as allowed.

    The one to its picture only if it stands nowhere else (`has_picture`).
    """
    view, buttons = actions.view, list[ft.Control]()
    if not has_picture:
        buttons += map(action, to_picture(actions))
    if view.may(Ask.DOWNLOAD):
        words = actions.say.text("bg-stats-open")
        buttons.append(
            action(Action(words, ft.Icons.SEND, lambda: actions.dialogs.open(BgStatsDialog())))
        )
    return [*buttons, *([_all_games(actions)] if view.may(Ask.STATISTICS) else [])]


def to_picture(actions: ResultActions) -> tuple[Action, ...]:
    """Return the button that shows the game as one picture, if that is allowed."""
    if not actions.view.may(Ask.DOWNLOAD):
        return ()
    words = actions.say.text("picture-open")
    return (Action(words, ft.Icons.IMAGE, lambda: actions.dialogs.open(PictureDialog())),)


def _all_games(actions: ResultActions) -> ft.Control:
    """Return the button that opens the players' figures over all games."""
    say = actions.say.text
    return action(
        Action(
            say("players-open"),
            ft.Icons.LEADERBOARD,
            actions.links.open_players,
            note=say("players-open-detail"),
        )
    )


def heading(words: str) -> ft.Control:
    """Return the heading of a part of the result."""
    muted = style(Font.MEDIUM, Size.SECONDARY, current_palette().muted, 22)
    return ft.Semantics(header=True, content=ft.Text(words, style=muted))


def _winner_lines(view: ResultView, width: float) -> Fit:
    """Return the type of the winners' names: one line, or as many as they need in smaller type."""
    room = width - _coins_width(view)
    least = unbroken(view.winners, room, _SMALLEST_WINNER, smallest_type(), Font.TITLE)
    fitted = fit(view.winners, room, _WINNER, least, Font.TITLE)
    return Fit(fitted.size, lines_of(view.winners, fitted.size, room, Font.TITLE))


def _coins_width(view: ResultView) -> float:
    digits = text_width(view.coins, Font.BOLD) * round(FIGURES * _WINNER)
    return digits + 30 + 2 * Space.XS if view.coins else 0.0


def _winner(view: ResultView, width: float) -> ft.Control:
    """Return names and coins as large as fits, to be read across the table."""
    palette = current_palette()
    fitted = _winner_lines(view, width)
    line, centre = round(fitted.size * 1.2), ft.TextAlign.CENTER
    name = words_of_title(view.winners, fitted.size, line, palette.text, align=centre)
    name.no_wrap = fitted.lines == 1
    parts: list[ft.Control] = [name]
    if fitted.lines > 1:
        name.expand = True
    if view.coins:
        bold = style(Font.BOLD, round(FIGURES * _WINNER), palette.gold, round(_WINNER * 1.2))
        parts += [ft.Text(view.coins, style=bold), coin(30)]
    return ft.Row(
        parts, spacing=Space.XS, tight=True, alignment=ft.MainAxisAlignment.CENTER, width=width
    )


def _chart(
    view: ResultView, actions: ResultActions, width: float, height: float, title: str
) -> list[ft.Control]:
    """Return the chart and what it says in words, below its title unless that is empty."""
    palette = current_palette()
    small = style(Font.REGULAR, Size.SECONDARY, palette.text, _SENTENCE)
    return [
        *([heading(title)] if title else []),
        coin_chart(view.lines, actions.say.text("chart-turn"), width, height),
        ft.Semantics(
            key="chart-sentence",
            live_region=True,
            content=ft.Text(view.sentence, style=small, width=width),
        ),
    ]


def _chart_title(view: ResultView, actions: ResultActions) -> str:
    title = actions.say.text("chart-title")
    return f"{title} · {view.minutes}" if view.minutes else title


def _lines(sentence: str, width: float) -> int:
    return lines_of(sentence, Size.SECONDARY, width, Font.REGULAR)


def _standing(
    view: Standing, width: float, actions: ResultActions, *, short: bool = False
) -> ft.Control:
    """Return a row of the standings; a `short` one has only place, name and figures."""
    palette = current_palette()
    ink = palette.gold if view.winner else palette.text
    place = text_width(str(view.place), Font.BOLD) * Size.BODY + 2 if short else _PLACE
    figures, padding = (_SHORT_DIGITS, Space.XXS) if short else (_DIGITS, Space.S)
    digits = text_width(str(view.coins), Font.BOLD) * figures
    taken = place + digits + 2 * padding + 2 + 2 * Space.XS
    if not short:
        taken += _SAMPLE + _COIN + 2 * Space.XS + (_CUP + Space.XS if view.winner else 0)
    room = width - taken
    family = Font.BOLD if view.winner else Font.MEDIUM
    least = unbroken(view.name, room, _SMALLEST_NAME, smallest_type(), family)
    size = fit(view.name, room, Size.LIST, least, family).size
    lines = lines_of(view.name, size, room, family)
    cells: list[ft.Control] = [
        ft.Text(
            str(view.place),
            width=place,
            text_align=ft.TextAlign.RIGHT,
            style=style(Font.BOLD, Size.BODY, palette.muted, 24),
        ),
        *([] if short else [line_sample(view)]),
        ft.Text(
            view.name,
            no_wrap=lines == 1,
            expand=True,
            style=style(family, size, ink if short else palette.text, round(size * LINE)),
        ),
    ]
    if view.winner and not short:
        cells.append(ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=_CUP))
    bold = style(Font.BOLD, figures, ink, 30)
    cells += [ft.Text(str(view.coins), style=bold), *([] if short else [coin(_COIN)])]
    return row_button(
        ft.Row(cells, spacing=Space.XS),
        view.label,
        partial(actions.pick, view.person),
        key=f"standing-{view.person}",
        picked=view.picked,
        padding=padding,
        inside=0,
        height=max(Touch.SMALLEST, round(lines * size * LINE) + Space.S),
    )
