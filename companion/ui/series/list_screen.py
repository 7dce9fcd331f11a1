"""The screen "Series": all series of this device."""

from functools import partial

import flet as ft

from companion.application.series.results import SeriesList, SeriesOverview
from companion.ui.kit.buttons import Action, action
from companion.ui.page.common import body_text, notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.series.actions import SeriesActions
from companion.ui.series.parts import deletion, report
from companion.ui.series.state import SeriesState
from companion.ui.wording.series import scoring_in_words, standing_in_words, winners_in_words


def series_list_screen(view: View, actions: SeriesActions) -> ft.Control:
    """Return the series, the newest first; a tap opens one."""
    say = actions.say.text
    found = view.state(SeriesState).list or SeriesList()
    content = [_series(each, actions) for each in found.series]
    if not content:
        content.append(body_text(say("series-none"), muted=True))
    outline = Outline(
        eyebrow="",
        title=say("series-title"),
        hint="",
        sidebar_eyebrow="",
        sidebar_title="",
        forward=None,
        back=Action(say("back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/games")),
    )
    notices = [
        *notice(view, actions),
        *report(view.state(SeriesState).report),
        *deletion(view.state(SeriesState).deleted, actions),
    ]
    return scaffold(outline, content, (), view, actions, notices=notices)


def _series(found: SeriesOverview, actions: SeriesActions) -> ft.Control:
    say = actions.say
    won = winners_in_words(found, say)
    scoring = scoring_in_words(found.series.scoring, say)
    note = " · ".join(filter(None, (won, standing_in_words(found, say), scoring)))
    return action(
        Action(
            say.text("people-all", people=list(found.people)),
            ft.Icons.EMOJI_EVENTS if won else ft.Icons.REPEAT,
            partial(actions.open, found.series.id),
            note=note,
        )
    )
