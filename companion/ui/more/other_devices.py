"""Dialogs on other devices: letting phones join, installing the app, moving the game."""

from functools import partial

import flet as ft

from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.qr_code import QR_EDGE, qr_code
from companion.ui.kit.semantics import spoken
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import is_sideways
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import PhonesDialog, RenewInvitationDialog
from companion.ui.page.dialog_sizing import room
from companion.ui.page.group_choices import guest_rights_choice
from companion.ui.page.page_actions import PageActions
from companion.ui.page.seat_requests import seat_requests, seated_phones
from companion.ui.page.view import View

_PHONES_CODE = 280.0
_INSTALL_CODE = 220.0
_GAME_CODE = 440.0
"""A long game has about 110 modules in a row, which cameras tell apart from 4 pixels each."""
_SMALLEST_CODE = 100.0
_AROUND = 226.0
"""Height of a page not available to a code beside its text."""


def phones_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the address on the local network as a QR code, or the button that allows access."""
    say = actions.say.text
    addresses = actions.phones.lan_urls
    rights = [
        *seat_requests(view, actions),
        *guest_rights_choice(view, actions, room(view.width)),
        *seated_phones(view, actions),
    ]
    if addresses is None:
        let_in = Action(say("phones-let-in"), ft.Icons.WIFI, actions.phones.allow_lan, Weight.GOLD)
        return [body_text(say("phones-off")), action(let_in), *rights]
    if not addresses:
        return [body_text(say("phones-no-network")), *rights]
    url, *others = addresses
    code = _code_and_address(url, body_text(say("phones-scan")), view.width, view.height)
    hint = [body_text(say("phones-others"), muted=True)] if others else []
    return [
        *code,
        *hint,
        *(_selectable(other) for other in others),
        *rights,
        *_renewal(view, actions),
    ]


def _renewal(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the button that asks before all phones are sent away, on the host's own page."""
    if view.guest:
        return []
    asking = partial(actions.dialogs.open, RenewInvitationDialog())
    return [action(Action(actions.say.text("phones-renew"), ft.Icons.REFRESH, asking))]


def renewal_body(actions: PageActions) -> list[ft.Control]:
    """Return what a new code does, and the button that makes it and shows it."""
    say = actions.say.text

    def renew() -> None:
        actions.phones.renew_invitation()
        actions.dialogs.open(PhonesDialog())

    making = Action(say("phones-renew"), ft.Icons.REFRESH, renew, Weight.GOLD)
    return [body_text(say("phones-renew-detail")), action(making)]


def _code_and_address(
    url: str, words: ft.Control, page_width: float, page_height: float
) -> list[ft.Control]:
    if is_sideways(page_width, page_height):
        # fully visible: a partial code cannot be scanned
        beside = ft.Column([words, _selectable(url)], expand=True)
        code = qr_code(url, max(_SMALLEST_CODE, page_height - _AROUND))
        return [ft.Row([code, beside], spacing=Space.M)]
    return [words, _centred_code(url, _PHONES_CODE, page_width), _selectable(url)]


def _selectable(words: str) -> ft.Control:
    """Return an address to be typed or copied."""
    text = ft.Text(
        words,
        selectable=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, Size.LIST, current_palette().text, 28),
    )
    # the client describes a selectable text as a field without a name
    return spoken(words, text)


def install_body(page_width: float, actions: PageActions) -> list[ft.Control]:
    """Return what to tap in this device's browser, what happens to stored games, and a QR code.

    The code has the rules, which each phone shows in its own language.
    """
    say = actions.say.text
    messages = ["install-other", "install-private", "install-after"]
    if actions.context.page.platform is ft.PagePlatform.IOS:
        messages = ["install-ios", "install-ios-storage", "install-private", "install-after"]
    words: list[ft.Control] = [body_text(say(message)) for message in messages]
    rules = actions.phones.url_elsewhere("/rules")
    if rules is None:
        return words
    code = _centred_code(rules, _INSTALL_CODE, page_width)
    return [*words, body_text(say("install-phones")), code]


def move_game_body(link: str | None, page_width: float, say: Messages) -> list[ft.Control]:
    """Return the QR code of a link that has the whole record, and what happens with it.

    Without a link, say that the game is too long for a code.
    """
    if link is None:
        return [body_text(say.text("move-too-long"))]
    return [
        body_text(say.text("move-scan")),
        _centred_code(link, _GAME_CODE, page_width, label=say.text("move-title")),
        body_text(say.text("move-stays")),
        body_text(say.text("move-ios"), muted=True),
    ]


def _centred_code(
    url: str, most: float, page_width: float, *, label: str | None = None
) -> ft.Control:
    """Return a QR code of at most this many pixels, in a row of its own."""
    size = min(most, room(page_width) - 2 * QR_EDGE)
    return ft.Row([qr_code(url, size, label=label)], alignment=ft.MainAxisAlignment.CENTER)
