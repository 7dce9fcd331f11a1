"""Less frequent actions: mistakes, corrections, appearance, files, leaving the game."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion import __version__
from companion.application.table.permissions import Ask
from companion.core.game import Game
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import Space
from companion.ui.page.common import body_text, scan_action
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    AppearanceDialog,
    CorrectCoinsDialog,
    Dialog,
    EndingsDialog,
    InstallDialog,
    MistakenLookDialog,
    OwnSeatDialog,
    TableRulesDialog,
)
from companion.ui.page.notices import asked_update, why_limited
from companion.ui.page.own_seat import own_person
from companion.ui.page.tap_guard import DEBOUNCE_SECONDS
from companion.ui.page.updates import UpdateState
from companion.ui.page.view import View
from companion.ui.shell.actions import AppActions
from companion.ui.wording.history import name
from companion.ui.wording.house_rules import house_rules_in_words


def more_body(view: View, page: View, actions: AppActions) -> list[ft.Control]:
    """Return the actions possible now; the size of `view` is that of `page` as it is seen."""
    game, say, files = view.snapshot.game, actions.say.text, actions.files
    appearance = _opening("appearance-title", ft.Icons.FORMAT_SIZE, AppearanceDialog(), actions)
    opening, saving = [], []
    if view.may(Ask.UPLOAD):
        opening = [Action(say("more-open"), ft.Icons.FOLDER_OPEN, files.open_record)]
        if actions.links.scans():
            opening.append(scan_action(actions, scanning=view.scanning))
    if view.may(Ask.DOWNLOAD):
        note = say("more-save-detail")
        saving = [Action(say("more-save"), ft.Icons.DOWNLOAD, files.save_record, note=note)]
    if game is None:
        practising = partial(actions.navigation.go, "/practice")
        practice = Action(say("practice-open"), ft.Icons.SCHOOL, practising)
        buttons = [appearance, *opening, practice]
    else:
        buttons = [
            Action(
                say("more-far"),
                ft.Icons.ZOOM_OUT_MAP,
                lambda: actions.preferences.show_far(shown=True),
                note=say("more-far-detail"),
            ),
            *_leaving(view, actions),
            Action(
                say("aid-open"),
                ft.Icons.GRID_VIEW,
                partial(actions.navigation.go, "/aid"),
                note=say("aid-open-note"),
            ),
            appearance,
            *_on_this_device(view, page, game, actions),
            *_drama(view, actions),
            *saving,
            *_moving(actions),
            *opening,
        ]
    if view.may(Ask.STATISTICS):
        players, note = actions.links.open_players, say("players-open-detail")
        buttons.append(Action(say("players-open"), ft.Icons.LEADERBOARD, players, note=note))
    if actions.context.services.site_url:
        icon = ft.Icons.INSTALL_MOBILE
        buttons.append(_opening("install-title", icon, InstallDialog(), actions))
    buttons.append(_opening("about-title", ft.Icons.INFO, AboutDialog(), actions))
    of_game = [] if game is None else [action(each) for each in _of_game(view, game, actions)]
    line = ft.Container(height=2, bgcolor=current_palette().line)
    below = [ft.Container(line, padding=ft.Padding.symmetric(vertical=Space.XXS))]
    return [
        *why_limited(view, actions),
        *of_game,
        *(below if of_game else []),
        *map(action, buttons),
    ]


def _opening(
    message: str, icon: ft.IconData, dialog: Dialog, actions: AppActions, note: str | None = None
) -> Action:
    """Return the action that opens a dialog."""
    say, opens = actions.say.text, partial(actions.dialogs.open, dialog)
    return Action(say(message), icon, opens, note=note and say(note))


def _of_game(view: View, game: Game, actions: AppActions) -> Iterator[Action]:
    """Yield what belongs to the game: mistakes, corrections, who could win, house rules."""
    running = game.table.end is None
    if running and view.may_change:
        icon, note = ft.Icons.VISIBILITY, "more-mistaken-detail"
        yield _opening("more-mistaken", icon, MistakenLookDialog(), actions, note)
    if view.may_change:
        icon, note = ft.Icons.SWAP_VERT, "more-correct-detail"
        yield _opening("more-correct", icon, CorrectCoinsDialog(), actions, note)
    if running:
        icon, note = ft.Icons.EMOJI_EVENTS, "endings-detail"
        yield _opening("endings-title", icon, EndingsDialog(), actions, note)
    rules, table = game.table.setup.house_rules, game.table
    if house_rules_in_words(rules, table.edition, len(table.seats), actions.say):
        yield _opening("house-rules-title", ft.Icons.GAVEL, TableRulesDialog(), actions)


def _on_this_device(view: View, page: View, game: Game, actions: AppActions) -> Iterator[Action]:
    """Yield how this device shows the table."""
    say, change = actions.say.text, actions.preferences
    person = own_person(view, game.table)
    words = say("more-seat-none")
    if person is not None:
        words = say("more-seat", person=name(game.table, person))
    choosing = partial(actions.dialogs.open, OwnSeatDialog())
    yield Action(words, ft.Icons.EVENT_SEAT, choosing, note=say("seat-sit-detail"))
    yield Action(
        say("hints-show"),
        ft.Icons.LIGHTBULB,
        lambda: change.switch("hints", on=not view.hints),
        note=say("hints-detail"),
        on=view.hints,
    )
    body = layout(page.width, page.height, len(game.table.seats)).body
    # rows of a list cannot be turned, and a device in a hand is turned by it
    if isinstance(body, Stage) and person is None:
        yield Action(
            say("more-turning"),
            ft.Icons.ROTATE_90_DEGREES_CW,
            lambda: change.turn_panel(turning=not view.turning),
            note=say("more-turning-detail"),
            on=view.turning,
        )
    if isinstance(body, Stage) or body.facing:
        yield Action(
            say("more-outwards" if isinstance(body, Stage) else "more-outwards-two"),
            ft.Icons.SCREEN_ROTATION,
            lambda: change.face_outwards(outwards=not view.outwards),
            on=view.outwards,
        )


def _leaving(view: View, actions: AppActions) -> Iterator[Action]:
    """Yield what puts the game away, where the page may."""
    if view.may_change:
        say, leave = actions.say.text, actions.table.game.leave
        yield Action(say("more-leave"), ft.Icons.LOGOUT, leave, note=say("more-leave-detail"))


def _moving(actions: AppActions) -> Iterator[Action]:
    """Yield the code that other devices open in a browser, which runs the app without a server."""
    if actions.context.services.site_url:
        words = actions.say.text("move-title")
        yield Action(words, ft.Icons.QR_CODE, lambda: actions.replay.show_link())


def _drama(view: View, actions: AppActions) -> Iterator[Action]:
    """Yield what this device adds to the course of a game."""
    say, change = actions.say.text, actions.preferences
    yield Action(
        say("more-sounds"),
        ft.Icons.VOLUME_UP,
        lambda: change.set_sounds(on=not view.sounds),
        on=view.sounds,
    )
    yield Action(
        say("more-wit"),
        ft.Icons.THEATER_COMEDY,
        lambda: change.switch("wit", on=not view.wit),
        on=view.wit,
    )
    sand = "more-hourglass" if view.hourglass else "more-hourglass-off"
    yield Action(
        say(sand, seconds=view.hourglass),
        ft.Icons.HOURGLASS_EMPTY,
        change.next_hourglass,
        note=say("more-hourglass-detail"),
    )
    yield Action(
        say("more-patience", seconds=round(DEBOUNCE_SECONDS * view.patience, 1)),
        ft.Icons.TOUCH_APP,
        change.next_patience,
        note=say("more-patience-detail"),
    )
    if not view.reduced_motion:
        yield Action(
            say("more-countdown"),
            ft.Icons.TIMER,
            lambda: change.switch("countdown", on=not view.countdown),
            on=view.countdown,
        )


def about_body(view: View, actions: AppActions) -> list[ft.Control]:
    """Return version, a look for a newer one, disclaimer and licences."""
    say = actions.say
    return [
        body_text(say.text("about-version", version=__version__)),
        *asked_update(view.state(UpdateState), actions.updates, say),
        body_text(say.text("app-unofficial")),
        body_text(say.text("about-licences"), muted=True),
    ]
