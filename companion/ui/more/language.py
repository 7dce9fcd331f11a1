"""Choosing the language of the screen."""

import flet as ft

from companion.i18n import Language
from companion.ui.kit.option_list import Option, options
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


def language_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the languages by their own names."""
    rows = tuple(Option(language.value, language.profile.own_name) for language in Language)

    def speak(value: str) -> None:
        actions.preferences.set_language(Language(value))

    return [options(rows, view.language.value, speak)]
