"""The claim of the player who has the device in hand."""

from functools import partial

import flet as ft

from companion.core.table import Phase
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, action
from companion.ui.page.own_seat import own_person
from companion.ui.table.actions import TableActions
from companion.ui.table.claim_actions import claim_actions
from companion.ui.wording.history import announced_name


def own_claim(scene: Scene, actions: TableActions, key: str) -> list[ft.Control]:
    """Return a large button for each card to claim with, or one that takes the claim back.

    Their keys begin with `key`. A tap counts, like those on the tiles, if another page has claimed
    since they were rendered.
    """
    table, say = scene.table, actions.say
    person = own_person(actions.view, table)
    if person is None or table.phase is not Phase.CLAIMS or person == table.active:
        return []
    if person in table.opened().claimants:
        back = partial(actions.game.take_back_claim, person)
        button = action(Action(say.text("seat-claim-back"), ft.Icons.UNDO, back))
        button.key = f"{key}-own-back"
        return [button]
    words = say.text("seat-claim", character=announced_name(table))
    buttons: list[ft.Control] = []
    for slot, each in claim_actions(table, person, words, actions.game.submit, say).items():
        button = action(each)
        button.key = f"{key}-own-{slot}"
        buttons.append(button)
    return buttons
