"""The sheet of a player: a late claim, coins, a mistaken look."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.commands import MistakenLook, Transfer
from companion.core.table import Table
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import spoken
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.theme import style
from companion.ui.layout.text_fit import fit
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.page.dialog_kinds import (
    NO_CORRECTION,
    CorrectCoinsDialog,
    Correction,
    PlayerDialog,
    RenameDialog,
)
from companion.ui.page.dialog_sizing import room
from companion.ui.page.guest_limits import may_play, refusal_of_page, refusal_to_act
from companion.ui.page.guest_notices import why_refused
from companion.ui.page.own_seat import own_person
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import claim_actions
from companion.ui.table.dialogs.correction_outlook import outlook
from companion.ui.wording.history import announced_name, holder, name

_FIGURES = 132.0
"""Fixed width of the coins, so that the buttons beside them do not move."""


def player_title(dialog: PlayerDialog, view: View, actions: TableActions) -> str:
    """Return the player's name."""
    game = view.snapshot.game
    return "" if game is None else name(game.table, dialog.person)


def player_body(dialog: PlayerDialog, view: View, actions: TableActions) -> list[ft.Control]:
    """Return what can be put right about a player, and claiming if it is too late for a tap."""
    game = view.snapshot.game
    if game is None:
        return []
    table, person = game.table, dialog.person
    limited = refusal_of_page(view)
    own = person == own_person(view, table)
    answers = own and refusal_to_act(view, table) is None
    if limited is not None:
        return [
            *(_claims(table, person, actions) if answers else []),
            *_seat(table, person, view, actions),
            *(_mistaken_look(table, person, actions) if own and may_play(view) else []),
            *why_refused(limited, actions),
        ]
    return [
        *_claims(table, person, actions),
        _counter(table, dialog, view, actions),
        *_exchange(table, dialog.correction, actions),
        *_seat(table, person, view, actions),
        *_mistaken_look(table, person, actions),
        *_renaming(table, person, actions),
        action(
            Action(
                actions.say.text("more-correct"),
                ft.Icons.SWAP_VERT,
                partial(_correct, person, actions),
                note=actions.say.text("more-correct-detail"),
            )
        ),
    ]


def _seat(table: Table, person: int, view: View, actions: TableActions) -> list[ft.Control]:
    """Saying that this player has the device in hand, or no longer."""
    if view.practice:
        return []
    say, take = actions.say.text, actions.preferences.take_seat
    if person == own_person(view, table):
        return [action(Action(say("seat-leave"), ft.Icons.PERSON_OFF, lambda: take(None)))]
    return [
        action(
            Action(
                say("seat-sit"),
                ft.Icons.EVENT_SEAT,
                lambda: take(name(table, person)),
                note=say("seat-sit-detail"),
            )
        )
    ]


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
    return [
        action(
            Action(
                actions.say.text("player-mistaken"),
                ft.Icons.VISIBILITY,
                partial(actions.submit_and_close, MistakenLook(person)),
                note=actions.say.text("mistaken-owes") if person in table.owes_look else None,
            )
        )
    ]


def _renaming(table: Table, person: int, actions: TableActions) -> list[ft.Control]:
    if table.rules.setup.version == 1:
        # such a record has no names but those of its setup
        return []
    return [
        action(
            Action(
                actions.say.text("player-rename"),
                ft.Icons.EDIT,
                lambda: actions.dialogs.open(RenameDialog(person)),
            )
        )
    ]


def _correct(person: int, actions: TableActions) -> None:
    """Open the correction of coins with what was counted, or with the player as its source."""
    dialog = actions.view.dialog
    counted = dialog.correction if isinstance(dialog, PlayerDialog) else NO_CORRECTION
    if counted.source is None:
        counted = Correction(source=person)
    actions.dialogs.open(CorrectCoinsDialog(counted))


def _gained(correction: Correction) -> int:
    """The coins that a correction between a player and the bank gives the player."""
    if correction.source is None:
        return 0
    return correction.coins if correction.source == "bank" else -correction.coins


def _from_bank(person: int, coins: int) -> Correction:
    if coins == 0:
        return NO_CORRECTION
    if coins > 0:
        return Correction("bank", person, coins)
    return Correction(person, "bank", -coins)


def _counter(table: Table, dialog: PlayerDialog, view: View, actions: TableActions) -> ft.Control:
    """The player's coins, with one fewer and one more beside them."""
    palette, say = current_palette(), actions.say
    person = dialog.person
    now, gained = table.coins_of(person), _gained(dialog.correction)

    def count(by: int) -> None:
        actions.dialogs.change(
            PlayerDialog,
            lambda now: replace(now, correction=_from_bank(person, _gained(now.correction) + by)),
        )

    def step(by: int, words: str, icon: ft.IconData) -> ft.Control:
        after = now + gained + by
        possible = after >= 0 and gained + by <= table.bank
        return square_button(say.text(words), icon, partial(count, by), possible=possible)

    figures = f"{now} → {now + gained}" if gained else str(now)
    width = min(_FIGURES, room(view.width) - 2 * (Touch.OPTION + Space.XS))
    size = round(fit(figures, width, Size.RESULT, Size.SMALLEST, on_two=0).size, 1)
    label = say.text("place-label", person=name(table, person), coins=now + gained)
    shown = ft.Text(
        figures,
        width=width,
        no_wrap=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.BOLD, size, palette.gold, Size.RESULT),
    )
    return ft.Row(
        [
            step(-1, "correct-fewer", ft.Icons.REMOVE),
            spoken(label, shown),
            step(+1, "correct-more", ft.Icons.ADD),
        ],
        key="counter",
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=Space.XS,
    )


def _exchange(table: Table, wish: Correction, actions: TableActions) -> list[ft.Control]:
    """The button that carries the correction out; nothing while the coins stay as they are."""
    say = actions.say
    if wish.source is None or wish.target is None:
        return []
    seen, transfer = outlook(table, wish, say), Transfer(wish.source, wish.target, wish.coins)
    pair = say.text(
        "moves-pair",
        source=holder(table, say, wish.source),
        target=holder(table, say, wish.target),
    )
    return [
        action(
            Action(
                say.text("correct-do", coins=wish.coins),
                ft.Icons.CHECK,
                partial(actions.submit_and_close, transfer),
                Weight.GOLD if seen.possible else Weight.LOCKED,
                note=seen.words or pair,
            )
        )
    ]
