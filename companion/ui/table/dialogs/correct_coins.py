"""A correction of coins (R10): from where, to where, how many."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import flet as ft

from companion.core.commands import Pot
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.semantics import choosable, group, silent, spoken
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import CHOSEN_EDGE, button_style, inner_ring
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.dialog_frame import DialogContent
from companion.ui.page.dialog_kinds import (
    NO_CORRECTION,
    CorrectCoinsDialog,
    Correction,
    PlayerDialog,
)
from companion.ui.page.dialog_sizing import is_low, room
from companion.ui.table.actions import TableActions
from companion.ui.table.dialogs.correction_outlook import longest_outlook, outlook
from companion.ui.wording.history import holder, name

_ROOM_FOR_OUTLOOK = 700.0
"""Height of a page from which the outlook's room does not hide the lower row."""
_NUMBER = 48.0
"""Fixed width of the number of coins, so that the buttons beside it do not move."""
_MANY = 7
"""From this many people on, two rows of all of them do not fit a dialog."""
_IN_LINE = 480.0
"""Width from which the button that moves coins has one line beside "Close"."""


def correction_content(
    dialog: CorrectCoinsDialog, table: Table, page: tuple[float, float], actions: TableActions
) -> DialogContent:
    """Return the dialog, whose counter shares the row of its button on low pages.

    `page` is the width and height of the page in pixels.
    """
    correction, width, say = dialog.correction, room(page[0]), actions.say
    if dialog.closing:
        return closing_content(say.text(dialog.title), correction, table, actions)
    low = is_low(*page)
    counter = _coin_counter(correction, table, actions, None if low else width)
    do = correct_button(correction, table, width, actions)
    told = outlook(table, correction, say)
    words = told.words or (_figures(correction, table, say) if told.possible else "")
    above = [outlook_line(words, [longest_outlook(table, say)], page)]
    return DialogContent(
        say.text(dialog.title),
        _body(correction, table, actions),
        above_close=above if low else [*above, counter],
        beside_close=[*([counter] if low else []), ft.Container(do, expand=True)],
    )


def closing_content(
    title: str, correction: Correction, table: Table, actions: TableActions
) -> DialogContent:
    """Return the dialog that asks what becomes of coins that have not been moved."""
    say = actions.say
    discard = Action(say.text("correct-discard"), ft.Icons.CLOSE, actions.dialogs.close)
    return DialogContent(
        title,
        [
            body_text(say.text("correct-pending")),
            body_text(pair_of(correction, table, say)),
            action(_move(correction, table, actions)),
            action(discard),
        ],
    )


def _body(correction: Correction, table: Table, actions: TableActions) -> list[ft.Control]:
    """Return two rows of pots and people: from, and to.

    Of many, one that is chosen stands alone, and the second row comes after the first, so that
    all of them fit; a tap on the one chosen asks again.
    """
    say, many = actions.say, len(table.seats) >= _MANY

    def take_from(pot: int | Pot) -> None:
        again = many and pot == correction.source
        _change(actions, lambda now: replace(now, source=None if again else pot))

    def give_to(pot: int | Pot) -> None:
        again = many and pot == correction.target
        _change(actions, lambda now: replace(now, target=None if again else pot))

    first = _asked("correct-from", _choice(correction.source, take_from, table, say), say)
    if many and correction == NO_CORRECTION:
        return first
    return [
        *first,
        *_asked("correct-to", _choice(correction.target, give_to, table, say), say),
    ]


def _asked(question: str, choice: ft.Control, say: Messages) -> list[ft.Control]:
    """Return a choice below what it answers."""
    words = say.text(question)
    return [silent(body_text(words, muted=True)), group(words, choice)]


def _change(actions: TableActions, changed: Callable[[Correction], Correction]) -> None:
    """Change the correction of the open dialog as it is now."""
    actions.dialogs.change(
        CorrectCoinsDialog, lambda dialog: replace(dialog, correction=changed(dialog.correction))
    )


def outlook_line(told: str, possible: Iterable[str], page: tuple[float, float]) -> ft.Control:
    """Return what the correction would do, or why it is refused, in a live region.

    The height of what is `possible` is reserved from the start, so that no counter moves.
    """
    width, height = page
    # a low dialog is as high as the screen: its counter does not move; narrow ones lack the room
    kept = [] if height < _ROOM_FOR_OUTLOOK or width < NARROW else [*map(body_text, possible)]
    for each in kept:
        each.opacity = 0
    sentence = ft.Semantics(live_region=True, content=body_text(told))
    return ft.Stack([*map(silent, kept), sentence], visible=bool(kept or told), key="outlook")


def pair_of(correction: Correction, table: Table, say: Messages) -> str:
    """Return from where to where the coins would go; empty while one is still to be chosen."""
    transfer = correction.transfer
    if transfer is None:
        return ""
    source, target = (holder(table, say, each) for each in (transfer.from_, transfer.to))
    return say.text("moves-pair", source=source, target=target)


def correct_button(
    correction: Correction, table: Table, width: float, actions: TableActions
) -> ft.Control:
    """Return the button that moves the coins, beside "Close" in a dialog `width` pixels wide."""
    return action(_move(correction, table, actions), compact=width < _IN_LINE)


