"""The end of a game: winners, reason, next steps."""

import flet as ft

from companion.application.group.last_group import Group, tablet_holds_coins
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Weight, in_row
from companion.ui.layout.tokens import Space
from companion.ui.page.rules_address import rule_of
from companion.ui.result.sections import (
    awards,
    best_moments,
    further,
    short_standings,
    to_picture,
    tonight,
)
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.table.panel_parts import (
    Panel,
    PanelLayout,
    explained,
    foot_button,
    help_with_section,
    note,
)
from companion.ui.wording.deed import win_in_words
from companion.ui.wording.history import how_ended, names
from companion.ui.wording.result import result_view

_RULES = {
    "thirteen": "thirteen",
    "bankruptcy": "bankruptcy",
    "cheat": rule_of("cheat"),
    "house": "ending",
    "alone": "ending",
}
"""The rulebook section for each end."""
_THREE_BUTTONS = 280.0
"""Width from which three buttons have room in one row."""


def game_over_panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the winners in words, what to do next, the standings and awards.

    Where the seats are a list, standings and awards take its place.
    """
    table, say = scene.table, actions.say
    winners = table.winners or ()
    by, _ = how_ended(scene.game)

    again = actions.links.next_in_series() or _rematch(scene, actions)
    others = (
        Action(say.text("end-home"), ft.Icons.HOME, actions.game.leave),
        Action(say.text("end-save"), ft.Icons.DOWNLOAD, actions.files.save_record),
    )
    view = result_view(scene.game, layout.reader.picked, say, actions.view.group_state.marks)
    awaited = Awaited(
        step="over",
        eyebrow=say.text("end-step", turn=table.turn),
        title=say.text("end-won", people=names(table, winners), count=len(winners)),
    )
    how = win_in_words(scene.game, say)
    body: list[ft.Control] = [
        *([] if layout.in_list else tonight(layout.reader.tonight, actions)),
        *actions.links.series_standing(),
        note(how, small=True) if layout.in_list else explained(how, _RULES[by], actions),
    ]
    # below a list, chart and awards need the room
    why = help_with_section(_RULES[by], actions) if layout.in_list else None
    beside = layout.reader.may_change and layout.beside_undo is not None
    if beside:
        # the foot has room for one
        shared = () if layout.in_list else to_picture(actions)
        body.append(_in_row((*others, *shared), layout.width))
    if not layout.in_list:
        body += [
            short_standings(view, layout.width, actions),
            *best_moments(scene.game, actions),
            *awards(view, actions),
        ]
        if layout.reader.may_change:
            body += actions.links.begin_series()
        body += further(actions, has_picture=beside)
    if not layout.reader.may_change:
        home = Action(
            say.text("end-home"), ft.Icons.HOME, lambda: actions.navigation.go("/"), Weight.GOLD
        )
        return Panel(awaited, body, foot_button(home, layout), why)
    if beside:
        return Panel(awaited, body, foot_button(again, layout), why)
    if layout.width >= _THREE_BUTTONS:
        return Panel(awaited, body, _in_row((again, *others), layout.width), why)
    rows: list[ft.Control] = [_in_row((again,), layout.width), _in_row(others, layout.width)]
    return Panel(awaited, body, ft.Column(rows, spacing=Space.XS, tight=True), why)


def _rematch(scene: Scene, actions: TableActions) -> Action:
    def play() -> None:
        if actions.context.tap_guard.reject_if_bounced():
            return
        # the people of this game, which may come from a file
        holds = tablet_holds_coins(actions.view.group_state.group, scene.game)
        group = Group.of(scene.table.rules.setup, tablet_holds_coins=holds)
        actions.links.play_with(group.seated(scene.game))
        actions.navigation.go("/new/set")

    return Action(actions.say.text("end-again"), ft.Icons.REPLAY, play, Weight.GOLD)


def _in_row(buttons: tuple[Action, ...], width: float) -> ft.Control:
    return ft.Row(in_row(buttons, width), spacing=Space.XS)
