"""The first screen: back to the table, the same group again, a new game, the rules."""

import flet as ft

from companion.application.group import Group
from companion.core.game import Game
from companion.ui.actions.desk import Desk
from companion.ui.components.common import body_text, notice, tools
from companion.ui.presenters.history import name, names
from companion.ui.state.view import Dialog, Draft, View
from companion.ui.widgets import pictures
from companion.ui.widgets.breakpoints import is_phone
from companion.ui.widgets.buttons import Action, Weight, action
from companion.ui.widgets.emblems import emblem
from companion.ui.widgets.styles import ROLLED
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Palette, Size, Space
from companion.ui.widgets.toolbar import tools as tools_row

_COLUMN = 520.0
_ORNAMENT = 960.0
_HEAD = 350.0
_EACH = 96.0
"""Pixels of what stands around the ways, and of each way: with less, the coin makes room."""


def home_screen(view: View, desk: Desk, palette: Palette) -> ft.Control:
    """What a newcomer sees first, and a group that comes back."""
    phone = is_phone(view.width, view.height)
    actions = _actions(view, desk)
    crowded = view.height < _HEAD + _EACH * len(actions)
    column = ft.Column(
        [
            *([] if crowded else [emblem(pictures.COIN, 96, palette)]),
            ft.Text(
                desk.say.text("home-title"),
                text_align=ft.TextAlign.CENTER,
                style=style(
                    Font.TITLE,
                    Size.AWAITED_LONG if phone else Size.PAGE,
                    palette.text,
                    Size.AWAITED_LONG * 1.2 if phone else Size.PAGE * 1.15,
                ),
            ),
            *notice(view, desk, palette),
            *(action(each, palette) for each in actions),
            ft.Text(
                desk.say.text("app-unofficial"),
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.CAPTION, palette.muted, 20),
            ),
        ],
        width=min(_COLUMN, view.width - 2 * Space.M),
        spacing=Space.M,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        scroll=ROLLED,
    )
    return ft.Stack(
        [
            _ornament(view, palette),
            ft.Container(column, alignment=ft.Alignment.CENTER, left=0, right=0, top=56, bottom=0),
            ft.Container(
                tools_row(tools(desk), palette),
                right=Space.M,
                top=Space.XS,
            ),
        ],
        width=view.width,
        height=view.height,
    )


def _ornament(view: View, palette: Palette) -> ft.Control:
    return ft.Image(
        src=pictures.wreath(palette),
        left=(view.width - _ORNAMENT) / 2,
        top=(view.height - _ORNAMENT) / 2,
        width=_ORNAMENT,
        height=_ORNAMENT,
        exclude_from_semantics=True,
    )


def _actions(view: View, desk: Desk) -> list[Action]:
    """The ways from here; the one that most people come for is gold."""
    game, group, say = view.snapshot.game, view.group, desk.say.text
    found: list[Action] = []
    if game is not None:
        found.append(_to_the_table(game, desk))
        if game.last is None:
            found.append(
                Action(
                    say("setup-open"),
                    ft.Icons.CHECKLIST,
                    lambda: desk.go("/setup"),
                    note=say("setup-open-detail"),
                )
            )
    if view.unfinished:
        found.append(_unfinished(view, desk, Weight.PLAIN if view.playing else Weight.GOLD))
    if group is not None:
        later = view.playing or view.unfinished
        found.append(_same_group(group, desk, Weight.PLAIN if later else Weight.GOLD))
    found += [
        _new_game(desk, Weight.PLAIN if found else Weight.GOLD),
        Action(say("home-games"), ft.Icons.LIST_ALT, lambda: desk.open(Dialog.GAMES)),
        Action(
            say("home-rules"),
            ft.Icons.MENU_BOOK,
            lambda: desk.go("/rules"),
            note=say("home-rules-detail"),
        ),
    ]
    return found


def _to_the_table(game: Game, desk: Desk) -> Action:
    say, table = desk.say.text, game.table
    if table.winners is not None:
        return Action(
            say("home-ended"),
            ft.Icons.FLAG,
            lambda: desk.go("/table"),
            note=say("end-won", people=names(table, table.winners), count=len(table.winners)),
        )
    return Action(
        say("home-continue"),
        ft.Icons.PLAY_ARROW,
        lambda: desk.go("/table"),
        Weight.GOLD,
        say("home-continue-detail", turn=table.turn, person=name(table, table.active)),
    )


def _unfinished(view: View, desk: Desk, weight: Weight) -> Action:
    say = desk.say.text
    named = [each for each in view.draft.names if each.strip()]
    return Action(
        say("home-unfinished"),
        ft.Icons.EDIT_NOTE,
        lambda: desk.go("/new"),
        weight,
        say("people-all", people=named),
    )


def _same_group(group: Group, desk: Desk, weight: Weight) -> Action:
    def again() -> None:
        desk.draft_from(group)
        desk.go("/new/set")

    note = desk.say.text("people-all", people=list(group.names))
    return Action(desk.say.text("home-again"), ft.Icons.GROUP, again, weight, note)


def _new_game(desk: Desk, weight: Weight) -> Action:
    def new() -> None:
        desk.change_draft(Draft(edition=desk.view.usual_box))
        desk.go("/new")

    say = desk.say.text
    return Action(say("home-new"), ft.Icons.ADD, new, weight, say("home-new-detail"))


def failed_screen(desk: Desk, palette: Palette) -> ft.Control:
    """What is shown instead of a screen that could not be drawn."""
    say = desk.say.text
    home = Action(say("end-home"), ft.Icons.HOME, lambda: desk.go("/"), Weight.GOLD)
    return ft.Column(
        [body_text(say("error-page"), palette), action(home, palette)],
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=Space.L,
    )
