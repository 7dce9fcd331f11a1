"""What is shown of new versions of the app."""

import flet as ft

from companion import __version__
from companion.ui.kit.buttons import Action, action
from companion.ui.page.common import body_text
from companion.ui.page.done_bar import done_bar
from companion.ui.page.page_actions import PageActions
from companion.ui.page.updates import UpdateState, UpdateStatus
from companion.ui.page.view import View


def update_notices(view: View, actions: PageActions) -> list[ft.Control]:
    """Return that a new version is ready or was taken; nothing while a game is being played."""
    state = view.state(UpdateState)
    if view.playing:
        return []
    if state.status is UpdateStatus.READY:
        return [action(_take(actions))]
    if state.updated:
        say, dismiss = actions.say.text, actions.updates.dismiss
        return [done_bar(say("updated", version=__version__), say("close"), dismiss)]
    return []


def asked_update(view: View, actions: PageActions) -> list[ft.Control]:
    """Return what a reader is shown who asks for new versions, also during a game."""
    if not actions.updates.available:
        return []
    status, say = view.state(UpdateState).status, actions.say.text
    if status is UpdateStatus.READY:
        return [action(_take(actions))]
    look = action(Action(say("update-look"), ft.Icons.REFRESH, actions.updates.look))
    if status is UpdateStatus.UNKNOWN:
        return [look]
    told = body_text(say(f"update-{status}"))
    return [ft.Semantics(live_region=True, content=told), look]


def _take(actions: PageActions) -> Action:
    say = actions.say.text
    return Action(
        say("update-take"), ft.Icons.SYSTEM_UPDATE, actions.updates.take, note=say("update-ready")
    )
