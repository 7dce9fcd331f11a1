"""A game step by step: the table as it was, what happened, and the controls of the replay.

Nothing on this screen changes the game; only "take up" changes the table.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes.box import Character
from companion.core.game import Game
from companion.ui.board import seat_list, table_stage
from companion.ui.board.centre import centre_of_table
from companion.ui.board.pots_row import pots_row
from companion.ui.board.scene import Scene, pot_views, seat_views, stage_view
from companion.ui.board.selection import Selection
from companion.ui.board.verdict_gains import gain_chip
from companion.ui.kit.buttons import Action, Weight, action
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import square_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_style, title_size, words_of_title
from companion.ui.kit.toolbar import tools as tools_row
from companion.ui.layout import geometry
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.geometry import SeatList, Side, Stage
from companion.ui.layout.tokens import MOVING, STILL, Font, Size, Space, Touch
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.dialog_kinds import MaskDialog
from companion.ui.page.guest_notices import why_limited
from companion.ui.page.view import View
from companion.ui.replay.present import running_game, turn_in_words, what_happened
from companion.ui.replay.state import Replay, ReplayState
from companion.ui.replay.steps import ReplayActions
from companion.ui.result.sections import result_card, result_column, shown_result
from companion.ui.wording.game_history import going_back

_EMBLEM: Final = 72.0
_EMBLEM_COMPACT: Final = 44.0
_TRACK_INSET: Final = 22.0
"""Pixels between the ends of the client's slider and of its track."""


def replay_screen(view: View, actions: ReplayActions, cache: ControlCache) -> ft.Control:
    """Return the table after some steps of a game that is not played here."""
    replay = view.state(ReplayState).on(view.route)
    if replay is None:
        return ft.Container(body_text(actions.say.text("games-loading"), muted=True), padding=64)
    people = len(replay.record.game.start.seats)
    layout = geometry.layout(view.width, view.height, people, outwards=view.outwards)
    shown = Scene(replay.game.table, Selection(0), None, replay.game)
    if isinstance(layout.body, SeatList):
        table = _in_list(shown, layout.body, actions, cache)
    else:
        table = _on_stage(view, replay, shown, layout.body, actions, cache)
    beside = layout.dock.side is Side.RIGHT
    dock = _dock(view, replay, actions, layout.dock.size if beside else None)
    if not beside and isinstance(layout.body, Stage):
        dock.height = layout.dock.size
    screen: ft.Control = (
        ft.Row([table, dock], spacing=0, expand=True)
        if beside
        else ft.Column([table, dock], spacing=0, expand=True)
    )
    return screen


def _on_stage(
    view: View,
    replay: Replay,
    shown: Scene,
    body: Stage,
    actions: ReplayActions,
    cache: ControlCache,
) -> ft.Control:
    seen = stage_view(shown, actions.say, replay.position)
    if not replay.forward:
        seen = replace(seen, moved=())
    centre = _centre(view, shown, body, actions, cache)
    drawn = (seen, body, centre, STILL if view.reduced_motion else MOVING)
    return cache.keep("stage", drawn, lambda: table_stage.stage(current_palette(), *drawn))


def _centre(
    view: View, shown: Scene, body: Stage, actions: ReplayActions, cache: ControlCache
) -> ft.Control:
    if shown.table.end is not None:
        result = shown_result(shown.game, actions)
        seen = (result, body.inside, view.language)
        return cache.keep("result", seen, lambda: result_card(result, body.inside, actions))

    def tap(character: Character) -> Callable[[], object]:
        return partial(actions.dialogs.open_guarded, MaskDialog(character.id))

    return centre_of_table(shown, body, tap, actions.say, view.card_language, cache)


def _in_list(
    shown: Scene, body: SeatList, actions: ReplayActions, cache: ControlCache
) -> ft.Control:
    width = body.width - 2 * Space.M
    parts: list[ft.Control]
    if shown.table.end is not None:
        parts = result_column(shown.game, width, actions, cache)
    else:
        pots = (*pot_views(shown, actions.say), width)
        seats = seat_views(shown, actions.say)
        parts = [
            cache.keep("pots", pots, lambda: pots_row(*pots)),
            seat_list.seat_rows(seats, width, body.row, cache),
        ]
    column = ft.Column(
        parts,
        key="over" if shown.table.end is not None else "seats",
        spacing=Space.XS,
        scroll=SCROLLBAR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(
        column, padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.S), expand=True
    )


