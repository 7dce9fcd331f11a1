"""A new game, second step: the printed set for this many people, and the setup checklist."""

from dataclasses import replace

import flet as ft

from companion.core.editions import EDITIONS, Edition, PrintedSet
from companion.core.sets import bank_money_cards
from companion.core.setup import Setup
from companion.i18n import CharacterName, Messages
from companion.ui.desk import Desk
from companion.ui.look import pictures
from companion.ui.look.buttons import Action, Weight, action, named
from companion.ui.look.checks import Check, checks
from companion.ui.look.fitting import fit
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space
from companion.ui.pages import Page, page
from companion.ui.parts import body_text, notice
from companion.ui.setting_up import opening_players, short_steps
from companion.ui.state import Draft, View

_TILE = 76.0


def set_screen(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """The sets printed for this table, one of them chosen, and what to do with the box."""
    draft, say = view.draft, desk.say.text
    edition = EDITIONS[draft.edition]
    players = len(draft.names)
    printed = edition.printed_for(players)
    chosen = chosen_set(draft)
    several = len(printed) > 1
    content = [_set_card(each, edition, each is chosen, several, desk, palette) for each in printed]
    begins = draft.names[draft.first]
    setup = setup_of(draft)
    return page(
        Page(
            eyebrow=say("set-step", edition=say(f"edition-{edition.id}"), count=players),
            title=say("set-title-printing" if several else "set-title-one"),
            hint="",
            aside_eyebrow=say("checklist"),
            aside_title=say("checklist-begins", person=begins),
            go_on=Action(
                say("start-game"),
                ft.Icons.PLAY_ARROW,
                lambda: desk.start(setup, tablet_holds_coins=draft.tablet_holds_coins),
                Weight.GOLD,
            ),
            back=Action(
                say("back"),
                ft.Icons.ARROW_BACK,
                lambda: desk.go("/new"),
                note=say("back-to-people"),
            ),
        ),
        content,
        [*notice(view, desk, palette), *_checklist(draft, setup, edition, desk, palette)],
        view,
        desk,
        palette,
    )


def chosen_set(draft: Draft) -> PrintedSet:
    """The set chosen, or the first printed one for this many people."""
    printed = EDITIONS[draft.edition].printed_for(len(draft.names))
    return next((each for each in printed if each.id == draft.set_id), printed[0])


def setup_of(draft: Draft) -> Setup:
    """The setup line a draft stands for."""
    chosen = chosen_set(draft)
    return Setup(
        edition=draft.edition,
        players=draft.names,
        cards=chosen.cards,
        first=draft.first,
        version=1,
        scenario=chosen.id,
        printing=chosen.printing,
    )


def _set_card(
    shown: PrintedSet,
    edition: Edition,
    chosen: bool,
    several: bool,
    desk: Desk,
    palette: Palette,
) -> ft.Control:
    say = desk.say.text
    apart = shown.cards[-1]
    title = (
        say("set-with", character=CharacterName(apart))
        if several
        else say("set-printed", count=shown.players)
    )
    head: list[ft.Control] = [
        ft.Text(title, style=style(Font.TITLE, Size.AWAITED_LONG, palette.text, 38))
    ]
    if shown.printing:
        head.append(body_text(say(f"printing-{shown.printing}"), palette, muted=True))
    parts: list[ft.Control] = []
    if several:
        parts.append(_radio_mark(chosen, palette))
    parts.append(ft.Column(head, spacing=0, expand=True, tight=True))
    inside = ft.Column(
        [
            ft.Row(parts, spacing=Space.S),
            ft.Row(
                [_card(card, edition, desk.say, palette) for card in shown.cards],
                wrap=True,
                spacing=Space.XXS,
                run_spacing=Space.XS,
            ),
            *_checks_of(shown, edition, desk.say, palette),
        ],
        spacing=Space.S,
        tight=True,
    )
    box = ft.Container(
        inside,
        key=shown.id,
        padding=Space.M,
        bgcolor=palette.surface,
        border_radius=Radius.PLAQUE,
        border=ft.Border.all(3 if chosen else 1, palette.gold if chosen else palette.line),
        on_click=(lambda: desk.change_draft(replace(desk.view.draft, set_id=shown.id)))
        if several
        else None,
    )
    return named(title, box) if several else box


def _radio_mark(chosen: bool, palette: Palette) -> ft.Control:
    icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return ft.Icon(icon, color=palette.gold if chosen else palette.ctrl, size=32)


def _card(card: str, edition: Edition, say: Messages, palette: Palette) -> ft.Control:
    words = say.text("character-name", character=CharacterName(card))
    fitted = fit(words, _TILE - 2, Size.CAPTION, 10)
    brings = edition.characters[card].bank_money
    return ft.Column(
        [
            ft.Image(
                src=pictures.emblem(card, palette.paints),
                width=52,
                height=52,
                exclude_from_semantics=True,
            ),
            ft.Text(
                words,
                no_wrap=True,
                style=style(Font.REGULAR, round(fitted.size, 1), palette.text, 20),
            ),
            ft.Image(
                src=pictures.emblem(pictures.COIN, palette.paints),
                width=18,
                height=18,
                visible=brings,
                exclude_from_semantics=True,
            ),
        ],
        width=_TILE,
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _checks_of(
    shown: PrintedSet, edition: Edition, say: Messages, palette: Palette
) -> list[ft.Control]:
    cards = len(shown.cards)
    have = bank_money_cards(edition, shown.cards)
    enough = 3 * have >= cards
    words = "set-bank-money" if enough else "set-bank-money-printed"
    return [
        _mark(say.text("set-judge-in", cards=cards, count=shown.players), True, palette),
        _mark(say.text(words, have=have, cards=cards), enough, palette),
    ]


def _mark(words: str, good: bool, palette: Palette) -> ft.Control:
    icon = ft.Icons.CHECK_CIRCLE if good else ft.Icons.INFO
    return ft.Row(
        [
            ft.Icon(icon, color=palette.court if good else palette.gold, size=24),
            ft.Container(body_text(words, palette), expand=True),
        ],
        spacing=Space.XS,
    )


def _checklist(
    draft: Draft, setup: Setup, edition: Edition, desk: Desk, palette: Palette
) -> list[ft.Control]:
    say = desk.say.text

    def tick(value: str) -> None:
        now = desk.view.draft
        desk.change_draft(replace(now, ticked=now.ticked ^ {value}))

    def hold() -> None:
        now = desk.view.draft
        desk.change_draft(replace(now, tablet_holds_coins=not now.tablet_holds_coins))

    steps = short_steps(setup, edition, desk.say, tablet_holds_coins=draft.tablet_holds_coins)
    rows = tuple(Check(step.id, step.words, "", step.id in draft.ticked) for step in steps)
    unpack = Action(
        say("setup-open"),
        ft.Icons.CHECKLIST,
        lambda: desk.start(setup, tablet_holds_coins=draft.tablet_holds_coins, then="/setup"),
        note=say("setup-open-detail"),
    )
    return [
        checks(rows, tick, palette),
        checks(
            (
                Check(
                    "tablet",
                    say("tablet-holds"),
                    say("tablet-holds-detail"),
                    draft.tablet_holds_coins,
                ),
            ),
            lambda _: hold(),
            palette,
        ),
        body_text(say("opening-order", people=opening_players(setup)), palette, muted=True),
        action(unpack, palette),
    ]
