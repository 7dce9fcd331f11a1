"""The sheet of a character in play: its power, announcing it, its rules."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.content import plain
from companion.core.boxes import Character, slots_to_announce
from companion.core.commands import Announce, CardSlot, TurnAction
from companion.core.legal import why_not
from companion.core.table import Phase, Table
from companion.i18n import Messages, NameLanguage
from companion.i18n.rule_errors import explain_in
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import MaskDialog
from companion.ui.page.guest_limits import refusal_to_act
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.wording.card_names import both_names
from companion.ui.wording.power_texts import power_texts


def mask_title(
    dialog: MaskDialog, table: Table, card_language: NameLanguage | None, say: Messages
) -> str:
    """Return the character's name, and the one on its card if that is another."""
    return both_names(table.rules.characters[dialog.character], say, card_language)


def mask_body(
    dialog: MaskDialog, table: Table, view: View, actions: TableActions
) -> list[ft.Control]:
    """Return the power, a button to announce the character or why not, and one to its rules."""
    character = table.rules.characters[dialog.character]
    power = power_texts(character, table.rules, actions.library, actions.say)
    rules = Action(
        actions.say.text("tool-rules"),
        ft.Icons.MENU_BOOK,
        lambda: actions.navigation.open_character(character, table.rules.setup),
    )
    acts = table.phase is Phase.TURN and refusal_to_act(view, table) is None
    buttons = (*(_announcing(table, character, actions) if acts else []), rules)
    return [*(body_text(plain(words)) for words in power), *map(action, buttons)]


def _announcing(table: Table, character: Character, actions: TableActions) -> list[Action]:
    """Return one button, or with several cards one per card slot."""
    say = actions.say
    words, icon = say.text("action-announce"), ft.Icons.CAMPAIGN
    refused = why_not(table, TurnAction.ANNOUNCE)
    if refused is not None:
        why = explain_in(table.rules.setup, refused, say)
        return [Action(words, icon, None, Weight.LOCKED, why)]

    def announcing(slot: CardSlot | None) -> Callable[[], None]:
        return partial(actions.submit_and_close, Announce(character.id, slot))

    slots = slots_to_announce(len(table.seats))
    if not slots:
        return [Action(words, icon, announcing(None), Weight.GOLD)]
    return [Action(say.text(f"action-announce-{slot}"), icon, announcing(slot)) for slot in slots]
