"""What stands in the dock for each thing that can be awaited."""

from companion.core.table import Phase
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.table_scene import Scene
from companion.ui.screens.table.announce import announce_panel
from companion.ui.screens.table.answer import answer_panel
from companion.ui.screens.table.claims import claims_panel
from companion.ui.screens.table.game_over import over_panel
from companion.ui.screens.table.panel import Frame, Panel
from companion.ui.screens.table.power_choice import choice_panel
from companion.ui.screens.table.turn import turn_panel

__all__ = ["Frame", "Panel", "panel"]


def panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    """The words and controls for what the table waits for."""
    shown = _panel(scene, actions, frame)
    if shown.lasting:
        return shown
    stamp = f"{scene.selection.revision}-{shown.awaited.step}"
    for place, control in enumerate(shown.body):
        if control.key in shown.stable_keys:
            continue
        # a child that turns into something else has to be a new child to the client
        control.key = f"{stamp}-{control.key or type(control).__name__}-{place}"
    if shown.primary is not None:
        shown.primary.key = f"{stamp}-confirm"
    return shown


def _panel(scene: Scene, actions: PageActions, frame: Frame) -> Panel:
    match scene.table.phase:
        case None:
            return over_panel(scene, actions, frame)
        case Phase.CLAIMS | Phase.REVEAL:
            return claims_panel(scene, actions, frame)
        case Phase.CHOICE:
            return choice_panel(scene, actions, frame)
        case Phase.ANSWER:
            return answer_panel(scene, actions, frame)
        case Phase.TURN if scene.selection.announcing:
            return announce_panel(scene, actions, frame)
        case Phase.TURN:
            return turn_panel(scene, actions, frame)
