"""Parts of the screens of series: standings, games, headlines."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.application.series.book import Series
from companion.application.series.results import SeriesGame
from companion.i18n.numbers import day_and_time
from companion.series import Standing
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import plain_style
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title, words_of_title
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text, mark
from companion.ui.series.actions import SeriesActions
from companion.ui.wording.series import game_in_words, standing_label

_PLACE: Final = 28.0
_TROPHY: Final = 56.0
_WINNER: Final = 48.0


def heading(words: str) -> ft.Control:
    """Return the heading of a part."""
    above = ft.Padding.only(top=Space.S)
    return ft.Container(title(words, Size.LIST, 26, current_palette().text), padding=above)


def headline(won: str, standing: str, scoring: str) -> ft.Control:
    """Return the standing of a series in a live region; `won` says who has won it, if anybody."""
    palette = current_palette()
    words: list[ft.Control] = []
    if won:
        words.append(ft.Text(won, style=style(Font.BOLD, Size.LIST, palette.gold, 26)))
    words.append(ft.Text(standing, style=style(Font.MEDIUM, Size.LIST, palette.text, 26)))
    words.append(ft.Text(scoring, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)))
    column = ft.Column(words, spacing=0, tight=True, expand=True)
    row = ft.Row(
        [ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=28), column], spacing=Space.S
    )
    return ft.Semantics(
        live_region=True,
        content=ft.Container(row, bgcolor=palette.high, border_radius=Radius.TILE, padding=Space.S),
        key="series-standing",
    )


def winners_scene(names: str, won: str, standing: str, width: float) -> ft.Control:
    """Return the end of a series on `width` pixels: a trophy, the winners, and the standing."""
    palette = current_palette()
    size = round(fit(names, width - 2 * Space.L, _WINNER, Size.LIST).size)
    return ft.Container(
        key="series-won",
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold),
        border_radius=Radius.SHEET,
        padding=Space.L,
        content=ft.Column(
            [
                ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=_TROPHY),
                words_of_title(
                    names, size, round(size * 1.2), palette.text, align=ft.TextAlign.CENTER
                ),
                _centred(won, palette.gold),
                _centred(standing, palette.text),
            ],
            spacing=Space.XS,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


def _centred(words: str, color: str) -> ft.Control:
    medium = style(Font.MEDIUM, Size.LIST, color, 26)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=medium)


def standing_rows(
    standings: Sequence[Standing], actions: SeriesActions, *, by_wins: bool
) -> ft.Control:
    """Return everybody with place and points, the best first."""
    rows: list[ft.Control] = [_standing(each, actions, by_wins=by_wins) for each in standings]
    return ft.Column(rows, key="series-standings", spacing=Space.XXS, tight=True)


def _standing(view: Standing, actions: SeriesActions, *, by_wins: bool) -> ft.Control:
    palette = current_palette()
    first = view.place == 1 and view.points > 0
    ink = palette.gold if first else palette.text
    cells: list[ft.Control] = [
        ft.Text(
            str(view.place),
            width=_PLACE,
            text_align=ft.TextAlign.RIGHT,
            style=style(Font.BOLD, Size.BODY, palette.muted, 24),
        ),
        ft.Text(
            view.name,
            expand=True,
            style=style(Font.BOLD if first else Font.MEDIUM, Size.LIST, palette.text, 24),
        ),
    ]
    if not by_wins:
        played = actions.say.text("series-games-played", games=view.games)
        small = style(Font.REGULAR, Size.SECONDARY, palette.muted, 24)
        cells.append(ft.Text(played, style=small))
    cells.append(ft.Text(str(view.points), style=style(Font.BOLD, 26, ink, 30)))
    row = ft.Container(
        ft.Row(cells, spacing=Space.S),
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.XXS),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.line)),
    )
    label = standing_label(view, actions.say, by_wins=by_wins)
    return ft.Semantics(label=label, content=silent(row), key=f"standing-{view.name}")


def game_row(number: int, game: SeriesGame, actions: SeriesActions) -> ft.Control:
    """Return a game of a series; a tap on one that is stored here opens its replay."""
    say = actions.say
    parts = [] if game.created is None else [day_and_time(game.created, actions.view.language)]
    if game.game_id is None:
        parts.append(say.text("series-elsewhere"))
    elif game.finish is not None and not game.counts:
        parts.append(say.text("series-not-counted"))
    opened = None if game.game_id is None else partial(actions.links.open_game, game.game_id)
    if game.game_id is not None and game.game_id == actions.view.snapshot.game_id:
        opened = partial(actions.navigation.go, "/table")
    words = say.text("series-game-row", number=number, what=game_in_words(game, say))
    note = " · ".join(parts)
    if opened is None:
        column: list[ft.Control] = [body_text(words), body_text(note, muted=True)]
        return ft.Container(ft.Column(column, spacing=0, tight=True), padding=Space.S)
    icon = ft.Icons.PLAY_ARROW if game.finish is None else ft.Icons.HISTORY
    return action(Action(words, icon, opened, note=note))


def report(words: str) -> list[ft.Control]:
    """Return what the last file has changed, in a live region."""
    return [ft.Semantics(live_region=True, content=mark(words, good=True))] if words else []


def deletion(deleted: Series | None, actions: SeriesActions) -> list[ft.Control]:
    """Return the bar after a deletion, with its undo."""
    if deleted is None:
        return []
    palette, say = current_palette(), actions.say.text
    undo = ft.Button(
        content=ft.Text(
            say("games-undo-delete"), style=style(Font.MEDIUM, Size.LIST, palette.text, 24)
        ),
        height=Touch.SMALLEST,
        elevation=0,
        on_click=actions.undo_deletion,
        style=plain_style(),
    )
    bar = ft.Container(
        ft.Row([ft.Container(body_text(say("series-deleted")), expand=True), undo]),
        padding=ft.Padding.only(left=Space.M, right=Space.XS, top=Space.XS, bottom=Space.XS),
        bgcolor=palette.high,
        border=ft.Border.all(1, palette.gold),
        border_radius=Radius.TILE,
    )
    return [ft.Semantics(live_region=True, container=True, content=bar)]
