"""Less frequent actions: mistakes, corrections, appearance, files, leaving the game."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion import __version__
from companion.core.game import Game
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.layout.geometry import Stage, layout
from companion.ui.layout.tokens import Space
from companion.ui.page.common import body_text
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    AppearanceDialog,
    CorrectCoinsDialog,
    EndingsDialog,
    InstallDialog,
    MistakenLookDialog,
    OwnSeatDialog,
)
from companion.ui.page.guest_notices import why_limited
from companion.ui.page.own_seat import own_person
from companion.ui.page.scan_button import scan_action
from companion.ui.page.update_notices import asked_update
from companion.ui.page.view import View
from companion.ui.shell.actions import AppActions
from companion.ui.wording.history import name


def more_body(view: View, actions: AppActions) -> list[ft.Control]:
    """Return the actions that are possible now."""
    game, say = view.snapshot.game, actions.say.text
    appearance = partial(actions.dialogs.open, AppearanceDialog())
    found = [Action(say("appearance-title"), ft.Icons.FORMAT_SIZE, appearance)]
    opening = [Action(say("more-open"), ft.Icons.FOLDER_OPEN, actions.files.open_record)]
    if actions.scan.available:
        opening.append(scan_action(actions))
    if game is None:
        practising = partial(actions.navigation.go, "/practice")
        found += [*opening, Action(say("practice-open"), ft.Icons.SCHOOL, practising)]
    else:
        saving = actions.files.save_record
        found = [
            *_on_this_device(view, game, actions),
            *found,
            *_drama(view, actions),
            Action(say("more-save"), ft.Icons.DOWNLOAD, saving, note=say("more-save-detail")),
            *_moving(actions),
            *opening,
        ]
    if game is not None and view.may_change:
        leave = actions.table.game.leave
        note = say("more-leave-detail")
        found.append(Action(say("more-leave"), ft.Icons.LOGOUT, leave, note=note))
    found.append(
        Action(
            say("players-open"),
            ft.Icons.LEADERBOARD,
            actions.people.open_players,
            note=say("players-open-detail"),
        )
    )
    if actions.context.services.site_url:
        installing = partial(actions.dialogs.open, InstallDialog())
        found.append(Action(say("install-title"), ft.Icons.INSTALL_MOBILE, installing))
    found.append(
        Action(say("about-title"), ft.Icons.INFO, lambda: actions.dialogs.open(AboutDialog()))
    )
    acts = [] if game is None else list(_acts(view, game, actions))
    return [*why_limited(view, actions), *_grouped(acts, found)]


def _grouped(acts: list[Action], others: list[Action]) -> Iterator[ft.Control]:
    """The acts of a game, a line below them, and all else."""
    yield from map(action, acts)
    if acts:
        line = ft.Container(height=2, bgcolor=current_palette().line)
        yield ft.Container(line, padding=ft.Padding.symmetric(vertical=Space.XXS))
    yield from map(action, others)


def _seat(view: View, game: Game, actions: AppActions) -> Action:
    person = own_person(view, game.table)
    words = actions.say.text("more-seat-none")
    if person is not None:
        words = actions.say.text("more-seat", person=name(game.table, person))
    choosing = partial(actions.dialogs.open, OwnSeatDialog())
    return Action(words, ft.Icons.EVENT_SEAT, choosing, note=actions.say.text("seat-sit-detail"))


def _acts(view: View, game: Game, actions: AppActions) -> Iterator[Action]:
    """What belongs to the game: mistakes, corrections, who could win."""
    say = actions.say.text
    if game.table.end is None and view.may_change:
        yield Action(
            say("more-mistaken"),
            ft.Icons.VISIBILITY,
            lambda: actions.dialogs.open(MistakenLookDialog()),
            note=say("more-mistaken-detail"),
        )
    if view.may_change:
        yield Action(
            say("more-correct"),
            ft.Icons.SWAP_VERT,
            lambda: actions.dialogs.open(CorrectCoinsDialog()),
            note=say("more-correct-detail"),
        )
    if game.table.end is None:
        yield Action(
            say("endings-title"),
            ft.Icons.EMOJI_EVENTS,
            lambda: actions.dialogs.open(EndingsDialog()),
            note=say("endings-detail"),
        )


def _on_this_device(view: View, game: Game, actions: AppActions) -> Iterator[Action]:
    """How this device shows the table."""
    say = actions.say.text
    yield _seat(view, game, actions)
    yield Action(
        say("hints-show"),
        ft.Icons.LIGHTBULB,
        lambda: actions.preferences.show_hints(shown=not view.hints),
        note=say("hints-detail"),
        on=view.hints,
    )
    yield Action(
        say("more-far"),
        ft.Icons.ZOOM_OUT_MAP,
        lambda: actions.preferences.show_far(shown=True),
        note=say("more-far-detail"),
    )
    # rows of a list cannot be turned, and a device in a hand is turned by it
    page = actions.view
    body = layout(page.width, page.height, len(game.table.seats)).body
    if isinstance(body, Stage) and own_person(view, game.table) is None:
        yield Action(
            say("more-turning"),
            ft.Icons.ROTATE_90_DEGREES_CW,
            lambda: actions.preferences.turn_panel(turning=not view.turning),
            note=say("more-turning-detail"),
            on=view.turning,
        )
    if isinstance(body, Stage) or body.facing:
        yield Action(
            say("more-outwards" if isinstance(body, Stage) else "more-outwards-two"),
            ft.Icons.SCREEN_ROTATION,
            lambda: actions.preferences.face_outwards(outwards=not view.outwards),
            on=view.outwards,
        )


def _moving(actions: AppActions) -> Iterator[Action]:
    """The code that other devices open in a browser, which runs the app without a server."""
    if actions.context.services.site_url:
        showing = actions.shared_games.show_link
        yield Action(actions.say.text("move-title"), ft.Icons.QR_CODE, showing)


def _drama(view: View, actions: AppActions) -> Iterator[Action]:
    """What this device adds to the moments of a game."""
    say = actions.say.text
    yield Action(
        say("more-sounds"),
        ft.Icons.VOLUME_UP,
        lambda: actions.preferences.set_sounds(on=not view.sounds),
        on=view.sounds,
    )
    sand = "more-hourglass" if view.hourglass else "more-hourglass-off"
    yield Action(
        say(sand, seconds=view.hourglass),
        ft.Icons.HOURGLASS_EMPTY,
        lambda: actions.preferences.next_hourglass(),
        note=say("more-hourglass-detail"),
    )
    if not view.reduced_motion:
        yield Action(
            say("more-countdown"),
            ft.Icons.TIMER,
            lambda: actions.preferences.set_countdown(on=not view.countdown),
            on=view.countdown,
        )


def about_body(view: View, actions: AppActions) -> list[ft.Control]:
    """Return version, disclaimer and licences."""
    return [
        body_text(actions.say.text("about-version", version=__version__)),
        *asked_update(view, actions),
        body_text(actions.say.text("app-unofficial")),
        body_text(actions.say.text("about-licences"), muted=True),
    ]
