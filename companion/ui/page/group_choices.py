"""Choices of the group: the language of its cards, who keeps the coins, what guests may do."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.application.group.guests import GuestRights
from companion.i18n import CardLanguage, Language, Messages, NameLanguage
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.rows import stretched
from companion.ui.layout.tokens import Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View

APP, _BOX = "app", "box"
_WIDTH = 340.0
"""Pixels of the narrowest place, the dock."""


def card_language_menu(
    cards: NameLanguage | None,
    actions: PageActions,
    say: Messages,
    on_change: Callable[[], object] = lambda: None,
) -> ft.Control:
    """Return a menu of languages that shows that of the `cards`, or asks for it."""

    def choose(language: NameLanguage | None) -> None:
        if actions.change_settings(lambda now: now.with_card_language(language)):
            on_change()

    def choice(language: NameLanguage | None, words: str) -> Choice:
        return Choice(words, language is cards, partial(choose, language))

    words = say.text("rules-cards-ask")
    if cards is not None:
        words = say.text("rules-cards-in", language=cards.profile.own_name)
    choices = (
        *(choice(language, language.profile.own_name) for language in (*Language, *CardLanguage)),
        choice(None, say.text("rules-cards-unsaid")),
    )
    return menu(words, pill(words, Touch.SMALLEST), choices)


def coin_keeper(
    say: Messages, on_choose: Callable[[str], object], *, tablet_holds_coins: bool
) -> ft.Control:
    """Return the two options; `on_choose` gets APP if the app keeps the coins."""
    keepers = (Option(_BOX, say.text("tablet-box")), Option(APP, say.text("tablet-holds")))
    chosen = APP if tablet_holds_coins else _BOX
    question = body_text(say.text("tablet-choice"), muted=True)
    choice = options(keepers, chosen, on_choose, _WIDTH, asks=say.text("tablet-choice"))
    return stretched([question, choice], Space.XS, key="coin-keeper")


def guest_rights_choice(view: View, actions: PageActions, width: float) -> list[ft.Control]:
    """Return the choice of what guests may do; nothing on a guest's page."""
    if view.guest:
        return []
    say = actions.say.text
    values = {f"guests-{rights}": rights for rights in GuestRights}
    detail = {GuestRights.ANSWER: say("guests-answer-detail")}
    rows = tuple(Option(value, say(value), detail.get(values[value], "")) for value in values)
    chosen = f"guests-{view.guest_rights}"

    def choose(value: str) -> None:
        actions.phones.change_guest_rights(values[value])

    question = say("guests-may")
    return [body_text(question), options(rows, chosen, choose, width, asks=question)]
