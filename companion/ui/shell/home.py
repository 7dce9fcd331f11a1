"""The home screen: the game to continue, rematch, new game, earlier games, rules."""

from functools import partial

import flet as ft

from companion.application.archive.saved_games import SavedGame
from companion.application.group.last_group import Group
from companion.application.series.results import SeriesOverview
from companion.core.game import Game
from companion.core.table import Table
from companion.ui.kit import pictures
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title_size
from companion.ui.kit.toolbar import is_narrow
from companion.ui.kit.toolbar import tools as tools_row
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.guest_notices import why_limited
from companion.ui.page.update_notices import update_notices
from companion.ui.page.view import View
from companion.ui.series.present import running_series
from companion.ui.series.state import SeriesState
from companion.ui.shell.actions import AppActions
from companion.ui.wording.history import name, names
from companion.ui.wording.series import scoring_in_words, standing_in_words

_COLUMN = 520.0
_ORNAMENT = 960.0
_HEAD = 440.0
_EACH = 96.0
"""Height around the buttons, and of each button; on lower screens the coin is left out."""


def home_screen(view: View, actions: AppActions) -> ft.Control:
    """Return the home screen."""
    palette = current_palette()
    phone = is_phone(view.width, view.height)
    buttons = _buttons(view, actions)
    crowded = view.height < _HEAD + _EACH * len(buttons)
    room = view.width - 2 * Space.M
    known = view.snapshot.game is not None or bool(view.snapshot.stored_games)
    column = ft.Column(
        [
            *([] if crowded else [emblem(pictures.COIN, 96)]),
            # who knows the app needs the buttons more
            _product(room, phone=phone, brief=known and is_narrow(room), actions=actions),
            *notice(view, actions),
            *why_limited(view, actions),
            *update_notices(view, actions),
            *(action(each) for each in buttons),
            ft.Text(
                actions.say.text("app-unofficial"),
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.CAPTION, palette.muted, 20),
            ),
        ],
        width=min(_COLUMN, view.width - 2 * Space.M),
        spacing=Space.M,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        scroll=SCROLLBAR,
    )
    return ft.Stack(
        [
            _ornament(view),
            ft.Container(column, alignment=ft.Alignment.CENTER, left=0, right=0, top=56, bottom=0),
            ft.Container(
                tools_row(tools(actions), room if is_narrow(room) else None, labelled=False),
                right=Space.M,
                top=Space.XS,
            ),
        ],
        width=view.width,
        height=view.height,
    )


