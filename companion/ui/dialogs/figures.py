"""The sets on offer in figures: the rules of choosing, and simulated games."""

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import mark
from companion.ui.components.statistics_bars import bars
from companion.ui.presenters.available_sets import box_of, offers, printing_languages
from companion.ui.presenters.set_texts import drafted_set_title, set_remarks
from companion.ui.state.view import View
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.titles import words_of_title
from companion.ui.widgets.tokens import Size, Space


def figures_body(view: View, actions: PageActions) -> list[ft.Control]:
    """Return each set that the new game can be played with, with its figures."""
    languages = printing_languages(view.card_language, view.language)
    found = offers(view.draft, view.group_state.sheets, languages)
    return [_set(each, view, actions) for each in found]


def _set(shown: Scenario, view: View, actions: PageActions) -> ft.Control:
    draft, say = view.draft, actions.say
    box = box_of(draft)
    figures = stored_statistics().get(set_key(shown.edition, shown.players, shown.cards))
    return ft.Column(
        [
            words_of_title(
                drafted_set_title(shown, draft, say), Size.LIST, 30, current_palette().text
            ),
            *(mark(each.text, good=each.good) for each in set_remarks(shown, box, say)),
            *([] if figures is None else [bars(figures, say)]),
            ft.Container(height=Space.S),
        ],
        key=shown.id,
        spacing=Space.XS,
        tight=True,
    )
