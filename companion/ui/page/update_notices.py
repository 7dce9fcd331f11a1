"""What is shown of new versions of the app."""

import flet as ft

from companion import __version__
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, action
from companion.ui.page.common import body_text
from companion.ui.page.done_bar import done_bar
from companion.ui.page.page_actions import PageActions
from companion.ui.page.updates import UpdateActions, UpdateState, UpdateStatus
from companion.ui.page.view import View


def update_notices(view: View, actions: PageActions) -> list[ft.Control]:
    """Return that a new version is ready or was taken; nothing while a game is being played."""
    state, say = view.state(UpdateState), actions.say
    if view.playing:
        return []
    if state.status is UpdateStatus.READY:
        return [_take(actions.updates, say)]
    if state.updated:
        words = say.text("updated", version=__version__)
        return [done_bar(words, say.text("close"), actions.updates.dismiss)]
    return []


def asked_update(state: UpdateState, updates: UpdateActions, say: Messages) -> list[ft.Control]:
    """Return what a reader is shown who asks for new versions, also during a game."""
    if not updates.available:
        return []
    if state.status is UpdateStatus.READY:
        return [_take(updates, say)]
    look = action(Action(say.text("update-look"), ft.Icons.REFRESH, updates.look))
    if state.status is UpdateStatus.UNKNOWN:
        return [look]
    told = body_text(say.text(f"update-{state.status}"))
    return [ft.Semantics(live_region=True, content=told), look]


def _take(updates: UpdateActions, say: Messages) -> ft.Control:
    words, note = say.text("update-take"), say.text("update-ready")
    return action(Action(words, ft.Icons.SYSTEM_UPDATE, updates.take, note=note))