def _move(correction: Correction, table: Table, actions: TableActions) -> Action:
    say = actions.say

    def move() -> None:
        dialog = actions.view.dialog
        if isinstance(dialog, CorrectCoinsDialog | PlayerDialog) and dialog.correction.transfer:
            actions.submit_and_close(dialog.correction.transfer)

    weight = Weight.GOLD if outlook(table, correction, say).possible else Weight.LOCKED
    if correction.source is None:
        words = say.text("correct-missing-from")
    elif correction.target is None:
        words = say.text("correct-missing-to")
    else:
        words = say.text("correct-do", coins=correction.coins)
    return Action(words, ft.Icons.CHECK, move, weight)


def _choice(
    chosen: int | Pot | None, on_choose: Callable[[int | Pot], None], table: Table, say: Messages
) -> ft.Control:
    palette = current_palette()
    alone = chosen is not None and len(table.seats) >= _MANY
    pots = _pots(table) if chosen is None or not alone else (chosen,)

    def chip(pot: int | Pot) -> ft.Control:
        selected = pot == chosen
        ink = palette.on_gold if selected else palette.text
        button = Button(
            height=Touch.OPTION,
            elevation=0,
            on_click=lambda: on_choose(pot),
            style=button_style(
                ink=ink,
                fill=palette.gold_fill if selected else palette.high,
                edge=ft.BorderSide(
                    CHOSEN_EDGE if selected else 1, palette.gold if selected else palette.ctrl
                ),
                radius=Radius.TILE,
                ring=inner_ring(ink) if selected else None,
            ),
            icon=ft.Icon(ft.Icons.EXPAND_MORE, color=ink) if alone else None,
            content=ft.Text(
                _chip_words(table, say, pot), style=style(Font.MEDIUM, Size.BODY, ink, 22)
            ),
        )
        return choosable(button, str(pot), chosen=selected)

    return ft.Row([chip(pot) for pot in pots], wrap=True, spacing=Space.XS, run_spacing=Space.XS)


def _pots(table: Table) -> tuple[int | Pot, ...]:
    return ("bank", "court", *table.seats)


def _figures(wish: Correction, table: Table, say: Messages) -> str:
    """Return what both sides have and would have, in figures."""
    sides = ((wish.source, -wish.coins), (wish.target, wish.coins))
    return " · ".join(
        f"{holder(table, say, side)} {table.held(side)} → {table.held(side) + by}"
        for side, by in sides
        if side is not None
    )


def _chip_words(table: Table, say: Messages, pot: int | Pot) -> str:
    """Return the text of a chip: the name of a pot or person, and their coins."""
    named = say.text(pot) if isinstance(pot, str) else name(table, pot)
    return f"{named}\N{NO-BREAK SPACE}· {table.held(pot)}"


def _coin_counter(
    correction: Correction, table: Table, actions: TableActions, width: float | None
) -> ft.Control:
    """Return the counter of coins, in a row of `width` pixels; None: as narrow as possible.

    Screen readers are told what both sides would have then.
    """
    coins, say = correction.coins, actions.say

    def count(by: int) -> None:
        _change(actions, lambda now: replace(now, coins=max(1, now.coins + by)))

    figures = ft.Text(
        str(coins),
        style=style(Font.BOLD, Size.RESULT, current_palette().gold, Size.RESULT),
        width=_NUMBER,
        text_align=ft.TextAlign.CENTER,
    )
    told: ft.Control = figures
    if outlook(table, correction, say).possible:
        told = spoken(_outcome(correction, table, say), figures, live=True)
    row = counter(told, count, lambda by: coins + by >= 1, say)
    row.width, row.tight, row.spacing = width, width is None, Space.XXS
    return row


def _outcome(wish: Correction, table: Table, say: Messages) -> str:
    """Return in words what both sides have, and would have after a correction."""
    sides = ((wish.source, -wish.coins), (wish.target, wish.coins))
    return ". ".join(outcome(side, by, table, say) for side, by in sides if side is not None)


def outcome(side: int | Pot, by: int, table: Table, say: Messages) -> str:
    """Return in words what a person or pot has, and would have with so many coins more."""
    coins = table.held(side)
    if isinstance(side, str):
        now = say.text("pot-label", pot=say.text(side), coins=coins)
    else:
        now = say.text("place-label", person=name(table, side), coins=coins)
    return say.text("correct-outcome", now=now, coins=coins + by) if by else now


def counter(
    figures: ft.Control,
    count: Callable[[int], None],
    possible: Callable[[int], bool],
    say: Messages,
) -> ft.Row:
    """Return `figures` between a button for one fewer and one for one more.

    A tap on one calls `count` with -1 or +1.
    """

    def step(by: int, words: str, icon: ft.IconData) -> ft.Control:
        return square_button(say.text(words), icon, lambda: count(by), possible=possible(by))

    fewer = step(-1, "correct-fewer", ft.Icons.REMOVE)
    more = step(+1, "correct-more", ft.Icons.ADD)
    return ft.Row([fewer, figures, more], key="counter")
