"""The sets on offer in figures: the rules of choosing, and simulated games."""

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.i18n import Messages
from companion.simulation.stored_statistics import set_key, stored_statistics
from companion.ui.kit.palette import current_palette
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.tokens import Size, Space
from companion.ui.new_game.available_sets import offers, printing_languages
from companion.ui.new_game.draft_texts import drafted_set_title
from companion.ui.new_game.sets.statistics_bars import bars
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import mark
from companion.ui.page.view import View
from companion.ui.wording.set_texts import set_remarks


def figures_body(view: View, say: Messages) -> list[ft.Control]:
    """Return each set that the new game can be played with, with its figures."""
    draft = view.state(NewGameState).draft
    languages = printing_languages(view.card_language, view.language)
    sets = offers(draft, view.group_state.sheets, languages)
    return [_figures(scenario, draft, say) for scenario in sets]


def _figures(scenario: Scenario, draft: Draft, say: Messages) -> ft.Control:
    key = set_key(scenario.edition, scenario.players, scenario.cards)
    figures, title = stored_statistics().get(key), drafted_set_title(scenario, draft, say)
    remarks = set_remarks(scenario, draft.box, say)
    return ft.Column(
        [
            words_of_title(title, Size.LIST, 30, current_palette().text),
            *(mark(remark.text, good=remark.good) for remark in remarks),
            *([] if figures is None else [bars(figures, say)]),
            ft.Container(height=Space.S),
        ],
        key=scenario.id,
        spacing=Space.XS,
        tight=True,
    )
