"""Choosing the language everything is said in."""

import flet as ft

from companion.i18n import Language
from companion.ui.desk import Desk
from companion.ui.look.options import Option, options
from companion.ui.look.tokens import Palette
from companion.ui.state import View


def language_body(view: View, desk: Desk, palette: Palette) -> list[ft.Control]:
    """The languages, each by its own name."""
    rows = tuple(Option(language.value, language.own_name) for language in Language)

    def speak(value: str) -> None:
        desk.wishes.speak(Language(value))

    return [options(rows, view.language.value, speak, palette)]
