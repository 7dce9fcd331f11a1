"""A finished game from the list or a file: who won and how, and the moments worth another look."""

from functools import partial
from typing import Final

import flet as ft

from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import coin, emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import row_button, two_lines
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import DOCK, beside_dock, has_dock_beside
from companion.ui.layout.tokens import Font, Space
from companion.ui.page.common import notice
from companion.ui.page.scaffold import Outline, scaffold
from companion.ui.page.view import View
from companion.ui.replay.actions import ReplayActions
from companion.ui.replay.state import Replay
from companion.ui.result.actions import picked_person
from companion.ui.result.key_moments import MomentView, moment_views
from companion.ui.result.sections import (
    awards,
    chart_card,
    further,
    heading,
    standings,
)
from companion.ui.wording.deed import win_in_words
from companion.ui.wording.result import result_view, who_won

_EMBLEM: Final = 44.0
_COINS: Final = 40.0


def finished_game_screen(
    view: View, replay: Replay, actions: ReplayActions, cache: ControlCache
) -> ft.Control:
    """Return the result of a finished game; a tap on a moment opens the replay there."""
    say, game = actions.say.text, replay.record.game
    table, marks = game.table, view.group_state.marks
    result = result_view(game, picked_person(view), actions.say, marks)
    room = beside_dock(view.width, view.height)
    width = DOCK - 2 * Space.L - 2 if has_dock_beside(view.width, view.height) else room
    from_start, to_list = partial(actions.show, 0), partial(actions.navigation.go, "/games")
    outline = Outline(
        eyebrow=say("end-step", turn=table.turn),
        title=who_won(game, actions.say),
        hint=win_in_words(game, actions.say),
        forward=Action(say("summary-replay"), ft.Icons.PLAY_ARROW, from_start, Weight.GOLD),
        back=Action(say("games-title"), ft.Icons.ARROW_BACK, to_list),
    )
    moments = moment_views(game, actions.say)
    content = [
        *([_coins(result.coins)] if result.coins else []),
        *([heading(say("moments-title"))] if moments else []),
        *(_moment(moment, actions) for moment in moments),
        *awards(result, actions),
        chart_card(result, room, actions, cache),
    ]
    sidebar = standings(result, width, actions)
    if replay.game_id is None and view.may_change:
        # a stored game has this button in its history
        sidebar.append(action(Action(say("replay-reopen"), ft.Icons.TABLE_BAR, actions.take_up)))
    sidebar += further(actions)
    return scaffold(outline, content, sidebar, view, actions, notices=notice(view, actions))


def _coins(coins: str) -> ft.Control:
    bold = style(Font.BOLD, _COINS, current_palette().gold, round(_COINS * 1.2))
    return ft.Row([ft.Text(coins, style=bold), coin(_COINS * 0.8)], spacing=Space.XS)


def _moment(moment: MomentView, actions: ReplayActions) -> ft.Control:
    parts: list[ft.Control] = [
        two_lines(moment.words, moment.when, expand=True),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, color=current_palette().muted),
    ]
    if moment.character:
        parts.insert(0, emblem(moment.character, _EMBLEM))
    return row_button(
        ft.Row(parts, spacing=Space.S),
        moment.label,
        partial(actions.show, moment.position),
        key=f"moment-{moment.position}",
        padding=Space.S,
    )
