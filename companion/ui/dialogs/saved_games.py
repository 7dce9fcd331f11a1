"""Stored games, to be resumed."""

from functools import partial

import flet as ft

from companion.application.saved_games import SavedGame
from companion.core.table import Table
from companion.i18n.numbers import moment
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.presenters.history import names
from companion.ui.state.view import View
from companion.ui.widgets.buttons import Action, action


def saved_games_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return a button per stored game except the current one, the newest first."""
    rows = [_row(game, actions) for game in view.games if game.id != view.snapshot.game_id]
    return rows or [body_text(actions.say.text("games-empty"), muted=True)]


def _row(game: SavedGame, actions: PageActions) -> ft.Control:
    say = actions.say.text
    detail = say(
        "games-detail",
        moment=moment(game.created, actions.view.language),
        edition=say(f"edition-{game.setup.edition}"),
    )
    if game.table is not None:
        detail = say("games-stand", stand=_stand(game.table, actions), detail=detail)
    people = say("people-all", people=list(game.setup.players))
    icon = ft.Icons.HISTORY if game.table is None or game.table.end is None else ft.Icons.FLAG
    return action(Action(people, icon, partial(actions.game.resume, game.id), note=detail))


def _stand(table: Table, actions: PageActions) -> str:
    """The turn of a game, or its winners."""
    if table.end is None:
        return actions.say.text("turn-number", turn=table.turn)
    winners = table.winners or ()
    return actions.say.text("end-won", people=names(table, winners), count=len(winners))
