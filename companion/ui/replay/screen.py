"""A game step by step: the table as it was, what happened, and the controls of the replay.

Nothing on this screen changes the game; only "take up" changes the table.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.application.table.snapshot import Snapshot
from companion.core.boxes.box import Character
from companion.core.game import Game
from companion.i18n import Messages
from companion.ui.board import seat_list, table_stage
from companion.ui.board.centre import centre_of_table
from companion.ui.board.pots_row import pots_row
from companion.ui.board.scene import Scene, pot_views, seat_views, stage_view
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import StageView
from companion.ui.board.verdict_gains import gain_chip
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import small_text
from companion.ui.kit.semantics import spoken
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.titles import eyebrow_style, title_size, words_of_title
from companion.ui.kit.toolbar import tools as tools_row
from companion.ui.layout import geometry
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.geometry import Side
from companion.ui.layout.seat_rows import SeatList
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import MOVING, STILL, Size, Space, Touch
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.dialog_kinds import MaskDialog
from companion.ui.page.notices import why_limited
from companion.ui.page.view import View
from companion.ui.replay.actions import ReplayActions
from companion.ui.replay.present import running_game, turn_in_words, what_happened
from companion.ui.replay.state import Replay, ReplayState
from companion.ui.result.actions import picked_person
from companion.ui.result.sections import result_card, result_column
from companion.ui.wording.game_history import going_back
from companion.ui.wording.result import result_view

_EMBLEM: Final = 72.0
_EMBLEM_COMPACT: Final = 44.0
_TO_TABLE: Final = ("replay-to-table", ft.Icons.PLAY_ARROW)
_TRACK_INSET: Final = 22.0
"""Pixels between the ends of the client's slider and of its track."""


def replay_screen(view: View, actions: ReplayActions, cache: ControlCache) -> ft.Control:
    """Return the table after some steps of a game that is not played here."""
    replay = view.state(ReplayState).on(view.route)
    if replay is None:
        return ft.Container(body_text(actions.say.text("games-loading"), muted=True), padding=64)
    people = len(replay.record.game.start.seats)
    layout = geometry.layout(view.width, view.height, people, outwards=view.outwards)
    scene = Scene(replay.game.table, Selection(0), None, replay.game)
    if isinstance(layout.body, SeatList):
        table = _in_list(scene, layout.body, view, actions, cache)
    else:
        centre = _centre(scene, layout.body, view, actions, cache)
        moving = STILL if view.reduced_motion else MOVING
        drawn = (_seen(replay, scene, actions.say), layout.body, centre, moving)
        table = cache.keep("stage", drawn, lambda: table_stage.stage(current_palette(), *drawn))
    beside = layout.dock.side is Side.RIGHT
    compact = is_phone(view.width, view.height) or not beside
    padding = Space.M if compact else Space.L
    room = (layout.dock.size if beside else view.width) - 2 * padding
    words = _words(replay, room, actions.say, compact=compact, scrolls=beside)
    limits = why_limited(view, actions)
    choosing = replay.arrived and not limits
    steps = [] if choosing else [_slider(replay, room, actions), _steps(replay, room, actions)]
    below = [
        *steps,
        *notice(view, actions),
        *_way_on(replay, view.snapshot, limits, actions),
    ]
    if not beside:
        height = layout.dock.size if isinstance(layout.body, Stage) else None
        dock = _dock([words, *below], padding, height=height)
        return ft.Column([table, dock], spacing=0, expand=True)
    head = [] if compact else [tools_row(tools(view, actions), room), ft.Divider(height=1)]
    parts = [*head, ft.Container(words, expand=True), *below]
    return ft.Row([table, _dock(parts, padding, width=layout.dock.size)], spacing=0, expand=True)


def _seen(replay: Replay, scene: Scene, say: Messages) -> StageView:
    """Return what the stage shows; coins fly only after a step forward."""
    seen = stage_view(scene, say, replay.position)
    return seen if replay.forward else replace(seen, moved=())


