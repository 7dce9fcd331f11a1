"""A new game in a series: the menu to begin one, and the seats that were dealt."""

from functools import partial

import flet as ft

from companion.i18n.messages import Messages
from companion.ui.kit.menus import Choice, menu, pill
from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import Radius, Space, Touch
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.state import Draft
from companion.ui.page.common import body_text
from companion.ui.page.series_entry import SCORINGS, SeriesEntry
from companion.ui.wording.series import scoring_in_words


def dealt_seats(draft: Draft, actions: NewGameActions) -> list[ft.Control]:
    """Return the seats and the starter that were dealt for a series."""
    entry, say = draft.entry, actions.say.text
    if entry is None or not entry.people or not entry.is_for(draft.names):
        return []
    first = say("people-begins", person=draft.names[draft.first])
    lines: list[ft.Control] = [
        body_text(say("series-seats", people=list(draft.names))),
        body_text(first),
    ]
    return [
        ft.Container(
            ft.Column(lines, spacing=0, tight=True),
            key="dealt-seats",
            bgcolor=current_palette().high,
            border_radius=Radius.TILE,
            padding=Space.S,
        )
    ]


def series_choice(draft: Draft, actions: NewGameActions) -> ft.Control:
    """Return the menu; its pill says what the game belongs to."""
    say, entry = actions.say, draft.entry
    if entry is not None and not entry.is_for(draft.names):
        entry = None
    single = say.text("series-single")
    shown = single if entry is None else _entry_in_words(entry, say)
    scoring = None if entry is None else entry.scoring
    choices = [Choice(single, entry is None, partial(actions.choose_series, None))]
    if entry is not None and scoring is None:
        choices.append(Choice(shown, chosen=True, on_tap=lambda: None))
    choices += [
        Choice(scoring_in_words(each, say), each == scoring, partial(actions.choose_series, each))
        for each in SCORINGS
    ]
    label = f"{say.text('series-title')}: {shown}"
    return ft.Row([menu(label, pill(shown, Touch.SMALLEST), tuple(choices))], key="series")


def _entry_in_words(entry: SeriesEntry, say: Messages) -> str:
    """Return what a new game belongs to."""
    if entry.scoring is None:
        return say.text("series-game", number=entry.game)
    return scoring_in_words(entry.scoring, say)
