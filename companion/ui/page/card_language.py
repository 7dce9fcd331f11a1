"""The language of the group's cards, which may differ from every reader's."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.i18n import Language, Messages
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.layout.tokens import Touch
from companion.ui.page.page_actions import PageActions


def card_language_menu(
    actions: PageActions, say: Messages, on_change: Callable[[], object] = lambda: None
) -> ft.Control:
    """Return a menu of languages that shows the chosen one, or asks for it.

    `on_change` is called once another one is chosen.
    """
    cards = actions.view.card_language

    def choose(language: Language | None) -> None:
        if actions.change_settings(lambda now: now.with_card_language(language)):
            on_change()

    def choice(language: Language | None, words: str) -> Choice:
        return Choice(
            words,
            language is cards,
            partial(choose, language),
        )

    words = say.text("rules-cards-ask")
    if cards is not None:
        words = say.text("rules-cards-in", language=cards.profile.own_name)
    choices = (
        *(choice(each, each.profile.own_name) for each in Language),
        choice(None, say.text("rules-cards-unsaid")),
    )
    return menu(words, pill(words, Touch.SMALLEST), choices)
