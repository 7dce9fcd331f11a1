"""The moments over the table screen: the countdown before cards are turned, verdict and win."""

from dataclasses import replace

import flet as ft

from companion.core.game import Game
from companion.i18n import Messages
from companion.ui.board.moment_views import VerdictView
from companion.ui.board.moments import reveal_view, verdict_view, win_view
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import MOVING, STILL
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.ignored_tap import ignored_tap
from companion.ui.table.phone_signs import asked_flash, asked_moment, deed_of_phone, deed_sign
from companion.ui.table.verdict.banner import verdict_banner
from companion.ui.table.verdict.place import FreeRects
from companion.ui.table.verdict.reveal_countdown import reveal_countdown
from companion.ui.table.verdict.win_scene import win_scene


def with_moments(
    screen: ft.Control,
    free: FreeRects,
    view: View,
    game: Game,
    actions: TableActions,
    cache: ControlCache,
    then: str,
) -> ft.Control:
    """Return the table screen with its moments above it; verdict and signs stand in `free`.

    `then` is what the table waits for, which screen readers read after the verdict.
    """
    snapshot = view.snapshot
    motion = STILL if view.reduced_motion else MOVING
    verdict = _verdict(view, game, actions.say)
    verdict = verdict and replace(verdict, then=then)
    win = win_view(game, actions.say)
    if not view.wit:
        verdict = verdict and replace(verdict, voice="")
        win = win and replace(win, voice="")
    reveal = reveal_view(game, actions.say) if view.countdown else None
    # what happened in another game is past
    now = (snapshot.game_id, snapshot.revision)
    rendered = actions.context.device.wait_until_rendered
    read = (verdict, now, free, motion, rendered)
    ignored = (actions.say.text("tap-ignored"), view.ignored_taps, motion)
    won = (win, now, (view.width, view.height), motion, rendered, actions.step_focus.begin_on)
    counted = (reveal, now, (view.width, view.height), motion)
    words, tap = deed_of_phone(game, view, actions.say)
    # a verdict stands there, and tells the deed
    told = ("" if verdict else words, tap, free.rects[0], motion)
    asked = (asked_moment(game, view), motion)
    return ft.Stack(
        [
            screen,
            cache.keep("deed", told, lambda: deed_sign(current_palette(), *told)),
            cache.keep("asked", asked, lambda: asked_flash(current_palette(), *asked)),
            cache.keep("verdict", read, lambda: verdict_banner(current_palette(), *read)),
            cache.keep("countdown", counted, lambda: reveal_countdown(current_palette(), *counted)),
            cache.keep("win", won, lambda: win_scene(current_palette(), *won)),
            cache.keep("ignored", ignored, lambda: ignored_tap(current_palette(), *ignored)),
        ],
        fit=ft.StackFit.EXPAND,
    )


def tells_what_is_awaited(view: View, game: Game, say: Messages) -> bool:
    """Return whether a moment tells screen readers: the end, or a verdict and what follows."""
    return _verdict(view, game, say) is not None or win_view(game, say) is not None


def _verdict(view: View, game: Game, say: Messages) -> VerdictView | None:
    """Return what the last tap decided, until the next is begun."""
    return verdict_view(game, say) if view.selection == view.first_selection else None
