"""The button that reads a QR code from a picture."""

import flet as ft

from companion.ui.kit.buttons import Action, action
from companion.ui.page.common import body_text
from companion.ui.page.page_actions import PageActions


def scan_action(actions: PageActions) -> Action:
    """Return the action that opens a picture, or the camera, and then the code in it."""
    say = actions.say.text
    # a photo takes seconds to come over a slow network
    note = say("scan-loading" if actions.view.scanning else "scan-detail")
    return Action(say("scan-open"), ft.Icons.QR_CODE_SCANNER, actions.links.scan, note=note)


def scan_button(actions: PageActions) -> ft.Control:
    """Return its button; without a reader, what to do instead beside a field for codes."""
    if not actions.links.scans():
        return body_text(actions.say.text("scan-elsewhere"), muted=True)
    return action(scan_action(actions))
