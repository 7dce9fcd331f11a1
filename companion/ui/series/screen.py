"""The screens of series: all of this device, and one with its standings, games and end."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.application.ports import GameId
from companion.application.series.results import SeriesGame, SeriesOverview
from companion.i18n import Messages
from companion.i18n.numbers import day_and_time
from companion.series import FirstTo, Standing
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred, small_text
from companion.ui.kit.semantics import silent
from companion.ui.kit.theme import style
from companion.ui.kit.titles import section_title, words_of_title
from companion.ui.layout.breakpoints import beside_dock
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.common import body_text, notice
from companion.ui.page.notices import done_bar, report
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.series.actions import SeriesActions
from companion.ui.series.state import SeriesState
from companion.ui.wording.series import (
    game_in_words,
    points_table,
    scoring_in_words,
    standing_in_words,
    standing_label,
    winners_in_words,
)

_PLACE: Final = 28.0
_TROPHY: Final = 56.0
_WINNER: Final = 48.0


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


def series_screen(overview: SeriesOverview, view: View, actions: SeriesActions) -> ft.Control:
    """Return the standings and games of a series, the next step, and results from files."""
    say, scoring = actions.say, overview.series.scoring
    by_wins = isinstance(scoring, FirstTo)
    content: list[ft.Control] = []
    if overview.score.winners:
        content.append(_winners(overview, say, beside_dock(view.width, view.height)))
    content += [
        section_title(say.text("series-standings")),
        _standings(overview.score.standings, say, by_wins=by_wins),
        section_title(say.text("series-games")),
    ]
    for number, game in enumerate(overview.games, 1):
        content.append(_game(number, game, view.snapshot.game_id, actions))
    outline = Outline(
        eyebrow=scoring_in_words(scoring, say),
        title=say.text("people-all", people=list(overview.people)),
        hint="" if by_wins else points_table(say),
        forward=_forward(overview, actions, playing=view.playing),
        back=Action(say.text("back"), ft.Icons.ARROW_BACK, actions.open_list),
    )
    notices = [*notice(view, actions), *report(view.state(SeriesState).report)]
    sidebar = _sidebar(overview, actions)
    return scaffold(outline, content, sidebar, view, actions, notices=notices)


def _winners(overview: SeriesOverview, say: Messages, width: float) -> ft.Control:
    """Return the end of a series on `width` pixels: a trophy, the winners, and the standing."""
    palette = current_palette()
    names = say.text("people-all", people=list(overview.score.winners))
    size = int(fit(names, width - 2 * Space.L, _WINNER, Size.LIST, Font.TITLE).size)
    center = ft.TextAlign.CENTER
    return ft.Container(
        key="series-won",
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold),
        border_radius=Radius.SHEET,
        padding=Space.L,
        content=centred(
            [
                ft.Icon(ft.Icons.EMOJI_EVENTS, color=palette.gold, size=_TROPHY),
                words_of_title(names, size, round(size * 1.2), palette.text, align=center),
                _centred(winners_in_words(overview, say), palette.gold),
                _centred(standing_in_words(overview, say), palette.text),
            ],
            Space.XS,
        ),
    )


def _centred(words: str, color: str) -> ft.Control:
    medium = style(Font.MEDIUM, Size.LIST, color, 26)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=medium)


def _standings(standings: Sequence[Standing], say: Messages, *, by_wins: bool) -> ft.Control:
    """Return everybody with place and points, the best first."""
    rows: list[ft.Control] = [_standing(each, say, by_wins=by_wins) for each in standings]
    return ft.Column(rows, key="series-standings", spacing=Space.XXS, tight=True)


def _standing(standing: Standing, say: Messages, *, by_wins: bool) -> ft.Control:
    palette = current_palette()
    leads = standing.place == 1 and standing.points > 0
    name = style(Font.BOLD if leads else Font.MEDIUM, Size.LIST, palette.text, 24)
    points = style(Font.BOLD, 26, palette.gold if leads else palette.text, 30)
    cells: list[ft.Control] = [
        ft.Text(
            str(standing.place),
            width=_PLACE,
            text_align=ft.TextAlign.RIGHT,
            style=style(Font.BOLD, Size.BODY, palette.muted, 24),
        ),
        ft.Text(standing.name, expand=True, style=name),
    ]
    if not by_wins:
        cells.append(small_text(say.text("series-games-played", games=standing.games)))
    cells.append(ft.Text(str(standing.points), style=points))
    row = ft.Container(
        ft.Row(cells, spacing=Space.S),
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.XXS),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.line)),
    )
    label = standing_label(standing, say, by_wins=by_wins)
    return ft.Semantics(label=label, content=silent(row), key=f"standing-{standing.name}")


def _game(
    number: int, game: SeriesGame, on_table: GameId | None, actions: SeriesActions
) -> ft.Control:
    """Return a game of the series; a tap on one that is stored here opens it."""
    say = actions.say
    notes = [] if game.created is None else [day_and_time(game.created, say.language)]
    if game.game_id is None:
        notes.append(say.text("series-elsewhere"))
    elif game.finish is not None and not game.counts:
        notes.append(say.text("series-not-counted"))
    words = say.text("series-game-row", number=number, what=game_in_words(game, say))
    note = " · ".join(notes)
    if game.game_id is None:
        column: list[ft.Control] = [body_text(words), body_text(note, muted=True)]
        return ft.Container(ft.Column(column, spacing=0, tight=True), padding=Space.S)
    opens = partial(actions.links.open_game, game.game_id)
    if game.game_id == on_table:
        opens = partial(actions.navigation.go, "/table")
    icon = ft.Icons.PLAY_ARROW if game.finish is None else ft.Icons.HISTORY
    return action(Action(words, icon, opens, note=note))


def _forward(overview: SeriesOverview, actions: SeriesActions, *, playing: bool) -> Action | None:
    """Return the game on the table, the next one, or the first of another such series."""
    say, series = actions.say.text, overview.series
    if overview.score.winners:
        again = partial(actions.another, series.id)
        note = scoring_in_words(series.scoring, actions.say)
        another = Action(say("series-another"), ft.Icons.REPLAY, again, Weight.GOLD, note)
        return None if playing else another
    if playing:
        table = partial(actions.navigation.go, "/table")
        return Action(say("games-current"), ft.Icons.PLAY_ARROW, table, Weight.GOLD)
    following, note = partial(actions.next_game, series.id), say("series-next-detail")
    return Action(say("series-next"), ft.Icons.ARROW_FORWARD, following, Weight.GOLD, note)


def _sidebar(overview: SeriesOverview, actions: SeriesActions) -> list[ft.Control]:
    say, series = actions.say.text, overview.series
    enter, delete = partial(actions.enter_file, series.id), partial(actions.delete, series)
    file_note, delete_note = say("series-file-detail"), say("series-delete-detail")
    buttons = (
        Action(say("series-file"), ft.Icons.FOLDER_OPEN, enter, note=file_note),
        Action(say("series-delete"), ft.Icons.DELETE_OUTLINE, delete, note=delete_note),
    )
    return list(map(action, buttons))