def _centre(
    scene: Scene,
    body: Stage,
    view: View,
    actions: ReplayActions,
    cache: ControlCache,
) -> ft.Control:
    if scene.table.end is not None:
        result = result_view(scene.game, picked_person(view), actions.say, view.group_state.marks)
        seen = (result, body.inside, actions.say.language)
        return cache.keep("result", seen, lambda: result_card(result, body.inside, actions))

    def tap(character: Character) -> Callable[[], object]:
        return partial(actions.dialogs.open_guarded, MaskDialog(character.id))

    return centre_of_table(scene, body, tap, actions.say, view.card_language, cache)


def _in_list(
    scene: Scene, body: SeatList, view: View, actions: ReplayActions, cache: ControlCache
) -> ft.Control:
    width, over = body.width - 2 * Space.M, scene.table.end is not None
    seats = seat_views(scene, actions.say)
    rows = seat_list.seat_rows(seats, width, body.row, cache, columns=body.columns)
    if over:
        parts = [rows, *result_column(scene.game, width, view, actions, cache)]
    else:
        pots = (*pot_views(scene, actions.say), width)
        parts = [cache.keep("pots", pots, lambda: pots_row(*pots)), rows]
    column = ft.Column(
        parts,
        key="over" if over else "seats",
        spacing=Space.XS,
        scroll=SCROLLBAR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(
        column, padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.S), expand=True
    )


