"""A finished game in its series: the standing, the next step, and the beginning of a series."""

from functools import partial

import flet as ft

from companion.ui.kit.buttons import Action, Weight
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.layout.tokens import Space, Touch
from companion.ui.page.page_actions import PageActions
from companion.ui.series.parts import headline
from companion.ui.series.present import (
    scoring_in_words,
    standing_in_words,
    winners_in_words,
)
from companion.ui.series.state import SCORINGS


def series_standing(actions: PageActions) -> list[ft.Control]:
    """Return the standing of the game's series, or who has won it; nothing without a series."""
    found = actions.series.of_game
    if found is None:
        return []
    won = winners_in_words(found, actions.say)
    scoring = scoring_in_words(found.series.scoring, actions.say)
    return [headline(won, standing_in_words(found, actions.say), scoring)]


def next_step(actions: PageActions) -> Action | None:
    """Return the golden button of a game in a series: the next game, or the end of the series."""
    found = actions.series.of_game
    if found is None:
        return None
    say, id = actions.say.text, found.series.id
    if found.score.winners:
        return Action(
            say("series-result"),
            ft.Icons.EMOJI_EVENTS,
            partial(actions.series.open, id),
            Weight.GOLD,
        )
    following = partial(actions.series.next_game, id)
    return Action(say("series-next"), ft.Icons.ARROW_FORWARD, following, Weight.GOLD)


def begin_series(actions: PageActions) -> list[ft.Control]:
    """Return the menu that makes the finished game the first of a series; nothing in a series."""
    if actions.series.of_game is not None:
        return []
    words = actions.say.text("series-begin")
    choices = tuple(
        Choice(
            scoring_in_words(each, actions.say),
            chosen=False,
            on_tap=partial(actions.series.begin, each),
        )
        for each in SCORINGS
    )
    shown = ft.Row([menu(words, pill(words, Touch.SMALLEST), choices)], wrap=True)
    return [ft.Container(shown, key="begin-series", padding=ft.Padding.only(top=Space.XS))]
