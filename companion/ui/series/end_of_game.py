"""A finished game in its series: the standing, the next step, and the beginning of a series."""

from functools import partial

import flet as ft

from companion.application.table.permissions import Ask
from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.series_entry import SCORINGS
from companion.ui.series.actions import SeriesActions
from companion.ui.wording.series import scoring_in_words, standing_in_words, winners_in_words


def series_standing(actions: SeriesActions) -> list[ft.Control]:
    """Return who leads the game's series, or has won it, in a live region; nothing without one."""
    overview = actions.of_game
    if overview is None:
        return []
    palette, say = current_palette(), actions.say
    won = winners_in_words(overview, say)
    winners = ft.Text(won, style=style(Font.BOLD, Size.LIST, palette.gold, 26))
    standing = style(Font.MEDIUM, Size.LIST, palette.text, 26)
    words: list[ft.Control] = [
        *([winners] if won else []),
        ft.Text(standing_in_words(overview, say), style=standing),
        small_text(scoring_in_words(overview.series.scoring, say)),
    ]
    trophy = ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=28)
    row = ft.Row([trophy, ft.Column(words, spacing=0, tight=True, expand=True)], spacing=Space.S)
    box = ft.Container(row, bgcolor=palette.high, border_radius=Radius.TILE, padding=Space.S)
    return [ft.Semantics(live_region=True, content=box, key="series-standing")]


def next_step(actions: SeriesActions) -> Action | None:
    """Return the golden button of a game in a series: the next game, or the end of the series."""
    overview = actions.of_game
    if overview is None:
        return None
    say, id = actions.say.text, overview.series.id
    if overview.score.winners:
        result = partial(actions.open, id)
        return Action(say("series-result"), ft.Icons.EMOJI_EVENTS, result, Weight.GOLD)
    following = partial(actions.next_game, id)
    return Action(say("series-next"), ft.Icons.ARROW_FORWARD, following, Weight.GOLD)


def begin_series(actions: SeriesActions) -> list[ft.Control]:
    """Return the menu that makes the finished game the first of a series.

    Nothing in a series, and on a page that may not begin one.
    """
    if actions.of_game is not None or not actions.view.may(Ask.GROUP):
        return []
    say = actions.say
    words = say.text("series-begin")
    choices = tuple(
        Choice(scoring_in_words(each, say), chosen=False, on_tap=partial(actions.begin, each))
        for each in SCORINGS
    )
    row = ft.Row([menu(words, pill(words, Touch.SMALLEST), choices)], wrap=True)
    return [ft.Container(row, key="begin-series", padding=ft.Padding.only(top=Space.XS))]
