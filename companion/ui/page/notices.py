"""Notices above the buttons: what was done, why a page may not do something, new versions."""

from collections.abc import Callable

import flet as ft

from companion import __version__
from companion.application.group.guests import GuestRefused
from companion.i18n import Messages, describe
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.styles import plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text, mark
from companion.ui.page.guest_limits import refusal_of_page
from companion.ui.page.page_actions import PageActions
from companion.ui.page.updates import UpdateActions, UpdateState, UpdateStatus
from companion.ui.page.view import View


def done_bar(words: str, undo: str, on_undo: Callable[[], object] | None) -> ft.Control:
    """Return a sentence in a live region with a button that says `undo`; None: without one."""
    palette = current_palette()
    parts: list[ft.Control] = [ft.Container(body_text(words), expand=True)]
    if on_undo is not None:
        parts.append(
            Button(
                content=ft.Text(undo, style=style(Font.MEDIUM, Size.LIST, palette.text, 24)),
                height=Touch.SMALLEST,
                elevation=0,
                on_click=on_undo,
                style=plain_style(),
            )
        )
    bar = ft.Container(
        ft.Row(parts),
        padding=ft.Padding.only(left=Space.M, right=Space.XS, top=Space.XS, bottom=Space.XS),
        bgcolor=palette.high,
        border=ft.Border.all(1, palette.gold),
        border_radius=Radius.TILE,
    )
    return ft.Semantics(live_region=True, container=True, content=bar)


def report(words: str) -> list[ft.Control]:
    """Return a sentence on what was done in a live region; nothing without words."""
    return [ft.Semantics(live_region=True, content=mark(words, good=True))] if words else []


def why_refused(refused: GuestRefused | None, actions: PageActions) -> list[ft.Control]:
    """Return the sentence on what the host does not let this page do; nothing if it may."""
    if refused is None:
        return []
    return [mark(describe(refused, actions.say), good=False, key=f"why-{refused.code}")]


def why_limited(view: View, actions: PageActions) -> list[ft.Control]:
    """Return why the page may not undo, correct, start or open games; nothing if it may."""
    return why_refused(refusal_of_page(view), actions)


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