def _dock(
    parts: list[ft.Control],
    padding: float,
    *,
    width: float | None = None,
    height: float | None = None,
) -> ft.Container:
    """Return what happened and the controls: below the table, or with a width, beside it."""
    palette = current_palette()
    line = ft.BorderSide(1, palette.line)
    below = width is None
    return ft.Container(
        ft.Column(
            parts,
            spacing=Space.XS if below else Space.S,
            tight=below,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        key="dock",
        width=width,
        height=height,
        bgcolor=palette.dock,
        padding=padding,
        border=ft.Border.only(top=line) if below else ft.Border.only(left=line),
    )


def _words(
    replay: Replay, room: float, say: Messages, *, compact: bool, scrolls: bool
) -> ft.Control:
    """Return the turn, what happened in the step and what it brought whom, in a live region."""
    palette = current_palette()
    step, turn = what_happened(replay, say), turn_in_words(replay, say)
    mark = _EMBLEM_COMPACT if compact else _EMBLEM
    width = room - (mark + Space.S if step.character else 0)
    size = title_size(step.title, width, Size.AWAITED_PHONE if compact else Size.AWAITED_LONG)
    parts: list[ft.Control] = [
        ft.Text(turn, style=eyebrow_style(turn)),
        *([small_text(step.announced)] if step.announced else []),
        words_of_title(step.title, int(size), round(size * 1.15), palette.text),
    ]
    if step.gains:
        parts.append(ft.Row(list(map(gain_chip, step.gains)), wrap=True, run_spacing=Space.XXS))
    parts += [small_text(sentence, palette.text) for sentence in step.sentences]
    column = ft.Column(
        parts, spacing=Space.XXS, width=width, tight=True, scroll=SCROLLBAR if scrolls else None
    )
    picture = [emblem(step.character, mark)] if step.character else []
    return ft.Semantics(
        live_region=True,
        container=True,
        exclude_semantics=True,
        label=f"{turn}. {step.label}",
        content=ft.Row(
            [*picture, column], spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START
        ),
    )


def _slider(replay: Replay, room: float, actions: ReplayActions) -> ft.Control:
    """Return the position; a tap anywhere on the track leads there."""
    palette = current_palette()
    last = max(1, replay.last)
    track = room - 2 * _TRACK_INSET

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            share = (event.local_position.x - _TRACK_INSET) / track
            actions.show(round(share * replay.last))

    # the other slider covers the page with a node of the semantics tree; this one is only dragged
    slider = ft.CupertinoSlider(
        value=float(replay.position),
        min=0,
        max=float(last),
        divisions=last,
        disabled=replay.last == 0,
        active_color=palette.gold,
        thumb_color=palette.gold,
        width=room,
        on_change=lambda event: actions.show(round(float(event.control.value or 0))),
    )
    label = actions.say.text("replay-step", step=replay.position, steps=replay.last)
    tapping = ft.GestureDetector(key="track", content=slider, on_tap_up=tapped, width=room)
    # the client gives the slider itself no name, and a share of the way for its value
    return spoken(label, tapping)


def _steps(replay: Replay, room: float, actions: ReplayActions) -> ft.Control:
    """Return the buttons to the start, back, play or pause, forward, to the end."""
    say, at, last = actions.say.text, replay.position, replay.last

    def leading(words: str, icon: ft.IconData, to: int, *, possible: bool) -> ft.Control:
        return square_button(say(words), icon, partial(actions.show, to), possible=possible)

    playing = (
        square_button(say("replay-pause"), ft.Icons.PAUSE, actions.pause)
        if replay.playing
        else square_button(say("replay-play"), ft.Icons.PLAY_ARROW, actions.play, possible=last > 0)
    )
    return ft.Row(
        [
            leading("replay-first", ft.Icons.FIRST_PAGE, 0, possible=at > 0),
            leading("replay-back", ft.Icons.CHEVRON_LEFT, at - 1, possible=at > 0),
            playing,
            leading("replay-forward", ft.Icons.CHEVRON_RIGHT, at + 1, possible=at < last),
            leading("replay-last", ft.Icons.LAST_PAGE, last, possible=at < last),
        ],
        # narrow phones and enlarged pages have no room for the usual gaps
        spacing=max(0.0, min(Space.S, (room - 5 * Touch.OPTION) / 4)),
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _way_on(
    replay: Replay, now: Snapshot, limits: list[ft.Control], actions: ReplayActions
) -> list[ft.Control]:
    """Return the buttons that take the game up, after a question if another one is on the table.

    A finished game has none: it is taken up from its history. `limits` say why this page may not
    take games up; empty if it may.
    """
    say = actions.say.text
    if replay.game_id is not None and replay.game_id == now.game_id:
        return _of_the_table(replay, now.game, limits, actions)
    to_list = partial(actions.navigation.go, "/games")
    back = Action(say("games-title"), ft.Icons.ARROW_BACK, to_list)
    if limits:
        return [*limits, action(back)]
    if now.game is not None and replay.asked == now.game_id:
        yes = Action(say("replay-yes"), ft.Icons.CHECK, actions.take_up, Weight.GOLD)
        no = Action(say("replay-no"), ft.Icons.CLOSE, actions.keep_running_game)
        return [_question(running_game(now.game, actions.say)), _side_by_side(no, yes)]
    if replay.ended and replay.game_id is not None:
        result = Action(say("summary-open"), ft.Icons.EMOJI_EVENTS, actions.show_summary)
        return [_side_by_side(back, result)]
    if replay.arrived:
        table = Action(say("replay-take-up"), ft.Icons.PLAY_ARROW, actions.take_up, Weight.GOLD)
        watch = Action(say("replay-watch"), ft.Icons.VISIBILITY, actions.watch)
        return [action(table), action(watch, compact=True)]
    words = say("replay-reopen" if replay.ended else "replay-take-up")
    return [_side_by_side(back, Action(words, ft.Icons.TABLE_BAR, actions.take_up))]


def _of_the_table(
    replay: Replay, now: Game | None, limits: list[ft.Control], actions: ReplayActions
) -> list[ft.Control]:
    """Return the buttons that lead the game on the table back to the position, and to the table."""
    say, step = actions.say.text, replay.game.last
    undos = 0 if now is None else now.undos_to(step)
    if now is not None and undos and replay.asked_back:
        yes = Action(say("replay-goes-back-yes"), ft.Icons.UNDO, actions.go_back)
        no = Action(say("replay-no"), ft.Icons.CLOSE, actions.keep_running_game, Weight.GOLD)
        return [_question(going_back(now, step, actions.say)), _side_by_side(yes, no)]
    weight = Weight.PLAIN if undos and not limits else Weight.LOCKED
    here = Action(say("replay-go-back"), ft.Icons.UNDO, actions.go_back, weight)
    over = now is not None and now.table.end is not None
    words, icon = ("summary-open", ft.Icons.EMOJI_EVENTS) if over else _TO_TABLE
    table = Action(say(words), icon, actions.take_up, Weight.GOLD)
    return [*limits, _side_by_side(here, table)]


def _question(words: str) -> ft.Control:
    return ft.Semantics(live_region=True, content=body_text(words))


def _side_by_side(first: Action, second: Action) -> ft.Control:
    return ft.Row(
        [action(first, compact=True, share=2), action(second, compact=True, share=3)],
        spacing=Space.XS,
    )
