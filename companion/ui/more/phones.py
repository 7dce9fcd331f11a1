"""Access for phones: the address on the local network as a QR code."""

import flet as ft

from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.qr_code import QR_EDGE, qr_code
from companion.ui.kit.semantics import spoken
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import is_sideways
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.guest_notices import guest_rights_choice
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_SIZE = 280.0
_SMALLEST = 100.0
_AROUND = 226.0
"""Height of a page not available to a code beside its text."""


def phones_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the QR code, or the button that allows access."""
    say = actions.say.text
    addresses = actions.phones.lan_urls
    rights = guest_rights_choice(view, actions, room(view.width))
    if addresses is None:
        let_in = Action(say("phones-let-in"), ft.Icons.WIFI, actions.phones.allow_lan, Weight.GOLD)
        return [body_text(say("phones-off")), action(let_in), *rights]
    if not addresses:
        return [body_text(say("phones-no-network")), *rights]
    url, *others = addresses
    code = _code_and_address(url, view, actions)
    if not others:
        return [*code, *rights]
    hint = body_text(say("phones-others"), muted=True)
    return [*code, hint, *(_selectable(each) for each in others), *rights]


def _code_and_address(url: str, view: View, actions: PageActions) -> list[ft.Control]:
    words = body_text(actions.say.text("phones-scan"))
    if is_sideways(view.width, view.height):
        # fully visible: a partial code cannot be scanned
        beside = ft.Column([words, _selectable(url)], expand=True)
        code = qr_code(url, max(_SMALLEST, view.height - _AROUND))
        return [ft.Row([code, beside], spacing=Space.M)]
    size = min(_SIZE, room(view.width) - 2 * QR_EDGE)
    return [
        words,
        ft.Row([qr_code(url, size)], alignment=ft.MainAxisAlignment.CENTER),
        _selectable(url),
    ]


def _selectable(words: str) -> ft.Control:
    """An address to be typed or copied."""
    text = ft.Text(
        words,
        selectable=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.MEDIUM, Size.LIST, current_palette().text, 28),
    )
    # the client describes a selectable text as a field without a name
    return spoken(words, text)
