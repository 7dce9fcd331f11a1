"""The game is over: who won, how, and what next."""

from companion.session.group import Group, tablet_holds_coins
from companion.ui.address import rule_of
from companion.ui.desk import Desk
from companion.ui.look.buttons import Action, Weight, action
from companion.ui.look.dock import Awaited
from companion.ui.look.icons import Icons
from companion.ui.panels.frame import Frame, Panel, explained
from companion.ui.scene import Scene
from companion.ui.story import how_ended, names

_RULES = {
    "thirteen": "thirteen",
    "bankruptcy": "bankruptcy",
    "cheat": rule_of("cheat"),
    "house": "ending",
}
"""The section that explains each way a game ends."""


def over_panel(scene: Scene, desk: Desk, frame: Frame) -> Panel:
    """The winners in words; the final coins stay on the table."""
    table, say = scene.table, desk.say
    winners = table.winners or ()
    by, character = how_ended(scene.game)

    def again() -> None:
        # the people of this table, which a record may have brought
        setup = table.rules.setup
        holds = tablet_holds_coins(desk.view.kept.group, setup)
        group = Group.of(setup, tablet_holds_coins=holds)
        desk.draft_from(group.seated(table))
        desk.go("/new/set")

    return Panel(
        Awaited(
            step="over",
            eyebrow=say.text("end-step", turn=table.turn),
            title=say.text("end-won", people=names(table, winners), count=len(winners)),
        ),
        [
            explained(say.text(f"end-how-{by}", character=character), _RULES[by], desk, frame),
            action(Action(say.text("end-again"), Icons.REPLAY, again, Weight.GOLD), frame.palette),
            action(Action(say.text("end-home"), Icons.HOME, desk.leave), frame.palette),
        ],
    )
