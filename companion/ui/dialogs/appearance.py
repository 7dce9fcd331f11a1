"""Choosing the theme and the text size of this device."""

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.dialogs.sizing import room
from companion.ui.state.appearance import TextSize, Theme
from companion.ui.state.view import View
from companion.ui.widgets.option_list import Option, options


def appearance_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the themes and the text sizes."""
    say, width = actions.say.text, room(view.width)
    themes = tuple(Option(each.value, say(f"appearance-theme-{each}")) for each in Theme)
    sizes = tuple(
        Option(
            each.value,
            say(
                "appearance-size-system" if each is TextSize.SYSTEM else "percent", share=each.value
            ),
        )
        for each in TextSize
    )
    return [
        body_text(say("appearance-theme"), muted=True),
        options(
            themes,
            view.theme.value,
            lambda value: actions.preferences.set_theme(Theme(value)),
            width,
        ),
        body_text(say("appearance-size"), muted=True),
        options(
            sizes,
            view.text_size.value,
            lambda value: actions.preferences.set_text_size(TextSize(value)),
            width,
        ),
    ]