def _dock(view: View, replay: Replay, actions: ReplayActions, width: float | None) -> ft.Container:
    """What happened, the controls of the replay, and the way to take the game up."""
    palette = current_palette()
    compact = is_phone(view.width, view.height) or width is None
    padding = Space.M if compact else Space.L
    room = (view.width if width is None else width) - 2 * padding
    words = _words(replay, room, actions, compact=compact)
    below = [
        _slider(replay, room, actions),
        _steps(replay, room, actions),
        *notice(view, actions),
        *_taking_up(view, replay, actions),
    ]
    if width is None:
        content = ft.Column(
            [words, *below],
            spacing=Space.XS,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        edge = ft.Border.only(top=ft.BorderSide(1, palette.line))
    else:
        head = [] if compact else [tools_row(tools(actions), room), ft.Divider(height=1)]
        content = ft.Column(
            [*head, ft.Container(words, expand=True), *below],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        edge = ft.Border.only(left=ft.BorderSide(1, palette.line))
    return ft.Container(
        content, key="dock", width=width, bgcolor=palette.dock, padding=padding, border=edge
    )


def _words(replay: Replay, room: float, actions: ReplayActions, *, compact: bool) -> ft.Control:
    """The turn, what happened in the step and what it brought whom, in a live region."""
    palette = current_palette()
    shown = what_happened(replay, actions.say)
    mark = _EMBLEM_COMPACT if compact else _EMBLEM
    width = room - (mark + Space.S if shown.character else 0)
    size = title_size(shown.title, width, Size.AWAITED_PHONE if compact else Size.AWAITED_LONG)
    muted = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
    parts: list[ft.Control] = [
        ft.Text(turn_in_words(replay, actions.say), style=eyebrow_style()),
        words_of_title(shown.title, round(size), round(size * 1.15), palette.text),
    ]
    if shown.announced:
        parts.insert(1, ft.Text(shown.announced, style=muted))
    if shown.gains:
        chips = ft.Row(list(map(gain_chip, shown.gains)), wrap=True, run_spacing=Space.XXS)
        parts.append(chips)
    plain = style(Font.REGULAR, Size.SECONDARY, palette.text, 22)
    parts += [ft.Text(line, style=plain) for line in shown.sentences]
    column = ft.Column(
        parts, spacing=Space.XXS, width=width, tight=True, scroll=None if compact else SCROLLBAR
    )
    row: list[ft.Control] = [column]
    if shown.character:
        row.insert(0, emblem(shown.character, mark))
    content = ft.Row(row, spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Semantics(
        live_region=True,
        container=True,
        exclude_semantics=True,
        label=f"{turn_in_words(replay, actions.say)}. {shown.label}",
        content=content,
    )


def _slider(replay: Replay, room: float, actions: ReplayActions) -> ft.Control:
    """The position; a tap anywhere on the track leads there."""
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
    return ft.Semantics(label=label, content=tapping)


def _steps(replay: Replay, room: float, actions: ReplayActions) -> ft.Control:
    """To the start, back, play or pause, forward, to the end."""
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


def _taking_up(view: View, replay: Replay, actions: ReplayActions) -> list[ft.Control]:
    """The buttons that take the game up, after a question if another one is on the table.

    A finished game has none: it is taken up from its history.
    """
    say, snapshot = actions.say.text, view.snapshot
    back = Action(say("games-title"), ft.Icons.ARROW_BACK, lambda: actions.navigation.go("/games"))
    if replay.game_id is not None and replay.game_id == snapshot.game_id:
        return _of_the_table(snapshot.game, replay, actions)
    if not view.may_change:
        return [*why_limited(view, actions), action(back)]
    if snapshot.game is not None and replay.asked == snapshot.game_id:
        yes = Action(say("replay-yes"), ft.Icons.CHECK, actions.take_up, Weight.GOLD)
        no = Action(say("replay-no"), ft.Icons.CLOSE, actions.keep_running_game)
        question = ft.Semantics(
            live_region=True, content=body_text(running_game(snapshot.game, actions.say))
        )
        return [question, _side_by_side(no, yes)]
    if replay.ended and replay.game_id is not None:
        result = Action(say("summary-open"), ft.Icons.EMOJI_EVENTS, actions.show_summary)
        return [_side_by_side(back, result)]
    words = say("replay-reopen" if replay.ended else "replay-take-up")
    take = Action(words, ft.Icons.TABLE_BAR, actions.take_up)
    return [_side_by_side(back, take)]


def _of_the_table(now: Game | None, replay: Replay, actions: ReplayActions) -> list[ft.Control]:
    """The buttons for the game on the table: to go back to the position, and to the table."""
    say, step = actions.say.text, replay.game.last
    undos = 0 if now is None else now.undos_to(step)
    if now is not None and undos and replay.asked_back:
        yes = Action(say("replay-goes-back-yes"), ft.Icons.UNDO, actions.go_back)
        no = Action(say("replay-no"), ft.Icons.CLOSE, actions.keep_running_game, Weight.GOLD)
        question = ft.Semantics(
            live_region=True, content=body_text(going_back(now, step, actions.say))
        )
        return [question, _side_by_side(yes, no)]
    possible = undos and actions.view.may_change
    weight = Weight.PLAIN if possible else Weight.LOCKED
    here = Action(say("replay-go-back"), ft.Icons.UNDO, actions.go_back, weight)
    table = Action(say("replay-to-table"), ft.Icons.PLAY_ARROW, actions.take_up, Weight.GOLD)
    return [*why_limited(actions.view, actions), _side_by_side(here, table)]


def _side_by_side(first: Action, second: Action) -> ft.Control:
    return ft.Row(
        [action(first, compact=True, share=2), action(second, compact=True, share=3)],
        spacing=Space.XS,
    )
