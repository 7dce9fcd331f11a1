"""The sets on offer in figures: the rules of choosing, and simulated games."""

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.kit.palette import current_palette
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.tokens import Size, Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.available_sets import box_of, offers, printing_languages
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.sets.statistics_bars import bars
from companion.ui.new_game.state import NewGameState
from companion.ui.page.common import mark
from companion.ui.page.view import View
from companion.ui.wording.set_texts import set_remarks


def figures_body(view: View, actions: NewGameActions) -> list[ft.Control]:
    """Return each set that the new game can be played with, with its figures."""
    languages = printing_languages(view.card_language, view.language)
    found = offers(view.state(NewGameState).draft, view.group_state.sheets, languages)
    return [_set(each, view, actions) for each in found]


def _set(shown: Scenario, view: View, actions: NewGameActions) -> ft.Control:
    draft, say = view.state(NewGameState).draft, actions.say
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
