"""The screen "Series": all series and tournaments of this device."""

from functools import partial

import flet as ft

from companion.application.series_results import SeriesList, SeriesOverview, TournamentOverview
from companion.i18n.numbers import day
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text, notice
from companion.ui.components.scaffold import Outline, scaffold
from companion.ui.components.series_parts import code_entry, deletion, heading, report
from companion.ui.presenters.series import scoring_in_words, standing_in_words, winners_in_words
from companion.ui.state.view import View
from companion.ui.widgets.buttons import Action, action


def series_list_screen(view: View, actions: PageActions) -> ft.Control:
    """Return the series, the newest first, and the tournaments; a tap opens one."""
    say = actions.say.text
    found = view.series.list or SeriesList()
    content = [_series(each, actions) for each in found.series]
    if not content:
        content.append(body_text(say("series-none"), muted=True))
    if found.tournaments:
        content.append(heading(say("tournaments")))
        content += [_tournament(each, actions) for each in found.tournaments]
    outline = Outline(
        eyebrow="",
        title=say("series-open"),
        hint="",
        sidebar_eyebrow=say("tournaments"),
        sidebar_title="",
        forward=None,
        back=Action(say("back"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/games")),
    )
    sidebar = [
        action(
            Action(
                say("tournament-new"),
                ft.Icons.ADD,
                actions.tournaments.prepare,
                note=say("tournament-new-detail"),
            )
        ),
        code_entry(actions),
    ]
    notices = [
        *notice(view, actions),
        *report(view.series.report),
        *deletion(view.series.deleted, actions),
    ]
    return scaffold(outline, content, sidebar, view, actions, notices=notices)


def _series(found: SeriesOverview, actions: PageActions) -> ft.Control:
    say = actions.say
    won = winners_in_words(found, say)
    scoring = scoring_in_words(found.series.scoring, say)
    note = " · ".join(filter(None, (won, standing_in_words(found, say), scoring)))
    return action(
        Action(
            say.text("people-all", people=list(found.people)),
            ft.Icons.EMOJI_EVENTS if won else ft.Icons.REPEAT,
            partial(actions.series.open, found.series.id),
            note=note,
        )
    )


def _tournament(found: TournamentOverview, actions: PageActions) -> ft.Control:
    say, tournament = actions.say.text, found.tournament
    parts = (
        day(tournament.created.astimezone(), actions.view.language),
        say("tournament-round", round=len(tournament.rounds)),
    )
    return action(
        Action(
            say("tournament-people", count=len(tournament.people)),
            ft.Icons.GROUPS,
            partial(actions.series.open, tournament.id),
            note=" · ".join(parts),
        )
    )
