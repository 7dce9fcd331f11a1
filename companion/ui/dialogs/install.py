"""Installing the app on the device, where it runs in a browser without a server."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.state.view import View


def install_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return what to tap in this device's browser, and what happens to stored games."""
    say = actions.say.text
    if actions.context.page.platform is ft.PagePlatform.IOS:
        found = [say("install-ios"), say("install-ios-storage")]
    else:
        found = [say("install-other")]
    return [body_text(each) for each in (*found, say("install-after"))]
