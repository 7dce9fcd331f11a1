"""The panel of each phase."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.application.group.guests import GuestCode
from companion.core.table import Phase
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.page.dialog_kinds import OwnSeatDialog
from companion.ui.page.notices import why_refused
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Panel, PanelLayout
from companion.ui.table.panels.announce import announce_panel
from companion.ui.table.panels.claims import claims_panel
from companion.ui.table.panels.game_over import game_over_panel
from companion.ui.table.panels.own_phone import own_phone_panel
from companion.ui.table.panels.power_choice import answer_panel, power_choice_panel
from companion.ui.table.panels.turn import turn_panel


def panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the panel for what the table waits for."""
    shown = _panel(scene, actions, layout)
    shown = _limited(shown, scene, actions, layout)
    if shown.stable:
        return shown
    stamp = f"{scene.selection.revision}-{shown.awaited.step}"
    for index, control in enumerate(shown.body):
        if control.key in shown.stable_keys:
            continue
        # keyed by revision and step: a control must not be patched into another one
        control.key = f"{stamp}-{control.key or type(control).__name__}-{index}"
    if shown.primary is not None:
        shown.primary.key = f"{stamp}-{shown.primary.key or 'confirm'}"
    return shown


def _limited(shown: Panel, scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    """Return the panel as far as the host lets this page use it."""
    reader, table = layout.reader, scene.table
    if table.end is not None:
        return shown
    if reader.plays and reader.person is not None:
        if reader.asked and table.phase is not Phase.CLAIMS:
            return shown
        return own_phone_panel(shown, reader.person, scene, actions, layout)
    if reader.refused is not None:
        # without controls, and why
        body = why_refused(reader.refused, actions)
        if reader.refused.code is GuestCode.NO_SEAT:
            choosing = partial(actions.dialogs.open, OwnSeatDialog())
            words = actions.say.text("seat-title")
            body = [action(Action(words, ft.Icons.EVENT_SEAT, choosing))]
        return replace(shown, body=body, primary=None)
    return shown


def _panel(scene: Scene, actions: TableActions, layout: PanelLayout) -> Panel:
    match scene.table.phase:
        case None:
            return game_over_panel(scene, actions, layout)
        case Phase.CLAIMS | Phase.REVEAL:
            return claims_panel(scene, actions, layout)
        case Phase.CHOICE:
            return power_choice_panel(scene, actions, layout)
        case Phase.ANSWER:
            return answer_panel(scene, actions, layout)
        case Phase.TURN if scene.selection.announcing:
            return announce_panel(scene, actions, layout)
        case Phase.TURN:
            return turn_panel(scene, actions, layout)
