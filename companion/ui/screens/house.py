"""The blank card: the characters a group has made up, and making another one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft
from pydantic import ValidationError

from companion.core.house import HouseCharacter
from companion.core.powers.blocks import Block
from companion.core.setup import name_defects
from companion.i18n import describe
from companion.session.house import House, house_of, keep_house
from companion.session.ports import StorageFault
from companion.ui.desk import Desk
from companion.ui.look import pictures
from companion.ui.look.buttons import Action, Tap, Weight, action, button_style, named
from companion.ui.look.checks import Check, checks
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space, Touch
from companion.ui.making import KINDS, Making, coins_in, in_words, kind_of, power_in_words
from companion.ui.pages import Page, page
from companion.ui.parts import body_text, notice
from companion.ui.state import View

_NAME_LIMIT = 40
_TEXT_LIMIT = 300
_MOST_PLAYERS = 13
_FIRST_FIGURE = 3
_BACK = "/new/own"

Change = Callable[[Callable[[Making], Making]], None]
"""Changes what has been said so far."""


@ft.component
def house_screen(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """What is kept at the side, and the character being made."""
    making, change = ft.use_state(Making())
    _, draw_anew = ft.use_state(0)
    house = _kept(desk)
    say = desk.say.text

    def keep() -> None:
        made = _made(making, house, desk)
        if made is not None and _store(made, desk):
            _take(made.characters[-1], desk)

    def forget(character: HouseCharacter) -> None:
        fewer = house.without(character.id)
        if _store(fewer, desk):
            draw_anew(lambda times: times + 1)
            if character in desk.view.draft.house:
                _drop(desk)

    told = notice(view, desk, palette)
    return page(
        Page(
            eyebrow=say("house-step"),
            title=say("house-title"),
            hint=say("house-hint"),
            aside_eyebrow=say("house-kept") if house.characters else "",
            aside_title="",
            go_on=Action(say("house-keep"), ft.Icons.CHECK, keep, Weight.GOLD),
            back=Action(say("house-back"), ft.Icons.ARROW_BACK, lambda: desk.go(_BACK)),
        ),
        [
            # above the fields, where a phone shows it too; always there, so that no field moves
            ft.Column([*told], key="told", visible=bool(told), tight=True),
            *_form(making, change, desk, palette),
        ],
        [
            *(_card(each, forget, view, desk, palette) for each in house.characters),
        ],
        view,
        desk,
        palette,
    )


def _kept(desk: Desk) -> House:
    try:
        return house_of(desk.services.store)
    except StorageFault as fault:
        desk.tell(describe(fault, desk.say))
        return House()


def _store(house: House, desk: Desk) -> bool:
    try:
        keep_house(desk.services.store, house)
    except StorageFault as fault:
        desk.tell(describe(fault, desk.say))
        return False
    return True


def _made(making: Making, house: House, desk: Desk) -> House | None:
    """The characters with the new one; None where it cannot be, which the screen then says."""
    names = (*(each.name for each in house.characters), making.name.strip())
    try:
        if not any(name_defects(names)):
            return house.having(making.character(house.free_id()))
    except ValidationError:
        pass
    desk.tell(desk.say.text("house-unnamed"))
    return None


def _take(character: HouseCharacter, desk: Desk) -> None:
    """Lay the character on the blank card and show the cards."""
    _drop(desk)
    desk.change_draft(replace(desk.view.draft, house=(character,)))
    desk.go(_BACK)


def _drop(desk: Desk) -> None:
    """Clear the blank card, and the set of a character that would no longer be in the box."""
    now = desk.view.draft
    own = {each.id for each in now.house}
    cards = tuple(card for card in now.cards if card not in own)
    desk.change_draft(replace(now, house=(), cards=cards))


def _card(
    character: HouseCharacter,
    forget: Callable[[HouseCharacter], None],
    view: View,
    desk: Desk,
    palette: Palette,
) -> ft.Control:
    say = desk.say.text
    taken = character in view.draft.house
    words = character.text or power_in_words(character.power, desk.say)
    head = ft.Row(
        [
            ft.Image(
                src=pictures.emblem(character.id, palette.paints),
                width=48,
                height=48,
                exclude_from_semantics=True,
            ),
            ft.Container(body_text(words, palette, muted=True), expand=True),
        ],
        spacing=Space.S,
    )
    play = Action(
        say("house-taken" if taken else "house-take", name=character.name),
        ft.Icons.PLAY_ARROW,
        lambda: _take(character, desk),
    )
    gone = Action(
        say("house-forget", name=character.name), ft.Icons.DELETE, lambda: forget(character)
    )
    return ft.Column(
        [head, action(play, palette), action(gone, palette)],
        key=character.id,
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _form(making: Making, change: Change, desk: Desk, palette: Palette) -> list[ft.Control]:
    say = desk.say.text
    money = Check("money", say("house-money"), "", making.bank_money)
    chosen = [kind_of(block) for block in making.power]
    rows: list[ft.Control] = []
    for kind in KINDS:
        block = next((each for each in making.power if kind_of(each) == kind_of(kind)), kind)
        rows.append(_row(block, kind_of(kind) in chosen, change, desk, palette))
    return [
        _field(
            say("house-name"), _NAME_LIMIT, lambda words: change(_naming(words)), palette, lines=1
        ),
        _field(
            say("house-text"), _TEXT_LIMIT, lambda words: change(_telling(words)), palette, lines=3
        ),
        checks((money,), lambda _: change(_turned), palette),
        _counter(
            say("house-minimum", count=making.minimum),
            (say("house-fewer-players"), say("house-more-players")),
            lambda by: change(_from_players(by)),
            palette,
        ),
        body_text(say("house-power"), palette),
        ft.Column(rows, key="power", spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        body_text(power_in_words(making.power, desk.say) or say("house-none"), palette, muted=True),
    ]


def _naming(words: str) -> Callable[[Making], Making]:
    return lambda now: replace(now, name=words)


def _telling(words: str) -> Callable[[Making], Making]:
    return lambda now: replace(now, text=words)


def _with_coins(kind: str, by: int) -> Callable[[Making], Making]:
    return lambda now: now.with_coins(kind, by)


def _turned(now: Making) -> Making:
    return replace(now, bank_money=not now.bank_money)


def _from_players(by: int) -> Callable[[Making], Making]:
    # two play anyway: below the first figure that says something there is only "any number"
    def changed(now: Making) -> Making:
        least = min(_MOST_PLAYERS, now.minimum + by)
        if least < _FIRST_FIGURE:
            least = _FIRST_FIGURE if by > 0 else 0
        return replace(now, minimum=least)

    return changed


def _row(block: Block, ticked: bool, change: Change, desk: Desk, palette: Palette) -> ft.Control:
    """A block to tick, and once it is ticked its figure."""
    kind, words = kind_of(block), in_words(block, desk.say)
    row = checks(
        (Check(kind, words, "", ticked),),
        lambda value: change(lambda now: now.toggled(value)),
        palette,
    )
    parts: list[ft.Control] = [ft.Container(row, key=f"tick-{kind}", expand=True)]
    if ticked and coins_in(block) is not None:
        labels = ("house-fewer-coins", "house-more-coins")
        parts += [
            _step(
                desk.say.text(label, what=words),
                icon,
                partial(change, _with_coins(kind, by)),
                palette,
            )
            for label, icon, by in zip(labels, _ICONS, (-1, 1), strict=True)
        ]
    return ft.Row(parts, key=f"{kind}-{ticked}", spacing=Space.XS)


_ICONS = (ft.Icons.REMOVE, ft.Icons.ADD)


def _counter(
    words: str, labels: tuple[str, str], on_step: Callable[[int], object], palette: Palette
) -> ft.Control:
    return ft.Row(
        [
            ft.Container(body_text(words, palette), expand=True),
            *(
                _step(label, icon, partial(on_step, by), palette)
                for label, icon, by in zip(labels, _ICONS, (-1, 1), strict=True)
            ),
        ],
        key="minimum",
        spacing=Space.XS,
    )


def _step(label: str, icon: ft.IconData, on_tap: Tap, palette: Palette) -> ft.Control:
    return named(
        label,
        ft.Button(
            content=ft.Icon(icon, size=24, color=palette.text),
            width=Touch.OPTION,
            height=Touch.OPTION,
            on_click=on_tap,
            style=button_style(
                palette,
                ink=palette.text,
                fill=palette.high,
                edge=ft.BorderSide(1, palette.ctrl),
                padding=0,
                radius=Radius.TILE,
            ),
        ),
    )


@ft.component
def _field(
    label: str,
    limit: int,
    on_typed: Callable[[str], object],
    palette: Palette,
    lines: int,
) -> ft.Control:
    """A field that nobody but its typist writes into."""

    def made() -> ft.TextField:
        return ft.TextField(
            label=label,
            max_length=limit,
            counter="",
            multiline=lines > 1,
            min_lines=1,
            max_lines=lines,
            text_style=style(Font.MEDIUM, Size.LIST, palette.text, 24),
            border_color=palette.ctrl,
            focused_border_color=palette.focus,
            border_radius=Radius.TILE,
            on_change=lambda event: on_typed(event.control.value or ""),
        )

    return ft.use_memo(made, [label, palette.name])