def _product(room: float, *, phone: bool, brief: bool, actions: AppActions) -> ft.Control:
    """The name of the app, its slogan, and one line on what it does; `brief`: the name alone."""
    palette = current_palette()
    largest, line = (Size.AWAITED_LONG, 1.2) if phone else (Size.PAGE, 1.15)
    size = title_size(actions.say.text("home-title"), room, largest)
    told: list[tuple[str, str, float, str, float]] = [
        ("app-name", Font.MEDIUM, Size.LIST, palette.gold, 26)
    ]
    if not brief:
        told += [
            ("home-title", Font.TITLE, size, palette.text, round(size * line)),
            ("home-purpose", Font.REGULAR, Size.BODY, palette.muted, Size.BODY_LINE),
        ]
    return ft.Column(
        [
            ft.Text(
                actions.say.text(message),
                text_align=ft.TextAlign.CENTER,
                style=style(font, letters, color, height),
            )
            for message, font, letters, color, height in told
        ],
        spacing=Space.XXS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _ornament(view: View) -> ft.Control:
    return ft.Image(
        src=pictures.wreath(current_palette()),
        left=(view.width - _ORNAMENT) / 2,
        top=(view.height - _ORNAMENT) / 2,
        width=_ORNAMENT,
        height=_ORNAMENT,
        exclude_from_semantics=True,
    )


def _buttons(view: View, actions: AppActions) -> list[Action]:
    """The actions from here; the likeliest one is gold."""
    game, say = view.snapshot.game, actions.say.text
    found: list[Action] = []
    if game is not None:
        found.append(_to_the_table(game, actions))
        if game.last is None and view.may_change:
            found.append(
                Action(
                    say("setup-open"),
                    ft.Icons.CHECKLIST,
                    lambda: actions.navigation.go("/setup"),
                    note=say("setup-open-detail"),
                )
            )
    if view.may_change:
        found += _games_to_play(view, actions)
        found.append(_new_game(actions, Weight.PLAIN if found else Weight.GOLD))
    if not view.snapshot.stored_games:
        found.append(
            Action(
                say("practice-open"),
                ft.Icons.SCHOOL,
                lambda: actions.navigation.go("/practice"),
                note=say("practice-detail"),
            )
        )
    if view.snapshot.stored_games > (game is not None):
        found.append(
            Action(say("home-games"), ft.Icons.LIST_ALT, lambda: actions.navigation.go("/games"))
        )
    found += [
        Action(
            say("home-rules"),
            ft.Icons.MENU_BOOK,
            lambda: actions.navigation.go("/rules"),
            note=say("home-rules-detail"),
        ),
    ]
    return found


def _games_to_play(view: View, actions: AppActions) -> list[Action]:
    """Going on with a game that was put away or prepared, or with the same people."""
    group, interrupted = view.group, view.interrupted
    found: list[Action] = []
    if interrupted is not None and interrupted.table is not None:
        found.append(_interrupted(interrupted, interrupted.table, actions))
    if view.state(NewGameState).is_unfinished(view.group):
        later = view.playing or interrupted is not None
        found.append(_unfinished(view, actions, Weight.PLAIN if later else Weight.GOLD))
    if group is not None and not view.playing and interrupted is None:
        weight = Weight.PLAIN if view.state(NewGameState).is_unfinished(view.group) else Weight.GOLD
        series = running_series(view.state(SeriesState).list, group.names)
        found.append(
            _same_group(group, actions, weight)
            if series is None
            else _next_in_series(series, actions, weight)
        )
    return found


def _to_the_table(game: Game, actions: AppActions) -> Action:
    say, table = actions.say.text, game.table
    if table.winners is not None:
        return Action(
            say("home-ended"),
            ft.Icons.FLAG,
            lambda: actions.navigation.go("/table"),
            note=say("end-won", people=names(table, table.winners), count=len(table.winners)),
        )
    return Action(
        say("home-continue"),
        ft.Icons.PLAY_ARROW,
        lambda: actions.navigation.go("/table"),
        Weight.GOLD,
        say("home-continue-detail", turn=table.turn, person=name(table, table.active)),
    )


def _interrupted(game: SavedGame, table: Table, actions: AppActions) -> Action:
    """The button that continues the game put away last."""
    say = actions.say.text
    people = [name(table, person) for person in table.seats]
    return Action(
        say("home-resume"),
        ft.Icons.PLAY_ARROW,
        lambda: actions.table.game.resume(game.id),
        Weight.GOLD,
        say("home-resume-detail", turn=table.turn, people=people),
    )


def _unfinished(view: View, actions: AppActions, weight: Weight) -> Action:
    say = actions.say.text
    named = [each for each in view.state(NewGameState).draft.names if each.strip()]
    return Action(
        say("home-unfinished"),
        ft.Icons.EDIT_NOTE,
        lambda: actions.navigation.go("/new"),
        weight,
        say("people-all", people=named),
    )


def _next_in_series(found: SeriesOverview, actions: AppActions, weight: Weight) -> Action:
    say = actions.say
    scoring = scoring_in_words(found.series.scoring, say)
    return Action(
        say.text("series-next"),
        ft.Icons.GROUP,
        partial(actions.series.next_game, found.series.id),
        weight,
        f"{standing_in_words(found, say)} · {scoring}",
    )


def _same_group(group: Group, actions: AppActions, weight: Weight) -> Action:
    def again() -> None:
        actions.new_game.start_over_with(group)
        actions.navigation.go("/new/set")

    note = actions.say.text("people-all", people=list(group.names))
    return Action(actions.say.text("home-again"), ft.Icons.GROUP, again, weight, note)


def _new_game(actions: AppActions, weight: Weight) -> Action:
    def new() -> None:
        actions.new_game.change(Draft.of_box(actions.view.usual_box))
        actions.navigation.go("/new")

    say = actions.say.text
    return Action(say("home-new"), ft.Icons.ADD, new, weight, say("home-new-detail"))


def failed_screen(actions: AppActions) -> ft.Control:
    """Return what is shown instead of a screen that cannot be rendered."""
    say = actions.say.text
    home = Action(say("end-home"), ft.Icons.HOME, lambda: actions.navigation.go("/"), Weight.GOLD)
    return ft.Column(
        [body_text(say("error-page")), action(home)],
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=Space.L,
    )
