"""Notices above the buttons: what was done, what a page may not do and why, new versions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Way:
    """A button of a bar."""

    words: str
    on_tap: Callable[[], object]


def done_bar(words: str, undo: str, on_undo: Callable[[], object] | None) -> ft.Control:
    """Return a sentence in a live region, with a button `undo` unless `on_undo` is None."""
    return choice_bar(words, [] if on_undo is None else [Way(undo, on_undo)])


def choice_bar(words: str, ways: Sequence[Way]) -> ft.Control:
    """Return a sentence in a live region with buttons, beside it if there is one, or below."""
    palette = current_palette()
    buttons: list[ft.Control] = [_way(way) for way in ways]
    sentence = body_text(words)
    content: ft.Control = ft.Row([ft.Container(sentence, expand=True), *buttons])
    if len(buttons) > 1:
        below = ft.Row(buttons, wrap=True, spacing=Space.XS, run_spacing=Space.XS)
        content = ft.Column([sentence, below], spacing=Space.XS, tight=True)
    bar = ft.Container(
        content,
        padding=ft.Padding.only(left=Space.M, right=Space.XS, top=Space.XS, bottom=Space.XS),
        bgcolor=palette.high,
        border=ft.Border.all(1, palette.gold),
        border_radius=Radius.TILE,
    )
    return ft.Semantics(live_region=True, container=True, content=bar)


def _way(way: Way) -> ft.Control:
    words = style(Font.MEDIUM, Size.LIST, current_palette().text, 24)
    return Button(
        content=ft.Text(way.words, style=words),
        height=Touch.SMALLEST,
        elevation=0,
        on_click=way.on_tap,
        style=plain_style(),
    )


def report(words: str) -> list[ft.Control]:
    """Return a sentence that says what was done, in a live region; empty without words."""
    return [ft.Semantics(live_region=True, content=mark(words, good=True))] if words else []


def why_refused(refused: GuestRefused | None, actions: PageActions) -> list[ft.Control]:
    """Return why the host refuses this page something; empty if it doesn't."""
    if refused is None:
        return []
    return [mark(describe(refused, actions.say), good=False, key=f"why-{refused.code}")]


def why_limited(view: View, actions: PageActions) -> list[ft.Control]:
    """Return why the page may not undo, correct, start or open games; empty if it may.

    Before a game, a phone has no seat to choose yet.
    """
    if view.guest and view.snapshot.game is None and not view.may_change:
        return [mark(actions.say.text("guest-waits"), good=True)]
    return why_refused(refusal_of_page(view), actions)


def update_notices(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the notice of a version that is ready or was installed; empty during a game."""
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
    """Return what a reader who looks for new versions is shown, even during a game."""
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
