"""A new game, first step: who sits where, and who is the youngest."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.editions import EDITIONS, EditionId
from companion.ui.box_language import box_language
from companion.ui.desk import Desk
from companion.ui.docked import Outline, docked
from companion.ui.drafting import (
    FEWEST_PEOPLE,
    MOST_PEOPLE,
    add_person,
    check_people,
    exchange,
    remove_person,
    rename,
)
from companion.ui.look.buttons import Action, Tap, Weight, action, button_style, named
from companion.ui.look.options import Option, options
from companion.ui.look.tokens import Palette, Space, Touch
from companion.ui.parts import body_text, notice
from companion.ui.screens.name_field import name_field
from companion.ui.state import Draft, View


def people_screen(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """A row for each place, clockwise, and the way on."""
    draft = view.draft
    say = desk.say.text
    rows = [_row(place, draft, desk, palette) for place in range(len(draft.names))]
    if len(draft.names) < MOST_PEOPLE:
        add = Action(say("people-add"), ft.Icons.PERSON_ADD, lambda: add_person(desk))
        rows.append(action(add, palette))
    aside: list[ft.Control] = [
        *notice(view, desk, palette),
        _editions(draft, desk, palette),
        ft.Row([box_language(desk, desk.say, palette)], key="cards"),
    ]
    group = view.group
    if group is not None:
        last = Action(
            say("people-last"),
            ft.Icons.GROUP,
            lambda: desk.draft_from(group),
            note=say("people-all", people=list(group.names)),
        )
        aside.append(action(last, palette))
    if len(draft.names) < 4:
        aside.append(body_text(say("people-variant"), palette, muted=True))
    filled = [each.strip() for each in draft.names]
    begins = filled[draft.first] or say("people-name", place=draft.first + 1)
    aside.append(body_text(say("people-begins", person=begins), palette))
    return docked(
        Outline(
            eyebrow=say("people-step"),
            title=say("people-title"),
            hint=say("people-hint"),
            aside_eyebrow=say("people-count", count=len(draft.names)),
            aside_title="",
            go_on=Action(
                say("people-next"), ft.Icons.ARROW_FORWARD, lambda: check_people(desk), Weight.GOLD
            ),
            back=Action(say("back"), ft.Icons.ARROW_BACK, lambda: desk.go("/")),
        ),
        rows,
        aside,
        view,
        desk,
        palette,
    )


def _editions(draft: Draft, desk: Desk, palette: Palette) -> ft.Control:
    say = desk.say.text

    def choose(value: str) -> None:
        now = desk.view.draft
        if value and value != now.edition:
            # cards of one box are none of the other
            anew = replace(now, edition=EditionId(value), set_id=None, printing=None)
            desk.change_draft(replace(anew, cards=(), house=(), sheet=None, seed=None))

    rows = tuple(
        Option(
            edition.id,
            say(f"edition-{edition.id}"),
            say("edition-people", fewest=edition.fewest, most=edition.most),
        )
        for edition in EDITIONS.values()
    )
    return ft.Column(
        [
            body_text(say("edition-choice"), palette, muted=True),
            options(rows, draft.edition, choose, palette),
        ],
        key="editions",
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(place: int, draft: Draft, desk: Desk, palette: Palette) -> ft.Control:
    say = desk.say.text
    name = draft.names[place] or say("people-name", place=place + 1)
    youngest = place == draft.first
    parts: list[ft.Control] = [
        _icon_button(
            say("people-youngest", person=name),
            ft.Icons.LOCAL_FIRE_DEPARTMENT,
            lambda: desk.change_draft(replace(desk.view.draft, first=place)),
            palette,
            lit=youngest,
        ),
        ft.Container(
            name_field(
                place,
                draft.names[place],
                say("people-name", place=place + 1),
                draft.arranged,
                palette,
                partial(rename, desk),
                autofocus=place == 0 and not any(draft.names),
            ),
            expand=True,
        ),
    ]
    if place:
        up = partial(exchange, desk, place, place - 1)
        parts.append(
            _icon_button(say("people-up", person=name), ft.Icons.ARROW_UPWARD, up, palette)
        )
    if place + 1 < len(draft.names):
        down = partial(exchange, desk, place, place + 1)
        parts.append(
            _icon_button(say("people-down", person=name), ft.Icons.ARROW_DOWNWARD, down, palette)
        )
    if len(draft.names) > FEWEST_PEOPLE:
        away = partial(remove_person, desk, place)
        parts.append(_icon_button(say("people-remove", person=name), ft.Icons.CLOSE, away, palette))
    return ft.Row(parts, spacing=Space.XXS, key=f"person-{draft.arranged}-{place}")


def _icon_button(
    label: str,
    icon: ft.IconData,
    on_tap: Tap,
    palette: Palette,
    *,
    lit: bool = False,
) -> ft.Control:
    """A round button beside a name, called `label` in speech."""
    button = ft.Button(
        content=ft.Icon(icon, size=24, color=palette.on_gold if lit else palette.text),
        width=Touch.TOOL_PHONE,
        height=Touch.TOOL_PHONE,
        elevation=0,
        on_click=on_tap,
        style=button_style(
            palette,
            ink=palette.text,
            fill=palette.gold_fill if lit else ft.Colors.TRANSPARENT,
            edge=ft.BorderSide(1, palette.gold_fill if lit else palette.line),
            padding=0,
            radius=Touch.TOOL_PHONE / 2,
        ),
    )
    return named(label, button)
