"""Installing the app on the device, where it runs in a browser without a server."""

import flet as ft

from companion.ui.kit.qr_code import QR_EDGE, qr_code
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_CODE = 220.0


def install_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return what to tap in this device's browser, and what happens to stored games."""
    say = actions.say.text
    if actions.context.page.platform is ft.PagePlatform.IOS:
        found = [say("install-ios"), say("install-ios-storage")]
    else:
        found = [say("install-other")]
    words: list[ft.Control] = [body_text(each) for each in (*found, say("install-after"))]
    rules = actions.phones.url_elsewhere("/rules")
    return words if rules is None else [*words, *_on_phones(rules, view, actions)]


def _on_phones(url: str, view: View, actions: PageActions) -> list[ft.Control]:
    """The rules as a QR code; each phone shows them in its own language."""
    size = min(_CODE, room(view.width) - 2 * QR_EDGE)
    return [
        body_text(actions.say.text("install-phones")),
        ft.Row([qr_code(url, size)], alignment=ft.MainAxisAlignment.CENTER),
    ]
