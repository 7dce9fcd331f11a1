"""The sheet of a player: a late claim, coins, a mistaken look; and mistaken looks of anybody."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import WINNING_COINS, cards_each
from companion.core.commands import MistakenLook
from companion.core.table import Table
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, spoken
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_frame import DialogContent
from companion.ui.page.dialog_kinds import (
    NO_CORRECTION,
    CorrectCoinsDialog,
    Correction,
    PersonMarkDialog,
    PlayerDialog,
    RenameDialog,
)
from companion.ui.page.dialog_sizing import room
from companion.ui.page.guest_limits import may_play, refusal_of_page
from companion.ui.page.notices import why_refused
from companion.ui.page.own_seat import own_person
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import claim_actions
from companion.ui.table.dialogs.correct_coins import (
    closing_content,
    correct_button,
    counter,
    outcome,
    outlook_line,
    pair_of,
)
from companion.ui.table.dialogs.correction_outlook import outlook
from companion.ui.table.panel_parts import explained
from companion.ui.wording.history import announced_name, name

_FIGURES = 132.0
"""Fixed width of the coins, so that the buttons beside them do not move."""


def player_content(
    dialog: PlayerDialog, table: Table, view: View, actions: TableActions
) -> DialogContent:
    """Return what can be put right about a player, and claiming if it is too late for a tap."""
    person, limited = dialog.person, refusal_of_page(view)
    title, own = name(table, person), person == own_person(view, table)
    # on the practice table, nobody has the device in hand
    seat = [] if view.practice else [_seat(table, person, actions, own=own)]
    if limited is not None:
        looked = _mistaken_look(table, person, actions) if own and may_play(view) else []
        return DialogContent(title, [*seat, *looked, *why_refused(limited, actions)])
    if dialog.closing:
        return closing_content(title, dialog.correction, table, actions)
    width = room(view.width)
    coins = [_counter(table, dialog, width, actions)]
    looked = _mistaken_look(table, person, actions)
    # on a phone, who sits there comes before corrections
    first, last = ([*seat, *coins, *looked], []) if view.guest else ([*coins, *looked], seat)
    body = [
        *_claims(table, person, actions),
        *first,
        *_renaming(table, person, actions),
        *([] if view.practice else [_marking(table, person, actions)]),
        action(
            Action(
                actions.say.text("more-correct"),
                ft.Icons.SWAP_VERT,
                partial(_correct, person, actions),
                note=actions.say.text("more-correct-detail"),
            )
        ),
        *last,
    ]

    def told(wish: Correction) -> str:
        return outlook(table, wish, actions.say).words or pair_of(wish, table, actions.say)

    now = table.coins_of(person)
    ends = [told(_from_bank(person, coins - now)) for coins in (0, WINNING_COINS)]
    return DialogContent(
        title,
        body,
        above_close=[
            outlook_line(told(dialog.correction), [max(ends, key=len)], (view.width, view.height))
        ],
        beside_close=[ft.Container(_move_button(dialog, table, width, actions), expand=True)],
    )


def _move_button(
    dialog: PlayerDialog, table: Table, width: float, actions: TableActions
) -> ft.Control:
    """Return the button that moves the counted coins; until one is counted, only its place."""
    wish = dialog.correction
    if wish.transfer is not None:
        return correct_button(wish, table, width, actions)
    kept = correct_button(_from_bank(dialog.person, 1), table, width, actions)
    kept.disabled, kept.opacity = True, 0
    return silent(kept)


def _seat(table: Table, person: int, actions: TableActions, *, own: bool) -> ft.Control:
    """Return the button that says this player has the device in hand, or no longer."""
    say, take = actions.say.text, actions.preferences.take_seat
    if own:
        return action(Action(say("seat-leave"), ft.Icons.PERSON_OFF, lambda: take(None)))
    sit = partial(take, table.names[person])
    return action(Action(say("seat-sit"), ft.Icons.EVENT_SEAT, sit, note=say("seat-sit-detail")))


def _claims(table: Table, person: int, actions: TableActions) -> list[ft.Control]:
    # its words and the character are only known while one is announced
    if table.announcement is None:
        return []
    words = actions.say.text("player-claims", character=announced_name(table))
    submit = actions.submit_and_close
    return [*map(action, claim_actions(table, person, words, submit, actions.say).values())]


def _mistaken_look(table: Table, person: int, actions: TableActions) -> list[ft.Control]:
    if table.end is not None:
        return []
    return [_mistaken_look_button(actions.say.text("player-mistaken"), table, person, actions)]


def mistaken_look_body(table: Table, actions: TableActions) -> list[ft.Control]:
    """Return a button per person who may have looked by mistake; those who owe a look say so."""
    say = actions.say.text
    # the person owes the look, not the card (R14)
    any_card = [body_text(say("mistaken-any-card"), muted=True)]
    return [
        explained(say("more-mistaken-detail"), "mistaken-look", actions),
        *(any_card if cards_each(len(table.seats)) > 1 else []),
        *(
            _mistaken_look_button(name(table, person), table, person, actions)
            for person in table.seats
        ),
    ]


def _mistaken_look_button(
    words: str, table: Table, person: int, actions: TableActions
) -> ft.Control:
    look = partial(actions.submit_and_close, MistakenLook(person))
    owes = actions.say.text("mistaken-owes") if person in table.owes_look else None
    return action(Action(words, ft.Icons.VISIBILITY, look, note=owes))


def _renaming(table: Table, person: int, actions: TableActions) -> list[ft.Control]:
    if table.rules.setup.version == 1:
        # such a record has no names but those of its setup
        return []
    rename = partial(actions.dialogs.open, RenameDialog(person))
    return [action(Action(actions.say.text("player-rename"), ft.Icons.EDIT, rename))]


def _marking(table: Table, person: int, actions: TableActions) -> ft.Control:
    mark = partial(actions.dialogs.open, PersonMarkDialog(table.names[person]))
    return action(Action(actions.say.text("mark-title"), ft.Icons.PALETTE, mark))


def _correct(person: int, actions: TableActions) -> None:
    """Open the correction of coins with what was counted, or with the player as its source."""
    dialog = actions.view.dialog
    counted = dialog.correction if isinstance(dialog, PlayerDialog) else NO_CORRECTION
    if counted.source is None:
        counted = Correction(source=person)
    actions.dialogs.open(CorrectCoinsDialog(counted))


def _gained(correction: Correction) -> int:
    """Return the coins that a correction between a player and the bank gives the player."""
    if correction.source is None:
        return 0
    return correction.coins if correction.source == "bank" else -correction.coins


def _from_bank(person: int, coins: int) -> Correction:
    if coins == 0:
        return NO_CORRECTION
    if coins > 0:
        return Correction("bank", person, coins)
    return Correction(person, "bank", -coins)


def _counter(table: Table, dialog: PlayerDialog, line: float, actions: TableActions) -> ft.Control:
    """Return the player's coins, with one fewer and one more beside them, on `line` pixels."""
    say, person = actions.say, dialog.person
    now, gained = table.coins_of(person), _gained(dialog.correction)

    def count(by: int) -> None:
        actions.dialogs.change(
            PlayerDialog,
            lambda now: replace(now, correction=_from_bank(person, _gained(now.correction) + by)),
        )

    def possible(by: int) -> bool:
        return now + gained + by >= 0 and gained + by <= table.bank

    figures = f"{now} → {now + gained}" if gained else str(now)
    width = min(_FIGURES, line - 2 * (Touch.OPTION + Space.XS))
    size = fit(figures, width, Size.RESULT, Size.SMALLEST, Font.BOLD, on_two=0).size
    shown = ft.Text(
        figures,
        width=width,
        no_wrap=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.BOLD, size, current_palette().gold, Size.RESULT),
    )
    told = spoken(outcome(person, gained, table, say), shown, live=bool(gained))
    row = counter(told, count, possible, say)
    row.alignment, row.spacing = ft.MainAxisAlignment.CENTER, Space.XS
    return row
