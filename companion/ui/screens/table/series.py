"""A finished game in its series: the standing, the next step, and the beginning of a series."""

from functools import partial
from typing import Final

import flet as ft

from companion.sharing import TableInvitation, encode_result
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.components.copy_and_share import copy_and_share
from companion.ui.components.qr_code import qr_code
from companion.ui.components.series_parts import code_text, headline
from companion.ui.presenters.series import (
    place_in_words,
    scoring_in_words,
    standing_in_words,
    winners_in_words,
)
from companion.ui.state.series import SCORINGS
from companion.ui.widgets.buttons import Action, Weight
from companion.ui.widgets.menus import Choice, menu, pill
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.tokens import Space, Touch

_CODE: Final = 160.0


def series_standing(actions: PageActions) -> list[ft.Control]:
    """Return the standing of the game's series, or who has won it; nothing without a series."""
    found = actions.series.of_game
    if found is None:
        return _at_table(actions)
    won = winners_in_words(found, actions.say)
    scoring = scoring_in_words(found.series.scoring, actions.say)
    return [headline(won, standing_in_words(found, actions.say), scoring)]


def next_step(actions: PageActions) -> Action | None:
    """Return the golden button of a game in a series: the next game, or the end of the series."""
    found = actions.series.of_game
    if found is None:
        return _tournament(actions)
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
    found = (
        actions.series.of_game,
        actions.tournaments.of_game,
        actions.tournaments.invited_game,
    )
    if any(each is not None for each in found):
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


def _tournament(actions: PageActions) -> Action | None:
    """The golden button of a table's game, if the tournament is organized on this device."""
    found = actions.tournaments.of_game
    if found is None:
        return None
    opened = partial(actions.series.open, found.tournament.id)
    return Action(actions.say.text("tournament-open"), ft.Icons.EMOJI_EVENTS, opened, Weight.GOLD)


def _at_table(actions: PageActions) -> list[ft.Control]:
    """The code of the result, for the device that organizes the tournament."""
    found = actions.tournaments.invited_game
    if found is None or found.finish is None:
        return []
    invitation = found.invitation
    table = TableInvitation(
        invitation.place.tournament,
        invitation.place.round,
        invitation.place.table,
        invitation.names,
        invitation.first,
    )
    code = encode_result(table.result(found.finish.coins, found.finish.winners))
    say = actions.say
    place = place_in_words(invitation.place, say)
    return [
        ft.Column(
            [
                body_text(place),
                body_text(say.text("table-result-code"), muted=True),
                ft.Row([qr_code(code, _CODE)]),
                code_text(code),
                copy_and_share(
                    current_palette(), code, place_in_words(invitation.place, say), actions
                ),
            ],
            key="result-code",
            spacing=Space.XS,
            tight=True,
        )
    ]
