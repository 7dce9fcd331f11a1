"""The screen of one series: standings, games, and its end."""

from functools import partial

import flet as ft

from companion.application.series.results import SeriesOverview
from companion.series import FirstTo
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.layout.breakpoints import beside_dock
from companion.ui.page.common import notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.series.actions import SeriesActions
from companion.ui.series.parts import (
    game_row,
    heading,
    report,
    standing_rows,
    winners_scene,
)
from companion.ui.series.state import SeriesState
from companion.ui.wording.series import (
    points_table,
    scoring_in_words,
    standing_in_words,
    winners_in_words,
)


def series_screen(found: SeriesOverview, view: View, actions: SeriesActions) -> ft.Control:
    """Return the standings and games of a series, the next step, and results from files."""
    say = actions.say.text
    by_wins = isinstance(found.series.scoring, FirstTo)
    won = winners_in_words(found, actions.say)
    content: list[ft.Control] = []
    if won:
        names = say("people-all", people=list(found.score.winners))
        width = beside_dock(view.width, view.height)
        content.append(winners_scene(names, won, standing_in_words(found, actions.say), width))
    content += [
        heading(say("series-standings")),
        standing_rows(found.score.standings, actions, by_wins=by_wins),
        heading(say("series-games")),
        *(game_row(number, each, actions) for number, each in enumerate(found.games, 1)),
    ]
    outline = Outline(
        eyebrow=scoring_in_words(found.series.scoring, actions.say),
        title=say("people-all", people=list(found.people)),
        hint="" if by_wins else points_table(actions.say),
        sidebar_eyebrow="",
        sidebar_title="",
        forward=_another(found, view, actions) if won else _next(found, view, actions),
        back=Action(say("back"), ft.Icons.ARROW_BACK, actions.open_list),
    )
    notices = [*notice(view, actions), *report(view.state(SeriesState).report)]
    return scaffold(outline, content, _sidebar(found, actions), view, actions, notices=notices)


def _next(found: SeriesOverview, view: View, actions: SeriesActions) -> Action:
    """The next game; the game on the table if it goes on."""
    say = actions.say.text
    if view.playing:
        return Action(
            say("games-current"),
            ft.Icons.PLAY_ARROW,
            partial(actions.navigation.go, "/table"),
            Weight.GOLD,
        )
    return Action(
        say("series-next"),
        ft.Icons.ARROW_FORWARD,
        partial(actions.next_game, found.series.id),
        Weight.GOLD,
        note=say("series-next-detail"),
    )


def _another(found: SeriesOverview, view: View, actions: SeriesActions) -> Action | None:
    """Another series of the same people; nothing while a game is being played."""
    if view.playing:
        return None
    return Action(
        actions.say.text("series-another"),
        ft.Icons.REPLAY,
        partial(actions.another, found.series.id),
        Weight.GOLD,
        note=scoring_in_words(found.series.scoring, actions.say),
    )


def _sidebar(found: SeriesOverview, actions: SeriesActions) -> list[ft.Control]:
    say = actions.say.text
    return [
        action(
            Action(
                say("series-file"),
                ft.Icons.FOLDER_OPEN,
                partial(actions.enter_file, found.series.id),
                note=say("series-file-detail"),
            )
        ),
        action(
            Action(
                say("series-delete"),
                ft.Icons.DELETE_OUTLINE,
                partial(actions.delete, found.series),
                note=say("series-delete-detail"),
            )
        ),
    ]
