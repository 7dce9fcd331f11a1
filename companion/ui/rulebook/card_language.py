"""The choice of the language that the group's cards are in, above lists of their names."""

from collections.abc import Iterable

import flet as ft

from companion.i18n import NameLanguage
from companion.ui.kit.rows import small_text
from companion.ui.page.group_choices import card_language_menu
from companion.ui.rulebook.actions import RulebookActions


def card_language_choice(
    cards: NameLanguage | None, characters: Iterable[str], actions: RulebookActions
) -> ft.Control:
    """Return the menu, with a note if names of the characters have not been seen in print."""
    menu = card_language_menu(cards, actions, actions.say)
    library = actions.library
    sure = cards is None or all(library.name(each, cards).printed for each in characters)
    note = [] if sure else [small_text(actions.say.text("rules-cards-unseen"))]
    return ft.Column([ft.Row([menu]), *note], spacing=0, tight=True, key="card-language")
