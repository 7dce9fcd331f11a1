"""The home screen: the game to continue, rematch, new game, earlier games, rules."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.application.archive.game_reader import SavedGame
from companion.application.group.last_group import Group
from companion.application.series.results import SeriesOverview
from companion.application.table.permissions import Ask
from companion.core.game import Game
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.kit import pictures
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import read_apart
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title_size
from companion.ui.kit.toolbar import is_narrow
from companion.ui.kit.toolbar import tools as tools_row
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.notices import update_notices, why_limited
from companion.ui.page.rules_address import teaching_route
from companion.ui.page.view import View
from companion.ui.series.state import SeriesState
from companion.ui.shell.actions import AppActions
from companion.ui.wording.history import name
from companion.ui.wording.result import who_won
from companion.ui.wording.series import scoring_in_words, standing_in_words

_COLUMN = 520.0
_ORNAMENT = 960.0
_HEAD = 440.0
_EACH = 96.0
"""Height around the buttons, and of each button; on lower screens the coin is left out."""


def home_screen(view: View, actions: AppActions) -> ft.Control:
    """Return the home screen."""
    palette, say = current_palette(), actions.say.text
    buttons = _buttons(view, actions)
    crowded = view.height < _HEAD + _EACH * len(buttons)
    room = view.width - 2 * Space.M
    known = view.snapshot.game is not None or bool(view.snapshot.stored_games)
    phone = is_phone(view.width, view.height)
    column = ft.Column(
        [
            *([] if crowded else [emblem(pictures.COIN, 96)]),
            # who knows the app needs the buttons more
            _product(room, actions.say, phone=phone, brief=known and is_narrow(room)),
            *notice(view, actions),
            *why_limited(view, actions),
            *update_notices(view, actions),
            *(action(button) for button in buttons),
            _centred(say("app-unofficial"), style(Font.REGULAR, Size.CAPTION, palette.muted, 20)),
        ],
        width=min(_COLUMN, room),
        spacing=Space.M,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        scroll=SCROLLBAR,
    )
    return ft.Stack(
        [
            ft.Image(
                src=pictures.wreath(palette),
                left=(view.width - _ORNAMENT) / 2,
                top=(view.height - _ORNAMENT) / 2,
                width=_ORNAMENT,
                height=_ORNAMENT,
                exclude_from_semantics=True,
            ),
            ft.Container(column, alignment=ft.Alignment.CENTER, left=0, right=0, top=56, bottom=0),
            ft.Container(
                tools_row(tools(view, actions), room if is_narrow(room) else None, labelled=False),
                right=Space.M,
                top=Space.XS,
            ),
        ],
        width=view.width,
        height=view.height,
    )


def _product(room: float, say: Messages, *, phone: bool, brief: bool) -> ft.Control:
    """Return the app's name, slogan and purpose; the name alone if `brief`."""
    palette, title = current_palette(), say.text("home-title")
    largest, line = (Size.AWAITED_LONG, 1.2) if phone else (Size.PAGE, 1.15)
    size = title_size(title, room, largest)
    small = style(Font.REGULAR, Size.BODY, palette.muted, Size.BODY_LINE)
    name = _centred(say.text("app-name"), style(Font.MEDIUM, Size.LIST, palette.gold, 26))
    words = [
        ft.Semantics(header=True, content=name),
        read_apart(_centred(title, style(Font.TITLE, size, palette.text, round(size * line)))),
        read_apart(_centred(say.text("home-purpose"), small)),
    ]
    return stretched(words[:1] if brief else words, Space.XXS)


def _centred(words: str, text_style: ft.TextStyle) -> ft.Control:
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=text_style)


