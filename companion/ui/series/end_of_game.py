"""A finished game in its series: the standing, the next step, and the beginning of a series."""

from functools import partial

import flet as ft

from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.layout.tokens import Space, Touch
from companion.ui.page.series_entry import SCORINGS
from companion.ui.series.actions import SeriesActions
from companion.ui.series.parts import headline
from companion.ui.wording.series import scoring_in_words, standing_in_words, winners_in_words


def series_standing(actions: SeriesActions) -> list[ft.Control]:
    """Return the standing of the game's series, or who has won it; nothing without a series."""
    found = actions.of_game
    if found is None:
        return []
    won = winners_in_words(found, actions.say)
    scoring = scoring_in_words(found.series.scoring, actions.say)
    return [headline(won, standing_in_words(found, actions.say), scoring)]


def next_step(actions: SeriesActions) -> Action | None:
    """Return the golden button of a game in a series: the next game, or the end of the series."""
    found = actions.of_game
    if found is None:
        return None
    say, id = actions.say.text, found.series.id
    if found.score.winners:
        return Action(
            say("series-result"),
            ft.Icons.EMOJI_EVENTS,
            partial(actions.open, id),
            Weight.GOLD,
        )
    following = partial(actions.next_game, id)
    return Action(say("series-next"), ft.Icons.ARROW_FORWARD, following, Weight.GOLD)


def begin_series(actions: SeriesActions) -> list[ft.Control]:
    """Return the menu that makes the finished game the first of a series; nothing in a series."""
    if actions.of_game is not None:
        return []
    words = actions.say.text("series-begin")
    choices = tuple(
        Choice(
            scoring_in_words(each, actions.say),
            chosen=False,
            on_tap=partial(actions.begin, each),
        )
        for each in SCORINGS
    )
    shown = ft.Row([menu(words, pill(words, Touch.SMALLEST), choices)], wrap=True)
    return [ft.Container(shown, key="begin-series", padding=ft.Padding.only(top=Space.XS))]
