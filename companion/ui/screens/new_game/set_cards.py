"""One set to choose: its name, what it plays like, its cards and what is lawful about it."""

from collections.abc import Callable

import flet as ft

from companion.content.set_catalogue import Scenario
from companion.core.boxes import Edition
from companion.core.set_rules import JUDGE, bank_money_cards, bank_money_needed
from companion.i18n import CharacterName, Messages
from companion.ui.components.common import body_text
from companion.ui.state.draft import OWN
from companion.ui.widgets.emblems import coin, emblem
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.semantics import tap_layer
from companion.ui.widgets.text_fit import fit
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import words_of_title
from companion.ui.widgets.tokens import Font, Radius, Size, Space

_TILE = 76.0
_COIN = 18.0
_EDGE_CHOSEN = 3


def set_card(
    shown: Scenario,
    box: Edition,
    figures: ft.Control | None,
    say: Messages,
    *,
    chosen: bool,
    on_choose: Callable[[], object] | None,
) -> ft.Control:
    """A set with everything known of it; `on_choose` is None where there is no other."""
    palette = current_palette()
    head: list[ft.Control] = [
        words_of_title(title_of(shown, box, say), Size.AWAITED_LONG, 38, palette.text),
        *_notes(shown, say),
    ]
    parts: list[ft.Control] = [ft.Column(head, spacing=0, expand=True, tight=True)]
    if on_choose is not None:
        parts.insert(0, _radio_mark(chosen=chosen))
    inside = ft.Column(
        [
            ft.Row(parts, spacing=Space.S),
            ft.Row(
                [card(each, box, say) for each in shown.cards],
                wrap=True,
                spacing=Space.XXS,
                run_spacing=Space.XS,
            ),
            *_checks_of(shown, box, say),
            *([] if figures is None else [figures]),
        ],
        spacing=Space.S,
        tight=True,
    )
    edge = _EDGE_CHOSEN if chosen else 1
    framed = ft.Container(
        inside,
        # nothing in it moves when it is chosen
        padding=Space.M + _EDGE_CHOSEN - edge,
        bgcolor=palette.surface,
        border_radius=Radius.PLAQUE,
        border=ft.Border.all(edge, palette.gold if chosen else palette.line),
    )
    if on_choose is None:
        return ft.Container(framed, key=shown.id)
    tapped = ft.Stack([framed, tap_layer(None, on_choose)], fit=ft.StackFit.PASS_THROUGH)
    return ft.MergeSemantics(ft.Semantics(selected=chosen, content=tapped), key=shown.id)


def title_of(shown: Scenario, box: Edition, say: Messages) -> str:
    """What the set is called; two printings differ by their last card."""
    if shown.name is not None:
        return say.text(shown.name)
    if shown.id == OWN:
        return say.text("set-yours")
    if shown.printing is not None:
        return say.text("set-with", character=character(shown.cards[-1], box))
    if box.is_printed(shown.players, shown.cards):
        return say.text("set-printed", count=shown.players)
    return sheet_words(say, "sheet-side", shown.id.removeprefix("sheet-"))


def sheet_words(say: Messages, message: str, place: str) -> str:
    """A message about a sheet and side such as "7-a"."""
    number, _, side = place.partition("-")
    return say.text(message, number=number, side=side.upper())


def character(card: str, box: Edition) -> CharacterName:
    """The character of a card, by the name the group gave it if it is the group's own."""
    known = box.characters.get(card)
    return CharacterName(card, known.given_name if known else None)


def card(shown: str, box: Edition, say: Messages) -> ft.Control:
    """A card as emblem and name, with a coin under it if it brings money from the bank."""
    words = say.text("name-of-character", character=character(shown, box))
    fitted = fit(words, _TILE - 2, Size.CAPTION, 10)
    brings = box.characters[shown].bank_money
    return ft.Column(
        [
            emblem(shown, 52),
            ft.Text(
                words,
                no_wrap=True,
                style=style(Font.REGULAR, round(fitted.size, 1), current_palette().text, 20),
            ),
            # its place is kept where there is none: names stand in one line
            ft.Container(coin(_COIN) if brings else None, height=_COIN),
        ],
        width=_TILE,
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def mark(words: str, *, good: bool, key: str | None = None) -> ft.Control:
    """A sentence with a sign before it: all is well, or something is to be known."""
    palette = current_palette()
    icon = ft.Icons.CHECK_CIRCLE if good else ft.Icons.INFO
    return ft.Row(
        [
            ft.Icon(icon, color=palette.court if good else palette.gold, size=24),
            ft.Container(body_text(words), expand=True),
        ],
        key=key,
        spacing=Space.XS,
    )


def _notes(shown: Scenario, say: Messages) -> list[ft.Control]:
    if shown.name is not None:
        return [
            ft.Text(
                say.text("set-ours"),
                style=style(Font.MEDIUM, Size.SECONDARY, current_palette().court, 22),
            ),
            body_text(say.text(f"{shown.name}.line"), muted=True),
        ]
    if shown.printing is not None:
        return [body_text(say.text(f"printing-{shown.printing}"), muted=True)]
    return []


def _radio_mark(*, chosen: bool) -> ft.Control:
    palette = current_palette()
    icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return ft.Icon(icon, color=palette.gold if chosen else palette.ctrl, size=32)


def _checks_of(shown: Scenario, box: Edition, say: Messages) -> list[ft.Control]:
    cards = len(shown.cards)
    have = bank_money_cards(box, shown.cards)
    enough = have >= bank_money_needed(cards)
    if box.is_printed(shown.players, shown.cards):
        money = "set-bank-money" if enough else "set-bank-money-printed"
    else:
        money = "set-bank-money-own"
    found = [mark(say.text(money, have=have, cards=cards), good=enough)]
    if JUDGE in shown.cards:
        judge = say.text("set-judge-in", cards=cards, count=shown.players)
        found.insert(0, mark(judge, good=True))
    return found
