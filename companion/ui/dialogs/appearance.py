"""Choosing the theme and the text size of this device."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

import flet as ft

from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text
from companion.ui.dialogs.sizing import room
from companion.ui.state.appearance import TextSize, Theme
from companion.ui.state.view import View
from companion.ui.widgets.option_list import Option, options

_Kind = TypeVar("_Kind", bound=StrEnum)


def appearance_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the themes and the text sizes."""
    say, change, width = actions.say.text, actions.preferences, room(view.width)

    def of_size(size: TextSize) -> str:
        if size is TextSize.SYSTEM:
            return say("appearance-size-system")
        return say("percent", share=size.value)

    return [
        body_text(say("appearance-theme"), muted=True),
        _choice(
            Theme, view.theme, lambda each: say(f"appearance-theme-{each}"), change.set_theme, width
        ),
        body_text(say("appearance-size"), muted=True),
        _choice(TextSize, view.text_size, of_size, change.set_text_size, width),
    ]


def _choice(
    kind: type[_Kind],
    chosen: _Kind,
    words: Callable[[_Kind], str],
    choose: Callable[[_Kind], object],
    width: float,
) -> ft.Control:
    values = {f"{kind.__name__}-{each}".lower(): each for each in kind}
    rows = tuple(Option(key, words(each)) for key, each in values.items())
    (now,) = (key for key, each in values.items() if each is chosen)
    return options(rows, now, lambda key: choose(values[key]), width)
