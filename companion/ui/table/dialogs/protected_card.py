"""The sheet of a protected card: what may be done with it, and doing it."""

from functools import partial

import flet as ft

from companion.core.commands import CardSlot, Claim
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import ProtectedCardDialog
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import use_of_protected_card
from companion.ui.wording.history import announced_name, name, with_card_slot
from companion.ui.wording.multi_card_rules import protected_notes, swap_notes


def protected_card_title(dialog: ProtectedCardDialog, table: Table, say: Messages) -> str:
    """Return the owner's name and the name of the card."""
    hand = say.text(f"hand-{CardSlot.PROTECTED}")
    return say.text("claim-with", person=name(table, dialog.person), hand=hand)


def protected_card_body(
    dialog: ProtectedCardDialog, table: Table, actions: TableActions
) -> list[ft.Control]:
    """Return the rules of the game's printing, what its owner may do now, and the full rules."""
    players, say = len(table.seats), actions.say.text
    limits = table.rules.edition.swap_limits_for(players, table.rules.setup.printing)
    notes = (*swap_notes(players, limits), *protected_notes(players))
    rules = Action(
        say("tool-rules"),
        ft.Icons.MENU_BOOK,
        lambda: actions.navigation.open_rule("protected-card"),
    )
    return [
        *(body_text(say(message)) for message in notes),
        *_use(table, dialog.person, actions),
        action(rules),
    ]


def _use(table: Table, person: int, actions: TableActions) -> list[ft.Control]:
    command = use_of_protected_card(table, person)
    if command is None:
        return []
    say = actions.say
    words, icon = say.text("action-swap"), ft.Icons.SWAP_HORIZ
    if isinstance(command, Claim):
        words = say.text("player-claims", character=announced_name(table))
        icon = ft.Icons.FRONT_HAND
    use = partial(actions.submit_and_close, command)
    return [action(Action(with_card_slot(words, CardSlot.PROTECTED, say), icon, use, Weight.GOLD))]
