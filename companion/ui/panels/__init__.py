"""What stands in the dock for each thing that can be awaited."""

from companion.core.table import Awaiting
from companion.ui.desk import Desk
from companion.ui.panels.announce import announce_panel
from companion.ui.panels.answer import answer_panel
from companion.ui.panels.choice import choice_panel
from companion.ui.panels.claims import claims_panel
from companion.ui.panels.frame import Frame, Panel
from companion.ui.panels.over import over_panel
from companion.ui.panels.turn import turn_panel
from companion.ui.scene import Scene

__all__ = ["Frame", "Panel", "panel"]


def panel(scene: Scene, desk: Desk, frame: Frame) -> Panel:
    """The words and controls for what the table waits for."""
    shown = _panel(scene, desk, frame)
    if shown.lasting:
        return shown
    stamp = f"{scene.pick.revision}-{shown.awaited.step}"
    for place, control in enumerate(shown.body):
        # a child that turns into something else has to be a new child to the client
        control.key = f"{stamp}-{control.key or type(control).__name__}-{place}"
    if shown.primary is not None:
        shown.primary.key = f"{stamp}-confirm"
    return shown


def _panel(scene: Scene, desk: Desk, frame: Frame) -> Panel:
    match scene.table.awaiting:
        case None:
            return over_panel(scene, desk, frame)
        case Awaiting.CLAIMS | Awaiting.REVEAL:
            return claims_panel(scene, desk, frame)
        case Awaiting.CHOICE:
            return choice_panel(scene, desk, frame)
        case Awaiting.ANSWER:
            return answer_panel(scene, desk, frame)
        case Awaiting.TURN if scene.pick.announcing:
            return announce_panel(scene, desk, frame)
        case Awaiting.TURN:
            return turn_panel(scene, desk, frame)
