"""A correction of coins (R10): from where, to where, how many."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil

import flet as ft

from companion.core.commands import Pot, Transfer
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import button_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import text_width
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_frame import CLOSE_HEIGHT, DialogContent
from companion.ui.page.dialog_kinds import CorrectCoinsDialog, Correction
from companion.ui.page.dialog_sizing import is_low, room
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.dialogs.correction_outlook import longest_outlook, outlook
from companion.ui.wording.history import name

_ROOM_FOR_OUTLOOK = 700.0
"""Height of a page from which the outlook's room does not hide the lower row."""
_NUMBER = 48.0
"""Fixed width of the number of coins, so that the buttons beside it do not move."""
_IN_LINE = 480.0
"""Width from which the button that moves coins has one line beside "Close"."""
_FOOT = Touch.OPTION + Space.S + Touch.ACTION_PHONE - CLOSE_HEIGHT
"""Height of the counter and the button in excess of a plain foot."""


def correction_content(
    dialog: CorrectCoinsDialog, view: View, actions: TableActions
) -> DialogContent:
    """Return the dialog, whose counter shares the row of its button on low pages."""
    correction, width = dialog.correction, room(view.width)
    low = is_low(view.width, view.height)
    counter = coin_counter(correction.coins, actions, None if low else width)
    do = correct_button(correction, view, actions, compact=width < _IN_LINE)
    above = [correction_outlook(correction, view, actions)]
    return DialogContent(
        actions.say.text(dialog.title),
        correction_body(dialog, view, actions),
        min_height(view, actions.say, width) + _FOOT,
        above_close=above if low else [*above, counter],
        beside_close=[*([counter] if low else []), ft.Container(do, expand=True)],
    )


def correction_body(
    dialog: CorrectCoinsDialog, view: View, actions: TableActions
) -> list[ft.Control]:
    """Return two rows of pots and people: from, and to."""
    game = view.snapshot.game
    if game is None:
        return []
    table, say, correction = game.table, actions.say, dialog.correction
    pots = _pots(table)

    def take_from(pot: int | Pot) -> None:
        _change(actions, lambda now: replace(now, source=pot))

    def give_to(pot: int | Pot) -> None:
        _change(actions, lambda now: replace(now, target=pot))

    return [
        body_text(say.text("correct-from"), muted=True),
        _choice(pots, correction.source, take_from, table, say),
        body_text(say.text("correct-to"), muted=True),
        _choice(pots, correction.target, give_to, table, say),
    ]


def _change(actions: TableActions, changed: Callable[[Correction], Correction]) -> None:
    """Change the correction of the open dialog as it is now."""
    actions.dialogs.change(
        CorrectCoinsDialog, lambda dialog: replace(dialog, correction=changed(dialog.correction))
    )


def min_height(view: View, say: Messages, width: float) -> float:
    """Return the minimum height of the two rows in pixels."""
    game = view.snapshot.game
    if game is None:
        return 0.0
    words = (_chip_words(game.table, say, each) for each in _pots(game.table))
    wide = sum(Size.BODY * text_width(each) + 2 * Space.M + Space.XS for each in words)
    lines = ceil(wide / (width + Space.XS))
    return 2 * (Size.BODY_LINE + lines * (Touch.OPTION + Space.XS) + Space.S)


def correction_outlook(correction: Correction, view: View, actions: TableActions) -> ft.Control:
    """Return what the correction would do, or why it is refused, in a live region.

    Its height is reserved from the start, so that the counter below it does not move.
    """
    game = view.snapshot.game
    sentence = body_text("")
    room = body_text("")
    room.opacity = 0
    if game is not None:
        sentence.value = outlook(game.table, correction, actions.say).words or ""
        room.value = longest_outlook(game.table, actions.say)
    # a low dialog is as high as the screen: its counter does not move; narrow ones lack the room
    kept = [] if view.height < _ROOM_FOR_OUTLOOK or view.width < NARROW else [silent(room)]
    return ft.Stack(
        [*kept, ft.Semantics(live_region=True, content=sentence)],
        visible=bool(kept or sentence.value),
        key="outlook",
    )


def correct_button(
    correction: Correction, view: View, actions: TableActions, *, compact: bool
) -> ft.Control:
    """Return the button that moves the coins."""
    game = view.snapshot.game
    possible = game is not None and outlook(game.table, correction, actions.say).possible

    def move() -> None:
        dialog = actions.view.dialog
        if not isinstance(dialog, CorrectCoinsDialog):
            return
        now = dialog.correction
        if now.source is None or now.target is None:
            return
        if actions.game.submit(Transfer(now.source, now.target, now.coins)):
            actions.dialogs.close()

    weight = Weight.GOLD if possible else Weight.LOCKED
    if correction.source is None or correction.target is None:
        missing = "from" if correction.source is None else "to"
        words = actions.say.text(f"correct-missing-{missing}")
    else:
        words = actions.say.text("correct-do", coins=correction.coins)
    return action(Action(words, ft.Icons.CHECK, move, weight), compact=compact)


def _choice(
    pots: tuple[int | Pot, ...],
    chosen: int | Pot | None,
    on_choose: Callable[[int | Pot], None],
    table: Table,
    say: Messages,
) -> ft.Control:
    palette = current_palette()

    def chip(each: int | Pot) -> ft.Control:
        selected = each == chosen
        ink = palette.on_gold if selected else palette.text
        return ft.Button(
            key=str(each),
            height=Touch.OPTION,
            elevation=0,
            on_click=lambda: on_choose(each),
            style=button_style(
                ink=ink,
                fill=palette.gold_fill if selected else palette.high,
                edge=ft.BorderSide(1, palette.gold_fill if selected else palette.ctrl),
                radius=Radius.TILE,
            ),
            content=ft.Text(
                _chip_words(table, say, each),
                style=style(Font.MEDIUM, Size.BODY, ink, 22),
            ),
        )

    return ft.Row([chip(each) for each in pots], wrap=True, spacing=Space.XS, run_spacing=Space.XS)


def _pots(table: Table) -> tuple[int | Pot, ...]:
    return ("bank", "court", *table.seats)


def _chip_words(table: Table, say: Messages, each: int | Pot) -> str:
    """The text of a chip: the name of a pot or person, and their coins."""
    named = say.text(each) if isinstance(each, str) else name(table, each)
    return f"{named}\N{NO-BREAK SPACE}· {table.held(each)}"


def coin_counter(coins: int, actions: TableActions, width: float | None) -> ft.Control:
    """Return the counter of coins, in a row of `width` pixels; None: as narrow as possible."""

    def count(by: int) -> None:
        _change(actions, lambda now: replace(now, coins=max(1, now.coins + by)))

    def step(by: int, words: str, icon: ft.IconData) -> ft.Control:
        return square_button(
            actions.say.text(words), icon, lambda: count(by), possible=coins + by >= 1
        )

    return ft.Row(
        [
            step(-1, "correct-fewer", ft.Icons.REMOVE),
            ft.Text(
                str(coins),
                style=style(Font.BOLD, Size.RESULT, current_palette().gold, Size.RESULT),
                width=_NUMBER,
                text_align=ft.TextAlign.CENTER,
            ),
            step(+1, "correct-more", ft.Icons.ADD),
        ],
        key="counter",
        width=width,
        tight=width is None,
        spacing=Space.XXS,
    )
