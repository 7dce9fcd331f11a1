"""Choosing the theme and the text size of this device."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

import flet as ft

from companion.ui.kit.option_list import Option, options
from companion.ui.layout.breakpoints import NARROW
from companion.ui.page.appearance import TextSize, Theme, largest_text
from companion.ui.page.common import body_text
from companion.ui.page.dialog_sizing import room
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

_Kind = TypeVar("_Kind", bound=StrEnum)


def appearance_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the themes and the text sizes.

    On narrow screens, the largest size has a line of its own: all rows are equally high.
    """
    say, change, width = actions.say.text, actions.preferences, room(view.width)
    possible = largest_text(view.width * view.scale, view.height * view.scale)

    def of_size(size: TextSize) -> str:
        if size is TextSize.SYSTEM:
            return say("appearance-size-system")
        return say("percent", share=size.value)

    most = say("appearance-size-most", size=say("percent", share=int(100 * possible)))

    def limit(size: TextSize) -> str:
        if size.factor(view.system_text) <= possible or width < NARROW:
            return ""
        return most

    return [
        body_text(say("appearance-theme"), muted=True),
        _choice(
            Theme,
            view.theme,
            lambda each: Option("", say(f"appearance-theme-{each}")),
            change.set_theme,
            width,
        ),
        body_text(say("appearance-size"), muted=True),
        _choice(
            TextSize,
            view.text_size,
            lambda each: Option("", of_size(each), limit(each)),
            change.set_text_size,
            width,
        ),
        *([body_text(most, muted=True)] if width < NARROW else []),
    ]


def _choice(
    kind: type[_Kind],
    chosen: _Kind,
    shown: Callable[[_Kind], Option],
    choose: Callable[[_Kind], object],
    width: float,
) -> ft.Control:
    values = {f"{kind.__name__}-{each}".lower(): each for each in kind}
    rows = tuple(replace(shown(each), value=key) for key, each in values.items())
    (now,) = (key for key, each in values.items() if each is chosen)
    return options(rows, now, lambda key: choose(values[key]), width)
