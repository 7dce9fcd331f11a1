"""The end of a game: winners, reason, next steps."""

import flet as ft

from companion.application.group import Group, tablet_holds_coins
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.history import how_ended, names
from companion.ui.presenters.table import Scene
from companion.ui.screens.table.panel import Panel, explained
from companion.ui.state.rules_address import rule_of
from companion.ui.widgets.buttons import Action, Weight, action
from companion.ui.widgets.dock import Awaited

_RULES = {
    "thirteen": "thirteen",
    "bankruptcy": "bankruptcy",
    "cheat": rule_of("cheat"),
    "house": "ending",
}
"""The rulebook section for each end."""


def game_over_panel(scene: Scene, actions: PageActions) -> Panel:
    """Return the winners in words; the final coins stay on the table."""
    table, say = scene.table, actions.say
    winners = table.winners or ()
    by, character = how_ended(scene.game)

    def again() -> None:
        # the people of this game, which may come from a file
        setup = table.rules.setup
        holds = tablet_holds_coins(actions.view.group_state.group, setup)
        group = Group.of(setup, tablet_holds_coins=holds)
        actions.new_game.start_over_with(group.seated(table))
        actions.navigation.go("/new/set")

    return Panel(
        Awaited(
            step="over",
            eyebrow=say.text("end-step", turn=table.turn),
            title=say.text("end-won", people=names(table, winners), count=len(winners)),
        ),
        [
            explained(say.text(f"end-how-{by}", character=character), _RULES[by], actions),
            action(Action(say.text("end-again"), ft.Icons.REPLAY, again, Weight.GOLD)),
            action(Action(say.text("end-home"), ft.Icons.HOME, actions.game.leave)),
        ],
    )
