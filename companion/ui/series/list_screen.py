"""The screen "Series": all series of this device."""

from functools import partial

import flet as ft

from companion.application.series.results import SeriesOverview
from companion.ui.kit.buttons import Action, action
from companion.ui.page.common import body_text, notice
from companion.ui.page.notices import done_bar, report
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.series.actions import SeriesActions
from companion.ui.series.state import SeriesState
from companion.ui.wording.series import scoring_in_words, standing_in_words, winners_in_words


def series_list_screen(view: View, actions: SeriesActions) -> ft.Control:
    """Return the series, the newest first; a tap opens one."""
    say, state = actions.say.text, view.state(SeriesState)
    content = [_series(each, actions) for each in state.known]
    if not content:
        content.append(body_text(say("series-none"), muted=True))
    outline = Outline(
        title=say("series-title"),
        back=Action(say("back"), ft.Icons.ARROW_BACK, partial(actions.navigation.go, "/games")),
    )
    notices = [*notice(view, actions), *report(state.report)]
    if state.deleted is not None:
        undo = say("games-undo-delete")
        notices.append(done_bar(say("series-deleted"), undo, actions.undo_deletion))
    return scaffold(outline, content, (), view, actions, notices=notices)


def _series(overview: SeriesOverview, actions: SeriesActions) -> ft.Control:
    say = actions.say
    won = winners_in_words(overview, say)
    scoring = scoring_in_words(overview.series.scoring, say)
    note = " · ".join(filter(None, (won, standing_in_words(overview, say), scoring)))
    people = say.text("people-all", people=list(overview.people))
    icon = ft.Icons.EMOJI_EVENTS if won else ft.Icons.REPEAT
    return action(Action(people, icon, partial(actions.open, overview.series.id), note=note))