def _buttons(view: View, actions: AppActions) -> list[Action]:
    """Return the actions from here; the likeliest one is gold."""
    game, say, go = view.snapshot.game, actions.say.text, actions.navigation.go
    buttons: list[Action] = []
    if game is not None:
        buttons.append(_to_the_table(game, actions))
    if game is not None and game.last is None and view.may_change:
        setup, note = partial(go, "/setup"), say("setup-open-detail")
        buttons.append(Action(say("setup-open"), ft.Icons.CHECKLIST, setup, note=note))
    if view.may_change:
        buttons += _games_to_play(view, actions)
        buttons.append(_new_game(Weight.PLAIN if buttons else Weight.GOLD, actions))
    if not view.snapshot.stored_games:
        practice, note = partial(go, "/practice"), say("practice-detail")
        buttons.append(Action(say("practice-open"), ft.Icons.SCHOOL, practice, note=note))
    if view.may(Ask.STATISTICS) and view.snapshot.stored_games > (game is not None):
        buttons.append(Action(say("home-games"), ft.Icons.LIST_ALT, partial(go, "/games")))
    teach, note = partial(go, teaching_route(view.edition)), say("teach-note")
    buttons.append(Action(say("teach-open"), ft.Icons.RECORD_VOICE_OVER, teach, note=note))
    rules, note = partial(go, "/rules"), say("home-rules-detail")
    return [*buttons, Action(say("home-rules"), ft.Icons.MENU_BOOK, rules, note=note)]


def _games_to_play(view: View, actions: AppActions) -> Iterator[Action]:
    """Yield going on with a game that was put away or prepared, or with the same people."""
    group, interrupted = view.group, view.interrupted
    draft = view.state(NewGameState)
    later = view.playing or interrupted is not None
    if interrupted is not None and interrupted.table is not None:
        yield _interrupted(interrupted, interrupted.table, actions)
    unfinished = draft.is_unfinished(group)
    if unfinished:
        yield _unfinished(draft.draft, Weight.PLAIN if later else Weight.GOLD, actions)
    if group is not None and not later:
        weight = Weight.PLAIN if unfinished else Weight.GOLD
        series = view.state(SeriesState).running(group.names)
        if series is None:
            yield _same_group(group, weight, actions)
        else:
            yield _next_in_series(series, weight, actions)


def _to_the_table(game: Game, actions: AppActions) -> Action:
    say, table = actions.say.text, game.table
    to_table = partial(actions.navigation.go, "/table")
    if table.winners is not None:
        return Action(say("home-ended"), ft.Icons.FLAG, to_table, note=who_won(game, actions.say))
    note = say("home-continue-detail", turn=table.turn, person=name(table, table.active))
    return Action(say("home-continue"), ft.Icons.PLAY_ARROW, to_table, Weight.GOLD, note)


def _interrupted(game: SavedGame, table: Table, actions: AppActions) -> Action:
    """Return the button that continues the game put away last."""
    say = actions.say.text
    people = [name(table, person) for person in table.seats]
    return Action(
        say("home-resume"),
        ft.Icons.PLAY_ARROW,
        lambda: actions.table.game.resume(game.id),
        Weight.GOLD,
        say("home-resume-detail", turn=table.turn, people=people),
    )


def _unfinished(draft: Draft, weight: Weight, actions: AppActions) -> Action:
    say, go_on = actions.say.text, partial(actions.navigation.go, "/new")
    people = say("people-all", people=[name for name in draft.names if name.strip()])
    return Action(say("home-unfinished"), ft.Icons.EDIT_NOTE, go_on, weight, people)


def _next_in_series(series: SeriesOverview, weight: Weight, actions: AppActions) -> Action:
    say = actions.say
    note = f"{standing_in_words(series, say)} · {scoring_in_words(series.series.scoring, say)}"
    next_game = partial(actions.series.next_game, series.series.id)
    return Action(say.text("series-next"), ft.Icons.GROUP, next_game, weight, note)


def _same_group(group: Group, weight: Weight, actions: AppActions) -> Action:
    def again() -> None:
        actions.new_game.start_over_with(group)
        actions.navigation.go("/new/set")

    note = actions.say.text("people-all", people=list(group.names))
    return Action(actions.say.text("home-again"), ft.Icons.GROUP, again, weight, note)


def _new_game(weight: Weight, actions: AppActions) -> Action:
    def new() -> None:
        actions.new_game.begin()
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
