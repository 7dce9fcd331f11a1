"""Choices of the group: the language of its cards, who keeps the coins, what guests may do."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.application.group.guests import GuestRights
from companion.i18n import CardLanguage, Language, Messages, NameLanguage
from companion.ui.kit.menus import Choice, choice_menu, menu, pill
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.semantics import silent
from companion.ui.layout.tokens import Touch
from companion.ui.page.common import body_text
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


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
        return Choice(words, language is cards, partial(choose, language), language)

    words = say.text("rules-cards-ask")
    if cards is not None:
        words = say.text("rules-cards-in", language=cards.profile.own_name)
    choices = (
        *(choice(language, language.profile.own_name) for language in (*Language, *CardLanguage)),
        choice(None, say.text("rules-cards-unsaid")),
    )
    return menu(words, pill(words, Touch.SMALLEST), choices)


def coin_keeper(
    say: Messages, on_choose: Callable[[bool], object], *, tablet_holds_coins: bool
) -> ft.Control:
    """Return the menu of where the coins are; `on_choose` gets whether the app keeps them."""
    choices = tuple(
        Choice(say.text(words), holds is tablet_holds_coins, partial(on_choose, holds))
        for words, holds in (("tablet-box", False), ("tablet-holds", True))
    )
    return ft.Container(choice_menu(say, say.text("tablet-choice"), choices), key="coin-keeper")


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
    return [silent(body_text(question)), options(rows, chosen, choose, width, asks=question)]
